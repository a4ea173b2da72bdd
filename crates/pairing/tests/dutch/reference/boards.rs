//! C.04.2, 3.6: the order of boards.

use std::cmp::Reverse;

use super::Board;
use super::colours;
use super::descent::Paired;
use super::facts::Facts;

/// The pairs by the score of the higher ranked one, the sum of both scores and the rank; the bye comes last.
pub(crate) fn in_order(facts: &Facts, paired: &Paired) -> Vec<Board> {
    let mut pairs = paired.pairs.clone();
    pairs.sort_by_key(|&(one, other)| {
        let higher = one.min(other);
        (Reverse(facts.score(higher)), Reverse(facts.score(one) + facts.score(other)), higher)
    });
    let no = |player: usize| facts.players[player].no;
    let games = pairs.into_iter().map(|(one, other)| {
        let (white, black) = colours::allocate(facts, one, other);
        (no(white), no(black))
    });
    games.chain(paired.bye.map(|player| (no(player), 0))).collect()
}
