//! What a screen on the wall shows of a tournament of teams: nothing but names of teams, tables, results.

use askama::Template;
use kolo_contest::{Contest, VenueState};
use kolo_day::contest::now::{Now, NowMatch, NowTeam};
use kolo_day::contest::places::{self, PlaceLine};
use kolo_day::stages::{Group, Stages};
use kolo_day::table::Table;
use kolo_messages::{Lang, Message};
use kolo_store::Version;

use super::SchoolWords;
use super::venue::told_to_everybody;
use crate::app::App;
use crate::front::{Screen, ScreenPart};
use crate::pages::Frame;
use crate::pages::bracket::Picture;
use crate::pages::day::screen::{Offer, ScreenWords};
use crate::pages::words::words;

words! {
    /// The words of the screen of a tournament of teams.
    WallWords {
        bracket: "wall-bracket",
        free: "wall-free",
        groups: "wall-groups",
        names: "wall-names",
        nothing: "wall-nothing",
        places: "wall-places",
        table: "hall-table",
        tables: "wall-tables",
    }
}

/// What the screens of a tournament of teams can show.
pub(crate) fn offer(address: String, is_swiss: bool) -> Offer {
    let (parts, usual): (&'static [ScreenPart], Screen) = if is_swiss {
        (&ScreenPart::OF_ROUNDS, Screen::default())
    } else {
        (&ScreenPart::OF_STAGES, Screen::of_stages())
    };
    Offer { address, parts, label, usual }
}

fn label(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Names => Message::new("wall-names"),
        ScreenPart::Tables => Message::new("wall-tables"),
        ScreenPart::Groups => Message::new("wall-groups"),
        ScreenPart::Bracket => Message::new("wall-bracket"),
        ScreenPart::Standings => Message::new("wall-places"),
        ScreenPart::Message => Message::new("hall-screen-message"),
        ScreenPart::Clock => Message::new("floor-screen-clock"),
    }
}

/// The screen on the wall.
#[derive(Debug, Template)]
#[template(path = "contest/wall.html")]
pub(crate) struct TeamWall {
    frame: Frame,
    w: SchoolWords,
    s: ScreenWords,
    t: WallWords,
    follow: String,
    name: String,
    version: Version,
    seconds: u32,
    starts: String,
    message: String,
    parts: Vec<&'static str>,
    tables: Vec<NowMatch>,
    teams: Vec<NowTeam>,
    groups: Vec<Group>,
    picture: Picture,
    places: Vec<PlaceLine>,
    /// The same of a Swiss, with what decides between equals.
    swiss: Option<Table>,
    /// What is said when there is nothing else to show.
    instead: String,
}

impl TeamWall {
    /// What it shows now.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        contest: &Contest,
        venue: &VenueState,
        screen: &Screen,
        follow: String,
        version: Version,
    ) -> TeamWall {
        let id = &venue.plan.id;
        let now = Now::of(contest, id, lang);
        let (tables, teams) = now.map(|now| (now.tables, now.teams)).unwrap_or_default();
        let ledger = contest.play(id).and_then(|play| play.stages());
        let stages = ledger.map(|ledger| Stages::of(ledger.state(), lang).stages).unwrap_or_default();
        let name = venue.plan.name.to_string();
        let t = WallWords::of(lang);
        let told = told_to_everybody(contest, venue, lang);
        TeamWall {
            frame: Frame::named(app, lang, &name),
            w: SchoolWords::of(lang),
            s: ScreenWords::of(lang),
            follow,
            version,
            seconds: screen.seconds,
            starts: screen.starts.map(|at| at.to_string()).unwrap_or_default(),
            message: screen.message.clone(),
            parts: screen.parts.iter().map(|part| part.code()).collect(),
            picture: Picture::new(&stages, lang),
            groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
            places: places::table(contest, id).unwrap_or_default(),
            swiss: places::swiss(contest, id, lang).and_then(Result::ok),
            instead: if told.is_empty() { t.nothing.clone() } else { told },
            tables,
            teams,
            name,
            t,
        }
    }

    fn shows(&self, part: &str) -> bool {
        self.parts.contains(&part)
    }

    /// Whether none of the chosen parts has anything to show yet.
    fn is_blank(&self) -> bool {
        let has = |part: &str| match part {
            "names" => !self.teams.is_empty(),
            "tables" => !self.tables.is_empty(),
            "groups" => !self.groups.is_empty(),
            "bracket" => !self.picture.is_empty(),
            "standings" => !self.places.is_empty(),
            _ => true,
        };
        !self.parts.iter().any(|part| has(part))
    }
}
