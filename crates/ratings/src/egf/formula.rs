//! One game.
#![expect(
    clippy::float_arithmetic,
    reason = "the formula is one of real numbers; whole billionths leave this module"
)]

use kolo_model::Share;

use crate::{Billionths, RatingPoints};

/// No rating falls below this: 30 kyu.
pub const LEAST_RATING: RatingPoints = RatingPoints::from_whole(-900);

/// The formula has a pole at 3300; a player beyond it counts as this.
const MOST_IN_FORMULA: f64 = 3299.0;

/// What one game does to one player, before the weight of the class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameChange {
    /// Se, the result that was to be expected: 1 is a sure win.
    pub expected: Billionths,
    /// How much a surprise counts.
    pub con: Billionths,
    /// What every player gets for playing, against deflation.
    pub bonus: Billionths,
    /// con · (Sa − Se) + bonus.
    pub change: Billionths,
}

/// The change of a player with rating `own` who got `share` against `opponent`. `own_help` and `opponent_help`
/// are the points by which handicap makes the one or the other stronger in this game.
pub fn game_change(
    own: RatingPoints,
    own_help: RatingPoints,
    opponent: RatingPoints,
    opponent_help: RatingPoints,
    share: Share,
) -> GameChange {
    let actual = match share {
        Share::Win => 1.0,
        Share::Draw => 0.5,
        Share::Loss => 0.0,
    };
    let rating = real(own);
    let expected = expected(real(own + own_help), real(opponent + opponent_help));
    let (con, bonus) = (con(rating), bonus(rating));
    GameChange {
        expected: exact(expected),
        con: exact(con),
        bonus: exact(bonus),
        change: exact(con * (actual - expected) + bonus),
    }
}

/// con = ((3300 − r) / 200)^1.6
fn con(rating: f64) -> f64 {
    libm::pow((3300.0 - within(rating)) / 200.0, 1.6)
}

/// bonus = ln(1 + exp((2300 − r) / 80)) / 5
fn bonus(rating: f64) -> f64 {
    libm::log(1.0 + libm::exp((2300.0 - rating) / 80.0)) / 5.0
}

/// Se = 1 / (1 + exp(β(r2) − β(r1)))
fn expected(own: f64, opponent: f64) -> f64 {
    1.0 / (1.0 + libm::exp(beta(opponent) - beta(own)))
}

/// β(r) = −7 · ln(3300 − r)
fn beta(rating: f64) -> f64 {
    -7.0 * libm::log(3300.0 - within(rating))
}

fn within(rating: f64) -> f64 {
    rating.min(MOST_IN_FORMULA)
}

fn real(points: RatingPoints) -> f64 {
    // Ratings have seven digits in thousandths: nothing is lost, and what is not a rating is cut off.
    let thousandths = i32::try_from(points.thousandths().clamp(-1_000_000_000, 1_000_000_000));
    f64::from(thousandths.unwrap_or_default()) / 1000.0
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "con, the largest of these numbers, is below 1,000 for every rating"
)]
fn exact(number: f64) -> Billionths {
    Billionths::new(libm::round(number * 1e9) as i64)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const NO_HELP: RatingPoints = RatingPoints::from_whole(0);

    fn even(own: i64, opponent: i64, share: Share) -> GameChange {
        let points = RatingPoints::from_thousandths;
        game_change(points(own), NO_HELP, points(opponent), NO_HELP, share)
    }

    /// 2100 beats 2100: 2109.306, as several published programs have it.
    #[test]
    fn two_of_first_dan() {
        let game = even(2_100_000, 2_100_000, Share::Win);
        assert_eq!(game.expected, Billionths::new(500_000_000));
        assert_eq!(game.change.rounded(), RatingPoints::from_thousandths(9306));
        let lost = even(2_100_000, 2_100_000, Share::Loss);
        assert_eq!(lost.change.rounded(), RatingPoints::from_thousandths(-8275));
        let jigo = even(2_100_000, 2_100_000, Share::Draw);
        assert_eq!(jigo.change, jigo.bonus);
    }

    /// The example of a published service: 2674.564 loses to 2611.051.
    #[test]
    fn a_strong_player_loses() {
        let game = even(2_674_564, 2_611_051, Share::Loss);
        assert_eq!(game.expected, Billionths::new(663_074_986));
        assert_eq!(game.con, Billionths::new(6_197_900_613));
        assert_eq!(game.change, Billionths::new(-4_107_829_383));
    }

    /// Worked out with forty decimals: own rating, own help, opponent, opponent's help, result; Se, con, bonus
    /// and change in billionths.
    #[test]
    fn numbers_worked_out_elsewhere() {
        let table = [
            ([1500, 350, 2000, 0], Share::Win, [317_692_816, 33_634_735_370, 2_000_009_080, 24_949_230_650]),
            ([2000, 0, 1500, 350], Share::Loss, [682_307_184, 19_983_031_392, 754_649_093, -12_879_916_781]),
            ([-900, 0, -900, 0], Share::Loss, [500_000_000, 130_482_080_135, 8_000_000_000, -57_241_040_067]),
            ([100, 50, 300, 0], Share::Win, [415_437_591, 84_448_506_289, 5_500_000_000, 54_865_422_304]),
            ([2900, 0, 2400, 0], Share::Win, [996_586_207, 3_031_433_133, 110_586, 10_459_273]),
        ];
        for (points, share, numbers) in table {
            let [own, own_help, opponent, opponent_help] = points.map(RatingPoints::from_whole);
            let game = game_change(own, own_help, opponent, opponent_help, share);
            assert_eq!([game.expected, game.con, game.bonus, game.change], numbers.map(Billionths::new));
        }
    }

    #[test]
    fn the_pole_of_the_formula_is_never_reached() {
        for strong in [3_299_000, 3_299_999, 3_300_000, 3_400_000, 9_999_000] {
            let game = even(strong, 2_000_000, Share::Loss);
            assert!(game.expected > Billionths::new(999_999_000) && game.expected <= Billionths::ONE);
            assert!(game.con > Billionths::default() && game.change < Billionths::default());
            let both = even(strong, strong, Share::Draw);
            assert_eq!(both.expected, Billionths::new(500_000_000));
        }
    }

    /// The same number by another way: Se = a2^7 / (a1^7 + a2^7) with a = 3300 − r.
    fn expected_by_powers(own: i64, opponent: i64) -> f64 {
        let power = |thousandths: i64| {
            let distance = f64::from(i32::try_from(3_300_000 - thousandths).unwrap()) / 1000.0;
            (0..7).fold(1.0, |product, _| product * distance)
        };
        power(opponent) / (power(own) + power(opponent))
    }

    proptest! {
        #[test]
        fn expectations_of_both_add_up_to_one(own in -900_000i64..3_299_000, other in -900_000i64..3_299_000) {
            let here = even(own, other, Share::Win).expected;
            let there = even(other, own, Share::Win).expected;
            prop_assert!((here.get() + there.get() - 1_000_000_000).abs() <= 1);
            let plain = exact(expected_by_powers(own, other));
            prop_assert!((here.get() - plain.get()).abs() <= 1, "{} {}", here.get(), plain.get());
        }

        #[test]
        fn a_better_result_is_a_better_change(own in -900_000i64..10_000_000, other in -900_000i64..10_000_000) {
            let of = |share| even(own, other, share).change;
            prop_assert!(of(Share::Loss) < of(Share::Draw) && of(Share::Draw) < of(Share::Win));
            prop_assert!(even(own, other, Share::Win).bonus >= Billionths::default());
        }
    }
}
