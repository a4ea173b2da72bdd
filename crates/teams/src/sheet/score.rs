//! The check of a sheet with nothing but a score.

use kolo_model::{PerSide, Verdict};
use serde::{Deserialize, Serialize};

use super::{by_forfeit, by_score, nobody_came};
use crate::duel::POINTS_OF_DUEL;
use crate::{ForfeitBy, LineUp, MatchPoints, MatchResult, Shape, SheetProblem, SheetProblems};

/// A score as it was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreEntry {
    /// The points of the first side.
    pub first: i64,
    /// The points of the second side.
    pub second: i64,
    /// How many duels, or games where no duels are played, were lost by both sides and gave nothing to either.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub void: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The entry and what it counts for; `None` if it cannot be, which `problems` says. One game has no score from which the
/// winner could be seen.
pub(super) fn check(
    shape: Shape,
    line_up: Option<&LineUp>,
    entry: ScoreEntry,
    problems: &mut SheetProblems,
) -> Option<(MatchResult, Verdict)> {
    match shape.points() {
        MatchPoints::ByScore => {}
        MatchPoints::OfTheGame => {
            problems.push(SheetProblem::ScoreAlone);
            return None;
        }
    }
    let gaps = Gaps::of(shape, line_up);
    if !(gaps.void_duels..=shape.parts()).contains(&entry.void) {
        let (least, most) = (gaps.void_duels, shape.parts());
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
    let all_void = (entry.void == shape.parts()).then_some(ForfeitBy::Both);
    let result = match all_void.or(nobody_came(line_up)) {
        Some(by) => by_forfeit(by, score),
        None => by_score(score),
    };
    Some((MatchResult::Score(entry), result))
}

/// At how many boards neither side has a player.
pub(super) fn empty_boards(line_up: Option<&LineUp>) -> u32 {
    line_up.map(LineUp::gaps).unwrap_or_default().get(&ForfeitBy::Both).copied().unwrap_or(0)
}

/// What empty seats decide.
struct Gaps {
    /// What each side gets for boards where the other has no player.
    least: PerSide<u32>,
    /// How many duels neither side gets.
    void_duels: u32,
}

impl Gaps {
    fn of(shape: Shape, line_up: Option<&LineUp>) -> Self {
        let gaps = line_up.map(LineUp::gaps).unwrap_or_default();
        let boards = |by| gaps.get(&by).copied().unwrap_or(0);
        let least = PerSide::new(boards(ForfeitBy::Second), boards(ForfeitBy::First));
        Gaps {
            least: least.map(|count| count * shape.points_of_board()),
            void_duels: boards(ForfeitBy::Both) * shape.parts_of_board(),
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
fn possible(shape: Shape, entry: ScoreEntry) -> Result<PerSide<u32>, SheetProblem> {
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
