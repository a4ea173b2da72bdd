//! McMahon: with which coefficient each player starts (G-3.1.3).

use serde::{Deserialize, Serialize};

use crate::GoRank;

/// What the start coefficient is taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrengthBy {
    /// The rank; the rating where there is no rank.
    #[default]
    Rank,
    /// The rating; the rank where there is no rating.
    Rating,
}

impl StrengthBy {
    /// Both, with their names in files.
    pub const ALL: [(&'static str, StrengthBy); 2] =
        [("rank", StrengthBy::Rank), ("rating", StrengthBy::Rating)];
}

/// How start coefficients are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct McMahon {
    /// From rank or rating.
    pub by: StrengthBy,
    /// The bar: no player starts above the coefficient of this rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bar: Option<GoRank>,
    /// The floor: no player starts below the coefficient of this rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<GoRank>,
    /// The amateur rank that the first professional grade counts as; the grades above follow one by one.
    pub first_professional: GoRank,
}

impl Default for McMahon {
    fn default() -> Self {
        McMahon {
            by: StrengthBy::Rank,
            bar: None,
            floor: None,
            first_professional: McMahon::FIRST_PROFESSIONAL,
        }
    }
}

impl McMahon {
    /// What the first professional grade counts as where the event does not say: 8 dan.
    pub const FIRST_PROFESSIONAL: GoRank = GoRank::from_steps_of_dan(8);

    /// The coefficient of a rank: 30k = 0, 1k = 29, 1d = 30.
    pub fn of_rank(self, rank: GoRank) -> u32 {
        match rank.professional_grade() {
            None => u32::from(rank.steps()),
            Some(grade) => u32::from(self.first_professional.steps()) + u32::from(grade) - 1,
        }
    }

    /// The coefficient of a rating: a step of 100, 1 dan from 2050 on.
    pub fn of_rating(rating: i32) -> u32 {
        let steps = i64::from(GoRank::FIRST_DAN) + (i64::from(rating) - 2050).div_euclid(100);
        u32::try_from(steps).unwrap_or(0)
    }
}

/// Whether a player belongs to the super group: those the organiser lets play for the first place. They start
/// together at the top, and all others at least one below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SuperGroup {
    /// Not named.
    #[default]
    Outside,
    /// Named by the organiser.
    Member,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rank(text: &str) -> GoRank {
        text.parse().unwrap()
    }

    #[test]
    fn a_step_of_rank_is_a_step_of_the_coefficient() {
        let rules = McMahon::default();
        let coefficients =
            ["30k", "1k", "1d", "2d", "9d", "1p", "2p", "9p"].map(|text| rules.of_rank(rank(text)));
        assert_eq!(coefficients, [0, 29, 30, 31, 38, 37, 38, 45]);
        let event = McMahon { first_professional: rank("7d"), ..rules };
        assert_eq!(event.of_rank(rank("1p")), 36);
    }

    #[test]
    fn a_hundred_points_of_rating_are_a_step() {
        let ratings = [2050, 2149, 2150, 2049, 1950, 1949, 100, -900, -901];
        assert_eq!(ratings.map(McMahon::of_rating), [30, 30, 31, 29, 29, 28, 10, 0, 0]);
    }
}
