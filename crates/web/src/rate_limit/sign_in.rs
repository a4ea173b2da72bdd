//! Wrong passwords: a client that sends many waits longer and longer, by address and by the name that is tried.
//!
//! No user is locked out: the wait for a name is short, the page says how long, and the address from which its owner
//! signed in last does not wait for what others try.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Beyond, Buckets, Refill, Rule, whole_seconds};
use crate::site::SignInName;
use crate::time::Now;

/// Wrong passwords without a wait: for a name, and for an address, behind which a whole school may be.
const FREE_OF_NAME: u32 = 5;
const FREE_OF_ADDRESS: u32 = 20;

/// The longest wait, in seconds.
const LONGEST_OF_NAME: i64 = 30;
const LONGEST_OF_ADDRESS: i64 = 120;

/// One wrong password is forgotten after so many milliseconds.
const FORGETS_MS: i64 = 60_000;

/// Names and addresses remembered.
const REMEMBERED: usize = 10_000;

const fn rule(free: u32) -> Rule {
    // So many names at once are no people: those who are remembered wait, and the rest is as before.
    let beyond = Beyond::NotCounted;
    Rule { burst: free, refill: Refill::One { every_ms: FORGETS_MS }, remembered: REMEMBERED, beyond }
}

/// Counts wrong passwords.
#[derive(Debug)]
pub(crate) struct SignInLimit {
    names: Buckets<SignInName>,
    addresses: Buckets<IpAddr>,
    /// From where the owner of a name signed in last.
    owners: Mutex<HashMap<SignInName, IpAddr>>,
    /// How often a client was asked to wait.
    refused: AtomicU64,
}

impl Default for SignInLimit {
    fn default() -> Self {
        SignInLimit {
            names: Buckets::new(rule(FREE_OF_NAME)),
            addresses: Buckets::new(rule(FREE_OF_ADDRESS)),
            owners: Mutex::default(),
            refused: AtomicU64::default(),
        }
    }
}

impl SignInLimit {
    /// How many seconds are to be waited before this name is tried from this address. Without an address (a proxy that
    /// stands for all clients) the name alone counts.
    pub(crate) fn wait(&self, from: Option<IpAddr>, name: &SignInName, at: Now) -> i64 {
        let own = from.is_some() && self.owners().get(name).copied() == from;
        let of_name = if own { 0 } else { wait(&self.names, name, LONGEST_OF_NAME, at) };
        let of_address = from.map_or(0, |from| wait(&self.addresses, &from, LONGEST_OF_ADDRESS, at));
        let wait = of_name.max(of_address);
        if wait > 0 {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        wait
    }

    /// How often a client was asked to wait since the server began.
    pub(crate) fn turned_away(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// A password came that is not known to be right.
    pub(crate) fn wrong(&self, from: Option<IpAddr>, name: &SignInName, at: Now) {
        self.names.owe(name.clone(), at);
        if let Some(from) = from {
            self.addresses.owe(from, at);
        }
    }

    /// It was the right one after all.
    pub(crate) fn right(&self, from: Option<IpAddr>, name: &SignInName) {
        self.names.forget(name);
        if let Some(from) = from {
            self.addresses.give_back(&from);
            let mut owners = self.owners();
            if owners.len() < REMEMBERED || owners.contains_key(name) {
                owners.insert(name.clone(), from);
            }
        }
    }

    fn owners(&self) -> MutexGuard<'_, HashMap<SignInName, IpAddr>> {
        // A panic while the lock was held cannot leave the map half changed.
        self.owners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Seconds to wait after the last wrong one: 1, 2, 4, … beyond the free ones.
fn wait<K: Eq + Hash>(of: &Buckets<K>, key: &K, longest: i64, at: Now) -> i64 {
    let (taken, last) = of.taken(key, at);
    let Some(beyond) = taken.checked_sub(of.rule.burst) else { return 0 };
    let wait = 1_i64.checked_shl(beyond.min(30)).unwrap_or(longest).min(longest);
    whole_seconds(last.0.saturating_add(wait * 1000).saturating_sub(at.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> SignInName {
        text.parse().expect("a name")
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn a_name_is_slowed_down_but_its_owner_is_not_shut_out() {
        let door = SignInLimit::default();
        let (eva, adam) = (name("eva"), name("adam"));
        door.right(Some(address(1)), &eva);
        for _ in 0..FREE_OF_NAME {
            assert_eq!(door.wait(Some(address(2)), &eva, Now(0)), 0);
            door.wrong(Some(address(2)), &eva, Now(0));
        }
        assert_eq!(door.wait(Some(address(2)), &eva, Now(0)), 1);
        door.wrong(Some(address(3)), &eva, Now(0));
        assert_eq!(door.wait(Some(address(4)), &eva, Now(0)), 2, "from wherever it is tried");
        assert_eq!(door.wait(Some(address(4)), &eva, Now(1001)), 1);
        assert_eq!(door.wait(Some(address(4)), &eva, Now(2000)), 0);
        assert_eq!(door.wait(Some(address(4)), &adam, Now(0)), 0, "others are not concerned");
        assert_eq!(
            door.wait(Some(address(1)), &eva, Now(0)),
            0,
            "the owner comes from where she always does"
        );
        for _ in 0..1000 {
            door.wrong(None, &eva, Now(0));
        }
        assert_eq!(door.wait(Some(address(4)), &eva, Now(0)), LONGEST_OF_NAME, "never long");
        door.right(Some(address(4)), &eva);
        assert_eq!(door.wait(Some(address(5)), &eva, Now(0)), 0);
    }

    #[test]
    fn an_address_that_tries_many_names_waits() {
        let door = SignInLimit::default();
        for number in 0..FREE_OF_ADDRESS {
            assert_eq!(door.wait(Some(address(1)), &name("nobody"), Now(0)), 0);
            door.wrong(Some(address(1)), &name(&format!("name{number}")), Now(0));
        }
        assert_eq!(door.wait(Some(address(1)), &name("nobody"), Now(0)), 1);
        assert_eq!(door.wait(Some(address(2)), &name("nobody"), Now(0)), 0);
        assert_eq!(door.wait(None, &name("nobody"), Now(0)), 0, "a proxy stands for all visitors");
        assert_eq!(door.wait(Some(address(1)), &name("nobody"), Now(FORGETS_MS)), 0);
    }

    #[test]
    fn the_memory_is_bounded() {
        let door = SignInLimit::default();
        for number in 0..REMEMBERED + 5 {
            door.wrong(None, &name(&format!("n{number}")), Now(0));
        }
        assert!(door.names.remembered() <= REMEMBERED);
    }
}
