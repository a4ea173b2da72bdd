//! A slow and plain pairing by the rating Swiss of 1992, to judge the engine by.
//!
//! It is written from the reading in `docs/rules/readings/fide-1992.md` alone and shares no code with the
//! engine: candidates are generated one after the other in exactly the order of sections 3 to 5, and the first
//! one that stands is taken. To end in time it abandons a beginning from which no candidate can come; that
//! never changes the order, and [`Pruning::Off`] leaves it out.
//!
//! Players are called by their place in the order of rank, the highest being 0.

pub(crate) mod arrangements;
pub(crate) mod boards;
pub(crate) mod bracket;
pub(crate) mod colours;
pub(crate) mod descent;
pub(crate) mod exchanges;
pub(crate) mod facts;
pub(crate) mod floats;
pub(crate) mod possible;
pub(crate) mod search;
pub(crate) mod set;

use kolo_model::Tournament;

use self::facts::Facts;
pub(crate) use self::possible::Pruning;

/// White, then Black, by start number; the bye is the number and 0.
pub(crate) type Board = (u32, u32);

/// The next round in board order, or `None` when the rules leave no pairing.
pub(crate) fn pair(tournament: &Tournament) -> Option<Vec<Board>> {
    pair_facts(&Facts::of(tournament), Pruning::On)
}

/// The same from bare facts.
pub(crate) fn pair_facts(facts: &Facts, pruning: Pruning) -> Option<Vec<Board>> {
    let paired = descent::pair(facts, pruning)?;
    Some(boards::in_order(facts, &paired))
}
