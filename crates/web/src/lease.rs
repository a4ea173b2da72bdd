//! Work that one server at a time does: the one that has the right goes on, the others wait until it is free.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use kolo_store::{Lease, LeaseRequest, StoreError};

use crate::app::App;
use crate::time;

/// For how long the right is given.
const LASTS_MS: i64 = 15_000;

/// How often it is asked for.
const ASK: Duration = Duration::from_secs(4);

/// The right to some work.
#[derive(Debug)]
pub(crate) struct Right {
    work: &'static str,
    /// When it was asked for last.
    asked: Option<Instant>,
    /// Until when this server has it, by its own clock.
    until: Arc<AtomicI64>,
}

/// Whether this server may go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It has the right, and had it before.
    Kept,
    /// It has the right again: another may have gone on meanwhile.
    Gained,
    /// Another has it.
    Elsewhere,
}

impl Right {
    /// The right to the work of this name, not asked for yet.
    pub(crate) fn to(work: &'static str) -> Right {
        Right { work, asked: None, until: Arc::new(AtomicI64::new(0)) }
    }

    /// Until when it is held, for the work that goes on beside.
    pub(crate) fn until(&self) -> Arc<AtomicI64> {
        Arc::clone(&self.until)
    }

    fn is_held(&self) -> bool {
        self.until.load(Ordering::Acquire) > time::now().0
    }

    /// Whether this server has it; asks for it from time to time.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn turn(&mut self, app: &App) -> Result<Turn, StoreError> {
        let held = self.is_held();
        let kept = if held { Turn::Kept } else { Turn::Elsewhere };
        if self.asked.is_some_and(|asked| asked.elapsed() < ASK) {
            return Ok(kept);
        }
        let begun = time::now().0;
        self.asked = Some(Instant::now());
        let holder = app.presence.name().to_owned();
        let request = LeaseRequest { work: self.work.to_owned(), holder, lasts_ms: LASTS_MS };
        match app.store.take_lease(&request).await? {
            Lease::Held => {
                self.until.store(begun.saturating_add(LASTS_MS), Ordering::Release);
                Ok(if held { Turn::Kept } else { Turn::Gained })
            }
            Lease::Elsewhere => {
                self.until.store(0, Ordering::Release);
                Ok(Turn::Elsewhere)
            }
        }
    }

    /// Releases it to the servers that are left, if it was ever asked for.
    pub(crate) async fn give_up(&self, app: &App) {
        if self.asked.is_some()
            && let Err(error) = app.store.give_up_lease(self.work, app.presence.name()).await
        {
            app.report(&error.to_string());
        }
    }
}
