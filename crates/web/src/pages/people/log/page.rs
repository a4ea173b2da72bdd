//! What was done about the whole site.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::house::{self, HouseLine};
use crate::pages::Frame;
use crate::pages::house::{HouseWords, ShownLine, shown};

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/people/log/page.html")]
pub(crate) struct SiteLogPage {
    frame: Frame,
    w: HouseWords,
    base: &'static str,
    lines: Vec<ShownLine>,
    older: Option<usize>,
}

impl SiteLogPage {
    /// The latest of these lines, or those before one.
    pub(crate) fn new(app: &App, lang: Lang, lines: Vec<HouseLine>, before: Option<usize>) -> SiteLogPage {
        let (lines, older) = house::page(lines, before);
        SiteLogPage {
            frame: Frame::new(app, lang, &Message::new("house-heading")),
            w: HouseWords::of(lang),
            base: "/desk/people",
            lines: lines.into_iter().map(|line| shown(line, lang)).collect(),
            older,
        }
    }
}
