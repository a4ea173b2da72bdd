//! How often, and how many at a time: one token bucket for every limit of the server.
//!
//! Each key has a bucket; whatever is done takes a token, and time or the end of the work puts it back. Reports of
//! links, wrong keys, wrong passwords and open streams are four settings of it. The clock is passed in, the memory is
//! bounded, and each process counts for itself.

mod keys;
mod reports;
mod sign_in;
mod streams;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(crate) use keys::{KeyLimit, Patience};
pub(crate) use reports::ReportLimit;
pub(crate) use sign_in::SignInLimit;
pub use streams::StreamLimits;
#[cfg(test)]
pub(crate) use streams::is_near;
pub(crate) use streams::{NoStream, StreamPlace, Streams, is_shared};

use crate::time::Now;

/// What is allowed.
#[derive(Debug, Clone, Copy)]
struct Rule {
    /// Tokens of a full bucket.
    burst: u32,
    refill: Refill,
    /// Keys remembered; beyond, those whose bucket is full again go first.
    remembered: usize,
    beyond: Beyond,
}

/// How tokens come back.
#[derive(Debug, Clone, Copy)]
enum Refill {
    /// One every so many milliseconds.
    One { every_ms: i64 },
    /// All of them when the next span of so many milliseconds begins.
    All { every_ms: i64 },
    /// When they are put back, and no other way.
    GivenBack,
}

/// What happens to a key that there is no memory left for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beyond {
    /// It has no token.
    Refused,
    /// It is not counted: those who are remembered wait, and the others are not concerned.
    NotCounted,
}

/// The tokens of one key.
#[derive(Debug, Clone, Copy)]
struct Bucket {
    /// Tokens that are not there; more than a full bucket where some are owed.
    taken: u32,
    /// From when on the next one is waited for.
    since: i64,
    /// When one was taken last.
    last: i64,
}

impl Bucket {
    const fn full(at: Now) -> Bucket {
        Bucket { taken: 0, since: at.0, last: at.0 }
    }

    fn refilled(self, refill: Refill, at: Now) -> Bucket {
        match refill {
            // The clock was set back: it is counted from there on.
            Refill::One { .. } if at.0 < self.since => Bucket { since: at.0, ..self },
            Refill::One { every_ms } => {
                let steps = at.0.saturating_sub(self.since) / every_ms;
                let taken = self.taken.saturating_sub(u32::try_from(steps).unwrap_or(u32::MAX));
                let since = if taken == 0 { at.0 } else { self.since.saturating_add(steps * every_ms) };
                Bucket { taken, since, ..self }
            }
            Refill::All { every_ms } => {
                let since = at.0.div_euclid(every_ms);
                Bucket { taken: if since == self.since { self.taken } else { 0 }, since, ..self }
            }
            Refill::GivenBack => self,
        }
    }
}

/// The buckets of all keys.
#[derive(Debug)]
struct Buckets<K> {
    rule: Rule,
    of: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rule: Rule) -> Buckets<K> {
        Buckets { rule, of: Mutex::default() }
    }

    /// Takes a token.
    ///
    /// # Errors
    /// There is none; in so many milliseconds there will be one, if time brings it.
    fn take(&self, key: K, at: Now) -> Result<(), i64> {
        self.take_of(self.rule.burst, key, at)
    }

    /// Takes a token from a bucket of this size.
    fn take_of(&self, burst: u32, key: K, at: Now) -> Result<(), i64> {
        let mut all = self.lock();
        let Some(bucket) = self.bucket(&mut all, key, at) else {
            return if self.rule.beyond == Beyond::Refused { Err(0) } else { Ok(()) };
        };
        if bucket.taken < burst {
            *bucket = Bucket { taken: bucket.taken + 1, last: at.0, ..*bucket };
            return Ok(());
        }
        Err(match self.rule.refill {
            Refill::One { every_ms } => {
                bucket.since.saturating_add(every_ms).saturating_sub(at.0).clamp(0, every_ms)
            }
            Refill::All { every_ms } => every_ms - at.0.rem_euclid(every_ms),
            Refill::GivenBack => 0,
        })
    }

    /// Takes a token that may not be there: it is owed.
    fn owe(&self, key: K, at: Now) {
        let mut all = self.lock();
        if let Some(bucket) = self.bucket(&mut all, key, at) {
            *bucket = Bucket { taken: bucket.taken.saturating_add(1), last: at.0, ..*bucket };
        }
    }

    /// Puts a token back.
    fn give_back(&self, key: &K) {
        let mut all = self.lock();
        let Some(bucket) = all.get_mut(key) else { return };
        bucket.taken = bucket.taken.saturating_sub(1);
        if bucket.taken == 0 {
            all.remove(key);
        }
    }

    /// Fills a bucket.
    fn forget(&self, key: &K) {
        self.lock().remove(key);
    }

    /// How many tokens of a key are taken, and when the last one was. Nothing is counted.
    fn taken(&self, key: &K, at: Now) -> (u32, Now) {
        let all = self.lock();
        match all.get(key) {
            Some(bucket) => (bucket.refilled(self.rule.refill, at).taken, Now(bucket.last)),
            None if self.rule.beyond == Beyond::Refused && all.len() >= self.rule.remembered => {
                (self.rule.burst, at)
            }
            None => (0, at),
        }
    }

    /// The bucket of a key as it is now, if there is memory for it.
    fn bucket<'a>(&self, all: &'a mut HashMap<K, Bucket>, key: K, at: Now) -> Option<&'a mut Bucket> {
        let Rule { refill, remembered, .. } = self.rule;
        if all.len() >= remembered && !all.contains_key(&key) {
            all.retain(|_, bucket| bucket.refilled(refill, at).taken > 0);
            if all.len() >= remembered {
                return None;
            }
        }
        let bucket = all.entry(key).or_insert(Bucket::full(at));
        *bucket = bucket.refilled(refill, at);
        Some(bucket)
    }

    #[cfg(test)]
    fn remembered(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        // A panic while the lock was held cannot leave the map half changed.
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The part of a second that is left counts as a whole one.
fn whole_seconds(milliseconds: i64) -> i64 {
    milliseconds.max(0).saturating_add(999) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    fn buckets(refill: Refill, beyond: Beyond) -> Buckets<u32> {
        Buckets::new(Rule { burst: 2, refill, remembered: 3, beyond })
    }

    #[test]
    fn tokens_come_back_one_by_one_or_all_at_once_or_by_hand() {
        let one = buckets(Refill::One { every_ms: 10 }, Beyond::Refused);
        assert_eq!(
            [0, 0, 4, 10, 10].map(|at| one.take(1, Now(at))),
            [Ok(()), Ok(()), Err(6), Ok(()), Err(10)]
        );
        let all = buckets(Refill::All { every_ms: 10 }, Beyond::Refused);
        assert_eq!(
            [8, 9, 9, 10, 10, 19].map(|at| all.take(1, Now(at)).is_ok()),
            [true, true, false, true, true, false]
        );
        let by_hand = buckets(Refill::GivenBack, Beyond::Refused);
        assert_eq!([0, 0, i64::MAX].map(|at| by_hand.take(1, Now(at)).is_ok()), [true, true, false]);
        by_hand.give_back(&1);
        assert!(by_hand.take(1, Now(0)).is_ok());
    }

    #[test]
    fn what_is_owed_takes_longer_to_come_back() {
        let door = buckets(Refill::One { every_ms: 10 }, Beyond::NotCounted);
        for _ in 0..5 {
            door.owe(1, Now(0));
        }
        assert_eq!([0, 10, 35].map(|at| door.taken(&1, Now(at)).0), [5, 4, 2]);
        door.forget(&1);
        assert_eq!(door.taken(&1, Now(0)).0, 0);
    }

    #[test]
    fn the_memory_is_bounded_and_full_buckets_go_first() {
        for beyond in [Beyond::Refused, Beyond::NotCounted] {
            let buckets = buckets(Refill::One { every_ms: 10 }, beyond);
            for key in 0..3 {
                assert!(buckets.take(key, Now(0)).is_ok());
            }
            let strangers: Vec<bool> = (3..10).map(|key| buckets.take(key, Now(1)).is_ok()).collect();
            assert_eq!((strangers, buckets.remembered()), (vec![beyond == Beyond::NotCounted; 7], 3));
            assert!(buckets.take(3, Now(10)).is_ok(), "the others are full again");
            assert_eq!(buckets.remembered(), 1);
        }
    }
}
