//! The rating of the European Go Federation, as computed since 2021.
//!
//! | piece | what it says |
//! | --- | --- |
//! | `formula` | r' = r + con · (Sa − Se) + bonus, for one game |
//! | [`EventClass`] | how much the games of an event weigh |
//! | [`start_rating`] | with which rating a player without one begins |
//! | [`rate_event`] | all games of an event together |
//!
//! # Readings
//!
//! - Every game is rated with the ratings that both had before the event. The changes of the games are added
//!   up and rounded once, to a thousandth of a point.
//! - The bonus belongs to the game: who plays five games gets it five times. The weight of the class
//!   multiplies the whole change of a game, bonus included.
//! - With handicap H Black counts as 100 · (H − ½) points stronger when the expected result is found; their con
//!   and bonus are those of their own rating. Komi is not looked at: the federation's result file does not have it.
//! - The formula has no value at 3300 points or more. A player who gets there, mostly by handicap, counts as
//!   3299: nearly sure to win.
//! - No rating falls below −900.
//! - Byes, games that were not played, that have no result yet or are not reported for rating change nothing;
//!   nor does a game against a player of whom neither rating nor rank is known.
//!
//! Not covered: the database's own decisions about single players, such as a rating that is reset because
//! a player enters with a much higher rank.

mod class;
mod event;
mod formula;
mod start;

pub use class::{EventClass, UnknownClass};
pub use event::{EventRating, NotRated, PlayerRating, RatedGame, SkippedGame, rate_event};
pub use formula::{GameChange, LEAST_RATING, game_change};
pub use start::{RatingSource, start_rating};
