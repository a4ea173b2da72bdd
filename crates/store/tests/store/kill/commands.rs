//! The commands of the kill tests: made from their number alone, so that every byte can be checked.

use kolo_store::{Append, EventLog, NewEvent, Store, StoredEvent, StreamId, Timestamp, Version};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

pub(super) fn stream() -> StreamId {
    "killed".parse().unwrap()
}

/// The command of a number: one to five events, small and large.
pub(super) fn command(number: u64, expected: Version) -> Append {
    let mut random = SmallRng::seed_from_u64(number);
    let count = random.random_range(1..=5);
    let events = (1..=count).map(|nth| {
        let filler = "ř".repeat(random.random_range(0..1500));
        NewEvent {
            code: "K".into(),
            schema: 1,
            payload: format!("{number}:{nth}:{count}:{filler}"),
            author: "writer".into(),
            at: Timestamp(i64::try_from(number).unwrap()),
            reason: random.random_ratio(1, 3).then(|| format!("because {number}")),
        }
    });
    Append {
        stream: stream(),
        expected,
        command: format!("c{number}").parse().unwrap(),
        events: events.collect(),
    }
}

/// The number of the command that an event came with.
pub(super) fn number_of(event: &StoredEvent) -> u64 {
    event.payload.split(':').next().unwrap().parse().unwrap()
}

/// What the log must hold.
#[derive(Default)]
pub(super) struct Log {
    /// Commands 0 to this one, without it, stand in the log.
    pub(super) commands: u64,
    pub(super) version: Version,
    pub(super) acknowledged_commands: u64,
    pub(super) acknowledged_events: u64,
    /// Commands that stood in the log though the kill came before their acknowledgement.
    pub(super) unacknowledged: u64,
}

impl Log {
    /// The next command in order was acknowledged with this version.
    pub(super) fn acknowledge(&mut self, version: Version) {
        self.acknowledged_commands += 1;
        self.acknowledged_events += version.0 - self.version.0;
        self.commands += 1;
        self.version = version;
    }

    /// The log holds everything acknowledged and at most one command more.
    pub(super) async fn compare_after_kill(&mut self, store: &Store, acknowledged: Vec<u64>) {
        let first = self.commands;
        assert!(
            acknowledged.iter().copied().eq(first..first + acknowledged.len() as u64),
            "{acknowledged:?}"
        );
        let found = self.compare(store, first, self.version).await;
        let lost = acknowledged.iter().filter(|number| **number >= found.commands).count();
        assert_eq!(lost, 0, "acknowledged and lost");
        for number in acknowledged {
            let events = command(number, Version::NONE).events.len() as u64;
            self.acknowledge(Version(self.version.0 + events));
        }
        let more = found.commands - self.commands;
        assert!(more <= 1, "one command at a time was under way");
        self.unacknowledged += more;
        self.commands = found.commands;
        self.version = found.version;
    }

    /// The log holds exactly this, from its first event to its last.
    pub(super) async fn compare_all(&self, store: &Store) {
        let found = self.compare(store, 0, Version::NONE).await;
        assert_eq!((found.commands, found.version), (self.commands, self.version));
        assert_eq!(store.check().await.unwrap().defects, []);
    }

    /// Reads on from a command and its version: whole commands, in order, byte for byte.
    async fn compare(&self, store: &Store, first: u64, after: Version) -> Log {
        let mut events = Vec::new();
        store.for_each(&stream(), after, |event| events.push(event)).await.unwrap();
        let mut found = Log { commands: first, version: after, ..Log::default() };
        let mut rest = events.into_iter().peekable();
        while rest.peek().is_some() {
            let expected = command(found.commands, found.version);
            for event in expected.events {
                let seq = Version(found.version.0 + 1);
                let stored = rest.next().expect("no half-written command");
                let wanted = StoredEvent {
                    stream: stream(),
                    seq,
                    command: expected.command.clone(),
                    code: event.code,
                    schema: event.schema,
                    payload: event.payload,
                    author: event.author,
                    at: event.at,
                    reason: event.reason,
                };
                assert!(stored == wanted, "event {seq} differs:\n{stored:?}\n{wanted:?}");
                found.version = seq;
            }
            found.commands += 1;
        }
        found
    }
}
