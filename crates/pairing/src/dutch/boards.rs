//! C.04.2, 3.6: the order of the boards.

use std::cmp::Reverse;

use super::field::{Field, Rank};

/// Sorts pairs, the higher ranked first in each, for publication: points of the higher player, sum of points, start
/// number of the higher player. Acceleration points do not count.
pub(super) fn in_order(field: &Field, mut pairs: Vec<(Rank, Rank)>) -> Vec<(Rank, Rank)> {
    pairs.sort_by_key(|&(a, b)| {
        let key = |who: Rank| (Reverse(field[who].points), field[who].no);
        let (higher, lower) = (key(a).min(key(b)), key(a).max(key(b)));
        (higher.0, Reverse(field[a].points + field[b].points), higher.1, lower.1)
    });
    pairs
}

#[cfg(test)]
mod tests {
    use kolo_model::HalfPoints;

    use super::*;
    use crate::dutch::field::tests::{field, player};

    #[test]
    fn boards_follow_the_higher_player_then_the_sum_then_his_number() {
        let players = [(5, 4), (6, 4), (7, 4), (1, 3), (2, 3), (3, 2), (4, 2), (8, 1)];
        let players = players.into_iter().map(|(no, halves)| player(no, halves, "")).collect();
        let pairs = vec![
            (Rank(3), Rank(4)), // 1 and 2
            (Rank(2), Rank(7)), // 7 and 8: the same leader's score as the next two, the lowest sum
            (Rank(1), Rank(5)), // 6 and 3
            (Rank(0), Rank(6)), // 5 and 4: as much as 6 and 3, and a smaller number
        ];
        let sorted = in_order(&field(players, &[]), pairs);
        let first: Vec<u32> = sorted.iter().map(|(higher, _)| higher.0).collect();
        assert_eq!(first, [0, 1, 2, 3]);
    }

    #[test]
    fn points_on_loan_do_not_count() {
        let mut lent = player(3, 0, "");
        lent.score = HalfPoints::from_halves(4);
        let players = vec![lent, player(1, 3, ""), player(2, 2, ""), player(4, 1, "")];
        // 3 stands first for pairing, and has won nothing.
        let sorted = in_order(&field(players, &[]), vec![(Rank(0), Rank(3)), (Rank(1), Rank(2))]);
        assert_eq!(sorted, [(Rank(1), Rank(2)), (Rank(0), Rank(3))]);
    }
}
