//! A pair while it is made: who chose, whom, and who was passed over.

use super::admissible::Obstacle;
use super::field::{Field, Place};
use super::groups::{GroupNo, Moved, Region};
use super::pairable::Pairable;

/// A pair and how it came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pair {
    /// Whose turn it was.
    pub(super) who: Place,
    pub(super) opponent: Place,
    /// Where it was made.
    pub(super) group: GroupNo,
    pub(super) region: Region,
    pub(super) by: By,
    /// Those tried before the opponent.
    pub(super) passed: Vec<(Place, Passed)>,
}

/// Why it was a player's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// They came from another group.
    Moved(Moved),
    /// They were first of the rest (rule 11.2).
    Exchange,
}

/// Why a player was not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Passed {
    Inadmissible(Obstacle),
    RestNotPairable,
}

impl Pair {
    pub(super) fn better(&self) -> Place {
        self.who.min(self.opponent)
    }

    pub(super) fn worse(&self) -> Place {
        self.who.max(self.opponent)
    }
}

/// Pairs `who` with the first of `candidates` whom they may meet and who leaves the rest pairable. The candidates are
/// all others of a set that is pairable, so there is one.
pub(super) fn first_that_fits(
    field: &Field,
    pairable: &mut Pairable<'_>,
    who: Place,
    candidates: impl Iterator<Item = Place>,
) -> (Place, Vec<(Place, Passed)>) {
    pairable.release(who);
    let mut passed = Vec::new();
    for candidate in candidates {
        if let Some(obstacle) = field.admissible.obstacle(who, candidate) {
            passed.push((candidate, Passed::Inadmissible(obstacle)));
        } else if pairable.spare(candidate) {
            return (candidate, passed);
        } else {
            passed.push((candidate, Passed::RestNotPairable));
        }
    }
    unreachable!("all players were matched, so at least the one matched with {who:?} fits")
}
