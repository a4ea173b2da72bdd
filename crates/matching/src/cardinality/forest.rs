//! Augmenting paths without weights: Edmonds' search with blossoms shrunk by union-find.

use super::{at, number};
use crate::graph::Graph;
use crate::weight::Weight;

/// The distance from the root of the search, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    None,
    Even,
    Odd,
}

const NONE: u32 = u32::MAX;

/// A matching that grows, and the trees that could not make it grow.
///
/// A search that fails leaves its labels behind: nothing outside such a tree is joined to an even
/// vertex of it, so no later search can get through, and it needs not be looked at again.
#[derive(Debug)]
pub(super) struct Forest<'g, W> {
    graph: &'g Graph<W>,
    mates: Vec<u32>,
    labels: Vec<Label>,
    /// For an odd vertex the even one it was found from; for a vertex that became even in a blossom
    /// the next one on the way to the root.
    parents: Vec<u32>,
    /// Union-find: vertices of one blossom share their base.
    bases: Vec<u32>,
    removed: Vec<bool>,
    /// Even vertices of the present search, in the order they were found.
    queue: Vec<u32>,
    /// All labelled vertices of the present search.
    touched: Vec<u32>,
    marks: Vec<u32>,
    last_mark: u32,
}

impl<'g, W: Weight> Forest<'g, W> {
    pub(super) fn new(graph: &'g Graph<W>) -> Self {
        let n = graph.vertex_count();
        Self {
            graph,
            mates: vec![NONE; n],
            labels: vec![Label::None; n],
            parents: vec![NONE; n],
            bases: (0..number(n)).collect(),
            removed: vec![false; n],
            queue: Vec::new(),
            touched: Vec::new(),
            marks: vec![0; n],
            last_mark: 0,
        }
    }

    /// Matches every vertex with its free neighbour of the smallest degree.
    fn match_greedily(&mut self) {
        let graph = self.graph;
        for vertex in 0..graph.vertex_count() {
            if self.mates[vertex] != NONE || self.removed[vertex] {
                continue;
            }
            let free = graph
                .neighbours(vertex)
                .map(|(other, _)| other)
                .filter(|&other| self.mates[other] == NONE && !self.removed[other]);
            if let Some(other) = free.min_by_key(|&other| graph.neighbours(other).len()) {
                self.mates[vertex] = number(other);
                self.mates[other] = number(vertex);
            }
        }
    }

    /// Matches as many vertices as possible. Vertices that stay alone keep their labels.
    pub(super) fn make_largest(&mut self) {
        self.match_greedily();
        for vertex in 0..number(self.mates.len()) {
            if self.mates[at(vertex)] == NONE && !self.removed[at(vertex)] {
                self.augment_from(vertex);
            }
        }
    }

    /// Removes all labels, so that vertices may be taken away.
    pub(super) fn forget_all(&mut self) {
        self.touched = (0..number(self.mates.len())).collect();
        self.forget();
    }

    /// How many vertices are there and have no mate.
    pub(super) fn alone_count(&self) -> usize {
        let alone = self.mates.iter().zip(&self.removed);
        alone.filter(|&(&mate, &removed)| mate == NONE && !removed).count()
    }

    pub(super) fn label(&self, vertex: u32) -> Label {
        self.labels[at(vertex)]
    }

    pub(super) fn into_mates(self) -> Vec<u32> {
        self.mates
    }

    pub(super) fn mates(&self) -> &[u32] {
        &self.mates
    }

    pub(super) fn set_mates(&mut self, mates: &[u32]) {
        self.mates.copy_from_slice(mates);
    }

    /// Puts a vertex back that [`remove`](Self::remove) took away; the matching is not changed.
    pub(super) fn put_back(&mut self, vertex: u32) {
        self.removed[at(vertex)] = false;
    }

    /// Takes a vertex away from a graph with a largest matching, and makes the matching largest again.
    /// Only the mate can have become the end of a path that improves it.
    pub(super) fn remove(&mut self, vertex: u32) {
        self.removed[at(vertex)] = true;
        let mate = std::mem::replace(&mut self.mates[at(vertex)], NONE);
        if mate != NONE {
            self.mates[at(mate)] = NONE;
            if !self.augment_from(mate) {
                self.forget();
            }
        }
    }

    /// Searches a path from an unmatched vertex to another one and turns it over. `false` if there is
    /// none; then the labels stay.
    fn augment_from(&mut self, root: u32) -> bool {
        self.queue.clear();
        self.touched.clear();
        self.make_even(root);
        self.touched.push(root);
        let mut next = 0;
        while let Some(&vertex) = self.queue.get(next) {
            next += 1;
            let (neighbours, _) = self.graph.row(at(vertex));
            for &other in neighbours {
                if self.removed[at(other)] {
                    continue;
                }
                match self.labels[at(other)] {
                    Label::Odd => {}
                    Label::None => {
                        let mate = self.mates[at(other)];
                        if mate == NONE {
                            self.turn_over(vertex, other);
                            self.forget();
                            return true;
                        }
                        self.labels[at(other)] = Label::Odd;
                        self.parents[at(other)] = vertex;
                        self.make_even(mate);
                        self.touched.extend([other, mate]);
                    }
                    Label::Even => {
                        let (one, two) = (self.base(vertex), self.base(other));
                        if one != two {
                            let meeting = self.meeting(one, two);
                            self.shrink(vertex, other, meeting);
                            self.shrink(other, vertex, meeting);
                        }
                    }
                }
            }
        }
        false
    }

    fn make_even(&mut self, vertex: u32) {
        self.labels[at(vertex)] = Label::Even;
        self.queue.push(vertex);
    }

    /// Removes the labels of the present search.
    fn forget(&mut self) {
        for vertex in self.touched.drain(..) {
            self.labels[at(vertex)] = Label::None;
            self.bases[at(vertex)] = vertex;
            self.parents[at(vertex)] = NONE;
        }
    }

    /// The base of the blossom around a vertex.
    fn base(&mut self, vertex: u32) -> u32 {
        let mut base = vertex;
        while self.bases[at(base)] != base {
            let above = self.bases[at(self.bases[at(base)])];
            self.bases[at(base)] = above;
            base = above;
        }
        base
    }

    /// The first base that the ways of two bases to the root share.
    fn meeting(&mut self, one: u32, two: u32) -> u32 {
        self.last_mark += 1;
        let (mut here, mut there) = (one, two);
        loop {
            if here != NONE {
                if self.marks[at(here)] == self.last_mark {
                    return here;
                }
                self.marks[at(here)] = self.last_mark;
                let mate = self.mates[at(here)];
                here = if mate == NONE { NONE } else { self.base(self.parents[at(mate)]) };
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Draws the way from `vertex` to the base `meeting` into the blossom; `across` is the other end
    /// of the edge that closes it.
    fn shrink(&mut self, mut vertex: u32, mut across: u32, meeting: u32) {
        while self.base(vertex) != meeting {
            self.parents[at(vertex)] = across;
            let mate = self.mates[at(vertex)];
            if self.labels[at(mate)] == Label::Odd {
                self.make_even(mate);
            }
            // Bases only: a smaller blossom on the way is walked through up to its base.
            for inside in [vertex, mate] {
                if self.bases[at(inside)] == inside {
                    self.bases[at(inside)] = meeting;
                }
            }
            across = mate;
            vertex = self.parents[at(mate)];
        }
    }

    /// Matches `vertex` with the free `end`, and so on back to the root.
    fn turn_over(&mut self, vertex: u32, end: u32) {
        let (mut even, mut odd) = (vertex, end);
        loop {
            let next = self.mates[at(even)];
            self.mates[at(even)] = odd;
            self.mates[at(odd)] = even;
            if next == NONE {
                return;
            }
            odd = next;
            even = self.parents[at(next)];
        }
    }
}
