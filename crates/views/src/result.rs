//! Results as people write, read and type them.
//!
//! A result is typed by the organiser with one key a table, or as the score of a match; it is written `1 : 0`, `½ : ½`,
//! `+ : −` for games that were not played. One list holds the keys, so that page, help and reader agree.

use std::cmp::Ordering;

use kolo_messages::{Lang, Message};
use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, Share, Side, Verdict};
use kolo_teams::{Games, MatchResult, Shape};
use kolo_tournament::Settings;
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

/// A result with the key that enters it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultKey {
    /// The key the organiser types; also what forms and programs send.
    pub key: &'static str,
    /// The result.
    pub outcome: Outcome,
}

const fn played(key: &'static str, result: PlayedResult) -> ResultKey {
    ResultKey { key, outcome: Outcome::Played(result, kolo_model::RatingReport::Rated) }
}

const fn forfeit(key: &'static str, result: ForfeitResult) -> ResultKey {
    ResultKey { key, outcome: Outcome::Forfeit(result) }
}

/// Every result that has a key, the usual ones first.
pub const KEYS: [ResultKey; 8] = [
    played("1", PlayedResult::FirstWins),
    played("0", PlayedResult::SecondWins),
    played("=", PlayedResult::Draw),
    forfeit("+", ForfeitResult::FirstWins),
    forfeit("-", ForfeitResult::SecondWins),
    forfeit("x", ForfeitResult::BothLose),
    played("l", PlayedResult::BothLose),
    ResultKey { key: "a", outcome: Outcome::Adjourned },
];

/// What was typed is not a result.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no result")]
pub struct NoResult(pub String);

impl NoResult {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("day-no-result").with("typed", self.0.as_str())
    }
}

/// A result with the points inside the match, if it has any.
pub type Typed = (Outcome, Option<PerSide<u32>>);

/// What a result of a tournament consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// One game: won, drawn, lost.
    Game,
    /// A match of several games: a score.
    Match,
}

impl Form {
    /// What results of this tournament consist of.
    pub fn of(settings: &Settings) -> Form {
        let several = settings.boards.is_some() || settings.shape.is_some_and(|shape| !shape.is_one_game());
        if several { Form::Match } else { Form::Game }
    }
}

/// What was typed: a key of [`KEYS`], or two numbers, `7:3`: the score of a match, or the points of a game.
///
/// # Errors
/// When it is neither.
pub fn typed(text: &str, form: Form) -> Result<Typed, NoResult> {
    let wrong = || NoResult(text.chars().take(40).collect());
    let trimmed = text.trim();
    if let Some(known) = KEYS.iter().find(|known| known.key == trimmed) {
        return Ok((known.outcome, None));
    }
    let (first, second) = trimmed.split_once([':', '-', '–']).ok_or_else(wrong)?;
    let (first, second) = (first.trim(), second.trim());
    let result = match form {
        Form::Game => match (first, second) {
            ("1", "0") => (PlayedResult::FirstWins, None),
            ("0", "1") => (PlayedResult::SecondWins, None),
            ("½", "½") => (PlayedResult::Draw, None),
            _ => return Err(wrong()),
        },
        Form::Match => {
            let number = |part: &str| part.parse::<u32>().map_err(|_| wrong());
            return Ok(by_score(PerSide::new(number(first)?, number(second)?)));
        }
    };
    Ok((Outcome::played(result.0), result.1))
}

/// The side with more points has won.
pub fn by_score(score: PerSide<u32>) -> Typed {
    let result = match score.first.cmp(&score.second) {
        Ordering::Greater => PlayedResult::FirstWins,
        Ordering::Equal => PlayedResult::Draw,
        Ordering::Less => PlayedResult::SecondWins,
    };
    (Outcome::played(result), Some(score))
}

/// Games won at boards of one game each, a draw a half, `2:1` or `1½:1½`: with 2 points for a win as much as all boards
/// give. Nothing where it is not that.
pub fn by_games(first: &str, second: &str, shape: Shape) -> Option<PerSide<u32>> {
    if shape.games() != Games::Single || shape.is_one_game() {
        return None;
    }
    let points = |text: &str| {
        let text = text.trim();
        let halves = ["½", ",5", ".5"].iter().find_map(|half| text.strip_suffix(half));
        let (whole, half) = halves.map_or((text, 0), |whole| (whole, 1));
        let whole = if whole.is_empty() && half == 1 { 0 } else { whole.parse::<u32>().ok()? };
        whole.checked_mul(2)?.checked_add(half)
    };
    let score = PerSide::new(points(first)?, points(second)?);
    (score.first.checked_add(score.second)? == shape.full_score()).then_some(score)
}

/// What was typed for a match of a tournament: as [`typed`], and board by board where a match has several (K-SHAPE):
/// `11 10 =0`; at boards of one game each also how many were won, `2:1`.
///
/// # Errors
/// When it is none of these.
pub fn typed_result(text: &str, settings: &Settings) -> Result<MatchResult, NoResult> {
    let shape = settings.shape();
    let won = text.split_once([':', '–']).and_then(|(first, second)| by_games(first, second, shape));
    if let Some((outcome, score)) = won.map(by_score) {
        return Ok(Verdict { outcome, score }.into());
    }
    match typed(text, Form::of(settings)) {
        Ok((outcome, score)) => Ok(Verdict { outcome, score }.into()),
        Err(wrong) if shape.is_one_game() => Err(wrong),
        Err(wrong) => kolo_teams::parse_entry(text, shape).map_err(|_| wrong),
    }
}

/// A result as it is typed: the score of a match, else its key; nothing for one that has none.
pub fn as_typed(outcome: Outcome, score: Option<PerSide<u32>>) -> Option<String> {
    match (outcome, score) {
        (Outcome::Played(..), Some(score)) => Some(format!("{}:{}", score.first, score.second)),
        (Outcome::Pending | Outcome::Adjourned | Outcome::Played(..) | Outcome::Forfeit(_), _) => {
            KEYS.iter().find(|known| known.outcome == outcome).map(|known| known.key.to_owned())
        }
    }
}

/// How a result is written; nothing while there is none.
pub fn text(outcome: Outcome, score: Option<PerSide<u32>>, lang: Lang) -> Option<String> {
    let written = match (outcome, score) {
        (Outcome::Pending, _) => return None,
        (Outcome::Adjourned, _) => Message::new("day-adjourned").text(lang),
        (Outcome::Played(..), Some(score)) => format!("{} : {}", score.first, score.second),
        (Outcome::Played(result, _), None) => joined(result.shares().map(|share| match share {
            Share::Win => "1",
            Share::Draw => "½",
            Share::Loss => "0",
        })),
        (Outcome::Forfeit(result), _) => joined(result.shares().map(|share| match share {
            Share::Win => "+",
            Share::Draw | Share::Loss => "−",
        })),
    };
    Some(written)
}

fn joined(shares: PerSide<&str>) -> String {
    format!("{} : {}", shares.first, shares.second)
}

/// What one side got, in one sign; nothing while there is no result.
pub fn sign(outcome: Outcome, side: Side) -> Option<&'static str> {
    let share = outcome.share(side)?;
    let played = matches!(outcome, Outcome::Played(..));
    Some(match (played, share) {
        (true, Share::Win) => "1",
        (true, Share::Draw) => "½",
        (true, Share::Loss) => "0",
        (false, Share::Win) => "+",
        (false, Share::Draw | Share::Loss) => "−",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_read_as_what_it_says() {
        for known in KEYS {
            for form in [Form::Game, Form::Match] {
                assert_eq!(typed(known.key, form), Ok((known.outcome, None)), "{}", known.key);
            }
            assert_eq!(as_typed(known.outcome, None).as_deref(), Some(known.key));
        }
        let keys: std::collections::BTreeSet<_> = KEYS.iter().map(|known| known.key).collect();
        assert_eq!(keys.len(), KEYS.len(), "no key means two results");
    }

    #[test]
    fn two_numbers_are_a_score_in_a_match_and_points_in_a_game() {
        let first = Outcome::played(PlayedResult::FirstWins);
        let draw = Outcome::played(PlayedResult::Draw);
        assert_eq!(typed(" 7:3 ", Form::Match), Ok((first, Some(PerSide::new(7, 3)))));
        assert_eq!(typed("3 – 7", Form::Match), Ok((first.swapped(), Some(PerSide::new(3, 7)))));
        assert_eq!(typed("5:5", Form::Match), Ok((draw, Some(PerSide::new(5, 5)))));
        assert_eq!(as_typed(draw, Some(PerSide::new(5, 5))).as_deref(), Some("5:5"));
        let three = Shape::new(3, Games::Single, kolo_teams::MatchPoints::ByScore).expect("a shape");
        assert_eq!(by_games("2", "1", three), Some(PerSide::new(4, 2)));
        for half in ["½", "0,5", ".5"] {
            assert_eq!(by_games("2½", half, three), Some(PerSide::new(5, 1)), "{half}");
        }
        for (one, other) in [("2", "2"), ("4", "2"), ("", "3"), ("x", "1"), ("4294967295", "1"), ("-1", "4")]
        {
            assert_eq!(by_games(one, other, three), None, "{one}:{other}");
        }
        assert_eq!(typed("1-0", Form::Game), Ok((first, None)));
        assert_eq!(typed("½ : ½", Form::Game), Ok((draw, None)));
        assert!(typed("7:3", Form::Game).is_err());
    }

    #[test]
    fn what_is_no_result_is_named() {
        for text in ["", "2", "1:", ":", "7:3:1", "a:b", "4294967296:0", "-1:3", "<script>"] {
            for form in [Form::Game, Form::Match] {
                assert!(typed(text, form).is_err(), "{text}");
            }
        }
        let long = "9".repeat(10_000);
        assert!(typed(&long, Form::Match).is_err_and(|wrong| wrong.0.chars().count() == 40));
    }

    #[test]
    fn results_are_written_as_on_paper() {
        let written = |key: &str, form| {
            let (outcome, score) = typed(key, form).expect("a result");
            text(outcome, score, Lang::En)
        };
        assert_eq!(written("1", Form::Game).as_deref(), Some("1 : 0"));
        assert_eq!(written("=", Form::Game).as_deref(), Some("½ : ½"));
        assert_eq!(written("-", Form::Match).as_deref(), Some("− : +"));
        assert_eq!(written("7:3", Form::Match).as_deref(), Some("7 : 3"));
        assert_eq!(text(Outcome::Pending, None, Lang::En), None);
        assert_eq!(sign(Outcome::Forfeit(ForfeitResult::FirstWins), Side::First), Some("+"));
    }
}
