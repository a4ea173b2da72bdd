//! Signals of all servers that share the database, by LISTEN and NOTIFY.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgNotification, PgPoolOptions};

use super::connection::{PATIENCE, in_time};
use crate::background::Background;
use crate::signal::Announcer;
use crate::{Signal, Version};

/// The channel that every append is announced on.
pub(super) const CHANNEL: &str = "kolo_log";

/// A silent connection is asked this often whether it is still there.
const PROBE_AFTER: Duration = Duration::from_secs(20);

/// The first pause before connecting again.
const SHORTEST_PAUSE: Duration = Duration::from_millis(50);

/// The longest pause between two attempts to connect again.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Begins to listen. Everything committed after this returns is signalled.
pub(super) async fn start(
    options: PgConnectOptions,
    announcer: &Arc<Announcer>,
) -> Result<Background, sqlx::Error> {
    let listener = connect(&options).await?;
    Ok(Background::start(listen(options, listener, Arc::clone(announcer))))
}

/// A listener with a connection of its own: broken, it is dropped with all that belongs to it.
async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    in_time(listener.listen(CHANNEL)).await?;
    // Connecting again must be seen here, for what was missed meanwhile.
    listener.eager_reconnect(false);
    Ok(listener)
}

async fn listen(options: PgConnectOptions, mut listener: PgListener, announcer: Arc<Announcer>) {
    loop {
        while let Heard::Alive(notification) = hear(&mut listener).await {
            if let Some(notification) = notification {
                announcer.send(signal(notification.payload()));
            }
        }
        let mut pause = SHORTEST_PAUSE;
        listener = loop {
            match connect(&options).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(pause).await,
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        };
        // Only now, when new signals arrive again, reading again misses nothing.
        announcer.send(Signal::Resync);
    }
}

enum Heard {
    Alive(Option<PgNotification>),
    Lost,
}

async fn hear(listener: &mut PgListener) -> Heard {
    match tokio::time::timeout(PROBE_AFTER, listener.try_recv()).await {
        Ok(Ok(Some(notification))) => Heard::Alive(Some(notification)),
        Ok(Ok(None) | Err(_)) => Heard::Lost,
        Err(_) => match in_time(listener.execute("SELECT 1")).await {
            Ok(_) => Heard::Alive(None),
            Err(_) => Heard::Lost,
        },
    }
}

/// The signal in a notification. One that cannot be read still says that something happened.
fn signal(payload: &str) -> Signal {
    let parsed = payload.split_once(' ').and_then(|(stream, version)| {
        Some(Signal::Changed { stream: stream.parse().ok()?, version: Version(version.parse().ok()?) })
    });
    parsed.unwrap_or(Signal::Resync)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreadable_notification_is_not_lost() {
        let stream = "liga".parse().unwrap();
        assert_eq!(signal("liga 7"), Signal::Changed { stream, version: Version(7) });
        for odd in ["", "liga", "liga x", "Liga 7", "liga 7 8"] {
            assert_eq!(signal(odd), Signal::Resync);
        }
    }
}
