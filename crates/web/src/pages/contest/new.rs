//! A new contest: one tournament from a pasted list, a whole season, or a file.

use askama::Template;
use kolo_contest::Category;
use kolo_messages::{Lang, Message};
use kolo_views::contest::office::category_name;

use super::SchoolWords;
use crate::app::App;
use crate::form::{Fields, Hidden};
use crate::pages::Frame;

/// Something to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    /// What is sent.
    pub(crate) code: String,
    /// What is shown.
    pub(crate) label: String,
    /// Whether it is chosen.
    pub(crate) chosen: bool,
}

/// A date of a season.
#[derive(Debug)]
pub(crate) struct Date {
    name: &'static str,
    label: String,
    value: String,
}

/// What was typed so far.
#[derive(Debug, Default)]
pub(crate) struct Typed {
    name: String,
    day: String,
    teams: String,
    season_name: String,
    regions: String,
    areas: String,
    schools: String,
    entries: String,
    season_open: bool,
    file_open: bool,
}

/// The form that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sent {
    /// One tournament.
    One,
    /// A season.
    Season,
    /// A file.
    File,
}

impl Typed {
    /// Nothing yet; the day is today.
    pub(crate) fn nothing(today: &str) -> Typed {
        Typed { day: today.to_owned(), ..Typed::default() }
    }

    /// What a form holds.
    pub(crate) fn of(fields: &Fields, sent: Sent, today: &str) -> Typed {
        let text = |name: &str| fields.text(name).to_owned();
        match sent {
            Sent::One => {
                Typed { name: text("name"), day: text("day"), teams: text("teams"), ..Typed::default() }
            }
            Sent::Season => Typed {
                season_name: text("name"),
                regions: text("regions"),
                areas: text("areas"),
                schools: text("schools"),
                entries: text("entries"),
                season_open: true,
                ..Typed::nothing(today)
            },
            Sent::File => Typed { file_open: true, ..Typed::nothing(today) },
        }
    }
}

/// The dates of a season by the names of their fields.
pub(crate) const DATES: [&str; 11] = [
    "announced",
    "entries-close",
    "area-from",
    "area-to",
    "regional-from",
    "regional-to",
    "online-from",
    "online-to",
    "final-zs",
    "final-ss",
    "final-individuals",
];

/// What a date is called.
pub(crate) fn date_label(name: &str) -> Message {
    match name {
        "announced" => Message::new("school-date-announced"),
        "entries-close" => Message::new("school-date-entries"),
        "area-from" => Message::new("school-date-area-from"),
        "area-to" => Message::new("school-date-area-to"),
        "regional-from" => Message::new("school-date-regional-from"),
        "regional-to" => Message::new("school-date-regional-to"),
        "online-from" => Message::new("school-date-online-from"),
        "online-to" => Message::new("school-date-online-to"),
        "final-zs" => Message::new("school-date-final-zs"),
        "final-ss" => Message::new("school-date-final-ss"),
        _ => Message::new("school-date-final-individuals"),
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "contest/new.html")]
pub(crate) struct NewPage {
    frame: Frame,
    w: SchoolWords,
    one: Hidden,
    season: Hidden,
    file: Hidden,
    typed: Typed,
    categories: Vec<Choice>,
    dates: Vec<Date>,
    troubles: Vec<String>,
}

impl NewPage {
    /// The page with what was typed and what is wrong with it.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        hidden: [Hidden; 3],
        typed: Typed,
        chosen: &Fields,
        troubles: Vec<String>,
    ) -> NewPage {
        let [one, season, file] = hidden;
        let category = |category: Category| Choice {
            code: category.code().to_owned(),
            label: category_name(category).text(lang),
            chosen: chosen.text("category") == category.code(),
        };
        let date = |name: &'static str| Date {
            name,
            label: date_label(name).text(lang),
            value: chosen.text(name).to_owned(),
        };
        NewPage {
            frame: Frame::new(app, lang, &Message::new("school-new-heading")),
            w: SchoolWords::of(lang),
            one,
            season,
            file,
            typed,
            categories: [Category::Zs, Category::Ss].map(category).into(),
            dates: DATES.map(date).into(),
            troubles,
        }
    }
}
