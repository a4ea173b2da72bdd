//! A dispute: the arbiter is called, may stop the clocks and give time back (article 7).

use kolo_messages::Message;

use crate::facts::{ByoYomi, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// Something irregular or a dispute came up during a game.
    Dispute = "dispute", Go2009 ["G-7.1", "G-7.2", "G-7.3", "G-7.4"], Message::new("rulings-title-dispute");
    /// How much time a player lost while it was settled.
    lost: Span = "lost", Message::new("rulings-fact-time-lost"), or "0s";
    /// Which byo-yomi the player was in.
    byo_yomi: ByoYomi = "byo-yomi", Message::new("rulings-fact-byo-yomi-runs"), or "none";
}

impl Dispute {
    fn ruling(self) -> Ruling {
        let (clauses, why): (&[&'static str], Message) = match self.byo_yomi {
            ByoYomi::Japanese => {
                (&["G-7.1", "G-7.2", "G-7.3", "G-7.4"], Message::new("rulings-why-dispute-japanese"))
            }
            ByoYomi::None | ByoYomi::Canadian => {
                (&["G-7.1", "G-7.2", "G-7.3"], Message::new("rulings-why-dispute"))
            }
        };
        let ruling = Ruling::must(clauses, Verdict::StopClocks, why).or([Verdict::PlayOn]);
        let ruling = ruling.enter(Entry::Incident(None));
        match (self.byo_yomi, self.lost > Span::NONE) {
            (ByoYomi::Japanese, _) => ruling.enter(Entry::FullPeriod),
            (ByoYomi::None | ByoYomi::Canadian, true) => ruling.enter(Entry::ClockPlus(self.lost)),
            (ByoYomi::None | ByoYomi::Canadian, false) => ruling,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arbiter_is_called_and_writes_it_down() {
        for byo_yomi in ByoYomi::ALL {
            let ruling = Dispute { lost: Span::NONE, byo_yomi: *byo_yomi }.ruling();
            assert_eq!(ruling.clause().map(kolo_model::Clause::id), Some("G-7.1"));
            assert_eq!(ruling.verdict, Verdict::StopClocks);
            assert!(ruling.allows(Verdict::PlayOn));
            assert!(ruling.entries.contains(&Entry::Incident(None)));
        }
    }

    #[test]
    fn lost_time_is_given_back_or_the_period_is_full_again() {
        let entries = |seconds, byo_yomi| Dispute { lost: Span::seconds(seconds), byo_yomi }.ruling().entries;
        let incident = Entry::Incident(None);
        assert_eq!(entries(0, ByoYomi::None), vec![incident.clone()]);
        assert_eq!(entries(90, ByoYomi::Canadian), [incident.clone(), Entry::ClockPlus(Span::seconds(90))]);
        assert_eq!(entries(90, ByoYomi::Japanese), [incident, Entry::FullPeriod]);
    }
}
