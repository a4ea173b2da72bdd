//! A bracket that is as good as its kinds allow.
//!
//! How good a bracket could be if nobody had met is a small question: how many of each kind meet how many of which. If the
//! first candidates of all reach that, nothing can be better and nothing comes before them, and nobody need look at single
//! players any further. In large brackets this is the rule.

use kolo_matching::Weight;

use super::exchanges::Halves;
use super::in_order::InOrder;
use crate::dutch::bracket::{Bracket, Reach};
use crate::dutch::kinds::Kinds;
use crate::transport::Transport;

/// The pairs, those moved down first, if the bracket can be as good as its kinds allow without exchange, with all who are
/// moved down, each with the first he can have. `None` says nothing.
pub(super) fn pair<const N: usize>(bracket: &Bracket<'_>, kinds: &Kinds<N>) -> Option<Vec<(usize, usize)>> {
    if bracket.reach != Reach::Bracket {
        return None;
    }
    // C6: one goes on if their number is odd, which nobody can change, and nobody else.
    let floating = bracket.len() % 2;
    let ideal = Ideal::of(kinds, floating)?;
    let prices: Vec<[i64; N]> = kinds.of.iter().map(|kind| ideal.kinds[*kind]).collect();
    let tight = |upper: usize, lower: usize| {
        let weight = kinds.weight(upper, lower).filter(|_| !bracket.apart(upper, lower));
        weight.is_some_and(|weight| weight.doubled() == prices[upper].plus(prices[lower]))
    };
    let mut remainder: Vec<usize> = bracket.residents().collect();
    let mut pairs = Vec::with_capacity(bracket.len() / 2);
    for upper in bracket.moved_down() {
        let at = remainder.iter().position(|lower| tight(upper, *lower))?;
        pairs.push((upper, remainder.remove(at)));
    }
    let (first, second) = remainder.split_at(remainder.len() / 2);
    let halves = Halves { first: first.to_vec(), second: second.to_vec() };
    let first_half = vec![[0; N]; bracket.vertices()];
    let of_floater = if floating > 0 { ideal.nobody } else { [0; N] };
    let twice = remainder.iter().map(|who| prices[*who]).fold(of_floater, Weight::plus);
    let in_order = InOrder { bracket, kinds, first_half: &first_half, prices: &prices };
    pairs.extend(in_order.pair(&halves, twice)?);
    Some(pairs)
}

/// What proves how good a bracket can be at best if nobody has met.
struct Ideal<const N: usize> {
    /// Prices of the kinds and of going on, twice as large as what they are held against: no choice weighs less.
    kinds: Vec<[i64; N]>,
    nobody: [i64; N],
}

impl<const N: usize> Ideal<N> {
    /// The best with so many who go on. Every pair is carried twice, once in each direction; whoever goes on is matched with
    /// nobody.
    fn of(kinds: &Kinds<N>, floating: usize) -> Option<Self> {
        let nobody = kinds.count();
        let mut supplies: Vec<usize> = kinds.members.iter().map(Vec::len).collect();
        supplies.push(floating);
        let alone = |kind: usize| Some(kinds.alone(kinds.members[kind][0]));
        let cost = |one: usize, other: usize| match (one == nobody, other == nobody) {
            (false, false) => kinds.between(one, other).copied(),
            (false, true) => alone(one),
            (true, false) => alone(other),
            (true, true) => None,
        };
        let costs = (0..=nobody).map(|one| (0..=nobody).map(|other| cost(one, other)).collect()).collect();
        let duals = Transport { demands: supplies.clone(), supplies, costs }.solve()?.duals;
        let both = duals.rows.iter().zip(&duals.columns).map(|(row, column)| row.plus(*column));
        let mut prices: Vec<[i64; N]> = both.collect();
        let nobody = prices.pop()?;
        Some(Ideal { kinds: prices, nobody })
    }
}
