//! Edmonds' search: every player whom an alternating path of even length reaches from one who is alone.
//!
//! Trees grow from those who are alone. A player reached by a free pair is *inner*, their partner *outer*. A pair of
//! two outer players of one tree closes an odd ring, whose inner players become outer, too; a pair between two trees
//! makes the matching larger. Nearly all may meet nearly all, so the pairs are never written down: a player looks
//! at those not reached yet and at those who are outer, and the search ends as soon as all are outer.

use std::collections::VecDeque;

use crate::pisqworky::admissible::Admissible;
use crate::pisqworky::field::Place;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reached {
    Not,
    Inner,
    Outer,
}

/// What a search came to.
#[derive(Debug)]
pub(super) enum Search {
    /// No other player can be matched.
    Largest(Forest),
    /// These two stand in different trees and may meet.
    Joined { forest: Forest, ends: [Place; 2] },
}

/// The trees of a search.
#[derive(Debug)]
pub(super) struct Forest {
    reached: Vec<Reached>,
    /// The next player on the way back to the root, after the partner of an outer player.
    back: Vec<Place>,
    /// The ring a player belongs to, as a union-find; its root is the player where the ring hangs.
    ring: Vec<Place>,
    root: Vec<Place>,
    /// Marks of the walk that looks for a common ancestor.
    seen: Vec<u32>,
    walks: u32,
    outer: Vec<Place>,
    queue: VecDeque<Place>,
}

impl Forest {
    pub(super) fn grow(
        admissible: &Admissible,
        members: &[Place],
        mates: &[Option<Place>],
        alone: &[Place],
    ) -> Search {
        let all: Vec<Place> = (0..mates.len()).map(Place).collect();
        let mut forest = Forest {
            reached: vec![Reached::Not; mates.len()],
            back: all.clone(),
            ring: all.clone(),
            root: all,
            seen: vec![0; mates.len()],
            walks: 0,
            outer: Vec::new(),
            queue: VecDeque::new(),
        };
        for single in alone {
            forest.make_outer(*single);
        }
        let mut untouched: Vec<Place> = members.to_vec();
        while let Some(who) = forest.queue.pop_front() {
            if alone.len() == 1 && forest.outer.len() == members.len() {
                break;
            }
            forest.reach(who, &mut untouched, admissible, mates);
            if let Some(other) = forest.close_rings(who, admissible, mates) {
                return Search::Joined { forest, ends: [who, other] };
            }
        }
        Search::Largest(forest)
    }

    pub(super) fn can_be_spared(&self, who: Place) -> bool {
        self.reached[who.0] == Reached::Outer
    }

    /// Leaves `who` alone in place of the root of their tree, which is returned.
    pub(super) fn turn_round(&self, who: Place, mates: &mut [Option<Place>]) -> Place {
        let mut left = who;
        let mut widowed = mates[who.0].take();
        while let Some(mate) = widowed {
            let next = self.back[mate.0];
            widowed = mates[next.0].replace(mate);
            mates[mate.0] = Some(next);
            left = next;
        }
        left
    }

    fn make_outer(&mut self, who: Place) {
        self.reached[who.0] = Reached::Outer;
        self.outer.push(who);
        self.queue.push_back(who);
    }

    /// Every player not reached yet whom `who` may meet becomes inner, their partner outer.
    fn reach(
        &mut self,
        who: Place,
        untouched: &mut Vec<Place>,
        admissible: &Admissible,
        mates: &[Option<Place>],
    ) {
        let mut at = 0;
        while let Some(&other) = untouched.get(at) {
            if self.reached[other.0] != Reached::Not {
                untouched.swap_remove(at);
            } else if let Some(mate) = mates[other.0]
                && admissible.allows(who, other)
            {
                untouched.swap_remove(at);
                self.reached[other.0] = Reached::Inner;
                self.back[other.0] = who;
                self.root[other.0] = self.root[who.0];
                self.root[mate.0] = self.root[who.0];
                self.make_outer(mate);
            } else {
                at += 1;
            }
        }
    }

    /// Joins the rings that pairs of `who` with outer players close; returns an outer player of another tree.
    fn close_rings(&mut self, who: Place, admissible: &Admissible, mates: &[Option<Place>]) -> Option<Place> {
        let mut at = 0;
        while let Some(&other) = self.outer.get(at) {
            at += 1;
            if self.ring_of(who) == self.ring_of(other) || !admissible.allows(who, other) {
                continue;
            }
            if self.root[who.0] != self.root[other.0] {
                return Some(other);
            }
            let base = self.common_ring(who, other, mates);
            self.close_side(who, other, base, mates);
            self.close_side(other, who, base, mates);
        }
        None
    }

    fn ring_of(&mut self, who: Place) -> Place {
        let mut at = who;
        while self.ring[at.0] != at {
            let above = self.ring[self.ring[at.0].0];
            self.ring[at.0] = above;
            at = above;
        }
        at
    }

    /// The first ring that lies on both ways back to the root.
    fn common_ring(&mut self, one: Place, other: Place, mates: &[Option<Place>]) -> Place {
        self.walks += 1;
        let (mut here, mut there) = (Some(self.ring_of(one)), Some(self.ring_of(other)));
        while let Some(at) = here.or(there) {
            if self.seen[at.0] == self.walks {
                return at;
            }
            self.seen[at.0] = self.walks;
            let above = mates[at.0].map(|mate| self.ring_of(self.back[mate.0]));
            // The two ways take turns, so that the walk is no longer than the shorter one asks for.
            (here, there) = if here.is_some() { (there, above) } else { (above, None) };
        }
        unreachable!("both stand in one tree, so its root is on both ways")
    }

    /// Joins the way from `from` back to `base` to the ring; the new ways of its inner players lead over `across`.
    fn close_side(&mut self, from: Place, across: Place, base: Place, mates: &[Option<Place>]) {
        let (mut at, mut across) = (from, across);
        while self.ring_of(at) != base {
            self.back[at.0] = across;
            let Some(mate) = mates[at.0] else { return };
            if self.reached[mate.0] == Reached::Inner {
                self.make_outer(mate);
            }
            for who in [at, mate] {
                if self.ring[who.0] == who {
                    self.ring[who.0] = base;
                }
            }
            across = mate;
            at = self.back[mate.0];
        }
    }
}
