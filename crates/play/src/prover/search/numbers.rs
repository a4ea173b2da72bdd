//! The search with proof numbers (df-pn): always on with the branch that needs least, until the root is settled.

use super::fours::{FourSearch, Fours};
use super::position::{Fives, Position, Side, members};
use super::threats::{interferers, replay};
use super::tree::{Edge, NEVER, NOBODY, NodeId, Numbers, Shape, Tree};
use crate::CELLS;

/// Knobs of the search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tuning {
    pub(super) attack_fours: u64,
    pub(super) threat_fours: u64,
    pub(super) defence_fours: u64,
    pub(super) reply_fours: u64,
    pub(super) base: u32,
    pub(super) kinds: [u32; 6],
    pub(super) widen: u32,
}

pub(super) struct NumberSearch<'a> {
    pub(super) position: &'a mut Position,
    pub(super) fours: &'a mut FourSearch,
    pub(super) tree: Tree,
    pub(super) limit: u64,
    pub(super) tuning: Tuning,
    line: Vec<u8>,
    cells: Vec<u8>,
}

impl<'a> NumberSearch<'a> {
    pub(super) fn new(position: &'a mut Position, fours: &'a mut FourSearch, limit: u64, tuning: Tuning) -> Self {
        NumberSearch { position, fours, tree: Tree::new(1 << 20), limit, tuning, line: Vec::new(), cells: Vec::new() }
    }

    /// Searches from the position it stands in; the root of the tree and its numbers come back.
    pub(super) fn run(&mut self, to_move: Side) -> NodeId {
        let root = self.tree.find_or_add(self.position.key(to_move), Numbers { proof: 1, disproof: 1 });
        while !self.tree.node(root).numbers.is_settled() && !self.is_over() {
            self.visit(root, to_move, NEVER, NEVER);
        }
        root
    }

    fn is_over(&self) -> bool {
        self.position.placed >= self.limit || self.tree.is_full()
    }

    fn visit(&mut self, id: NodeId, to_move: Side, proof_limit: u32, disproof_limit: u32) {
        if self.tree.node(id).shape == Shape::New {
            self.expand(id, to_move);
        }
        loop {
            let (numbers, best) = self.sum_up(id, to_move);
            self.tree.node_mut(id).numbers = numbers;
            let enough = numbers.proof >= proof_limit || numbers.disproof >= disproof_limit;
            let Some(best) = best else { return };
            if numbers.is_settled() || enough || self.is_over() {
                return;
            }
            let edge = self.tree.edges(id)[best.place];
            let chosen = self.tree.numbers(&edge);
            let raised = best.second.saturating_add(1 + best.second / self.tuning.widen.max(1)).min(NEVER);
            let (child_proof, child_disproof) = match to_move {
                Side::Attacker => (
                    proof_limit.min(raised),
                    (disproof_limit - numbers.disproof).saturating_add(chosen.disproof).min(NEVER),
                ),
                Side::Defender => (
                    (proof_limit - numbers.proof).saturating_add(chosen.proof).min(NEVER),
                    disproof_limit.min(raised),
                ),
            };
            let child = if edge.node == NOBODY {
                let key = self.position.key_after(edge.cell, to_move);
                let child = self.tree.find_or_add(key, edge.guess);
                self.tree.edge_mut(id, best.place).node = child;
                child
            } else {
                edge.node
            };
            self.position.place(edge.cell, to_move);
            self.visit(child, to_move.other(), child_proof, child_disproof);
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
            let numbers = self.tree.numbers(edge);
            let (own, other) = match to_move {
                Side::Attacker => (numbers.proof, numbers.disproof),
                Side::Defender => (numbers.disproof, numbers.proof),
            };
            sum = sum.saturating_add(other).min(NEVER);
            if own < least {
                (second, least, place) = (least, own, at);
            } else if own < second {
                second = own;
            }
        }
        if least == 0 {
            sum = NEVER;
        }
        let numbers = match to_move {
            Side::Attacker => Numbers { proof: least, disproof: sum },
            Side::Defender => Numbers { proof: sum, disproof: least },
        };
        (numbers, Some(Best { place, second }))
    }

    fn settle(&mut self, id: NodeId, shape: Shape, numbers: Numbers) {
        let node = self.tree.node_mut(id);
        node.shape = shape;
        node.numbers = numbers;
    }

    fn expand(&mut self, id: NodeId, to_move: Side) {
        match to_move {
            Side::Attacker => self.expand_attack(id),
            Side::Defender => self.expand_defence(id),
        }
    }

    fn edge(&self, cell: u8, side: Side, guess: Numbers) -> Edge {
        Edge { cell, node: self.tree.find(self.position.key_after(cell, side)), guess }
    }

    fn expand_attack(&mut self, id: NodeId) {
        let mut line = std::mem::take(&mut self.line);
        let found = self.fours.find(self.position, Side::Attacker, self.tuning.attack_fours, &mut line);
        if found == Fours::Win {
            let (start, end) = self.tree.keep_line(&line);
            self.line = line;
            return self.settle(id, Shape::Line { start, end }, Numbers::WON);
        }
        self.line = line;
        let edges = match self.position.fives(Side::Defender) {
            Fives::Several(..) => Vec::new(),
            Fives::One(cell) => {
                vec![self.edge(cell, Side::Attacker, Numbers { proof: self.tuning.base, disproof: 1 })]
            }
            Fives::None => self.attacks(),
        };
        if edges.is_empty() {
            return self.settle(id, Shape::Dead, Numbers::LOST);
        }
        self.tree.set_edges(id, &edges);
        self.tree.node_mut(id).shape = Shape::Open;
    }

    /// Moves that may threaten something, with a guess at each.
    fn attacks(&self) -> Vec<Edge> {
        let position = &*self.position;
        let mut threes = [0u8; CELLS];
        let mut fours = [false; CELLS];
        let mut lone = [false; CELLS];
        let mut any_four = false;
        for window in members(&position.windows(Side::Attacker, 3)) {
            any_four = true;
            for cell in position.empty_of(window) {
                fours[usize::from(cell)] = true;
            }
        }
        for window in members(&position.windows(Side::Attacker, 2)) {
            for cell in position.empty_of(window) {
                threes[usize::from(cell)] += 1;
            }
        }
        if any_four {
            for window in members(&position.windows(Side::Attacker, 1)) {
                for cell in position.empty_of(window) {
                    lone[usize::from(cell)] = true;
                }
            }
        }
        let kinds = self.tuning.kinds;
        let mut edges = Vec::new();
        for cell in 0..super::geometry::byte(CELLS) {
            let at = usize::from(cell);
            let proof = match (fours[at], threes[at]) {
                (true, 0) => kinds[4],
                (true, _) => kinds[0],
                (false, 4..) => kinds[0],
                (false, 3) => kinds[1],
                (false, 2) => kinds[2],
                (false, 1) => kinds[3],
                (false, 0) if lone[at] => kinds[5],
                (false, 0) => continue,
            };
            edges.push(self.edge(cell, Side::Attacker, Numbers { proof, disproof: 1 }));
        }
        edges
    }

    fn expand_defence(&mut self, id: NodeId) {
        if self.position.fives(Side::Defender) != Fives::None {
            return self.settle(id, Shape::Dead, Numbers::LOST);
        }
        let guess = Numbers { proof: self.tuning.base, disproof: 1 };
        match self.position.fives(Side::Attacker) {
            Fives::Several(..) => return self.settle(id, Shape::Double, Numbers::WON),
            Fives::One(cell) => {
                let edge = self.edge(cell, Side::Defender, guess);
                self.tree.set_edges(id, &[edge]);
                self.tree.node_mut(id).shape = Shape::Open;
                return;
            }
            Fives::None => {}
        }
        let mut line = std::mem::take(&mut self.line);
        let mut cells = std::mem::take(&mut self.cells);
        let edges = self.defences(&mut line, &mut cells);
        match edges {
            None => self.settle(id, Shape::Dead, Numbers::LOST),
            Some(edges) => {
                let (start, end) = self.tree.keep_line(&line);
                let shape = Shape::Threat { start, end };
                self.tree.set_edges(id, &edges);
                if edges.is_empty() {
                    self.settle(id, shape, Numbers::WON);
                } else {
                    self.tree.node_mut(id).shape = shape;
                }
            }
        }
        self.line = line;
        self.cells = cells;
    }

    /// The replies that stop a threat, whose line is put into `line`; none if nothing is threatened.
    fn defences(&mut self, line: &mut Vec<u8>, cells: &mut Vec<u8>) -> Option<Vec<Edge>> {
        let tuning = self.tuning;
        if self.fours.find(self.position, Side::Attacker, tuning.threat_fours, line) != Fours::Win {
            return None;
        }
        let mut own = Vec::new();
        if self.fours.find(self.position, Side::Defender, tuning.defence_fours, &mut own) == Fours::Win {
            return None;
        }
        interferers(self.position, line, cells);
        let mut edges = Vec::new();
        for cell in cells.iter().copied() {
            self.position.place(cell, Side::Defender);
            let mut stops = !replay(self.position, line);
            if stops && tuning.reply_fours > 0 {
                let found = self.fours.find(self.position, Side::Attacker, tuning.reply_fours, &mut own);
                if found == Fours::Win {
                    // The proof needs a node for the other line.
                    let key = self.position.key(Side::Attacker);
                    let child = self.tree.find_or_add(key, Numbers::WON);
                    if self.tree.node(child).shape == Shape::New {
                        let (start, end) = self.tree.keep_line(&own);
                        self.settle(child, Shape::Line { start, end }, Numbers::WON);
                    }
                }
            }
            self.position.undo(cell, Side::Defender);
            if stops {
                let guess = Numbers { proof: tuning.base, disproof: 1 };
                edges.push(self.edge(cell, Side::Defender, guess));
                stops = false;
            }
            let _ = stops;
        }
        Some(edges)
    }
}

#[derive(Debug, Clone, Copy)]
struct Best {
    place: usize,
    second: u32,
}
