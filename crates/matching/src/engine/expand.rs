//! The price of an inner blossom is zero: it is opened.

use super::queue::Event;
use super::{Engine, NONE};
use crate::index::at;
use crate::weight::Weight;

impl<W: Weight> Engine<W> {
    /// Opens an inner blossom. The even way around the ring, from the child where the tree enters
    /// to the child with the base, stays in the tree; the others leave it.
    pub(super) fn expand(&mut self, blossom: u32) {
        let node = self.nodes[at(blossom)];
        // What the prices of its vertices have fallen by is theirs now.
        let offset = self.offsets[at(blossom)].minus(self.agenda.time);
        let entered = self.child_with(blossom, node.entry.1);
        let based = self.child_with(blossom, node.base);
        let ring = self.take_apart(blossom);
        let count = ring.children.len();
        for &child in &ring.children {
            self.offsets[at(child)] = offset;
        }

        let place = |wanted: u32| ring.children.iter().position(|&child| child == wanted).unwrap_or(0);
        let (from, to) = (place(entered), place(based));
        let ahead = (to + count - from) % count;
        let forward = ahead.is_multiple_of(2);
        let length = if forward { ahead } else { count - ahead };
        let step = if forward { 1 } else { count - 1 };

        let mut here = from;
        let mut entry = node.entry;
        for distance in 0..=length {
            let child = ring.children[here];
            if distance % 2 == 0 {
                self.make_inner(child, entry);
            } else {
                self.make_outer(child);
            }
            let next = (here + step) % count;
            // The edge along which the next child is entered, seen from here.
            entry = if forward {
                ring.links[here]
            } else {
                let (in_next, in_here) = ring.links[next];
                (in_here, in_next)
            };
            here = next;
        }
        for _ in length + 1..count {
            self.leave_tree(ring.children[here]);
            here = (here + step) % count;
        }
        debug_assert_eq!(self.nodes[at(blossom)].parent, NONE, "only top nodes are opened");
    }

    /// A node that was part of an inner blossom is outside again: edges that lead to it count again.
    fn leave_tree(&mut self, child: u32) {
        self.agenda.touched.push(child);
        let offset = self.offsets[at(child)];
        let Self { y, rings, agenda, .. } = self;
        super::blossoms::for_each_vertex(y.len(), rings, child, |vertex| {
            if let Some((_, slack)) = agenda.best(vertex) {
                agenda.note(slack.minus(offset), Event::Grow(vertex));
            }
        });
    }
}
