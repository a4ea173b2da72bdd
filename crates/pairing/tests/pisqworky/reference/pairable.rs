//! Whether a set of players can be split completely into admissible pairs, by trying.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::field::Field;

pub(crate) struct Pairable<'a> {
    field: &'a Field,
    /// Sets that were asked about, a bit for each player.
    known: RefCell<BTreeMap<u64, bool>>,
}

impl<'a> Pairable<'a> {
    pub(crate) fn of(field: &'a Field) -> Self {
        Pairable { field, known: RefCell::default() }
    }

    pub(crate) fn all(&self, players: &[usize]) -> bool {
        self.set(players.iter().map(|player| 1u64 << player).sum())
    }

    /// The players without some of them.
    pub(crate) fn without(&self, players: &[usize], taken: &[usize]) -> bool {
        let rest: Vec<usize> = players.iter().copied().filter(|player| !taken.contains(player)).collect();
        self.all(&rest)
    }

    fn set(&self, set: u64) -> bool {
        if set == 0 {
            return true;
        }
        if set.count_ones() % 2 == 1 {
            return false;
        }
        if let Some(known) = self.known.borrow().get(&set) {
            return *known;
        }
        let first = set.trailing_zeros() as usize;
        let others = (first + 1..64).filter(|other| set & (1u64 << other) != 0);
        let mut opponents = others.filter(|other| self.field.admissible(first, *other));
        let found = opponents.any(|other| self.set(set & !(1u64 << first) & !(1u64 << other)));
        self.known.borrow_mut().insert(set, found);
        found
    }
}
