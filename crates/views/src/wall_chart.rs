//! The way of all players through the rounds: the chart on the wall, and for a round robin the square table.

use kolo_messages::{Figure, Lang};
use kolo_model::{Adjourned, Cell, Crosstable, GameCell, PerSide, Scoring, StartNumber, Tournament};
use kolo_tournament::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::entries::idle_message;
use crate::game::Game;
use crate::result;

/// One line a competitor, one cell a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct WallChart {
    /// How many rounds are published.
    pub rounds: usize,
    /// By start number.
    pub lines: Vec<ChartLine>,
}

/// One competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChartLine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Round 1 first.
    pub cells: Vec<ChartCell>,
    /// Points so far.
    #[schema(value_type = String)]
    pub points: Figure,
}

/// What happened to one competitor in one round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChartCell {
    /// A game.
    Game {
        /// The start number of the opponent.
        opponent: u32,
        /// How the side is called.
        side: String,
        /// What was got, in one sign or as a score; nothing while there is no result.
        result: Option<String>,
    },
    /// No opponent, and why in words.
    Free {
        /// The words.
        why: String,
        /// The points.
        #[schema(value_type = String)]
        points: Figure,
    },
}

impl WallChart {
    /// The chart of a tournament; nothing before numbers are given.
    pub fn of(state: &State, lang: Lang) -> Option<WallChart> {
        let facts = state.facts().ok()?;
        let who = |no: StartNumber| state.order().get(no.index()).map(|id| Who::of(state, *id));
        Some(WallChart::with(&facts, Game::of(state.settings()), who, lang))
    }

    /// The chart of these facts, with the names that `who` gives.
    pub(crate) fn with(
        facts: &Tournament,
        game: Game,
        who: impl Fn(StartNumber) -> Option<Who>,
        lang: Lang,
    ) -> WallChart {
        let scoring = facts.scoring();
        let line = |row: &kolo_model::Row| {
            let cells = row.cells.iter().map(|cell| chart_cell(cell, game, &scoring, lang)).collect();
            let points = Figure::new(row.points(&scoring, Adjourned::NotYet), lang);
            Some(ChartLine { who: who(row.no)?, cells, points })
        };
        let lines = facts.crosstable().rows().iter().filter_map(line).collect();
        WallChart { rounds: facts.rounds().len(), lines }
    }
}

fn chart_cell(cell: &Cell, game: Game, scoring: &Scoring, lang: Lang) -> ChartCell {
    match cell {
        Cell::Game(played) => ChartCell::Game {
            opponent: played.opponent.get(),
            side: game.side(played.side).text(lang),
            result: result_of(played, lang),
        },
        Cell::Idle(idle) => {
            let points = Figure::new(scoring.idle(*idle), lang);
            ChartCell::Free { why: idle_message(*idle).text(lang), points }
        }
    }
}

/// What a player got, as a score if there is one, seen from their side.
fn result_of(cell: &GameCell, lang: Lang) -> Option<String> {
    match cell.score {
        Some(PerSide { first: own, second: other }) => Some(format!("{own} : {other}")),
        None => match result::sign(cell.outcome, cell.side) {
            Some(sign) => Some(sign.to_owned()),
            None => result::text(cell.outcome, None, lang),
        },
    }
}

/// All against all: one line and one column for each player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SquareTable {
    /// By start number.
    pub lines: Vec<SquareLine>,
}

/// One competitor against all others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SquareLine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Against start number 1, 2 and so on: what was got in their games; nothing if they have not met.
    pub against: Vec<Vec<String>>,
    /// Points so far.
    #[schema(value_type = String)]
    pub points: Figure,
}

/// More would fill no wall.
pub const WIDEST: usize = 60;

impl SquareTable {
    /// The square table of a tournament; nothing before numbers are given, and for a field too wide for it.
    pub fn of(state: &State, lang: Lang) -> Option<SquareTable> {
        let facts = state.facts().ok()?;
        let who = |no: StartNumber| state.order().get(no.index()).map(|id| Who::of(state, *id));
        SquareTable::with(&facts, who, lang)
    }

    /// The square table of these facts, with the names that `who` gives.
    pub(crate) fn with(
        facts: &Tournament,
        who: impl Fn(StartNumber) -> Option<Who>,
        lang: Lang,
    ) -> Option<SquareTable> {
        let chart: Crosstable = facts.crosstable();
        let size = chart.rows().len();
        if size > WIDEST {
            return None;
        }
        let scoring = facts.scoring();
        let line = |row: &kolo_model::Row| {
            let mut against = vec![Vec::new(); size];
            for cell in &row.cells {
                let Cell::Game(game) = cell else { continue };
                let opponent: StartNumber = game.opponent;
                if let (Some(slot), Some(result)) = (against.get_mut(opponent.index()), result_of(game, lang))
                {
                    slot.push(result);
                }
            }
            let points = Figure::new(row.points(&scoring, Adjourned::NotYet), lang);
            Some(SquareLine { who: who(row.no)?, against, points })
        };
        Some(SquareTable { lines: chart.rows().iter().filter_map(line).collect() })
    }
}
