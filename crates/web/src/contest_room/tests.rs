use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{Day, Note};
use kolo_model::Name;
use kolo_store::Store;
use kolo_tournament::Role;

use super::*;
use crate::room::{Room, RoomError};

fn order(name: &str, acts: Vec<ContestAct>) -> ContestOrder {
    ContestOrder {
        by: Author { name: Name::new("Eva").expect("a name"), role: Role::Arbiter },
        at: Now(1_700_000_000_000),
        reason: Some("a test".to_owned()),
        acts,
        seen: None,
        digest: name.to_owned(),
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
    let room = Room::open(store.clone(), stream("x").expect("a name")).await.expect("an empty room");
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
    assert!(matches!(stale, Err(RoomError::Refused(ContestRefusal::Stale))));
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
    let again: Room<ContestRoom> =
        Room::open(store, stream("x").expect("a name")).await.expect("the log can be followed");
    let written = |room: &Room<ContestRoom>| {
        kolo_contest::codec::write(room.newest().state.contest().expect("open")).expect("it can be written")
    };
    assert_eq!(written(&room), written(&again));
    assert!(written(&again).len() > file.len());
    assert_eq!(again.newest().version, Version(2));
}
