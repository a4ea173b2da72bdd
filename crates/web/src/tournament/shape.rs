//! What a match consists of, and whether teams meet: the fields of it in forms (K-SHAPE).

use kolo_messages::{Lang, Message};
use kolo_teams::{Games, Shape};
use kolo_tournament::{Settings, Sides};

use crate::form::Fields;
use crate::pages::words::words;
use crate::problem::Problem;

words! {
    /// What the fields say.
    ShapeWords {
        boards: "shape-boards",
        count: "shape-count",
        duels: "shape-duels",
        game: "shape-game",
        heading: "shape-heading",
        teams: "shape-teams",
    }
}

/// The fields with what holds.
#[derive(Debug)]
pub(crate) struct ShapeForm {
    pub(crate) w: ShapeWords,
    /// `game`, `boards` or `duels`.
    pub(crate) of: &'static str,
    pub(crate) count: String,
    pub(crate) teams: bool,
}

impl ShapeForm {
    /// Of a new tournament: one game of two players.
    pub(crate) fn new(lang: Lang) -> ShapeForm {
        ShapeForm { w: ShapeWords::of(lang), of: "game", count: "5".to_owned(), teams: false }
    }

    /// As it was sent.
    pub(crate) fn sent(fields: &Fields, lang: Lang) -> ShapeForm {
        let of = match fields.text("match-of") {
            "boards" => "boards",
            "duels" => "duels",
            _ => "game",
        };
        let count = fields.text("match-boards").to_owned();
        ShapeForm { of, count, teams: fields.given("teams").is_some(), ..ShapeForm::new(lang) }
    }

    /// What holds in a tournament.
    pub(crate) fn of(settings: &Settings, lang: Lang) -> ShapeForm {
        let shape = settings.shape();
        let of = match shape.games() {
            _ if shape.is_one_game() => "game",
            Games::Single => "boards",
            Games::TwoDuels => "duels",
        };
        let count = shape.boards().to_string();
        ShapeForm { of, count, teams: settings.sides == Sides::Teams, ..ShapeForm::new(lang) }
    }
}

/// Takes over what a form says; what it does not ask for stays.
///
/// # Errors
/// When a match cannot have so many boards.
pub(crate) fn take_over(settings: &mut Settings, fields: &Fields) -> Result<(), Problem> {
    let games = match fields.text("match-of") {
        "" => return Ok(()),
        "game" => None,
        "boards" => Some(Games::Single),
        "duels" => Some(Games::TwoDuels),
        _ => return Err(Problem::unreadable("match-of")),
    };
    settings.sides = if fields.given("teams").is_some() { Sides::Teams } else { Sides::Players };
    let Some(games) = games else {
        // The Swiss of the gomoku contest always has duels.
        settings.shape = None;
        return Ok(());
    };
    let boards = fields.number("match-boards", Message::new("shape-count"))?;
    let shape = Shape::of(boards, games).map_err(|wrong| Problem::bad_field(wrong.message()))?;
    settings.shape = Some(shape);
    if settings.boards.is_some() {
        settings.boards = Some(boards);
    }
    Ok(())
}
