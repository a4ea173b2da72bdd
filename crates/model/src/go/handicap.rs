//! Who gets how many stones.

use serde::{Deserialize, Serialize};

use super::{Handicap, Komi};
use crate::GoRank;

/// What the handicap is measured by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandicapBy {
    /// The difference of McMahon coefficients before the round.
    #[default]
    Coefficients,
    /// The difference of ranks.
    Ranks,
}

impl HandicapBy {
    /// Both, with their names in files.
    pub const ALL: [(&'static str, HandicapBy); 2] =
        [("coefficients", HandicapBy::Coefficients), ("ranks", HandicapBy::Ranks)];
}

/// How handicap is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HandicapRules {
    /// By coefficients or ranks.
    pub by: HandicapBy,
    /// So many stones fewer than the difference.
    pub reduction: u8,
    /// Games of any player of this rank or above are even.
    pub none_from: GoRank,
    /// Never more stones than this.
    pub most: Handicap,
    /// Komi of a handicap game.
    pub komi: Komi,
}

impl Default for HandicapRules {
    fn default() -> Self {
        HandicapRules {
            by: HandicapBy::Coefficients,
            reduction: 1,
            none_from: GoRank::from_steps_of_dan(1),
            most: Handicap::MOST,
            komi: Komi::HALF,
        }
    }
}

impl HandicapRules {
    /// The stones for a difference, ranks left aside.
    pub fn stones(&self, difference: u32) -> Handicap {
        let stones = difference.saturating_sub(u32::from(self.reduction));
        let stones = u8::try_from(stones).ok().and_then(Handicap::new).unwrap_or(Handicap::MOST);
        stones.min(self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_the_difference_less_the_reduction() {
        let rules = HandicapRules::default();
        assert_eq!([0, 1, 2, 9, 10, 11, 400].map(|d| rules.stones(d).stones()), [0, 0, 1, 8, 9, 9, 9]);
        let few = HandicapRules { reduction: 2, most: Handicap::new(4).unwrap(), ..rules };
        assert_eq!([1, 3, 6, 9].map(|d| few.stones(d).stones()), [0, 1, 4, 4]);
    }
}
