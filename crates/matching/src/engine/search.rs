//! One search: a tree grown from one unsettled vertex until it is settled.

use super::queue::{Agenda, End, Event};
use super::{ALONE, Adjacency, BOUND_HEADROOM, Engine, Label, NONE, PRICE_HEADROOM};
use crate::index::at;
use crate::weight::Weight;

/// How a search went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The vertex is matched or settled alone.
    Settled,
    /// The tree cannot grow: the vertex cannot be settled. The inner vertices have been noted.
    Stuck,
    /// A price became too large.
    Overflow,
    /// The matching is known to be dearer than the limit.
    Dearer,
    /// The tree has become larger than allowed. The prices have come closer to the end.
    Paused,
}

impl<W: Weight> Engine<W> {
    /// Settles the node that contains an unsettled vertex. Gives up as soon as the
    /// [bound](Engine::bound) exceeds `limit`, or when more than `most` vertices have become outer.
    pub(super) fn search(
        &mut self,
        graph: &impl Adjacency<W>,
        root: u32,
        limit: Option<W>,
        most: usize,
    ) -> Outcome {
        let root = self.top(root);
        debug_assert_eq!(self.nodes[at(root)].mate, NONE, "only what is unsettled is searched from");
        self.agenda.begin(self.y.len(), self.nodes.len());
        let longest = limit.map(|limit| limit.minus(self.bound));
        self.make_outer(root);
        let mut scanned = 0;
        let outcome = loop {
            while let Some(vertex) = self.agenda.unscanned.pop() {
                self.scan(graph, vertex);
                scanned += 1;
            }
            let Some((time, event)) = self.agenda.next() else {
                self.note_barrier();
                break Outcome::Stuck;
            };
            if !self.is_due(time, event) {
                continue;
            }
            if !time.fits(PRICE_HEADROOM) {
                break Outcome::Overflow;
            }
            // Up to this moment nothing happens, so that the search may also stop here.
            self.agenda.time = time;
            if longest.is_some_and(|longest| time > longest) {
                break Outcome::Dearer;
            }
            match event {
                Event::End(end) => {
                    self.augment(end);
                    break Outcome::Settled;
                }
                _ if scanned > most => break Outcome::Paused,
                Event::Grow(vertex) => self.grow(vertex),
                Event::Contract(one, other) => self.contract(one, other),
                Event::Expand(blossom) => self.expand(blossom),
            }
        };
        // Every moment raises one outer node more than it lowers inner ones.
        self.bound = self.bound.plus(self.agenda.time);
        if self.put_prices_right() && self.bound.fits(BOUND_HEADROOM) { outcome } else { Outcome::Overflow }
    }

    /// Nothing leads out of the tree: its inner nodes, all of them single vertices now since there is
    /// no time left for a blossom, keep the outer ones apart.
    fn note_barrier(&mut self) {
        let Self { agenda, nodes, barrier, .. } = self;
        let touched = agenda.touched.iter().copied();
        barrier.clear();
        barrier.extend(touched.filter(|&top| nodes[at(top)].label == Label::Inner));
        barrier.sort_unstable();
        barrier.dedup();
    }

    /// Whether a noted event still stands.
    fn is_due(&self, time: W, event: Event) -> bool {
        match event {
            Event::End(_) => true,
            Event::Grow(vertex) => {
                let top = self.top(vertex);
                let current = |(_, slack): (u32, W)| slack.minus(self.offsets[at(top)]) == time;
                self.nodes[at(top)].label == Label::Outside && self.agenda.best(vertex).is_some_and(current)
            }
            Event::Contract(one, other) => self.top(one) != self.top(other),
            Event::Expand(blossom) => {
                let node = self.nodes[at(blossom)];
                node.label == Label::Inner && self.ring(blossom).price == time
            }
        }
    }

    /// Looks at the edges of a vertex that has become outer.
    fn scan(&mut self, graph: &impl Adjacency<W>, vertex: u32) {
        let own_set = self.set[at(vertex)];
        let own_y = self.y[at(vertex)];
        let vertices = self.y.len();
        let Self { y, set, set_node, nodes, offsets, agenda, alone, .. } = self;
        if let Some(cost) = alone[at(vertex)] {
            agenda.note_end(cost.minus(own_y), End::Alone(vertex));
        }
        graph.visit(vertex, |other, cost| {
            let other_set = set[at(other)];
            if other_set == own_set {
                return;
            }
            let slack = cost.doubled().minus(own_y).minus(y[at(other)]);
            let top = set_node[at(other_set)];
            let node = &nodes[at(top)];
            match node.label {
                Label::Outer => agenda.note(slack.half(), Event::Contract(vertex, other)),
                Label::Inner => {
                    // A single inner vertex stays inner until the end.
                    if at(top) >= vertices {
                        agenda.improve(other, vertex, slack);
                    }
                }
                Label::Outside => {
                    if agenda.improve(other, vertex, slack) {
                        let time = slack.minus(offsets[at(top)]);
                        if node.mate == NONE || node.mate == ALONE {
                            agenda.note_end(time, End::Reached { outer: vertex, vertex: other });
                        } else {
                            agenda.note(time, Event::Grow(other));
                        }
                    }
                }
            }
        });
    }

    /// The best edge to a vertex outside the tree is tight: its node becomes inner, and the mate of
    /// the node outer.
    fn grow(&mut self, vertex: u32) {
        let Some((outer, _)) = self.agenda.best(vertex) else { return };
        let top = self.top(vertex);
        self.make_inner(top, (outer, vertex));
        let mate = self.top(self.nodes[at(top)].mate);
        self.make_outer(mate);
    }

    /// Makes an outside node outer: from now on its prices rise with the time.
    pub(super) fn make_outer(&mut self, top: u32) {
        let shift = self.offsets[at(top)].minus(self.agenda.time);
        self.offsets[at(top)] = W::ZERO;
        self.nodes[at(top)].label = Label::Outer;
        self.agenda.touched.push(top);
        if self.is_blossom(top) {
            let time = self.agenda.time;
            let ring = self.ring_mut(top);
            ring.price = ring.price.minus(time);
        }
        self.shift_and_queue(top, shift);
    }

    /// Moves the prices of all vertices of a node and notes that their edges must be looked at.
    pub(super) fn shift_and_queue(&mut self, node: u32, shift: W) {
        let Self { y, nodes: _, rings, agenda: Agenda { unscanned, .. }, .. } = self;
        super::blossoms::for_each_vertex(y.len(), rings, node, |vertex| unscanned.push(vertex));
        let mut place = unscanned.len();
        let first = place - at(self.nodes[at(node)].size);
        while place > first {
            place -= 1;
            let vertex = at(unscanned[place]);
            y[vertex] = y[vertex].plus(shift);
        }
    }

    /// Makes an outside node inner: from now on its prices fall with the time.
    pub(super) fn make_inner(&mut self, top: u32, entry: (u32, u32)) {
        let time = self.agenda.time;
        let node = &mut self.nodes[at(top)];
        node.label = Label::Inner;
        node.entry = entry;
        self.offsets[at(top)] = self.offsets[at(top)].plus(time);
        self.agenda.touched.push(top);
        if self.is_blossom(top) {
            let ring = self.ring_mut(top);
            ring.price = ring.price.plus(time);
            let empty = ring.price;
            self.agenda.note(empty, Event::Expand(top));
        }
    }

    /// Ends a search: relative prices become absolute, all labels go. `false` if a price is too
    /// large.
    fn put_prices_right(&mut self) -> bool {
        let time = self.agenda.time;
        let mut fits = true;
        while let Some(top) = self.agenda.touched.pop() {
            let label = std::mem::replace(&mut self.nodes[at(top)].label, Label::Outside);
            let offset = std::mem::replace(&mut self.offsets[at(top)], W::ZERO);
            if self.nodes[at(top)].parent != NONE {
                continue;
            }
            let (shift, price_shift) = match label {
                Label::Outer => (time, time),
                Label::Inner => (offset.minus(time), W::ZERO.minus(time)),
                Label::Outside => (offset, W::ZERO),
            };
            if self.is_blossom(top) {
                let ring = self.ring_mut(top);
                ring.price = ring.price.plus(price_shift);
            }
            if shift == W::ZERO {
                continue;
            }
            let Self { y, rings, .. } = self;
            super::blossoms::for_each_vertex(y.len(), rings, top, |vertex| {
                let price = y[at(vertex)].plus(shift);
                fits &= price.fits(PRICE_HEADROOM);
                y[at(vertex)] = price;
            });
        }
        fits
    }
}
