//! `colours`: the squares of the balances after the round.

use crate::reference::field::Field;
use crate::reference::handicap;

pub(crate) fn squared_balances(field: &Field, one: usize, other: usize) -> i64 {
    let (terms, _) = handicap::terms(field, one, other);
    let balance = |player: usize| field.players[player].history.balance;
    let after = |change: i64| (balance(one) + change).pow(2) + (balance(other) - change).pow(2);
    if terms.handicap.is_none() { after(1).min(after(-1)) } else { after(0) }
}
