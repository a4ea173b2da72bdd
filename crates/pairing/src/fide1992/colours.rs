//! R-E: who gets White in a pair.

use kolo_model::{Lot, Side};

use super::field::{Field, Rank};
use super::preference::Colours;

/// The rule that decided the colours of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ColourRule {
    /// R-E1: nobody's preference is in the way of the other's.
    BothGranted,
    /// R-E2: the stronger of two equal wishes.
    StrongerGranted,
    /// R-E3: the opposite of when their colours last differed, so many games ago.
    Alternated {
        /// Games back from now, 1 for the last one.
        games_ago: usize,
    },
    /// R-E4.1: the wish of the higher ranked.
    HigherGranted,
    /// R-E4.2: nobody wishes anything: by the lot and the start number of the higher ranked.
    Lot,
}

/// The colour of `higher`, the higher ranked of a pair, and the rule that gives it.
pub(super) fn decide(field: &Field, higher: Rank, lower: Rank, lot: Lot) -> (Side, ColourRule) {
    let (one, other) = (&field[higher], &field[lower]);
    match (one.preference, other.preference) {
        (None, None) => (by_number(one.no.get(), lot), ColourRule::Lot),
        (Some(wish), None) => (wish.side, ColourRule::BothGranted),
        (None, Some(wish)) => (wish.side.other(), ColourRule::BothGranted),
        (Some(wish), Some(others)) if wish.side != others.side => (wish.side, ColourRule::BothGranted),
        (Some(wish), Some(others)) if wish.strength > others.strength => {
            (wish.side, ColourRule::StrongerGranted)
        }
        (Some(wish), Some(others)) if wish.strength < others.strength => {
            (wish.side.other(), ColourRule::StrongerGranted)
        }
        (Some(wish), Some(_)) => match last_difference(&one.colours, &other.colours) {
            Some((had, games_ago)) => (had.other(), ColourRule::Alternated { games_ago }),
            None => (wish.side, ColourRule::HigherGranted),
        },
    }
}

/// R-E4.2: odd start numbers have the colour of the lot, even ones the other.
fn by_number(no: u32, lot: Lot) -> Side {
    if no % 2 == 1 { lot.side() } else { lot.side().other() }
}

/// The colour `one` had when their colours last differed, counted back over played games (R-F3), and how
/// many games ago that was.
fn last_difference(one: &Colours, other: &Colours) -> Option<(Side, usize)> {
    let both = one.history().iter().rev().zip(other.history().iter().rev());
    both.enumerate().find(|(_, (a, b))| a != b).map(|(back, (had, _))| (*had, back + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(text: &str) -> Colours {
        let side = |letter| if letter == 'W' { Side::First } else { Side::Second };
        Colours::new(text.chars().filter(|letter| *letter != '-').map(side).collect())
    }

    #[test]
    fn holes_stand_in_front_of_the_games() {
        for (played, counts_as) in [("BWW-B", "-BWWB"), ("WB-WB", "-WBWB"), ("BWW-B-W", "--BWWBW")] {
            assert_eq!(colours(played), colours(counts_as));
            let aligned = colours(played);
            let back: Vec<Side> = aligned.history().iter().rev().copied().collect();
            let written: Vec<Side> = colours(counts_as).history().iter().rev().copied().collect();
            assert_eq!(back, written);
        }
        // Counted from the end, BWW-B and WWB differ nowhere; BWWB and WBWB differ three games ago.
        assert_eq!(last_difference(&colours("BWW-B"), &colours("WWB")), None);
        assert_eq!(last_difference(&colours("BWW-B"), &colours("WB-WB")), Some((Side::First, 3)));
    }

    #[test]
    fn the_lot_gives_odd_numbers_its_colour() {
        assert_eq!(by_number(1, Lot::FirstStarts), Side::First);
        assert_eq!(by_number(2, Lot::FirstStarts), Side::Second);
        assert_eq!(by_number(3, Lot::FirstWaits), Side::Second);
    }
}
