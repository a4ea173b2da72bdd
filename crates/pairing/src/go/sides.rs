//! Who has which side: Black is the first side in go.

use kolo_model::PerSide;

use super::criteria::lot;
use super::field::{Field, Player, Rank};
use super::handicap;

/// What an even game with the first side adds to the balance.
pub(super) const FIRST: i32 = 1;
/// And with the second side.
pub(super) const SECOND: i32 = -1;

/// Why a player has the first side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reason {
    /// The weaker one of a handicap game takes Black.
    Weaker,
    /// They had it less often.
    Balance,
    Lot,
}

/// The sides of a pair, and why.
pub(super) fn sides(field: &Field, a: Rank, b: Rank) -> (PerSide<Rank>, Reason) {
    let (one, other): (&Player, &Player) = (&field[a], &field[b]);
    let first_if = |is_first: bool| if is_first { PerSide::new(a, b) } else { PerSide::new(b, a) };
    if handicap::is_handicap_game(field, one, other) {
        return (first_if(handicap::is_weaker(one, other)), Reason::Weaker);
    }
    match one.past.balance.cmp(&other.past.balance) {
        std::cmp::Ordering::Less => (first_if(true), Reason::Balance),
        std::cmp::Ordering::Greater => (first_if(false), Reason::Balance),
        std::cmp::Ordering::Equal => {
            let lower_first = lot::lower_number_first(one, other);
            (first_if(lower_first == (one.no < other.no)), Reason::Lot)
        }
    }
}
