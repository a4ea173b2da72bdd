//! A slow and plain pairing by the FIDE (Dutch) System in force since 1 February 2026, to judge the engine by.
//!
//! It is written from the text of C.04.3 alone and shares no code with the engine. For every bracket all candidates
//! there are get listed, the criteria C6 to C21 sieve them one after the other, and of those left the one that article 4
//! generates first is taken. [`literal`] does the last steps as the text tells them, candidate by candidate, to judge the
//! sieve by.
//!
//! Players are called by their place in the order of article 1.2, the highest being 0. It is made for fields of up to
//! a dozen.

pub(crate) mod boards;
pub(crate) mod bracket;
mod cases;
pub(crate) mod colours;
pub(crate) mod completion;
pub(crate) mod criteria;
pub(crate) mod descent;
pub(crate) mod facts;
pub(crate) mod floats;
pub(crate) mod generated;
pub(crate) mod literal;
pub(crate) mod sequence;
pub(crate) mod sieve;

use kolo_model::Tournament;

use self::facts::Facts;
use self::sieve::Choice;

/// White, then Black, by start number; the bye is the number and 0.
pub(crate) type Board = (u32, u32);

/// The next round in board order with the bye last, or `None` when no pairing keeps the absolute criteria.
pub(crate) fn pair(tournament: &Tournament) -> Option<Vec<Board>> {
    pair_by(tournament, &mut sieve::choose)
}

/// The same with another way to choose among the candidates of a bracket.
pub(crate) fn pair_by(tournament: &Tournament, choose: Choice<'_>) -> Option<Vec<Board>> {
    let facts = Facts::of(tournament);
    let paired = descent::pair(&facts, choose)?;
    Some(boards::in_order(&facts, &paired))
}
