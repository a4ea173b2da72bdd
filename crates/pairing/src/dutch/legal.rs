//! 2.1: who may meet whom at all (C1, C3), and who may have the bye (C2).

use super::field::{Field, Rank};

impl Field {
    /// Whether these two may meet: they have not met (C1), they are not a forbidden pair, and both can be given a
    /// colour (C3).
    pub(super) fn legal(&self, a: Rank, b: Rank) -> bool {
        self.colours_can_be_given(a, b) && !self.apart(a, b)
    }

    /// Whether these two have met (C1), or are a forbidden pair.
    pub(super) fn apart(&self, a: Rank, b: Rank) -> bool {
        self.met(a, b).is_some() || self.forbidden_pairs(a, b)
    }

    /// C3: two with the same absolute preference meet only if one of them is a topscorer.
    pub(super) fn colours_can_be_given(&self, a: Rank, b: Rank) -> bool {
        let (one, other) = (&self[a], &self[b]);
        let same = one.absolute().is_some() && one.absolute() == other.absolute();
        !same || one.topscorer || other.topscorer
    }

    /// C2: whether this player may have the bye.
    pub(super) fn may_have_bye(&self, who: Rank) -> bool {
        self[who].barred_from_bye.is_none()
    }
}
