//! Clocks of the hall: the list with the form of a new one, and the clock itself.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_play::clock::ClockRules;

use crate::app::App;
use crate::hall::Set;
use crate::pages::Frame;
use crate::pages::table;
use crate::pages::words::words;

words! {
    /// Words about clocks. Words between percent signs are filled in by the module.
    ClockWords {
        heading: "web-clock-heading",
        desk: "web-desk-heading",
        none: "web-clock-none",
        new: "web-clock-new",
        kind: "web-clock-kind",
        absolute: "web-clock-absolute",
        canadian: "web-clock-canadian",
        japanese: "web-clock-japanese",
        contest: "web-clock-contest",
        basic: "web-clock-basic",
        overtime: "web-clock-overtime",
        stones: "web-clock-stones",
        periods: "web-clock-periods",
        black: "web-clock-black",
        white: "web-clock-white",
        set_up: "web-clock-set-up",
        failed: "web-failed",
        connected: "web-connected",
        connecting: "web-connecting",
        start: "web-clock-start",
        pass: "web-clock-pass",
        stop: "web-clock-stop",
        resume: "web-clock-resume",
        adjust: "web-clock-adjust",
        end: "web-clock-end",
        reason: "web-desk-reason",
        time_left: "web-desk-time-left",
        bad_time: "web-desk-bad-time",
        do_it: "web-desk-do-it",
        yes: "web-yes",
        no: "web-no",
        end_sure: "web-clock-end-sure",
        fetch_arbiter: "web-clock-fetch-arbiter",
        toilet: "web-clock-toilet",
        prisoners: "web-clock-prisoners",
        organiser: "web-clock-organiser",
        ruling: "web-clock-ruling",
        pause: "web-clock-break",
        absent: "web-clock-absent",
        arrive: "web-clock-arrive",
        waiting: "web-clock-waiting",
        stopped: "web-clock-stopped",
        stopped_break: "web-clock-stopped-break",
        adjourned: "web-clock-adjourned",
        stones_left: "web-clock-stones-left",
        periods_left: "web-clock-periods-left",
        basic_time: "web-clock-basic-time",
        flag: "web-flag-down",
        claim_flag: "web-claim-flag",
        sound: "web-clock-sound",
        sound_none: "web-clock-sound-none",
        sound_beep: "web-clock-sound-beep",
        sound_voice: "web-clock-sound-voice",
        full_screen: "web-clock-full-screen",
        link: "web-clock-link",
        link_about: "web-clock-link-about",
        log: "web-clock-log",
        menu: "web-clock-menu",
        press: "web-clock-press",
        sending: "web-sending",
    }
}

/// A clock in the list.
#[derive(Debug)]
pub(crate) struct Entry {
    name: String,
    title: String,
    control: String,
}

impl Entry {
    /// The entry of a clock.
    pub(crate) fn new(name: &str, set: &Set) -> Entry {
        let names = set.names();
        let title = format!("{} – {}", names.first, names.second);
        Entry { name: name.to_owned(), title, control: set.control().to_string() }
    }
}

/// The list and the form.
#[derive(Debug, Template)]
#[template(path = "pages/clock/list.html")]
pub(crate) struct Clocks {
    frame: Frame,
    w: ClockWords,
    words: String,
    entries: Vec<Entry>,
}

impl Clocks {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang, entries: Vec<Entry>) -> Self {
        let w = ClockWords::of(lang);
        let frame = Frame::new(app, lang, &Message::new("web-clock-heading"));
        Clocks { frame, words: table::json(&w), w, entries }
    }
}

/// Who uses a page with a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The device at the board, for both players.
    Board,
    /// The arbiter, who may do more.
    Arbiter,
}

/// The clock itself.
#[derive(Debug, Template)]
#[template(path = "pages/clock/page.html")]
pub(crate) struct HallClock {
    frame: Frame,
    w: ClockWords,
    words: String,
    name: String,
    post: String,
    role: &'static str,
    rules: &'static str,
    control: String,
    first: String,
    second: String,
}

impl HallClock {
    /// The page; acts are sent to the address `post`.
    pub(crate) fn new(app: &App, lang: Lang, name: &str, post: &str, role: Role, set: &Set) -> Self {
        let w = ClockWords::of(lang);
        HallClock {
            frame: Frame::new(app, lang, &Message::new("web-clock-heading")),
            words: table::json(&w),
            w,
            name: name.to_owned(),
            post: post.to_owned(),
            role: match role {
                Role::Board => "board",
                Role::Arbiter => "arbiter",
            },
            rules: match set.control().rules() {
                ClockRules::Go => "go",
                ClockRules::Contest => "contest",
            },
            control: set.control().to_string(),
            first: set.names().first.to_string(),
            second: set.names().second.to_string(),
        }
    }
}
