//! The check of a sheet with every board.

use kolo_model::{Outcome, Side, Verdict};

use super::{by_forfeit, by_score, score_of};
use crate::{
    BoardNumber, BoardResult, DuelNumber, DuelResult, ForfeitBy, Game, LineUp, MatchPoints, MatchResult,
    Shape, SheetProblem, SheetProblems, Table,
};

/// The result with everything filled in, and what it counts for; `None` if boards are missing, which `problems` says.
pub(super) fn check(
    shape: Shape,
    line_up: Option<&LineUp>,
    boards: &[BoardResult],
    problems: &mut SheetProblems,
) -> Option<(MatchResult, Verdict)> {
    if boards.len() != shape.len() {
        problems.push(SheetProblem::WrongGames { given: boards.len(), boards: shape.boards() });
        return None;
    }
    let mut filled = Vec::with_capacity(boards.len());
    for (index, result) in boards.iter().enumerate() {
        let board = BoardNumber::of_index(index);
        if result.games() != shape.games() {
            problems.push(SheetProblem::OtherGames { board, games: shape.games() });
            continue;
        }
        let missing = line_up.and_then(|line_up| line_up.tables.get(index)).and_then(Table::missing);
        let result = match missing {
            Some(by) => with_gap(*result, by).unwrap_or_else(|| {
                problems.push(SheetProblem::NobodyThere { board });
                *result
            }),
            None => *result,
        };
        find_open(board, result, problems);
        filled.push(result.canonical());
    }
    match (shape.points(), filled.as_slice()) {
        (MatchPoints::OfTheGame, [BoardResult::Game(outcome)]) => {
            let verdict = Verdict::from(*outcome);
            Some((MatchResult::Game(verdict), verdict))
        }
        (MatchPoints::OfTheGame | MatchPoints::ByScore, _) => {
            let verdict = verdict_of(&filled);
            Some((MatchResult::Boards(filled), verdict))
        }
    }
}

/// What of a board has no result yet.
fn find_open(board: BoardNumber, result: BoardResult, problems: &mut SheetProblems) {
    match result {
        BoardResult::Duels(game) => {
            let open = DuelNumber::BOTH.into_iter().filter(|duel| game.counted(*duel).is_none());
            problems.extend(open.map(|duel| SheetProblem::DuelMissing { board, duel }));
        }
        BoardResult::Game(_) if result.is_over() => {}
        BoardResult::Game(_) => problems.push(SheetProblem::GameMissing { board }),
    }
}

/// The board at which `missing` has nobody: what is open is forfeited. `None` if something else is written down for it.
pub(crate) fn with_gap(result: BoardResult, missing: ForfeitBy) -> Option<BoardResult> {
    match result {
        BoardResult::Duels(game) => game_with_gap(game, missing).map(BoardResult::Duels),
        BoardResult::Game(Outcome::Pending) => Some(BoardResult::Game(Outcome::Forfeit(missing.result()))),
        BoardResult::Game(Outcome::Forfeit(_)) => {
            let mut lost = Side::BOTH.into_iter().filter(|side| missing.includes(*side));
            lost.all(|side| result.is_forfeited_by(side)).then_some(result)
        }
        BoardResult::Game(Outcome::Adjourned | Outcome::Played(..)) => None,
    }
}

fn game_with_gap(game: Game, missing: ForfeitBy) -> Option<Game> {
    if game.forfeit.is_some_and(|by| !by.includes_all(missing)) {
        return None;
    }
    let mut filled = game;
    for duel in DuelNumber::BOTH {
        match game.duel(duel) {
            None if game.forfeit.is_none() => filled.set(duel, Some(DuelResult::ForfeitedBy(missing))),
            None => {}
            Some(result) if result.forfeit().is_some_and(|by| by.includes_all(missing)) => {}
            Some(_) => return None,
        }
    }
    Some(filled)
}

/// A match of which nothing was played, and in which a side gave up every board, was forfeited by this side (reading).
fn verdict_of(boards: &[BoardResult]) -> Verdict {
    let score = score_of(boards);
    let unplayed = !boards.iter().any(|board| board.was_played());
    let given_up = |side: Side| unplayed && boards.iter().all(|board| board.is_forfeited_by(side));
    match ForfeitBy::sides(given_up) {
        Some(by) => by_forfeit(by, score),
        None => by_score(score),
    }
}
