//! A player takes a move back (G-4.3.6, G-4.3.8).

use kolo_messages::Message;
use kolo_model::Clause;

use crate::facts::{Finality, MoveKind};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player took back, or wants to take back, a move of their own.
    TookBack = "took-back", Go2009 ["G-4.3.8", "G-4.3.6"], Message::new("rulings-title-took-back");
    /// Whether the move is a possible one.
    kind: MoveKind = "move", Message::new("rulings-fact-move-kind");
    /// Whether they had let go of the stone.
    last: Finality = "final", Message::new("rulings-fact-final"), or "yes";
}

impl TookBack {
    fn ruling(self) -> Ruling {
        match (self.last, self.kind) {
            (Finality::Touched, MoveKind::Possible | MoveKind::Impossible) => {
                Ruling::must(&["G-4.3.6"], Verdict::PlayOn, Message::new("rulings-why-still-touched"))
            }
            (Finality::Final, MoveKind::Impossible) => {
                let why = Message::new("rulings-why-impossible-back");
                Ruling::must(&["G-4.3.8"], Verdict::TakeBack { moves: 1 }, why)
            }
            (Finality::Final, MoveKind::Possible) => {
                let why = Message::new("rulings-why-move-stands");
                let breach = Entry::Incident(Some(Clause::new("G-4.3.8")));
                Ruling::must(&["G-4.3.8", "G-4.3.6"], Verdict::MoveStands, why).enter(breach)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_let_go_of_stays_unless_it_cannot_lie_there() {
        let verdict = |kind, last| TookBack { kind, last }.ruling().verdict;
        assert_eq!(verdict(MoveKind::Possible, Finality::Final), Verdict::MoveStands);
        assert_eq!(verdict(MoveKind::Possible, Finality::Touched), Verdict::PlayOn);
        assert_eq!(verdict(MoveKind::Impossible, Finality::Final), Verdict::TakeBack { moves: 1 });
    }
}
