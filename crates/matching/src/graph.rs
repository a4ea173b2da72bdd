//! Undirected graphs with weighted edges, stored once and never changed.

use crate::error::GraphError;
use crate::index::{at, number};
use crate::weight::Weight;

/// An undirected graph without loops and parallel edges.
///
/// The vertices are `0 … n-1`. The neighbours of a vertex lie side by side in memory, in increasing
/// order, each with the weight of its edge: 8 bytes and two weights for an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph<W> {
    /// Where the neighbours of each vertex begin, and at last where they end.
    starts: Vec<usize>,
    targets: Vec<u32>,
    weights: Vec<W>,
}

impl<W: Weight> Graph<W> {
    /// The graph of `vertices` vertices with these edges.
    ///
    /// # Errors
    ///
    /// An end that is not a vertex, an edge from a vertex to itself, a pair that is given twice, or more
    /// than 2^30 vertices.
    pub fn from_edges(
        vertices: usize,
        edges: impl IntoIterator<Item = (usize, usize, W)>,
    ) -> Result<Self, GraphError> {
        let mut builder = GraphBuilder::new(vertices);
        for (u, v, weight) in edges {
            builder.add_edge(u, v, weight);
        }
        builder.build()
    }

    /// How many vertices there are.
    pub fn vertex_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// How many edges there are.
    pub fn edge_count(&self) -> usize {
        self.targets.len() / 2
    }

    /// The neighbours of `vertex` in increasing order, each with the weight of its edge.
    pub fn neighbours(&self, vertex: usize) -> impl ExactSizeIterator<Item = (usize, W)> {
        let (targets, weights) = self.row(vertex);
        targets.iter().zip(weights).map(|(&target, &weight)| (at(target), weight))
    }

    /// The weight of the edge between two vertices, if there is one.
    pub fn weight(&self, u: usize, v: usize) -> Option<W> {
        let place = self.place(u, v)?;
        Some(self.weights[place])
    }

    /// Every edge once, the smaller end first, in increasing order.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize, W)> {
        (0..self.vertex_count()).flat_map(move |u| {
            self.neighbours(u).filter(move |&(v, _)| u < v).map(move |(v, weight)| (u, v, weight))
        })
    }

    /// The same graph with other weights.
    pub fn map<X: Weight>(&self, mut new_weight: impl FnMut(W) -> X) -> Graph<X> {
        Graph {
            starts: self.starts.clone(),
            targets: self.targets.clone(),
            weights: self.weights.iter().map(|&weight| new_weight(weight)).collect(),
        }
    }

    /// The graph with these neighbours of each vertex, sorted and in both directions.
    pub(crate) fn from_rows(rows: impl Iterator<Item = Vec<(u32, W)>>) -> Self {
        let mut graph = Self { starts: vec![0], targets: Vec::new(), weights: Vec::new() };
        for row in rows {
            graph.targets.extend(row.iter().map(|&(target, _)| target));
            graph.weights.extend(row.iter().map(|&(_, weight)| weight));
            graph.starts.push(graph.targets.len());
        }
        graph
    }

    /// The neighbours of a vertex and the weights of the edges to them.
    pub(crate) fn row(&self, vertex: usize) -> (&[u32], &[W]) {
        let range = self.starts[vertex]..self.starts[vertex + 1];
        (&self.targets[range.clone()], &self.weights[range])
    }

    /// Where the neighbours of a vertex begin in the list of all of them.
    pub(crate) fn start(&self, vertex: usize) -> usize {
        self.starts[vertex]
    }

    /// Where `v` stands in the list of neighbours, as a neighbour of `u`.
    pub(crate) fn place(&self, u: usize, v: usize) -> Option<usize> {
        if u >= self.vertex_count() || v >= self.vertex_count() {
            return None;
        }
        let found = self.row(u).0.binary_search(&number(v)).ok()?;
        Some(self.starts[u] + found)
    }

    /// Whether every weight times `factor` can be represented.
    pub(crate) fn fits(&self, factor: u64) -> bool {
        self.weights.iter().all(|weight| weight.fits(factor))
    }
}

/// Collects the edges of a [`Graph`].
#[derive(Clone, Debug)]
pub struct GraphBuilder<W> {
    vertices: usize,
    ends: Vec<(u32, u32)>,
    weights: Vec<W>,
    problem: Option<GraphError>,
}

impl<W: Weight> GraphBuilder<W> {
    /// So many vertices have room in the numbers used inside.
    pub const MAX_VERTICES: usize = 1 << 30;

    /// A graph of `vertices` vertices, without edges so far.
    pub fn new(vertices: usize) -> Self {
        let problem = (vertices > Self::MAX_VERTICES).then_some(GraphError::TooManyVertices);
        Self { vertices, ends: Vec::new(), weights: Vec::new(), problem }
    }

    /// Adds the edge between `u` and `v`. The first unsound edge is reported by
    /// [`build`](Self::build).
    pub fn add_edge(&mut self, u: usize, v: usize, weight: W) -> &mut Self {
        if self.problem.is_some() {
            return self;
        }
        if let Some(&vertex) = [u, v].iter().find(|&&end| end >= self.vertices) {
            self.problem = Some(GraphError::NoSuchVertex(vertex));
        } else if u == v {
            self.problem = Some(GraphError::Loop(u));
        } else {
            self.ends.push((number(u), number(v)));
            self.weights.push(weight);
        }
        self
    }

    /// The finished graph.
    ///
    /// # Errors
    ///
    /// As [`Graph::from_edges`].
    pub fn build(&self) -> Result<Graph<W>, GraphError> {
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        // First by one end, then by the other: counting twice sorts every row.
        let (ends, weights) = (&self.ends, &self.weights);
        let by_first = halves_by(self.vertices, 2 * ends.len(), |half| target(ends, half));
        let sorted = |half: usize| origin(ends, by_first.order[half]);
        let by_second = halves_by(self.vertices, 2 * ends.len(), sorted);
        let halves = by_second.order.iter().map(|&place| by_first.order[place]);
        let graph = Graph {
            starts: by_second.starts,
            targets: halves.clone().map(|half| number(target(ends, half))).collect(),
            weights: halves.map(|half| weights[half / 2]).collect(),
        };
        for u in 0..self.vertices {
            let (targets, _) = graph.row(u);
            if let Some(twice) = targets.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(GraphError::ParallelEdges(u, at(twice[0])));
            }
        }
        Ok(graph)
    }
}

/// Every edge has two halves, numbered `2 e` and `2 e + 1`; this is the vertex a half starts from.
fn origin(ends: &[(u32, u32)], half: usize) -> usize {
    let (first, second) = ends[half / 2];
    at(if half.is_multiple_of(2) { first } else { second })
}

/// The vertex a half of an edge leads to.
fn target(ends: &[(u32, u32)], half: usize) -> usize {
    origin(ends, half ^ 1)
}

/// The numbers below `count`, stably sorted by a key below `keys`, and where each key begins.
struct Counted {
    starts: Vec<usize>,
    order: Vec<usize>,
}

fn halves_by(keys: usize, count: usize, key: impl Fn(usize) -> usize) -> Counted {
    let mut starts = vec![0; keys + 1];
    for item in 0..count {
        starts[key(item) + 1] += 1;
    }
    for place in 0..keys {
        starts[place + 1] += starts[place];
    }
    let mut next = starts.clone();
    let mut order = vec![0; count];
    for item in 0..count {
        let place = &mut next[key(item)];
        order[*place] = item;
        *place += 1;
    }
    Counted { starts, order }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_sorted_whatever_the_order_of_the_edges() {
        let graph = Graph::from_edges(4, [(3, 0, 30_i64), (1, 0, 10), (2, 1, 21), (0, 2, 20)]).unwrap();
        assert_eq!(graph.neighbours(0).collect::<Vec<_>>(), [(1, 10), (2, 20), (3, 30)]);
        assert_eq!(graph.neighbours(3).collect::<Vec<_>>(), [(0, 30)]);
        assert_eq!(graph.edges().collect::<Vec<_>>(), [(0, 1, 10), (0, 2, 20), (0, 3, 30), (1, 2, 21)]);
        assert_eq!(graph.weight(2, 0), Some(20));
        assert_eq!(graph.weight(2, 3), None);
        assert_eq!(graph.weight(2, 9), None);
        assert_eq!((graph.vertex_count(), graph.edge_count()), (4, 4));
    }

    #[test]
    fn unsound_edges_are_refused() {
        assert_eq!(Graph::from_edges(2, [(0, 2, 1_i64)]), Err(GraphError::NoSuchVertex(2)));
        assert_eq!(Graph::from_edges(2, [(1, 1, 1_i64)]), Err(GraphError::Loop(1)));
        assert_eq!(Graph::from_edges(2, [(0, 1, 1_i64), (1, 0, 2)]), Err(GraphError::ParallelEdges(0, 1)));
        assert_eq!(GraphBuilder::<i64>::new(usize::MAX).build(), Err(GraphError::TooManyVertices));
    }

    #[test]
    fn a_graph_may_be_empty() {
        let graph = Graph::<i64>::from_edges(0, []).unwrap();
        assert_eq!((graph.vertex_count(), graph.edge_count()), (0, 0));
    }
}
