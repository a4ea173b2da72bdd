//! Who may, must or must not stay without an opponent in a bracket.

use std::collections::BTreeSet;

use super::bracket::Bracket;
use super::field::{Field, Rank};
use super::floats::FloatRules;

/// What C 12 and C 13 demand of the players left over, beyond the criteria.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Demand {
    /// These must be left over.
    pub(super) left: BTreeSet<Rank>,
    /// These must be paired.
    pub(super) paired: BTreeSet<Rank>,
}

/// What can become of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Fate {
    /// Paired or left over.
    Either,
    Left,
    Paired,
}

/// The criteria in force for those left over, and what is demanded of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct LeftOverRule<'a> {
    pub(super) field: &'a Field,
    pub(super) bracket: &'a Bracket,
    pub(super) down: FloatRules,
    pub(super) demand: &'a Demand,
}

impl LeftOverRule<'_> {
    /// What can become of `who`; `None` when the demand contradicts the criteria.
    pub(super) fn fate(&self, who: Rank) -> Option<Fate> {
        let may_be_left = self.bracket.may_be_left(self.field, who, self.down);
        match (self.demand.left.contains(&who), self.demand.paired.contains(&who)) {
            (true, false) if may_be_left => Some(Fate::Left),
            (true, _) => None,
            (false, false) if may_be_left => Some(Fate::Either),
            (false, _) => Some(Fate::Paired),
        }
    }
}
