//! The sheet of a match, as it was written down, and as it is after the check.

mod games;
mod score;

use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::game::sum;
use crate::line_up::Seat;
use crate::{ForfeitBy, Game, LineUp, MatchShape, Roster, SheetProblem, SheetProblems, SlipRule, TableKind};

pub(crate) use games::with_gap;
pub use score::ScoreEntry;

/// A match won (P-2.1.1.6).
const WIN: u32 = 2;
/// A drawn match, for each side (P-2.1.1.7).
const DRAW: u32 = 1;

/// What was written down about the result of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// Every game with its duels, the first board first.
    Games(Vec<Game>),
    /// The score alone, as it is typed.
    Score(ScoreEntry),
    /// The match was not played: a team did not come, or was excluded (P-2.1.1.2).
    Forfeit(ForfeitBy),
}

impl Entry {
    /// A sheet on which nothing is written yet.
    pub fn open(shape: MatchShape) -> Self {
        Entry::Games(vec![Game::OPEN; shape.len()])
    }

    /// The same result with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Entry::Games(games) => Entry::Games(games.into_iter().map(Game::swapped).collect()),
            Entry::Score(score) => {
                Entry::Score(ScoreEntry { first: score.second, second: score.first, void: score.void })
            }
            Entry::Forfeit(by) => Entry::Forfeit(by.swapped()),
        }
    }

    /// A score without duels lost by both sides.
    pub fn score(first: i64, second: i64) -> Self {
        Entry::Score(ScoreEntry { first, second, void: 0 })
    }
}

/// A match sheet as it was written: nothing in it has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSheet {
    /// How many games the match has.
    #[serde(rename = "boards")]
    pub shape: MatchShape,
    /// Who plays whom, if that is written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_up: Option<LineUp>,
    /// The result.
    pub entry: Entry,
}

/// What a sheet is checked against.
#[derive(Debug, Clone, Copy, Default)]
pub struct Terms<'a> {
    /// The two sides, where they are known; without them no player is a stranger.
    pub rosters: Option<PerSide<&'a Roster>>,
    /// When the line-up is due (P-3.1.5).
    pub slip_rule: SlipRule,
    /// Whether the match is shown (P-3.1.2).
    pub table: TableKind,
}

/// Whether a match was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HowEnded {
    /// By play.
    Played,
    /// Without play: the two have not met.
    Forfeited,
}

/// What a match is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub struct MatchResult {
    /// Match points: 2:0, 1:1 or 0:2, and 0:0 when both forfeited (P-2.1.1.6, P-2.1.1.7).
    pub points: PerSide<u32>,
    /// The points of all duels (P-3.1.3).
    pub score: PerSide<u32>,
    /// Whether it was played.
    pub how: HowEnded,
}

impl MatchResult {
    /// A match decided by its score: more is better, equal is a draw (P-3.1.4).
    pub fn of_score(score: PerSide<u32>) -> Self {
        let points = match score.first.cmp(&score.second) {
            std::cmp::Ordering::Greater => PerSide::new(WIN, 0),
            std::cmp::Ordering::Equal => PerSide::new(DRAW, DRAW),
            std::cmp::Ordering::Less => PerSide::new(0, WIN),
        };
        MatchResult { points, score, how: HowEnded::Played }
    }

    /// A match that was not played, with what its games gave.
    pub fn of_forfeit(by: ForfeitBy, score: PerSide<u32>) -> Self {
        MatchResult { points: by.award(WIN), score, how: HowEnded::Forfeited }
    }

    /// Whether the two met.
    pub fn is_played(&self) -> bool {
        match self.how {
            HowEnded::Played => true,
            HowEnded::Forfeited => false,
        }
    }

    /// The same result for tables and pairings.
    pub fn outcome(&self) -> Outcome {
        let order = self.points.first.cmp(&self.points.second);
        match (self.how, order) {
            (HowEnded::Played, std::cmp::Ordering::Greater) => Outcome::played(PlayedResult::FirstWins),
            (HowEnded::Played, std::cmp::Ordering::Equal) => Outcome::played(PlayedResult::Draw),
            (HowEnded::Played, std::cmp::Ordering::Less) => Outcome::played(PlayedResult::SecondWins),
            (HowEnded::Forfeited, std::cmp::Ordering::Greater) => Outcome::Forfeit(ForfeitResult::FirstWins),
            (HowEnded::Forfeited, std::cmp::Ordering::Equal) => Outcome::Forfeit(ForfeitResult::BothLose),
            (HowEnded::Forfeited, std::cmp::Ordering::Less) => Outcome::Forfeit(ForfeitResult::SecondWins),
        }
    }
}

impl MatchSheet {
    /// A sheet without line-up.
    pub fn new(shape: MatchShape, entry: Entry) -> Self {
        MatchSheet { shape, line_up: None, entry }
    }

    /// The same sheet with a line-up.
    #[must_use]
    pub fn with_line_up(self, line_up: Option<LineUp>) -> Self {
        MatchSheet { line_up, ..self }
    }

    /// Checks the sheet as a whole; a sound one has a result.
    ///
    /// # Errors
    /// Everything that is wrong with it, never an empty list.
    pub fn check(&self, terms: Terms<'_>) -> Result<CheckedSheet, SheetProblems> {
        let mut problems = Vec::new();
        match &self.line_up {
            Some(line_up) => problems.extend(line_up.problems(self.shape, terms)),
            None if self.needs_line_up(terms) => problems.push(SheetProblem::LineUpMissing),
            None => {}
        }
        // Pairings of another number of boards say nothing about gaps.
        let line_up = self.line_up.as_ref().filter(|line_up| line_up.tables.len() == self.shape.len());
        let sound = match &self.entry {
            Entry::Games(games) => games::check(self.shape, line_up, games, &mut problems),
            Entry::Score(entry) => score::check(self.shape, line_up, *entry, &mut problems),
            Entry::Forfeit(by) => Some((self.entry.clone(), forfeited(self.shape, *by))),
        };
        match sound {
            Some((entry, result)) if problems.is_empty() => {
                let (shape, line_up) = (self.shape, self.line_up.clone());
                Ok(CheckedSheet { sheet: MatchSheet { shape, line_up, entry }, result })
            }
            Some(_) | None => Err(problems),
        }
    }

    /// The line-up of a match that was not played is not needed.
    fn needs_line_up(&self, terms: Terms<'_>) -> bool {
        let filled_in_first = match terms.slip_rule {
            SlipRule::LineUpFirst => true,
            SlipRule::LineUpAnyTime => false,
        };
        filled_in_first && !matches!(self.entry, Entry::Forfeit(_))
    }
}

/// The full score for the side that came.
fn forfeited(shape: MatchShape, by: ForfeitBy) -> MatchResult {
    MatchResult::of_forfeit(by, by.award(shape.full_score()))
}

/// The sides that have no player at any board.
fn nobody_came(line_up: Option<&LineUp>) -> Option<ForfeitBy> {
    let line_up = line_up?;
    ForfeitBy::sides(|side| line_up.seats(side).all(|seat| seat == Seat::Missing))
}

/// A sheet that passed every check. Written like the sheet, and checked again when it is read.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "MatchSheet", try_from = "MatchSheet")]
pub struct CheckedSheet {
    sheet: MatchSheet,
    result: MatchResult,
}

impl CheckedSheet {
    /// The sheet; games with a missing player are filled in.
    pub fn sheet(&self) -> &MatchSheet {
        &self.sheet
    }

    /// What it is worth.
    pub fn result(&self) -> MatchResult {
        self.result
    }

    /// The same sheet with the sides exchanged; what is sound one way round is sound the other.
    #[must_use]
    pub fn swapped(self) -> Self {
        let MatchSheet { shape, line_up, entry } = self.sheet;
        let (line_up, entry) = (line_up.map(LineUp::swapped), entry.swapped());
        let MatchResult { points, score, how } = self.result;
        let result = MatchResult { points: points.swapped(), score: score.swapped(), how };
        CheckedSheet { sheet: MatchSheet { shape, line_up, entry }, result }
    }

    /// How many games the match has.
    pub fn shape(&self) -> MatchShape {
        self.sheet.shape
    }

    /// Who played whom, if that was written down.
    pub fn line_up(&self) -> Option<&LineUp> {
        self.sheet.line_up.as_ref()
    }

    /// The games, unless the score alone is known.
    pub fn games(&self) -> Option<&[Game]> {
        match &self.sheet.entry {
            Entry::Games(games) => Some(games),
            Entry::Score(_) | Entry::Forfeit(_) => None,
        }
    }

    /// What a player won and lost in this match, `None` if they did not play or the games are not known.
    pub fn points_of(&self, player: crate::PlayerId) -> Option<PerSide<u32>> {
        let (games, line_up) = (self.games()?, self.line_up()?);
        games.iter().zip(&line_up.tables).find_map(|(game, table)| {
            let side = Side::BOTH.into_iter().find(|side| table.seats[*side].player() == Some(player))?;
            Some(match side {
                Side::First => game.points(),
                Side::Second => game.points().swapped(),
            })
        })
    }
}

impl From<CheckedSheet> for MatchSheet {
    fn from(checked: CheckedSheet) -> Self {
        checked.sheet
    }
}

impl TryFrom<MatchSheet> for CheckedSheet {
    type Error = SheetProblem;

    fn try_from(sheet: MatchSheet) -> Result<Self, SheetProblem> {
        let first = |mut problems: SheetProblems| problems.swap_remove(0);
        sheet.check(Terms::default()).map_err(first)
    }
}

/// The score of some games.
pub(crate) fn score_of(games: &[Game]) -> PerSide<u32> {
    sum(games.iter().map(Game::points))
}
