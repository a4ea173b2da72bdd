//! With which rating a player enters the tournament.

use kolo_model::{Competitor, GoRank};

use crate::RatingPoints;

/// Where the rating before the event comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RatingSource {
    /// It was given.
    Given,
    /// It is the one of the rank, because none was given.
    Rank(GoRank),
}

/// The rating of a rank: 30k = −900, 1k = 2000, 1d = 2100 and 100 a step; 1p = 2700 and 30 a grade.
pub fn start_rating(rank: GoRank) -> RatingPoints {
    let steps = i32::from(rank.steps());
    if rank.is_professional() {
        let first = i32::from(GoRank::professional(1).map_or(0, GoRank::steps));
        return RatingPoints::from_whole(2700 + 30 * (steps - first));
    }
    RatingPoints::from_whole(100 * steps - 900)
}

/// The rating a competitor enters with: the given one, else that of the rank.
pub(super) fn rating_before(competitor: &Competitor) -> Option<(RatingPoints, RatingSource)> {
    let given =
        competitor.rating.map(|rating| (RatingPoints::from_whole(rating.value()), RatingSource::Given));
    given.or_else(|| competitor.rank.map(|rank| (start_rating(rank), RatingSource::Rank(rank))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_have_a_rating() {
        let rating = |text: &str| start_rating(text.parse().unwrap());
        for (rank, points) in [
            ("30k", -900),
            ("20k", 100),
            ("1k", 2000),
            ("1d", 2100),
            ("7d", 2700),
            ("1p", 2700),
            ("9p", 2940),
        ] {
            assert_eq!(rating(rank), RatingPoints::from_whole(points), "{rank}");
        }
    }
}
