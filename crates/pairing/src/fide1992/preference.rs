//! R-A7: which colour a player should get, and how much it matters. R-B2: which they may get at all.

use kolo_model::Side;

use crate::colours::toward_white;
pub(super) use crate::colours::{Colours, Preference, Strength};

/// The largest difference between games with White and games with Black (R-B2a).
const MOST_DIFFERENCE: i32 = 2;

impl Colours {
    /// R-A7: the preference. `exempt` players have no absolute one (R-A7a.3).
    pub(super) fn preference(&self, exempt: bool) -> Option<Preference> {
        let last = *self.history().last()?;
        let toward_balance = if self.difference() < 0 { Side::First } else { Side::Second };
        let absolute = match self.twice_in_a_row() {
            _ if exempt => None,
            Some(repeated) => Some(repeated.other()),
            None => (self.difference().abs() > 1).then_some(toward_balance),
        };
        Some(match absolute {
            Some(side) => Preference { side, strength: Strength::Absolute },
            None if self.difference() != 0 => Preference { side: toward_balance, strength: Strength::Strong },
            None => Preference { side: last.other(), strength: Strength::Mild },
        })
    }

    /// R-B2: whether the rules let this player have `side`. `exempt` players may have either (R-B.note).
    pub(super) fn permit(&self, side: Side, exempt: bool) -> bool {
        let after = self.difference() + toward_white(side);
        let too_often = after.abs() > MOST_DIFFERENCE && after.abs() > self.difference().abs();
        exempt || !(too_often || self.twice_in_a_row() == Some(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colours::tests::colours;

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
