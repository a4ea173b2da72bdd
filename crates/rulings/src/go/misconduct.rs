//! A breach of the rules of conduct (G-4.3), no matter who noticed it (G-4.3.4), and analysis while a game is adjourned
//! (G-4.3.5).

use kolo_messages::Message;

use crate::conduct::GoBreach;
use crate::facts::{HeardBy, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A person broke a rule of conduct.
    Misconduct = "misconduct", Go2009 [
        "G-4.3.1a", "G-4.3.1b", "G-4.3.1c", "G-4.3.1d", "G-4.3.1e", "G-4.3.2a", "G-4.3.2b", "G-4.3.3", "G-4.3.4",
        "G-4.3.7", "G-4.3.8", "G-6.4", "G-6.8",
    ],
    Message::new("rulings-title-misconduct");
    /// What was done.
    breach: GoBreach = "breach", Message::new("rulings-fact-breach");
    /// Who was informed of it first.
    informed: HeardBy = "told", Message::new("rulings-fact-informed"), or "arbiter";
}

impl Misconduct {
    /// The rules name no penalty: it is written down, and the arbiter decides.
    fn ruling(self) -> Ruling {
        let clause = self.breach.clause();
        let why = match self.informed {
            HeardBy::Arbiter => Message::new("rulings-why-misconduct"),
            HeardBy::Players => Message::new("rulings-why-misconduct-informed-players"),
        };
        let ruling = Ruling::must(
            &[clause.id(), "G-4.3.4"],
            Verdict::Warning,
            why.with("text", self.breach.message()),
        )
        .or([Verdict::ArbiterDecides])
        .enter(Entry::Incident(Some(clause)));
        match self.informed {
            HeardBy::Arbiter => ruling,
            // A person who informed the players influenced the game, too.
            HeardBy::Players => ruling.enter(Entry::Incident(Some(GoBreach::InformedPlayers.clause()))),
        }
    }
}

case! {
    /// A player analysed their game while it was adjourned.
    AdjournedAnalysis = "adjourned-analysis", Go2009 ["G-4.3.5", "G-4.3.1c"], Message::new("rulings-title-adjourned-analysis");
    /// For how long the game is adjourned.
    adjourned: Span = "adjourned", Message::new("rulings-fact-adjourned");
}

/// A shorter adjournment is like the game itself.
const SHORT: Span = Span::minutes(180);

impl AdjournedAnalysis {
    fn ruling(self) -> Ruling {
        if self.adjourned < SHORT {
            let why = Message::new("rulings-why-short-adjournment");
            Ruling::must(&["G-4.3.5", "G-4.3.1c"], Verdict::Warning, why)
                .or([Verdict::ArbiterDecides])
                .enter(Entry::Incident(Some(GoBreach::AnalysisInBreak.clause())))
        } else {
            Ruling::must(&["G-4.3.5"], Verdict::NoBreach, Message::new("rulings-why-long-adjournment"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breach_is_written_down_with_its_clause() {
        for breach in GoBreach::ALL {
            let ruling = Misconduct { breach: *breach, informed: HeardBy::Arbiter }.ruling();
            assert_eq!(ruling.clause(), Some(breach.clause()));
            assert_eq!(ruling.entries, [Entry::Incident(Some(breach.clause()))]);
        }
        let informed = Misconduct { breach: GoBreach::GaveAdvice, informed: HeardBy::Players }.ruling();
        assert_eq!(informed.entries.len(), 2);
    }

    #[test]
    fn three_hours_of_adjournment_free_the_players() {
        let verdict = |minutes| AdjournedAnalysis { adjourned: Span::minutes(minutes) }.ruling().verdict;
        assert_eq!(verdict(179), Verdict::Warning);
        assert_eq!(verdict(180), Verdict::NoBreach);
    }
}
