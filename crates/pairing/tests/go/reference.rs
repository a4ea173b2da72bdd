//! A slow and plain draw of Swiss and McMahon, to judge the engine by.
//!
//! It is written from section 2 of `docs/rules/readings/go-2009.md` alone and shares no code with the engine.
//! Every legal pairing of the field is written down; then one criterion after the other keeps those with its
//! smallest value. Every criterion is a function of a given pairing, so that it can judge any pairing of any field,
//! also of one too large to write all pairings down.
//!
//! Players are called by their place in the current order, the first being 0.

pub(crate) mod absolute;
pub(crate) mod boards;
pub(crate) mod criteria;
pub(crate) mod field;
pub(crate) mod handicap;
pub(crate) mod history;
pub(crate) mod matched;
pub(crate) mod minimum;
pub(crate) mod strength;
pub(crate) mod subsets;

use kolo_model::{System, Tournament};

pub(crate) use self::boards::Board;
pub(crate) use self::criteria::Criterion;
pub(crate) use self::field::Field;

/// Who meets whom, and who is free: places in the current order, the better one of a pair first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Pairing {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) free: Option<usize>,
}

/// A round as it is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// In board order.
    pub(crate) boards: Vec<Board>,
    /// The start number of the free player.
    pub(crate) free: Option<u32>,
    /// What the pairing is by each criterion, the first one first.
    pub(crate) values: Vec<(Criterion, i64)>,
    /// The criteria that ruled out pairings, in their order. After the last one a single pairing was left.
    pub(crate) ruled_out: Vec<Criterion>,
}

/// The next round, or `None` where the absolute rules leave no pairing.
pub(crate) fn draw(system: System, tournament: &Tournament, seed: u64) -> Option<Drawn> {
    let field = Field::of(system, tournament, seed);
    let minimum = minimum::find(&field)?;
    Some(Drawn {
        boards: boards::in_order(&field, &minimum.pairing),
        free: minimum.pairing.free.map(|player| field.players[player].no),
        values: criteria::values(&field, &minimum.pairing),
        ruled_out: minimum.ruled_out,
    })
}
