//! What can be changed.

use super::Solver;
use crate::error::GraphError;
use crate::graph::GraphBuilder;
use crate::index::{at, number};
use crate::solution::Alone;
use crate::solve::headroom;
use crate::weight::Weight;

/// Changes. To name a vertex that does not exist is a mistake of the caller and panics, as a wrong
/// index does.
impl<W: Weight> Solver<W> {
    /// Forbids all edges of `vertex` except those to `partners`, which are allowed.
    pub fn allow_only(&mut self, vertex: usize, partners: &[usize]) {
        self.change_edges(vertex, |other, _| partners.contains(&other));
    }

    /// Forbids all edges of `vertex` except those that `keep` wants; none is allowed again.
    pub fn forbid_unless(&mut self, vertex: usize, keep: impl Fn(usize) -> bool) {
        self.change_edges(vertex, |other, allowed| allowed && keep(other));
    }

    /// Allows all edges of `vertex`, no matter who forbade them.
    pub fn allow_all(&mut self, vertex: usize) {
        self.change_edges(vertex, |_, _| true);
    }

    /// Forbids an edge. It keeps its cost and can be allowed again. Nothing happens if there is no
    /// such edge.
    pub fn forbid(&mut self, u: usize, v: usize) {
        self.set_allowed(u, v, false);
    }

    /// Allows an edge that was forbidden.
    pub fn allow(&mut self, u: usize, v: usize) {
        self.set_allowed(u, v, true);
    }

    /// Gives an edge another cost, or adds it if there is none. It is allowed then.
    ///
    /// # Errors
    ///
    /// If the ends are no two vertices, or the cost is too large. Then nothing is changed.
    pub fn set_cost(&mut self, u: usize, v: usize, cost: W) -> Result<(), GraphError> {
        if !cost.fits(headroom(self.vertex_count())) {
            return Err(GraphError::WeightTooLarge);
        }
        let old = self.graph.edge(u, v);
        self.graph.set_cost(u, v, cost)?;
        if old != Some((cost, true)) && !self.keeps_sound(u, v, Some(cost)) {
            self.release(u);
        }
        Ok(())
    }

    /// Replaces all edges of a vertex: it has these neighbours at these costs now.
    ///
    /// # Errors
    ///
    /// If a neighbour is no other vertex, or a cost is too large. Then nothing is changed.
    pub fn set_edges(&mut self, vertex: usize, edges: &[(usize, W)]) -> Result<(), GraphError> {
        let factor = headroom(self.vertex_count());
        for &(other, cost) in edges {
            if other >= self.vertex_count() {
                return Err(GraphError::NoSuchVertex(other));
            }
            if other == vertex {
                return Err(GraphError::Loop(vertex));
            }
            if !cost.fits(factor) {
                return Err(GraphError::WeightTooLarge);
            }
        }
        self.allow_only(vertex, &[]);
        edges.iter().try_for_each(|&(other, cost)| self.set_cost(vertex, other, cost))
    }

    /// Changes what it costs a vertex to stay alone. For a removed vertex it counts from when it is
    /// restored.
    ///
    /// # Errors
    ///
    /// If the cost is too large. Then nothing is changed.
    pub fn set_alone(&mut self, vertex: usize, alone: Alone<W>) -> Result<(), GraphError> {
        if !alone_fits(alone, headroom(self.vertex_count())) {
            return Err(GraphError::WeightTooLarge);
        }
        self.alone[vertex] = alone;
        if !self.graph.is_removed(vertex) && self.engine.set_alone(number(vertex), alone) {
            self.release(vertex);
        }
        Ok(())
    }

    /// Takes a vertex out: it is left unmatched, and that costs nothing. Its edges and costs are
    /// kept for [`restore_vertex`](Self::restore_vertex).
    pub fn remove_vertex(&mut self, vertex: usize) {
        self.set_removed(vertex, true);
    }

    /// Puts a removed vertex back.
    pub fn restore_vertex(&mut self, vertex: usize) {
        self.set_removed(vertex, false);
    }

    /// Adds a vertex without edges and gives its number: the next one. Takes time proportional to the
    /// size of the graph.
    ///
    /// # Errors
    ///
    /// If there are too many vertices, or the weights are too large for one more. Then nothing is
    /// changed.
    pub fn add_vertex(&mut self, alone: Alone<W>) -> Result<usize, GraphError> {
        let vertex = self.vertex_count();
        if vertex >= GraphBuilder::<W>::MAX_VERTICES {
            return Err(GraphError::TooManyVertices);
        }
        if !self.fits(vertex + 1) || !alone_fits(alone, headroom(vertex + 1)) {
            return Err(GraphError::WeightTooLarge);
        }
        self.graph.add_vertex();
        self.alone.push(alone);
        self.engine.add_vertex(alone);
        self.reprice(vertex);
        Ok(vertex)
    }

    /// Whether all weights are small enough for so many vertices.
    pub(super) fn fits(&self, vertices: usize) -> bool {
        let factor = headroom(vertices);
        self.graph.fits(factor) && self.alone.iter().all(|&alone| alone_fits(alone, factor))
    }

    fn set_removed(&mut self, vertex: usize, removed: bool) {
        if self.graph.is_removed(vertex) == removed {
            return;
        }
        self.graph.set_removed(vertex, removed);
        // Released in any case, so it does not matter what the engine thinks of the new cost.
        self.engine.set_alone(number(vertex), self.alone(vertex));
        self.release(vertex);
    }

    fn set_allowed(&mut self, u: usize, v: usize, allowed: bool) {
        let Some((cost, before)) = self.graph.edge(u, v) else { return };
        if before == allowed {
            return;
        }
        self.graph.set_allowed(u, v, allowed);
        if !self.keeps_sound(u, v, allowed.then_some(cost)) {
            self.release(u);
        }
    }

    /// Allows or forbids all edges of one vertex, with one release at most.
    fn change_edges(&mut self, vertex: usize, allow: impl Fn(usize, bool) -> bool) {
        let mut changes = Vec::new();
        self.graph.visit_all(number(vertex), |other, cost, allowed| {
            let other = at(other);
            if allow(other, allowed) != allowed {
                changes.push((other, (!allowed).then_some(cost)));
            }
        });
        let mut sound = true;
        for (other, cost) in changes {
            self.graph.set_allowed(vertex, other, cost.is_some());
            sound &= self.keeps_sound(vertex, other, cost);
        }
        if !sound {
            self.release(vertex);
        }
    }

    /// Whether matching and prices stay sound when an edge gets this cost, or is taken away.
    fn keeps_sound(&self, u: usize, v: usize, cost: Option<W>) -> bool {
        if self.graph.is_removed(u) || self.graph.is_removed(v) {
            return true;
        }
        let (u, v) = (number(u), number(v));
        !self.engine.is_in_use(u, v) && cost.is_none_or(|cost| self.engine.has_slack(u, v, cost))
    }

    fn release(&mut self, vertex: usize) {
        let mate = self.engine.release(number(vertex));
        if self.reprice(vertex)
            && let Some(mate) = mate
        {
            self.reprice(at(mate));
        }
    }

    /// `false` if everything was begun again.
    fn reprice(&mut self, vertex: usize) -> bool {
        let fits = self.engine.reprice(&self.graph, number(vertex));
        if !fits {
            self.begin_again();
        }
        fits
    }
}

fn alone_fits<W: Weight>(alone: Alone<W>, factor: u64) -> bool {
    match alone {
        Alone::Never => true,
        Alone::Costs(cost) => cost.fits(factor),
    }
}
