//! 2.4.5 C10: few topscorers or their opponents get a colour difference above two. Only with a topscorer can two with
//! the same absolute preference meet (C3).

use super::{Choice, Counted};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Meet { upper, lower } => {
            let (one, other) = (upper.player, lower.player);
            let both = one.has_absolute_difference() && other.has_absolute_difference();
            Counted::once_if(both && one.absolute() == other.absolute())
        }
        _ => Counted::NOTHING,
    }
}
