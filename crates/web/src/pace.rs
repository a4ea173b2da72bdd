//! How often one link may write. Reports stand in a log for good, so nobody may write without end by turning one round;
//! whoever plays needs one or two a game.
//!
//! What is refused is refused for a while only: telephones keep it and send it again. Each process counts for itself.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use axum::http::StatusCode;
use kolo_live::KeyHash;
use kolo_messages::Message;

use crate::problem::Problem;
use crate::time::Now;

/// Reports at once: a telephone that had no network for a while has some to send.
const BURST: u32 = 20;

/// One more every so many milliseconds.
const REFILL_MS: i64 = 10_000;

/// Links remembered; beyond, those that have not written for a while go first.
const REMEMBERED: usize = 50_000;

/// Counts what links write.
#[derive(Debug, Default)]
pub(crate) struct Pace {
    links: Mutex<HashMap<KeyHash, Left>>,
    /// How many reports were too many.
    refused: AtomicU64,
}

#[derive(Debug, Clone, Copy)]
struct Left {
    reports: u32,
    since: i64,
}

impl Left {
    const FULL: u32 = BURST;

    fn refilled(self, at: Now) -> Left {
        // The clock was set back: it is counted from there on.
        if at.0 < self.since {
            return Left { since: at.0, ..self };
        }
        let steps = at.0.saturating_sub(self.since).max(0) / REFILL_MS;
        let reports = self.reports.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX)).min(Self::FULL);
        let since = if reports == Self::FULL { at.0 } else { self.since.saturating_add(steps * REFILL_MS) };
        Left { reports, since }
    }
}

impl Pace {
    /// One more report by this link, which is known to hold.
    ///
    /// # Errors
    /// When it has written too much; the message says for how long it waits.
    pub(crate) fn one_more(&self, link: KeyHash, at: Now) -> Result<(), Problem> {
        // A panic while the lock was held cannot leave the map half changed.
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        if links.len() >= REMEMBERED && !links.contains_key(&link) {
            links.retain(|_, left| left.refilled(at).reports < Left::FULL);
        }
        let left = links.entry(link).or_insert(Left { reports: Left::FULL, since: at.0 });
        *left = left.refilled(at);
        if let Some(reports) = left.reports.checked_sub(1) {
            left.reports = reports;
            return Ok(());
        }
        self.refused.fetch_add(1, Ordering::Relaxed);
        let wait = left.since.saturating_add(REFILL_MS).saturating_sub(at.0);
        // The part of a second that is left counts as a whole one.
        let seconds = wait.clamp(0, REFILL_MS).saturating_add(999) / 1000;
        Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            Message::new("web-link-slow").with("seconds", seconds),
        ))
    }

    /// How many reports were turned away since the server began.
    pub(crate) fn turned_away(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Secret;

    #[test]
    fn a_link_writes_as_often_as_anybody_plays_and_no_more() {
        let link = || Secret::random().expect("random bytes").hash();
        let (pace, one, other) = (Pace::default(), link(), link());
        for _ in 0..BURST {
            assert!(pace.one_more(one, Now(0)).is_ok());
        }
        let refused = pace.one_more(one, Now(1)).expect_err("too many");
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "telephones send it again");
        assert!(pace.one_more(other, Now(1)).is_ok(), "others are not concerned");
        assert_eq!(pace.turned_away(), 1);
        assert!(pace.one_more(one, Now(REFILL_MS - 1)).is_err());
        assert!(pace.one_more(one, Now(REFILL_MS)).is_ok());
        assert!(pace.one_more(one, Now(REFILL_MS)).is_err());
        // The clock of a laptop was set right, backwards: the link waits no longer than anybody else.
        let back = -3_600_000;
        assert!(pace.one_more(one, Now(back)).is_err());
        assert!(pace.one_more(one, Now(back + REFILL_MS)).is_ok());
        let much_later = Now(i64::MAX);
        assert_eq!((0..100).filter(|_| pace.one_more(one, much_later).is_ok()).count(), BURST as usize);
    }
}
