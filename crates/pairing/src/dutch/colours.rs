//! 5: who gets White in a pair.

use kolo_model::{Lot, Side};

use super::field::{Field, Rank};
use crate::colours::Strength;

/// The rule that decided the colours of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ColourRule {
    /// 5.2.1: nobody's preference is in the way of the other's.
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
    /// 5.2.5: nobody wishes anything: by the lot and the start number of the higher ranked.
    Lot,
}

/// The colour of `higher`, the higher ranked of a pair, and the rule that gives it.
pub(super) fn decide(field: &Field, higher: Rank, lower: Rank, lot: Lot) -> (Side, ColourRule) {
    let (one, other) = (&field[higher], &field[lower]);
    let (wish, others) = match (one.preference, other.preference) {
        (None, None) => return (by_number(one.no.get(), lot), ColourRule::Lot),
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
