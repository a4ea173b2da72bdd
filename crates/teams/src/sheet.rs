//! The sheet of a match, as it was written down, and as it is after the check.

mod boards;
mod score;
mod whole;

use kolo_model::{Outcome, PerSide, PlayedResult, Side, Verdict};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::game::sum;
use crate::line_up::Seat;
use crate::result::points_of;
use crate::{
    BoardResult, ForfeitBy, Game, LineUp, MatchPoints, MatchResult, Roster, Shape, SheetProblem,
    SheetProblems, SlipRule, TableKind,
};

pub(crate) use boards::with_gap;
pub use score::ScoreEntry;

/// A match sheet as it was written: nothing in it has been checked.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSheet {
    /// What the match consists of.
    #[serde(rename = "boards")]
    pub shape: Shape,
    /// Who plays whom, if that is written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_up: Option<LineUp>,
    /// The result.
    pub entry: MatchResult,
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

/// What a match is worth, with its match points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = MatchResult)]
pub struct Worth {
    /// Match points: 2:0, 1:1 or 0:2, and 0:0 when both forfeited (P-2.1.1.6, P-2.1.1.7).
    pub points: PerSide<u32>,
    /// The points of all duels (P-3.1.3).
    pub score: PerSide<u32>,
    /// Whether it was played.
    pub how: HowEnded,
}

impl From<Verdict> for Worth {
    fn from(verdict: Verdict) -> Self {
        let points = points_of(verdict.outcome);
        let how = match verdict.outcome {
            Outcome::Forfeit(_) => HowEnded::Forfeited,
            Outcome::Pending | Outcome::Adjourned | Outcome::Played(..) => HowEnded::Played,
        };
        Worth { points, score: verdict.score.unwrap_or(points), how }
    }
}

impl Worth {
    /// A match decided by its score (P-3.1.4).
    pub fn of_score(score: PerSide<u32>) -> Self {
        by_score(score).into()
    }

    /// A match that was not played, with what its games gave.
    pub fn of_forfeit(by: ForfeitBy, score: PerSide<u32>) -> Self {
        by_forfeit(by, score).into()
    }

    /// Whether the two met.
    pub fn is_played(&self) -> bool {
        match self.how {
            HowEnded::Played => true,
            HowEnded::Forfeited => false,
        }
    }
}

/// A match decided by its score: more is better, equal is a draw (P-3.1.4).
fn by_score(score: PerSide<u32>) -> Verdict {
    let result = match score.first.cmp(&score.second) {
        std::cmp::Ordering::Greater => PlayedResult::FirstWins,
        std::cmp::Ordering::Equal => PlayedResult::Draw,
        std::cmp::Ordering::Less => PlayedResult::SecondWins,
    };
    Verdict { outcome: Outcome::played(result), score: Some(score) }
}

/// A match that was not played, with what its games gave.
fn by_forfeit(by: ForfeitBy, score: PerSide<u32>) -> Verdict {
    Verdict { outcome: Outcome::Forfeit(by.result()), score: Some(score) }
}

impl MatchSheet {
    /// A sheet without line-up.
    pub fn new(shape: Shape, entry: MatchResult) -> Self {
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
            MatchResult::Game(verdict) => whole::check(self.shape, line_up, *verdict, &mut problems),
            MatchResult::Boards(boards) => boards::check(self.shape, line_up, boards, &mut problems),
            MatchResult::Score(entry) => score::check(self.shape, line_up, *entry, &mut problems),
            MatchResult::Forfeit(by) => Some(forfeited(self.shape, *by)),
        };
        match sound {
            Some((entry, verdict)) if problems.is_empty() => {
                let (shape, line_up) = (self.shape, self.line_up.clone());
                Ok(CheckedSheet { sheet: MatchSheet { shape, line_up, entry }, verdict })
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
        filled_in_first && !self.entry.is_forfeit()
    }
}

/// The full score for the side that came; one game has no score.
fn forfeited(shape: Shape, by: ForfeitBy) -> (MatchResult, Verdict) {
    match shape.points() {
        MatchPoints::ByScore => (MatchResult::Forfeit(by), by_forfeit(by, by.award(shape.full_score()))),
        MatchPoints::OfTheGame => {
            let verdict = Verdict::from(Outcome::Forfeit(by.result()));
            (MatchResult::Game(verdict), verdict)
        }
    }
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
    verdict: Verdict,
}

impl CheckedSheet {
    /// The sheet; games with a missing player are filled in.
    pub fn sheet(&self) -> &MatchSheet {
        &self.sheet
    }

    /// What it counts for.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// What it is worth in match points.
    pub fn result(&self) -> Worth {
        self.verdict.into()
    }

    /// The same sheet with the sides exchanged; what is sound one way round is sound the other.
    #[must_use]
    pub fn swapped(self) -> Self {
        let MatchSheet { shape, line_up, entry } = self.sheet;
        let (line_up, entry) = (line_up.map(LineUp::swapped), entry.swapped());
        CheckedSheet { sheet: MatchSheet { shape, line_up, entry }, verdict: self.verdict.swapped() }
    }

    /// What the match consists of.
    pub fn shape(&self) -> Shape {
        self.sheet.shape
    }

    /// Who played whom, if that was written down.
    pub fn line_up(&self) -> Option<&LineUp> {
        self.sheet.line_up.as_ref()
    }

    /// The boards, unless the score alone is known.
    pub fn boards(&self) -> Option<&[BoardResult]> {
        match &self.sheet.entry {
            MatchResult::Boards(boards) => Some(boards),
            MatchResult::Game(_) | MatchResult::Score(_) | MatchResult::Forfeit(_) => None,
        }
    }

    /// The games of two duels, unless others are played or the score alone is known.
    pub fn games(&self) -> Option<Vec<Game>> {
        self.boards()?.iter().map(|board| board.duels()).collect()
    }

    /// What a player won and lost in this match, `None` if they did not play or the games are not known.
    pub fn points_of(&self, player: crate::PlayerId) -> Option<PerSide<u32>> {
        let (boards, line_up) = (self.boards()?, self.line_up()?);
        boards.iter().zip(&line_up.tables).find_map(|(board, table)| {
            let side = Side::BOTH.into_iter().find(|side| table.seats[*side].player() == Some(player))?;
            Some(match side {
                Side::First => board.points(),
                Side::Second => board.points().swapped(),
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

/// The score of some boards.
pub(crate) fn score_of(boards: &[BoardResult]) -> PerSide<u32> {
    sum(boards.iter().map(|board| board.points()))
}
