//! Tournament performance rating (10.2): the average rating of the opponents and the rating difference that the share
//! of the points stands for.
//!
//! Our readings: the average is the rounded one of 10.1; the share is rounded to hundredths, a half up, since the table
//! has no others; a win is one point and a draw half, whatever the scoring of the tournament.

use kolo_messages::Message;
use kolo_model::{Clause, HalfPoints, Share, StartNumber};

use super::conversion::difference_of_share;
use super::opponents_rating::{RatedGame, rated_games};
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, PerformanceRating, RoundedAverage};

pub(crate) static TPR: Rule = Rule {
    code: "TPR",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-10.2"),
    heading: None,
    meaning: || Message::new("tie-break-tpr"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_whole(by, performance),
};

/// The performance and what it is made of.
pub(crate) fn performance(field: &Field, no: StartNumber) -> (Option<i32>, Vec<Contribution>) {
    let (games, mut parts) = rated_games(field, no);
    let Some(average) = RoundedAverage::of(games.iter().map(|game| game.rating.value())) else {
        return (None, parts);
    };
    let points = points_of(&games);
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let hundredths = share_of(points, count);
    let performance = PerformanceRating {
        average: average.rounded(),
        points,
        games: count,
        hundredths,
        difference: difference_of_share(hundredths),
    };
    parts.extend([Contribution::RoundedAverage(average), Contribution::Performance(performance)]);
    (Some(performance.total()), parts)
}

/// One for a win, half for a draw.
pub(super) fn points_of(games: &[RatedGame]) -> HalfPoints {
    let points = |game: &RatedGame| match game.share {
        Share::Win => HalfPoints::ONE,
        Share::Draw => HalfPoints::HALF,
        Share::Loss => HalfPoints::ZERO,
    };
    games.iter().map(points).sum()
}

/// Points out of so many games in hundredths, a half up.
fn share_of(points: HalfPoints, games: u32) -> u32 {
    let (halves, games) = (u64::from(points.halves()), u64::from(games).max(1));
    // 100 × halves / 2 / games and a half: over twice the games.
    u32::try_from((100 * halves + games) / (2 * games)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_half_up() {
        let share = |halves, games| share_of(HalfPoints::from_halves(halves), games);
        assert_eq!([share(1, 4), share(4, 3), share(2, 3), share(9, 5), share(0, 7)], [13, 67, 33, 90, 0]);
    }
}
