//! R-A7: which colour a player should get, and how much it matters. R-B2: which he may get at all.

use kolo_model::Side;

/// The largest difference between games with White and games with Black (R-B2a).
const MOST_DIFFERENCE: i32 = 2;

/// How much a preference matters; the later, the more (R-E2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Strength {
    /// R-A7c: as many games with White as with Black; the colours should alternate.
    Mild,
    /// R-A7b: one colour was given more often.
    Strong,
    /// R-A7a: the other colour is out of the question.
    Absolute,
}

/// The colour a player should get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Preference {
    /// The colour.
    pub(super) side: Side,
    /// How much it matters.
    pub(super) strength: Strength,
}

/// The colours a player has had, oldest first: played games only (R-F2.1), so that holes stand in front
/// of them by themselves (R-F3).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Colours {
    history: Vec<Side>,
    /// R-A7.1: games with White minus games with Black.
    difference: i32,
}

impl Colours {
    /// From the colours of the played games, oldest first.
    pub(super) fn new(history: Vec<Side>) -> Self {
        let difference = history.iter().map(|side| toward_white(*side)).sum();
        Colours { history, difference }
    }

    /// The colours, oldest first.
    pub(super) fn history(&self) -> &[Side] {
        &self.history
    }

    /// The colour of the last two games, if it was the same.
    pub(super) fn twice_in_a_row(&self) -> Option<Side> {
        match self.history.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }

    /// R-A7: the preference. `exempt` players have no absolute one (R-A7a.3).
    pub(super) fn preference(&self, exempt: bool) -> Option<Preference> {
        let last = *self.history.last()?;
        let toward_balance = if self.difference < 0 { Side::First } else { Side::Second };
        let absolute = match self.twice_in_a_row() {
            _ if exempt => None,
            Some(repeated) => Some(repeated.other()),
            None => (self.difference.abs() > 1).then_some(toward_balance),
        };
        Some(match absolute {
            Some(side) => Preference { side, strength: Strength::Absolute },
            None if self.difference != 0 => Preference { side: toward_balance, strength: Strength::Strong },
            None => Preference { side: last.other(), strength: Strength::Mild },
        })
    }

    /// R-B2: whether the rules let this player have `side`. `exempt` players may have either (R-B.note).
    pub(super) fn permit(&self, side: Side, exempt: bool) -> bool {
        let after = self.difference + toward_white(side);
        let too_often = after.abs() > MOST_DIFFERENCE && after.abs() > self.difference.abs();
        exempt || !(too_often || self.twice_in_a_row() == Some(side))
    }
}

fn toward_white(side: Side) -> i32 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(text: &str) -> Colours {
        let side = |letter| if letter == 'W' { Side::First } else { Side::Second };
        Colours::new(text.chars().map(side).collect())
    }

    fn preference(text: &str) -> Option<(Side, Strength)> {
        colours(text).preference(false).map(|p| (p.side, p.strength))
    }

    #[test]
    fn preferences_follow_difference_and_the_last_two_games() {
        use Side::{First as White, Second as Black};
        use Strength::{Absolute, Mild, Strong};
        assert_eq!(preference(""), None);
        assert_eq!(preference("W"), Some((Black, Strong)));
        assert_eq!(preference("WB"), Some((White, Mild)));
        assert_eq!(preference("BW"), Some((Black, Mild)));
        assert_eq!(preference("BWB"), Some((White, Strong)));
        assert_eq!(preference("WBB"), Some((White, Absolute)));
        assert_eq!(preference("WW"), Some((Black, Absolute)));
        assert_eq!(preference("WBWBWW"), Some((Black, Absolute)));
        // The last two decide even when the difference points the other way.
        assert_eq!(preference("BBBWW"), Some((Black, Absolute)));
        // Two games more with White, though not twice in a row.
        assert_eq!(preference("WWBWBW"), Some((Black, Absolute)));
    }

    #[test]
    fn the_exempt_have_no_absolute_preference_and_may_have_any_colour() {
        let twice = colours("BWW");
        assert_eq!(twice.preference(true).map(|p| p.strength), Some(Strength::Strong));
        assert!(!twice.permit(Side::First, false));
        assert!(twice.permit(Side::First, true));
    }

    #[test]
    fn nobody_goes_beyond_two_and_further_from_balance() {
        let two_more_white = colours("WWBWBW");
        assert!(!two_more_white.permit(Side::First, false));
        assert!(two_more_white.permit(Side::Second, false));
        // Four apart already, which only a last round can bring about: nearer to balance is fine.
        let four_more_white = colours("WWWBWW");
        assert!(four_more_white.permit(Side::Second, false));
        assert!(!four_more_white.permit(Side::First, false));
    }
}
