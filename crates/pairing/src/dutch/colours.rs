//! 5: who gets White in a pair.

use kolo_model::{Lot, Side};

use super::field::{Field, Rank};
use crate::colours::Strength;

/// The rule that decided the colours of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ColourRule {
    /// 5.2.1: neither preference conflicts with the other.
    BothGranted,
    /// 5.2.2: the stronger of two equal wishes.
    StrongerGranted,
    /// 5.2.2: of two absolute wishes the one with the wider difference.
    WiderGranted,
    /// 5.2.3: the opposite of when their colours last differed, so many games ago.
    Alternated {
        /// Games back from now, 1 for the last one.
        games_ago: usize,
    },
    /// 5.2.4: the wish of the higher ranked.
    HigherGranted,
    /// 5.2.5: neither has a preference: by the lot and the start number of the higher ranked.
    Lot,
}

/// The colour of `higher`, the higher ranked of a pair, and the rule that gives it.
pub(super) fn decide(field: &Field, higher: Rank, lower: Rank, lot: Lot) -> (Side, ColourRule) {
    let (one, other) = (&field[higher], &field[lower]);
    let (wish, others) = match (one.preference, other.preference) {
        (None, None) => return (by_number(one.number, lot), ColourRule::Lot),
        (Some(wish), None) => return (wish.side, ColourRule::BothGranted),
        (None, Some(wish)) => return (wish.side.other(), ColourRule::BothGranted),
        (Some(wish), Some(others)) if wish.side != others.side => {
            return (wish.side, ColourRule::BothGranted);
        }
        (Some(wish), Some(others)) => (wish, others),
    };
    if wish.strength != others.strength {
        let side = if wish.strength > others.strength { wish.side } else { wish.side.other() };
        return (side, ColourRule::StrongerGranted);
    }
    let (own, theirs) = (one.colours.difference().abs(), other.colours.difference().abs());
    if wish.strength == Strength::Absolute && own != theirs {
        let side = if own > theirs { wish.side } else { wish.side.other() };
        return (side, ColourRule::WiderGranted);
    }
    match one.colours.last_difference(&other.colours) {
        Some((had, games_ago)) => (had.other(), ColourRule::Alternated { games_ago }),
        None => (wish.side, ColourRule::HigherGranted),
    }
}

/// 5.2.5: odd start numbers have the colour of the lot, even ones the other.
fn by_number(no: u32, lot: Lot) -> Side {
    if no % 2 == 1 { lot.side() } else { lot.side().other() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dutch::field::tests::{field, player};

    /// The colour of the first of two with these histories, and the rule.
    fn of(higher: &str, lower: &str) -> (Side, ColourRule) {
        let field = field(vec![player(1, 2, higher), player(2, 2, lower)], &[]);
        decide(&field, Rank(0), Rank(1), Lot::FirstStarts)
    }

    #[test]
    fn each_rule_decides_where_those_before_it_do_not() {
        use Side::{First as White, Second as Black};
        assert_eq!(of("W", "B"), (Black, ColourRule::BothGranted));
        assert_eq!(of("B", ""), (White, ColourRule::BothGranted));
        assert_eq!(of("", "B"), (Black, ColourRule::BothGranted));
        assert_eq!(of("WB", "B"), (Black, ColourRule::StrongerGranted));
        assert_eq!(of("BB", "B"), (White, ColourRule::StrongerGranted));
        assert_eq!(of("BBWW", "WBWW"), (White, ColourRule::WiderGranted));
        assert_eq!(of("WBWW", "BBWW"), (Black, ColourRule::WiderGranted));
        // The difference decides, whichever way it leans.
        assert_eq!(of("BBBWW", "BBWW"), (Black, ColourRule::WiderGranted));
        assert_eq!(of("BWWB", "WBWB"), (Black, ColourRule::Alternated { games_ago: 3 }));
        assert_eq!(of("WB-WB", "BWWB"), (White, ColourRule::Alternated { games_ago: 3 }));
        assert_eq!(of("WB", "WBWB"), (White, ColourRule::HigherGranted));
        assert_eq!(of("W", "W"), (Black, ColourRule::HigherGranted));
        assert_eq!(of("", ""), (White, ColourRule::Lot));
    }

    #[test]
    fn the_lot_gives_odd_numbers_its_colour() {
        assert_eq!(by_number(1, Lot::FirstStarts), Side::First);
        assert_eq!(by_number(2, Lot::FirstStarts), Side::Second);
        assert_eq!(by_number(1, Lot::FirstWaits), Side::Second);
        assert_eq!(by_number(2, Lot::FirstWaits), Side::First);
    }
}
