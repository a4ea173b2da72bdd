//! Links of competitors, to be printed and cut.

use askama::Template;
use kolo_messages::Lang;
use kolo_views::Who;

use crate::app::App;
use crate::form::{Hidden, Posted};
use crate::links::Link;
use crate::pages::Frame;
use crate::tournament::{DayWords, Shell};

/// A competitor with or without a link.
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
#[template(path = "tournament/links/page.html")]
pub(crate) struct LinksPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    holders: Vec<Holder>,
    made: Vec<Made>,
    hidden: Hidden,
    /// The form that replaces all links.
    anew: Hidden,
    /// The form that made the links, to be sent once more for a file.
    again: Option<Again>,
    /// Whether no phone can open what was made.
    only_here: bool,
}

/// A form that was sent and shows the same when it is sent again.
#[derive(Debug)]
pub(crate) struct Again {
    /// Its hidden fields.
    pub(crate) hidden: Hidden,
    /// For whom, if not for all.
    pub(crate) who: String,
    /// What it asked for.
    pub(crate) asked: String,
}

impl Again {
    /// The form that was sent.
    pub(crate) fn of<T>(posted: &Posted<T>) -> Again {
        let text = |field: &str| posted.fields.text(field).to_owned();
        Again { hidden: posted.again(), who: text("who"), asked: text("do") }
    }

    /// Whether it asked for links, of which there may be none to make.
    fn makes(&self) -> bool {
        self.asked == "make" && self.who.is_empty()
    }
}

impl LinksPage {
    /// Whether links were handed out that would stop working.
    fn has_links(&self) -> bool {
        self.holders.iter().any(|holder| holder.has_link)
    }

    /// The page of a tournament.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        holders: Vec<Holder>,
        made: Vec<Made>,
        [hidden, anew]: [Hidden; 2],
        again: Option<Again>,
    ) -> LinksPage {
        LinksPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            only_here: made.iter().any(|one| one.link.is_only_here()),
            holders,
            made,
            hidden,
            anew,
            again,
            shell,
        }
    }
}
