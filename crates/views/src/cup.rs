//! A tournament of stages by itself, as people see it.
//!
//! Groups, brackets and places are those of [`crate::stages`], matches and the log have the form of a contest's, so that one
//! page shows both.

pub mod card;
pub mod draft;
pub mod entries;
pub mod find;
pub mod incidents;
pub mod log;
pub mod matches;
pub mod mine;
pub mod ties;
pub mod waiting;
