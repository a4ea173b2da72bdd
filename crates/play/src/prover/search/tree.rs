//! The positions met by the search with proof numbers, kept once each however they were reached.

use super::position::mixed;

/// Proof and disproof number: how much is still to be shown for a win, and for the end of all hope of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

/// As good as infinite; sums stop here.
pub(super) const NEVER: u32 = 1 << 30;

impl Numbers {
    pub(super) const WON: Numbers = Numbers { proof: 0, disproof: NEVER };
    pub(super) const LOST: Numbers = Numbers { proof: NEVER, disproof: 0 };

    pub(super) fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// A position of the tree.
pub(super) type NodeId = u32;

/// No position yet.
pub(super) const NOBODY: NodeId = u32::MAX;

/// A move from a position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    pub(super) cell: u8,
    /// What its proof is thought to cost, until it has been looked at.
    pub(super) proof: u8,
    /// Where it leads, once it has been looked at.
    pub(super) node: NodeId,
}

impl Edge {
    /// The numbers of a position that was not looked at.
    pub(super) fn guess(self) -> Numbers {
        Numbers { proof: u32::from(self.proof), disproof: 1 }
    }
}

/// How a position stands, as far as the proof needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Not looked at.
    New,
    /// Nothing known but its edges: the attacker's choices, or the only reply of the defender.
    Open,
    /// The attacker, who is to move, wins by the fours in `lines`.
    Line { start: u32, end: u32 },
    /// The defender, who is to move, cannot stop two fives.
    Double,
    /// The defender is to move; the fours in `lines` win against all replies without an edge.
    Threat { start: u32, end: u32 },
    /// No win is looked for below.
    Dead,
}

/// What is known about a position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    key: u128,
    pub(super) numbers: Numbers,
    pub(super) shape: Shape,
    first_edge: u32,
    edges: u32,
}

/// All positions, their edges and lines.
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    lines: Vec<u8>,
    /// Places of the positions by their keys; its length is a power of two.
    index: Vec<NodeId>,
}

/// Positions and edges that a tree may hold, some 150 MB in all. A search that needs more ends there.
const MOST_NODES: usize = 1 << 20;
const MOST_EDGES: usize = 1 << 23;

impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: Vec::new(), edges: Vec::new(), lines: Vec::new(), index: vec![NOBODY; 1 << 10] }
    }
}

impl Tree {
    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES || self.edges.len() >= MOST_EDGES
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    fn slot(&self, key: u128) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = usize::try_from(mixed(key).0).unwrap_or(0) & mask;
        while self.index[slot] != NOBODY && self.node(self.index[slot]).key != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// The position with this key, if it is known.
    pub(super) fn find(&self, key: u128) -> NodeId {
        self.index[self.slot(key)]
    }

    /// The position with this key, new if it was not known.
    pub(super) fn find_or_add(&mut self, key: u128, guess: Numbers) -> NodeId {
        let slot = self.slot(key);
        if self.index[slot] != NOBODY {
            return self.index[slot];
        }
        let id = u32::try_from(self.nodes.len()).expect("the tree is bounded far below this");
        self.nodes.push(Node { key, numbers: guess, shape: Shape::New, first_edge: 0, edges: 0 });
        self.index[slot] = id;
        if self.nodes.len() * 2 > self.index.len() {
            self.index = vec![NOBODY; self.index.len() * 4];
            for id in 0..=id {
                let slot = self.slot(self.node(id).key);
                self.index[slot] = id;
            }
        }
        id
    }

    pub(super) fn set_edges(&mut self, id: NodeId, edges: &[Edge]) {
        let first = u32::try_from(self.edges.len()).expect("the tree is bounded far below this");
        self.edges.extend_from_slice(edges);
        let count = u32::try_from(edges.len()).expect("no more moves than squares");
        let node = self.node_mut(id);
        node.first_edge = first;
        node.edges = count;
    }

    fn range(&self, id: NodeId) -> std::ops::Range<usize> {
        let node = self.node(id);
        let first = node.first_edge as usize;
        first..first + node.edges as usize
    }

    pub(super) fn edges(&self, id: NodeId) -> &[Edge] {
        &self.edges[self.range(id)]
    }

    pub(super) fn edge_mut(&mut self, id: NodeId, place: usize) -> &mut Edge {
        let at = self.range(id).start + place;
        &mut self.edges[at]
    }

    /// What is known, or thought, of the position behind an edge.
    pub(super) fn numbers(&self, edge: Edge) -> Numbers {
        if edge.node == NOBODY { edge.guess() } else { self.node(edge.node).numbers }
    }

    /// Keeps a line and gives its place.
    pub(super) fn keep_line(&mut self, line: &[u8]) -> (u32, u32) {
        let place = |length: usize| u32::try_from(length).expect("the tree is bounded far below this");
        let start = place(self.lines.len());
        self.lines.extend_from_slice(line);
        (start, place(self.lines.len()))
    }

    pub(super) fn line(&self, start: u32, end: u32) -> &[u8] {
        &self.lines[start as usize..end as usize]
    }
}
