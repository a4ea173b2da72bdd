//! Matches of gomoku: the score that goes with a result.

use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, SplitMix64, System};

use super::Recipe;

/// Duel points of a match: two duels a board, two points each. The winner has more than half of them; a match that
/// was not played has the usual score, which need not be written.
pub(super) fn score(recipe: &Recipe, outcome: Outcome, chance: &mut SplitMix64) -> Option<PerSide<i64>> {
    match recipe.system {
        System::Pisqworky2023 => {}
        System::Fide1992 | System::Dutch | System::Swiss | System::McMahon | System::RoundRobin => {
            return None;
        }
    }
    let half = 2 * i64::from(recipe.boards.unwrap_or(1));
    match outcome {
        Outcome::Played(PlayedResult::FirstWins, _) => Some(won(half, chance)),
        Outcome::Played(PlayedResult::SecondWins, _) => Some(won(half, chance).swapped()),
        Outcome::Played(
            PlayedResult::Draw
            | PlayedResult::BothLose
            | PlayedResult::FirstDrawsSecondLoses
            | PlayedResult::SecondDrawsFirstLoses,
            _,
        ) => Some(PerSide::new(half, half)),
        Outcome::Pending
        | Outcome::Adjourned
        | Outcome::Forfeit(ForfeitResult::FirstWins | ForfeitResult::SecondWins | ForfeitResult::BothLose) => {
            None
        }
    }
}

fn won(half: i64, chance: &mut SplitMix64) -> PerSide<i64> {
    let bound = u64::try_from(half).unwrap_or(2);
    let ahead = 1 + i64::try_from(chance.below(bound)).unwrap_or(0);
    PerSide::new(half + ahead, half - ahead)
}
