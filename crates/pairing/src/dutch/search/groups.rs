//! Players who are not distinguished, so that nothing is as large as the number of pairs.

use std::collections::BTreeMap;

/// Members in groups of one key each.
pub(super) struct Groups {
    /// The group of each member.
    pub(super) of: Vec<usize>,
    /// The first of each group.
    pub(super) examples: Vec<usize>,
}

impl Groups {
    pub(super) fn by<K: Ord>(members: &[usize], key: impl Fn(usize) -> K) -> Self {
        let mut numbers: BTreeMap<K, usize> = BTreeMap::new();
        let mut groups = Groups { of: Vec::with_capacity(members.len()), examples: Vec::new() };
        for &who in members {
            let fresh = numbers.len();
            let number = *numbers.entry(key(who)).or_insert(fresh);
            if number == fresh {
                groups.examples.push(who);
            }
            groups.of.push(number);
        }
        groups
    }
}
