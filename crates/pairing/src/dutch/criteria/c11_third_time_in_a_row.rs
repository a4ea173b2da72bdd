//! 2.4.6 C11: few topscorers or their opponents get the same colour for the third time in a row.

use super::{Choice, Counted};
use crate::dutch::field::Player;

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Meet { upper, lower } => Counted::once_if(either_thrice(upper.player, lower.player)),
        _ => Counted::NOTHING,
    }
}

/// Of two with the same absolute preference the one with the wider difference gets it (5.2.2). With equal differences
/// it is the one who would have the colour thrice, because their colours last differed from the other's in their last
/// two games (5.2.3); so that only two such players are in each other's way.
fn either_thrice(one: &Player, other: &Player) -> bool {
    let Some(wanted) = one.absolute().filter(|_| one.absolute() == other.absolute()) else {
        return false;
    };
    let unwanted = Some(wanted.other());
    let thrice = |player: &Player| player.colours.twice_in_a_row() == unwanted;
    let difference = |player: &Player| player.colours.difference().abs();
    match difference(one).cmp(&difference(other)) {
        std::cmp::Ordering::Equal => thrice(one) && thrice(other),
        std::cmp::Ordering::Greater => thrice(other),
        std::cmp::Ordering::Less => thrice(one),
    }
}
