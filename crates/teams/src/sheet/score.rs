//! The check of a sheet with nothing but a score.

use kolo_model::PerSide;
use serde::{Deserialize, Serialize};

use super::{Entry, MatchResult, nobody_came};
use crate::duel::POINTS_OF_DUEL;
use crate::game::{DUELS_OF_GAME, POINTS_OF_GAME};
use crate::{ForfeitBy, LineUp, MatchShape, SheetProblem, SheetProblems};

/// A score as it was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreEntry {
    /// The points of the first side.
    pub first: i64,
    /// The points of the second side.
    pub second: i64,
    /// How many duels were lost by both sides and gave nothing to either.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub void: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The entry and what it is worth; `None` if it cannot be, which `problems` says.
pub(super) fn check(
    shape: MatchShape,
    line_up: Option<&LineUp>,
    entry: ScoreEntry,
    problems: &mut SheetProblems,
) -> Option<(Entry, MatchResult)> {
    let gaps = Gaps::of(line_up);
    if !(gaps.void_duels..=shape.duels()).contains(&entry.void) {
        let (least, most) = (gaps.void_duels, shape.duels());
        problems.push(SheetProblem::VoidDuels { void: entry.void, least, most });
        return None;
    }
    let score = match possible(shape, entry) {
        Ok(score) => score,
        Err(problem) => {
            problems.push(problem);
            return None;
        }
    };
    if gaps.void_duels + gaps.duels_given_back(score) > entry.void {
        let written = PerSide::new(entry.first, entry.second);
        problems.push(SheetProblem::ScoreAgainstGaps { score: written, least: gaps.least });
        return None;
    }
    let all_void = (entry.void == shape.duels()).then_some(ForfeitBy::Both);
    let result = match all_void.or(nobody_came(line_up)) {
        Some(by) => MatchResult::of_forfeit(by, score),
        None => MatchResult::of_score(score),
    };
    Some((Entry::Score(entry), result))
}

/// What empty seats decide.
struct Gaps {
    /// What each side gets for boards where the other has no player.
    least: PerSide<u32>,
    /// How many duels neither side gets.
    void_duels: u32,
}

impl Gaps {
    fn of(line_up: Option<&LineUp>) -> Self {
        let gaps = line_up.map(LineUp::gaps).unwrap_or_default();
        let boards = |by| gaps.get(&by).copied().unwrap_or(0);
        let least = PerSide::new(boards(ForfeitBy::Second), boards(ForfeitBy::First));
        Gaps {
            least: least.map(|count| count * POINTS_OF_GAME),
            void_duels: boards(ForfeitBy::Both) * DUELS_OF_GAME,
        }
    }

    /// How many of the duels that a side has won without an opponent it must have forfeited itself to have no more than
    /// this score: such duels count for neither side.
    fn duels_given_back(&self, score: PerSide<u32>) -> u32 {
        let of_side = |least: u32, has: u32| least.saturating_sub(has).div_ceil(POINTS_OF_DUEL);
        of_side(self.least.first, score.first) + of_side(self.least.second, score.second)
    }
}

/// A score that duels can add up to: each gives two points together, or none if both forfeited it. Any division of
/// the sum can come about, since draws give one point each.
fn possible(shape: MatchShape, entry: ScoreEntry) -> Result<PerSide<u32>, SheetProblem> {
    let (score, full) = (PerSide::new(entry.first, entry.second), shape.full_score());
    let (Ok(first), Ok(second)) = (u32::try_from(entry.first), u32::try_from(entry.second)) else {
        return Err(SheetProblem::ScoreOutside { score, full });
    };
    if first > full || second > full {
        return Err(SheetProblem::ScoreOutside { score, full });
    }
    let sum = first + second;
    let due = full - entry.void * POINTS_OF_DUEL;
    if sum == due {
        Ok(PerSide::new(first, second))
    } else if sum % POINTS_OF_DUEL == 1 {
        Err(SheetProblem::ScoreOdd { score, due })
    } else {
        Err(SheetProblem::ScoreSum { score, sum: i64::from(sum), due })
    }
}
