//! A proof step by step, for people: whose turn it is, what the claimant plays, which replies matter, and what beats
//! all the others. Any reply can be tried.

use super::rows::fives;
use super::{Proven, Step, StepId};
use crate::{Board, Cell, Mark, Row};

/// A walk through a proof. It stands in one position of it and can go on and back.
#[derive(Debug, Clone)]
pub struct Walk<'a> {
    proven: &'a Proven,
    board: Board,
    played: Vec<(Cell, Place)>,
    place: Place,
}

/// Where in the proof the walk stands.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    /// At a step, before its move.
    Step(StepId),
    /// Within a line of fours; these moves of the claimant are left.
    Line(Vec<Cell>),
    /// The opponent has left a five open.
    OpenFive,
}

/// What a position of the walk looks like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scene {
    /// The claimant is to move and plays here.
    Plays(Cell),
    /// The opponent is to move; only these squares stop five in a row. With two or more they are lost.
    MustStop(Vec<Cell>),
    /// The opponent is to move and no five is threatened yet.
    Choice {
        /// The replies that matter, each with an answer of its own.
        named: Vec<Cell>,
        /// The moves, of both sides in turn, that beat every other reply.
        others: Vec<Cell>,
    },
    /// Five in a row: the end.
    Five(Row),
}

/// A move that cannot be tried in a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoStep {
    /// The walk is at its end.
    #[error("the win is complete: there is no further move")]
    Over,
    /// The claimant plays what the proof says; there is nothing to choose.
    #[error("it is the claimant's turn, who plays {0}")]
    ClaimantPlays(Cell),
    /// The square has a mark or lies outside the field.
    #[error("{0} is not an empty square")]
    NotEmpty(Cell),
}

impl<'a> Walk<'a> {
    /// A walk that stands at the beginning.
    pub fn new(proven: &'a Proven) -> Walk<'a> {
        let board = proven.question().board().clone();
        Walk { proven, board, played: Vec::new(), place: Place::Step(StepId(0)) }
    }

    fn claimant(&self) -> Mark {
        self.proven.question().claimant()
    }

    fn fives(&self) -> Vec<Cell> {
        fives(&self.board, self.proven.question().field(), self.claimant())
    }

    /// The position it stands in.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The moves played so far, of both sides in turn.
    pub fn played(&self) -> impl Iterator<Item = Cell> + '_ {
        self.played.iter().map(|(cell, _)| *cell)
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Mark {
        let first = self.proven.question().to_move();
        if self.played.len().is_multiple_of(2) { first } else { first.other() }
    }

    /// What the position looks like.
    pub fn scene(&self) -> Scene {
        if let Some(row) = self.played.last().and_then(|(cell, _)| self.board.row_through(*cell)) {
            return Scene::Five(row);
        }
        if self.to_move() == self.claimant() {
            return Scene::Plays(self.claimants_move());
        }
        let open = self.fives();
        if !open.is_empty() {
            return Scene::MustStop(open);
        }
        let (named, line): (Vec<Cell>, &[Cell]) = match &self.place {
            Place::Step(id) => match self.proven.proof().step(*id) {
                Some(Step::Threat { line, replies }) => {
                    (replies.iter().map(|reply| reply.cell).collect(), line)
                }
                // A checked proof has a threat here, since no five is open.
                Some(Step::Line(_) | Step::Move { .. } | Step::Double | Step::Forced { .. }) | None => {
                    (vec![], &[])
                }
            },
            Place::Line(cells) => (vec![], cells),
            Place::OpenFive => (vec![], &[]),
        };
        Scene::Choice { named, others: self.with_replies(line) }
    }

    /// The claimant's move: five where they can, else what the proof says.
    fn claimants_move(&self) -> Cell {
        if let Some(cell) = self.fives().first() {
            return *cell;
        }
        let next = match &self.place {
            Place::Step(id) => match self.proven.proof().step(*id) {
                Some(Step::Line(cells)) => cells.first().copied(),
                Some(Step::Move { cell, .. }) => Some(*cell),
                Some(Step::Double | Step::Forced { .. } | Step::Threat { .. }) | None => None,
            },
            Place::Line(cells) => cells.first().copied(),
            Place::OpenFive => None,
        };
        next.expect("a checked proof has a move for the claimant")
    }

    /// The moves of a line with the replies that it forces, if the opponent does nothing else first.
    fn with_replies(&self, line: &[Cell]) -> Vec<Cell> {
        let mut board = self.board.clone();
        let mut moves = Vec::new();
        for cell in line {
            if board.put(*cell, self.claimant()).is_err() {
                break;
            }
            moves.push(*cell);
            let open = fives(&board, self.proven.question().field(), self.claimant());
            let [reply] = open.as_slice() else { break };
            if board.put(*reply, self.claimant().other()).is_err() {
                break;
            }
            moves.push(*reply);
        }
        moves
    }

    /// Goes on by one move: the claimant's own, or the reply that holds out longest. The move, or none at the end.
    pub fn forward(&mut self) -> Option<Cell> {
        let cell = match self.scene() {
            Scene::Five(_) => return None,
            Scene::Plays(cell) => cell,
            Scene::MustStop(open) => *open.first()?,
            Scene::Choice { .. } => match self.place {
                Place::Step(id) => self.proven.best_reply(id)?,
                Place::Line(_) | Place::OpenFive => return None,
            },
        };
        self.advance(cell);
        Some(cell)
    }

    /// Tries a reply of the opponent.
    ///
    /// # Errors
    /// When it is not the opponent's turn, or the square is not empty.
    pub fn reply(&mut self, cell: Cell) -> Result<(), NoStep> {
        match self.scene() {
            Scene::Five(_) => return Err(NoStep::Over),
            Scene::Plays(own) => return Err(NoStep::ClaimantPlays(own)),
            Scene::MustStop(_) | Scene::Choice { .. } => {}
        }
        if !self.proven.question().field().has(cell) || self.board.get(cell).is_some() {
            return Err(NoStep::NotEmpty(cell));
        }
        self.advance(cell);
        Ok(())
    }

    /// Takes the last move back, and gives it.
    pub fn back(&mut self) -> Option<Cell> {
        let (cell, place) = self.played.pop()?;
        self.board.clear(cell);
        self.place = place;
        Some(cell)
    }

    /// Makes a move that has been found possible.
    fn advance(&mut self, cell: Cell) {
        let next = self.place_after(cell);
        let mark = self.to_move();
        let placed = self.board.put(cell, mark);
        debug_assert!(placed.is_ok(), "the square was empty");
        let before = std::mem::replace(&mut self.place, next);
        self.played.push((cell, before));
    }

    fn place_after(&self, cell: Cell) -> Place {
        if self.to_move() == self.claimant() {
            return match &self.place {
                Place::Step(id) => match self.proven.proof().step(*id) {
                    Some(Step::Line(cells)) => Place::Line(cells.iter().skip(1).copied().collect()),
                    Some(Step::Move { then, .. }) => Place::Step(*then),
                    Some(Step::Double | Step::Forced { .. } | Step::Threat { .. }) | None => Place::OpenFive,
                },
                Place::Line(cells) => Place::Line(cells.iter().skip(1).copied().collect()),
                Place::OpenFive => Place::OpenFive,
            };
        }
        let open = self.fives();
        let stopped = open.len() == 1 && open.contains(&cell);
        if !open.is_empty() && !stopped {
            return Place::OpenFive;
        }
        match &self.place {
            Place::Step(id) => match self.proven.proof().step(*id) {
                Some(Step::Forced { then, .. }) => Place::Step(*then),
                Some(Step::Threat { line, replies }) => match replies.iter().find(|reply| reply.cell == cell)
                {
                    Some(reply) => Place::Step(reply.then),
                    None => Place::Line(line.clone()),
                },
                Some(Step::Line(_) | Step::Move { .. } | Step::Double) | None => Place::OpenFive,
            },
            Place::Line(cells) => Place::Line(cells.clone()),
            Place::OpenFive => Place::OpenFive,
        }
    }
}

impl Proven {
    /// The game in which the opponent holds out longest, the moves of both sides in turn.
    pub fn main_line(&self) -> Vec<Cell> {
        let mut walk = Walk::new(self);
        std::iter::from_fn(|| walk.forward()).collect()
    }
}
