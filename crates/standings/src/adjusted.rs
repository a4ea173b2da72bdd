//! The adjusted score of an opponent (G-3.3.3): points, in McMahon MM, and one more for every two rounds missed.
//!
//! A round is missed when the opponent did not play it, excused or not. Readings of ours: a free round or
//! a full point given by the organiser is not missed, for the player got the full point; neither is a win by
//! forfeit, for the same reason. A round lost by forfeit is missed. A game still going on is not missed.

use kolo_model::{Cell, ForfeitResult, HalfPoints, Idle, Outcome, Row, Side, StartNumber};

/// What an opponent counts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdjustedScore {
    /// The opponent.
    pub who: StartNumber,
    /// Their points, in McMahon their MM.
    pub score: HalfPoints,
    /// Rounds they missed.
    pub missed: u32,
}

impl AdjustedScore {
    pub(crate) fn of(row: &Row, score: HalfPoints) -> Self {
        let missed = row.cells.iter().filter(|cell| is_missed(cell)).count();
        let missed = u32::try_from(missed).unwrap_or(u32::MAX);
        AdjustedScore { who: row.no, score, missed }
    }

    /// Points for missed rounds: half of them, rounded down to a whole point.
    pub fn added(self) -> HalfPoints {
        HalfPoints::from_whole(self.missed / 2)
    }

    /// The score and what is added.
    pub fn total(self) -> HalfPoints {
        self.score + self.added()
    }
}

fn is_missed(cell: &Cell) -> bool {
    match cell {
        Cell::Game(game) => match game.outcome {
            Outcome::Pending | Outcome::Adjourned | Outcome::Played(..) => false,
            Outcome::Forfeit(ForfeitResult::FirstWins) => game.side == Side::Second,
            Outcome::Forfeit(ForfeitResult::SecondWins) => game.side == Side::First,
            Outcome::Forfeit(ForfeitResult::BothLose) => true,
        },
        Cell::Idle(Idle::PairingBye | Idle::FullPointBye) => false,
        Cell::Idle(Idle::HalfPointBye | Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => true,
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::{Adjourned, GameCell, PlayedResult, Scoring};

    use super::*;

    fn forfeit(result: ForfeitResult, side: Side) -> Cell {
        let opponent = StartNumber::from_index(1);
        Cell::Game(GameCell { opponent, side, outcome: Outcome::Forfeit(result), score: None })
    }

    fn missed(cells: Vec<Cell>) -> (u32, HalfPoints) {
        let row = Row { no: StartNumber::FIRST, cells };
        let score = AdjustedScore::of(&row, row.points(&Scoring::ONE_HALF_ZERO, Adjourned::NotYet));
        (score.missed, score.total())
    }

    #[test]
    fn one_point_for_every_two_rounds_missed() {
        let absences: Vec<u32> =
            (0..6).map(|rounds| missed(vec![Cell::Idle(Idle::Absent); rounds]).1.halves()).collect();
        assert_eq!(absences, [0, 0, 2, 2, 4, 4]);
    }

    #[test]
    fn rounds_with_a_full_point_are_not_missed() {
        assert_eq!(missed(vec![Cell::Idle(Idle::PairingBye); 2]), (0, HalfPoints::TWO));
        assert_eq!(missed(vec![Cell::Idle(Idle::FullPointBye); 2]), (0, HalfPoints::TWO));
        // Excused with half a point each, and one more for the two rounds.
        assert_eq!(missed(vec![Cell::Idle(Idle::HalfPointBye); 2]), (2, HalfPoints::TWO));
    }

    #[test]
    fn a_forfeit_is_missed_by_the_one_who_did_not_come() {
        assert_eq!(missed(vec![forfeit(ForfeitResult::FirstWins, Side::First); 2]).0, 0);
        assert_eq!(missed(vec![forfeit(ForfeitResult::FirstWins, Side::Second); 2]).0, 2);
        assert_eq!(missed(vec![forfeit(ForfeitResult::BothLose, Side::First); 2]).0, 2);
    }

    #[test]
    fn a_game_going_on_is_neither_missed_nor_worth_anything() {
        let game = |outcome| {
            let opponent = StartNumber::from_index(1);
            Cell::Game(GameCell { opponent, side: Side::First, outcome, score: None })
        };
        assert_eq!(missed(vec![game(Outcome::Pending), game(Outcome::Adjourned)]), (0, HalfPoints::ZERO));
        assert_eq!(missed(vec![game(Outcome::played(PlayedResult::BothLose))]), (0, HalfPoints::ZERO));
    }
}
