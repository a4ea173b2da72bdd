//! Ratings, and results that fit them.

use kolo_model::{ForfeitResult, GameTerms, Outcome, PerSide, PlayedResult, SplitMix64};

use super::Rates;

/// A rating from 1000 to 2400: the sum of two random numbers, so that the middle is common and the ends are rare.
pub(super) fn rating(chance: &mut SplitMix64) -> i64 {
    1000 + drawn(701, chance) + drawn(700, chance)
}

fn drawn(bound: u64, chance: &mut SplitMix64) -> i64 {
    i64::try_from(chance.below(bound)).unwrap_or(i64::MAX)
}

/// The result of a game in which the first side is so many rating points ahead, the first move included.
pub fn draw(ahead: i64, rates: &Rates, chance: &mut SplitMix64) -> Outcome {
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
    let first_wins = chance.happens(first_side_per_mille(ahead));
    Outcome::played(if first_wins { PlayedResult::FirstWins } else { PlayedResult::SecondWins })
}

/// How far the first side is ahead in chess, where the first move is worth 35 points.
pub(super) fn ahead_in_chess(ratings: PerSide<i64>) -> i64 {
    ratings.first - ratings.second + 35
}

/// How far Black is ahead in go: komi makes up for the first move, and a stone is worth a grade of a hundred points.
pub(super) fn ahead_in_go(ratings: PerSide<i64>, terms: GameTerms) -> i64 {
    ratings.first - ratings.second + 100 * i64::from(terms.handicap.stones())
}

/// Chance of the first side in a decided game: 14 in a thousand for each ten points, never hopeless.
fn first_side_per_mille(ahead: i64) -> u32 {
    let per_mille = (500 + ahead * 14 / 10).clamp(30, 970);
    u32::try_from(per_mille).unwrap_or(500)
}

#[cfg(test)]
mod tests {
    use kolo_model::Handicap;

    use super::*;

    #[test]
    fn the_stronger_wins_more_often_and_never_always() {
        let chances: Vec<u32> = [-2000, -100, 0, 100, 2000]
            .map(|ahead| first_side_per_mille(ahead_in_chess(PerSide::new(1500 + ahead, 1500))))
            .into();
        assert_eq!(chances, [30, 409, 549, 689, 970]);
    }

    #[test]
    fn stones_make_up_for_grades() {
        let three = GameTerms { handicap: Handicap::new(3).unwrap(), ..GameTerms::EVEN };
        assert_eq!(ahead_in_go(PerSide::new(1600, 1900), three), 0);
        assert_eq!(ahead_in_go(PerSide::new(1600, 1600), GameTerms::EVEN), 0);
    }
}
