//! What people see of a tournament day, as plain data.
//!
//! A page, a printed sheet, an answer to a program and a display on the wall show the same things. Each of them is
//! made once here, in the language of the reader, from the log of a tournament; what is shown where is then only a
//! matter of form.
//!
//! | what is shown | module |
//! | --- | --- |
//! | how the sides are called, how a result is written and typed | [`game`], [`result`] |
//! | the tournament in a few lines, and what comes next | [`overview`], [`waiting`] |
//! | who takes part, and who of a list is new | [`entries`], [`newcomers`] |
//! | a round, drafted or published, by table and by name | [`round`] |
//! | why a draft is as it is, and what changing it would break | [`explained`], [`draft`] |
//! | places, and how every number came about | [`table`] |
//! | the way of all players through the rounds | [`wall_chart`] |
//! | groups and brackets, and how a bracket is drawn | [`stages`], [`bracket`] |
//! | a contest of several levels: its office, its tournaments, teams, matches, slips, ties | [`contest`] |
//! | a stage that is played by a plan: its draft, its matches, its ties | [`plan`] |
//! | one match with its boards, line-up and reports | [`meeting`] |
//! | what happened, step by step | [`log`] |
//! | incidents, protests, and what the rules say | [`incidents`] |
//! | who is away for a longer time, and who may watch | [`notes`] |
//! | one competitor's day, and where a player is | [`mine`], [`find`] |
//! | the same of a tournament that stands in a file | [`mod@file`] |
//! | what the public may see of all this | [`public`] |
//! | how types of other crates are described | [`schema`] |
//!
//! No I/O and no clock; times are passed on as they stand in the log.

pub mod bracket;
pub mod contest;
pub mod draft;
pub mod entries;
pub mod explained;
pub mod file;
pub mod find;
pub mod game;
pub mod incidents;
pub mod log;
pub mod meeting;
pub mod mine;
pub mod newcomers;
pub mod notes;
pub mod overview;
pub mod own_boards;
pub mod own_report;
pub mod plan;
pub mod public;
pub mod result;
pub mod round;
pub mod sanctions;
pub mod schema;
pub mod stages;
pub mod table;
pub mod waiting;
pub mod wall_chart;
mod who;

pub use who::Who;
