//! Exact matching in general graphs, for pairing systems.
//!
//! A *matching* is a set of edges no two of which share a vertex. This crate finds
//!
//! - the cheapest matching of all vertices ([`minimum_cost_perfect_matching`]), of all but those that
//!   may stay alone at a cost ([`minimum_cost_matching`]), the heaviest matching
//!   ([`maximum_weight_matching`]), and the cheapest among the largest
//!   ([`minimum_cost_maximum_cardinality_matching`]);
//! - the same again after a change of the graph, with little work ([`Solver`]);
//! - a matching with as many pairs as possible ([`maximum_cardinality_matching`]), and if some vertex
//!   must stay alone, the smallest reason for it ([`smallest_blocking_set`]).
//!
//! Costs come from any ordered additive group ([`Weight`]): whole numbers, or several criteria in the
//! order of their importance. Every answer is exact, comes with a certificate that [`verify`](verify())
//! or [`verify_cardinality`] checks independently, and is the same for the same input.
//!
//! ```
//! use kolo_matching::{Alone, Graph, minimum_cost_perfect_matching, verify};
//!
//! let graph = Graph::from_edges(4, [(0, 1, 5_i64), (1, 2, 1), (2, 3, 5), (0, 2, 4), (1, 3, 4)])?;
//! let solution = minimum_cost_perfect_matching(&graph)?;
//! assert_eq!(solution.matching.pairs().collect::<Vec<_>>(), [(0, 2), (1, 3)]);
//! assert_eq!(solution.cost, 8);
//! verify(&graph, |_| Alone::Never, &solution.matching, &solution.certificate)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! No I/O, no clock, no floats, no chance, no unsafe code, no dependencies.

mod cardinality;
mod engine;
mod error;
mod graph;
mod index;
mod matching;
mod overlay;
mod solution;
mod solve;
mod solver;
mod verify;
mod weight;

pub use cardinality::{
    BlockingSearch, CardinalityFlaw, GallaiEdmonds, MaximumMatching, components_without,
    maximum_cardinality_matching, smallest_blocking_set, smallest_blocking_set_within, verify_cardinality,
};
pub use error::{GraphError, MatchingError};
pub use graph::{Graph, GraphBuilder};
pub use matching::Matching;
pub use solution::{Alone, Blossom, Certificate, Solution};
pub use solve::{
    maximum_weight_matching, minimum_cost_matching, minimum_cost_maximum_cardinality_matching,
    minimum_cost_perfect_matching, verify_maximum_cardinality, verify_maximum_weight,
};
pub use solver::Solver;
pub use verify::{Flaw, verify};
pub use weight::Weight;
