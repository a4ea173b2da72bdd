//! The result of a match as it was written down, and what it counts for in a match of a shape (K-SHAPE).

use kolo_model::{ForfeitResult, Outcome, PerSide, Share, Side, Verdict};
use serde::{Deserialize, Serialize};

use crate::duel::{DRAW, WIN};
use crate::{ForfeitBy, Game, Games, MatchSheet, ScoreEntry, Shape, SheetProblems, Terms};

/// What was written down about the result of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchResult {
    /// The match as a whole: what each side got, and the points inside it where they are known. All there is to say where
    /// the match is one game.
    Game(Verdict),
    /// Every board, the first one first. Written as the games of the match.
    #[serde(rename = "games")]
    Boards(Vec<BoardResult>),
    /// The score alone, as the desk types it.
    Score(ScoreEntry),
    /// The match was not played: a side did not come, or was excluded (P-2.1.1.2).
    Forfeit(ForfeitBy),
}

/// What is known of one board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BoardResult {
    /// A game of two duels.
    Duels(Game),
    /// A single game.
    Game(Outcome),
}

/// A result with what it counts for in its match.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Judged {
    /// As it was written down.
    pub result: MatchResult,
    /// What it counts for.
    pub verdict: Verdict,
}

impl Judged {
    /// The result, if it says more than the verdict does: nothing else needs to be written beside that.
    pub fn detail(&self) -> Option<MatchResult> {
        Some(&self.result).filter(|result| **result != MatchResult::Game(self.verdict)).cloned()
    }

    /// A verdict with the result it was judged from, if that said more.
    pub fn of(verdict: Verdict, detail: Option<MatchResult>) -> Self {
        Judged { result: detail.unwrap_or(MatchResult::Game(verdict)), verdict }
    }

    /// What two reports agree on: the same as far as both say it. Of the two the one that says more counts, of equal ones
    /// the earlier.
    pub fn agreed<'a>(earlier: &'a Judged, later: &'a Judged) -> Option<&'a Judged> {
        let same = match (&earlier.result, &later.result) {
            (MatchResult::Boards(one), MatchResult::Boards(other)) => one == other,
            _ => agree(earlier.verdict, later.verdict),
        };
        let fuller = if later.result.detail() > earlier.result.detail() { later } else { earlier };
        same.then_some(fuller)
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Judged { result: self.result.swapped(), verdict: self.verdict.swapped() }
    }
}

/// Whether two verdicts say the same as far as both say it: one of them may not know the score.
pub(crate) fn agree(one: Verdict, other: Verdict) -> bool {
    let scores = one.score.zip(other.score);
    one.outcome == other.outcome && scores.is_none_or(|(one, other)| one == other)
}

impl Shape {
    /// What a result counts for: the exact sum of its boards, and what follows from that.
    ///
    /// # Errors
    /// Everything that a match of this shape cannot have, never an empty list.
    pub fn judge(self, result: &MatchResult) -> Result<Verdict, SheetProblems> {
        MatchSheet::new(self, result.clone()).check(Terms::default()).map(|checked| checked.verdict())
    }
}

impl MatchResult {
    /// A sheet on which nothing is written yet.
    pub fn open(shape: Shape) -> Self {
        let board = match shape.games() {
            Games::Single => BoardResult::Game(Outcome::Pending),
            Games::TwoDuels => BoardResult::Duels(Game::OPEN),
        };
        MatchResult::Boards(vec![board; shape.len()])
    }

    /// A match of games with two duels each, the first board first.
    pub fn of_games(games: impl IntoIterator<Item = Game>) -> Self {
        MatchResult::Boards(games.into_iter().map(BoardResult::Duels).collect())
    }

    /// A match of single games, the first board first.
    pub fn of_outcomes(outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        MatchResult::Boards(outcomes.into_iter().map(BoardResult::Game).collect())
    }

    /// A score without duels lost by both sides.
    pub fn score(first: i64, second: i64) -> Self {
        MatchResult::Score(ScoreEntry { first, second, void: 0 })
    }

    /// Whether it says nothing but that the match was not played.
    pub fn is_forfeit(&self) -> bool {
        match self {
            MatchResult::Forfeit(_) => true,
            MatchResult::Game(verdict) => matches!(verdict.outcome, Outcome::Forfeit(_)),
            MatchResult::Boards(_) | MatchResult::Score(_) => false,
        }
    }

    /// How much it says; of two results that agree, more is better.
    pub(crate) fn detail(&self) -> u8 {
        match self {
            MatchResult::Boards(_) => 4,
            MatchResult::Score(_) => 3,
            MatchResult::Game(Verdict { score: Some(_), .. }) => 2,
            MatchResult::Game(Verdict { score: None, .. }) => 1,
            MatchResult::Forfeit(_) => 0,
        }
    }

    /// The same result with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            MatchResult::Game(verdict) => MatchResult::Game(verdict.swapped()),
            MatchResult::Boards(boards) => {
                MatchResult::Boards(boards.into_iter().map(BoardResult::swapped).collect())
            }
            MatchResult::Score(score) => {
                MatchResult::Score(ScoreEntry { first: score.second, second: score.first, void: score.void })
            }
            MatchResult::Forfeit(by) => MatchResult::Forfeit(by.swapped()),
        }
    }
}

impl From<Verdict> for MatchResult {
    fn from(verdict: Verdict) -> Self {
        MatchResult::Game(verdict)
    }
}

impl From<Outcome> for MatchResult {
    fn from(outcome: Outcome) -> Self {
        MatchResult::Game(outcome.into())
    }
}

impl BoardResult {
    /// The two duels, if the board has them.
    pub fn duels(self) -> Option<Game> {
        match self {
            BoardResult::Duels(game) => Some(game),
            BoardResult::Game(_) => None,
        }
    }

    /// What is played on such a board.
    pub fn games(self) -> Games {
        match self {
            BoardResult::Duels(_) => Games::TwoDuels,
            BoardResult::Game(_) => Games::Single,
        }
    }

    /// The points so far: 2 for a duel or a game won, 1 for a drawn one.
    pub fn points(self) -> PerSide<u32> {
        match self {
            BoardResult::Duels(game) => game.points(),
            BoardResult::Game(outcome) => points_of(outcome),
        }
    }

    /// Whether nothing is left to be played or written down.
    pub fn is_over(self) -> bool {
        match self {
            BoardResult::Duels(game) => game.is_over(),
            BoardResult::Game(outcome) => outcome.share(Side::First).is_some(),
        }
    }

    /// Whether anything was really played, whatever it counts for now.
    pub fn was_played(self) -> bool {
        match self {
            BoardResult::Duels(game) => game.was_played(),
            BoardResult::Game(Outcome::Played(..) | Outcome::Adjourned) => true,
            BoardResult::Game(Outcome::Pending | Outcome::Forfeit(_)) => false,
        }
    }

    /// Whether `side` gave up all of it.
    pub fn is_forfeited_by(self, side: Side) -> bool {
        match self {
            BoardResult::Duels(game) => game.is_forfeited_by(side),
            BoardResult::Game(Outcome::Forfeit(result)) => result.shares()[side] == Share::Loss,
            BoardResult::Game(Outcome::Pending | Outcome::Adjourned | Outcome::Played(..)) => false,
        }
    }

    /// The one way to write it.
    #[must_use]
    pub fn canonical(self) -> Self {
        match self {
            BoardResult::Duels(game) => BoardResult::Duels(game.canonical()),
            BoardResult::Game(outcome) => BoardResult::Game(outcome),
        }
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            BoardResult::Duels(game) => BoardResult::Duels(game.swapped()),
            BoardResult::Game(outcome) => BoardResult::Game(outcome.swapped()),
        }
    }
}

/// What a game or a match gives to each side where a win is worth two (P-2.1.1.6, P-2.1.1.7).
pub(crate) fn points_of(outcome: Outcome) -> PerSide<u32> {
    let of = |side| match outcome.share(side) {
        Some(Share::Win) => WIN,
        Some(Share::Draw) => DRAW,
        Some(Share::Loss) | None => 0,
    };
    PerSide::new(of(Side::First), of(Side::Second))
}

/// Those who forfeit where a match ends like this.
pub(crate) fn forfeited_by(result: ForfeitResult) -> ForfeitBy {
    match result {
        ForfeitResult::FirstWins => ForfeitBy::Second,
        ForfeitResult::SecondWins => ForfeitBy::First,
        ForfeitResult::BothLose => ForfeitBy::Both,
    }
}
