//! A bracket that is as good as its kinds allow.
//!
//! How good a bracket could be if no two had met is a small question: how many of each kind meet how many of which. If
//! the first candidates of all reach that, nothing can be better and nothing comes before them, and there is no need to
//! look at single players any further. In large brackets this is the rule.

use std::collections::BTreeSet;

use kolo_matching::Weight;

use super::exchanges::Halves;
use super::in_order::InOrder;
use crate::dutch::bracket::{Bracket, Reach};
use crate::dutch::player_classes::Kinds;
use crate::transport::Transport;

/// For every player who is moved down the kinds are asked again; more than this is dearer than to look at single
/// players.
const MOST_ASKED: usize = 1 << 18;

/// The pairs, those moved down first, if the bracket can be as good as its kinds allow without exchange, with all who
/// are moved down, each with the first they can have. `None` says nothing.
pub(super) fn pair<const N: usize>(bracket: &Bracket<'_>, kinds: &Kinds<N>) -> Option<Vec<(usize, usize)>> {
    let asked = bracket.moved_down().len().saturating_mul(kinds.count().pow(2));
    if bracket.reach != Reach::Bracket || asked > MOST_ASKED {
        return None;
    }
    // C6: one goes on if their number is odd, which cannot be changed, and no other.
    let floating = bracket.len() % 2;
    let mut left: Vec<usize> = kinds.members.iter().map(Vec::len).collect();
    let mut ideal = Ideal::of(kinds, &left, floating)?;
    if bracket.residents().len() == bracket.moved_down().len() + floating {
        // No player is left to meet another resident.
        let halves = Halves { first: bracket.moved_down().collect(), second: bracket.residents().collect() };
        return in_order(bracket, kinds, &halves, &ideal);
    }
    let mut remainder: Vec<usize> = bracket.residents().collect();
    let mut pairs = Vec::with_capacity(bracket.len() / 2);
    for upper in bracket.moved_down() {
        left[kinds.of[upper]] -= 1;
        let (at, then) = first_opponent(bracket, kinds, upper, &remainder, (&mut left, floating), &ideal)?;
        pairs.push((upper, remainder.remove(at)));
        ideal = then;
    }
    let (first, second) = remainder.split_at(remainder.len() / 2);
    let halves = Halves { first: first.to_vec(), second: second.to_vec() };
    pairs.extend(in_order(bracket, kinds, &halves, &ideal)?);
    Some(pairs)
}

/// The first order of two halves, if it is as good as the kinds allow.
fn in_order<const N: usize>(
    bracket: &Bracket<'_>,
    kinds: &Kinds<N>,
    halves: &Halves,
    ideal: &Ideal<N>,
) -> Option<Vec<(usize, usize)>> {
    let prices: Vec<[i64; N]> = kinds.of.iter().map(|kind| ideal.prices[*kind]).collect();
    InOrder { bracket, kinds, prices: &prices }.pair(halves, ideal.twice)
}

/// The first with whom the rest can still be as good as before, by kinds: the place, and what the rest can be. The
/// player is taken from those left.
fn first_opponent<const N: usize>(
    bracket: &Bracket<'_>,
    kinds: &Kinds<N>,
    upper: usize,
    remainder: &[usize],
    (left, floating): (&mut [usize], usize),
    before: &Ideal<N>,
) -> Option<(usize, Ideal<N>)> {
    let mut not: BTreeSet<usize> = BTreeSet::new();
    for (at, &lower) in remainder.iter().enumerate() {
        let kind = kinds.of[lower];
        let Some(weight) = kinds.weight(upper, lower).filter(|_| !bracket.apart(upper, lower)) else {
            continue;
        };
        if not.contains(&kind) {
            continue;
        }
        left[kind] -= 1;
        let then = Ideal::of(kinds, left, floating);
        if let Some(then) = then.filter(|then| then.twice.plus(weight.doubled()) == before.twice) {
            return Some((at, then));
        }
        left[kind] += 1;
        not.insert(kind);
    }
    None
}

/// How good a bracket can be at best if no two have met, and what proves it.
struct Ideal<const N: usize> {
    /// Prices of the kinds, twice as large as what they are held against: no two weigh less.
    prices: Vec<[i64; N]>,
    /// Twice what all players weigh together.
    twice: [i64; N],
}

impl<const N: usize> Ideal<N> {
    /// The best of so many of each kind with so many who go on. Every pair is carried twice, once in each direction;
    /// those who go on are left unmatched.
    fn of(kinds: &Kinds<N>, left: &[usize], floating: usize) -> Option<Self> {
        let nobody = kinds.count();
        let supplies: Vec<usize> = left.iter().copied().chain([floating]).collect();
        let alone = |kind: usize| Some(kinds.alone(kinds.members[kind][0]));
        let cost = |one: usize, other: usize| match (one == nobody, other == nobody) {
            (false, false) => kinds.between(one, other).copied(),
            (false, true) => alone(one),
            (true, false) => alone(other),
            (true, true) => None,
        };
        let costs = (0..=nobody).map(|one| (0..=nobody).map(|other| cost(one, other)).collect()).collect();
        let duals = Transport { demands: supplies.clone(), supplies: supplies.clone(), costs }.solve()?.duals;
        let both = duals.rows.iter().zip(&duals.columns).map(|(row, column)| row.plus(*column));
        let prices: Vec<[i64; N]> = both.collect();
        let all = prices.iter().zip(&supplies).map(|(price, count)| times(*price, *count));
        let twice = all.fold([0; N], Weight::plus);
        Some(Ideal { prices, twice })
    }
}

fn times<const N: usize>(price: [i64; N], count: usize) -> [i64; N] {
    price.map(|word| word * i64::try_from(count).unwrap_or(i64::MAX))
}
