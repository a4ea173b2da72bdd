//! The check of a result that says how the match as a whole ended.

use kolo_model::{Outcome, PerSide, PlayedResult, Verdict};

use super::score;
use crate::duel::POINTS_OF_DUEL;
use crate::{
    BoardNumber, Games, LineUp, MatchPoints, MatchResult, ScoreEntry, Shape, SheetProblem, SheetProblems,
};

/// The most points that both sides of one game can have together; no game comes near, and sums stay within bounds.
const MOST_SCORE: u32 = 1_000_000;

/// The result and what it counts for, which is what it says; `None` if it cannot be, which `problems` says.
pub(super) fn check(
    shape: Shape,
    line_up: Option<&LineUp>,
    verdict: Verdict,
    problems: &mut SheetProblems,
) -> Option<(MatchResult, Verdict)> {
    let problem = match (verdict.outcome, shape.points()) {
        (Outcome::Pending, _) => Some(SheetProblem::GameMissing { board: BoardNumber(1) }),
        (Outcome::Adjourned | Outcome::Played(..) | Outcome::Forfeit(_), MatchPoints::OfTheGame) => {
            outside(verdict.score, MOST_SCORE)
        }
        (Outcome::Adjourned | Outcome::Forfeit(_), MatchPoints::ByScore) => {
            outside(verdict.score, shape.full_score())
        }
        (Outcome::Played(result, _), MatchPoints::ByScore) => {
            return played(shape, line_up, (verdict, result), problems);
        }
    };
    match problem {
        None => Some((MatchResult::Game(verdict), verdict)),
        Some(problem) => {
            problems.push(problem);
            None
        }
    }
}

/// A match of several games that was played is won with more points than the other side has.
fn played(
    shape: Shape,
    line_up: Option<&LineUp>,
    (verdict, result): (Verdict, PlayedResult),
    problems: &mut SheetProblems,
) -> Option<(MatchResult, Verdict)> {
    match result {
        PlayedResult::FirstWins | PlayedResult::Draw | PlayedResult::SecondWins => {}
        PlayedResult::BothLose
        | PlayedResult::FirstDrawsSecondLoses
        | PlayedResult::SecondDrawsFirstLoses => {
            problems.push(SheetProblem::NoEndOfMatch);
            return None;
        }
    }
    let Some(score) = verdict.score else {
        problems.push(SheetProblem::ScoreMissing);
        return None;
    };
    // Duels that both sides lost are not named; what is missing to the full score was theirs. A single game has a winner or
    // is drawn, unless nobody sits at its board.
    let missing = shape.full_score().saturating_sub(score.first.saturating_add(score.second));
    let void = match shape.games() {
        Games::TwoDuels => missing / POINTS_OF_DUEL,
        Games::Single => score::empty_boards(line_up),
    };
    let entry = ScoreEntry { first: score.first.into(), second: score.second.into(), void };
    let (_, counted) = score::check(shape, line_up, entry, problems)?;
    let (Outcome::Played(by_score, _), Outcome::Played(said, _)) = (counted.outcome, verdict.outcome) else {
        problems.push(SheetProblem::EndAgainstScore { score });
        return None;
    };
    if by_score != said {
        problems.push(SheetProblem::EndAgainstScore { score });
        return None;
    }
    Some((MatchResult::Game(verdict), verdict))
}

fn outside(score: Option<PerSide<u32>>, full: u32) -> Option<SheetProblem> {
    let score = score.filter(|score| score.first.saturating_add(score.second) > full)?;
    Some(SheetProblem::ScoreOutside { score: score.map(i64::from), full })
}
