//! The screen on the wall of a tournament of stages: matches to play, groups, the bracket, places.

use askama::Template;
use kolo_day::contest::matches::MatchLine;
use kolo_day::cup::matches;
use kolo_day::stages::{Group, PlaceLine, Stages};
use kolo_messages::{Lang, Message};
use kolo_stages::cup::Cup;
use kolo_store::Version;

use super::CupWords;
use crate::app::App;
use crate::front::{Screen, ScreenPart};
use crate::pages::Frame;
use crate::pages::bracket::Picture;
use crate::pages::contest::SchoolWords;
use crate::pages::day::screen::{Offer, ScreenWords};

/// What the screens can show of it.
pub(crate) fn offer(id: &str) -> Offer {
    let usual = [ScreenPart::Tables, ScreenPart::Groups, ScreenPart::Bracket, ScreenPart::Standings];
    let usual = Screen { parts: usual.to_vec(), ..Screen::of_stages() };
    Offer { address: format!("/s/{id}/screen"), parts: &ScreenPart::OF_CUP, label, usual }
}

fn label(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Names => Message::new("hall-screen-names"),
        ScreenPart::Tables => Message::new("cup-screen-matches"),
        ScreenPart::Groups => Message::new("wall-groups"),
        ScreenPart::Bracket => Message::new("wall-bracket"),
        ScreenPart::Standings => Message::new("wall-places"),
        ScreenPart::Message => Message::new("hall-screen-message"),
        ScreenPart::Clock => Message::new("floor-screen-clock"),
    }
}

/// The screen on the wall.
#[derive(Debug, Template)]
#[template(path = "cup/wall.html")]
pub(crate) struct Wall {
    frame: Frame,
    c: CupWords,
    w: SchoolWords,
    s: ScreenWords,
    id: String,
    name: String,
    version: Version,
    seconds: u32,
    starts: String,
    message: String,
    parts: Vec<&'static str>,
    open: Vec<MatchLine>,
    groups: Vec<Group>,
    picture: Picture,
    places: Vec<PlaceLine>,
}

impl Wall {
    /// What it shows now.
    pub(crate) fn new(app: &App, lang: Lang, id: &str, cup: &Cup, screen: &Screen, version: Version) -> Wall {
        let name = cup.setup().name.to_string();
        let stages = cup.state().map(|state| Stages::of(state, lang));
        let (stages, places) = stages.map_or_else(Default::default, |stages| (stages.stages, stages.places));
        let open = matches::all(cup, lang).into_iter().filter(|line| line.state.is_open());
        Wall {
            frame: Frame::named(app, lang, &name),
            c: CupWords::of(lang),
            w: SchoolWords::of(lang),
            s: ScreenWords::of(lang),
            id: id.to_owned(),
            name,
            version,
            seconds: screen.seconds,
            starts: screen.starts.map(|at| at.to_string()).unwrap_or_default(),
            message: screen.message.clone(),
            parts: screen.parts.iter().map(|part| part.code()).collect(),
            open: open.collect(),
            picture: Picture::new(&stages, lang),
            groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
            places,
        }
    }

    fn shows(&self, part: &str) -> bool {
        self.parts.contains(&part)
    }
}
