//! What a position looks like when the search comes to it for the first time: won, lost, or which moves to try.

use super::fours::Fours;
use super::geometry::byte;
use super::numbers::NumberSearch;
use super::position::{Fives, Side, members};
use super::threats::{interferers, replay};
use super::tree::{Edge, NodeId, Numbers, Shape};
use super::tuning::Scope;
use crate::CELLS;

/// What a square offers the attacker.
#[derive(Debug, Clone, Copy, Default)]
struct Offer {
    four: bool,
    /// Windows that will hold three.
    threes: u8,
    /// A window with one mark, useful together with a four elsewhere.
    lone: bool,
}

impl NumberSearch<'_> {
    pub(super) fn expand(&mut self, id: NodeId, to_move: Side) {
        match to_move {
            Side::Attacker => self.expand_attack(id),
            Side::Defender => self.expand_defence(id),
        }
    }

    fn settle(&mut self, id: NodeId, shape: Shape, numbers: Numbers) {
        let node = self.tree.node_mut(id);
        node.shape = shape;
        node.numbers = numbers;
    }

    fn open(&mut self, id: NodeId, shape: Shape, edges: &[Edge]) {
        self.tree.set_edges(id, edges);
        self.tree.node_mut(id).shape = shape;
    }

    fn edge(&self, cell: u8, side: Side, proof: u8) -> Edge {
        Edge { cell, node: self.tree.find(self.position.key_after(cell, side)), proof }
    }

    fn expand_attack(&mut self, id: NodeId) {
        let mut line = Vec::new();
        if self.fours.find(self.position, Side::Attacker, self.tuning.attack, &mut line) == Fours::Win {
            let (start, end) = self.tree.keep_line(&line);
            return self.settle(id, Shape::Line { start, end }, Numbers::WON);
        }
        let edges = match self.position.fives(Side::Defender) {
            Fives::Several(..) => Vec::new(),
            Fives::One(cell) => vec![self.edge(cell, Side::Attacker, self.tuning.reply)],
            Fives::None if self.scope == Scope::All && !self.can_come_to_five() => Vec::new(),
            Fives::None => self.attacks(),
        };
        if edges.is_empty() {
            return self.settle(id, Shape::Dead, Numbers::LOST);
        }
        self.open(id, Shape::Open, &edges);
    }

    /// Whether the attacker, who is to move, would come to five if they had all their moves to themselves.
    fn can_come_to_five(&self) -> bool {
        let moves = self.position.empty_count().div_ceil(2);
        (0..=4).any(|marks| moves + marks >= 5 && self.position.has_windows(Side::Attacker, marks))
    }

    fn offers(&self) -> [Offer; CELLS] {
        let position = &*self.position;
        let mut offers = [Offer::default(); CELLS];
        let threes = position.windows(Side::Attacker, 3);
        for window in members(&threes) {
            position.empty_of(window).for_each(|cell| offers[usize::from(cell)].four = true);
        }
        for window in members(&position.windows(Side::Attacker, 2)) {
            position.empty_of(window).for_each(|cell| offers[usize::from(cell)].threes += 1);
        }
        if threes.iter().any(|word| *word != 0) {
            for window in members(&position.windows(Side::Attacker, 1)) {
                position.empty_of(window).for_each(|cell| offers[usize::from(cell)].lone = true);
            }
        }
        offers
    }

    /// The attacker's moves of the scope, each with a guess.
    fn attacks(&self) -> Vec<Edge> {
        let tuning = &self.tuning;
        let mut edges = Vec::new();
        for (cell, offer) in (0..byte(CELLS)).zip(self.offers()) {
            let proof = match (offer.four, offer.threes, offer.lone) {
                (true, 1.., _) | (false, 4.., _) => tuning.best,
                (false, 3, _) => tuning.three_windows,
                (false, 2, _) => tuning.two_windows,
                (false, 1, _) => tuning.one_window,
                (true, 0, _) => tuning.bare_four,
                (false, 0, true) => tuning.after_four,
                (false, 0, false) if self.scope == Scope::All && self.position.is_empty(cell) => tuning.quiet,
                (false, 0, false) => continue,
            };
            edges.push(self.edge(cell, Side::Attacker, proof));
        }
        edges
    }

    fn expand_defence(&mut self, id: NodeId) {
        if self.position.fives(Side::Defender) != Fives::None {
            return self.settle(id, Shape::Dead, Numbers::LOST);
        }
        match self.position.fives(Side::Attacker) {
            Fives::Several(..) => return self.settle(id, Shape::Double, Numbers::WON),
            Fives::One(cell) => {
                let edge = self.edge(cell, Side::Defender, self.tuning.reply);
                return self.open(id, Shape::Open, &[edge]);
            }
            Fives::None => {}
        }
        let mut line = Vec::new();
        let threat = self.fours.find(self.position, Side::Attacker, self.tuning.threat, &mut line);
        if threat != Fours::Win {
            line.clear();
            if self.scope != Scope::All || self.position.empty_count() == 0 {
                return self.settle(id, Shape::Dead, Numbers::LOST);
            }
        }
        let mut counter = Vec::new();
        if self.fours.find(self.position, Side::Defender, self.tuning.counter, &mut counter) == Fours::Win {
            return self.settle(id, Shape::Dead, Numbers::LOST);
        }
        let edges = self.defences(&line);
        let (start, end) = self.tree.keep_line(&line);
        if edges.is_empty() {
            self.settle(id, Shape::Threat { start, end }, Numbers::WON);
        } else {
            self.open(id, Shape::Threat { start, end }, &edges);
        }
    }

    /// The replies that stop a line; all of them if there is none.
    fn defences(&mut self, line: &[u8]) -> Vec<Edge> {
        let mut cells = Vec::new();
        if line.is_empty() {
            cells.extend((0..byte(CELLS)).filter(|cell| self.position.is_empty(*cell)));
        } else {
            interferers(self.position, line, &mut cells);
        }
        let mut edges = Vec::new();
        for cell in cells {
            self.position.place(cell, Side::Defender);
            let stops = !replay(self.position, line);
            if stops {
                self.try_fours_after_reply();
            }
            self.position.undo(cell, Side::Defender);
            if stops {
                edges.push(self.edge(cell, Side::Defender, self.tuning.reply));
            }
        }
        edges
    }

    /// Many replies stop one line of fours but not another. To find this out at once makes the numbers of the position
    /// before it much better.
    fn try_fours_after_reply(&mut self) {
        let mut line = Vec::new();
        if self.fours.find(self.position, Side::Attacker, self.tuning.after_reply, &mut line) == Fours::Win {
            let id = self.tree.find_or_add(self.position.key(Side::Attacker), Numbers::WON);
            if self.tree.node(id).shape == Shape::New {
                let (start, end) = self.tree.keep_line(&line);
                self.settle(id, Shape::Line { start, end }, Numbers::WON);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::SplitMix64;

    use super::*;
    use crate::prover::search::fours::FourSearch;
    use crate::prover::search::position::Position;
    use crate::prover::search::tuning::Tuning;
    use crate::prover::{Field, Question};
    use crate::{Board, Mark};

    /// A search of all moves that ends with nothing is a refutation, so it must leave none out.
    #[test]
    fn all_moves_are_all_moves() {
        let mut random = SplitMix64::new(17);
        let (mut asked, mut threats) = (0, 0);
        while asked < 100 {
            let field = Field::new(7).expect("a field");
            let mut board = Board::default();
            for cell in field.cells() {
                match random.below(6) {
                    0 | 1 => board.put(cell, Mark::Cross).expect("an empty square"),
                    2 | 3 => board.put(cell, Mark::Circle).expect("an empty square"),
                    _ => {}
                }
            }
            let Ok(question) = Question::on(field, board, Mark::Cross, Mark::Cross) else { continue };
            asked += 1;
            let empty: Vec<u8> = question.empty().map(|cell| byte(cell.index())).collect();
            let mut position = Position::new(&question, Mark::Cross);
            let mut fours = FourSearch::default();
            let mut search =
                NumberSearch::new(&mut position, &mut fours, Scope::All, Tuning::default(), u64::MAX);
            let cells = |edges: Vec<Edge>| edges.into_iter().map(|edge| edge.cell).collect::<Vec<u8>>();
            assert_eq!(cells(search.attacks()), empty);
            assert_eq!(cells(search.defences(&[])), empty, "without a line every reply is tried");
            search.scope = Scope::Threats;
            let some = cells(search.attacks());
            assert!(some.iter().all(|cell| empty.contains(cell)));
            threats += u32::from(some.len() < empty.len());
        }
        assert!(threats > 10, "{threats}");
    }
}
