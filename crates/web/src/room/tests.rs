//! Rooms on a real SQLite file, with the site as their subject.

use kolo_store::{Append, CommandId, EventLog, NewEvent, Signal, Store, StreamId, Timestamp, Version};

use super::{Room, RoomError, Rooms};
use crate::key::Secret;
use crate::site::{Giver, Site, SiteAct, SiteOrder, SiteRefusal};
use crate::time::Now;

struct Place {
    _folder: tempfile::TempDir,
    url: String,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("rooms.sqlite").display());
        Place { _folder: folder, url }
    }

    async fn store(&self) -> Store {
        Store::open(&self.url).await.expect("a database")
    }
}

fn stream(name: &str) -> StreamId {
    name.parse().expect("a name")
}

fn command(name: &str) -> CommandId {
    name.parse().expect("a name")
}

fn new_key(at: i64) -> SiteOrder {
    let key = Secret::random().expect("random bytes").hash();
    SiteOrder { at: Now(at), by: Giver::Owner, act: SiteAct::IssueKey(key) }
}

#[tokio::test]
async fn a_command_counts_once_also_for_another_process_and_after_a_restart() {
    let place = Place::new();
    let store = place.store().await;
    let room: Room<Site> = Room::open(store.clone(), stream("site")).await.expect("open");
    let order = new_key(1);
    let done = room.give(command("a"), &order).await.expect("it is new");
    assert_eq!(done.version, Version(1));
    assert_eq!(room.give(command("a"), &order).await.expect("again").version, Version(1));

    let other: Room<Site> = Room::open(place.store().await, stream("site")).await.expect("open");
    assert_eq!(other.newest().state, done.state);
    assert_eq!(other.give(command("a"), &order).await.expect("again").version, Version(1));
    assert_eq!(store.version(&stream("site")).await, Ok(Version(1)));
}

#[tokio::test]
async fn a_history_is_written_at_once_and_is_the_same_as_order_by_order() {
    let place = Place::new();
    let store = place.store().await;
    let orders: Vec<(CommandId, SiteOrder)> =
        (1..=5).map(|at| (command(&format!("c{at}")), new_key(at))).collect();
    let one_by_one: Room<Site> = Room::open(store.clone(), stream("slow")).await.expect("open");
    for (name, order) in &orders {
        one_by_one.give(name.clone(), order).await.expect("it is new");
    }
    let at_once: Room<Site> = Room::open(store.clone(), stream("site")).await.expect("open");
    let begun = at_once.begin_with(orders.clone()).await.expect("it is empty");
    assert_eq!((begun.version, &begun.state), (Version(5), &one_by_one.newest().state));
    let said = async |name: &str| {
        let events = store.read_all(&stream(name)).await.expect("a log");
        events
            .into_iter()
            .map(|event| (event.seq, event.command, event.payload, event.at))
            .collect::<Vec<_>>()
    };
    assert_eq!(said("site").await, said("slow").await);
    // Others read the same, and a command of it counts once.
    let other: Room<Site> = Room::open(place.store().await, stream("site")).await.expect("open");
    assert_eq!(other.newest().state, begun.state);
    let (name, order) = &orders[4];
    assert_eq!(other.give(name.clone(), order).await.expect("again").version, Version(5));
    // Nothing is written over, and what is refused leaves nothing.
    assert!(at_once.begin_with(orders).await.is_err());
    let forged = SiteAct::Leave(Secret::random().expect("random bytes").hash());
    let enter = SiteAct::Accept(Secret::random().expect("random bytes").hash());
    let empty: Room<Site> = Room::open(store.clone(), stream("empty")).await.expect("open");
    let order = |act| SiteOrder { at: Now(1), by: Giver::Owner, act };
    let refused =
        vec![(command("a"), new_key(1)), (command("b"), order(forged)), (command("c"), order(enter))];
    let refused = empty.begin_with(refused).await;
    assert!(matches!(refused, Err(RoomError::Refused(_))), "{refused:?}");
    assert_eq!(store.version(&stream("empty")).await, Ok(Version::NONE));
}

#[tokio::test]
async fn a_room_that_is_behind_catches_up_and_decides_again() {
    let place = Place::new();
    let room: Room<Site> = Room::open(place.store().await, stream("site")).await.expect("open");
    let other: Room<Site> = Room::open(place.store().await, stream("site")).await.expect("open");
    let key = Secret::random().expect("random bytes");
    let issue = SiteOrder { at: Now(1), by: Giver::Owner, act: SiteAct::IssueKey(key.hash()) };
    room.give(command("a"), &issue).await.expect("a key");

    // The other room has heard of neither key; it reads the log before it refuses.
    let name = kolo_model::Name::new("Eva").expect("a name");
    let session = Secret::random().expect("random bytes").hash();
    let stranger = Secret::random().expect("random bytes").hash();
    let forged = SiteOrder {
        at: Now(2),
        by: Giver::Owner,
        act: SiteAct::Enter { key: stranger, session, name: name.clone(), login: None },
    };
    let refused = other.give(command("b"), &forged).await;
    assert!(matches!(refused, Err(RoomError::Refused(SiteRefusal::KeyUnknown))), "{refused:?}");
    room.give(command("c"), &new_key(2)).await.expect("a key");
    let enter = SiteOrder {
        at: Now(2),
        by: Giver::Owner,
        act: SiteAct::Enter { key: key.hash(), session, name, login: None },
    };
    let entered = other.give(command("b"), &enter).await.expect("a conflict is no refusal");
    assert_eq!(entered.version, Version(3));
    assert!(entered.state.session(&session, Now(3)).is_some());
}

#[tokio::test]
async fn rooms_hear_what_others_write_and_unknown_streams_leave_no_trace() {
    let place = Place::new();
    let rooms: Rooms<Site> = Rooms::new(place.store().await);
    assert!(rooms.get(&stream("nobody")).await.expect("sound").is_none());
    let room = rooms.room(&stream("site")).await.expect("open");
    let mut watching = room.follow().newest;

    let other: Room<Site> = Room::open(place.store().await, stream("site")).await.expect("open");
    other.give(command("a"), &new_key(1)).await.expect("a key");
    assert_eq!(room.newest().version, Version(0));
    let changed = Signal::Changed { stream: stream("site"), version: Version(1) };
    assert!(rooms.hear(&changed).await.is_empty());
    watching.changed().await.expect("the room is there");
    assert_eq!(watching.borrow_and_update().version, Version(1));

    other.give(command("b"), &new_key(1)).await.expect("a key");
    assert!(rooms.hear(&Signal::Resync).await.is_empty());
    assert_eq!(room.newest().version, Version(2));
}

#[tokio::test]
async fn few_rooms_stay_loaded_and_those_that_are_followed_last() {
    let place = Place::new();
    let rooms: Rooms<Site> = Rooms::new(place.store().await);
    let followed = rooms.room(&stream("followed")).await.expect("open");
    let _watching = followed.follow();
    for number in 0..super::rooms::KEPT {
        rooms.room(&stream(&format!("room-{number}"))).await.expect("open");
    }
    assert_eq!(rooms.loaded(), super::rooms::KEPT);
    let again = rooms.room(&stream("followed")).await.expect("open");
    assert!(std::sync::Arc::ptr_eq(&followed, &again), "it was not forgotten");
}

#[tokio::test]
async fn a_room_with_trouble_keeps_no_other_from_going_on() {
    let place = Place::new();
    let store = place.store().await;
    let rooms: Rooms<Site> = Rooms::new(place.store().await);
    let names = ["a", "b", "c", "d"];
    for name in names {
        let room: Room<Site> = Room::open(store.clone(), stream(name)).await.expect("open");
        room.give(command("first"), &new_key(1)).await.expect("a key");
        rooms.get(&stream(name)).await.expect("sound").expect("there");
        room.give(command("second"), &new_key(2)).await.expect("a key");
    }
    let foreign = NewEvent {
        code: "??".to_owned(),
        schema: 1,
        payload: "{}".to_owned(),
        author: String::new(),
        at: Timestamp(3),
        reason: None,
    };
    let (expected, events) = (Version(2), vec![foreign]);
    let append = Append { stream: stream("b"), expected, command: command("foreign"), events };
    store.append(append).await.expect("the store asks nothing");
    let troubles = rooms.hear(&Signal::Resync).await;
    assert_eq!(troubles.iter().map(|(stream, _)| stream.as_str()).collect::<Vec<_>>(), ["b"]);
    for (name, version) in names.into_iter().zip([2, 1, 2, 2]) {
        let room = rooms.held(&stream(name)).expect("loaded");
        assert_eq!(room.newest().version, Version(version), "{name}");
    }
}
