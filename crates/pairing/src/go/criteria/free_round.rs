//! 1. Who is free in an odd field: the fewest earlier free rounds, then the lowest score, then the least strength.

use super::number;
use crate::go::field::{Field, Player, Strength};

/// The order in which players come up for the free round. Equal players share a place.
#[derive(Debug)]
pub(in crate::go) struct Order(Vec<Key>);

type Key = (u32, kolo_model::HalfPoints, Strength);

impl Order {
    pub(in crate::go) fn of(field: &Field) -> Self {
        let mut keys: Vec<Key> = field.players().iter().map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        Order(keys)
    }

    /// 0 for those who are free first.
    pub(super) fn place(&self, player: &Player) -> u64 {
        number(self.0.partition_point(|other| *other < key(player)))
    }
}

fn key(player: &Player) -> Key {
    (player.past.free_rounds, player.score, player.strength)
}

pub(super) fn most(field: &Field) -> u64 {
    number(field.len())
}
