//! Into how many odd components a graph falls when one more vertex is taken away.

use crate::graph::Graph;
use crate::weight::Weight;

/// A depth-first walk through one component, for all vertices at once.
#[derive(Debug)]
pub(super) struct Pieces {
    component: Vec<usize>,
    /// When the walk came to a vertex; zero before.
    came: Vec<usize>,
    /// The earliest vertex that can be reached from below without passing the vertex itself.
    low: Vec<usize>,
    /// How many vertices lie below, itself included.
    below: Vec<usize>,
    /// How many vertices below are cut off when the vertex is taken away, and in how many odd pieces.
    cut_off: Vec<(usize, usize)>,
    /// The root of the walk.
    root: Vec<usize>,
}

impl Pieces {
    pub(super) fn new(component: &[usize]) -> Self {
        let room = component.last().map_or(0, |&last| last + 1);
        Self {
            component: component.to_vec(),
            came: vec![0; room],
            low: vec![0; room],
            below: vec![0; room],
            cut_off: vec![(0, 0); room],
            root: vec![0; room],
        }
    }

    /// The first of `candidates` such that without it and the `removed` vertices at least `wanted`
    /// odd components are left.
    pub(super) fn first_that_leaves<W: Weight>(
        &mut self,
        graph: &Graph<W>,
        removed: &[usize],
        candidates: &[usize],
        wanted: usize,
    ) -> Option<usize> {
        let odd = self.walk(graph, removed);
        candidates.iter().copied().find(|&vertex| {
            let whole = self.below[self.root[vertex]];
            let (size, pieces) = self.cut_off[vertex];
            let remainder = whole - 1 - size;
            odd - whole % 2 + pieces + remainder % 2 >= wanted
        })
    }

    /// Walks through what is left and counts the odd components.
    fn walk<W: Weight>(&mut self, graph: &Graph<W>, removed: &[usize]) -> usize {
        for &vertex in &self.component {
            self.came[vertex] = 0;
            self.cut_off[vertex] = (0, 0);
        }
        for &vertex in removed {
            self.came[vertex] = usize::MAX;
        }
        let (mut clock, mut odd) = (0, 0);
        for start in 0..self.component.len() {
            let root = self.component[start];
            if self.came[root] != 0 {
                continue;
            }
            // The way from the root, each with its parent and the neighbours not yet looked at.
            let mut way = Vec::new();
            self.enter(root, root, &mut clock);
            way.push((root, graph.row(root).0.iter()));
            while let Some((vertex, neighbours)) = way.last_mut() {
                let vertex = *vertex;
                if let Some(&other) = neighbours.next() {
                    let other = crate::index::at(other);
                    if self.came[other] == 0 {
                        self.enter(other, root, &mut clock);
                        way.push((other, graph.row(other).0.iter()));
                    } else if self.came[other] != usize::MAX {
                        self.low[vertex] = self.low[vertex].min(self.came[other]);
                    }
                    continue;
                }
                way.pop();
                if let Some(&(parent, _)) = way.last() {
                    self.leave(vertex, parent);
                }
            }
            odd += self.below[root] % 2;
        }
        odd
    }

    fn enter(&mut self, vertex: usize, root: usize, clock: &mut usize) {
        *clock += 1;
        self.came[vertex] = *clock;
        self.low[vertex] = *clock;
        self.below[vertex] = 1;
        self.root[vertex] = root;
    }

    fn leave(&mut self, vertex: usize, parent: usize) {
        self.below[parent] += self.below[vertex];
        if self.low[vertex] >= self.came[parent] {
            let (size, pieces) = &mut self.cut_off[parent];
            *size += self.below[vertex];
            *pieces += self.below[vertex] % 2;
        }
        self.low[parent] = self.low[parent].min(self.low[vertex]);
    }
}
