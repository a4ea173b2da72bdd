//! The FIDE (Dutch) Swiss, C.04.3 of the FIDE Handbook as in force since 1 February 2026.
//!
//! The modules in the order of the rules:
//!
//! | article | module |
//! | --- | --- |
//! | 1.2 order, 1.3.1 score groups | `field` |
//! | 1.3 brackets | `bracket` |
//! | 1.4 floats, 1.8 topscorers | `floats`, `history` |
//! | 1.6, 1.7 colour preference | `preference` |
//! | 1.9 from bracket to bracket | `round` |
//! | 2.1 C1, C2, C3 | `legal` |
//! | 2.2 C4, 2.3 C5 | `completion` |
//! | 2.4 C6 to C21, one module each | `criteria`, weighed by `weights` |
//! | 3, 4 which of the best pairings comes first | `search` |
//! | 5 colours | `colours` |
//! | C.04.2, 3.6 boards | `boards` |
//!
//! `greedy_completion` finds quickly that those below can be paired; `explain` puts it all into words.

mod blocked;
mod boards;
mod bracket;
mod colours;
mod completion;
mod criteria;
mod explain;
mod field;
mod floats;
mod greedy_completion;
mod history;
mod legal;
mod player_classes;
mod preference;
mod round;
mod search;
mod weights;

use kolo_model::{PerSide, Side, Tournament};

use self::field::Field;
use self::round::NoRound;
use self::search::TooManyScores;
use crate::cannot_pair::require_another_round;
use crate::{CannotPair, NextRound, Observer, Options};

/// The next round.
///
/// # Errors
/// [`CannotPair`], when the tournament is over, a result is missing, or C1 to C3 leave no pairing.
pub fn next_round(
    tournament: &Tournament,
    _options: &Options,
    observer: &mut dyn Observer,
) -> Result<NextRound, CannotPair> {
    require_another_round(tournament)?;
    let field = Field::of(tournament);
    let round = round::pair(&field).map_err(|why| match why {
        NoRound::NoPairing => blocked::no_pairing(tournament, &field),
        NoRound::TooManyScores(TooManyScores { scores }) => {
            CannotPair::TooManyScores { round: field.round, scores }
        }
    })?;
    let lot = tournament.lot().unwrap_or_default();
    let boards = boards::in_order(&field, round.pairs());
    explain::explain_round(tournament, &field, &round, &boards, observer);
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
        byes: round.bye().map(|who| field[who].no).into_iter().collect(),
    })
}
