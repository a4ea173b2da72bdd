//! Wrong colours or handicap (G-6.1): found before the fourth move the game begins again, afterwards it counts as
//! paired.

use kolo_messages::Message;
use kolo_model::Handicap;

use crate::facts::Finality;
use crate::{Entry, Ruling, Verdict, moves};

case! {
    /// A game was begun with the wrong colours or the wrong handicap.
    WrongColours = "wrong-colours", Go2009 ["G-6.1.1", "G-6.1.2", "G-4.4.3"],
    Message::new("rulings-title-wrong-colours");
    /// How many moves are on the board, without the placing of the handicap.
    moves: u32 = "move", Message::new("rulings-fact-moves-made");
    /// Whether the last of them is final (G-4.3.6).
    last: Finality = "final", Message::new("rulings-fact-final"), or "yes";
    /// Handicap stones; placing them is move 1.
    handicap: Handicap = "handicap", Message::new("rulings-fact-handicap"), or "0";
}

/// From this move on the game stands.
const DECIDING_MOVE: u32 = 4;

impl WrongColours {
    fn ruling(self) -> Ruling {
        let latest = moves::number_of_latest(self.handicap, self.moves);
        let final_moves = match self.last {
            Finality::Final => latest,
            Finality::Touched => latest.saturating_sub(1),
        };
        if final_moves < DECIDING_MOVE {
            let why = Message::new("rulings-why-colours-early").with("moves", final_moves);
            Ruling::must(&["G-6.1.1", "G-4.4.3"], Verdict::StartAgain, why)
        } else {
            let why = Message::new("rulings-why-colours-late").with("moves", final_moves);
            Ruling::must(&["G-6.1.2", "G-4.4.3"], Verdict::PlayOn, why).enter(Entry::AsDrawn)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(moves: u32, last: Finality, handicap: u8) -> Verdict {
        let handicap = Handicap::new(handicap).unwrap();
        WrongColours { moves, last, handicap }.ruling().verdict
    }

    #[test]
    fn the_fourth_move_decides_once_it_is_final() {
        assert_eq!(verdict(0, Finality::Touched, 0), Verdict::StartAgain);
        assert_eq!(verdict(3, Finality::Final, 0), Verdict::StartAgain);
        assert_eq!(verdict(4, Finality::Touched, 0), Verdict::StartAgain);
        assert_eq!(verdict(4, Finality::Final, 0), Verdict::PlayOn);
        assert_eq!(verdict(200, Finality::Final, 0), Verdict::PlayOn);
    }

    #[test]
    fn the_handicap_is_a_move() {
        assert_eq!(verdict(2, Finality::Final, 2), Verdict::StartAgain);
        assert_eq!(verdict(3, Finality::Final, 2), Verdict::PlayOn);
        assert_eq!(verdict(3, Finality::Final, 1), Verdict::StartAgain);
    }

    #[test]
    fn a_game_that_stands_is_recorded_as_it_was_drawn() {
        let late = WrongColours { moves: 4, last: Finality::Final, handicap: Handicap::NONE }.ruling();
        assert_eq!(late.entries, [Entry::AsDrawn]);
        assert_eq!(late.clause().map(kolo_model::Clause::id), Some("G-6.1.2"));
    }
}
