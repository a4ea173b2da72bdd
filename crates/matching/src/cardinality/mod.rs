//! As many pairs as possible, whatever they cost, and what stands in the way of more.

mod blocking;
mod components;
mod forest;
mod pieces;

pub use blocking::{BlockingSearch, smallest_blocking_set, smallest_blocking_set_within};
pub use components::components_without;

use std::error::Error;
use std::fmt;

use forest::Forest;

use crate::graph::Graph;
use crate::index::{at, number};
use crate::matching::Matching;
use crate::weight::Weight;

/// A matching with as many pairs as possible, and why there is none with more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaximumMatching {
    /// The pairs.
    pub matching: Matching,
    /// The three parts of the graph.
    pub parts: GallaiEdmonds,
}

/// The three parts of a graph by Gallai and Edmonds. They do not depend on the matching.
///
/// Without the `barrier` the graph falls apart into odd components, which make up `exposable`, and
/// even ones, which make up `rest`. Every largest matching matches the barrier with different odd
/// components, pairs the rest with itself, and leaves one vertex alone in every odd component that
/// no vertex of the barrier is left for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GallaiEdmonds {
    /// The vertices that some largest matching leaves alone, in increasing order (often called D).
    pub exposable: Vec<usize>,
    /// The other neighbours of exposable vertices, in increasing order (A). It is a Tutte–Berge
    /// witness: see [`verify_cardinality`].
    pub barrier: Vec<usize>,
    /// All other vertices, in increasing order (C).
    pub rest: Vec<usize>,
}

/// A matching with as many pairs as possible, with the parts of Gallai and Edmonds.
///
/// The weights play no role; `Graph<()>` has none. Takes O(n m α(n)) time at worst; after a greedy
/// start few vertices are left to search from, and no part of the graph that could not be improved is
/// looked at again.
///
/// ```
/// use kolo_matching::{Graph, maximum_cardinality_matching, verify_cardinality};
///
/// // Three leaves of a star: only one of them can be matched.
/// let star = Graph::from_edges(4, [(0, 1, ()), (0, 2, ()), (0, 3, ())]).unwrap();
/// let largest = maximum_cardinality_matching(&star);
/// assert_eq!(largest.matching.len(), 1);
/// assert_eq!(largest.parts.barrier, [0]);
/// verify_cardinality(&star, &largest.matching, &largest.parts.barrier).unwrap();
/// ```
pub fn maximum_cardinality_matching<W: Weight>(graph: &Graph<W>) -> MaximumMatching {
    let mut forest = Forest::new(graph);
    forest.make_largest();
    let (mut exposable, mut barrier, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for vertex in 0..graph.vertex_count() {
        match forest.label(number(vertex)) {
            forest::Label::Even => exposable.push(vertex),
            forest::Label::Odd => barrier.push(vertex),
            forest::Label::None => rest.push(vertex),
        }
    }
    let parts = GallaiEdmonds { exposable, barrier, rest };
    MaximumMatching { matching: Matching::from_mates(forest.into_mates()), parts }
}

/// What is wrong with a largest matching or its witness.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CardinalityFlaw {
    /// The matching belongs to another number of vertices.
    WrongSize,
    /// A pair is no edge.
    NoEdge(usize, usize),
    /// The barrier names a vertex twice or one that is none.
    NoSet,
    /// The barrier proves only that so many vertices stay alone, but more do.
    NotProven {
        /// How many vertices the matching leaves alone.
        alone: usize,
        /// How many every matching leaves alone, as far as the barrier proves it.
        proven: usize,
    },
}

impl fmt::Display for CardinalityFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongSize => write!(f, "matching and graph differ in size"),
            Self::NoEdge(u, v) => write!(f, "the pair {u}–{v} is no edge"),
            Self::NoSet => write!(f, "the barrier is no set of vertices"),
            Self::NotProven { alone, proven } => {
                write!(f, "{alone} vertices are alone, but only {proven} are proven to stay so")
            }
        }
    }
}

impl Error for CardinalityFlaw {}

/// Checks that a matching is a largest one. Without the vertices of the barrier, every odd component
/// needs a vertex of the barrier to be matched completely, so that at least (odd components -
/// vertices of the barrier) vertices stay alone; and no more do.
///
/// # Errors
///
/// The first flaw found.
pub fn verify_cardinality<W: Weight>(
    graph: &Graph<W>,
    matching: &Matching,
    barrier: &[usize],
) -> Result<(), CardinalityFlaw> {
    if matching.vertex_count() != graph.vertex_count() {
        return Err(CardinalityFlaw::WrongSize);
    }
    if let Some((u, v)) = matching.pairs().find(|&(u, v)| graph.weight(u, v).is_none()) {
        return Err(CardinalityFlaw::NoEdge(u, v));
    }
    let mut taken = vec![false; graph.vertex_count()];
    for &vertex in barrier {
        match taken.get_mut(vertex) {
            Some(taken) if !*taken => *taken = true,
            Some(_) | None => return Err(CardinalityFlaw::NoSet),
        }
    }
    let odd = components_without(graph, barrier).iter().filter(|part| part.len() % 2 == 1).count();
    let (alone, proven) = (matching.alone().count(), odd.saturating_sub(barrier.len()));
    if alone == proven { Ok(()) } else { Err(CardinalityFlaw::NotProven { alone, proven }) }
}
