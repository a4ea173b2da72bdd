//! 6. Both colours equally often, in games without handicap: the squares of the balances after the round.

use crate::go::field::{Field, Player};
use crate::go::{handicap, sides};

#[inline]
pub(in crate::go) fn of_pair(field: &Field, a: &Player, b: &Player) -> u64 {
    let (of_a, of_b) = (a.past.balance, b.past.balance);
    if handicap::is_handicap_game(field, a, b) {
        return square(of_a) + square(of_b);
    }
    // A player who had the first side less often gets it; if both had it equally often, either way is as good.
    let (first, second) = (of_a.min(of_b), of_a.max(of_b));
    square(first + sides::FIRST) + square(second + sides::SECOND)
}

fn square(balance: i32) -> u64 {
    let size = u64::from(balance.unsigned_abs());
    size * size
}

pub(super) fn most(field: &Field) -> u64 {
    let largest = field.players().iter().map(|player| player.past.balance.unsigned_abs()).max().unwrap_or(0);
    let after = u64::from(largest) + 1;
    2 * after * after
}
