//! A set of players.

/// Players by rank, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub(crate) struct Set(u64);

impl Set {
    /// Nobody.
    pub(crate) const EMPTY: Set = Set(0);

    /// The set with `player` in it.
    #[must_use]
    pub(crate) fn with(self, player: usize) -> Set {
        Set(self.0 | 1 << player)
    }

    /// The set with `player` taken out.
    #[must_use]
    pub(crate) fn without(self, player: usize) -> Set {
        Set(self.0 & !(1 << player))
    }

    pub(crate) fn contains(self, player: usize) -> bool {
        self.0 >> player & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Everybody in both sets.
    #[must_use]
    pub(crate) fn and(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    /// The members by rank.
    pub(crate) fn members(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |player| self.contains(*player))
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(players: I) -> Set {
        players.into_iter().fold(Set::EMPTY, Set::with)
    }
}
