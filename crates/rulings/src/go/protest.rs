//! A protest against a result (G-4.4.8).

use kolo_messages::Message;

use crate::facts::{DrawState, Publication, RoundKind};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player protests against the result of a game.
    ProtestLodged = "protest", Go2009 ["G-4.4.8"], Message::new("rulings-title-protest");
    /// Against a result of which round.
    round: RoundKind = "round", Message::new("rulings-fact-round-kind"), or "earlier";
    /// Whether the next round is paired.
    drawn: DrawState = "next-drawn", Message::new("rulings-fact-drawn"), or "no";
    /// Whether the results of the event are announced.
    announced: Publication = "announced", Message::new("rulings-fact-announced"), or "no";
}

impl ProtestLodged {
    fn ruling(self) -> Ruling {
        match (self.round, self.drawn, self.announced) {
            (RoundKind::Earlier, DrawState::NotDrawn, Publication::NotAnnounced)
            | (RoundKind::Last, DrawState::NotDrawn | DrawState::Drawn, Publication::NotAnnounced) => {
                let why = Message::new("rulings-why-protest-heard");
                Ruling::must(&["G-4.4.8"], Verdict::HearProtest, why).enter(Entry::Protest)
            }
            (RoundKind::Earlier, DrawState::Drawn, _) => {
                Ruling::must(&["G-4.4.8"], Verdict::ProtestTooLate, Message::new("rulings-why-protest-drawn"))
            }
            (RoundKind::Earlier | RoundKind::Last, _, Publication::Announced) => Ruling::must(
                &["G-4.4.8"],
                Verdict::ProtestTooLate,
                Message::new("rulings-why-protest-announced"),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_the_draw_and_in_the_last_round_before_the_results() {
        let verdict = |round, drawn, announced| ProtestLodged { round, drawn, announced }.ruling().verdict;
        let (open, done) = (Publication::NotAnnounced, Publication::Announced);
        assert_eq!(verdict(RoundKind::Earlier, DrawState::NotDrawn, open), Verdict::HearProtest);
        assert_eq!(verdict(RoundKind::Earlier, DrawState::Drawn, open), Verdict::ProtestTooLate);
        assert_eq!(verdict(RoundKind::Last, DrawState::NotDrawn, open), Verdict::HearProtest);
        assert_eq!(verdict(RoundKind::Last, DrawState::NotDrawn, done), Verdict::ProtestTooLate);
    }
}
