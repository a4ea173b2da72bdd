//! The matchings one can ask for, solved from scratch.

use crate::engine::{Engine, Outcome};
use crate::error::MatchingError;
use crate::graph::Graph;
use crate::index::at;
use crate::solution::{Alone, Solution};
use crate::verify::{Flaw, verify};
use crate::weight::Weight;

/// The cheapest matching of all vertices.
///
/// ```
/// use kolo_matching::{Graph, minimum_cost_perfect_matching};
///
/// // Criteria in the order of their importance make one weight.
/// let edges = [(0, 1, [0, 9]), (1, 2, [0, 1]), (2, 3, [0, 9]), (3, 0, [1, 0])];
/// let graph = Graph::from_edges(4, edges).unwrap();
/// let solution = minimum_cost_perfect_matching(&graph).unwrap();
/// assert_eq!(solution.matching.pairs().collect::<Vec<_>>(), [(0, 1), (2, 3)]);
/// assert_eq!(solution.cost, [0, 18]);
/// ```
///
/// # Errors
///
/// [`MatchingError::NoPerfectMatching`] if there is none, [`MatchingError::Overflow`] if the weights
/// are too large.
pub fn minimum_cost_perfect_matching<W: Weight>(graph: &Graph<W>) -> Result<Solution<W>, MatchingError> {
    minimum_cost_matching(graph, |_| Alone::Never)
}

/// The cheapest matching in which some vertices may stay alone at a cost.
///
/// # Errors
///
/// [`MatchingError::NoPerfectMatching`] if not all vertices that must be matched can be,
/// [`MatchingError::Overflow`] if the weights are too large.
pub fn minimum_cost_matching<W: Weight>(
    graph: &Graph<W>,
    alone: impl Fn(usize) -> Alone<W>,
) -> Result<Solution<W>, MatchingError> {
    let vertices = graph.vertex_count();
    check_headroom(graph, &alone)?;
    let mut engine = Engine::new(vertices, &alone);
    engine.start(graph);
    match engine.settle(graph, None) {
        Outcome::Settled => {}
        Outcome::Stuck => {
            let barrier = engine.barrier().iter().map(|&vertex| at(vertex)).collect();
            return Err(MatchingError::NoPerfectMatching { barrier });
        }
        Outcome::Overflow | Outcome::Dearer | Outcome::Paused => return Err(MatchingError::Overflow),
    }
    let matching = engine.matching();
    let cost = engine.bound().half();
    Ok(Solution { matching, cost, certificate: engine.certificate() })
}

/// The matching with the greatest sum of weights. It need not match as many vertices as it could; an
/// edge with a negative weight is never used.
///
/// The certificate proves it for the negated weights, as the cheapest matching in which staying alone
/// costs nothing; see [`verify_maximum_weight`].
///
/// # Errors
///
/// [`MatchingError::Overflow`] if the weights are too large.
pub fn maximum_weight_matching<W: Weight>(graph: &Graph<W>) -> Result<Solution<W>, MatchingError> {
    // The smallest number of all has no inverse.
    check_headroom(graph, &|_| Alone::Never)?;
    let solution = minimum_cost_matching(&graph.map(W::negated), |_| Alone::Costs(W::ZERO))?;
    Ok(Solution { cost: solution.cost.negated(), ..solution })
}

/// Checks a solution of [`maximum_weight_matching`].
///
/// # Errors
///
/// The first flaw found.
pub fn verify_maximum_weight<W: Weight>(graph: &Graph<W>, solution: &Solution<W>) -> Result<(), Flaw> {
    let alone = |_| Alone::Costs(W::ZERO);
    verify(&graph.map(W::negated), alone, &solution.matching, &solution.certificate)
}

/// Among the matchings with as many pairs as possible, the cheapest.
///
/// The cost has two parts: how many vertices stay alone, and the sum of the weights. The certificate
/// proves both; see [`verify_maximum_cardinality`].
///
/// # Errors
///
/// [`MatchingError::Overflow`] if the weights are too large.
pub fn minimum_cost_maximum_cardinality_matching<W: Weight>(
    graph: &Graph<W>,
) -> Result<Solution<(i64, W)>, MatchingError> {
    minimum_cost_matching(&graph.map(|weight| (0, weight)), |_| Alone::Costs((1, W::ZERO)))
}

/// Checks a solution of [`minimum_cost_maximum_cardinality_matching`].
///
/// # Errors
///
/// The first flaw found.
pub fn verify_maximum_cardinality<W: Weight>(
    graph: &Graph<W>,
    solution: &Solution<(i64, W)>,
) -> Result<(), Flaw> {
    let alone = |_| Alone::Costs((1, W::ZERO));
    verify(&graph.map(|weight| (0, weight)), alone, &solution.matching, &solution.certificate)
}

/// So much larger than the largest cost a weight must be able to become.
///
/// Let no cost exceed C, n be the number of vertices. At the start prices are at most 3 C. A ring that is matched
/// by halves is tight all around, so that its prices are alternating sums of its costs: n C at most. A
/// search goes from such a vertex r to another. All edges of the way are tight at the end, so the price of r
/// is then, up to the price of the other end, an alternating sum of doubled costs: 3 n C at most; and
/// likewise the price of every vertex of the tree differs from that of r or from its negative by such a sum: 5 n C at
/// most. Events add up to a dozen of these numbers, for which `PRICE_HEADROOM` makes room.
///
/// In the less important components of a lexicographic weight the prices can, in theory, drift further;
/// therefore they are checked after each search.
pub(crate) fn headroom(vertices: usize) -> u64 {
    96 * (vertices as u64 + 2)
}

fn check_headroom<W: Weight>(
    graph: &Graph<W>,
    alone: &impl Fn(usize) -> Alone<W>,
) -> Result<(), MatchingError> {
    let factor = headroom(graph.vertex_count());
    let fits = |vertex: usize| match alone(vertex) {
        Alone::Never => true,
        Alone::Costs(cost) => cost.fits(factor),
    };
    if graph.fits(factor) && (0..graph.vertex_count()).all(fits) {
        Ok(())
    } else {
        Err(MatchingError::Overflow)
    }
}
