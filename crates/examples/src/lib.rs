//! Tournaments that never were.
//!
//! | subject | module |
//! | --- | --- |
//! | random tournaments from a recipe | [`generator`] |
//! | the examples that newcomers click through, each in mid-course | [`Example`] |
//! | people and schools that do not exist | `people`, `schools` |
//! | a tournament played by orders | `script` |
//!
//! Everything comes from seeds: the same day gives the same examples. No I/O, no clock, no floats.

mod area;
mod calendar;
mod chess;
mod example;
mod final_day;
pub mod generator;
mod go;
mod knockout;
mod mistake;
mod people;
mod round_robin;
mod schools;
mod script;

pub use example::{Content, Example};
pub use mistake::Mistake;
