//! What all displays on walls have in common, and the wall of what is played in groups and a bracket.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use kolo_views::contest::now::Now;
use kolo_views::stages::Group;
use kolo_views::table::Table;

use super::Frame;
use super::bracket::Picture;
use super::contest::SchoolWords;
use super::words::words;
use crate::app::App;
use crate::attendee_access::{Screen, ScreenPart};
use crate::time;
use crate::tournament::screen::page::{Offer, ScreenWords};

/// What a display was set to show, and how it hears of news.
#[derive(Debug)]
pub(crate) struct Shown {
    pub(crate) follow: String,
    pub(crate) name: String,
    pub(crate) version: Version,
    pub(crate) seconds: u32,
    /// How many milliseconds are left to the next round; empty if it is not known when it starts. A laptop without
    /// internet has the wrong time of day, so the wall counts from this and not by its own clock.
    pub(crate) left: String,
    pub(crate) message: String,
    parts: Vec<ScreenPart>,
}

impl Shown {
    /// On a display of something with this name, whose next round starts then.
    pub(crate) fn new(
        screen: &Screen,
        name: String,
        starts: Option<i64>,
        follow: String,
        version: Version,
    ) -> Shown {
        let left = starts.map(|at| at.saturating_sub(time::now().0).max(0).to_string());
        Shown {
            follow,
            name,
            version,
            seconds: screen.seconds,
            left: left.unwrap_or_default(),
            message: screen.message.clone(),
            parts: screen.parts.clone(),
        }
    }

    /// Whether it shows a part.
    pub(crate) fn shows(&self, code: &str) -> bool {
        self.parts.iter().any(|part| part.code() == code)
    }

    /// Whether none of its parts has anything to show; the message and the clock always have.
    pub(crate) fn is_blank(&self, has: impl Fn(ScreenPart) -> bool) -> bool {
        !self.parts.iter().any(|part| has(*part))
    }
}

words! {
    /// The words of a wall of groups and a bracket.
    WallWords {
        free: "wall-free",
        table: "hall-table",
    }
}

/// A line of the places.
#[derive(Debug)]
pub(crate) struct Placed {
    /// The place, or those that are still possible.
    pub(crate) place: String,
    /// Who has it.
    pub(crate) name: String,
    /// Under the columns.
    pub(crate) values: Vec<String>,
}

/// Places with their columns.
#[derive(Debug, Default)]
pub(crate) struct Places {
    /// Behind place and name.
    pub(crate) columns: Vec<String>,
    /// From the first place on.
    pub(crate) lines: Vec<Placed>,
}

/// What the wall of groups and a bracket is made of.
pub(crate) struct Shows {
    /// Who sits where.
    pub(crate) now: Option<Now>,
    /// Groups with their tables.
    pub(crate) groups: Vec<Group>,
    /// The bracket.
    pub(crate) picture: Picture,
    /// The places.
    pub(crate) places: Places,
    /// The same of a Swiss, with its tie-breaks.
    pub(crate) swiss: Option<Table>,
    /// What those who play are called.
    pub(crate) who: Message,
    /// What is said while there is nothing else to show.
    pub(crate) instead: String,
}

/// The wall of what is played in groups and a bracket, or in a Swiss of teams.
#[derive(Debug, Template)]
#[template(path = "wall/stages.html")]
pub(crate) struct StagesWall {
    frame: Frame,
    w: SchoolWords,
    s: ScreenWords,
    t: WallWords,
    wall: Shown,
    who: String,
    headings: Headings,
    now: Now,
    groups: Vec<Group>,
    picture: Picture,
    places: Places,
    swiss: Option<Table>,
    instead: String,
}

/// What the parts are called, as the organiser chooses them.
#[derive(Debug)]
struct Headings {
    names: String,
    tables: String,
    groups: String,
    bracket: String,
    standings: String,
}

impl StagesWall {
    /// What it shows now.
    pub(crate) fn new(app: &App, lang: Lang, offer: &Offer, wall: Shown, shows: Shows) -> StagesWall {
        let heading = |part: ScreenPart| (offer.label)(part).text(lang);
        StagesWall {
            frame: Frame::named(app, lang, &wall.name),
            w: SchoolWords::of(lang),
            s: ScreenWords::of(lang),
            t: WallWords::of(lang),
            who: shows.who.text(lang),
            headings: Headings {
                names: heading(ScreenPart::Names),
                tables: heading(ScreenPart::Tables),
                groups: heading(ScreenPart::Groups),
                bracket: heading(ScreenPart::Bracket),
                standings: heading(ScreenPart::Standings),
            },
            now: shows.now.unwrap_or_else(|| Now { tables: Vec::new(), teams: Vec::new() }),
            groups: shows.groups,
            picture: shows.picture,
            places: shows.places,
            swiss: shows.swiss,
            instead: shows.instead,
            wall,
        }
    }

    fn is_blank(&self) -> bool {
        self.wall.is_blank(|part| match part {
            ScreenPart::Names => !self.now.teams.is_empty(),
            ScreenPart::Tables => !self.now.tables.is_empty(),
            ScreenPart::Groups => !self.groups.is_empty(),
            ScreenPart::Bracket => !self.picture.is_empty(),
            ScreenPart::Standings => !self.places.lines.is_empty(),
            ScreenPart::Message | ScreenPart::Clock => true,
        })
    }
}
