//! Any sequence of commands gives what a simple model of the log gives, on both databases.

use kolo_store::{AppendError, Appended, EventLog, NewEvent, Store, Version};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::support::{TestDb, append, event, stream};

/// One command: which name, how far the writer is behind, what it says.
#[derive(Debug, Clone)]
struct Step {
    command: u8,
    behind: u64,
    payloads: Vec<u8>,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (0..12u8, prop_oneof![4 => Just(0), 1 => 1..4u64], prop::collection::vec(0..2u8, 1..4));
    let step = step.prop_map(|(command, behind, payloads)| Step { command, behind, payloads });
    prop::collection::vec(step, 1..16)
}

/// The log as one would write it in a list.
#[derive(Default)]
struct Model {
    events: Vec<(u8, NewEvent)>,
}

#[derive(Debug, PartialEq)]
enum Outcome {
    Appended(Appended),
    Conflict { actual: Version, since: Vec<String> },
    Reused(Version),
}

impl Model {
    fn append(&mut self, expected: u64, command: u8, events: &[NewEvent]) -> Outcome {
        let actual = Version(self.events.len() as u64);
        let earlier: Vec<&NewEvent> =
            self.events.iter().filter(|(name, _)| *name == command).map(|(_, event)| event).collect();
        if let Some(last) = self.events.iter().rposition(|(name, _)| *name == command) {
            let version = Version(last as u64 + 1);
            if earlier.into_iter().eq(events) {
                return Outcome::Appended(Appended { version, repeated: true });
            }
            return Outcome::Reused(version);
        }
        if expected != actual.0 {
            let since = self.events[usize::try_from(expected).unwrap()..].iter();
            return Outcome::Conflict {
                actual,
                since: since.map(|(_, event)| event.payload.clone()).collect(),
            };
        }
        self.events.extend(events.iter().map(|event| (command, event.clone())));
        Outcome::Appended(Appended { version: Version(self.events.len() as u64), repeated: false })
    }
}

async fn follow(store: &Store, name: &str, steps: &[Step]) {
    let mut model = Model::default();
    for step in steps {
        let expected = (model.events.len() as u64).saturating_sub(step.behind);
        let mut command = append(name, expected, &format!("c{}", step.command), &[]);
        command.events = step.payloads.iter().map(|payload| event(&payload.to_string())).collect();
        let predicted = model.append(expected, step.command, &command.events);
        let outcome = match store.append(command).await {
            Ok(appended) => Outcome::Appended(appended),
            Err(AppendError::Conflict(conflict)) => Outcome::Conflict {
                actual: conflict.actual,
                since: conflict.since.into_iter().map(|event| event.payload).collect(),
            },
            Err(AppendError::CommandReused { version, .. }) => Outcome::Reused(version),
            Err(error) => panic!("{error}"),
        };
        assert_eq!(outcome, predicted);
    }
    let stored = store.read_all(&stream(name)).await.unwrap();
    let stored: Vec<_> = stored.into_iter().map(|event| (event.command.to_string(), event.payload)).collect();
    let predicted = model.events.into_iter().map(|(name, event)| (format!("c{name}"), event.payload));
    assert_eq!(stored, predicted.collect::<Vec<_>>());
}

fn agree_with_the_model(db: impl AsyncFnOnce() -> TestDb) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let db = runtime.block_on(db());
    let store = runtime.block_on(db.open());
    let counter = std::cell::Cell::new(0);
    let mut runner =
        TestRunner::new(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() });
    let outcome = runner.run(&steps(), |steps| {
        counter.set(counter.get() + 1);
        runtime.block_on(follow(&store, &format!("case-{}", counter.get()), &steps));
        Ok(())
    });
    outcome.unwrap();
    assert_eq!(runtime.block_on(store.check()).unwrap().defects, []);
}

#[test]
fn sqlite_agrees_with_the_model() {
    agree_with_the_model(async || TestDb::sqlite());
}

#[test]
fn postgres_agrees_with_the_model() {
    agree_with_the_model(TestDb::postgres);
}
