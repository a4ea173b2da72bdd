//! F1: the order of boards, with the colours of E.

use std::cmp::Reverse;

use kolo_model::Side;

use super::Board;
use super::colours;
use super::descent::Paired;
use super::facts::Facts;

/// The pairs as they are published: White first, the bye last.
pub(crate) fn in_order(facts: &Facts, paired: &Paired) -> Vec<Board> {
    let halves = |player: usize| facts.players[player].halves;
    let no = |player: usize| facts.players[player].no;
    let mut pairs: Vec<(usize, usize)> =
        paired.pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
    pairs.sort_by_key(|&(higher, lower)| {
        (Reverse(halves(higher)), Reverse(halves(higher) + halves(lower)), higher)
    });
    let games = pairs.into_iter().map(|(higher, lower)| match colours::of_higher(facts, higher, lower) {
        Side::First => (no(higher), no(lower)),
        Side::Second => (no(lower), no(higher)),
    });
    games.chain(paired.bye.map(|player| (no(player), 0))).collect()
}
