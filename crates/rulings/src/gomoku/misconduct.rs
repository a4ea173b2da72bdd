//! Breaches of the rules of the contest and of conduct (P-2.1.1.2, P-4.1.1).

use kolo_messages::Message;
use kolo_model::{Clause, Side};

use crate::conduct::ContestBreach;
use crate::entry::Measure;
use crate::facts::{Repeated, Weight, WhenFound, WhereDone};
use crate::{Entry, Ruling, Verdict};

case! {
    /// Somebody broke the rules of the contest or of conduct.
    ContestMisconduct = "breach", Pisqworky2023 [
        "P-2.1.1.2", "P-3.2.3", "P-4.1.1.1", "P-4.1.1.2", "P-4.1.1.3", "P-4.1.1.4", "P-4.1.1.5", "P-4.1.1.6", "P-4.1.1.7",
        "P-4.1.1.8", "P-4.1.1.9", "P-4.1.1.10",
    ],
    Message::new("rulings-title-breach");
    /// What was done.
    breach: ContestBreach = "breach", Message::new("rulings-fact-breach");
    /// The side that did it.
    who: Side = "who", Message::new("rulings-fact-who");
    /// Whether it was warned before.
    repeated: Repeated = "repeated", Message::new("rulings-fact-repeated"), or "no";
    /// How heavy it is.
    weight: Weight = "weight", Message::new("rulings-fact-weight"), or "usual";
    /// Where it was done.
    place: WhereDone = "where", Message::new("rulings-fact-where"), or "tournament";
    /// When it was found.
    found: WhenFound = "found", Message::new("rulings-fact-found"), or "at-once";
}

impl ContestMisconduct {
    fn ruling(self) -> Ruling {
        let clause = self.breach.clause();
        let of_conduct = self.breach.is_of_conduct();
        let penalties = if of_conduct { "P-4.1.1.8" } else { "P-2.1.1.2" };
        let both = [clause.id(), penalties];
        // A breach of the rules of the contest has its penalties in the same clause.
        let clauses = if clause.id() == penalties { &both[..1] } else { &both[..] };
        let heavy = self.repeated == Repeated::Again || self.weight == Weight::Serious;
        let ruling = if heavy {
            let why = Message::new("rulings-why-breach-heavy").with("text", self.breach.message());
            let ruling = Ruling::must(clauses, self.heaviest(), why);
            ruling.or(self.lighter()).enter(Entry::Sanction(self.measures()))
        } else {
            let why = Message::new("rulings-why-breach").with("text", self.breach.message());
            let ruling = Ruling::must(clauses, Verdict::Warning, why);
            ruling.or([Verdict::NoBreach]).enter(Entry::Sanction(vec![Measure::Warning]))
        };
        let mut ruling = ruling.enter(Entry::Incident(Some(clause)));
        if self.place == WhereDone::Elsewhere {
            ruling.clauses.push(Clause::new("P-4.1.1.9"));
        }
        if self.found == WhenFound::Later {
            ruling.clauses.push(Clause::new("P-4.1.1.10"));
        }
        ruling
    }

    /// Away from the board there is no game to lose.
    fn at_the_board(self) -> bool {
        self.place == WhereDone::Tournament
    }

    fn heaviest(self) -> Verdict {
        if self.at_the_board() { Verdict::LostFor(self.who) } else { Verdict::ExcludePlayer }
    }

    fn lighter(self) -> Vec<Verdict> {
        let match_lost = self.at_the_board().then_some(Verdict::MatchLostFor(self.who));
        let exclude = self.at_the_board().then_some(Verdict::ExcludePlayer);
        match_lost.into_iter().chain(exclude).chain([Verdict::ExcludeTeam, Verdict::Warning]).collect()
    }

    fn measures(self) -> Vec<Measure> {
        let games = [Measure::ForfeitGame, Measure::ForfeitMatch];
        let games = games.into_iter().filter(|_| self.at_the_board());
        games.chain([Measure::Exclusion, Measure::Warning]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breach(breach: ContestBreach, repeated: Repeated, weight: Weight, place: WhereDone) -> Ruling {
        let (who, found) = (Side::First, WhenFound::AtOnce);
        ContestMisconduct { breach, who, repeated, weight, place, found }.ruling()
    }

    #[test]
    fn a_warning_first_and_more_when_it_is_repeated_or_serious() {
        let at = WhereDone::Tournament;
        for kind in ContestBreach::ALL {
            let first = breach(*kind, Repeated::First, Weight::Usual, at);
            assert_eq!(first.verdict, Verdict::Warning);
            assert!(!first.allows(Verdict::ExcludePlayer), "{kind:?}");
            for heavy in [
                breach(*kind, Repeated::Again, Weight::Usual, at),
                breach(*kind, Repeated::First, Weight::Serious, at),
            ] {
                assert_eq!(heavy.verdict, Verdict::LostFor(Side::First));
                assert!(
                    heavy.allows(Verdict::MatchLostFor(Side::First)) && heavy.allows(Verdict::ExcludeTeam)
                );
                assert!(heavy.allows(Verdict::ExcludePlayer) && heavy.allows(Verdict::Warning));
            }
        }
    }

    #[test]
    fn each_breach_names_its_clause_and_the_one_of_its_penalties() {
        let ids = |kind| {
            let ruling = breach(kind, Repeated::First, Weight::Usual, WhereDone::Tournament);
            ruling.clauses.iter().map(|clause| clause.id()).collect::<Vec<_>>()
        };
        assert_eq!(ids(ContestBreach::Cheating), ["P-4.1.1.6", "P-4.1.1.8"]);
        assert_eq!(ids(ContestBreach::Disobedience), ["P-2.1.1.2"]);
    }

    #[test]
    fn conduct_counts_elsewhere_and_however_long_ago() {
        let ruling = ContestMisconduct {
            breach: ContestBreach::Insult,
            who: Side::First,
            repeated: Repeated::First,
            weight: Weight::Serious,
            place: WhereDone::Elsewhere,
            found: WhenFound::Later,
        }
        .ruling();
        assert_eq!(ruling.verdict, Verdict::ExcludePlayer);
        assert!(!ruling.allows(Verdict::LostFor(Side::First)));
        let ids: Vec<&str> = ruling.clauses.iter().map(|clause| clause.id()).collect();
        assert_eq!(ids, ["P-4.1.1.3", "P-4.1.1.8", "P-4.1.1.9", "P-4.1.1.10"]);
    }
}
