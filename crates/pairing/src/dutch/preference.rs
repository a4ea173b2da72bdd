//! 1.6, 1.7: the colour difference, and which colour a player should get.

use kolo_model::Side;

use crate::colours::{Colours, Preference, Strength};

/// 1.7.1: with a larger difference than this a preference is absolute.
const MOST_DIFFERENCE: i32 = 1;

/// 1.7: the preference after these games; none for a player who has not played yet.
pub(super) fn preference(colours: &Colours) -> Option<Preference> {
    let last = *colours.history().last()?;
    let balance = colours.toward_balance();
    let absolute =
        if has_absolute_difference(colours) { balance } else { colours.twice_in_a_row().map(Side::other) };
    Some(match (absolute, balance) {
        (Some(side), _) => Preference { side, strength: Strength::Absolute },
        (None, Some(side)) => Preference { side, strength: Strength::Strong },
        (None, None) => Preference { side: last.other(), strength: Strength::Mild },
    })
}

/// Whether the difference alone makes the preference absolute (1.7.1).
pub(super) fn has_absolute_difference(colours: &Colours) -> bool {
    colours.difference().abs() > MOST_DIFFERENCE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colours::tests::colours;

    fn of(text: &str) -> Option<(Side, Strength)> {
        preference(&colours(text)).map(|preference| (preference.side, preference.strength))
    }

    #[test]
    fn preferences_follow_difference_then_repetition_then_alternation() {
        use Side::{First as White, Second as Black};
        use Strength::{Absolute, Mild, Strong};
        assert_eq!(of(""), None);
        assert_eq!(of("--"), None);
        assert_eq!(of("W"), Some((Black, Strong)));
        assert_eq!(of("WB"), Some((White, Mild)));
        assert_eq!(of("BWB"), Some((White, Strong)));
        assert_eq!(of("WBB"), Some((White, Absolute)));
        assert_eq!(of("WWBWBW"), Some((Black, Absolute)));
        // Twice Black in a row, and still two more games with White: the difference counts first.
        assert_eq!(of("WWWWBB"), Some((Black, Absolute)));
        assert_eq!(of("W-B-B"), Some((White, Absolute)));
    }
}
