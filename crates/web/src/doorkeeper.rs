//! Wrong passwords: whoever sends many waits longer and longer, by address and by the name that is tried.
//!
//! Nobody is locked out: the wait for a name is short, it is told, and the address from which its owner signed in last does
//! not wait for what others try. Each process counts for itself.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

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

/// Names and addresses remembered; beyond, those of whom little is left go first.
const REMEMBERED: usize = 10_000;

/// Counts wrong passwords.
#[derive(Debug, Default)]
pub(crate) struct Doorkeeper {
    names: Mutex<HashMap<SignInName, Wrong>>,
    addresses: Mutex<HashMap<IpAddr, Wrong>>,
    /// From where the owner of a name signed in last.
    owners: Mutex<HashMap<SignInName, IpAddr>>,
    /// How often somebody was asked to wait.
    refused: AtomicU64,
}

/// Wrong passwords, and when the last of them came.
#[derive(Debug, Clone, Copy, Default)]
struct Wrong {
    count: u32,
    last: i64,
}

impl Wrong {
    fn left(self, at: Now) -> u32 {
        let forgotten = at.0.saturating_sub(self.last).max(0) / FORGETS_MS;
        self.count.saturating_sub(u32::try_from(forgotten).unwrap_or(u32::MAX))
    }

    /// Seconds to wait: 1, 2, 4, … beyond the free ones.
    fn wait(self, free: u32, longest: i64, at: Now) -> i64 {
        let Some(beyond) = self.left(at).checked_sub(free) else { return 0 };
        let wait = 1_i64.checked_shl(beyond.min(30)).unwrap_or(longest).min(longest);
        let until = self.last.saturating_add(wait * 1000);
        // The part of a second that is left counts as a whole one.
        until.saturating_sub(at.0).max(0).saturating_add(999) / 1000
    }
}

impl Doorkeeper {
    /// How many seconds are to be waited before this name is tried from this address. Without an address (a proxy that stands
    /// for everybody) the name alone counts.
    pub(crate) fn wait(&self, from: Option<IpAddr>, name: &SignInName, at: Now) -> i64 {
        let own = from.is_some() && lock(&self.owners).get(name).copied() == from;
        let of = |wrong: Option<&Wrong>, free, longest| {
            wrong.map_or(0, |wrong: &Wrong| wrong.wait(free, longest, at))
        };
        let name_waits = if own { 0 } else { of(lock(&self.names).get(name), FREE_OF_NAME, LONGEST_OF_NAME) };
        let addresses = lock(&self.addresses);
        let address = from.and_then(|from| addresses.get(&from));
        let wait = name_waits.max(of(address, FREE_OF_ADDRESS, LONGEST_OF_ADDRESS));
        if wait > 0 {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        wait
    }

    /// How often somebody was asked to wait since the server began.
    pub(crate) fn turned_away(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// A password came that is not known to be right.
    pub(crate) fn wrong(&self, from: Option<IpAddr>, name: &SignInName, at: Now) {
        count(&self.names, name.clone(), at);
        if let Some(from) = from {
            count(&self.addresses, from, at);
        }
    }

    /// It was the right one after all.
    pub(crate) fn right(&self, from: Option<IpAddr>, name: &SignInName) {
        lock(&self.names).remove(name);
        if let Some(from) = from {
            if let Some(wrong) = lock(&self.addresses).get_mut(&from) {
                wrong.count = wrong.count.saturating_sub(1);
            }
            let mut owners = lock(&self.owners);
            if owners.len() < REMEMBERED || owners.contains_key(name) {
                owners.insert(name.clone(), from);
            }
        }
    }
}

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // A panic while the lock was held cannot leave a map half changed.
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

fn count<K: Eq + Hash>(of: &Mutex<HashMap<K, Wrong>>, key: K, at: Now) {
    let mut all = lock(of);
    if all.len() >= REMEMBERED && !all.contains_key(&key) {
        all.retain(|_, wrong| wrong.left(at) > 1);
        if all.len() >= REMEMBERED {
            // So many at once are no people; those who are remembered wait, and the rest is as before.
            return;
        }
    }
    let entry = all.entry(key).or_default();
    *entry = Wrong { count: entry.left(at).saturating_add(1), last: at.0 };
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
        let door = Doorkeeper::default();
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
        let door = Doorkeeper::default();
        for number in 0..FREE_OF_ADDRESS {
            assert_eq!(door.wait(Some(address(1)), &name("nobody"), Now(0)), 0);
            door.wrong(Some(address(1)), &name(&format!("name{number}")), Now(0));
        }
        assert_eq!(door.wait(Some(address(1)), &name("nobody"), Now(0)), 1);
        assert_eq!(door.wait(Some(address(2)), &name("nobody"), Now(0)), 0);
        assert_eq!(door.wait(None, &name("nobody"), Now(0)), 0, "a proxy stands for everybody");
        assert_eq!(door.wait(Some(address(1)), &name("nobody"), Now(FORGETS_MS)), 0);
    }

    #[test]
    fn the_memory_is_bounded() {
        let door = Doorkeeper::default();
        for number in 0..REMEMBERED + 5 {
            door.wrong(None, &name(&format!("n{number}")), Now(0));
        }
        assert!(door.names.lock().expect("sound").len() <= REMEMBERED);
    }
}
