//! Records of duels and positions on the board: bytes in, checked data out, and back.
//!
//! | format | what it holds | module |
//! | --- | --- | --- |
//! | [`Format::Text`] | a duel on a line or two, for people: `swap2: xh8 oi8 xj10 \| x \| f6 g7` | [`text`] |
//! | [`Format::Json`] | a duel for programs, version 1, with a schema | [`json`] |
//! | [`Format::Psq`] | the file of Piskvork and Gomocup | [`psq`] |
//! | [`Format::Gomocup`] | the lines that a manager sends to a program that plays | [`gomocup`] |
//! | [`Format::Marks`], [`Format::Diagram`] | a position as a list of marks, or drawn with letters | [`position_text`] |
//! | [`Format::Position`] | a position for programs | [`position_json`] |
//!
//! Rows are counted from the bottom in our own formats and from the top in [`psq`] and [`gomocup`]; each reader and
//! writer turns the board over by itself.
//!
//! Reading reports all problems with their places; it does not ask whether a duel is legal. [`check_record`] does: it
//! replays the steps against the rules (P-3.3) and names every one that is not, with its number and clause.

mod check;
mod data;
mod format;
pub mod gomocup;
pub mod json;
mod lines;
mod position;
pub mod position_json;
pub mod position_text;
mod problem;
pub mod psq;
mod replay;
pub mod text;

pub use check::{Fault, FaultKind, Report, check_record};
pub use data::{Beginning, Claim, Record, Spent, TakenStep};
pub use format::{CannotWrite, Format, Reading, read, read_as, write};
pub use position::{Counting, Position, PositionProblem, RawPosition, counting_caution};
pub use problem::{Problem, ProblemKind, RecordProblems};

/// Larger inputs are refused before anything is read: a duel of 225 marks needs a few kilobytes.
pub const MOST_BYTES: usize = 1 << 20;
