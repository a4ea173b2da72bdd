//! A report as a phone sends it: the fields of its form, written and read in one place.
//!
//! | field | says |
//! | --- | --- |
//! | `got` | `won`, `drawn` or `lost`: a match of one game |
//! | `own`, `other` | the points of both sides; where every board has one game also the games won, `2` and `1` |
//! | `duel-1`, `duel-2` … | every duel, or every game where no duels are played: `1` won, `=` drawn, `0` lost |

use std::collections::BTreeMap;

use kolo_model::Share;
use kolo_teams::{OwnReport, Shape};
use kolo_tournament::{PairingId, Settings};
use serde::Serialize;
use utoipa::ToSchema;

use crate::result::{self, Form, NoResult};

/// What a report of a match consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OwnForm {
    /// `got`.
    #[default]
    Game,
    /// `got`, and `own` with `other` where the points are known.
    GameWithPoints,
    /// `own` and `other`.
    Points,
    /// `duel-1` and so on; or `own` and `other`.
    Boards,
}

impl OwnForm {
    /// What a report of this match consists of. In a plan the points inside one game are free to be given.
    pub fn of(settings: &Settings, pairing: &PairingId) -> OwnForm {
        match (settings.shape().is_one_game(), pairing.round(), Form::of(settings)) {
            (false, _, _) => OwnForm::Boards,
            (true, None, _) => OwnForm::GameWithPoints,
            (true, Some(_), Form::Game) => OwnForm::Game,
            (true, Some(_), Form::Match) => OwnForm::Points,
        }
    }

    /// What the fields say.
    ///
    /// # Errors
    /// When they say something else than a match of this kind can be reported as.
    pub fn read<'a>(self, shape: Shape, field: impl Fn(&str) -> &'a str) -> Result<OwnReport, NoResult> {
        let (got, own, other) = (field("got"), field("own"), field("other"));
        let wrong = |text: &str| NoResult(text.chars().take(40).collect());
        let points = || {
            let number = |text: &str| text.parse::<u32>().ok();
            let games = result::by_games(own, other, shape).map(|score| (score.first, score.second));
            games.or_else(|| number(own).zip(number(other))).ok_or_else(|| wrong(&format!("{own}:{other}")))
        };
        let whole = || match got {
            "won" => Ok(Share::Win),
            "drawn" => Ok(Share::Draw),
            "lost" => Ok(Share::Loss),
            _ => Err(wrong(got)),
        };
        match self {
            OwnForm::Game => Ok(OwnReport::Whole { got: whole()?, points: None }),
            OwnForm::GameWithPoints if own.is_empty() && other.is_empty() => {
                Ok(OwnReport::Whole { got: whole()?, points: None })
            }
            OwnForm::GameWithPoints => Ok(OwnReport::Whole { got: whole()?, points: Some(points()?) }),
            OwnForm::Points => points().map(|(own, other)| OwnReport::Points(own, other)),
            OwnForm::Boards if own.is_empty() && other.is_empty() => {
                let marks = marks(shape, field)?;
                // Nothing was said at all.
                if marks.iter().all(Option::is_none) { Err(wrong(got)) } else { Ok(OwnReport::Boards(marks)) }
            }
            OwnForm::Boards => points().map(|(own, other)| OwnReport::Points(own, other)),
        }
    }
}

/// What the fields say board by board, nothing for one that is empty.
///
/// # Errors
/// When one says something that is not a result of a duel.
pub fn marks<'a>(shape: Shape, field: impl Fn(&str) -> &'a str) -> Result<Vec<Option<Share>>, NoResult> {
    let mark = |number: u32| match field(&name(number)) {
        "" => Ok(None),
        "1" => Ok(Some(Share::Win)),
        "=" => Ok(Some(Share::Draw)),
        "0" => Ok(Some(Share::Loss)),
        other => Err(NoResult(other.chars().take(40).collect())),
    };
    (1..=shape.parts()).map(mark).collect()
}

/// The field of a duel; the first one is 1.
pub fn name(number: u32) -> String {
    format!("duel-{number}")
}

/// Whether a match of this shape has a duel of this name.
pub fn is_duel(field: &str, shape: Shape) -> bool {
    let number = field.strip_prefix("duel-").and_then(|number| number.parse::<u32>().ok());
    number.is_some_and(|number| (1..=shape.parts()).contains(&number) && name(number) == field)
}

/// The fields that say this of a match of a shape.
pub fn fields(report: &OwnReport, shape: Shape) -> BTreeMap<String, String> {
    let points = |own: &u32, other: &u32| [("own", own.to_string()), ("other", other.to_string())];
    let named = |(name, value): (&str, String)| (name.to_owned(), value);
    match report {
        // Several boards are won by their points.
        OwnReport::Whole { points: Some((own, other)), .. } if !shape.is_one_game() => {
            points(own, other).into_iter().map(named).collect()
        }
        OwnReport::Whole { got, points: known } => {
            let got = match got {
                Share::Win => "won",
                Share::Draw => "drawn",
                Share::Loss => "lost",
            };
            let known = known.iter().flat_map(|(own, other)| points(own, other));
            known.chain([("got", got.to_owned())]).map(named).collect()
        }
        OwnReport::Points(own, other) => points(own, other).into_iter().map(named).collect(),
        OwnReport::Boards(marks) => {
            let mark = |got: Share| match got {
                Share::Win => "1",
                Share::Draw => "=",
                Share::Loss => "0",
            };
            let said = (1..).zip(marks).filter_map(|(number, got)| Some((number, mark((*got)?))));
            said.map(|(number, mark)| (name(number), mark.to_owned())).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kolo_teams::Games;

    fn read(form: OwnForm, shape: Shape, fields: &[(&str, &str)]) -> Option<OwnReport> {
        let of = |name: &str| fields.iter().find(|(field, _)| *field == name).map_or("", |(_, value)| *value);
        form.read(shape, of).ok()
    }

    #[test]
    fn what_is_written_reads_back() {
        let (win, draw, loss) = (Some(Share::Win), Some(Share::Draw), Some(Share::Loss));
        let beaten = |points| OwnReport::Whole { got: Share::Loss, points };
        for (form, shape, report) in [
            (OwnForm::Game, Shape::GAME, beaten(None)),
            (OwnForm::GameWithPoints, Shape::GAME, beaten(None)),
            (OwnForm::GameWithPoints, Shape::GAME, beaten(Some((2, 7)))),
            (OwnForm::Points, Shape::GAME, OwnReport::Points(3, 3)),
            (OwnForm::Boards, Shape::ONE, OwnReport::Points(1, 3)),
            (OwnForm::Boards, Shape::ONE, OwnReport::Boards(vec![draw, loss])),
            (OwnForm::Boards, Shape::THREE, OwnReport::Boards(vec![win, win, None, None, draw, loss])),
        ] {
            let written = fields(&report, shape);
            let of = |name: &str| written.get(name).map_or("", String::as_str);
            assert_eq!(form.read(shape, of), Ok(report), "{written:?}");
        }
    }

    #[test]
    fn a_report_says_what_its_match_can_have() {
        let three = Shape::of(3, Games::Single).expect("a shape");
        let games = read(OwnForm::Boards, three, &[("own", "2½"), ("other", "½")]);
        assert_eq!(games, Some(OwnReport::Points(5, 1)), "games won");
        for (form, shape, fields) in [
            (OwnForm::Game, Shape::GAME, vec![]),
            (OwnForm::Game, Shape::GAME, vec![("got", "+")]),
            (OwnForm::Game, Shape::GAME, vec![("own", "3"), ("other", "1")]),
            (OwnForm::GameWithPoints, Shape::GAME, vec![("own", "3"), ("other", "1")]),
            (OwnForm::GameWithPoints, Shape::GAME, vec![("got", "won"), ("own", "3")]),
            (OwnForm::Points, Shape::GAME, vec![("got", "won")]),
            (OwnForm::Boards, three, vec![("got", "won")]),
            (OwnForm::Boards, three, vec![("own", "2")]),
            (OwnForm::Boards, three, vec![("duel-1", "+")]),
            (OwnForm::Boards, three, vec![("duel-4", "1")]),
        ] {
            assert_eq!(read(form, shape, &fields), None, "{form:?} {fields:?}");
        }
    }
}
