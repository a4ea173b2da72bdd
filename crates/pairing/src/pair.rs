//! The systems behind one door.

use kolo_model::{System, Tournament};

use crate::{CannotPair, NextRound, Observer, Options, dutch, fide1992, go, pisqworky, round_robin};

/// Pairs the next round of `tournament` by `system`, and reports every step to `observer`.
///
/// # Errors
/// [`CannotPair`], when there is no next round or the input must be corrected first.
pub fn pair(
    system: System,
    tournament: &Tournament,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<NextRound, CannotPair> {
    match system {
        System::RoundRobin => round_robin::next_round(tournament, options, observer),
        System::Fide1992 => fide1992::next_round(tournament, options, observer),
        System::Swiss | System::McMahon => go::next_round(system, tournament, options, observer),
        System::Pisqworky2023 => pisqworky::next_round(tournament, options, observer),
        System::Dutch => dutch::next_round(tournament, options, observer),
    }
}
