//! Pages: one folder for each that is neither of a tournament nor of a contest, with its handlers, the page and its
//! template; those of contests; and what all pages share. Templates are checked when the program is compiled.

pub(crate) mod bracket;
mod clock;
pub(crate) mod contest;
mod demo;
mod desk;
mod desk_match;
pub(crate) mod devices;
pub(crate) mod documents;
pub(crate) mod duel_rows;
pub(crate) mod entrance;
mod files;
mod home;
pub(crate) mod house;
pub(crate) mod new_match;
pub(crate) mod people;
mod player;
mod privacy;
mod prove;
pub(crate) mod result_input;
mod spectators;
pub(crate) mod table;
mod trouble;
pub(crate) mod wall;
pub(crate) mod webhooks;
pub(crate) mod words;

use askama::Template;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::theme::Theme;
use words::words;

/// Every address of a page that has its folder here.
pub(crate) fn routes() -> Routes {
    Routes::new()
        .merge(home::routes::routes())
        .merge(spectators::routes::routes())
        .merge(player::routes::routes())
        .merge(clock::routes::routes())
        .merge(entrance::routes::routes())
        .merge(desk::routes::routes())
        .merge(new_match::routes::routes())
        .merge(desk_match::routes::routes())
        .merge(prove::routes::routes())
        .merge(demo::routes::routes())
        .merge(people::routes())
        .merge(privacy::public::routes::routes())
        .merge(privacy::person::routes::routes())
        .merge(files::routes::routes())
        .merge(webhooks::routes::routes())
}

words! {
    /// What stands on every page.
    FrameWords {
        home: "web-frame-home",
        skip: "web-frame-skip",
        language: "web-frame-language",
        needs_script: "web-frame-needs-script",
        theme_auto: "floor-theme-auto",
        theme_light: "floor-theme-light",
        theme_dark: "floor-theme-dark",
    }
}

/// What every page has around it.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The language of the page.
    pub(crate) lang: &'static str,
    /// The digest in the address of style sheet and modules.
    pub(crate) assets: String,
    /// What the browser shows as its name.
    pub(crate) title: String,
    /// The words of the frame.
    pub(crate) words: FrameWords,
    /// The languages to choose from.
    pub(crate) languages: [Choice; 3],
    /// Light, dark, or what the browser wishes.
    pub(crate) theme: Theme,
    /// On a site of examples: what stands on the way to all of them.
    pub(crate) examples: Option<String>,
}

/// A language to choose, by its own name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Choice {
    /// Its code.
    pub(crate) code: &'static str,
    /// Its name.
    pub(crate) name: &'static str,
}

impl Frame {
    /// The frame of a page with this title.
    pub(crate) fn new(app: &App, lang: Lang, title: &Message) -> Frame {
        Frame::named(app, lang, &title.text(lang))
    }

    /// The frame of a page that is called by a name.
    pub(crate) fn named(app: &App, lang: Lang, name: &str) -> Frame {
        Frame {
            lang: lang.code(),
            assets: app.assets.clone(),
            title: name.to_owned(),
            words: FrameWords::of(lang),
            languages: Lang::ALL.map(Choice::of),
            theme: Theme::current(),
            examples: app.demo.as_ref().map(|_| Message::new("demo-heading").text(lang)),
        }
    }

    /// What stands on the switch of light: what it leads to.
    pub(crate) fn theme_switch(&self) -> &str {
        match self.theme.next() {
            Theme::Auto => &self.words.theme_auto,
            Theme::Light => &self.words.theme_light,
            Theme::Dark => &self.words.theme_dark,
        }
    }
}

impl Choice {
    fn of(lang: Lang) -> Choice {
        let name = match lang {
            Lang::En => "English",
            Lang::Cs => "Čeština",
            Lang::Sk => "Slovenčina",
        };
        Choice { code: lang.code(), name }
    }
}

/// A page as a text.
///
/// # Errors
/// When a template fails, which is a mistake of the program.
pub(crate) fn text(page: &impl Template) -> Result<String, Problem> {
    page.render().map_err(Problem::internal)
}

/// A page as an answer.
///
/// # Errors
/// When a template fails, which is a mistake of the program.
pub(crate) fn html(page: &impl Template) -> Result<Response, Problem> {
    let text = text(page)?;
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// A problem as a page; with the way back to the form that was sent, if it was one.
pub(crate) fn problem(app: &App, problem: &Problem, lang: Lang, form: Option<&str>) -> Response {
    let page = trouble::Trouble::new(app, lang, problem, form);
    let mut response = html(&page).unwrap_or_else(|_| problem.message.text(lang).into_response());
    *response.status_mut() = problem.status;
    response
}
