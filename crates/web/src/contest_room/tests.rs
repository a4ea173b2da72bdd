//! The room of a contest on a real SQLite file, and logs followed from the first order to the last.

use std::collections::BTreeMap;

use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{Day, Note};
use kolo_desk::StreamKind;
use kolo_model::Name;
use kolo_store::Store;
use kolo_tournament::{EntrantId, Role};

use super::*;
use crate::attendee_access::{Front, FrontAct, FrontOrder};
use crate::key::Secret;
use crate::room::{Room, RoomError};

fn order(name: &str, acts: Vec<ContestAct>) -> ContestOrder {
    ContestOrder {
        by: Author { name: Name::new("Eva").expect("a name"), role: Role::Arbiter },
        at: Now(1_700_000_000_000),
        reason: Some("a test".to_owned()),
        acts,
        seen: None,
        digest: name.to_owned(),
        link: None,
        within: None,
    }
}

fn one_tournament() -> ContestAct {
    let day = Day::new(2023, 11, 14).expect("a day");
    let name = Name::new("Turnaj").expect("a name");
    ContestAct::Open(Box::new(Season::of_one_tournament(name, day, day, 7)))
}

async fn room() -> (Room<ContestRoom>, Store, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("kolo.db").display());
    let store = Store::open(&url).await.expect("a database");
    let room = Room::open(store.clone(), StreamKind::Contest.stream("x").expect("a name"))
        .await
        .expect("an empty room");
    (room, store, folder)
}

fn command(name: &str) -> kolo_store::CommandId {
    name.parse().expect("a sound name")
}

#[tokio::test]
async fn an_order_counts_once_and_not_on_what_was_not_seen() {
    let (room, _store, _folder) = room().await;
    let nothing_yet = room.give(command("a"), &order("a", vec![ContestAct::office(Command::Undo(1))])).await;
    assert!(matches!(nothing_yet, Err(RoomError::Refused(ContestRefusal::NotOpen))));
    room.give(command("b"), &order("b", vec![one_tournament()])).await.expect("it is opened");
    let again =
        room.give(command("b"), &order("b", vec![one_tournament()])).await.expect("the same once more");
    assert_eq!(again.version, Version(1));
    let other = room.give(command("b"), &order("c", vec![one_tournament()])).await;
    assert!(matches!(other, Err(RoomError::NameReused(_))));
    let twice = room.give(command("c"), &order("c", vec![one_tournament()])).await;
    assert!(matches!(twice, Err(RoomError::Refused(ContestRefusal::OpenAlready))));
    let stale =
        ContestOrder { seen: Some(Version(0)), ..order("d", vec![ContestAct::office(Command::Undo(1))]) };
    let stale = room.give(command("d"), &stale).await;
    assert!(matches!(stale, Err(RoomError::Refused(ContestRefusal::Stale(_)))));
}

#[tokio::test]
async fn a_whole_season_goes_on_after_a_restart() {
    let (room, store, _folder) = room().await;
    let scale = Scale { teams: 60, individuals: 20, areas: 4, regions: 2 };
    let season = simulate(scale, 7).expect("a season");
    let file = kolo_contest::codec::write(&season.contest).expect("it can be written");
    let taken = ContestAct::TakeOver(Arc::new(season.contest));
    room.give(command("a"), &order("a", vec![taken])).await.expect("taken over");
    let venue =
        room.newest().state.contest().expect("open").state().venues().next().map(|one| one.plan.id.clone());
    let name = Name::new("Jana").expect("a name");
    let note = Note::Spectator { venue: venue.expect("a tournament"), name };
    room.give(command("b"), &order("b", vec![ContestAct::office(Command::Note(note))])).await.expect("noted");
    let again: Room<ContestRoom> = Room::open(store, StreamKind::Contest.stream("x").expect("a name"))
        .await
        .expect("the log can be followed");
    let written = |room: &Room<ContestRoom>| {
        kolo_contest::codec::write(room.newest().state.contest().expect("open")).expect("it can be written")
    };
    assert_eq!(written(&room), written(&again));
    assert!(written(&again).len() > file.len());
    assert_eq!(again.newest().version, Version(2));
}

/// Everything that a season of so many teams adds, order by order, as the log keeps it.
fn orders_of(teams: u32, areas: u32, regions: u32) -> Vec<String> {
    let (mut earlier, mut orders): (Option<Contest>, Vec<String>) = (None, Vec::new());
    let mut add = |now: &Contest| {
        let addition = match &earlier {
            None => Addition::whole(now),
            Some(earlier) => Addition::between(earlier, now),
        };
        let addition = addition.expect("it can be written");
        if !addition.is_empty() {
            let added = Added { order: orders.len().to_string(), addition };
            orders.push(serde_json::to_string(&added).expect("it can be written"));
        }
        earlier = Some(now.clone());
    };
    let scale = Scale { teams, individuals: 0, areas, regions };
    let season = kolo_contest::simulate::simulate_watched(scale, 7, &mut add).expect("a season");
    add(&season.contest);
    orders
}

/// Follows a log from its first event to its last.
fn followed(orders: &[String]) -> ContestRoom {
    let mut room = ContestRoom::empty();
    for text in orders {
        let added: Added = serde_json::from_str(text).expect("it was written here");
        room.apply(&added).expect("it fits");
    }
    room
}

#[test]
fn a_log_is_followed_order_by_order() {
    let orders = orders_of(40, 4, 2);
    let room = followed(&orders);
    let contest = room.contest().expect("it was opened");
    assert_eq!(kolo_contest::invariants::check(contest), []);
    assert!(orders.len() > 100 && room.orders == orders.len() as u64, "{}", orders.len());
}

/// Prints how long the log of a season of 1,200 teams takes.
#[test]
#[ignore = "a measurement: cargo test -p kolo-web --lib -- --ignored --nocapture a_season_of_1200"]
fn a_season_of_1200_teams_is_followed_fast() {
    let orders = orders_of(1200, 80, 14);
    let bytes: usize = orders.iter().map(String::len).sum();
    let begun = std::time::Instant::now();
    let room = followed(&orders);
    println!("{} orders, {bytes} bytes, followed in {:?}", orders.len(), begun.elapsed());
    let begun = std::time::Instant::now();
    let copy = Contest::clone(room.contest().expect("it was opened"));
    println!("a copy takes {:?}", begun.elapsed());
    assert_eq!(copy.records().len(), room.contest().expect("it was opened").records().len());
}

/// The report waits for its turn, and meanwhile the link is withdrawn.
#[tokio::test]
async fn a_report_by_a_link_is_decided_only_while_the_link_holds() {
    let (_, store, _folder) = room().await;
    let stream = StreamKind::Access.stream("x--turnaj").expect("a name");
    let front: Arc<Room<Front>> = Arc::new(Room::open(store, stream).await.expect("open"));
    let (who, key) = (EntrantId(1), Secret::random().expect("random bytes").hash());
    let give = async |name: &str, act: FrontAct| {
        let by = Name::new("Eva").expect("a name");
        front.give(command(name), &FrontOrder { at: Now(0), by, act }).await.expect("it is done");
    };
    give("issue", FrontAct::Issue(BTreeMap::from([(who, key)]))).await;
    let decide = |who: EntrantId| {
        let link = Some(Link { front: Arc::clone(&front), key, who });
        let order = ContestOrder { link, ..order("a", vec![ContestAct::office(Command::Undo(1))]) };
        ContestRoom::empty().decide(&order).expect_err("nobody has opened it")
    };
    assert_eq!(decide(who), ContestRefusal::NotOpen, "the link holds");
    assert_eq!(decide(EntrantId(2)), ContestRefusal::LinkGone, "it belongs to another entry");
    give("revoke", FrontAct::Revoke(who)).await;
    assert_eq!(decide(who), ContestRefusal::LinkGone);
}

/// What was not long ago is known as it was; what is long ago is not kept.
#[test]
fn a_contest_is_known_as_it_was_not_long_ago() {
    let orders = orders_of(24, 2, 1);
    let mut room = ContestRoom::empty();
    let mut files = Vec::new();
    for text in &orders {
        let added: Added = serde_json::from_str(text).expect("it was written here");
        room.apply(&added).expect("it fits");
        files.push(kolo_contest::codec::write(room.contest().expect("open")).expect("it can be written"));
        let count = files.len();
        for (version, file) in (1_u64..).zip(&files).skip(count.saturating_sub(16)) {
            let then = room.recent.as_of(version).expect("it was not long ago");
            assert_eq!(&kolo_contest::codec::write(&then).expect("it can be written"), file, "{version}");
        }
    }
    assert!(orders.len() > 64, "{}", orders.len());
    assert!(room.recent.as_of(1).is_none() && room.recent.as_of(room.orders + 1).is_none());
}

/// What the office writes whole is written on the newest log of the office: no change is overwritten unseen.
#[tokio::test]
async fn the_office_overwrites_nothing_that_was_not_seen() {
    let (room, _store, _folder) = room().await;
    room.give(command("a"), &order("a", vec![one_tournament()])).await.expect("it is opened");
    let season = room.newest().state.contest().expect("open").state().season().clone();
    let named = |name: &str| {
        let season = Season { name: Name::new(name).expect("a name"), ..season.clone() };
        vec![ContestAct::office(Command::ChangeSeason(season))]
    };
    room.give(command("b"), &order("b", named("One"))).await.expect("it is changed");
    let stale = ContestOrder { seen: Some(Version(1)), ..order("c", named("Two")) };
    let stale = room.give(command("c"), &stale).await;
    let Err(RoomError::Refused(ContestRefusal::Stale(since))) = stale else { panic!("{stale:?}") };
    assert_eq!(since.len(), 1, "what was changed meanwhile is shown");
}
