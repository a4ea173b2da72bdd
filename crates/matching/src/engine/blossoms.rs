//! The forest of blossoms, and the sets that lead from a vertex to its top node.
//!
//! When top nodes are joined, the smaller sets are renamed after the largest; when a blossom is
//! opened, its largest child keeps the name. Either way a vertex is renamed O(log n) times in a
//! search, because within one search a set is first only split and then only joined.

use super::{Engine, Label, NONE, Node, Ring};
use crate::index::{at, number};
use crate::weight::Weight;

/// Calls `visit` with every vertex of a node, in the order of the rings.
#[inline]
pub(super) fn for_each_vertex<W>(vertices: usize, rings: &[Ring<W>], node: u32, mut visit: impl FnMut(u32)) {
    if at(node) < vertices {
        return visit(node);
    }
    let mut waiting = vec![node];
    while let Some(node) = waiting.pop() {
        if at(node) < vertices {
            visit(node);
        } else {
            waiting.extend(rings[at(node) - vertices].children.iter().rev());
        }
    }
}

impl<W: Weight> Engine<W> {
    /// The child of `blossom` that contains the vertex.
    pub(super) fn child_with(&self, blossom: u32, vertex: u32) -> u32 {
        let mut node = vertex;
        while self.nodes[at(node)].parent != blossom {
            node = self.nodes[at(node)].parent;
        }
        node
    }

    /// Makes a blossom of top nodes; `links[i]` joins `children[i]` with the next one. Its base and
    /// mate are those of the first child.
    pub(super) fn join(&mut self, children: Vec<u32>, links: Vec<(u32, u32)>, price: W) -> u32 {
        let size = |&child: &u32| self.nodes[at(child)].size;
        let total = children.iter().map(size).sum();
        let largest = children.iter().copied().max_by_key(size).unwrap_or(children[0]);
        let set = self.nodes[at(largest)].set;
        let Node { base, mate, .. } = self.nodes[at(children[0])];

        let blossom = self.free_blossoms.pop().unwrap_or_else(|| number(self.nodes.len()));
        for &child in children.iter().filter(|&&child| child != largest) {
            self.free_sets.push(self.nodes[at(child)].set);
            self.rename(child, set);
        }
        for &child in &children {
            self.nodes[at(child)].parent = blossom;
        }
        self.set_node[at(set)] = blossom;
        let (label, entry) = (Label::Outside, (NONE, NONE));
        let node = Node { parent: NONE, set, size: total, base, mate, label, entry };
        let ring = Ring { children, links, price };
        if at(blossom) == self.nodes.len() {
            self.nodes.push(node);
            self.offsets.push(W::ZERO);
            self.rings.push(ring);
        } else {
            self.nodes[at(blossom)] = node;
            self.offsets[at(blossom)] = W::ZERO;
            *self.ring_mut(blossom) = ring;
        }
        blossom
    }

    /// Takes a top blossom apart. Its children become top nodes and are matched with each other
    /// around the ring; the child with the base takes over the mate. The ring is given back.
    pub(super) fn take_apart(&mut self, blossom: u32) -> Ring<W> {
        let empty = Ring { children: Vec::new(), links: Vec::new(), price: W::ZERO };
        let ring = std::mem::replace(self.ring_mut(blossom), empty);
        let Node { set, base, mate, .. } = self.nodes[at(blossom)];
        let children = &ring.children;
        let count = children.len();

        let largest = children.iter().copied().max_by_key(|&child| self.nodes[at(child)].size);
        let base_child = self.child_with(blossom, base);
        for &child in children {
            self.nodes[at(child)].parent = NONE;
            if Some(child) == largest {
                self.nodes[at(child)].set = set;
                self.set_node[at(set)] = child;
            } else if let Some(set) = self.free_sets.pop() {
                self.nodes[at(child)].set = set;
                self.set_node[at(set)] = child;
                self.rename(child, set);
            }
        }

        let start = children.iter().position(|&child| child == base_child).unwrap_or(0);
        self.set_mate(base_child, base, mate);
        for step in (1..count).step_by(2) {
            let place = (start + step) % count;
            let (one, other) = ring.links[place];
            self.set_mate(children[place], one, other);
            self.set_mate(children[(place + 1) % count], other, one);
        }
        self.nodes[at(blossom)].label = Label::Outside;
        self.offsets[at(blossom)] = W::ZERO;
        self.free_blossoms.push(blossom);
        ring
    }

    /// Matches a top node: its vertex `base` with the vertex `mate`.
    #[inline]
    pub(super) fn set_mate(&mut self, top: u32, base: u32, mate: u32) {
        let node = &mut self.nodes[at(top)];
        node.base = base;
        node.mate = mate;
    }

    fn rename(&mut self, node: u32, new: u32) {
        let Self { y, set, rings, .. } = self;
        for_each_vertex(y.len(), rings, node, |vertex| set[at(vertex)] = new);
    }
}
