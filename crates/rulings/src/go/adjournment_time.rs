//! When a move may and when it must be sealed (G-5.1.1).

use kolo_messages::Message;

use crate::facts::Span;
use crate::{Entry, Ruling, Verdict};

case! {
    /// The time of an adjournment comes near.
    AdjournmentTime = "adjournment-time", Go2009 ["G-5.1.1"], Message::new("rulings-title-adjournment-time");
    /// How long the round has been going on.
    played: Span = "played", Message::new("rulings-fact-played");
    /// After this the player to move may seal.
    may: Span = "first", Message::new("rulings-fact-first-time");
    /// After this they must.
    must: Span = "second", Message::new("rulings-fact-second-time");
}

impl AdjournmentTime {
    fn ruling(self) -> Ruling {
        // An arbiter who sets the second time before the first wants the players to seal from then on.
        if self.played >= self.must {
            let why = Message::new("rulings-why-must-seal");
            Ruling::must(&["G-5.1.1"], Verdict::MustSeal, why).enter(Entry::Form)
        } else if self.played >= self.may {
            let why = Message::new("rulings-why-may-seal");
            Ruling::must(&["G-5.1.1"], Verdict::MaySeal, why).or([Verdict::PlayOn])
        } else {
            Ruling::must(&["G-5.1.1"], Verdict::PlayOn, Message::new("rulings-why-not-sealed-yet"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_first_time_one_may_and_after_the_second_one_must() {
        let verdict = |minutes| {
            let (may, must) = (Span::minutes(180), Span::minutes(210));
            AdjournmentTime { played: Span::minutes(minutes), may, must }.ruling().verdict
        };
        assert_eq!(verdict(179), Verdict::PlayOn);
        assert_eq!(verdict(180), Verdict::MaySeal);
        assert_eq!(verdict(209), Verdict::MaySeal);
        assert_eq!(verdict(210), Verdict::MustSeal);
    }
}
