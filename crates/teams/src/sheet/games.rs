//! The check of a sheet with games and duels.

use kolo_model::Side;

use super::{Entry, MatchResult, score_of};
use crate::{
    BoardNumber, DuelNumber, DuelResult, ForfeitBy, Game, LineUp, MatchShape, SheetProblem, SheetProblems,
    Table,
};

/// The entry with everything filled in, and what it is worth; `None` if games are missing, which `problems` says.
pub(super) fn check(
    shape: MatchShape,
    line_up: Option<&LineUp>,
    games: &[Game],
    problems: &mut SheetProblems,
) -> Option<(Entry, MatchResult)> {
    if games.len() != shape.len() {
        problems.push(SheetProblem::WrongGames { given: games.len(), boards: shape.boards() });
        return None;
    }
    let mut filled = Vec::with_capacity(games.len());
    for (index, game) in games.iter().enumerate() {
        let board = BoardNumber::of_index(index);
        let missing = line_up.and_then(|line_up| line_up.tables.get(index)).and_then(Table::missing);
        let game = match missing {
            Some(by) => with_gap(*game, by).unwrap_or_else(|| {
                problems.push(SheetProblem::NobodyThere { board });
                *game
            }),
            None => *game,
        };
        let open = DuelNumber::BOTH.into_iter().filter(|duel| game.counted(*duel).is_none());
        problems.extend(open.map(|duel| SheetProblem::DuelMissing { board, duel }));
        filled.push(game.canonical());
    }
    let result = result_of(&filled);
    Some((Entry::Games(filled), result))
}

/// The game in which `missing` has no player: what is open is forfeited. `None` if something else is written down for
/// it.
pub(crate) fn with_gap(game: Game, missing: ForfeitBy) -> Option<Game> {
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

/// A match of which no duel was played, and in which a side gave up every one, was forfeited by this side (reading).
fn result_of(games: &[Game]) -> MatchResult {
    let score = score_of(games);
    let unplayed = !games.iter().any(Game::was_played);
    let given_up = |side: Side| unplayed && games.iter().all(|game| game.is_forfeited_by(side));
    match ForfeitBy::sides(given_up) {
        Some(by) => MatchResult::of_forfeit(by, score),
        None => MatchResult::of_score(score),
    }
}
