//! The solver: Edmonds' primal-dual method, one tree at a time.
//!
//! # What is kept
//!
//! A matching, and prices (dual variables) that prove it cheapest as far as it goes. Everything is in
//! half units: costs are doubled when they are read. For an edge, `slack = 2 cost - y(u) - y(v)` plus
//! twice the prices of blossoms that contain both ends; no slack is negative, and matched edges have
//! slack zero (are *tight*). Blossoms form a forest; only the outermost ones (*top nodes*; a vertex in
//! no blossom is one, too) take part in a search. A blossom remembers its ring of smaller nodes but
//! not how they are matched: that follows from its base, the vertex that is matched to the outside,
//! whenever it is needed. So turning a blossom around costs nothing.
//!
//! A vertex that may stay alone has, so to speak, an edge to nowhere. It is tight if
//! `y(v) = 2 cost`, and while the vertex is alone it must be.
//!
//! # A search
//!
//! From one vertex that is neither matched nor settled alone a tree of tight edges is grown. Nodes at
//! even distance are *outer*, their prices rise; nodes at odd distance are *inner*, their prices
//! fall, by the same amount: the *time*. Time passes until something becomes tight:
//!
//! - an edge to a node outside the tree: if it is matched, it becomes inner and its mate outer,
//!   otherwise the tree has found a better matching, and the search ends;
//! - an edge between two outer nodes: they and what lies between them become a blossom;
//! - an inner blossom whose price has fallen to zero: it is opened;
//! - an outer vertex's staying alone: the search ends as well.
//!
//! Nothing is touched that the tree does not reach, so a search after a small change is a small search.
//! Prices within the tree are kept relative to the time and put right at the end.
//!
//! # Why halves are exact
//!
//! All vertices of a tree are joined by tight edges, doubled costs are even and prices of blossoms
//! count twice, so all `y` in the tree are congruent modulo 2, component by component. The slack
//! between two outer vertices, which is halved, is even.
//!
//! # Cost
//!
//! A search takes O(m log n) for edges, since every edge is looked at once from each end, and each
//! look puts at most one event into a heap, plus O(n d) for opening blossoms nested d deep. There are
//! at most n searches; the start (`start.rs`, `fractional.rs`) leaves few of them.

mod augment;
mod blossoms;
mod contract;
mod copy;
mod expand;
mod extract;
mod fractional;
mod noted;
mod queue;
mod release;
mod search;
mod start;

pub(crate) use search::Outcome;

use queue::Agenda;

use crate::graph::Graph;
use crate::index::{at, number};
use crate::solution::Alone;
use crate::weight::Weight;

/// No node, no vertex.
pub(crate) const NONE: u32 = u32::MAX;

/// In place of a mate: the base is alone, and its price is what that costs.
pub(crate) const ALONE: u32 = u32::MAX - 1;

/// All prices must fit with this factor. Events add up to a dozen numbers of this size at most.
const PRICE_HEADROOM: u64 = 16;

/// The bound must fit with this factor, so that a price can be added.
const BOUND_HEADROOM: u64 = 4;

/// How many outer vertices a tree may have before others have their turn.
const FIRST_ROOM: usize = 128;

/// Where the engine reads the graph.
pub(crate) trait Adjacency<W> {
    /// Calls `visit` with every neighbour of the vertex and the (not doubled) cost of the edge.
    fn visit(&self, vertex: u32, visit: impl FnMut(u32, W));
}

impl<W: Weight> Adjacency<W> for Graph<W> {
    #[inline]
    fn visit(&self, vertex: u32, mut visit: impl FnMut(u32, W)) {
        let (targets, weights) = self.row(at(vertex));
        for (&target, &weight) in targets.iter().zip(weights) {
            visit(target, weight);
        }
    }
}

/// The part that a top node plays in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Label {
    Outside,
    Outer,
    Inner,
}

/// A vertex or a blossom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The blossom around it, or `NONE` for a top node.
    parent: u32,
    /// The set of its vertices (top nodes only).
    set: u32,
    /// The number of its vertices.
    size: u32,
    /// The vertex that is matched to the outside (top nodes only).
    base: u32,
    /// The vertex that the base is matched with, `ALONE`, or `NONE` (top nodes only).
    mate: u32,
    label: Label,
    /// For an inner node the tree edge that leads to it: outer end and own end.
    entry: (u32, u32),
}

/// What only a blossom has.
#[derive(Clone, Debug)]
pub(crate) struct Ring<W> {
    /// The nodes of the odd cycle.
    children: Vec<u32>,
    /// The edge from each child to the next one: its end in that child and its end in the next.
    links: Vec<(u32, u32)>,
    /// The price. In the tree it is relative: an outer blossom has `price + time`, an inner one
    /// `price - time`.
    price: W,
}

/// Matching and prices, and all that a search needs.
#[derive(Debug)]
pub(crate) struct Engine<W: Weight> {
    /// Prices of vertices. In the tree they are relative: a vertex of an outer node has `y + time`,
    /// of an inner one `y + offset - time`, of another `y + offset`.
    y: Vec<W>,
    /// The doubled cost of staying alone.
    alone: Vec<Option<W>>,
    /// The set of each vertex; top nodes and sets belong together one to one.
    set: Vec<u32>,
    set_node: Vec<u32>,
    free_sets: Vec<u32>,
    /// Vertices first, then blossoms.
    nodes: Vec<Node>,
    offsets: Vec<W>,
    rings: Vec<Ring<W>>,
    free_blossoms: Vec<u32>,
    agenda: Agenda<W>,
    /// The inner vertices of the last search that was stuck.
    barrier: Vec<u32>,
    /// What the prices prove: twice the cost of any matching is at least this much.
    bound: W,
    /// Vertices that may be unsettled. There are no others.
    waiting: Vec<u32>,
}

impl<W: Weight> Engine<W> {
    /// No vertex matched, all prices zero.
    pub(crate) fn new(vertices: usize, alone: impl Fn(usize) -> Alone<W>) -> Self {
        let node = |vertex: u32| Node {
            parent: NONE,
            set: vertex,
            size: 1,
            base: vertex,
            mate: NONE,
            label: Label::Outside,
            entry: (NONE, NONE),
        };
        let doubled = |vertex| match alone(vertex) {
            Alone::Never => None,
            Alone::Costs(cost) => Some(cost.doubled()),
        };
        Self {
            y: vec![W::ZERO; vertices],
            alone: (0..vertices).map(doubled).collect(),
            set: (0..number(vertices)).collect(),
            set_node: (0..number(vertices)).collect(),
            free_sets: Vec::new(),
            nodes: (0..number(vertices)).map(node).collect(),
            offsets: vec![W::ZERO; vertices],
            rings: Vec::new(),
            free_blossoms: Vec::new(),
            agenda: Agenda::default(),
            barrier: Vec::new(),
            bound: W::ZERO,
            waiting: (0..number(vertices)).collect(),
        }
    }

    /// The vertices that kept the last search that was stuck from growing, in increasing order.
    pub(crate) fn barrier(&self) -> &[u32] {
        &self.barrier
    }

    /// The number of vertices.
    pub(crate) fn vertex_count(&self) -> usize {
        self.y.len()
    }

    /// The outermost node that contains a vertex.
    #[inline]
    fn top(&self, vertex: u32) -> u32 {
        self.set_node[at(self.set[at(vertex)])]
    }

    #[inline]
    fn is_blossom(&self, node: u32) -> bool {
        at(node) >= self.y.len()
    }

    #[inline]
    fn ring(&self, blossom: u32) -> &Ring<W> {
        &self.rings[at(blossom) - self.y.len()]
    }

    #[inline]
    fn ring_mut(&mut self, blossom: u32) -> &mut Ring<W> {
        let place = at(blossom) - self.y.len();
        &mut self.rings[place]
    }

    /// Settles every vertex that waits for it.
    ///
    /// All take turns with small trees first, then with larger ones: two searches that come towards
    /// each other see less than one that goes the whole way, and what is near is found by a small one.
    ///
    /// What could not be settled goes on waiting. With a `limit`, gives up as soon as twice the cost
    /// is known to be more.
    pub(crate) fn settle(&mut self, graph: &impl Adjacency<W>, limit: Option<W>) -> Outcome {
        if limit.is_some_and(|limit| self.bound > limit) {
            return Outcome::Dearer;
        }
        let mut room = FIRST_ROOM;
        loop {
            let mut waiting = std::mem::take(&mut self.waiting);
            waiting.retain(|&vertex| self.is_unsettled(vertex));
            // Of a blossom that waits, one vertex is enough.
            waiting.sort_unstable_by_key(|&vertex| (self.top(vertex), vertex));
            waiting.dedup_by_key(|vertex| self.top(*vertex));
            waiting.sort_unstable();
            self.waiting.clone_from(&waiting);
            match waiting[..] {
                [] => return Outcome::Settled,
                [_] => room = usize::MAX,
                [..] => {}
            }
            for vertex in waiting {
                if !self.is_unsettled(vertex) {
                    continue;
                }
                let outcome = self.search(graph, vertex, limit, room);
                if outcome != Outcome::Settled && outcome != Outcome::Paused {
                    return outcome;
                }
            }
            room = room.saturating_mul(4);
        }
    }

    /// Whether the node around the vertex waits for a search: neither matched nor settled alone.
    fn is_unsettled(&self, vertex: u32) -> bool {
        self.nodes[at(self.top(vertex))].mate == NONE
    }

    /// Twice the cost of the matching once everything is settled, and before that what it is at least.
    pub(crate) fn bound(&self) -> W {
        self.bound
    }
}
