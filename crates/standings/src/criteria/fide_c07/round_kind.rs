//! What a round was to a player, in the terms of articles 15 and 16.
//!
//! Our readings: an absence, announced or not, is a zero-point bye, as every round after a withdrawal is (16.1.1); a
//! game that neither side came to is a forfeit loss of both; a game that is not over is neither played nor unplayed.

use kolo_model::{Cell, Idle, Outcome, Share};

/// One of the categories of 16.2, or a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RoundKind {
    /// Played at the board.
    Played,
    /// Paired, and not over.
    GoingOn,
    /// Won because the opponent did not play (16.2.2).
    ForfeitWin,
    /// Lost by not playing (16.2.4).
    ForfeitLoss,
    /// A bye given by the pairing or for a full point (16.2.1).
    GivenBye,
    /// A half-point or zero-point bye (16.1.1), by what comes after it of 16.2.3 or 16.2.5.
    RequestedBye,
}

impl RoundKind {
    pub(super) fn of(cell: &Cell) -> RoundKind {
        match cell {
            Cell::Idle(Idle::PairingBye | Idle::FullPointBye) => RoundKind::GivenBye,
            Cell::Idle(Idle::HalfPointBye | Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => {
                RoundKind::RequestedBye
            }
            Cell::Game(game) => match (game.outcome, game.share()) {
                (Outcome::Pending | Outcome::Adjourned, _) | (_, None) => RoundKind::GoingOn,
                (Outcome::Played(..), Some(_)) => RoundKind::Played,
                (Outcome::Forfeit(_), Some(Share::Win)) => RoundKind::ForfeitWin,
                (Outcome::Forfeit(_), Some(Share::Draw | Share::Loss)) => RoundKind::ForfeitLoss,
            },
        }
    }

    /// Whether it is a voluntary unplayed round (16.1.2): a round in which a player was not there to play.
    pub(super) fn is_voluntary(self) -> bool {
        matches!(self, RoundKind::ForfeitLoss | RoundKind::RequestedBye)
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::{ForfeitResult, GameCell, PlayedResult, Side, StartNumber};

    use super::*;

    fn game(outcome: Outcome, side: Side) -> RoundKind {
        RoundKind::of(&Cell::Game(GameCell { opponent: StartNumber::FIRST, side, outcome, score: None }))
    }

    #[test]
    fn who_was_not_there_to_play_missed_the_round_by_choice() {
        let forfeit = Outcome::Forfeit(ForfeitResult::FirstWins);
        assert!(!game(forfeit, Side::First).is_voluntary());
        assert!(game(forfeit, Side::Second).is_voluntary());
        let both = Outcome::Forfeit(ForfeitResult::BothLose);
        assert_eq!([Side::First, Side::Second].map(|side| game(both, side)), [RoundKind::ForfeitLoss; 2]);
        let voluntary = Idle::ALL.map(|idle| RoundKind::of(&Cell::Idle(idle)).is_voluntary());
        assert_eq!(voluntary, Idle::ALL.map(|idle| !matches!(idle, Idle::PairingBye | Idle::FullPointBye)));
    }

    #[test]
    fn a_game_is_played_when_it_is_over() {
        assert_eq!(game(Outcome::played(PlayedResult::BothLose), Side::First), RoundKind::Played);
        assert_eq!(game(Outcome::Pending, Side::First), RoundKind::GoingOn);
        assert_eq!(game(Outcome::Adjourned, Side::First), RoundKind::GoingOn);
    }
}
