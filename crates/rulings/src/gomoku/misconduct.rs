//! Breaches of the rules of the contest and of conduct (P-2.1.1.2, P-4.1.1).

use kolo_messages::Message;
use kolo_model::{Clause, Side};

use crate::conduct::ContestBreach;
use crate::entry::Measure;
use crate::facts::{Permission, Repeated, Span, Weight, WhenFound, WhereDone};
use crate::gomoku::board::{LeftGame, UndueDelay};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A person broke the rules of the contest or of conduct.
    ContestMisconduct = "breach", Pisqworky2023 [
        "P-2.1.1.2", "P-3.2.3", "P-3.3.1.7", "P-4.1.1.1", "P-4.1.1.2", "P-4.1.1.3", "P-4.1.1.4", "P-4.1.1.5", "P-4.1.1.6",
        "P-4.1.1.7", "P-4.1.1.8", "P-4.1.1.9", "P-4.1.1.10",
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
        let of_conduct = self.breach.is_of_conduct();
        if !self.at_the_board() && !of_conduct {
            return self.not_elsewhere();
        }
        let mut ruling = match self.breach {
            ContestBreach::LeftGame => self.left_game(),
            ContestBreach::Delay => self.delay(),
            ContestBreach::Rules
            | ContestBreach::Disobedience
            | ContestBreach::Language
            | ContestBreach::Insult
            | ContestBreach::Attack
            | ContestBreach::Damage
            | ContestBreach::Advice
            | ContestBreach::Cheating
            | ContestBreach::Unsporting => self.by_weight(of_conduct),
        };
        // Only the rules of conduct hold outside tournaments.
        if of_conduct && self.place == WhereDone::Elsewhere {
            ruling.clauses.push(Clause::new("P-4.1.1.9"));
        }
        if self.found == WhenFound::Later {
            ruling.clauses.push(Clause::new("P-4.1.1.10"));
        }
        ruling
    }

    fn by_weight(self, of_conduct: bool) -> Ruling {
        let clause = self.breach.clause();
        let heavy = self.repeated == Repeated::Again || self.weight == Weight::Serious;
        // What is lost is lost by the rules of the contest; those of conduct know warning and exclusion only.
        let penalties: &[&'static str] = match (of_conduct, heavy && self.at_the_board()) {
            (true, true) => &["P-4.1.1.8", "P-2.1.1.2"],
            (true, false) => &["P-4.1.1.8"],
            (false, true | false) => &["P-2.1.1.2"],
        };
        // A breach of the rules of the contest has its penalties in the same clause.
        let others = penalties.iter().copied().filter(|id| *id != clause.id());
        let clauses: Vec<&'static str> = [clause.id()].into_iter().chain(others).collect();
        let ruling = if heavy {
            let why = Message::new("rulings-why-breach-heavy").with("text", self.breach.message());
            let ruling = Ruling::must(&clauses, self.heaviest(), why);
            ruling.or(self.lighter()).enter(Entry::Sanction(self.measures()))
        } else if of_conduct {
            // P-4.1.1.8 asks for no warning before an exclusion.
            let why = Message::new("rulings-why-breach-conduct").with("text", self.breach.message());
            Ruling::must(&clauses, Verdict::Warning, why)
                .or([Verdict::NoBreach, Verdict::ExcludePlayer, Verdict::ExcludeTeam])
                .enter(Entry::Sanction(vec![Measure::Warning, Measure::Exclusion]))
        } else {
            let why = Message::new("rulings-why-breach").with("text", self.breach.message());
            let ruling = Ruling::must(&clauses, Verdict::Warning, why);
            ruling.or([Verdict::NoBreach]).enter(Entry::Sanction(vec![Measure::Warning]))
        };
        ruling.enter(Entry::Incident(Some(clause)))
    }

    /// The opponent has won the game, whether there was a warning or not (P-3.2.3).
    fn left_game(self) -> Ruling {
        let left = LeftGame { who: self.who, permission: Permission::NotGiven };
        left.ruling().enter(Entry::Incident(Some(self.breach.clause())))
    }

    /// A warning or the loss of the duel, as the arbiter judges (P-3.3.1.7).
    fn delay(self) -> Ruling {
        let heavy = self.repeated == Repeated::Again || self.weight == Weight::Serious;
        let repeated = if heavy { Repeated::Again } else { Repeated::First };
        // To say that it was a breach is to say that it took too long.
        UndueDelay { who: self.who, taken: Span::LONGEST, repeated }.ruling()
    }

    /// The rules of play and of the contest hold at tournaments.
    fn not_elsewhere(self) -> Ruling {
        let why = Message::new("rulings-why-breach-elsewhere").with("text", self.breach.message());
        Ruling::must(&[self.breach.clause().id()], Verdict::NoBreach, why)
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
        let by_weight =
            |kind: &&ContestBreach| !matches!(kind, ContestBreach::LeftGame | ContestBreach::Delay);
        for kind in ContestBreach::ALL.iter().filter(by_weight) {
            let first = breach(*kind, Repeated::First, Weight::Usual, at);
            assert_eq!(first.verdict, Verdict::Warning);
            assert!(!first.allows(Verdict::LostFor(Side::First)), "{kind:?}");
            // Conduct can exclude at once.
            assert_eq!(first.allows(Verdict::ExcludePlayer), kind.is_of_conduct(), "{kind:?}");
            assert_eq!(first.allows(Verdict::ExcludeTeam), kind.is_of_conduct(), "{kind:?}");
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
    fn a_player_who_leaves_loses_the_game_without_a_warning() {
        for repeated in [Repeated::First, Repeated::Again] {
            let left = breach(ContestBreach::LeftGame, repeated, Weight::Usual, WhereDone::Tournament);
            assert_eq!(left.verdict, Verdict::LostFor(Side::First));
            assert!(!left.allows(Verdict::Warning));
            assert!(left.entries.contains(&Entry::Sanction(vec![Measure::ForfeitGame])));
            assert_eq!(left.clause().map(Clause::id), Some("P-3.2.3"));
        }
    }

    #[test]
    fn a_delay_is_a_warning_or_the_loss_of_the_duel() {
        let first = breach(ContestBreach::Delay, Repeated::First, Weight::Usual, WhereDone::Tournament);
        assert_eq!(first.verdict, Verdict::Warning);
        assert!(first.allows(Verdict::LostFor(Side::First)));
        assert!(first.entries.contains(&Entry::Sanction(vec![Measure::Warning, Measure::ForfeitDuel])));
        let again = breach(ContestBreach::Delay, Repeated::First, Weight::Serious, WhereDone::Tournament);
        assert_eq!(again.verdict, Verdict::LostFor(Side::First));
    }

    #[test]
    fn only_conduct_counts_elsewhere() {
        for kind in ContestBreach::ALL {
            let ruling = breach(*kind, Repeated::Again, Weight::Serious, WhereDone::Elsewhere);
            let named = ruling.clauses.iter().any(|clause| clause.id() == "P-4.1.1.9");
            assert_eq!(named, kind.is_of_conduct(), "{kind:?}");
            assert_eq!(ruling.verdict == Verdict::NoBreach, !kind.is_of_conduct(), "{kind:?}");
        }
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
