//! The order of players.
//!
//! A table is made by a list of [`Criterion`], the first one first. Each criterion has its own module and
//! adds one column. A value is the sum of its [`Contribution`]s, so every number can be opened into how it
//! came about; there is no second computation for display.
//!
//! ```
//! use kolo_model::{RawCompetitor, RawTournament, System};
//! use kolo_standings::{preset, standings};
//!
//! let mut raw = RawTournament::default();
//! raw.competitors = (1..=3).map(|no| RawCompetitor::named(no, "Somebody")).collect();
//! let tournament = raw.check().unwrap().tournament;
//!
//! let table = standings(&tournament, preset(Some(System::RoundRobin))).unwrap();
//! // Nothing has been played: all three share the places 1 to 3.
//! assert_eq!(table.rows[0].place.to_string(), "1-3");
//! ```
//!
//! No I/O, no clock, no floats: the same input gives the same table everywhere.

mod adjusted;
mod average;
mod criteria;
mod criterion;
mod derivation;
mod field;
mod place;
mod preset;
mod prizes;
mod quarter_points;
mod standings;
mod standings_error;
mod table;
mod tie_break;

pub use adjusted::AdjustedScore;
pub use average::Average;
pub use criteria::Criterion;
pub use criteria::lot::DrawnLot;
pub use criteria::msos::OwnShare;
pub use derivation::{
    Against, AmongEqual, Contribution, Counted, Encounter, Extreme, LeftOut, NotCounted, OpponentRating,
    OpponentScore, OpponentSos, OpponentValue, PerfectRating, PerformanceRating, RoundedAverage, ValueOf,
    Verdict, Versus,
};
pub use place::PlaceRange;
pub use preset::preset;
pub use prizes::{Money, PrizeList, Prizes, SharedPrize, UnreadablePrizes, share_prizes};
pub use quarter_points::QuarterPoints;
pub use standings::{Column, Ground, Standings, StandingsRow, Value, standings, standings_on};
pub use standings_error::StandingsError;
pub use tie_break::TieBreak;
