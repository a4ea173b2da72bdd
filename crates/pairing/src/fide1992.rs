//! The FIDE *Swiss system based on rating* of 1992.
//!
//! The modules in the order of the rules:
//!
//! | rule | module |
//! | --- | --- |
//! | A 2 order, A 3 score groups | `field` |
//! | A 4, A 5 floats; B 5, B 6 | `floats` |
//! | A 7 colour preference; B 2 | `preference` |
//! | A 3, A 6, A 8 brackets, p and x | `bracket` |
//! | B 1, B 2 and what B 4 to B 6 ask of a pair | `legality` |
//! | who may stay without an opponent: B 1b, B 5, B 6 | `leftover` |
//! | C 4 to C 11, C 14 inside a bracket | `search` |
//! | C 1, C 12, C 13, C 14 from bracket to bracket | `round`, `alternative_remainders` |
//! | D 1 transpositions | `transposition` |
//! | D 2 exchanges | `exchange`, `completion` |
//! | E colours | `colours` |
//! | F 1 boards | `boards` |
//! | why there is no pairing | `blocked` |
//! | all of it in words | `explain` |
//!
//! The text goes through all orders of S2 and all exchanges one after the other. The engine gives the same
//! result without going through them: each choice is settled for good by asking whether what remains can
//! still be completed (`completion`). The exact reading, choice by choice, is in
//! `docs/rules/readings/fide-1992.md`.

mod alternative_remainders;
mod below;
mod blocked;
mod boards;
mod bracket;
mod candidate;
mod colours;
mod completion;
mod exchange;
mod explain;
mod field;
mod floats;
mod leftover;
mod legality;
mod preference;
mod round;
mod search;
mod transposition;

use kolo_model::{PerSide, Side, Tournament};

use self::field::Field;
use crate::cannot_pair::require_another_round;
use crate::{CannotPair, NextRound, Observer, Options};

/// The next round.
///
/// # Errors
/// [`CannotPair`], when the tournament is over, a result is missing, or R-B1 and R-B2 leave no pairing.
pub fn next_round(
    tournament: &Tournament,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<NextRound, CannotPair> {
    require_another_round(tournament)?;
    let field = Field::of(tournament, options);
    let Some(paired) = round::pair(&field) else {
        return Err(blocked::no_pairing(tournament, &field));
    };
    let lot = tournament.lot().unwrap_or_default();
    let boards = boards::in_order(&field, paired.pairs());
    explain::explain_round(tournament, &field, &paired, &boards, lot, observer);
    let sides = boards.into_iter().map(|(higher, lower)| {
        let numbers = PerSide::new(field[higher].no, field[lower].no);
        match colours::decide(&field, higher, lower, lot).0 {
            Side::First => numbers,
            Side::Second => numbers.swapped(),
        }
    });
    Ok(NextRound {
        round: field.round,
        pairs: sides.collect(),
        byes: paired.lowest.candidate.left.iter().map(|who| field[*who].no).collect(),
    })
}
