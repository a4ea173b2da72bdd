//! All rounds of all players, one row per competitor.

use crate::{
    Adjourned, HalfPoints, Idle, Outcome, PerSide, RoundNumber, Scoring, Share, Side, StartNumber, Tournament,
};

/// The game of one competitor in one round, seen from their side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameCell {
    /// Against whom.
    pub opponent: StartNumber,
    /// On which side.
    pub side: Side,
    /// How the game ended (for the game, not for this side; see [`GameCell::share`]).
    pub outcome: Outcome,
    /// Points inside the match: own, then the opponent's.
    pub score: Option<PerSide<u32>>,
}

impl GameCell {
    /// What this side got, if it is known.
    pub fn share(&self) -> Option<Share> {
        self.outcome.share(self.side)
    }
}

/// What happened to one competitor in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// Was paired.
    Game(GameCell),
    /// Had no opponent.
    Idle(Idle),
}

/// One competitor's rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub no: StartNumber,
    /// Round 1 first; as many cells as rounds.
    pub cells: Vec<Cell>,
}

impl Row {
    /// All games that were really played or are being played, with their round (R-F2).
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (RoundNumber, &GameCell)> {
        self.cells.iter().enumerate().filter_map(|(index, cell)| match cell {
            Cell::Game(game) if game.outcome.is_game() => Some((RoundNumber::from_index(index), game)),
            Cell::Game(_) | Cell::Idle(_) => None,
        })
    }

    /// Points before `round` was played.
    pub fn points_before(&self, round: RoundNumber, scoring: &Scoring, adjourned: Adjourned) -> HalfPoints {
        self.cells.iter().take(round.index()).map(|cell| cell.points(scoring, adjourned)).sum()
    }

    /// Points over all rounds.
    pub fn points(&self, scoring: &Scoring, adjourned: Adjourned) -> HalfPoints {
        self.cells.iter().map(|cell| cell.points(scoring, adjourned)).sum()
    }
}

impl Cell {
    /// Points of the round.
    pub fn points(&self, scoring: &Scoring, adjourned: Adjourned) -> HalfPoints {
        match self {
            Cell::Game(game) => scoring.outcome(game.outcome, game.side, adjourned),
            Cell::Idle(idle) => scoring.idle(*idle),
        }
    }
}

/// One row for every competitor, by start number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crosstable {
    rows: Vec<Row>,
}

impl Crosstable {
    /// Builds the table in one pass over the rounds.
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let rounds = tournament.rounds();
        let absent = vec![Cell::Idle(Idle::Absent); rounds.len()];
        let mut rows: Vec<Row> =
            tournament.competitors().iter().map(|c| Row { no: c.no, cells: absent.clone() }).collect();
        for (index, round) in rounds.iter().enumerate() {
            for game in &round.games {
                for side in Side::BOTH {
                    let score = match side {
                        Side::First => game.score,
                        Side::Second => game.score.map(PerSide::swapped),
                    };
                    let opponent = game.sides[side.other()];
                    rows[game.sides[side].index()].cells[index] =
                        Cell::Game(GameCell { opponent, side, outcome: game.outcome, score });
                }
            }
            for (who, idle) in &round.idle {
                rows[who.index()].cells[index] = Cell::Idle(*idle);
            }
        }
        Crosstable { rows }
    }

    /// All rows, number 1 first.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The row of `no`.
    ///
    /// # Panics
    /// When `no` does not play in the tournament the table was made from.
    pub fn row(&self, no: StartNumber) -> &Row {
        &self.rows[no.index()]
    }
}
