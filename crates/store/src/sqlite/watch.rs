//! Noticing what other processes write into the same file.

use std::sync::Arc;
use std::time::Duration;

use super::Shared;
use super::writer::ForeignWrites;
use crate::Signal;
use crate::background::Background;
use crate::engine::LogConnection;

/// How often the file is looked at. SQLite has no messages between processes; one look at its
/// counter costs microseconds.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// Begins to watch. Everything written after this returns is signalled.
pub(super) async fn start(log: &Arc<Shared>) -> Result<Background, sqlx::Error> {
    // In this order: a write between the two is found by the next look.
    let seen = log.writer.foreign_writes().await?;
    for info in log.readers.acquire().await?.streams().await? {
        log.announcer.learn(&info.stream, info.version);
    }
    Ok(Background::start(watch(Arc::clone(log), seen)))
}

async fn watch(log: Arc<Shared>, mut seen: ForeignWrites) {
    let mut trouble = false;
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        match look(&log, seen).await {
            Ok(now) => {
                seen = now;
                // Whatever could not be seen in the meantime may have been anything.
                if std::mem::take(&mut trouble) {
                    log.announcer.send(Signal::Resync);
                }
            }
            Err(_) => trouble = true,
        }
    }
}

async fn look(log: &Shared, seen: ForeignWrites) -> Result<ForeignWrites, sqlx::Error> {
    let now = log.writer.foreign_writes().await?;
    if now != seen {
        for info in log.readers.acquire().await?.streams().await? {
            log.announcer.announce(&info.stream, info.version);
        }
    }
    Ok(now)
}
