//! A flag that falls too early (G-6.6).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::{ByoYomi, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A flag fell although time was left.
    FlagEarly = "flag-early", Go2009 ["G-6.6", "G-4.5.2b", "G-4.5.2c"], Message::new("rulings-title-flag-early");
    /// Whose flag.
    who: Side = "who", Message::new("rulings-fact-whose-flag");
    /// How much too early.
    early: Span = "early", Message::new("rulings-fact-early");
    /// Which byo-yomi follows the basic time.
    byo_yomi: ByoYomi = "byo-yomi", Message::new("rulings-fact-byo-yomi-follows"), or "none";
}

/// From this on the clock is faulty, not the player.
const FAULTY: Span = Span::minutes(1);

impl FlagEarly {
    fn ruling(self) -> Ruling {
        if self.early >= FAULTY {
            let why = Message::new("rulings-why-flag-new-clock");
            return Ruling::must(&["G-6.6"], Verdict::NewClock, why).enter(Entry::Incident(None));
        }
        match self.byo_yomi {
            ByoYomi::None => {
                let result = ResultToEnter::lost_for(self.who);
                let entry = Entry::Result { scope: Scope::Game, result, how: How::Time };
                let why = Message::new("rulings-why-flag-control");
                Ruling::must(&["G-6.6", "G-4.5.2b"], Verdict::LostFor(self.who), why).enter(entry)
            }
            ByoYomi::Canadian | ByoYomi::Japanese => {
                let why = Message::new("rulings-why-flag-byo-yomi");
                Ruling::must(&["G-6.6", "G-4.5.2c"], Verdict::StartByoYomi(self.who), why)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_makes_the_difference() {
        let verdict = |seconds, byo_yomi| {
            FlagEarly { who: Side::First, early: Span::seconds(seconds), byo_yomi }.ruling().verdict
        };
        assert_eq!(verdict(60, ByoYomi::None), Verdict::NewClock);
        assert_eq!(verdict(59, ByoYomi::None), Verdict::LostFor(Side::First));
        assert_eq!(verdict(59, ByoYomi::Canadian), Verdict::StartByoYomi(Side::First));
        assert_eq!(verdict(61, ByoYomi::Japanese), Verdict::NewClock);
    }
}
