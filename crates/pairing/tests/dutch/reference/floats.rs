//! Articles 1.4.2 to 1.4.4: who floated in a round that has been played.

use std::cmp::Ordering;

use kolo_model::{Adjourned, Cell, Idle, RoundNumber, Row, StartNumber, Tournament};

use super::facts::pairing_score;

/// A float of an earlier round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Float {
    /// Met somebody with fewer points, had the bye, or scored without a game.
    Down,
    /// Met somebody with more points.
    Up,
}

/// The float of `no` so many rounds ago.
///
/// A game that was not played is no meeting: whoever won it scored without playing, whoever lost it has no float.
pub(crate) fn float(tournament: &Tournament, rows: &[Row], no: StartNumber, ago: usize) -> Option<Float> {
    let index = tournament.rounds().len().checked_sub(ago)?;
    let round = RoundNumber::from_index(index);
    let cell = &rows[no.index()].cells[index];
    match cell {
        Cell::Game(game) if game.outcome.is_game() => {
            let score = |who: StartNumber| pairing_score(tournament, &rows[who.index()], round);
            match score(no).cmp(&score(game.opponent)) {
                Ordering::Greater => Some(Float::Down),
                Ordering::Equal => None,
                Ordering::Less => Some(Float::Up),
            }
        }
        Cell::Idle(Idle::PairingBye) => Some(Float::Down),
        Cell::Game(_) | Cell::Idle(_) => {
            let scoring = tournament.scoring();
            (cell.points(&scoring, Adjourned::AsDraw) > scoring.loss).then_some(Float::Down)
        }
    }
}
