//! Solving again after a change.

mod change;

use std::sync::Arc;

use crate::engine::{Engine, Outcome};
use crate::error::MatchingError;
use crate::graph::Graph;
use crate::index::{at, number};
use crate::matching::Matching;
use crate::overlay::Overlay;
use crate::solution::{Alone, Certificate, Solution};
use crate::solve::headroom;
use crate::verify::{Flaw, verify};
use crate::weight::Weight;

/// A minimum-cost matching that is kept while the graph changes.
///
/// After a change at one vertex only this vertex and its former mate have to be matched again: two
/// searches at most, instead of one for every vertex. Whatever was changed, [`solve`](Self::solve)
/// gives the same cost as a fresh solver would, with a certificate. The pairs may be others if several
/// matchings cost the same; they depend on nothing but the calls made.
///
/// A clone shares the graph and copies only matching, prices and changes, so that trying something out
/// is: clone, change, solve, drop. With [`Clone::clone_from`] even the memory is used again.
///
/// ```
/// use std::sync::Arc;
/// use kolo_matching::{Alone, Graph, Solver};
///
/// let graph = Graph::from_edges(4, [(0, 1, 1_i64), (2, 3, 1), (0, 2, 3), (1, 3, 3), (0, 3, 9)])?;
/// let mut solver = Solver::new(Arc::new(graph), |_| Alone::Never)?;
/// assert_eq!(solver.solve()?, 2);
///
/// // What if 0 could only be matched with 2 or 3, for at most 5?
/// let mut trial = solver.clone();
/// trial.allow_only(0, &[2, 3]);
/// assert_eq!(trial.solve_within(5)?, None);
/// assert_eq!(trial.solve_within(6)?, Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver<W: Weight> {
    graph: Overlay<W>,
    /// What staying alone costs; the engine may know better about removed vertices.
    alone: Vec<Alone<W>>,
    engine: Engine<W>,
}

impl<W: Weight> Clone for Solver<W> {
    fn clone(&self) -> Self {
        Self { graph: self.graph.clone(), alone: self.alone.clone(), engine: self.engine.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.graph.clone_from(&source.graph);
        self.alone.clone_from(&source.alone);
        self.engine.clone_from(&source.engine);
    }
}

impl<W: Weight> Solver<W> {
    /// A solver for the cheapest matching in which some vertices may stay alone at a cost.
    ///
    /// # Errors
    ///
    /// [`MatchingError::Overflow`] if the weights are too large.
    pub fn new(graph: Arc<Graph<W>>, alone: impl Fn(usize) -> Alone<W>) -> Result<Self, MatchingError> {
        let n = graph.vertex_count();
        let alone: Vec<Alone<W>> = (0..n).map(alone).collect();
        let mut engine = Engine::new(n, |vertex| alone[vertex]);
        let solver = Self { graph: Overlay::new(graph), alone, engine: engine.clone() };
        if !solver.fits(n) {
            return Err(MatchingError::Overflow);
        }
        engine.start(&solver.graph);
        Ok(Self { engine, ..solver })
    }

    /// How many vertices there are, removed ones included.
    pub fn vertex_count(&self) -> usize {
        self.graph.vertex_count()
    }

    /// The cost of the cheapest matching.
    ///
    /// # Errors
    ///
    /// [`MatchingError::NoPerfectMatching`] if not all vertices that must be matched can be; the
    /// solver stays usable, and after a change it may be solved. [`MatchingError::Overflow`] if a
    /// number became too large even in a fresh solve.
    pub fn solve(&mut self) -> Result<W, MatchingError> {
        self.settle(None)?;
        Ok(self.engine.bound().half())
    }

    /// The cost of the cheapest matching if it is at most `most`; otherwise `None`, often after much
    /// less work than a solve would take.
    ///
    /// # Errors
    ///
    /// As [`solve`](Self::solve). Whether there is no matching at all or only none that is cheap
    /// enough may not be known; then the answer is `None`.
    pub fn solve_within(&mut self, most: W) -> Result<Option<W>, MatchingError> {
        let limit = if most.fits(headroom(0)) { Some(most.doubled()) } else { None };
        let settled = self.settle(limit)?;
        let cost = self.engine.bound().half();
        Ok((settled && cost <= most).then_some(cost))
    }

    /// `false` if the limit was exceeded.
    fn settle(&mut self, limit: Option<W>) -> Result<bool, MatchingError> {
        let mut outcome = self.engine.settle(&self.graph, limit);
        if outcome == Outcome::Overflow {
            self.begin_again();
            outcome = self.engine.settle(&self.graph, limit);
        }
        match outcome {
            Outcome::Settled => Ok(true),
            Outcome::Dearer => Ok(false),
            Outcome::Stuck => {
                let barrier = self.engine.barrier().iter().map(|&vertex| at(vertex)).collect();
                Err(MatchingError::NoPerfectMatching { barrier })
            }
            Outcome::Overflow | Outcome::Paused => {
                self.begin_again();
                Err(MatchingError::Overflow)
            }
        }
    }

    /// Prices drift with every change. When they become too large, those of a fresh start will do.
    fn begin_again(&mut self) {
        self.engine.reset();
        self.engine.start(&self.graph);
    }

    /// The pairs found by the last [`solve`](Self::solve). After a change that was not solved, or
    /// without a solution, some vertices have no mate here.
    pub fn matching(&self) -> Matching {
        self.engine.matching()
    }

    /// `false` if the prices of the last [`solve`](Self::solve) prove that no cheapest matching has an edge of this
    /// cost between these two, whether it is in the graph or not, as long as all edges that are missing are as dear as
    /// their prices. `true` proves nothing.
    pub fn may_be_in_a_cheapest(&self, u: usize, v: usize, cost: W) -> bool {
        self.engine.may_be_tight(number(u), number(v), cost)
    }

    /// The prices; after a successful [`solve`](Self::solve) they prove that the matching is cheapest.
    pub fn certificate(&self) -> Certificate<W> {
        self.engine.certificate()
    }

    /// Solves and gives the matching with its proof. A removed vertex counts as alone at no cost.
    ///
    /// # Errors
    ///
    /// As [`solve`](Self::solve).
    pub fn solution(&mut self) -> Result<Solution<W>, MatchingError> {
        let cost = self.solve()?;
        Ok(Solution { matching: self.matching(), cost, certificate: self.certificate() })
    }

    /// Checks the present matching and prices against the present graph.
    ///
    /// # Errors
    ///
    /// The first flaw found; there is always one before a change is solved.
    pub fn verify(&self) -> Result<(), Flaw> {
        verify(&self.graph(), |vertex| self.alone(vertex), &self.matching(), &self.certificate())
    }

    /// The graph as it is now: only edges that are allowed, none at removed vertices.
    pub fn graph(&self) -> Graph<W> {
        self.graph.to_graph()
    }

    /// What staying alone costs the vertex now: nothing if it is removed.
    pub fn alone(&self, vertex: usize) -> Alone<W> {
        if self.graph.is_removed(vertex) { Alone::Costs(W::ZERO) } else { self.alone[vertex] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When prices have drifted too far, all is begun again; the changes made so far must survive it.
    #[test]
    fn changes_survive_a_new_beginning() {
        let n = 12;
        let edges = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v, ((u * 7 + v * 5) % 11) as u64)));
        let edges = edges.map(|(u, v, cost)| (u, v, [cost.cast_signed(), 1]));
        let mut solver =
            Solver::new(Arc::new(Graph::from_edges(n, edges).unwrap()), |_| Alone::Never).unwrap();
        solver.solve().unwrap();
        solver.forbid(0, solver.matching().mate(0).unwrap());
        solver.remove_vertex(3);
        solver.set_cost(1, 2, [-5, 0]).unwrap();
        let new = solver.add_vertex(Alone::Never).unwrap();
        solver.set_cost(new, 7, [2, 2]).unwrap();
        let mut again = solver.clone();
        again.begin_again();
        assert_eq!(again.solve(), solver.solve());
        assert!(again.solve().is_ok());
        assert_eq!((again.verify(), solver.verify()), (Ok(()), Ok(())));
        assert_eq!(again.matching().mate(3), None);
        again.begin_again();
        again.restore_vertex(3);
        solver.restore_vertex(3);
        assert!(matches!(again.solve(), Err(MatchingError::NoPerfectMatching { .. })));
        assert!(solver.solve().is_err());
    }
}
