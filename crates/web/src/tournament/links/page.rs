//! Links of competitors, to be printed and cut.

use askama::Template;
use kolo_messages::Lang;
use kolo_views::Who;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::{Hidden, Posted};
use crate::key::NoChance;
use crate::links::Link;
use crate::pages::Frame;
use crate::tournament::{DayWords, Shell};

/// A player or a team with or without a link for a telephone.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Holder {
    /// Who.
    #[serde(flatten)]
    pub(crate) who: Who,
    /// Whether a link holds; the link itself is shown once, when it is made.
    pub(crate) has_link: bool,
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
    /// Each with the form beside the name.
    holders: Vec<(Holder, Hidden)>,
    made: Vec<Made>,
    hidden: Hidden,
    /// The form that replaces all links.
    replace: Hidden,
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
        self.holders.iter().any(|(holder, _)| holder.has_link)
    }

    /// The page of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        mut shell: Shell,
        holders: Vec<Holder>,
        made: Vec<Made>,
        again: Option<Again>,
        by: &Arbiter,
    ) -> Result<LinksPage, NoChance> {
        if !made.is_empty() {
            // What is shown once must not be swept away by news.
            shell.follow = String::new();
        }
        let holders = holders.into_iter().map(|holder| Ok((holder, Hidden::new(by)?)));
        Ok(LinksPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            only_here: made.iter().any(|one| one.link.is_only_here()),
            holders: holders.collect::<Result<_, NoChance>>()?,
            made,
            hidden: Hidden::new(by)?,
            replace: Hidden::new(by)?,
            again,
            shell,
        })
    }
}
