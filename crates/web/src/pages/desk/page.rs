//! The organiser's first page: what is being played.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::desk::Arbiter;
use crate::pages::Frame;
use crate::pages::home::page::{Entry, Held};
use crate::pages::table;
use crate::pages::words::words;
use crate::tasks::Task;

words! {
    /// The words of the organiser's first page.
    DeskWords {
        heading: "web-desk-heading",
        tournaments: "hall-tournaments",
        no_tournaments: "hall-tournaments-none",
        new_tournament: "hall-new",
        new_cup: "plan-new-heading",
        contests: "school-desk-heading",
        no_contests: "school-desk-none",
        new_contest: "school-new-heading",
        matches: "web-desk-matches",
        none: "web-desk-none",
        over: "web-home-over",
        stopped: "web-home-stopped",
        new: "web-desk-new",
        another: "web-desk-another-key",
        another_about: "web-desk-another-about",
        leave: "web-desk-leave",
        account: "people-account",
        people: "people-all",
        failed: "web-failed",
        prove: "web-prove-heading",
        clocks: "web-clock-heading",
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/desk/page.html")]
pub(crate) struct Desk {
    frame: Frame,
    w: DeskWords,
    words: String,
    arbiter: String,
    screens: bool,
    creates: bool,
    administers: bool,
    tournaments: Vec<Held>,
    contests: Vec<Held>,
    matches: Vec<Entry>,
}

impl Desk {
    /// For the signed-in organiser.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        by: &Arbiter,
        [tournaments, contests]: [Vec<Held>; 2],
        matches: Vec<Entry>,
    ) -> Self {
        let w = DeskWords::of(lang);
        Desk {
            frame: Frame::new(app, lang, &Message::new("web-desk-heading")),
            words: table::json(&w),
            w,
            arbiter: by.name.to_string(),
            screens: by.may(Task::RunScreens),
            creates: by.may(Task::CreateTournament),
            administers: by.may(Task::ManagePeople),
            tournaments,
            contests,
            matches,
        }
    }
}
