//! Two desks on one log: nothing is overwritten, nothing counts twice, everything comes back after a restart.

use kolo_desk::{Desk, DeskError};
use kolo_model::{Name, System};
use kolo_store::{CommandId, Store, StreamId};
use kolo_tournament::{Author, Command, Entry, Order, Refusal, Role, Settings, Timestamp};

fn name(text: &str) -> Name {
    Name::new(text).expect("a test's own name")
}

fn order(command: Command) -> Order {
    let by = Author { name: name("Hana"), role: Role::Arbiter };
    Order { by, at: Timestamp(1_000), reason: None, command }
}

fn id(text: &str) -> CommandId {
    text.parse().expect("a test's own id")
}

fn stream() -> StreamId {
    "pohar".parse().expect("a test's own stream")
}

fn create() -> Order {
    order(Command::Create(Settings::new(name("Pohár"), System::RoundRobin, 3, 7)))
}

fn enter(who: &str) -> Order {
    order(Command::Enter(Entry::named(name(who))))
}

async fn store(folder: &tempfile::TempDir) -> Store {
    let url = format!("sqlite:{}", folder.path().join("pohar.sqlite").display());
    Store::open(&url).await.expect("a new file opens")
}

#[tokio::test]
async fn a_stale_desk_is_shown_what_came_in_between() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Desk::open(store(&folder).await, stream()).await.unwrap();
    first.give(id("1"), &create()).await.unwrap();
    let mut second = Desk::open(store(&folder).await, stream()).await.unwrap();
    first.give(id("2"), &enter("Adam")).await.unwrap();
    let refused = second.give(id("3"), &enter("Eva")).await.unwrap_err();
    let DeskError::Stale(since) = &refused else { panic!("{refused}") };
    assert_eq!(since.len(), 1);
    assert_eq!(since[0].event.code(), "competitor.entered");
    assert!(refused.to_string().contains("competitor.entered"));
    // It has caught up, so the second try succeeds.
    second.give(id("3"), &enter("Eva")).await.unwrap();
    assert_eq!(first.catch_up().await.unwrap().len(), 1);
    assert_eq!(first.ledger().state(), second.ledger().state());
}

#[tokio::test]
async fn an_order_sent_twice_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(store(&folder).await, stream()).await.unwrap();
    desk.give(id("1"), &create()).await.unwrap();
    let done = desk.give(id("phone-7"), &enter("Adam")).await.unwrap();
    assert!(!done.repeated);
    let again = desk.give(id("phone-7"), &enter("Adam")).await.unwrap();
    assert!(again.repeated);
    assert_eq!(again.events, done.events);
    // A desk that has not even seen it answers the same.
    let mut other = Desk::open(store(&folder).await, stream()).await.unwrap();
    assert_eq!(other.give(id("phone-7"), &enter("Adam")).await.unwrap(), again);
    assert_eq!(desk.version().0, 2);
    // The same name for another order is a mistake, not a repetition.
    let reused = desk.give(id("phone-7"), &enter("Eva")).await.unwrap_err();
    assert!(matches!(reused, DeskError::NameReused(_)), "{reused}");
    assert_eq!(desk.version().0, 2);
}

#[tokio::test]
async fn a_refused_order_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(store(&folder).await, stream()).await.unwrap();
    let refused = desk.give(id("1"), &enter("Adam")).await.unwrap_err();
    assert!(matches!(refused, DeskError::Refused(Refusal::NotCreated)));
    desk.give(id("2"), &create()).await.unwrap();
    let refused = desk.give(id("3"), &create()).await.unwrap_err();
    assert!(matches!(refused, DeskError::Refused(Refusal::AlreadyCreated)));
    assert_eq!(Desk::open(store(&folder).await, stream()).await.unwrap().version().0, 1);
}

#[tokio::test]
async fn steps_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = Desk::open(store(&folder).await, stream()).await.unwrap();
    desk.give(id("1"), &create()).await.unwrap();
    for (n, who) in ["Adam", "Eva", "Jan", "Hana"].iter().enumerate() {
        desk.give(id(&format!("enter-{n}")), &enter(who)).await.unwrap();
    }
    // One order, two events: numbers and draft.
    let draft = Command::DraftRound {
        by: kolo_tournament::Drafting::Program,
        unfinished: kolo_tournament::Unfinished::Wait,
    };
    let done = desk.give(id("draft"), &order(draft)).await.unwrap();
    assert_eq!(done.events.len(), 2);
    let reopened = Desk::open(store(&folder).await, stream()).await.unwrap();
    assert_eq!(reopened.ledger().records(), desk.ledger().records());
    assert_eq!(reopened.ledger().state(), desk.ledger().state());
    let preview = reopened.preview(&order(Command::DiscardDraft)).unwrap();
    assert_eq!(preview.decision.events.len(), 1);
}
