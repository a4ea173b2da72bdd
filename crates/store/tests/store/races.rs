//! Several writers at once, through several stores on one database.

use kolo_store::{AppendError, EventLog, Store, Version};

use crate::support::{TestDb, append, on_both, stream};

on_both![
    exactly_one_writer_wins_each_version,
    exactly_one_of_many_makes_the_stream,
    the_same_command_from_many_at_once_counts_once,
    streams_do_not_disturb_each_other,
];

const WRITERS: usize = 4;
const COMMANDS: usize = 12;

/// Each writer on a store of its own, as on servers of their own.
async fn stores(db: &TestDb) -> Vec<Store> {
    let mut stores = Vec::new();
    for _ in 0..WRITERS {
        stores.push(db.open().await);
    }
    stores
}

async fn exactly_one_writer_wins_each_version(db: &TestDb) {
    let mut tasks = Vec::new();
    for (writer, store) in stores(db).await.into_iter().enumerate() {
        tasks.push(tokio::spawn(async move {
            let mut won = Vec::new();
            let mut seen = Version::NONE;
            for command in 0..COMMANDS {
                let name = format!("{writer}-{command}");
                loop {
                    match store.append(append("liga", seen.0, &name, &[&name, &name])).await {
                        Ok(appended) => {
                            assert!(!appended.repeated);
                            assert_eq!(appended.version.0, seen.0 + 2);
                            seen = appended.version;
                            won.push(seen);
                            break;
                        }
                        Err(AppendError::Conflict(conflict)) => {
                            // The events in between are exactly those that were not known.
                            let since: Vec<_> = conflict.since.iter().map(|event| event.seq.0).collect();
                            assert_eq!(since, (seen.0 + 1..=conflict.actual.0).collect::<Vec<_>>());
                            seen = conflict.actual;
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
            }
            won
        }));
    }
    let mut won = Vec::new();
    for task in tasks {
        won.extend(task.await.unwrap());
    }
    won.sort_unstable();
    let expected: Vec<_> = (1..=WRITERS * COMMANDS).map(|nth| Version(2 * nth as u64)).collect();
    assert_eq!(won, expected, "every version was won once");
    let store = db.open().await;
    assert_eq!(store.check().await.unwrap().defects, []);
    assert_eq!(store.read_all(&stream("liga")).await.unwrap().len(), 2 * WRITERS * COMMANDS);
}

async fn exactly_one_of_many_makes_the_stream(db: &TestDb) {
    let stores = stores(db).await;
    for round in 0..10 {
        let name = format!("liga-{round}");
        let tasks: Vec<_> = stores
            .iter()
            .enumerate()
            .map(|(writer, store)| {
                let (store, name) = (store.clone(), name.clone());
                tokio::spawn(
                    async move { store.append(append(&name, 0, &format!("c{writer}"), &["1"])).await },
                )
            })
            .collect();
        let mut made = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(appended) => made += appended.version.0,
                Err(AppendError::Conflict(conflict)) => assert_eq!(conflict.since.len(), 1),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(made, 1);
    }
}

async fn the_same_command_from_many_at_once_counts_once(db: &TestDb) {
    let stores = stores(db).await;
    for round in 0..10 {
        let command = append("liga", round, &format!("c{round}"), &["1"]);
        let tasks: Vec<_> = stores
            .iter()
            .map(|store| {
                let (store, command) = (store.clone(), command.clone());
                tokio::spawn(async move { store.append(command).await.unwrap() })
            })
            .collect();
        let mut first = 0;
        for task in tasks {
            let appended = task.await.unwrap();
            assert_eq!(appended.version.0, round + 1);
            first += u32::from(!appended.repeated);
        }
        assert_eq!(first, 1);
    }
}

async fn streams_do_not_disturb_each_other(db: &TestDb) {
    let mut tasks = Vec::new();
    for (writer, store) in stores(db).await.into_iter().enumerate() {
        tasks.push(tokio::spawn(async move {
            let name = format!("liga-{writer}");
            for version in 0..COMMANDS as u64 {
                store.append(append(&name, version, &format!("c{version}"), &["1"])).await.unwrap();
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let listed = db.open().await.list().await.unwrap();
    assert!(listed.iter().all(|info| info.version.0 == COMMANDS as u64));
    assert_eq!(listed.len(), WRITERS);
}
