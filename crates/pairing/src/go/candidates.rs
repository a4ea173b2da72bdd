//! The pairs that are looked at first: those which a good draw is likely to be made of.
//!
//! Which ones they are changes how long the search takes, never what it finds.

use std::ops::Range;

use kolo_model::Seeding;

use super::alternatives::all_lawful_pairs;
use super::field::{Field, Rank};
use super::rows::over_rows;
use super::weights::Weights;

/// Opponents of the own score group, of each colour balance: whoever needs Black may have to meet another one who does.
const IN_GROUP: usize = 8;
/// Opponents of a neighbouring score group, of each colour balance.
const NEXT_GROUP: usize = 2;
/// So many opponents are looked for at least, further and further away.
const AT_LEAST: usize = 16;
/// Fields of this size are small enough for all pairs.
const SMALL: usize = 64;
/// In a large group only those around the opponent by seeding are looked at, so many to each side.
const WINDOW: usize = 60;
/// Balances from −2 to 2 are told apart.
const BALANCES: usize = 5;

/// The first candidates, each pair once.
pub(super) fn first<const N: usize>(field: &Field, weights: &Weights) -> Vec<(Rank, Rank)> {
    if field.len() <= SMALL {
        return all_lawful_pairs(field);
    }
    let mut edges = over_rows(field.len(), |players| {
        let mut edges = Vec::new();
        let mut cheapest = Cheapest::<N>::default();
        for a in players.map(Rank) {
            for (part, most) in near_parts(field, a) {
                cheapest.among(field, weights, a, part, most);
                let found = cheapest.0.iter().flatten();
                edges.extend(found.map(|(_, b)| (a.min(*b), a.max(*b))));
            }
        }
        edges
    });
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Part of the own group, and the groups around it until there is enough to choose from.
fn near_parts(field: &Field, a: Rank) -> Vec<(Range<usize>, usize)> {
    let groups = field.groups();
    let own = field[a].group as usize;
    let mut near = vec![(around_opponent(field, a, &groups[own]), IN_GROUP)];
    let mut seen = groups[own].len() - 1;
    for distance in 1..groups.len() {
        if distance > 1 && seen >= AT_LEAST {
            break;
        }
        let above = own.checked_sub(distance);
        let below = Some(own + distance).filter(|number| *number < groups.len());
        for number in [above, below].into_iter().flatten() {
            near.push((groups[number].clone(), NEXT_GROUP));
            seen += groups[number].len();
        }
    }
    near
}

/// The part of the own group around the opponent that the seeding gives.
fn around_opponent(field: &Field, a: Rank, group: &Range<usize>) -> Range<usize> {
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

/// The cheapest lawful opponents found so far, the cheapest first, by their colour balance.
struct Cheapest<const N: usize>([Vec<([i64; N], Rank)>; BALANCES]);

impl<const N: usize> Default for Cheapest<N> {
    fn default() -> Self {
        Cheapest(std::array::from_fn(|_| Vec::new()))
    }
}

impl<const N: usize> Cheapest<N> {
    fn among(&mut self, field: &Field, weights: &Weights, a: Rank, part: Range<usize>, most: usize) {
        self.0.iter_mut().for_each(Vec::clear);
        for b in part.map(Rank).filter(|b| *b != a) {
            let balance = field[b].past.balance.clamp(-2, 2) + 2;
            let list = &mut self.0[balance.unsigned_abs() as usize];
            if list.len() == most && !beats_last(list, field, weights, a, b) {
                continue;
            }
            if !field.lawful.allows(a, b) {
                continue;
            }
            let entry = (weights.pair::<N>(field, a, b), b);
            let place = list.partition_point(|other| *other < entry);
            list.insert(place, entry);
            list.truncate(most);
        }
    }
}

/// Whether the pair is cheaper than the dearest one kept, word by word.
fn beats_last<const N: usize>(
    kept: &[([i64; N], Rank)],
    field: &Field,
    weights: &Weights,
    a: Rank,
    b: Rank,
) -> bool {
    let Some((dearest, _)) = kept.last() else {
        return true;
    };
    for (word, dearest) in dearest.iter().enumerate() {
        let own = weights.word(word, field, a, b);
        if own != *dearest {
            return own < *dearest;
        }
    }
    false
}
