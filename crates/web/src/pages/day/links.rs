//! Links of competitors, to be printed and cut.

use askama::Template;
use kolo_day::Who;
use kolo_messages::Lang;

use super::{DayWords, Shell};
use crate::app::App;
use crate::links::Link;
use crate::pages::Frame;
use crate::posted::Hidden;

/// Somebody with or without a link.
#[derive(Debug)]
pub(crate) struct Holder {
    /// Who.
    pub(crate) who: Who,
    /// Whether a link holds.
    pub(crate) has_link: bool,
    /// The form beside the name.
    pub(crate) hidden: Hidden,
}

/// A link that was just made.
#[derive(Debug)]
pub(crate) struct Made {
    /// For whom.
    pub(crate) name: String,
    /// The link with its picture.
    pub(crate) link: Link,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "day/links.html")]
pub(crate) struct LinksPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    holders: Vec<Holder>,
    made: Vec<Made>,
    hidden: Hidden,
    /// The form that made the links, to be sent once more for a file.
    again: Option<Again>,
}

/// A form that was sent and shows the same when it is sent again.
#[derive(Debug)]
pub(crate) struct Again {
    /// Its hidden fields.
    pub(crate) hidden: Hidden,
    /// For whom, if not for everybody.
    pub(crate) who: String,
}

impl LinksPage {
    /// The page of a tournament.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        holders: Vec<Holder>,
        made: Vec<Made>,
        hidden: Hidden,
        again: Option<Again>,
    ) -> LinksPage {
        LinksPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            holders,
            made,
            hidden,
            again,
            shell,
        }
    }
}
