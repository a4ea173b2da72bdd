//! The desk: what is being played, and the form of a new match.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_play::clock::TimeControl;

use super::home::{Entry, Held};
use super::table;
use super::words::words;
use super::{App, Frame};
use crate::desk::Arbiter;
use crate::tasks::Task;

words! {
    /// The words of the desk.
    DeskWords {
        heading: "web-desk-heading",
        tournaments: "hall-tournaments",
        no_tournaments: "hall-tournaments-none",
        new_tournament: "hall-new",
        new_cup: "cup-new-heading",
        contests: "school-desk-heading",
        no_contests: "school-desk-none",
        new_contest: "school-new-heading",
        matches: "web-desk-matches",
        none: "web-desk-none",
        over: "web-home-over",
        stopped: "web-home-stopped",
        new: "web-desk-new",
        title: "web-new-title",
        boards: "web-new-boards",
        first: "web-new-first",
        second: "web-new-second",
        player: "web-new-player",
        opens: "web-new-opens",
        opening: "web-new-opening",
        time: "web-new-time",
        time_other: "web-new-time-other",
        time_hint: "web-new-time-hint",
        set_up: "web-new-set-up",
        another: "web-desk-another-key",
        another_about: "web-desk-another-about",
        leave: "web-desk-leave",
        account: "people-account",
        people: "people-everybody",
        board: "web-board",
        failed: "web-failed",
        prove: "web-prove-heading",
        clocks: "web-clock-heading",
    }
}

/// A time of the contest to choose.
#[derive(Debug)]
pub(crate) struct Time {
    value: String,
    clause: &'static str,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "desk.html")]
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
    times: Vec<Time>,
}

impl Desk {
    /// For whoever sits there.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        by: &Arbiter,
        [tournaments, contests]: [Vec<Held>; 2],
        matches: Vec<Entry>,
    ) -> Self {
        let presets = TimeControl::presets();
        let times = presets.map(|(clause, time)| Time { value: time.to_string(), clause: clause.id() });
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
            times: times.into(),
        }
    }
}
