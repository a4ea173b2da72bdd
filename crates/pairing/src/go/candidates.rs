//! The pairs that are looked at first: those which a good pairing is likely to be made of.
//!
//! Which ones they are changes how long the search takes, never what it finds.

use std::ops::Range;

use kolo_model::Seeding;

use super::alternatives::all_lawful_pairs;
use super::best::Best;
use super::field::{Field, Rank};
use super::weights::Weights;
use crate::parallel::over_rows;

/// Opponents of the own score group, of each colour balance: a player who needs Black may have to meet another one who
/// does.
const IN_GROUP: usize = 8;
/// Opponents of a neighbouring score group, of each colour balance.
const NEXT_GROUP: usize = 2;
/// So many opponents are looked for at least, further and further away.
const AT_LEAST: usize = 16;
/// Fields of this size are small enough for all pairs.
const SMALL: usize = 64;
/// In a large group only those around the opponent by seeding are looked at, so many to each side.
const WINDOW: usize = 60;
/// Balances from −2 to 2 are distinguished.
const BALANCES: usize = 5;

/// The first candidates, each pair once.
pub(super) fn first<const N: usize>(field: &Field, weights: &Weights) -> Vec<(Rank, Rank)> {
    if field.len() <= SMALL {
        return all_lawful_pairs(field);
    }
    let mut edges = over_rows(field.len(), |players| {
        let mut edges = Vec::new();
        let mut in_group: [Best<N>; BALANCES] = std::array::from_fn(|_| Best::new(IN_GROUP));
        let mut in_next: [Best<N>; BALANCES] = std::array::from_fn(|_| Best::new(NEXT_GROUP));
        for a in players.map(Rank) {
            cheapest_among(field, weights, a, around_opponent(field, a), &mut in_group);
            edges.extend(in_group.iter().flat_map(|best| best.pairs_with(a)));
            for group in next_groups(field, a) {
                cheapest_among(field, weights, a, group, &mut in_next);
                edges.extend(in_next.iter().flat_map(|best| best.pairs_with(a)));
            }
        }
        edges
    });
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// The groups around the own one, until there is enough to choose from.
fn next_groups(field: &Field, a: Rank) -> Vec<Range<usize>> {
    let groups = field.groups();
    let own = field[a].group as usize;
    let mut near = Vec::new();
    let mut seen = groups[own].len() - 1;
    for distance in 1..groups.len() {
        if distance > 1 && seen >= AT_LEAST {
            break;
        }
        let above = own.checked_sub(distance);
        let below = Some(own + distance).filter(|number| *number < groups.len());
        for number in [above, below].into_iter().flatten() {
            near.push(groups[number].clone());
            seen += groups[number].len();
        }
    }
    near
}

/// The part of the own group around the opponent that the seeding gives.
fn around_opponent(field: &Field, a: Rank) -> Range<usize> {
    let group = &field.groups()[field[a].group as usize];
    let (size, position) = (group.len(), a.0 - group.start);
    let opponent = match field.rules.seeding {
        Seeding::Slip if position < size / 2 => position + size / 2,
        Seeding::Slip => position - size / 2,
        Seeding::Fold => size - 1 - position,
        Seeding::Halves | Seeding::Random => return group.clone(),
    };
    let (start, end) = (opponent.saturating_sub(WINDOW), (opponent + WINDOW + 1).min(size));
    group.start + start..group.start + end
}

/// The cheapest legal opponents of a player, by their colour balance.
fn cheapest_among<const N: usize>(
    field: &Field,
    weights: &Weights,
    a: Rank,
    part: Range<usize>,
    by_balance: &mut [Best<N>; BALANCES],
) {
    by_balance.iter_mut().for_each(Best::clear);
    for b in part.map(Rank).filter(|b| *b != a) {
        let balance = field[b].past.balance.clamp(-2, 2) + 2;
        let best = &mut by_balance[balance.unsigned_abs() as usize];
        if best.would_keep(|word| weights.word(word, field, a, b)) && field.legal.allows(a, b) {
            best.insert(weights.pair::<N>(field, a, b), b);
        }
    }
}
