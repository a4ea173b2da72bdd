//! The position on the board was destroyed (G-6.8).

use kolo_messages::Message;
use kolo_model::Clause;

use crate::facts::{Intent, Repeated};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player destroyed the position.
    PositionDestroyed = "position-destroyed", Go2009 ["G-6.8", "G-7.1"], Message::new("rulings-title-position-destroyed");
    /// Whether on purpose.
    intent: Intent = "intent", Message::new("rulings-fact-intent"), or "mistake";
    /// Whether it happened before.
    repeated: Repeated = "repeated", Message::new("rulings-fact-repeated"), or "no";
}

impl PositionDestroyed {
    fn ruling(self) -> Ruling {
        match (self.intent, self.repeated) {
            (Intent::Mistake, Repeated::First) => {
                let why = Message::new("rulings-why-position-restored");
                Ruling::must(&["G-6.8", "G-7.1"], Verdict::RestorePosition, why)
            }
            (Intent::Deliberate, _) | (Intent::Mistake, Repeated::Again) => {
                let why = Message::new("rulings-why-position-breach");
                Ruling::must(&["G-6.8"], Verdict::Warning, why)
                    .or([Verdict::ArbiterDecides])
                    .enter(Entry::Incident(Some(Clause::new("G-6.8"))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_purpose_or_again_it_is_a_breach() {
        let verdict = |intent, repeated| PositionDestroyed { intent, repeated }.ruling().verdict;
        assert_eq!(verdict(Intent::Mistake, Repeated::First), Verdict::RestorePosition);
        assert_eq!(verdict(Intent::Mistake, Repeated::Again), Verdict::Warning);
        assert_eq!(verdict(Intent::Deliberate, Repeated::First), Verdict::Warning);
    }
}
