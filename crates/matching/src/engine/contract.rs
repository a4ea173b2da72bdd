//! An edge between two outer nodes is tight: a blossom.

use super::{Engine, Label};
use crate::index::at;
use crate::weight::Weight;

impl<W: Weight> Engine<W> {
    /// Makes a blossom of the two outer nodes that the edge joins and of what lies between them in
    /// the tree.
    pub(super) fn contract(&mut self, one: u32, other: u32) {
        let (first, second) = (self.top(one), self.top(other));
        let meeting = self.meeting(first, second);
        let (mut children, mut links) = (vec![meeting], Vec::new());
        // Down to the first end …
        self.climb(first, meeting, |child, to_parent| {
            children.push(child);
            links.push(to_parent);
        });
        children[1..].reverse();
        links.reverse();
        // … across the edge, and up from the second.
        links.push((one, other));
        self.climb(second, meeting, |child, (in_parent, in_child)| {
            children.push(child);
            links.push((in_child, in_parent));
        });

        let time = self.agenda.time;
        for &child in &children {
            match self.nodes[at(child)].label {
                Label::Inner => {
                    let shift = self.offsets[at(child)].minus(time).minus(time);
                    self.settle_price(child, W::ZERO.minus(time));
                    self.shift_and_queue(child, shift);
                }
                Label::Outer | Label::Outside => self.settle_price(child, time),
            }
            self.nodes[at(child)].label = Label::Outside;
            self.offsets[at(child)] = W::ZERO;
        }
        let blossom = self.join(children, links, W::ZERO.minus(time));
        self.nodes[at(blossom)].label = Label::Outer;
        self.agenda.touched.push(blossom);
    }

    /// The price of a blossom that is no longer at the top stands still.
    fn settle_price(&mut self, node: u32, shift: W) {
        if self.is_blossom(node) {
            let ring = self.ring_mut(node);
            ring.price = ring.price.plus(shift);
        }
    }

    /// The first node that the ways from two outer nodes to the root share.
    fn meeting(&mut self, first: u32, second: u32) -> u32 {
        if self.agenda.marks.len() < self.nodes.len() {
            self.agenda.marks.resize(self.nodes.len(), 0);
        }
        self.agenda.last_mark += 1;
        let mark = self.agenda.last_mark;
        // In turns, so that no more is walked than twice the longer way.
        let (mut here, mut there) = (Some(first), Some(second));
        while let Some(node) = here {
            if self.agenda.marks[at(node)] == mark {
                return node;
            }
            self.agenda.marks[at(node)] = mark;
            here = self.outer_parent(node).map(|(_, parent)| parent);
            if there.is_some() {
                std::mem::swap(&mut here, &mut there);
            }
        }
        first
    }

    /// The inner node above an outer one and the outer node above that; `None` for the root.
    fn outer_parent(&self, outer: u32) -> Option<(u32, u32)> {
        let node = self.nodes[at(outer)];
        if node.mate >= super::ALONE {
            return None;
        }
        let inner = self.top(node.mate);
        Some((inner, self.top(self.nodes[at(inner)].entry.0)))
    }

    /// Visits the nodes from an outer one up to, and without, `end`, each with the tree edge to its
    /// parent: the end in the parent and the own end.
    fn climb(&self, from: u32, end: u32, mut visit: impl FnMut(u32, (u32, u32))) {
        let mut outer = from;
        while outer != end {
            let Some((inner, parent)) = self.outer_parent(outer) else { return };
            let node = self.nodes[at(outer)];
            visit(outer, (node.mate, node.base));
            visit(inner, self.nodes[at(inner)].entry);
            outer = parent;
        }
    }
}
