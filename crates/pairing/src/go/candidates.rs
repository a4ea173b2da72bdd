//! The pairs that are looked at first: those which a good draw is likely to be made of.
//!
//! Which ones they are changes how long the search takes, never what it finds.

use std::ops::Range;

use super::alternatives::all_lawful_pairs;
use super::field::{Field, Rank};
use super::rows::over_rows;
use super::weights::Weights;

/// Opponents of the own score group.
const IN_GROUP: usize = 12;
/// Opponents of a neighbouring score group.
const NEXT_GROUP: usize = 4;
/// So many opponents are looked for at least, further and further away.
const AT_LEAST: usize = 16;
/// Fields of this size are small enough for all pairs.
const SMALL: usize = 64;

/// The first candidates, each pair once.
pub(super) fn first<const N: usize>(field: &Field, weights: &Weights) -> Vec<(Rank, Rank)> {
    if field.len() <= SMALL {
        return all_lawful_pairs(field);
    }
    let mut edges = over_rows(field.len(), |players| {
        let mut edges = Vec::new();
        let mut cheapest = Cheapest::<N>::default();
        for a in players.map(Rank) {
            for (group, most) in near_groups(field, a) {
                cheapest.among(field, weights, a, group, most);
                edges.extend(cheapest.0.iter().map(|(_, b)| (a.min(*b), a.max(*b))));
            }
        }
        edges
    });
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// The own group, and those around it until there is enough to choose from.
fn near_groups(field: &Field, a: Rank) -> Vec<(Range<usize>, usize)> {
    let groups = field.groups();
    let own = field[a].group as usize;
    let mut near = vec![(groups[own].clone(), IN_GROUP)];
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

/// The cheapest lawful opponents found so far, the cheapest first.
#[derive(Default)]
struct Cheapest<const N: usize>(Vec<([i64; N], Rank)>);

impl<const N: usize> Cheapest<N> {
    fn among(&mut self, field: &Field, weights: &Weights, a: Rank, group: Range<usize>, most: usize) {
        self.0.clear();
        for b in group.map(Rank).filter(|b| *b != a) {
            if self.0.len() == most && !self.beats_last(field, weights, a, b) {
                continue;
            }
            if !field.lawful.allows(a, b) {
                continue;
            }
            let entry = (weights.pair::<N>(field, a, b), b);
            let place = self.0.partition_point(|other| *other < entry);
            self.0.insert(place, entry);
            self.0.truncate(most);
        }
    }

    /// Whether the pair is cheaper than the dearest one kept, word by word.
    fn beats_last(&self, field: &Field, weights: &Weights, a: Rank, b: Rank) -> bool {
        let Some((last, _)) = self.0.last() else {
            return true;
        };
        for (word, kept) in last.iter().enumerate() {
            let own = weights.word(word, field, a, b);
            if own != *kept {
                return own < *kept;
            }
        }
        false
    }
}
