//! What an event does to ratings.
//!
//! [`egf`] is the formula of the European Go Federation, in force since 2021. It takes a checked tournament and
//! gives every player's rating before and after, with the games that made the difference.
//!
//! The formula is one of real numbers, so this is the one domain crate with floats, and they stay in one
//! module. Logarithms and powers come from `libm`, which is written in Rust and gives the same bits on every
//! machine; what leaves that module is whole billionths of a point, and sums are made of those.

mod decimal;
pub mod egf;

pub use decimal::{Billionths, RatingPoints};
