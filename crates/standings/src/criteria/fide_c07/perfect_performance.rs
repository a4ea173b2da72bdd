//! Perfect tournament performance (10.3): the lowest whole rating with which one is expected to make at least the
//! points one made. Without a point it is 800 below the lowest rated opponent.
//!
//! Our readings: points and expected scores are of the games at the board, a win one point and a draw half. All games
//! won lead to 736 above the highest rated opponent, the first difference with which a win is certain.

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber};

use super::conversion::{CERTAIN, expected_of_difference};
use super::opponents_rating::rated_games;
use super::performance::points_of;
use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, PerfectRating};

pub(crate) static PTP: Rule = Rule {
    code: "PTP",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("T-10.3"),
    heading: None,
    meaning: || Message::new("tie-break-ptp"),
    allowed: Allowed::Once,
    apply: |table, by| table.by_whole(by, performance),
};

/// Below the lowest rated opponent, who made no point.
const WITHOUT_A_POINT: i32 = 800;

/// The performance and what it is made of.
pub(crate) fn performance(field: &Field, no: StartNumber) -> (Option<i32>, Vec<Contribution>) {
    let (games, mut parts) = rated_games(field, no);
    let ratings: Vec<i32> = games.iter().map(|game| game.rating.value()).collect();
    let points = points_of(&games);
    let hundredths = 50 * u64::from(points.halves());
    let rating = lowest(&ratings, hundredths);
    parts.extend(rating.map(|rating| {
        let expected = (points.halves() > 0).then(|| expected(&ratings, rating));
        Contribution::Perfect(PerfectRating { points, rating, expected })
    }));
    (rating, parts)
}

/// The lowest rating that is expected to make so many hundredths against these opponents.
fn lowest(ratings: &[i32], hundredths: u64) -> Option<i32> {
    let (weakest, strongest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if hundredths == 0 {
        return Some(weakest - WITHOUT_A_POINT);
    }
    // At `low` nothing is expected, at `high` everything.
    let (mut low, mut high) = (weakest - CERTAIN, strongest + CERTAIN);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if expected(ratings, middle) >= hundredths { high = middle } else { low = middle }
    }
    Some(high)
}

/// What is expected of a player with this rating, in hundredths of a point.
fn expected(ratings: &[i32], own: i32) -> u64 {
    ratings.iter().map(|rating| u64::from(expected_of_difference(own - rating))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_rating_that_is_enough() {
        let ratings = [1700, 1950, 1850, 2050, 2150];
        let rating = lowest(&ratings, 350).unwrap();
        assert!(expected(&ratings, rating) >= 350 && expected(&ratings, rating - 1) < 350);
        assert_eq!(lowest(&[2000], 50), Some(1997), "a draw is expected from three points less on");
        assert_eq!(lowest(&[2000, 2100], 200), Some(2836), "all won");
        assert_eq!(lowest(&[2000, 2100], 0), Some(1200), "none won");
        assert_eq!(lowest(&[], 0), None);
    }
}
