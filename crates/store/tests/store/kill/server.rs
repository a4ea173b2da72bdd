//! Nothing acknowledged is lost when the PostgreSQL server itself is killed.

use std::time::Duration;

use kolo_store::{AppendError, EventLog, Store, StoreError};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tokio::sync::mpsc;

use super::commands::{Log, command};
use super::kills;
use crate::support::{PostgresDatabase, PrivateServer};

#[tokio::test(flavor = "multi_thread")]
async fn postgres_loses_nothing_when_the_server_is_killed() {
    let mut random = SmallRng::seed_from_u64(3);
    let server = PrivateServer::new();
    let address = server.start();
    let database = PostgresDatabase::create_on(&address, "").await;
    let store = Store::open(&database.url()).await.unwrap();

    let kills = kills().div_ceil(20);
    let (acknowledge, mut acknowledged) = mpsc::unbounded_channel();
    let writer = tokio::spawn(write_until_closed(store.clone(), acknowledge));
    for _ in 0..kills {
        acknowledged.recv().await.expect("the writer writes again");
        tokio::time::sleep(Duration::from_micros(random.random_range(0..100_000))).await;
        server.kill_hard();
        assert_eq!(server.start(), address);
        // Those from before the kill: the next one received is from after it.
        while acknowledged.try_recv().is_ok() {}
    }
    drop(acknowledged);
    let (log, lost_connections, repeated) = writer.await.unwrap();

    log.compare_all(&Store::open(&database.url()).await.unwrap()).await;
    assert!(lost_connections > 0, "the kills were felt");
    println!(
        "PostgreSQL server: {kills} kills, {} commands and {} events acknowledged, 0 lost; {lost_connections} commands \
         met a lost connection, {repeated} of them had been written",
        log.acknowledged_commands, log.acknowledged_events
    );
    store.close().await.unwrap();
    drop(database);
}

/// Appends one command after another; sends a command again for as long as the server is away.
async fn write_until_closed(store: Store, acknowledge: mpsc::UnboundedSender<()>) -> (Log, u64, u64) {
    let mut log = Log::default();
    let (mut lost_connections, mut repeated) = (0, 0);
    while !acknowledge.is_closed() {
        match store.append(command(log.commands, log.version)).await {
            Ok(appended) => {
                repeated += u64::from(appended.repeated);
                log.acknowledge(appended.version);
                let _ = acknowledge.send(());
            }
            Err(AppendError::Store(StoreError::ConnectionLost { .. } | StoreError::Unreachable { .. })) => {
                lost_connections += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    (log, lost_connections, repeated)
}
