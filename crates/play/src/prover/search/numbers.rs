//! The search with proof numbers (df-pn, Nagai 2002, with the threshold of 1 + ε by Pawlewicz and Lew 2007): always on
//! with the branch that needs least, until the root is settled.

use super::fours::FourSearch;
use super::position::{Position, Side};
use super::tree::{NEVER, NOBODY, NodeId, Numbers, Shape, Tree};
use super::tuning::{Scope, Tuning};

/// One search and all that it has found out.
pub(super) struct NumberSearch<'a> {
    pub(super) position: &'a mut Position,
    pub(super) fours: &'a mut FourSearch,
    pub(super) tree: Tree,
    pub(super) scope: Scope,
    pub(super) tuning: Tuning,
    limit: u64,
}

/// The edge to go on with.
#[derive(Debug, Clone, Copy)]
struct Best {
    place: usize,
    /// The number of the next best edge.
    second: u32,
}

impl<'a> NumberSearch<'a> {
    /// A search that ends when `limit` marks have been placed on the position in all.
    pub(super) fn new(
        position: &'a mut Position,
        fours: &'a mut FourSearch,
        scope: Scope,
        tuning: Tuning,
        limit: u64,
    ) -> Self {
        NumberSearch { position, fours, tree: Tree::default(), scope, tuning, limit }
    }

    /// Searches from the position it stands in, and gives the root of the tree.
    pub(super) fn run(&mut self, to_move: Side) -> NodeId {
        let root = self.tree.find_or_add(self.position.key(to_move), Numbers { proof: 1, disproof: 1 });
        while !self.tree.node(root).numbers.is_settled() && !self.is_over() {
            self.visit(root, to_move, Numbers { proof: NEVER, disproof: NEVER });
        }
        root
    }

    fn is_over(&self) -> bool {
        self.position.placed >= self.limit || self.tree.is_full()
    }

    /// Works below a position until one of its numbers reaches its limit.
    fn visit(&mut self, id: NodeId, to_move: Side, limits: Numbers) {
        if self.tree.node(id).shape == Shape::New {
            self.expand(id, to_move);
        }
        loop {
            let (numbers, best) = self.sum_up(id, to_move);
            self.tree.node_mut(id).numbers = numbers;
            let enough = numbers.proof >= limits.proof || numbers.disproof >= limits.disproof;
            let Some(best) = best else { return };
            if numbers.is_settled() || enough || self.is_over() {
                return;
            }
            let edge = self.tree.edges(id)[best.place];
            let chosen = self.tree.numbers(edge);
            let raised = best.second.saturating_add(1 + best.second / self.tuning.patience).min(NEVER);
            let below = match to_move {
                Side::Attacker => Numbers {
                    proof: limits.proof.min(raised),
                    disproof: (limits.disproof - numbers.disproof).saturating_add(chosen.disproof).min(NEVER),
                },
                Side::Defender => Numbers {
                    proof: (limits.proof - numbers.proof).saturating_add(chosen.proof).min(NEVER),
                    disproof: limits.disproof.min(raised),
                },
            };
            let child = if edge.node == NOBODY {
                let child = self.tree.find_or_add(self.position.key_after(edge.cell, to_move), edge.guess());
                self.tree.edge_mut(id, best.place).node = child;
                child
            } else {
                edge.node
            };
            self.position.place(edge.cell, to_move);
            self.visit(child, to_move.other(), below);
            self.position.undo(edge.cell, to_move);
        }
    }

    /// The numbers of a position from those behind its edges, and the edge to go on with.
    fn sum_up(&self, id: NodeId, to_move: Side) -> (Numbers, Option<Best>) {
        let node = self.tree.node(id);
        match node.shape {
            Shape::New | Shape::Line { .. } | Shape::Double | Shape::Dead => return (node.numbers, None),
            Shape::Open | Shape::Threat { .. } => {}
        }
        let (mut least, mut second, mut sum, mut place) = (NEVER, NEVER, 0u32, 0);
        for (at, edge) in self.tree.edges(id).iter().enumerate() {
            let numbers = self.tree.numbers(*edge);
            let (own, other) = match to_move {
                Side::Attacker => (numbers.proof, numbers.disproof),
                Side::Defender => (numbers.disproof, numbers.proof),
            };
            // Shared branches are counted again and again, so that sums can grow out of all bounds. Only a branch
            // that is settled makes a sum infinite.
            sum = if other == NEVER { NEVER } else { sum.max(sum.saturating_add(other).min(NEVER - 1)) };
            if own < least {
                (second, least, place) = (least, own, at);
            } else if own < second {
                second = own;
            }
        }
        let numbers = match to_move {
            Side::Attacker => Numbers { proof: least, disproof: sum },
            Side::Defender => Numbers { proof: sum, disproof: least },
        };
        (numbers, Some(Best { place, second }))
    }
}
