//! 1.4: who floated in an earlier round.

use std::cmp::Ordering;

use kolo_model::{Cell, HalfPoints, Scoring};

/// The direction of a float.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Float {
    /// Met a player with fewer points, or scored without playing.
    Down,
    /// Met a player with more points.
    Up,
}

/// The float written down for the round of `cell`; `points` gives every player's points before that round, by the index
/// of the start number, and `own` those of this player.
///
/// 1.4.2: only games that were played count. 1.4.3: a player who scored more than a loss without playing floated down.
/// 1.4.4: no other player floats.
pub(super) fn float_of(
    cell: &Cell,
    own: HalfPoints,
    points: &[HalfPoints],
    scoring: &Scoring,
) -> Option<Float> {
    match cell {
        Cell::Game(game) if game.outcome.is_game() => match own.cmp(&points[game.opponent.index()]) {
            Ordering::Greater => Some(Float::Down),
            Ordering::Less => Some(Float::Up),
            Ordering::Equal => None,
        },
        Cell::Game(_) | Cell::Idle(_) => {
            let scored = cell.points(scoring, kolo_model::Adjourned::AsDraw);
            (scored > scoring.loss).then_some(Float::Down)
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::{ForfeitResult, GameCell, Idle, Outcome, PlayedResult, Side, StartNumber};

    use super::*;

    fn against(opponent: u32, outcome: Outcome) -> Cell {
        let opponent = StartNumber::new(opponent).unwrap();
        Cell::Game(GameCell { opponent, side: Side::First, outcome, score: None })
    }

    #[test]
    fn only_played_games_and_points_without_play_make_floats() {
        let halves = HalfPoints::from_halves;
        let points = [halves(2), halves(4), halves(2)];
        let scoring = Scoring::ONE_HALF_ZERO;
        let of = |cell: &Cell, own| float_of(cell, halves(own), &points, &scoring);
        let played = Outcome::played(PlayedResult::Draw);
        assert_eq!(of(&against(1, played), 4), Some(Float::Down));
        assert_eq!(of(&against(2, played), 2), Some(Float::Up));
        assert_eq!(of(&against(3, played), 2), None);
        // Not played: what counts is the point, not the opponent.
        assert_eq!(of(&against(2, Outcome::Forfeit(ForfeitResult::FirstWins)), 2), Some(Float::Down));
        assert_eq!(of(&against(1, Outcome::Forfeit(ForfeitResult::SecondWins)), 4), None);
        for (idle, float) in [
            (Idle::PairingBye, Some(Float::Down)),
            (Idle::FullPointBye, Some(Float::Down)),
            (Idle::HalfPointBye, Some(Float::Down)),
            (Idle::ZeroPointBye, None),
            (Idle::AnnouncedAbsence, None),
            (Idle::Absent, None),
        ] {
            assert_eq!(of(&Cell::Idle(idle), 2), float, "{idle:?}");
        }
    }
}
