//! C.04.2, 3.6: the order of boards.

use std::cmp::Reverse;

use super::Board;
use super::colours;
use super::descent::Paired;
use super::facts::Facts;

/// The pairs by the points of the higher ranked one, the sum of both and the number of the higher ranked one; the bye
/// comes last.
///
/// **Reading.** Points that an acceleration lends are for pairing alone. The boards go by the points that everybody sees.
pub(crate) fn in_order(facts: &Facts, paired: &Paired) -> Vec<Board> {
    let rank = |player: usize| (Reverse(facts.players[player].points), facts.players[player].no);
    let mut pairs = paired.pairs.clone();
    pairs.sort_by_key(|&(one, other)| {
        let (points, no) = rank(one).min(rank(other));
        (points, Reverse(facts.players[one].points + facts.players[other].points), no)
    });
    let no = |player: usize| facts.players[player].no;
    let games = pairs.into_iter().map(|(one, other)| {
        let (white, black) = colours::allocate(facts, one, other);
        (no(white), no(black))
    });
    games.chain(paired.bye.map(|player| (no(player), 0))).collect()
}
