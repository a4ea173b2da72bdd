//! Swiss and McMahon by the rules of the Czech Go Association (G-3.1.2, G-3.1.3, G-3.2.2).
//!
//! The document asks for the smallest difference of scores, no rematch, and a fair choice among what is equal,
//! with regard to wishes. The reading (docs/rules/readings/go-2009.md, section 2) makes one minimum over the whole
//! field of it: a list of criteria in strict order, each a number summed over the pairs.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `rules` | the ordered list of criteria: the rule book of a tournament, presets |
//! | `criteria` | one module per criterion |
//! | `field` | who is present, scores, score groups, the current order |
//! | `history` | who floated up or down, had which colours, was free |
//! | `legal` | who may meet whom at all, and the refusal when that leaves no pairing |
//! | `weights` | the criteria of a pair packed into words, as wide as the field needs |
//! | `candidates` | the pairs that are looked at first |
//! | `optimum`, `pricing` | the minimum over *all* pairs, proved by prices |
//! | `best`, `parallel` | the few best pairs of a player; the work for all players on all cores |
//! | `alternatives` | what the pairing would be like without a pair |
//! | `sides`, `handicap`, `boards` | what becomes of a pair |
//! | `explain` | the words |
//! | `values` | how a round made elsewhere compares |

mod alternatives;
mod best;
mod boards;
mod candidates;
mod criteria;
mod explain;
mod field;
mod handicap;
mod history;
mod legal;
mod optimum;
mod pricing;
mod rules;
mod sides;
mod values;
mod weights;

#[cfg(test)]
mod tests;

use kolo_model::{System, Tournament};

use self::field::Field;
pub use self::handicap::game_terms;
use self::optimum::optimum;
pub use self::values::{Comparison, compare};
use self::weights::Weights;
use crate::cannot_pair::require_another_round;
use crate::{CannotPair, NextRound, Observer, Options};

/// The next round of a Swiss or McMahon tournament.
///
/// # Errors
/// [`CannotPair`], when the tournament is over, a game has no result yet, or there is no legal pairing.
pub fn next_round(
    system: System,
    tournament: &Tournament,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<NextRound, CannotPair> {
    require_another_round(tournament)?;
    let field = Field::of(system, tournament, options.seed);
    let weights = Weights::of(&field);
    let draw = optimum(&field, &weights).ok_or_else(|| legal::no_pairing(tournament, &field))?;
    let round = boards::in_order(&field, &draw);
    explain::round(
        &explain::Explainer { tournament, field: &field, weights: &weights, draw: &draw },
        observer,
    );
    Ok(round)
}
