//! P-6.2: who has the bye in an odd field: the worst placed without an earlier one, such that all others can be paired.

use super::field::{End, Field, Place};
use super::pairable::Pairable;
use kolo_model::RoundNumber;

/// The bye and who was passed over for it.
#[derive(Debug)]
pub(super) struct Bye {
    pub(super) who: Place,
    /// Worse placed players and why they do not have it, the worst first.
    pub(super) passed: Vec<(Place, NoBye)>,
}

/// Why a player does not have the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoBye {
    /// They had one in this round.
    HadOne(RoundNumber),
    /// Without them the others could not be paired.
    RestNotPairable,
}

/// The bye of an odd field, of which `pairable` knows all players; nothing if none can have it.
pub(super) fn choose(field: &Field, pairable: &mut Pairable<'_>) -> Option<Bye> {
    if pairable.alone() > 1 {
        return None;
    }
    let mut passed = Vec::new();
    for who in End::Worst.walk(&field.places()) {
        if let Some(round) = field[who].had_bye {
            passed.push((who, NoBye::HadOne(round)));
        } else if pairable.spare(who) {
            return Some(Bye { who, passed });
        } else {
            passed.push((who, NoBye::RestNotPairable));
        }
    }
    None
}
