//! P-6.4c, P-6.5c, P-6.6a: the order of pairing inside a group.
//!
//! Those who came from other groups first, each with the nearest opponent on the side they come from, then the rest by
//! the order of exchange. Every choice leaves the others pairable.

use super::exchange;
use super::field::{Field, Place};
use super::groups::{GroupNo, Moved, Region};
use super::pairable::Pairable;
use super::pairs::{By, Pair, first_that_fits};

/// A group whose members can be paired completely, as `pairable` knows.
pub(super) struct Inside<'a, 'b> {
    pub(super) field: &'a Field,
    pub(super) group: GroupNo,
    pub(super) region: Region,
    /// Best placed first.
    pub(super) members: &'b [Place],
    pub(super) pairable: Pairable<'a>,
}

impl Inside<'_, '_> {
    /// The pairs in the order they are made. `moved` says who came from another group.
    pub(super) fn pair(mut self, moved: impl Fn(Place) -> Option<Moved>) -> Vec<Pair> {
        let mut unpaired = self.members.to_vec();
        let mut pairs = Vec::new();
        for direction in self.region.moved_first() {
            let end = direction.end();
            for who in end.walk(self.members).filter(|who| moved(*who) == Some(direction)) {
                if take(&mut unpaired, who) {
                    let (opponent, passed) =
                        first_that_fits(self.field, &mut self.pairable, who, end.walk(&unpaired));
                    take(&mut unpaired, opponent);
                    let (group, region) = (self.group, self.region);
                    pairs.push(Pair { who, opponent, group, region, by: By::Moved(direction), passed });
                }
            }
        }
        let rest: Vec<Place> = self.region.lead().walk(&unpaired).collect();
        pairs.extend(self.pair_rest(rest));
        pairs
    }

    /// The rest, from the leading end on.
    fn pair_rest(&mut self, mut rest: Vec<Place>) -> Vec<Pair> {
        let mut pairs = Vec::with_capacity(rest.len() / 2);
        while let Some(&who) = rest.first() {
            let candidates = exchange::order(rest.len()).filter_map(|at| rest.get(at).copied());
            let (opponent, passed) = first_that_fits(self.field, &mut self.pairable, who, candidates);
            rest.retain(|one| *one != who && *one != opponent);
            let (group, region) = (self.group, self.region);
            pairs.push(Pair { who, opponent, group, region, by: By::Exchange, passed });
        }
        pairs
    }
}

/// Takes a player out of a list that stands best placed first; says whether they were there.
fn take(list: &mut Vec<Place>, who: Place) -> bool {
    match list.binary_search(&who) {
        Ok(at) => {
            list.remove(at);
            true
        }
        Err(_) => false,
    }
}
