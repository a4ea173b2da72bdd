//! Commands that wait for a busy SQLite file are written together, each answered as if it had come alone.

use std::path::Path;

use kolo_store::{AppendError, EventLog, Signal, Store, Version};

use crate::support::{Occupied, TestDb, append, stream};

const MANY: u64 = 200;

/// How many commits stand in the write-ahead log; its format is <https://www.sqlite.org/fileformat2.html#walformat>.
fn commits(database: &Path) -> usize {
    let log = std::fs::read(format!("{}-wal", database.display())).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let (page, salt) = (number(8) as usize, number(16));
    let frames = (32..log.len()).step_by(24 + page);
    // The last frame of a commit says how large the database is after it. Frames with another salt are of old.
    frames.filter(|&frame| number(frame + 8) == salt && number(frame + 4) != 0).count()
}

async fn occupied() -> (TestDb, Store, std::path::PathBuf) {
    let db = TestDb::sqlite();
    let store = db.open().await;
    let path = db.url().replace("sqlite:", "").into();
    (db, store, path)
}

#[tokio::test]
async fn many_streams_share_a_commit() {
    let (_db, store, path) = occupied().await;
    let mut signals = store.subscribe().await.unwrap();
    let before = commits(&path);
    let others = Occupied::by_another(&path).await;
    let waiting: Vec<_> = (0..MANY)
        .map(|nth| {
            let store = store.clone();
            let command = append(&format!("duel-{nth}"), 0, "c", &["1", "2"]);
            tokio::spawn(async move { store.append(command).await.unwrap() })
        })
        .collect();
    others.leave_when_all_wait().await;
    for outcome in waiting {
        assert_eq!(outcome.await.unwrap().version, Version(2));
    }
    let made = commits(&path) - before;
    assert!((1..=5).contains(&made), "{made} commits for {MANY} commands");
    for _ in 0..MANY {
        assert!(matches!(signals.next().await, Some(Signal::Changed { version: Version(2), .. })));
    }
    assert_eq!(store.check().await.unwrap().defects, []);
    assert_eq!(store.list().await.unwrap().len(), usize::try_from(MANY).unwrap());
}

#[tokio::test]
async fn each_is_answered_as_if_it_had_come_alone() {
    let (_db, store, path) = occupied().await;
    store.append(append("liga", 0, "old", &["1"])).await.unwrap();
    let others = Occupied::by_another(&path).await;
    let commands = [
        append("liga", 1, "first", &["2"]),
        append("liga", 1, "late", &["3"]),
        append("liga", 2, "next", &["3", "4"]),
        append("liga", 1, "first", &["2"]),
        append("liga", 1, "first", &["other words"]),
        append("liga", 0, "old", &["1"]),
        append("cup", 1, "ahead", &["1"]),
        append("cup", 0, "made", &["1"]),
    ];
    let waiting: Vec<_> = commands
        .into_iter()
        .map(|command| {
            let store = store.clone();
            tokio::spawn(async move { store.append(command).await })
        })
        .collect();
    others.leave_when_all_wait().await;
    let mut said = Vec::new();
    for outcome in waiting {
        said.push(match outcome.await.unwrap() {
            Ok(appended) => {
                format!("{} {}", appended.version.0, if appended.repeated { "again" } else { "new" })
            }
            Err(AppendError::Conflict(conflict)) => {
                format!("conflict at {} with {}", conflict.actual.0, conflict.since.len())
            }
            Err(AppendError::CommandReused { version, .. }) => format!("reused {}", version.0),
            Err(other) => other.to_string(),
        });
    }
    let expected = [
        "2 new",
        "conflict at 2 with 1",
        "4 new",
        "2 again",
        "reused 2",
        "1 again",
        "conflict at 0 with 0",
        "1 new",
    ];
    assert_eq!(said, expected);
    let payloads: Vec<_> = store.read_all(&stream("liga")).await.unwrap();
    let payloads: Vec<_> = payloads.iter().map(|event| event.payload.as_str()).collect();
    assert_eq!(payloads, ["1", "2", "3", "4"]);
    assert_eq!(store.check().await.unwrap().defects, []);
}
