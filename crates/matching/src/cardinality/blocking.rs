//! The smallest reason why there is no perfect matching.
//!
//! By Tutte's theorem a graph has no perfect matching if and only if there is a *blocking set*: a set
//! S such that without S more odd components are left than S has vertices.
//!
//! # Where to look
//!
//! The barrier of Gallai and Edmonds is a blocking set, but not a smallest one, and a smallest one
//! need not even lie within it. Take two complete bipartite graphs K(2,3) and a single vertex, and
//! join a new vertex `s` to the single one and to a vertex on the side of two of each K(2,3). Without
//! `s` three odd components are left, so {s} blocks; the barrier consists of the two sides of two,
//! no single vertex of it blocks, and `s` belongs to the rest. (A test has this graph.)
//!
//! What does hold for a smallest blocking set S:
//!
//! 1. It lies in one component of the graph; if that component is odd, S is empty. Otherwise parity
//!    makes the odd components at least |S| + 2.
//! 2. Every vertex of S touches at least three odd components, otherwise S without it would block as
//!    well. So it has three neighbours no two of which are joined.
//! 3. For every part P of S, the graph without P leaves at least |P| + 2 vertices alone in every
//!    matching (Berge's formula, with the remainder of S as the barrier).
//! 4. If all degrees are at least δ, each of the |S| + 2 components has at least δ + 1 - |S|
//!    vertices.
//!
//! # What it costs
//!
//! To find a smallest blocking set is NP-hard, even in bipartite graphs: give every edge of a graph p
//! vertices and every vertex q vertices, joined as edges and their ends are; with q/p just below
//! (k - 1)/2 a blocking set of k q vertices exists exactly if the graph has a clique of k vertices. So
//! subsets are searched by increasing size; 1 to 4 cut down what is tried, and the last vertex of a set is
//! found for all candidates at once by the method for articulation points. In the worst case the time
//! is exponential in the size of the answer: about n^(k-1) (n + m) for k vertices.

use super::components::components_without;
use super::forest::Forest;
use super::maximum_cardinality_matching;
use super::pieces::Pieces;
use crate::graph::Graph;
use crate::index::number;
use crate::weight::Weight;

/// How the search for a smallest blocking set ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockingSearch {
    /// There is a perfect matching, so nothing blocks.
    Perfect,
    /// The smallest blocking set, in increasing order; of several the first in lexicographic order.
    Smallest(Vec<usize>),
    /// The search was given up: the set blocks, but there may be a smaller one.
    GivenUp(Vec<usize>),
}

/// A smallest set of vertices such that without them more odd components are left than it has
/// vertices. Of several the lexicographically first. `None` if there is a perfect matching.
///
/// In graphs with an odd number of vertices it is empty: there is an odd component.
///
/// The time can grow exponentially with the size of the answer, since the problem is NP-hard; see
/// [`smallest_blocking_set_within`] for a search that can be given up. Sets of up to three vertices
/// are found quickly in graphs with hundreds of vertices.
pub fn smallest_blocking_set<W: Weight>(graph: &Graph<W>) -> Option<Vec<usize>> {
    match smallest_blocking_set_within(graph, u64::MAX) {
        BlockingSearch::Perfect => None,
        BlockingSearch::Smallest(set) | BlockingSearch::GivenUp(set) => Some(set),
    }
}

/// As [`smallest_blocking_set`], but looks at no more than `steps` sets. Each takes time proportional
/// to the size of the graph.
pub fn smallest_blocking_set_within<W: Weight>(graph: &Graph<W>, steps: u64) -> BlockingSearch {
    let largest = maximum_cardinality_matching(graph);
    if largest.matching.is_perfect() {
        return BlockingSearch::Perfect;
    }
    let components = components_without(graph, &[]);
    if components.iter().any(|component| component.len() % 2 == 1) {
        return BlockingSearch::Smallest(Vec::new());
    }
    let fallback = minimal_part(graph, &largest.parts.barrier);
    let mut searches: Vec<Search<'_, W>> = components
        .iter()
        .filter(|component| component.iter().any(|&vertex| largest.matching.mate(vertex).is_none()))
        .map(|component| Search::new(graph, component, steps))
        .collect();
    let mut left = steps;
    for size in 1..=fallback.len() {
        let mut found: Option<Vec<usize>> = None;
        for search in &mut searches {
            search.steps = left;
            let set = search.of_size(size);
            left = search.steps;
            found = [found, set].into_iter().flatten().min();
        }
        if left == 0 {
            return BlockingSearch::GivenUp(found.unwrap_or(fallback));
        }
        if let Some(set) = found {
            return BlockingSearch::Smallest(set);
        }
    }
    BlockingSearch::Smallest(fallback)
}

/// Leaves out of a blocking set what is not needed, beginning with the greatest vertex, until every
/// vertex is.
fn minimal_part<W: Weight>(graph: &Graph<W>, blocking: &[usize]) -> Vec<usize> {
    let blocks = |set: &[usize]| {
        let components = components_without(graph, set);
        components.iter().filter(|component| component.len() % 2 == 1).count() > set.len()
    };
    let mut set = blocking.to_vec();
    for vertex in blocking.iter().rev() {
        let without: Vec<usize> = set.iter().copied().filter(|other| other != vertex).collect();
        if blocks(&without) {
            set = without;
        }
    }
    set
}

/// The search in one even component without a perfect matching.
struct Search<'g, W> {
    graph: &'g Graph<W>,
    forest: Forest<'g, W>,
    pieces: Pieces,
    /// The vertices that can be in a set at all, in increasing order.
    candidates: Vec<usize>,
    members: usize,
    least_degree: usize,
    steps: u64,
    chosen: Vec<usize>,
}

impl<'g, W: Weight> Search<'g, W> {
    fn new(graph: &'g Graph<W>, component: &[usize], steps: u64) -> Self {
        let mut forest = Forest::new(graph);
        let mut outside = vec![true; graph.vertex_count()];
        for &vertex in component {
            outside[vertex] = false;
        }
        for vertex in (0..graph.vertex_count()).filter(|&vertex| outside[vertex]) {
            forest.remove(number(vertex));
        }
        forest.make_largest();
        forest.forget_all();
        Self {
            graph,
            pieces: Pieces::new(component),
            candidates: component.iter().copied().filter(|&vertex| is_claw(graph, vertex)).collect(),
            members: component.len(),
            least_degree: component.iter().map(|&v| graph.neighbours(v).len()).min().unwrap_or(0),
            forest,
            steps,
            chosen: Vec::new(),
        }
    }

    /// The first blocking set of this size; there must be no smaller one.
    fn of_size(&mut self, size: usize) -> Option<Vec<usize>> {
        let smallest_piece = (self.least_degree + 1).saturating_sub(size).max(1);
        if size + (size + 2) * smallest_piece > self.members {
            return None;
        }
        self.choose(size, 0)
    }

    /// Completes the chosen vertices with `left` of the candidates from `first` on.
    fn choose(&mut self, left: usize, first: usize) -> Option<Vec<usize>> {
        if self.steps == 0 {
            return None;
        }
        self.steps -= 1;
        if left == 1 {
            let wanted = self.chosen.len() + 3;
            let after = &self.candidates[first..];
            let last = self.pieces.first_that_leaves(self.graph, &self.chosen, after, wanted)?;
            return Some(self.chosen.iter().copied().chain([last]).collect());
        }
        for place in first..(self.candidates.len() + 1).saturating_sub(left) {
            let vertex = self.candidates[place];
            let mates = self.forest.mates().to_vec();
            self.forest.remove(number(vertex));
            self.chosen.push(vertex);
            let hopeful = self.forest.alone_count() >= self.chosen.len() + 2;
            let found = if hopeful {
                self.choose(left - 1, place + 1)
            } else {
                // It was looked at, too: taking a vertex out costs as much as going on.
                self.steps = self.steps.saturating_sub(1);
                None
            };
            self.chosen.pop();
            self.forest.put_back(number(vertex));
            self.forest.set_mates(&mates);
            if found.is_some() || self.steps == 0 {
                return found;
            }
        }
        None
    }
}

/// Whether a vertex has three neighbours no two of which are joined. With very many neighbours it
/// would take too long to find out, and it is taken for true.
fn is_claw<W: Weight>(graph: &Graph<W>, vertex: usize) -> bool {
    if graph.neighbours(vertex).len() > 100 {
        return true;
    }
    let neighbours: Vec<usize> = graph.neighbours(vertex).map(|(other, _)| other).collect();
    let apart = |u: usize, v: usize| graph.weight(u, v).is_none();
    neighbours.iter().enumerate().any(|(first, &u)| {
        let others: Vec<usize> = neighbours[first + 1..].iter().copied().filter(|&v| apart(u, v)).collect();
        others.iter().enumerate().any(|(second, &v)| others[second + 1..].iter().any(|&w| apart(v, w)))
    })
}
