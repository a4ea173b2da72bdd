//! What was done beside the play: links, displays, what is public, webhooks, people.

use askama::Template;
use kolo_messages::Lang;

use super::Frame;
use super::words::words;
use crate::app::App;
use crate::house::{self, HouseLine};
use crate::time;
use crate::tournament::Shell;

words! {
    /// The words of these pages.
    HouseWords {
        about: "house-about",
        about_site: "house-about-site",
        because: "hall-because",
        desk: "web-desk-heading",
        all: "people-all",
        heading: "house-heading",
        log: "hall-part-log",
        none: "house-none",
        older: "hall-older",
    }
}

/// A line with its time in words.
#[derive(Debug)]
pub(crate) struct ShownLine {
    pub(super) line: HouseLine,
    pub(super) about: String,
    pub(super) when: String,
    pub(super) iso: String,
}

/// A line, to be shown.
pub(super) fn shown(line: HouseLine, lang: Lang) -> ShownLine {
    ShownLine {
        about: line.about.message().text(lang),
        when: time::describe(line.at, lang),
        iso: time::iso(line.at),
        line,
    }
}

/// What was done about a place.
#[derive(Debug, Template)]
#[template(path = "house/place.html")]
pub(crate) struct HousePage {
    frame: Frame,
    shell: Shell,
    w: HouseWords,
    base: String,
    lines: Vec<ShownLine>,
    older: Option<usize>,
}

impl HousePage {
    /// The latest of these lines, or those before one; `base` is what the address of the log begins with.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        mut shell: Shell,
        base: String,
        lines: Vec<HouseLine>,
        before: Option<usize>,
    ) -> HousePage {
        // What is played does not change what stands here.
        shell.follow = String::new();
        let (lines, older) = house::page(lines, before);
        HousePage {
            frame: Frame::named(app, lang, &shell.name),
            w: HouseWords::of(lang),
            base,
            lines: lines.into_iter().map(|line| shown(line, lang)).collect(),
            older,
            shell,
        }
    }
}
