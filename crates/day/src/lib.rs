//! What people see of a tournament day, as plain data.
//!
//! A page, a printed sheet, an answer to a program and a screen on the wall show the same things. Each of them is
//! made once here, in the language of whoever looks, from the log of a tournament; what is shown where is then only a
//! matter of form.
//!
//! | what is shown | module |
//! | --- | --- |
//! | how the sides are called, how a result is written and typed | [`game`], [`result`] |
//! | the tournament in a few lines, and what comes next | [`overview`], [`waiting`] |
//! | who takes part | [`entries`] |
//! | a round, drafted or published, by table and by name | [`round`] |
//! | why a draft is as it is | [`explained`] |
//! | places, and how every number came about | [`table`] |
//! | everybody's way through the rounds | [`wall_chart`] |
//! | groups and brackets | [`stages`] |
//! | what happened, step by step | [`log`] |
//! | one competitor's day | [`mine`] |
//! | the same of a tournament that stands in a file | [`file`] |
//!
//! No I/O and no clock; times are passed on as they stand in the log.

pub mod entries;
pub mod explained;
pub mod file;
pub mod game;
pub mod log;
pub mod mine;
pub mod overview;
pub mod result;
pub mod round;
pub mod stages;
pub mod table;
pub mod waiting;
pub mod wall_chart;
mod who;

pub use who::Who;
