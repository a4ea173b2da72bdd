//! The screen on the wall of a tournament of stages: matches to play, groups, the bracket, places.

use askama::Template;
use kolo_day::contest::matches::MatchLine;
use kolo_day::cup::matches;
use kolo_day::stages::{Group, PlaceLine, Stages};
use kolo_messages::Lang;
use kolo_stages::cup::Cup;
use kolo_store::Version;

use super::CupWords;
use crate::app::App;
use crate::front::Screen;
use crate::pages::Frame;
use crate::pages::contest::SchoolWords;
use crate::pages::contest::venue::{BracketRound, bracket_rounds};
use crate::pages::day::screen::ScreenWords;

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
    rounds: Vec<BracketRound>,
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
            groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
            rounds: bracket_rounds(cup.state(), lang),
            places,
        }
    }

    fn shows(&self, part: &str) -> bool {
        self.parts.contains(&part)
    }
}
