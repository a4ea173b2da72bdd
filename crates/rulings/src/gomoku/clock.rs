//! Chess clocks of the contest: who uses them and where they stand (P-3.3.2.1, P-3.3.2.2, P-3.3.2.10, P-3.3.2.11),
//! faults and breaks (P-3.3.2.5).

use kolo_messages::Message;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::{Agreement, ClockLevel, Fault, Promptness, Span, WhoCaused};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player wants to play with clocks.
    ClockWanted = "clock-wanted", Pisqworky2023 ["P-3.3.2.1", "P-3.3.2.2"], Message::new("rulings-title-clock-wanted");
    /// At which level.
    level: ClockLevel = "level", Message::new("rulings-fact-level");
    /// Whether both players want it.
    agree: Agreement = "agree", Message::new("rulings-fact-agree"), or "both";
}

/// Time of each side with clocks in regional tournaments and grand finals.
const ON_THE_SPOT: Span = Span::minutes(8);
/// Time of each side online: seven and a half minutes.
const ONLINE: Span = Span::seconds(450);

impl ClockWanted {
    fn ruling(self) -> Ruling {
        let clocks = |clause, to, why| Ruling::must(&[clause], Verdict::SetBothClocks(to), why);
        match (self.level, self.agree) {
            (ClockLevel::Regional, Agreement::Both) => {
                clocks("P-3.3.2.2", ON_THE_SPOT, Message::new("rulings-why-clock-agreed"))
                    .enter(Entry::Clock { side: None, to: ON_THE_SPOT })
            }
            (ClockLevel::Regional, Agreement::NotBoth) => {
                Ruling::must(&["P-3.3.2.2"], Verdict::NoClocks, Message::new("rulings-why-clock-not-agreed"))
            }
            (ClockLevel::GrandFinal, _) => {
                clocks("P-3.3.2.1", ON_THE_SPOT, Message::new("rulings-why-clock-by-rules"))
            }
            (ClockLevel::Online, _) => {
                clocks("P-3.3.2.1", ONLINE, Message::new("rulings-why-clock-by-rules"))
            }
            (ClockLevel::Area, _) => {
                Ruling::must(&["P-3.3.2.1"], Verdict::NoClocks, Message::new("rulings-why-no-clocks"))
            }
        }
    }
}

case! {
    /// It is disputed where the clock stands.
    ClockPlace = "clock-place", Pisqworky2023 ["P-3.3.2.1", "P-3.3.2.10", "P-3.3.2.11"], Message::new("rulings-title-clock-place");
    /// At which level.
    level: ClockLevel = "level", Message::new("rulings-fact-level");
    /// Whether both players agree.
    agree: Agreement = "agree", Message::new("rulings-fact-agree");
}

impl ClockPlace {
    fn ruling(self) -> Ruling {
        match (self.level, self.agree) {
            (ClockLevel::GrandFinal, _) => {
                let why = Message::new("rulings-why-place-final");
                Ruling::must(&["P-3.3.2.11"], Verdict::ArbiterDecides, why).or([Verdict::AsNoted])
            }
            // On screens nothing stands anywhere, and at area tournaments there are no clocks.
            (ClockLevel::Online, _) => {
                Ruling::must(&["P-3.3.2.1"], Verdict::PlayOn, Message::new("rulings-why-place-online"))
            }
            (ClockLevel::Area, _) => {
                Ruling::must(&["P-3.3.2.1"], Verdict::NoClocks, Message::new("rulings-why-no-clocks"))
            }
            (ClockLevel::Regional, Agreement::Both) => {
                Ruling::must(&["P-3.3.2.10"], Verdict::AsAgreed, Message::new("rulings-why-place-agreed"))
            }
            (ClockLevel::Regional, Agreement::NotBoth) => {
                let why = Message::new("rulings-why-place-organiser");
                Ruling::must(&["P-3.3.2.10"], Verdict::ArbiterDecides, why).or([Verdict::AsNoted])
            }
        }
    }
}

case! {
    /// A clock of a regional tournament does not work and holds play up.
    FaultyClock = "faulty-clock", Pisqworky2023 ["P-3.3.2.2"], Message::new("rulings-title-faulty-clock");
}

impl FaultyClock {
    #[expect(clippy::unused_self, reason = "every situation rules in the same way")]
    fn ruling(self) -> Ruling {
        let draw = Entry::Result { scope: Scope::Duel, result: ResultToEnter::Draw, how: How::Ruling };
        Ruling::must(&["P-3.3.2.2"], Verdict::Draw, Message::new("rulings-why-faulty-clock"))
            .or([Verdict::PlayOn])
            .enter(draw)
            .enter(Entry::Incident(None))
    }
}

case! {
    /// A player says that the clock shows a wrong time.
    ClockDisputed = "clock-disputed", Pisqworky2023 ["P-3.3.2.5"], Message::new("rulings-title-clock-disputed");
    /// Whether it is clearly faulty.
    fault: Fault = "fault", Message::new("rulings-fact-fault");
    /// Whether they said so as soon as they noticed.
    raised: Promptness = "raised", Message::new("rulings-fact-raised"), or "at-once";
}

impl ClockDisputed {
    fn ruling(self) -> Ruling {
        match (self.fault, self.raised) {
            (Fault::Clear, Promptness::AtOnce) => {
                let why = Message::new("rulings-why-clock-clearly-faulty");
                Ruling::must(&["P-3.3.2.5"], Verdict::StopClocks, why).enter(Entry::Incident(None))
            }
            (Fault::Clear, Promptness::Later) => {
                let why = Message::new("rulings-why-fault-raised-later");
                Ruling::must(&["P-3.3.2.5"], Verdict::TimeStands, why).or([Verdict::StopClocks])
            }
            (Fault::None, _) => {
                Ruling::must(&["P-3.3.2.5"], Verdict::TimeStands, Message::new("rulings-why-clock-counts"))
            }
        }
    }
}

case! {
    /// A duel has to be interrupted.
    Interruption = "interruption", Pisqworky2023 ["P-3.3.2.5", "P-2.1.1.1"], Message::new("rulings-title-interruption");
    /// Who caused it.
    cause: WhoCaused = "cause", Message::new("rulings-fact-cause");
}

impl Interruption {
    fn ruling(self) -> Ruling {
        match self.cause {
            WhoCaused::Nobody => {
                let why = Message::new("rulings-why-break-nobody");
                Ruling::must(&["P-3.3.2.5"], Verdict::StopClocks, why).enter(Entry::Incident(None))
            }
            WhoCaused::Player => {
                let why = Message::new("rulings-why-break-player");
                Ruling::must(&["P-3.3.2.5", "P-2.1.1.1"], Verdict::ArbiterDecides, why)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_only_where_the_rules_say_so() {
        let verdict = |level, agree| ClockWanted { level, agree }.ruling().verdict;
        let eight = Verdict::SetBothClocks(Span::minutes(8));
        assert_eq!(verdict(ClockLevel::Regional, Agreement::Both), eight);
        assert_eq!(verdict(ClockLevel::Regional, Agreement::NotBoth), Verdict::NoClocks);
        assert_eq!(verdict(ClockLevel::Area, Agreement::Both), Verdict::NoClocks);
        assert_eq!(verdict(ClockLevel::GrandFinal, Agreement::NotBoth), eight);
        assert_eq!(verdict(ClockLevel::Online, Agreement::Both), Verdict::SetBothClocks(Span::seconds(450)));
    }

    #[test]
    fn the_place_of_the_clock_is_agreed_or_decided() {
        let verdict = |level, agree| ClockPlace { level, agree }.ruling().verdict;
        assert_eq!(verdict(ClockLevel::Regional, Agreement::Both), Verdict::AsAgreed);
        assert_eq!(verdict(ClockLevel::Regional, Agreement::NotBoth), Verdict::ArbiterDecides);
        assert_eq!(verdict(ClockLevel::GrandFinal, Agreement::Both), Verdict::ArbiterDecides);
        for agree in [Agreement::Both, Agreement::NotBoth] {
            assert_eq!(verdict(ClockLevel::Online, agree), Verdict::PlayOn);
            assert_eq!(verdict(ClockLevel::Area, agree), Verdict::NoClocks);
        }
    }

    #[test]
    fn a_faulty_clock_may_be_a_draw() {
        let ruling = FaultyClock {}.ruling();
        assert!(ruling.verdict == Verdict::Draw && ruling.allows(Verdict::PlayOn));
    }

    #[test]
    fn the_clock_counts_unless_it_is_clearly_faulty_and_said_at_once() {
        let verdict = |fault, raised| ClockDisputed { fault, raised }.ruling().verdict;
        assert_eq!(verdict(Fault::None, Promptness::AtOnce), Verdict::TimeStands);
        assert_eq!(verdict(Fault::Clear, Promptness::Later), Verdict::TimeStands);
        assert_eq!(verdict(Fault::Clear, Promptness::AtOnce), Verdict::StopClocks);
    }

    #[test]
    fn clocks_stop_in_a_break_that_nobody_caused() {
        assert_eq!(Interruption { cause: WhoCaused::Nobody }.ruling().verdict, Verdict::StopClocks);
        assert_eq!(Interruption { cause: WhoCaused::Player }.ruling().verdict, Verdict::ArbiterDecides);
    }
}
