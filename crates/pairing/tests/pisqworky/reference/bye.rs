//! The bye of an odd field (2).

use super::Used;
use super::field::Field;
use super::pairable::Pairable;

/// The worst placed one without an earlier bye who leaves a field that can be paired.
pub(crate) fn of(field: &Field, pairable: &Pairable<'_>, used: &mut Used) -> Option<usize> {
    let all: Vec<usize> = (0..field.players.len()).collect();
    for player in all.iter().rev() {
        if field.players[*player].had_bye {
            used.note("2.passed-had-bye");
        } else if pairable.without(&all, &[*player]) {
            used.note("2.bye");
            return Some(*player);
        } else {
            used.note("2.passed-rest-not-pairable");
        }
    }
    used.note("2.error");
    None
}
