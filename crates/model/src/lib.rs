//! The facts of a tournament: competitors, sides, results, rounds, points and the crosstable.
//!
//! There are two levels of trust. [`RawTournament`] is what was written down: a file, a form,
//! a script. [`Tournament`] is data that passed every check. The only door between them is
//! [`RawTournament::check`], which reports *all* problems at once, each with the place it came from.
//!
//! ```
//! use kolo_model::{RawCompetitor, RawTournament};
//!
//! let mut raw = RawTournament::default();
//! raw.competitors.push(RawCompetitor::named(1, "Eva Nová"));
//! raw.competitors.push(RawCompetitor::named(1, ""));
//!
//! let problems = raw.check().unwrap_err();
//! assert_eq!(problems.len(), 2); // number 1 given twice, and an empty name
//! ```
//!
//! No I/O, no clock, no floats, and no chance but that of a seed which is passed in ([`SplitMix64`]): the same input
//! gives the same answer everywhere.

mod acceleration;
mod check;
mod clause;
mod collation;
mod competitor;
mod crosstable;
mod date;
mod entrant_id;
mod event_info;
mod floats;
mod given_rating;
mod go;
mod go_rank;
mod governance;
mod idle;
mod log_file;
mod lot;
mod name;
mod numbers;
mod outcome;
mod place;
mod plain_letters;
mod points;
mod problem;
mod random;
mod rating;
mod raw;
mod round;
mod scoring;
mod side;
mod system;
mod title;
mod tournament;
mod unreadable;
mod verdict;

pub use acceleration::Acceleration;
pub use check::{Checked, MAX_COMPETITORS, MAX_ROUNDS, check_result};
pub use clause::Clause;
pub use collation::CzechKey;
pub use competitor::{Competitor, CompetitorKind, Member, MemberRole, Person, Sex};
pub use crosstable::{Cell, Crosstable, GameCell, Row};
pub use date::{Day, PartialDate, Timestamp, UnreadableDate, UnreadableDay, UnreadableTimestamp};
pub use entrant_id::EntrantId;
pub use event_info::{CountLine, EventInfo, OpponentPadding, TeamListing, TrfDialect, TrfLayout};
pub use floats::FloatsTwoRoundsAgo;
pub use given_rating::{GivenRating, UnreadableRating};
pub use go::{
    Cut, DrawPreset, DrawWishes, ForfeitOpponents, GameTerms, GoSettings, Handicap, HandicapBy,
    HandicapRules, Komi, McMahon, Seeding, SeedingPlan, StartBasis, StartCoefficient, StrengthBy, SuperGroup,
    UnreadableHandicap, UnreadableKomi, Wish,
};
pub use go_rank::{GoRank, UnreadableRank};
pub use governance::{GoverningBody, Importance, RuleSet, RulesOfPlay};
pub use idle::Idle;
pub use log_file::{ShapeTrouble, log_text, read_shape};
pub use lot::{Lot, UnreadableLot};
pub use name::{Name, NameProblem};
pub use numbers::{RoundNumber, StartNumber};
pub use outcome::{ForfeitResult, Outcome, PlayedResult, RatingReport, Share};
pub use place::{Place, Spot};
pub use plain_letters::{plain_letter, search_words};
pub use points::{HalfPoints, UnreadablePoints};
pub use problem::{Problem, ProblemKind, Problems, TooManyOf, Warning, WarningKind};
pub use random::SplitMix64;
pub use rating::{Rating, RatingBasis, RatingOutOfRange};
pub use raw::{
    RawCompetitor, RawEntry, RawForbidden, RawGameResult, RawHalfResult, RawPlanned, RawRound, RawTournament,
};
pub use round::{Forbidden, Game, PlannedIdle, Round};
pub use scoring::{Adjourned, AdjournedGames, Scoring};
pub use side::{PerSide, Side};
pub use system::{System, UnknownSystem};
pub use title::{Title, UnreadableTitle};
pub use tournament::Tournament;
pub use verdict::Verdict;
