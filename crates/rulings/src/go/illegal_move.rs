//! An illegal move (G-6.3), and one that was made on purpose (G-6.4).

use kolo_messages::Message;
use kolo_model::Clause;

use crate::facts::Intent;
use crate::{Entry, Ruling, Verdict};

case! {
    /// A move against the rules of play was noticed.
    IllegalMove = "illegal-move", Go2009 ["G-6.3", "G-6.4"], Message::new("rulings-title-illegal-move");
    /// How many moves were made after it.
    since: u32 = "since", Message::new("rulings-fact-moves-since");
    /// Whether it was made on purpose.
    intent: Intent = "intent", Message::new("rulings-fact-intent"), or "mistake";
}

/// Noticed within so many moves, it is taken back.
const WITHIN: u32 = 3;

impl IllegalMove {
    fn ruling(self) -> Ruling {
        let ruling = if self.since <= WITHIN {
            // The illegal move itself goes, too.
            let moves = self.since + 1;
            let why = Message::new("rulings-why-illegal-early").with("since", self.since);
            Ruling::must(&["G-6.3"], Verdict::TakeBack { moves }, why)
        } else {
            let why = Message::new("rulings-why-illegal-late").with("since", self.since);
            Ruling::must(&["G-6.3"], Verdict::PlayOn, why)
        };
        match self.intent {
            Intent::Mistake => ruling,
            Intent::Deliberate => {
                let mut ruling = ruling.enter(Entry::Incident(Some(Clause::new("G-6.4"))));
                ruling.clauses.push(Clause::new("G-6.4"));
                ruling
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(since: u32, intent: Intent) -> Ruling {
        IllegalMove { since, intent }.ruling()
    }

    #[test]
    fn within_three_moves_it_is_taken_back() {
        assert_eq!(ruling(0, Intent::Mistake).verdict, Verdict::TakeBack { moves: 1 });
        assert_eq!(ruling(3, Intent::Mistake).verdict, Verdict::TakeBack { moves: 4 });
        assert_eq!(ruling(4, Intent::Mistake).verdict, Verdict::PlayOn);
        assert_eq!(ruling(3, Intent::Mistake).entries, []);
    }

    #[test]
    fn on_purpose_it_is_a_breach_besides() {
        for since in [1, 9] {
            let ruling = ruling(since, Intent::Deliberate);
            assert_eq!(ruling.entries, [Entry::Incident(Some(Clause::new("G-6.4")))]);
        }
    }
}
