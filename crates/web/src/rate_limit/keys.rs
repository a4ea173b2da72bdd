//! How many wrong keys one address may try.
//!
//! A right key of a match or clock that is in use works however many wrong ones came from the same address: a whole
//! school sits behind one. Once patience is gone, wrong keys cost no look into the database; through a proxy on this
//! machine, behind which all clients are, they cost a few a second. Keys cannot be guessed anyway; the limit makes a
//! client wait between tries.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Beyond, Buckets, Refill, Rule};
use crate::time::Now;

/// Wrong keys at once.
const BURST: u32 = 30;

/// One more every so many milliseconds.
const REFILL_MS: i64 = 2000;

/// Addresses remembered.
const REMEMBERED: usize = 10_000;

/// Looks into the database in a second for all who come through a proxy whose patience is gone. A hall that sits down at
/// once after a restart needs not many more; the database does not feel it.
const LOOKS: u32 = 20;

const TRIES: Rule = Rule {
    burst: BURST,
    refill: Refill::One { every_ms: REFILL_MS },
    remembered: REMEMBERED,
    beyond: Beyond::Refused,
};

const LOOKS_A_SECOND: Rule =
    Rule { burst: LOOKS, refill: Refill::All { every_ms: 1000 }, remembered: 1, beyond: Beyond::Refused };

/// Counts wrong keys by address.
#[derive(Debug)]
pub(crate) struct KeyLimit {
    tries: Buckets<IpAddr>,
    looks: Buckets<()>,
    /// How many were asked to come back later.
    refused: AtomicU64,
}

impl Default for KeyLimit {
    fn default() -> Self {
        let (tries, looks) = (Buckets::new(TRIES), Buckets::new(LOOKS_A_SECOND));
        KeyLimit { tries, looks, refused: AtomicU64::default() }
    }
}

/// Whether a wrong key is answered or only turned away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Say what is wrong.
    Left,
    /// Too many; come back later.
    Gone,
}

impl Patience {
    fn of(left: bool) -> Patience {
        if left { Patience::Left } else { Patience::Gone }
    }
}

impl KeyLimit {
    /// Whether a wrong key from this address would still be answered. Nothing is counted.
    pub(crate) fn patience(&self, from: IpAddr, at: Now) -> Patience {
        Patience::of(self.tries.taken(&from, at).0 < BURST)
    }

    /// A client was asked to come back later; a request may ask for patience more than once.
    pub(crate) fn turn_away(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// How many were asked to since the server began.
    pub(crate) fn turned_away(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Whether one more look into the database is left for those behind a proxy; it is used up.
    pub(crate) fn look(&self, at: Now) -> Patience {
        Patience::of(self.looks.take((), at).is_ok())
    }

    /// A wrong key came from this address.
    pub(crate) fn wrong_key(&self, from: IpAddr, at: Now) -> Patience {
        Patience::of(self.tries.take(from, at).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_ends_and_comes_back_for_each_address_alone() {
        let limiter = KeyLimit::default();
        let (here, there) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        for _ in 0..BURST {
            assert_eq!(limiter.wrong_key(here, Now(0)), Patience::Left);
        }
        assert_eq!(limiter.patience(here, Now(REFILL_MS - 1)), Patience::Gone);
        assert_eq!(limiter.patience(there, Now(REFILL_MS - 1)), Patience::Left);
        assert_eq!(limiter.patience(here, Now(REFILL_MS)), Patience::Left, "asking uses nothing up");
        assert_eq!(limiter.wrong_key(here, Now(REFILL_MS - 1)), Patience::Gone);
        assert_eq!(limiter.wrong_key(there, Now(REFILL_MS - 1)), Patience::Left);
        assert_eq!(limiter.wrong_key(here, Now(REFILL_MS)), Patience::Left);
        assert_eq!(limiter.wrong_key(here, Now(REFILL_MS)), Patience::Gone);
        let much_later = Now(i64::MAX);
        for _ in 0..BURST {
            assert_eq!(limiter.wrong_key(here, much_later), Patience::Left);
        }
        assert_eq!(limiter.wrong_key(here, much_later), Patience::Gone);
    }

    #[test]
    fn some_looks_a_second_are_left_for_those_behind_a_proxy() {
        let limiter = KeyLimit::default();
        for second in [0, 1, 1_000_000, 7] {
            let at = |ms: i64| Now(second * 1000 + ms);
            let left = (0..LOOKS + 5).filter(|_| limiter.look(at(3)) == Patience::Left).count();
            assert_eq!(left, LOOKS as usize);
            assert_eq!(limiter.look(at(999)), Patience::Gone);
        }
    }

    #[test]
    fn the_memory_is_bounded() {
        let limiter = KeyLimit::default();
        for number in 0..=u32::try_from(REMEMBERED).expect("small") {
            limiter.wrong_key(IpAddr::from(number.to_be_bytes()), Now(0));
        }
        assert_eq!(limiter.tries.remembered(), REMEMBERED);
    }
}
