//! The form of a new match on devices.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_play::clock::TimeControl;

use crate::app::App;
use crate::pages::Frame;
use crate::pages::table;
use crate::pages::words::words;

words! {
    /// The words of the form.
    NewMatchWords {
        heading: "web-desk-new",
        desk: "web-desk-heading",
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
        board: "web-board",
        failed: "web-failed",
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
#[template(path = "pages/new_match/page.html")]
pub(crate) struct NewMatch {
    frame: Frame,
    w: NewMatchWords,
    words: String,
    times: Vec<Time>,
}

impl NewMatch {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang) -> Self {
        let presets = TimeControl::presets();
        let times = presets.map(|(clause, time)| Time { value: time.to_string(), clause: clause.id() });
        let w = NewMatchWords::of(lang);
        NewMatch {
            frame: Frame::new(app, lang, &Message::new("web-desk-new")),
            words: table::json(&w),
            w,
            times: times.into(),
        }
    }
}
