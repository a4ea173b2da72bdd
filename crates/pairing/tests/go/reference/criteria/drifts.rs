//! The wishes about those who are drawn up or down.

use crate::reference::field::{Field, Player};
use crate::reference::history::{Drift, drift};

/// The sum over those of the pair who are drawn up or down.
fn sum(field: &Field, one: usize, other: usize, of_drawn: fn(&Player, Drift) -> i64) -> i64 {
    let (one, other) = (&field.players[one], &field.players[other]);
    let of = |player: &Player, opponent: &Player| {
        drift(player.score, opponent.score).map_or(0, |way| of_drawn(player, way))
    };
    of(one, other) + of(other, one)
}

/// `repeated-floats`: drawn the same way in the round before.
pub(crate) fn repeated(field: &Field, one: usize, other: usize) -> i64 {
    sum(field, one, other, |player, way| i64::from(player.history.last() == Some(way)))
}

/// `float-balance`: drawn this way at least once more often than the other way before.
pub(crate) fn beyond_balance(field: &Field, one: usize, other: usize) -> i64 {
    sum(field, one, other, |player, way| {
        let (ups, downs) = (player.history.times(Drift::Up), player.history.times(Drift::Down));
        i64::from(match way {
            Drift::Up => ups > downs,
            Drift::Down => downs > ups,
        })
    })
}

/// `floaters`: how far from the middle of his group somebody is drawn up or down.
pub(crate) fn off_the_middle(field: &Field, one: usize, other: usize) -> i64 {
    sum(field, one, other, |player, _| (2 * player.position - (player.group_size - 1)).pow(2))
}
