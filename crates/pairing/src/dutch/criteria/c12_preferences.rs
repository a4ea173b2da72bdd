//! 2.4.7 C12: few players do not get the colour they should.

use super::{Choice, Counted};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Meet { upper, lower } => {
            let side = |preference: Option<crate::colours::Preference>| preference.map(|it| it.side);
            let (one, other) = (side(upper.player.preference), side(lower.player.preference));
            Counted::once_if(one.is_some() && one == other)
        }
        _ => Counted::NOTHING,
    }
}
