//! How a match of a plan ended.
//!
//! The same [`Verdict`] as everywhere, of which a plan knows less: a side won or did not come, or there is no winner.

use kolo_messages::Message;
use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, Share, Side, Verdict};

use crate::Refusal;

/// The most points that both sides of a match can have together; no game comes near.
pub const MOST_SCORE: u32 = 1_000_000;

/// A side won at the board.
pub fn won(by: Side, score: Option<PerSide<u32>>) -> Verdict {
    let result = match by {
        Side::First => PlayedResult::FirstWins,
        Side::Second => PlayedResult::SecondWins,
    };
    Verdict { outcome: Outcome::played(result), score }
}

/// There is no winner. In groups, and where the plan says what decides.
pub fn drawn(score: Option<PerSide<u32>>) -> Verdict {
    Verdict { outcome: Outcome::played(PlayedResult::Draw), score }
}

/// It was not played.
pub fn forfeit(result: ForfeitResult) -> Verdict {
    Outcome::Forfeit(result).into()
}

/// What a plan counts of a verdict: a match that was not played has no score there, and all others are for rating.
///
/// # Errors
/// No match of a plan ends like this: it is adjourned, not there yet, or gives the sides what a knockout and a group do
/// not know.
pub fn counted(verdict: Verdict) -> Result<Verdict, Refusal> {
    match verdict.outcome {
        Outcome::Played(
            result @ (PlayedResult::FirstWins | PlayedResult::SecondWins | PlayedResult::Draw),
            _,
        ) => Ok(Verdict { outcome: Outcome::played(result), score: verdict.score }),
        Outcome::Forfeit(result) => Ok(forfeit(result)),
        Outcome::Pending
        | Outcome::Adjourned
        | Outcome::Played(
            PlayedResult::BothLose
            | PlayedResult::FirstDrawsSecondLoses
            | PlayedResult::SecondDrawsFirstLoses,
            _,
        ) => Err(Refusal::NoSuchEnd),
    }
}

/// The side that goes on, if one does.
pub fn winner(verdict: Verdict) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| verdict.outcome.share(*side) == Some(Share::Win))
}

/// Whether it was played and there is no winner.
pub fn is_drawn(verdict: Verdict) -> bool {
    matches!(verdict.outcome, Outcome::Played(PlayedResult::Draw, _))
}

/// Whether it was not played.
pub fn is_forfeit(verdict: Verdict) -> bool {
    matches!(verdict.outcome, Outcome::Forfeit(_))
}

/// Whether the score does not say otherwise: no side wins with fewer points, and a draw has equal ones.
pub(crate) fn score_fits(verdict: Verdict) -> bool {
    verdict.score.is_none_or(|score| match winner(verdict) {
        Some(by) => score[by] >= score[by.other()],
        None => score.first == score.second,
    })
}

/// Whether the score is one that the table of a group takes.
pub(crate) fn score_is_possible(verdict: Verdict) -> bool {
    verdict.score.is_none_or(|score| score.first.saturating_add(score.second) <= MOST_SCORE)
}

/// A verdict that a plan counts, in words; the names of the sides are arguments.
pub(crate) fn message(verdict: Verdict, names: PerSide<String>) -> Message {
    let message = match (is_forfeit(verdict), winner(verdict), verdict.score) {
        (false, Some(Side::First), None) => Message::new("stages-outcome-first"),
        (false, Some(Side::Second), None) => Message::new("stages-outcome-second"),
        (false, Some(Side::First), Some(_)) => Message::new("stages-outcome-first-score"),
        (false, Some(Side::Second), Some(_)) => Message::new("stages-outcome-second-score"),
        (false, None, None) => Message::new("stages-outcome-draw"),
        (false, None, Some(_)) => Message::new("stages-outcome-draw-score"),
        (true, Some(Side::Second), _) => Message::new("stages-outcome-first-missing"),
        (true, Some(Side::First), _) => Message::new("stages-outcome-second-missing"),
        (true, None, _) => Message::new("stages-outcome-both-missing"),
    };
    let message = message.with("first", names.first).with("second", names.second);
    match verdict.score {
        None => message,
        Some(score) => message.with("score", format!("{}:{}", score.first, score.second)),
    }
}
