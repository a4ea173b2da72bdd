//! Time that is over, who may point it out, and stopping clocks (P-3.3.2.6 to P-3.3.2.9).

use kolo_messages::Message;
use kolo_model::{Clause, Side};

use crate::entry::{How, Measure, ResultToEnter, Scope};
use crate::facts::{Claim, PointedOutBy, Sent, TimeLeft};
use crate::{Entry, Ruling, Verdict};

case! {
    /// The time of one or both players is over.
    TimeOver = "time-over", Pisqworky2023 ["P-3.3.2.8", "P-3.3.2.9"], Message::new("rulings-title-time-over");
    /// Whether the first side has time left.
    first: TimeLeft = "first", Message::new("rulings-fact-first-time-left"), or "left";
    /// Whether the second side has time left.
    second: TimeLeft = "second", Message::new("rulings-fact-second-time-left"), or "left";
    /// Who pointed it out.
    claim: Claim = "claimed-by", Message::new("rulings-fact-claimed-by"), or "nobody";
}

impl TimeOver {
    fn ruling(self) -> Ruling {
        let duel = |result| Entry::Result { scope: Scope::Duel, result, how: How::Time };
        let lost = |side| {
            let why = Message::new("rulings-why-time-over");
            Ruling::must(&["P-3.3.2.8"], Verdict::LostFor(side), why)
                .enter(duel(ResultToEnter::lost_for(side)))
        };
        match (self.first, self.second, self.claim) {
            (TimeLeft::Over, TimeLeft::Over, _) => {
                let why = Message::new("rulings-why-both-over");
                Ruling::must(&["P-3.3.2.9"], Verdict::Draw, why).enter(duel(ResultToEnter::Draw))
            }
            (TimeLeft::Over, TimeLeft::Left, Claim::Second) => lost(Side::First),
            (TimeLeft::Left, TimeLeft::Over, Claim::First) => lost(Side::Second),
            (TimeLeft::Over, TimeLeft::Left, Claim::Nobody | Claim::First)
            | (TimeLeft::Left, TimeLeft::Over, Claim::Nobody | Claim::Second) => {
                Ruling::must(&["P-3.3.2.8"], Verdict::PlayOn, Message::new("rulings-why-not-claimed"))
            }
            (TimeLeft::Left, TimeLeft::Left, _) => {
                Ruling::must(&["P-3.3.2.8"], Verdict::PlayOn, Message::new("rulings-why-time-left"))
            }
        }
    }
}

case! {
    /// A person pointed out that a time is over or a clock was not pressed.
    PointedOut = "pointed-out", Pisqworky2023 ["P-3.3.2.7"], Message::new("rulings-title-pointed-out");
    /// Who pointed it out.
    by: PointedOutBy = "by", Message::new("rulings-fact-pointed-by");
    /// Whom it harmed.
    harmed: Side = "harmed", Message::new("rulings-fact-harmed");
}

impl PointedOut {
    fn ruling(self) -> Ruling {
        match self.by {
            PointedOutBy::Player => {
                Ruling::must(&["P-3.3.2.7"], Verdict::PlayOn, Message::new("rulings-why-pointed-by-player"))
            }
            PointedOutBy::Other | PointedOutBy::Organiser => {
                let result = ResultToEnter::Wins(self.harmed);
                let why = Message::new("rulings-why-pointed-by-other");
                Ruling::must(&["P-3.3.2.7"], Verdict::LostFor(self.harmed.other()), why)
                    .or([Verdict::PlayOn])
                    .enter(Entry::Result { scope: Scope::Duel, result, how: How::Forfeit })
                    .enter(Entry::Incident(Some(Clause::new("P-3.3.2.7"))))
            }
        }
    }
}

case! {
    /// A player stopped the clock.
    ClockStopped = "clock-stopped", Pisqworky2023 ["P-3.3.2.6", "P-2.1.1.2"], Message::new("rulings-title-clock-stopped");
    /// Whether they sent for the organiser at once.
    sent: Sent = "sent", Message::new("rulings-fact-sent");
}

impl ClockStopped {
    fn ruling(self) -> Ruling {
        match self.sent {
            Sent::AtOnce => {
                Ruling::must(&["P-3.3.2.6"], Verdict::PlayOn, Message::new("rulings-why-stopped-sent"))
            }
            Sent::No => Ruling::must(
                &["P-3.3.2.6", "P-2.1.1.2"],
                Verdict::Warning,
                Message::new("rulings-why-stopped"),
            )
            .or([Verdict::ArbiterDecides])
            .enter(Entry::Incident(Some(Clause::new("P-3.3.2.6"))))
            .enter(Entry::Sanction(vec![Measure::Warning])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_is_over_loses_when_the_opponent_points_it_out() {
        use TimeLeft::{Left, Over};
        let verdict = |first, second, claim| TimeOver { first, second, claim }.ruling().verdict;
        assert_eq!(verdict(Over, Left, Claim::Second), Verdict::LostFor(Side::First));
        assert_eq!(verdict(Left, Over, Claim::First), Verdict::LostFor(Side::Second));
        assert_eq!(verdict(Over, Left, Claim::Nobody), Verdict::PlayOn);
        assert_eq!(verdict(Over, Left, Claim::First), Verdict::PlayOn);
        assert_eq!(verdict(Left, Left, Claim::First), Verdict::PlayOn);
    }

    #[test]
    fn both_over_is_a_draw_no_matter_who_points_it_out() {
        for claim in Claim::ALL {
            let both = TimeOver { first: TimeLeft::Over, second: TimeLeft::Over, claim: *claim };
            assert_eq!(both.ruling().verdict, Verdict::Draw);
        }
    }

    #[test]
    fn only_the_two_players_may_point_it_out() {
        let ruling = |by| PointedOut { by, harmed: Side::First }.ruling();
        assert_eq!(ruling(PointedOutBy::Player).verdict, Verdict::PlayOn);
        for by in [PointedOutBy::Other, PointedOutBy::Organiser] {
            assert_eq!(ruling(by).verdict, Verdict::LostFor(Side::Second));
            assert!(ruling(by).allows(Verdict::PlayOn));
            let result = ResultToEnter::Wins(Side::First);
            let won = Entry::Result { scope: Scope::Duel, result, how: How::Forfeit };
            assert_eq!(ruling(by).entries, [won, Entry::Incident(Some(Clause::new("P-3.3.2.7")))]);
        }
        assert_eq!(ruling(PointedOutBy::Player).leeway, crate::Leeway::Must);
        let other = PointedOut { by: PointedOutBy::Other, harmed: Side::Second }.ruling();
        assert_eq!(other.verdict, Verdict::LostFor(Side::First));
    }

    #[test]
    fn a_player_who_stops_the_clock_sends_for_the_organiser() {
        assert_eq!(ClockStopped { sent: Sent::AtOnce }.ruling().verdict, Verdict::PlayOn);
        assert_eq!(ClockStopped { sent: Sent::No }.ruling().verdict, Verdict::Warning);
    }
}
