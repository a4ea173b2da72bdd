//! Signals reach everybody who shares the database, and none is lost in silence.

use std::time::Duration;

use kolo_store::{EventLog, Signal, Subscription, Version};

use crate::support::{TestDb, append, on_both, stream};

on_both![
    commits_are_signalled_at_home_and_elsewhere,
    refused_and_repeated_commands_are_silent,
    an_imported_stream_is_signalled,
    a_closed_store_ends_its_subscriptions,
];

/// The next signal; a test that waits this long has failed.
async fn next(subscription: &mut Subscription) -> Option<Signal> {
    tokio::time::timeout(Duration::from_secs(20), subscription.next()).await.expect("a signal in time")
}

fn changed(name: &str, version: u64) -> Signal {
    Signal::Changed { stream: stream(name), version: Version(version) }
}

async fn commits_are_signalled_at_home_and_elsewhere(db: &TestDb) {
    let here = db.open().await;
    let there = db.open().await;
    here.append(append("before", 0, "c1", &["1"])).await.unwrap();
    let mut at_home = here.subscribe().await.unwrap();
    let mut elsewhere = there.subscribe().await.unwrap();

    here.append(append("liga", 0, "c1", &["1", "2"])).await.unwrap();
    assert_eq!(next(&mut at_home).await, Some(changed("liga", 2)));
    assert_eq!(next(&mut elsewhere).await, Some(changed("liga", 2)));

    there.append(append("liga", 2, "c2", &["3"])).await.unwrap();
    assert_eq!(next(&mut at_home).await, Some(changed("liga", 3)));
    assert_eq!(next(&mut elsewhere).await, Some(changed("liga", 3)));
}

async fn refused_and_repeated_commands_are_silent(db: &TestDb) {
    let store = db.open().await;
    let mut signals = store.subscribe().await.unwrap();
    let command = append("liga", 0, "c1", &["1"]);
    store.append(command.clone()).await.unwrap();
    store.append(command).await.unwrap();
    store.append(append("liga", 0, "c2", &["2"])).await.unwrap_err();
    store.append(append("liga", 1, "c3", &["3"])).await.unwrap();
    assert_eq!(next(&mut signals).await, Some(changed("liga", 1)));
    assert_eq!(next(&mut signals).await, Some(changed("liga", 2)));
}

async fn an_imported_stream_is_signalled(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1", "2"])).await.unwrap();
    let mut file = Vec::new();
    kolo_store::export(&store, &stream("liga"), &mut file).await.unwrap();
    let mut signals = store.subscribe().await.unwrap();
    let name = kolo_store::ImportAs::Name(stream("copy"));
    kolo_store::import(&store, "file", &mut &file[..], name).await.unwrap();
    assert_eq!(next(&mut signals).await, Some(changed("copy", 2)));
}

async fn a_closed_store_ends_its_subscriptions(db: &TestDb) {
    let store = db.open().await;
    let mut signals = store.subscribe().await.unwrap();
    store.close().await.unwrap();
    drop(store);
    assert_eq!(next(&mut signals).await, None);
}
