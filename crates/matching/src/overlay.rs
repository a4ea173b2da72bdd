//! A graph with changes on top of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::engine::Adjacency;
use crate::error::GraphError;
use crate::graph::Graph;
use crate::index::{at, number};
use crate::weight::Weight;

/// An edge that the original graph does not have, or has at another cost.
#[derive(Clone, Copy, Debug)]
struct Extra<W> {
    target: u32,
    cost: W,
    allowed: bool,
}

/// A shared graph that never changes, and what is different. A copy costs little.
#[derive(Debug)]
pub(crate) struct Overlay<W> {
    original: Arc<Graph<W>>,
    /// A bit for each end of each edge of the original graph: it is forbidden, or has another cost.
    hidden: Vec<u64>,
    /// Edges that are new or have another cost, in increasing order of their targets.
    extra: BTreeMap<u32, Vec<Extra<W>>>,
    removed: Vec<bool>,
    /// Vertices whose edges are not simply those of the original graph.
    changed: Vec<bool>,
}

impl<W: Clone> Clone for Overlay<W> {
    fn clone(&self) -> Self {
        Self {
            original: Arc::clone(&self.original),
            hidden: self.hidden.clone(),
            extra: self.extra.clone(),
            removed: self.removed.clone(),
            changed: self.changed.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.original = Arc::clone(&source.original);
        self.hidden.clone_from(&source.hidden);
        self.extra.clone_from(&source.extra);
        self.removed.clone_from(&source.removed);
        self.changed.clone_from(&source.changed);
    }
}

impl<W: Weight> Overlay<W> {
    pub(crate) fn new(original: Arc<Graph<W>>) -> Self {
        let n = original.vertex_count();
        let hidden = vec![0; (2 * original.edge_count()).div_ceil(64)];
        Self { original, hidden, extra: BTreeMap::new(), removed: vec![false; n], changed: vec![false; n] }
    }

    pub(crate) fn vertex_count(&self) -> usize {
        self.removed.len()
    }

    pub(crate) fn add_vertex(&mut self) {
        self.removed.push(false);
        self.changed.push(true);
    }

    pub(crate) fn is_removed(&self, vertex: usize) -> bool {
        self.removed[vertex]
    }

    pub(crate) fn set_removed(&mut self, vertex: usize, removed: bool) {
        self.removed[vertex] = removed;
        self.changed[vertex] = true;
        let mut neighbours = Vec::new();
        self.visit_all(number(vertex), |other, _, _| neighbours.push(other));
        for other in neighbours {
            self.changed[at(other)] = true;
        }
    }

    /// The cost of an edge and whether it is allowed.
    pub(crate) fn edge(&self, u: usize, v: usize) -> Option<(W, bool)> {
        if let Some(extra) = self.extra.get(&number(u))
            && let Ok(place) = extra.binary_search_by_key(&number(v), |extra| extra.target)
        {
            return Some((extra[place].cost, extra[place].allowed));
        }
        let place = self.place(u, v)?;
        Some((self.original.weight(u, v)?, !self.is_hidden(place)))
    }

    /// Allows or forbids an edge, if there is such an edge.
    pub(crate) fn set_allowed(&mut self, u: usize, v: usize, allowed: bool) {
        for (u, v) in [(u, v), (v, u)] {
            self.changed[u] = true;
            if let Some(extra) = self.extra.get_mut(&number(u))
                && let Ok(place) = extra.binary_search_by_key(&number(v), |extra| extra.target)
            {
                extra[place].allowed = allowed;
            } else if let Some(place) = self.place(u, v) {
                self.hide(place, !allowed);
            }
        }
    }

    /// Gives an edge another cost, or adds it; it is allowed then.
    pub(crate) fn set_cost(&mut self, u: usize, v: usize, cost: W) -> Result<(), GraphError> {
        if let Some(&vertex) = [u, v].iter().find(|&&end| end >= self.vertex_count()) {
            return Err(GraphError::NoSuchVertex(vertex));
        }
        if u == v {
            return Err(GraphError::Loop(u));
        }
        for (u, v) in [(u, v), (v, u)] {
            self.changed[u] = true;
            if let Some(place) = self.place(u, v) {
                self.hide(place, true);
            }
            let extra = self.extra.entry(number(u)).or_default();
            let new = Extra { target: number(v), cost, allowed: true };
            match extra.binary_search_by_key(&number(v), |extra| extra.target) {
                Ok(place) => extra[place] = new,
                Err(place) => extra.insert(place, new),
            }
        }
        Ok(())
    }

    /// The neighbours of a vertex, with cost and whether the edge is allowed, removed ones included.
    pub(crate) fn visit_all(&self, vertex: u32, mut visit: impl FnMut(u32, W, bool)) {
        let extra = self.extra.get(&vertex).map_or(&[][..], Vec::as_slice);
        if at(vertex) < self.original.vertex_count() {
            let start = self.original.start(at(vertex));
            let (targets, costs) = self.original.row(at(vertex));
            for (step, (&target, &cost)) in targets.iter().zip(costs).enumerate() {
                let hidden = self.is_hidden(start + step);
                // A hidden edge may have been replaced.
                if !hidden || extra.binary_search_by_key(&target, |extra| extra.target).is_err() {
                    visit(target, cost, !hidden);
                }
            }
        }
        for extra in extra {
            visit(extra.target, extra.cost, extra.allowed);
        }
    }

    /// The graph as it is now.
    pub(crate) fn to_graph(&self) -> Graph<W> {
        Graph::from_rows((0..number(self.vertex_count())).map(|vertex| {
            let mut row = Vec::new();
            self.visit(vertex, |other, cost| row.push((other, cost)));
            row.sort_unstable_by_key(|&(other, _)| other);
            row
        }))
    }

    /// Whether every cost times `factor` can be represented.
    pub(crate) fn fits(&self, factor: u64) -> bool {
        self.original.fits(factor) && self.extra.values().flatten().all(|extra| extra.cost.fits(factor))
    }

    fn place(&self, u: usize, v: usize) -> Option<usize> {
        self.original.place(u, v)
    }

    fn is_hidden(&self, place: usize) -> bool {
        self.hidden[place / 64] & 1 << (place % 64) != 0
    }

    fn hide(&mut self, place: usize, hidden: bool) {
        let bit = 1 << (place % 64);
        if hidden {
            self.hidden[place / 64] |= bit;
        } else {
            self.hidden[place / 64] &= !bit;
        }
    }
}

impl<W: Weight> Adjacency<W> for Overlay<W> {
    #[inline]
    fn visit(&self, vertex: u32, mut visit: impl FnMut(u32, W)) {
        if !self.changed[at(vertex)] {
            return self.original.visit(vertex, visit);
        }
        if self.removed[at(vertex)] {
            return;
        }
        self.visit_all(vertex, |other, cost, allowed| {
            if allowed && !self.removed[at(other)] {
                visit(other, cost);
            }
        });
    }
}
