//! Members of each kind in ascending order, from which members can be taken out one by one.

/// Marks the end of a list, and "none".
pub(super) const NONE: usize = usize::MAX;

/// One linked list a kind.
#[derive(Debug, Clone)]
pub(super) struct KindLists {
    first: Vec<usize>,
    next: Vec<usize>,
    before: Vec<usize>,
}

impl KindLists {
    /// All players, by kind.
    pub(super) fn new(kinds: usize, kind_of: &[usize]) -> Self {
        let mut lists = KindLists {
            first: vec![NONE; kinds],
            next: vec![NONE; kind_of.len()],
            before: vec![NONE; kind_of.len()],
        };
        let mut last = vec![NONE; kinds];
        for (member, &kind) in kind_of.iter().enumerate() {
            match last[kind] {
                NONE => lists.first[kind] = member,
                previous => lists.next[previous] = member,
            }
            lists.before[member] = last[kind];
            last[kind] = member;
        }
        lists
    }

    /// Takes `member` of `kind` out.
    pub(super) fn remove(&mut self, member: usize, kind: usize) {
        let (before, next) = (self.before[member], self.next[member]);
        match before {
            NONE => self.first[kind] = next,
            _ => self.next[before] = next,
        }
        if next != NONE {
            self.before[next] = before;
        }
    }

    /// The members of `kind`, ascending.
    pub(super) fn of(&self, kind: usize) -> impl Iterator<Item = usize> + '_ {
        let listed = |member: usize| (member != NONE).then_some(member);
        std::iter::successors(listed(self.first[kind]), move |&member| listed(self.next[member]))
    }

    /// Takes out of `kind` all members for which `taken` says so.
    pub(super) fn take_out(&mut self, kind: usize, mut taken: impl FnMut(usize) -> bool) {
        let mut member = self.first[kind];
        while member != NONE {
            let next = self.next[member];
            if taken(member) {
                self.remove(member, kind);
            }
            member = next;
        }
    }
}
