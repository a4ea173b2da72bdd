//! How often one link may write. Reports stand in a log for good, so no phone may write without end by turning one
//! round; a player needs one or two a game.
//!
//! What is refused is refused for a while only: phones keep it and send it again.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::StatusCode;
use kolo_live::KeyHash;
use kolo_messages::Message;

use super::{Beyond, Buckets, Refill, Rule, whole_seconds};
use crate::problem::Problem;
use crate::time::Now;

/// Reports at once: a phone that had no network for a while has some to send.
const BURST: u32 = 20;

/// One more every so many milliseconds.
const REFILL_MS: i64 = 10_000;

const RULE: Rule = Rule {
    burst: BURST,
    refill: Refill::One { every_ms: REFILL_MS },
    remembered: 50_000,
    beyond: Beyond::NotCounted,
};

/// Counts what links write.
#[derive(Debug)]
pub(crate) struct ReportLimit {
    links: Buckets<KeyHash>,
    /// How many reports were too many.
    refused: AtomicU64,
}

impl Default for ReportLimit {
    fn default() -> Self {
        ReportLimit { links: Buckets::new(RULE), refused: AtomicU64::default() }
    }
}

impl ReportLimit {
    /// One more report by this link, which is known to hold.
    ///
    /// # Errors
    /// When it has written too much; the message says for how long it waits.
    pub(crate) fn one_more(&self, link: KeyHash, at: Now) -> Result<(), Problem> {
        self.links.take(link, at).map_err(|wait| {
            self.refused.fetch_add(1, Ordering::Relaxed);
            let message = Message::new("web-link-slow").with("seconds", whole_seconds(wait));
            Problem::new(StatusCode::TOO_MANY_REQUESTS, message)
        })
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
        let (limit, one, other) = (ReportLimit::default(), link(), link());
        for _ in 0..BURST {
            assert!(limit.one_more(one, Now(0)).is_ok());
        }
        let refused = limit.one_more(one, Now(1)).expect_err("too many");
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "telephones send it again");
        assert!(limit.one_more(other, Now(1)).is_ok(), "others are not concerned");
        assert_eq!(limit.turned_away(), 1);
        assert!(limit.one_more(one, Now(REFILL_MS - 1)).is_err());
        assert!(limit.one_more(one, Now(REFILL_MS)).is_ok());
        assert!(limit.one_more(one, Now(REFILL_MS)).is_err());
        // The clock of a laptop was set right, backwards: the link waits no longer than any other.
        let back = -3_600_000;
        assert!(limit.one_more(one, Now(back)).is_err());
        assert!(limit.one_more(one, Now(back + REFILL_MS)).is_ok());
        let much_later = Now(i64::MAX);
        assert_eq!((0..100).filter(|_| limit.one_more(one, much_later).is_ok()).count(), BURST as usize);
    }
}
