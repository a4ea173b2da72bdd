//! A sealed move: written, played openly, or impossible (G-5.1.2 to G-5.1.6).

use kolo_messages::Message;

use crate::facts::{ByoYomi, MoveKind, Sealing, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player sealed a move, or should have.
    SealedMove = "sealed-move", Go2009 ["G-5.1.2", "G-5.1.3", "G-5.1.4", "G-5.1.5", "G-5.1.6"],
    Message::new("rulings-title-sealed-move");
    /// Whether it is a possible move.
    kind: MoveKind = "move", Message::new("rulings-fact-move-kind");
    /// Whether it was written down or played on the board.
    sealing: Sealing = "how", Message::new("rulings-fact-sealing"), or "written";
    /// Which byo-yomi the player is in.
    byo_yomi: ByoYomi = "byo-yomi", Message::new("rulings-fact-byo-yomi-runs"), or "none";
}

/// What a player in byo-yomi gets for sealing.
const EXTRA: Span = Span::seconds(30);

impl SealedMove {
    fn ruling(self) -> Ruling {
        let ruling = match (self.kind, self.sealing) {
            (MoveKind::Impossible, Sealing::Written | Sealing::Openly) => Ruling::must(
                &["G-5.1.5", "G-5.1.4"],
                Verdict::Pass,
                Message::new("rulings-why-sealed-impossible"),
            ),
            (MoveKind::Possible, Sealing::Openly) => {
                let why = Message::new("rulings-why-sealed-openly");
                Ruling::must(&["G-5.1.3", "G-5.1.4"], Verdict::SealedMoveStands, why)
            }
            (MoveKind::Possible, Sealing::Written) => {
                let why = Message::new("rulings-why-sealed");
                Ruling::must(&["G-5.1.2", "G-5.1.4"], Verdict::SealedMoveStands, why)
            }
        };
        let ruling = ruling.enter(Entry::Form);
        match self.byo_yomi {
            ByoYomi::None => ruling,
            ByoYomi::Canadian | ByoYomi::Japanese => {
                let mut ruling = ruling.enter(Entry::ClockPlus(EXTRA));
                ruling.clauses.push(kolo_model::Clause::new("G-5.1.6"));
                ruling
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(kind: MoveKind, sealing: Sealing, byo_yomi: ByoYomi) -> Ruling {
        SealedMove { kind, sealing, byo_yomi }.ruling()
    }

    #[test]
    fn an_impossible_move_is_a_pass() {
        for sealing in [Sealing::Written, Sealing::Openly] {
            assert_eq!(ruling(MoveKind::Impossible, sealing, ByoYomi::None).verdict, Verdict::Pass);
        }
    }

    #[test]
    fn a_move_that_was_written_down_is_final() {
        let sealed = ruling(MoveKind::Possible, Sealing::Written, ByoYomi::None);
        assert_eq!((sealed.verdict, &sealed.leeway), (Verdict::SealedMoveStands, &crate::Leeway::Must));
        assert_eq!(sealed.clause().map(kolo_model::Clause::id), Some("G-5.1.2"));
        assert!(!sealed.allows(Verdict::PlayOn) && !sealed.allows(Verdict::Pass));
    }

    #[test]
    fn a_move_played_openly_counts_as_sealed_and_is_written_down() {
        let open = ruling(MoveKind::Possible, Sealing::Openly, ByoYomi::None);
        assert_eq!(open.verdict, Verdict::SealedMoveStands);
        assert_eq!(open.clause().map(kolo_model::Clause::id), Some("G-5.1.3"));
        assert_eq!(open.entries, [Entry::Form]);
    }

    #[test]
    fn half_a_minute_more_in_byo_yomi() {
        let plus = Entry::ClockPlus(Span::seconds(30));
        let entries = |byo_yomi| ruling(MoveKind::Possible, Sealing::Written, byo_yomi).entries;
        assert_eq!(entries(ByoYomi::None), [Entry::Form]);
        for byo_yomi in [ByoYomi::Canadian, ByoYomi::Japanese] {
            assert_eq!(entries(byo_yomi), [Entry::Form, plus.clone()]);
        }
    }
}
