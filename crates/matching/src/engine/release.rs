//! Changes between searches: a vertex is taken out, so that its edges may become others.

use super::{ALONE, Adjacency, BOUND_HEADROOM, Engine, Label, NONE, Node, PRICE_HEADROOM};
use crate::index::{at, number};
use crate::solution::Alone;
use crate::weight::Weight;

impl<W: Weight> Engine<W> {
    /// Makes a vertex a top node without a mate. Its former mate and itself wait to be settled, no vertex
    /// else.
    ///
    /// Blossoms around it are dissolved: turned until the vertex is the base, so that all others are
    /// matched within, and taken apart. Half of what the price of the blossom gave back for pairs
    /// inside is taken from each member, so that nothing inside changes; to the outside only slack is
    /// added.
    ///
    /// Gives the former mate if it is a top node now; its price may be too low, as nothing holds it.
    pub(crate) fn release(&mut self, vertex: u32) -> Option<u32> {
        let top = self.top(vertex);
        let mate = self.nodes[at(top)].mate;
        if mate < ALONE {
            let other = self.top(mate);
            self.nodes[at(other)].mate = NONE;
            self.waiting.push(mate);
        }
        self.set_mate(top, vertex, NONE);
        self.waiting.push(vertex);
        // From the outside in; what the outer blossoms take away adds up, so that every member is moved
        // only once.
        let (mut top, mut taken) = (top, W::ZERO);
        while self.is_blossom(top) {
            let ring = self.take_apart(top);
            self.bound = self.bound.minus(ring.price);
            taken = taken.plus(ring.price);
            top = self.top(vertex);
            let Self { y, rings, .. } = self;
            for &child in ring.children.iter().filter(|&&child| child != top) {
                super::blossoms::for_each_vertex(y.len(), rings, child, |member| {
                    y[at(member)] = y[at(member)].minus(taken);
                });
            }
        }
        self.y[at(vertex)] = self.y[at(vertex)].minus(taken);
        (mate < ALONE && self.top(mate) == mate).then_some(mate)
    }

    /// Gives a top vertex without a mate the largest price that its edges allow. `false` if it is too large.
    pub(crate) fn reprice(&mut self, graph: &impl Adjacency<W>, vertex: u32) -> bool {
        let mut price = self.alone[at(vertex)];
        graph.visit(vertex, |other, cost| {
            let room = cost.doubled().minus(self.y[at(other)]);
            price = Some(price.map_or(room, |least| least.min(room)));
        });
        let price = price.unwrap_or(W::ZERO);
        let rise = price.minus(self.y[at(vertex)]);
        self.y[at(vertex)] = price;
        self.bound = self.bound.plus(rise);
        price.fits(PRICE_HEADROOM) && self.bound.fits(BOUND_HEADROOM)
    }

    /// Changes what it costs to stay alone. `true` if the vertex must be released.
    pub(crate) fn set_alone(&mut self, vertex: u32, alone: Alone<W>) -> bool {
        let cost = match alone {
            Alone::Never => None,
            Alone::Costs(cost) => Some(cost.doubled()),
        };
        self.alone[at(vertex)] = cost;
        let price = self.y[at(vertex)];
        let top = self.top(vertex);
        let node = &mut self.nodes[at(top)];
        if node.base == vertex && node.mate == ALONE && cost != Some(price) {
            node.mate = NONE;
            self.waiting.push(vertex);
        }
        cost.is_some_and(|cost| cost < price)
    }

    /// Whether an edge plays a part in what is settled: as a pair, or within a blossom.
    pub(crate) fn is_in_use(&self, u: u32, v: u32) -> bool {
        let (one, other) = (self.top(u), self.top(v));
        let node = self.nodes[at(one)];
        one == other || (node.base == u && node.mate == v)
    }

    /// Whether an edge between different top nodes of this cost would keep the prices sound.
    pub(crate) fn has_slack(&self, u: u32, v: u32, cost: W) -> bool {
        cost.doubled() >= self.y[at(u)].plus(self.y[at(v)])
    }

    /// Whether an edge of this cost may be as cheap as its prices. Inside a top node that is not looked into.
    pub(crate) fn may_be_tight(&self, u: u32, v: u32, cost: W) -> bool {
        self.top(u) == self.top(v) || cost.doubled() <= self.y[at(u)].plus(self.y[at(v)])
    }

    /// Adds a vertex without edges.
    pub(crate) fn add_vertex(&mut self, alone: Alone<W>) {
        let vertex = number(self.y.len());
        // Blossoms come after the vertices: every number of a blossom goes up by one.
        let up = |node: &mut u32| {
            if *node >= vertex && *node < ALONE {
                *node += 1;
            }
        };
        for node in &mut self.nodes {
            up(&mut node.parent);
        }
        self.set_node.iter_mut().for_each(up);
        self.free_blossoms.iter_mut().for_each(up);
        self.rings.iter_mut().flat_map(|ring| &mut ring.children).for_each(up);

        let set = number(self.set_node.len());
        self.set.push(set);
        self.set_node.push(vertex);
        let node = Node {
            parent: NONE,
            set,
            size: 1,
            base: vertex,
            mate: NONE,
            label: Label::Outside,
            entry: (NONE, NONE),
        };
        self.nodes.insert(at(vertex), node);
        self.offsets.insert(at(vertex), W::ZERO);
        self.y.push(W::ZERO);
        self.alone.push(None);
        self.set_alone(vertex, alone);
        self.waiting.push(vertex);
    }

    /// Forgets matching and prices.
    pub(crate) fn reset(&mut self) {
        let alone = std::mem::take(&mut self.alone);
        let agenda = std::mem::take(&mut self.agenda);
        *self = Self { alone, agenda, ..Self::new(self.y.len(), |_| Alone::Never) };
    }
}
