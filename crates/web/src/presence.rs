//! Whether a server was there all the time. While none is, no game can be played, and no player's time may run for that
//! (P-3.3.2.5): clocks that ran are stopped as of the last moment at which a server was known to be there, and clocks
//! that began to run by themselves as of the moment they did. The arbiter lets them go on.
//!
//! A server says every [`BEAT_MS`] that it is alive, as long as any player's time runs, and at once when one more or
//! one less runs; what it writes about matches and clocks says so too. A gap is found when a server starts and whenever
//! it has not been able to say so for a while: the machine was asleep, or the database away. Of several servers on one
//! database it is enough that one is alive.

mod signs;

use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::time::Duration;

use kolo_store::{Beat, Standing, StoreError, Timestamp};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::app::App;
use crate::key::{NoChance, Secret};
use crate::problem::Problem;
use crate::time::{self, Now};

use signs::Signs;

/// How often a server says that it is alive.
const BEAT_MS: i64 = 2000;

/// Who has not said so for this long is taken to be gone.
const GONE: Duration = Duration::from_secs(5);

/// For so long a server may fail to say that it is alive before clocks are stopped: a disk that is slow is no gap.
const GAP_MS: i64 = 10_000;

/// Clocks of machines that differ by more than this say nothing about each other: one of them was set.
const APART_MS: i64 = 60_000;

/// How often a server that starts looks whether another one is alive.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

/// What a server knows about its own life.
#[derive(Debug)]
pub(crate) struct Presence {
    /// The name of this server; every start has a new one.
    server: String,
    /// Until when this server was there without a gap.
    until: AtomicI64,
    /// How many times ran when it last said that it is alive.
    running: AtomicUsize,
    /// Held while a gap is looked at, so that no player acts before the clocks are stopped.
    turn: Mutex<()>,
}

impl Presence {
    /// A server that begins.
    pub(crate) fn new() -> Result<Presence, NoChance> {
        let server = Secret::random()?.reveal().to_owned();
        let (until, running) = (AtomicI64::new(0), AtomicUsize::new(0));
        Ok(Presence { server, until, running, turn: Mutex::default() })
    }

    /// The name of this server, which no other has.
    pub(crate) fn name(&self) -> &str {
        &self.server
    }

    /// Before any request is answered: stops what ran while no server was there. If a server is alive, nothing is
    /// stopped; one that has just died is distinguished from it by waiting a moment.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn begin(&self, app: &App) -> Result<(), Problem> {
        let (first, now) = (app.store.servers().await?, time::now());
        let signs = Signs::read(app, &first, now).await?;
        if signs.anything_to_stop(app, now).await && !another_lives(app, &first, &signs, now).await? {
            signs.stop_all(app, time::now()).await?;
        }
        self.is_here(app, time::now()).await.map_err(Problem::from)
    }

    /// The scheduler comes by and says how many times run.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn round(&self, app: &App, running: usize) -> Result<(), Problem> {
        let now = time::now();
        let since = now.0.saturating_sub(self.until.load(Ordering::Acquire));
        // A time that has run out must not come back, and one that has begun must not look forsaken.
        let changed = self.running.load(Ordering::Acquire) != running;
        let out_of_step = !(-APART_MS..=GAP_MS).contains(&since);
        if changed || out_of_step || (running > 0 && since >= BEAT_MS) {
            self.look(app).await?;
            self.running.store(running, Ordering::Release);
        } else if running == 0 {
            self.was_here(now);
        }
        Ok(())
    }

    /// Before a player acts: makes sure that a gap has been looked at.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn make_sure(&self, app: &App) -> Result<(), Problem> {
        if self.is_gap(time::now()) { self.look(app).await } else { Ok(()) }
    }

    /// Notes that this server has ended in good order.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn end(&self, app: &App) -> Result<(), StoreError> {
        app.store.note_server(&self.beat(time::now(), Standing::Ended)).await
    }

    fn is_gap(&self, now: Now) -> bool {
        now.0.saturating_sub(self.until.load(Ordering::Acquire)) > GAP_MS
    }

    async fn look(&self, app: &App) -> Result<(), Problem> {
        let _turn = self.turn.lock().await;
        let now = time::now();
        if self.is_gap(now) {
            let mut signs = Signs::read(app, &app.store.servers().await?, now).await?;
            // While no player's time ran, nothing was written.
            signs.last = signs.last.max(self.until.load(Ordering::Acquire));
            if now.0.saturating_sub(signs.last) > GAP_MS {
                signs.stop_all(app, now).await?;
            }
        }
        self.is_here(app, now).await.map_err(Problem::from)
    }

    async fn is_here(&self, app: &App, now: Now) -> Result<(), StoreError> {
        app.store.note_server(&self.beat(now, Standing::Running)).await?;
        self.was_here(now);
        Ok(())
    }

    /// Keeps the moment. Only if the clock of the machine was set back does it go back too.
    fn was_here(&self, now: Now) {
        let until = self.until.load(Ordering::Acquire);
        if now.0 > until || until.saturating_sub(now.0) > APART_MS {
            self.until.store(now.0, Ordering::Release);
        }
    }

    fn beat(&self, at: Now, standing: Standing) -> Beat {
        Beat { server: self.server.clone(), at: Timestamp(at.0), standing }
    }
}

/// Whether another server says that it is alive while this one watches. The times that it writes are not compared with
/// those of this machine, except that a server that has said nothing for long is not waited for.
async fn another_lives(app: &App, first: &[Beat], signs: &Signs, now: Now) -> Result<bool, StoreError> {
    let runs = |beat: &Beat| beat.standing == Standing::Running;
    if !first.iter().any(runs) || now.0.saturating_sub(signs.last) > APART_MS {
        return Ok(false);
    }
    let begun = Instant::now();
    while begun.elapsed() < GONE {
        tokio::time::sleep(LOOK_AGAIN).await;
        if app.store.servers().await?.iter().any(|beat| runs(beat) && !first.contains(beat)) {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
pub(crate) mod tests;
