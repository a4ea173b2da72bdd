//! What any round, no matter who made it, comes to by the criteria of the pairing.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{Clause, StartNumber, System, Tournament};

use super::criteria::Criterion;
use super::explain::name_of;
use super::field::{Field, Rank};
use super::optimum::Draw;
use super::weights::Weights;
use crate::{NextRound, Options};

/// How a round compares with another one by the criteria, the most important first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comparison {
    /// The same in everything but the lot.
    OnlyLot,
    /// The first criterion in which they differ.
    Differs {
        /// The criterion in words.
        criterion: Message,
        /// The clause it follows.
        clause: Clause,
        /// What the first round counts.
        found: u64,
        /// What the other one counts.
        expected: u64,
    },
}

/// Compares two rounds of the same field by the criteria of its pairing; `None` if one of them is not a pairing of
/// those who are present. The sides of a pair do not count: the criteria give each pair its best ones.
pub fn compare(
    system: System,
    tournament: &Tournament,
    options: &Options,
    found: &NextRound,
    expected: &NextRound,
) -> Option<Comparison> {
    let field = Field::of(system, tournament, options.seed);
    let weights = Weights::of(&field);
    let totals = |round: &NextRound| Some(weights.totals(&field, &draw_of(&field, round)?));
    let counted = totals(found)?.into_iter().zip(totals(expected)?);
    let mut by_criterion = field.rules.criteria.iter().zip(counted);
    let first = by_criterion.find(|(_, (found, expected))| found != expected);
    Some(match first {
        None | Some((Criterion::Lot, _)) => Comparison::OnlyLot,
        Some((&criterion, (found, expected))) => Comparison::Differs {
            criterion: name_of(criterion, field.rules.seeding),
            clause: criterion.clause(&field),
            found,
            expected,
        },
    })
}

/// The round in places of the current order.
fn draw_of(field: &Field, round: &NextRound) -> Option<Draw> {
    let ranks: BTreeMap<StartNumber, Rank> =
        field.players().iter().enumerate().map(|(index, player)| (player.no, Rank(index))).collect();
    let rank = |no: &StartNumber| ranks.get(no).copied();
    let pairs: Vec<(Rank, Rank)> = round
        .pairs
        .iter()
        .map(|pair| Some((rank(&pair.first)?, rank(&pair.second)?)))
        .collect::<Option<_>>()?;
    let free = match round.byes.as_slice() {
        [] => None,
        [one] => Some(rank(one)?),
        _ => return None,
    };
    let counted = 2 * pairs.len() + usize::from(free.is_some());
    (counted == field.len()).then_some(Draw { pairs, free })
}
