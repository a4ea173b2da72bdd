//! Late players (P-2.1.1.4), longer absences (P-2.1.1.3), disputes (P-2.1.1.1).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::Measure;
use crate::facts::{Announcement, ClockUse, Contestants, WhoIsLate};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player is not at the board when a duel is to start.
    PlayerLate = "player-late", Pisqworky2023 ["P-2.1.1.4", "P-2.1.1.1", "P-3.3.2.3"],
    Message::new("rulings-title-player-late");
    /// Who.
    late: WhoIsLate = "late", Message::new("rulings-fact-late");
    /// Who opens the duel.
    opens: Side = "opens", Message::new("rulings-fact-opens"), or "first";
    /// Whether clocks are used.
    clocks: ClockUse = "clocks", Message::new("rulings-fact-clocks-used");
}

impl PlayerLate {
    fn ruling(self) -> Ruling {
        match self.clocks {
            ClockUse::Used => {
                let why = Message::new("rulings-why-late-clock");
                match self.late {
                    WhoIsLate::First => Ruling::must(&["P-2.1.1.4"], Verdict::StartClock(Side::First), why),
                    WhoIsLate::Second => Ruling::must(&["P-2.1.1.4"], Verdict::StartClock(Side::Second), why),
                    // A clock with one lever runs on one side only: as at every start, for the player who opens.
                    WhoIsLate::Both => {
                        Ruling::must(&["P-2.1.1.4", "P-3.3.2.3"], Verdict::StartBothClocks, why)
                            .or([Verdict::StartClock(self.opens)])
                    }
                }
            }
            ClockUse::NotUsed => {
                let lost = match self.late {
                    WhoIsLate::First => Verdict::LostFor(Side::First),
                    WhoIsLate::Second => Verdict::LostFor(Side::Second),
                    WhoIsLate::Both => Verdict::LostForBoth,
                };
                let why = Message::new("rulings-why-late-no-clock");
                Ruling::must(&["P-2.1.1.1"], Verdict::ArbiterDecides, why).or([Verdict::PlayOn, lost])
            }
        }
    }
}

case! {
    /// A player was away for a longer time.
    LongAbsence = "long-absence", Pisqworky2023 ["P-2.1.1.3", "P-2.1.1.2"], Message::new("rulings-title-long-absence");
    /// Whether it was announced.
    announced: Announcement = "announced", Message::new("rulings-fact-absence-announced");
    /// Who plays.
    contest: Contestants = "contest", Message::new("rulings-fact-contestants"), or "teams";
}

impl LongAbsence {
    fn ruling(self) -> Ruling {
        match (self.announced, self.contest) {
            (Announcement::InAdvance, _) => {
                Ruling::must(&["P-2.1.1.3"], Verdict::NoBreach, Message::new("rulings-why-absence-announced"))
            }
            (Announcement::Not, contest) => {
                let why = match contest {
                    Contestants::Teams => Message::new("rulings-why-absence-captain"),
                    Contestants::Individuals => Message::new("rulings-why-absence-player"),
                };
                Ruling::must(&["P-2.1.1.3", "P-2.1.1.2"], Verdict::Warning, why)
                    .or([Verdict::NoBreach])
                    .enter(Entry::Incident(Some(kolo_model::Clause::new("P-2.1.1.3"))))
                    .enter(Entry::Sanction(vec![Measure::Warning]))
            }
        }
    }
}

case! {
    /// The rules say nothing, or it is disputed what they say.
    OpenQuestion = "open-question", Pisqworky2023 ["P-2.1.1.1"], Message::new("rulings-title-open-question");
}

impl OpenQuestion {
    #[expect(clippy::unused_self, reason = "every situation rules in the same way")]
    fn ruling(self) -> Ruling {
        let why = Message::new("rulings-why-organiser-decides");
        Ruling::must(&["P-2.1.1.1"], Verdict::ArbiterDecides, why)
            .or([Verdict::AsNoted])
            .enter(Entry::Incident(None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_the_late_player_runs() {
        let verdict = |late, opens, clocks| PlayerLate { late, opens, clocks }.ruling().verdict;
        for opens in Side::BOTH {
            assert_eq!(verdict(WhoIsLate::First, opens, ClockUse::Used), Verdict::StartClock(Side::First));
            assert_eq!(verdict(WhoIsLate::Second, opens, ClockUse::Used), Verdict::StartClock(Side::Second));
            assert_eq!(verdict(WhoIsLate::Both, opens, ClockUse::Used), Verdict::StartBothClocks);
            let both = PlayerLate { late: WhoIsLate::Both, opens, clocks: ClockUse::Used }.ruling();
            assert!(
                both.allows(Verdict::StartClock(opens)) && !both.allows(Verdict::StartClock(opens.other()))
            );
            assert_eq!(verdict(WhoIsLate::Both, opens, ClockUse::NotUsed), Verdict::ArbiterDecides);
        }
    }

    #[test]
    fn a_longer_absence_is_announced() {
        let verdict = |announced| LongAbsence { announced, contest: Contestants::Teams }.ruling().verdict;
        assert_eq!(verdict(Announcement::InAdvance), Verdict::NoBreach);
        assert_eq!(verdict(Announcement::Not), Verdict::Warning);
    }

    #[test]
    fn the_organiser_has_the_last_word() {
        assert_eq!(OpenQuestion {}.ruling().verdict, Verdict::ArbiterDecides);
    }
}
