//! What can be wrong with a graph, and why there may be no matching.

use std::error::Error;
use std::fmt;

/// Why edges do not make a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GraphError {
    /// An edge ends in something that is not a vertex.
    NoSuchVertex(usize),
    /// An edge goes from a vertex to itself.
    Loop(usize),
    /// Two edges join the same two vertices.
    ParallelEdges(usize, usize),
    /// More vertices than [`MAX_VERTICES`](crate::GraphBuilder::MAX_VERTICES).
    TooManyVertices,
    /// A weight is too large for the number of vertices; see [`Weight`](crate::Weight). Only a
    /// [`Solver`](crate::Solver) looks at this when the graph changes.
    WeightTooLarge,
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchVertex(vertex) => write!(f, "an edge ends in {vertex}, which is no vertex"),
            Self::Loop(vertex) => write!(f, "an edge goes from vertex {vertex} to itself"),
            Self::ParallelEdges(u, v) => write!(f, "two edges join the vertices {u} and {v}"),
            Self::TooManyVertices => write!(f, "the graph has too many vertices"),
            Self::WeightTooLarge => write!(f, "a weight is too large for the number of vertices"),
        }
    }
}

impl Error for GraphError {}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchingError {
    /// Not all vertices that must be matched can be. When the vertices of `barrier` are taken away,
    /// more components with an odd number of vertices are left over than `barrier` has vertices,
    /// and none of these components has a vertex that may stay alone.
    NoPerfectMatching {
        /// The vertices to take away, in increasing order.
        barrier: Vec<usize>,
    },
    /// The weights are too large for so many vertices; see [`Weight`](crate::Weight).
    Overflow,
}

impl fmt::Display for MatchingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPerfectMatching { barrier } => {
                write!(f, "there is no perfect matching: without the vertices {barrier:?} too many odd ")?;
                write!(f, "components are left")
            }
            Self::Overflow => write!(f, "the weights are too large for the number of vertices"),
        }
    }
}

impl Error for MatchingError {}
