//! A flag that falls too early (G-6.6).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::{ByoYomi, ClockPhase, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A flag fell although time was left.
    FlagEarly = "flag-early", Go2009 ["G-6.6", "G-4.5.2b", "G-4.5.2c", "G-4.5.3d", "G-4.5.4e"],
    Message::new("rulings-title-flag-early");
    /// Whose flag.
    who: Side = "who", Message::new("rulings-fact-whose-flag");
    /// How much too early.
    early: Span = "early", Message::new("rulings-fact-early");
    /// Which byo-yomi follows the basic time.
    byo_yomi: ByoYomi = "byo-yomi", Message::new("rulings-fact-byo-yomi-follows"), or "none";
    /// In which phase the flag fell.
    phase: ClockPhase = "phase", Message::new("rulings-fact-clock-phase"), or "basic";
    => phase_without_byo_yomi;
}

/// From this on the clock is faulty, not the player.
const FAULTY: Span = Span::minutes(1);

impl FlagEarly {
    /// There is no byo-yomi that does not follow.
    fn phase_without_byo_yomi(self) -> Option<[&'static str; 2]> {
        let conflict = self.byo_yomi == ByoYomi::None && self.phase == ClockPhase::ByoYomi;
        conflict.then_some(["phase", "byo-yomi"])
    }

    fn ruling(self) -> Ruling {
        if self.early >= FAULTY {
            let why = Message::new("rulings-why-flag-new-clock");
            return Ruling::must(&["G-6.6"], Verdict::NewClock, why).enter(Entry::Incident(None));
        }
        let lost = |clause, why| {
            let result = ResultToEnter::lost_for(self.who);
            let entry = Entry::Result { scope: Scope::Game, result, how: How::Time };
            Ruling::must(&["G-6.6", clause], Verdict::LostFor(self.who), why).enter(entry)
        };
        match (self.byo_yomi, self.phase) {
            (ByoYomi::None, ClockPhase::Basic | ClockPhase::ByoYomi) => {
                lost("G-4.5.2b", Message::new("rulings-why-flag-control"))
            }
            (ByoYomi::Canadian | ByoYomi::Japanese, ClockPhase::Basic) => {
                let why = Message::new("rulings-why-flag-byo-yomi");
                Ruling::must(&["G-6.6", "G-4.5.2c"], Verdict::StartByoYomi(self.who), why)
            }
            (ByoYomi::Canadian, ClockPhase::ByoYomi) => {
                lost("G-4.5.3d", Message::new("rulings-why-flag-in-byo-yomi"))
            }
            (ByoYomi::Japanese, ClockPhase::ByoYomi) => {
                lost("G-4.5.4e", Message::new("rulings-why-flag-in-byo-yomi"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_makes_the_difference() {
        let phase = ClockPhase::Basic;
        let verdict = |seconds, byo_yomi| {
            FlagEarly { who: Side::First, early: Span::seconds(seconds), byo_yomi, phase }.ruling().verdict
        };
        assert_eq!(verdict(60, ByoYomi::None), Verdict::NewClock);
        assert_eq!(verdict(59, ByoYomi::None), Verdict::LostFor(Side::First));
        assert_eq!(verdict(59, ByoYomi::Canadian), Verdict::StartByoYomi(Side::First));
        assert_eq!(verdict(61, ByoYomi::Japanese), Verdict::NewClock);
    }

    #[test]
    fn the_control_of_byo_yomi_is_its_end() {
        let phase = ClockPhase::ByoYomi;
        for (byo_yomi, clause) in [(ByoYomi::Canadian, "G-4.5.3d"), (ByoYomi::Japanese, "G-4.5.4e")] {
            let ruling = |seconds| {
                FlagEarly { who: Side::Second, early: Span::seconds(seconds), byo_yomi, phase }.ruling()
            };
            assert_eq!(ruling(60).verdict, Verdict::NewClock);
            let lost = ruling(59);
            assert_eq!(lost.verdict, Verdict::LostFor(Side::Second));
            assert!(lost.clauses.iter().any(|one| one.id() == clause), "{clause}");
            let result = ResultToEnter::Wins(Side::First);
            assert_eq!(lost.entries, [Entry::Result { scope: Scope::Game, result, how: How::Time }]);
        }
    }
}
