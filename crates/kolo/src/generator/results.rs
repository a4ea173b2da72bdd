//! Ratings, and results that fit them.

use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, SplitMix64};

use super::Rates;

/// A rating from 1000 to 2400: the sum of two draws, so that the middle is common and the ends are rare.
pub(super) fn rating(chance: &mut SplitMix64) -> i64 {
    1000 + drawn(701, chance) + drawn(700, chance)
}

fn drawn(bound: u64, chance: &mut SplitMix64) -> i64 {
    i64::try_from(chance.below(bound)).unwrap_or(i64::MAX)
}

/// The result of a game between players of these ratings.
pub(super) fn draw(ratings: PerSide<i64>, rates: &Rates, chance: &mut SplitMix64) -> Outcome {
    if chance.happens(rates.forfeit) {
        // One no-show in ten is a double one.
        return Outcome::Forfeit(match chance.below(20) {
            0..9 => ForfeitResult::FirstWins,
            9..18 => ForfeitResult::SecondWins,
            _ => ForfeitResult::BothLose,
        });
    }
    if chance.happens(rates.draw) {
        return Outcome::played(PlayedResult::Draw);
    }
    let first_wins = chance.happens(first_side_per_mille(ratings));
    Outcome::played(if first_wins { PlayedResult::FirstWins } else { PlayedResult::SecondWins })
}

/// Chance of the first side in a decided game: even at equal ratings but for the first move (worth 35
/// rating points), 14 in a thousand for each ten points, never hopeless.
fn first_side_per_mille(ratings: PerSide<i64>) -> u32 {
    let ahead = ratings.first - ratings.second + 35;
    let per_mille = (500 + ahead * 14 / 10).clamp(30, 970);
    u32::try_from(per_mille).unwrap_or(500)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_wins_more_often_and_never_always() {
        let chances: Vec<u32> = [-2000, -100, 0, 100, 2000]
            .map(|ahead| first_side_per_mille(PerSide::new(1500 + ahead, 1500)))
            .into();
        assert_eq!(chances, [30, 409, 549, 689, 970]);
    }
}
