//! The search for a proof. What it finds is a candidate; [`verify`](super::verify()) decides.
//!
//! | subject | module |
//! | --- | --- |
//! | every five squares in a row | [`geometry`] |
//! | marks placed and removed, windows by what stands in them | [`position`] |
//! | wins by fours alone, depth first | [`fours`] |
//! | which replies stop a line of fours | [`threats`] |
//! | positions with proof numbers | [`tree`], [`numbers`] |
//! | moves worth trying, replies that have to be tried | [`expand`], [`tuning`] |
//! | from the tree to a proof | [`extract`] |
//!
//! One node of the budget is one mark placed on the board of the search, for whatever purpose.

mod expand;
mod extract;
mod fours;
mod geometry;
mod numbers;
mod position;
mod threats;
mod tree;
mod tuning;

use fours::{FourSearch, Fours};
use numbers::NumberSearch;
use position::{Position, Side};
pub(super) use tuning::Scope;
use tuning::Tuning;

use super::{Proof, Question, Step};
use crate::{Cell, Mark};

/// How a search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Outcome {
    /// With a win that is still to be checked.
    Win(Proof),
    /// There is none of the kind that was looked for.
    Nothing,
    /// None was found, but some fours were looked at only so far, or not at all.
    Bounded,
    /// The nodes ran out, or the memory.
    GivenUp,
}

/// Searches for one side; what it learnt about fours stays for the next search.
pub(super) struct Search {
    position: Position,
    fours: FourSearch,
    to_move: Side,
}

impl Search {
    pub(super) fn new(question: &Question, attacker: Mark) -> Search {
        let to_move = if question.to_move() == attacker { Side::Attacker } else { Side::Defender };
        Search { position: Position::new(question, attacker), fours: FourSearch::default(), to_move }
    }

    /// Nodes spent so far.
    pub(super) fn nodes(&self) -> u64 {
        self.position.placed
    }

    /// Whether a search of all moves that ends with nothing shows that there is no win: no two positions may share a
    /// key.
    pub(super) fn is_exact(&self) -> bool {
        self.position.has_exact_keys()
    }

    /// A win by fours alone of the attacker, if they are to move.
    pub(super) fn fours(&mut self, nodes: u64) -> Outcome {
        let mut line = Vec::new();
        match self.to_move {
            Side::Defender => Outcome::Nothing,
            Side::Attacker => match self.fours.find_all(&mut self.position, Side::Attacker, nodes, &mut line)
            {
                Fours::None => Outcome::Nothing,
                Fours::Cut => Outcome::GivenUp,
                Fours::Win => {
                    let cells = line.iter().filter_map(|cell| Cell::from_index(usize::from(*cell)));
                    Outcome::Win(Proof { steps: vec![Step::Line(cells.collect())] })
                }
            },
        }
    }

    /// A win by the moves of a scope, with so many nodes more.
    pub(super) fn numbers(&mut self, scope: Scope, nodes: u64) -> Outcome {
        let limit = self.position.placed.saturating_add(nodes);
        let mut search =
            NumberSearch::new(&mut self.position, &mut self.fours, scope, Tuning::default(), limit);
        let root = search.run(self.to_move);
        match extract::extract(&search.tree, root, self.to_move) {
            Some(proof) => Outcome::Win(proof),
            None if search.tree.node(root).numbers.disproof > 0 => Outcome::GivenUp,
            None if scope == Scope::Threats && self.fours.is_bounded() => Outcome::Bounded,
            None => Outcome::Nothing,
        }
    }
}
