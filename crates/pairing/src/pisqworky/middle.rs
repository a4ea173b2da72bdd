//! P-6.6: the middle group, last of all.
//!
//! When its members cannot be paired (P-6.6b), pairs made before are undone one at a time, the last one of a side
//! first, and their players join it.

use std::collections::BTreeMap;

use super::field::{Field, Place};
use super::groups::{Groups, Moved, Outside, Region};
use super::inside::Inside;
use super::outside::Finished;
use super::pairable::Pairable;
use super::pairs::Pair;

/// A pair that was undone.
#[derive(Debug)]
pub(super) struct Undone {
    pub(super) pair: Pair,
    pub(super) side: Outside,
    /// Members that had moved down and up before.
    pub(super) down: usize,
    pub(super) up: usize,
    /// The side whose turn it was; without a pair left, the other one stepped in.
    pub(super) meant: Outside,
}

/// The middle group after its turn.
#[derive(Debug)]
pub(super) struct Middle {
    /// Who stood in it when its turn came, best placed first.
    pub(super) members: Vec<Place>,
    pub(super) undone: Vec<Undone>,
    pub(super) pairs: Vec<Pair>,
}

/// Pairs the middle group; takes pairs back from the groups above and below where it must. Nothing if all of that is
/// not enough.
pub(super) fn pair(
    field: &Field,
    groups: &mut Groups,
    upper: &mut [Finished],
    lower: &mut [Finished],
) -> Option<Middle> {
    let group = groups.middle();
    let at_first = groups.members(group).to_vec();
    let mut pairable = Pairable::of(&field.admissible, field.len(), groups.members(group));
    let mut joined: BTreeMap<Place, Moved> = BTreeMap::new();
    let moved_here =
        |moved| groups.members(group).iter().filter(|who| groups.moved(**who, group) == Some(moved)).count();
    let (mut down, mut up) = (moved_here(Moved::Down), moved_here(Moved::Up));
    let mut undone = Vec::new();
    while pairable.alone() > 0 {
        let meant = if down > up { Outside::Lower } else { Outside::Upper };
        let (side, pair) = take_back(meant, upper, lower)?;
        pairable.join(pair.who, pair.opponent);
        let moved = marked(side);
        for who in [pair.who, pair.opponent] {
            groups.join(who, group);
            joined.insert(who, moved);
        }
        undone.push(Undone { pair, side, down, up, meant });
        match moved {
            Moved::Down => down += 2,
            Moved::Up => up += 2,
        }
    }
    let members = groups.members(group);
    let inside = Inside { field, group, region: Region::Middle, members, pairable };
    let moved = |who| joined.get(&who).copied().or_else(|| groups.moved(who, group));
    let pairs = inside.pair(moved);
    Some(Middle { members: at_first, undone, pairs })
}

/// P-6.6b.1, P-6.6b.2: players of an undone pair count as moved towards the middle, whatever group is their own.
fn marked(side: Outside) -> Moved {
    match side {
        Outside::Upper => Moved::Down,
        Outside::Lower => Moved::Up,
    }
}

/// The last pair of the side that is meant, else of the other one.
fn take_back(meant: Outside, upper: &mut [Finished], lower: &mut [Finished]) -> Option<(Outside, Pair)> {
    let mut last = |side| {
        let finished = match side {
            Outside::Upper => &mut *upper,
            Outside::Lower => &mut *lower,
        };
        finished.iter_mut().rev().find_map(|group| group.pairs.pop()).map(|pair| (side, pair))
    };
    let other = match meant {
        Outside::Upper => Outside::Lower,
        Outside::Lower => Outside::Upper,
    };
    last(meant).or_else(|| last(other))
}
