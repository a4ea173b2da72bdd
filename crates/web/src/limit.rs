//! How many wrong keys one address may try.
//!
//! A right key of a match or clock that is in use works however many wrong ones came from the same address: a whole school
//! sits behind one. Once patience is gone, wrong keys cost no look into the database; through a proxy on this machine,
//! behind which everybody is, they cost a few a second. Keys cannot be guessed anyway; the limit makes whoever tries wait
//! between tries.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::time::Now;

/// Wrong keys at once.
const BURST: u32 = 30;

/// One more every so many milliseconds.
const REFILL_MS: i64 = 2000;

/// Addresses remembered; beyond, the ones that would have their full burst again go first.
const REMEMBERED: usize = 10_000;

/// Looks into the database in a second for all who come through a proxy whose patience is gone. A hall that sits down at
/// once after a restart needs not many more; the database does not feel it.
const LOOKS: u32 = 20;

/// Counts wrong keys by address.
#[derive(Debug, Default)]
pub(crate) struct Limiter {
    tries: Mutex<HashMap<IpAddr, Tries>>,
    looks: Mutex<Looks>,
    /// How many were told to come back later.
    refused: AtomicU64,
}

/// How many looks there were in which second.
#[derive(Debug, Clone, Copy, Default)]
struct Looks {
    second: i64,
    used: u32,
}

#[derive(Debug, Clone, Copy)]
struct Tries {
    left: u32,
    since: i64,
}

/// Whether a wrong key is answered or only turned away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Say what is wrong.
    Left,
    /// Too many; come back later.
    Gone,
}

impl Limiter {
    /// Whether a wrong key from this address would still be answered. Nothing is counted.
    pub(crate) fn patience(&self, from: IpAddr, at: Now) -> Patience {
        // A panic while the lock was held cannot leave the map half changed.
        let tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        match tries.get(&from) {
            Some(entry) if entry.refilled(at).left == 0 => Patience::Gone,
            None if tries.len() >= REMEMBERED => Patience::Gone,
            Some(_) | None => Patience::Left,
        }
    }

    /// Somebody was told to come back later; a request may ask for patience more than once.
    pub(crate) fn turn_away(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// How many were told so since the server began.
    pub(crate) fn turned_away(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Whether one more look into the database is left for those behind a proxy; it is used up.
    pub(crate) fn look(&self, at: Now) -> Patience {
        // A panic while the lock was held cannot leave two numbers half changed.
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        let second = at.0.div_euclid(1000);
        if looks.second != second {
            *looks = Looks { second, used: 0 };
        }
        if looks.used >= LOOKS {
            return Patience::Gone;
        }
        looks.used += 1;
        Patience::Left
    }

    /// A wrong key came from this address.
    pub(crate) fn wrong_key(&self, from: IpAddr, at: Now) -> Patience {
        // A panic while the lock was held cannot leave the map half changed.
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        if tries.len() >= REMEMBERED && !tries.contains_key(&from) {
            tries.retain(|_, entry| entry.refilled(at).left < BURST);
            if tries.len() >= REMEMBERED {
                return Patience::Gone;
            }
        }
        let entry = tries.entry(from).or_insert(Tries { left: BURST, since: at.0 });
        *entry = entry.refilled(at);
        match entry.left.checked_sub(1) {
            Some(left) => {
                entry.left = left;
                Patience::Left
            }
            None => Patience::Gone,
        }
    }
}

impl Tries {
    fn refilled(self, at: Now) -> Tries {
        let steps = at.0.saturating_sub(self.since).max(0) / REFILL_MS;
        let left = self.left.saturating_add(u32::try_from(steps).unwrap_or(u32::MAX)).min(BURST);
        let since = if left == BURST { at.0 } else { self.since.saturating_add(steps * REFILL_MS) };
        Tries { left, since }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_ends_and_comes_back_for_each_address_alone() {
        let limiter = Limiter::default();
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
        let limiter = Limiter::default();
        for second in [0, 1, 1_000_000, 7] {
            let at = |ms: i64| Now(second * 1000 + ms);
            let left = (0..LOOKS + 5).filter(|_| limiter.look(at(3)) == Patience::Left).count();
            assert_eq!(left, LOOKS as usize);
            assert_eq!(limiter.look(at(999)), Patience::Gone);
        }
    }

    #[test]
    fn the_memory_is_bounded() {
        let limiter = Limiter::default();
        for number in 0..=u32::try_from(REMEMBERED).expect("small") {
            limiter.wrong_key(IpAddr::from(number.to_be_bytes()), Now(0));
        }
        assert_eq!(limiter.tries.lock().expect("sound").len(), REMEMBERED);
    }
}
