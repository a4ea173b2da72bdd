//! Live pages: each follows the signals of the tournament and comes back by itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::figures::Samples;
use crate::wire::{Line, Servers};

/// How soon a page tries again.
const AGAIN: Duration = Duration::from_millis(500);

/// How many arrive at the same moment.
const AT_ONCE: usize = 64;

/// All who listen.
pub(crate) struct Listeners {
    tasks: JoinSet<()>,
    shared: Arc<Shared>,
}

struct Shared {
    servers: Arc<Servers>,
    path: String,
    /// When each version was sent to the server.
    sent: Mutex<Vec<(u64, Instant)>>,
    /// What each listener has heard last.
    last: Vec<AtomicU64>,
    took: Mutex<Samples>,
    came_back: AtomicU64,
}

/// What all of them heard.
pub(crate) struct Heard {
    pub(crate) took: Samples,
    pub(crate) came_back: u64,
}

impl Listeners {
    /// So many arrive; each has heard of the newest version when this returns.
    pub(crate) async fn open(servers: &Arc<Servers>, path: String, count: usize) -> Outcome<Listeners> {
        let shared = Arc::new(Shared {
            servers: Arc::clone(servers),
            path,
            sent: Mutex::default(),
            last: (0..count).map(|_| AtomicU64::new(0)).collect(),
            took: Mutex::default(),
            came_back: AtomicU64::new(0),
        });
        let door = Arc::new(Semaphore::new(AT_ONCE));
        let mut tasks = JoinSet::new();
        for number in 0..count {
            let place = Arc::clone(&door).acquire_owned().await?;
            let shared = Arc::clone(&shared);
            tasks.spawn(async move {
                let first = shared.servers.connect().await;
                let mut line = match first {
                    Ok(line) => line.listen(&shared.path).await.ok(),
                    Err(_) => None,
                };
                drop(place);
                loop {
                    if let Some(open) = line.take() {
                        shared.follow(number, open).await;
                    }
                    tokio::time::sleep(AGAIN).await;
                    shared.came_back.fetch_add(1, Ordering::Relaxed);
                    if let Ok(again) = shared.servers.connect().await {
                        line = again.listen(&shared.path).await.ok();
                    }
                }
            });
        }
        let listeners = Listeners { tasks, shared };
        listeners.wait(1, Duration::from_mins(1)).await?;
        listeners.shared.came_back.store(0, Ordering::Relaxed);
        Ok(listeners)
    }

    /// A result is on its way; it will be this version if nobody else writes.
    pub(crate) fn sent(&self, version: u64, at: Instant) {
        self.shared.sent.lock().unwrap_or_else(PoisonError::into_inner).push((version, at));
    }

    /// When everybody has heard of a version, and how long it took them.
    pub(crate) async fn all_at(mut self, version: u64, patience: Duration) -> Outcome<Heard> {
        self.wait(version, patience).await?;
        self.tasks.shutdown().await;
        let took = self.shared.took.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Ok(Heard { took, came_back: self.shared.came_back.load(Ordering::Relaxed) })
    }

    async fn wait(&self, version: u64, patience: Duration) -> Outcome<()> {
        let until = Instant::now() + patience;
        loop {
            let behind =
                self.shared.last.iter().filter(|last| last.load(Ordering::Relaxed) < version).count();
            if behind == 0 {
                return Ok(());
            }
            if Instant::now() > until {
                return Err(format!("{behind} listeners have not heard of version {version}").into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Shared {
    async fn follow(&self, number: usize, mut line: Line) {
        while let Ok(version) = line.version().await {
            let before = self.last[number].fetch_max(version, Ordering::Relaxed);
            let sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
            let sent = sent.iter().rev().find(|(of, _)| *of == version).map(|(_, at)| *at);
            if let Some(at) = sent.filter(|_| before < version) {
                self.took.lock().unwrap_or_else(PoisonError::into_inner).add(at.elapsed());
            }
        }
    }
}
