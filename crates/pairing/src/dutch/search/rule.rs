//! Which opponents a player is restricted to while the candidates are narrowed down.

use std::ops::Range;

/// Which opponents a vertex is restricted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    /// Any opponent.
    Any,
    Resident,
    /// Not one of the bracket.
    Out,
    /// A lower ranked resident: stands in the first half.
    Lower,
    /// A lower ranked one, or none of the bracket.
    LowerOrOut,
    /// A higher ranked one, or none of the bracket: stands in the second half.
    HigherOrOut,
    /// This one.
    Only(usize),
    /// Is paired already.
    Gone,
}

impl Rule {
    /// Whether a player may go on to where the search does not look.
    pub(super) fn allows_going_on(self) -> bool {
        matches!(self, Rule::Any | Rule::Out | Rule::LowerOrOut | Rule::HigherOrOut)
    }

    /// Whether `who` may be matched with `other`. Residents come before every player who is not in the bracket.
    pub(super) fn allows(self, who: usize, other: usize, residents: &Range<usize>) -> bool {
        match self {
            Rule::Any => true,
            Rule::Resident => residents.contains(&other),
            Rule::Out => other >= residents.end,
            Rule::Lower => other > who && other < residents.end,
            Rule::LowerOrOut => other > who,
            Rule::HigherOrOut => other < who || other >= residents.end,
            Rule::Only(one) => other == one,
            Rule::Gone => false,
        }
    }
}
