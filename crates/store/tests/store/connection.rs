//! A connection that breaks in the middle: a clear error, and the same command sent again settles it.

mod proxy;

use std::time::Duration;

use kolo_store::{AppendError, Appended, EventLog, Signal, Store, StoreError, Version};
use sqlx::{AssertSqlSafe, Executor};

use crate::support::{PostgresDatabase, admin_connection, append, stream};
use proxy::Proxy;

async fn behind_proxy() -> (PostgresDatabase, Proxy, Store) {
    let database = PostgresDatabase::create().await;
    let proxy = Proxy::start(&database.url()).await;
    let store = Store::open(&proxy.url()).await.unwrap();
    (database, proxy, store)
}

fn connection_lost(outcome: &Result<Appended, AppendError>) -> bool {
    matches!(outcome, Err(AppendError::Store(StoreError::ConnectionLost { .. })))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_lost_after_the_commit_counts_once() {
    let (database, proxy, store) = behind_proxy().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    proxy.swallow_the_answer_to("COMMIT");
    let command = append("liga", 1, "c2", &["2", "3"]);
    let outcome = store.append(command.clone()).await;
    assert!(connection_lost(&outcome), "{outcome:?}");

    let settled = store.append(command).await.unwrap();
    assert_eq!(settled, Appended { version: Version(3), repeated: true });
    let direct = Store::open(&database.url()).await.unwrap();
    assert_eq!(direct.read_all(&stream("liga")).await.unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_lost_before_the_commit_writes_nothing() {
    let (database, proxy, store) = behind_proxy().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    let direct = Store::open(&database.url()).await.unwrap();
    for word in ["BEGIN", "FOR UPDATE", "INSERT INTO kolo_event", "pg_notify", "COMMIT"] {
        // A store whose connection is new: the words of a statement are sent the first time only.
        let store = Store::open(&proxy.url()).await.unwrap();
        proxy.cut_at(word);
        let outcome = store.append(append("liga", 1, "c2", &["2", "3"])).await;
        assert!(connection_lost(&outcome), "{word}: {outcome:?}");
        assert_eq!(direct.version(&stream("liga")).await.unwrap(), Version(1), "{word}");
    }
    let settled = store.append(append("liga", 1, "c2", &["2", "3"])).await.unwrap();
    assert_eq!(settled, Appended { version: Version(3), repeated: false });
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_through_a_bad_line_count_once_each() {
    let (database, proxy, store) = behind_proxy().await;
    let mut lost = 0;
    let mut repeated = 0;
    let mut version = 0;
    for number in 0..60 {
        // The line breaks once for each command, every time somewhere else.
        proxy.cut_after(number % 20);
        let command = append("liga", version, &format!("c{number}"), &["1", "2"]);
        loop {
            match store.append(command.clone()).await {
                Ok(appended) => {
                    version += 2;
                    assert_eq!(appended.version, Version(version));
                    repeated += u32::from(appended.repeated);
                    break;
                }
                Err(AppendError::Store(
                    StoreError::ConnectionLost { .. } | StoreError::Unreachable { .. },
                )) => {
                    lost += 1;
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
    println!("60 commands through a bad line: {lost} connections lost, {repeated} commands had been written");
    // Whether a commit gets through before the line breaks is a matter of packets; that it then counts once is made
    // sure above, where the answer to it is swallowed.
    assert!(lost > 10, "the line was bad: {lost} lost, {repeated} repeated");
    let direct = Store::open(&database.url()).await.unwrap();
    assert_eq!(direct.check().await.unwrap().defects, []);
    assert_eq!(direct.read_all(&stream("liga")).await.unwrap().len(), 120);
}

#[tokio::test]
async fn a_network_that_swallows_everything_is_not_waited_for_for_ever() {
    let (_database, proxy, store) = behind_proxy().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    proxy.go_silent_at("BEGIN");
    let waiting = tokio::spawn(async move { store.append(append("liga", 1, "c2", &["2"])).await });
    proxy.silence().await;
    // From here on the clock jumps to the next timer whenever nothing else is going on.
    tokio::time::pause();
    let outcome = waiting.await.unwrap();
    assert!(connection_lost(&outcome), "{outcome:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_recovers_when_the_server_ends_all_connections() {
    let database = PostgresDatabase::create().await;
    let store = Store::open(&database.url()).await.unwrap();
    let mut signals = store.subscribe().await.unwrap();
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    let changed = |version| Some(Signal::Changed { stream: stream("liga"), version: Version(version) });
    assert_eq!(signals.next().await, changed(1));

    let end = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'",
        database.name()
    );
    admin_connection().await.execute(AssertSqlSafe(end)).await.unwrap();
    let resync = tokio::time::timeout(Duration::from_secs(20), signals.next()).await.unwrap();
    assert_eq!(resync, Some(Signal::Resync), "signals may have been missed");
    assert_eq!(store.append(append("liga", 1, "c2", &["2"])).await.unwrap().version, Version(2));
    assert_eq!(signals.next().await, changed(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn signals_missed_during_an_outage_are_not_missed_in_silence() {
    let (database, proxy, store) = behind_proxy().await;
    let mut signals = store.subscribe().await.unwrap();
    proxy.cut_all_and_refuse();
    let elsewhere = Store::open(&database.url()).await.unwrap();
    elsewhere.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    proxy.let_through();
    let resync = tokio::time::timeout(Duration::from_secs(20), signals.next()).await.unwrap();
    assert_eq!(resync, Some(Signal::Resync));
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(1));
    elsewhere.append(append("liga", 1, "c2", &["2"])).await.unwrap();
    assert_eq!(signals.next().await, Some(Signal::Changed { stream: stream("liga"), version: Version(2) }));
}
