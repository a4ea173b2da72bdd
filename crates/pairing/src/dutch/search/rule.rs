//! To whom somebody is kept while the candidates are narrowed down.

use std::ops::Range;

/// To whom a vertex is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    /// Everybody.
    Anybody,
    /// A resident.
    Resident,
    /// Not one of the bracket.
    Out,
    /// A lower ranked resident: stands in the first half.
    Lower,
    /// A lower ranked one, or nobody of the bracket.
    LowerOrOut,
    /// A higher ranked one, or nobody of the bracket: stands in the second half.
    HigherOrOut,
    /// This one.
    Only(usize),
    /// Is paired already.
    Gone,
}

impl Rule {
    /// Whether somebody may go on to where the search does not look.
    pub(super) fn allows_going_on(self) -> bool {
        matches!(self, Rule::Anybody | Rule::Out | Rule::LowerOrOut | Rule::HigherOrOut)
    }

    /// Whether `who` may be matched with `other`. Residents come before everybody who is not in the bracket.
    pub(super) fn allows(self, who: usize, other: usize, residents: &Range<usize>) -> bool {
        match self {
            Rule::Anybody => true,
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
