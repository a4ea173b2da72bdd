//! The rule book: every situation in order, and one situation with its facts.

use std::collections::BTreeMap;
use std::fmt;

use kolo_messages::Message;
use kolo_model::{Clause, RuleSet};
use serde::{Deserialize, Serialize};

use crate::facts::{self, FactProblem, Facts, Field};
use crate::{Ruling, go, gomoku};

/// A line of the rule book.
#[derive(Debug, Clone, Copy)]
pub struct RuleEntry {
    /// The name of the situation, for ever the same.
    pub id: &'static str,
    /// The rules it stands in.
    pub book: RuleSet,
    /// The clauses it follows.
    pub clauses: &'static [Clause],
    /// The facts it asks for.
    pub fields: &'static [Field],
    title: fn() -> Message,
}

impl RuleEntry {
    const fn of<T: Facts>() -> RuleEntry {
        RuleEntry { id: T::ID, book: T::BOOK, clauses: T::CLAUSES, fields: T::FIELDS, title: T::title }
    }

    /// What happened, for people.
    pub fn title(&self) -> Message {
        (self.title)()
    }
}

/// Declares the rule book: one list, so that reading, ruling and the table cannot drift apart.
macro_rules! rule_book {
    ($( $name:ident($book:ident::$facts:ident), )*) => {
        /// A situation with its facts.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(into = "Written", try_from = "Written")]
        #[expect(missing_docs, reason = "each is the struct of the same name, which says what happened")]
        pub enum Situation {
            $( $name($book::$facts), )*
        }

        /// Every situation, in the order of the rule books.
        pub static ALL: &[RuleEntry] = &[$( RuleEntry::of::<$book::$facts>() ),*];

        impl Situation {
            /// Its line in the rule book.
            pub fn entry(&self) -> RuleEntry {
                match self { $( Situation::$name(_) => RuleEntry::of::<$book::$facts>(), )* }
            }

            /// Reads a situation from its name and facts.
            ///
            /// # Errors
            /// Everything that is wrong, at once (K-FILE).
            pub fn read(id: &str, given: &[(String, String)]) -> Result<Situation, Vec<FactProblem>> {
                match id {
                    $( <$book::$facts as Facts>::ID => {
                        facts::read::<$book::$facts>(given).map(Situation::$name)
                    } )*
                    _ => Err(vec![FactProblem::UnknownSituation(id.to_owned())]),
                }
            }

            /// All facts as text, those that were left out included.
            pub fn facts(&self) -> Vec<(&'static str, String)> {
                match self { $( Situation::$name(facts) => facts.write(), )* }
            }

            /// What the rules say.
            pub fn rule(&self) -> Ruling {
                match self { $( Situation::$name(facts) => facts.rule(), )* }
            }
        }
    };
}

rule_book! {
    StartChange(go::StartChange),
    LateArrival(go::LateArrival),
    WrongColours(go::WrongColours),
    Misconduct(go::Misconduct),
    AdjournedAnalysis(go::AdjournedAnalysis),
    TookBack(go::TookBack),
    UnclearStone(go::UnclearStone),
    IllegalMove(go::IllegalMove),
    PositionDestroyed(go::PositionDestroyed),
    ClockFault(go::ClockFault),
    FlagEarly(go::FlagEarly),
    AbsentTimeOver(go::AbsentTimeOver),
    Dispute(go::Dispute),
    AdjournmentTime(go::AdjournmentTime),
    SealedMove(go::SealedMove),
    FormCustody(go::FormCustody),
    FormError(go::FormError),
    Resumption(go::Resumption),
    Resignation(go::Resignation),
    GameOver(go::GameOver),
    Counting(go::Counting),
    ProtestLodged(go::ProtestLodged),
    OpenQuestion(gomoku::OpenQuestion),
    ContestMisconduct(gomoku::ContestMisconduct),
    LongAbsence(gomoku::LongAbsence),
    PlayerLate(gomoku::PlayerLate),
    LeftGame(gomoku::LeftGame),
    UnclearMark(gomoku::UnclearMark),
    TimeLimit(gomoku::TimeLimit),
    UndueDelay(gomoku::UndueDelay),
    ClockWanted(gomoku::ClockWanted),
    ClockPlace(gomoku::ClockPlace),
    FaultyClock(gomoku::FaultyClock),
    ClockDisputed(gomoku::ClockDisputed),
    Interruption(gomoku::Interruption),
    ClockStopped(gomoku::ClockStopped),
    PointedOut(gomoku::PointedOut),
    TimeOver(gomoku::TimeOver),
}

/// A situation as it stands in a log: its name, and every fact as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    situation: String,
    facts: BTreeMap<String, String>,
}

impl From<Situation> for Written {
    fn from(situation: Situation) -> Written {
        let facts = situation.facts().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Written { situation: situation.entry().id.to_owned(), facts }
    }
}

/// A stored situation that this program cannot read.
#[derive(Debug)]
pub struct UnreadableSituation(Vec<FactProblem>);

impl fmt::Display for UnreadableSituation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problems: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&problems.join("; "))
    }
}

impl std::error::Error for UnreadableSituation {}

impl TryFrom<Written> for Situation {
    type Error = UnreadableSituation;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let mut facts = written.facts;
        for (situation, name, value) in ADDED_LATER {
            if *situation == written.situation {
                facts.entry((*name).to_owned()).or_insert_with(|| (*value).to_owned());
            }
        }
        let facts: Vec<(String, String)> = facts.into_iter().collect();
        Situation::read(&written.situation, &facts).map_err(UnreadableSituation)
    }
}

/// Facts that must be given now and were not asked for by earlier versions: situation, fact, and what was taken for
/// granted then. Facts that were added with a usual value need no line here.
const ADDED_LATER: &[(&str, &str, &str)] =
    &[("clock-fault", "whose", "both"), ("absent-time-over", "byo-yomi", "canadian")];
