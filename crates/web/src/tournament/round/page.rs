//! A published round, public.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::round::{NameLine, Round as RoundView};

use crate::app::App;
use crate::pages::Frame;
use crate::time;
use crate::tournament::results::page::published;
use crate::tournament::{DayWords, FloorWords, Shell};

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/round/page.html")]
pub(crate) struct RoundPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    heading: String,
    /// When it starts.
    starts: Option<String>,
    number: u32,
    rounds: Vec<u32>,
    names: Vec<NameLine>,
    round: Option<RoundView>,
}

impl RoundPage {
    /// The page of a round; nothing is published before there is one.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        round: Option<RoundView>,
    ) -> RoundPage {
        let heading = match &round {
            Some(round) => Message::new("hall-round-heading").with("round", round.number).text(lang),
            None => shell.name.clone(),
        };
        RoundPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            heading,
            starts: round.as_ref().and_then(|round| round.starts).map(|at| time::set(at, lang)),
            number: round.as_ref().map_or(0, |round| round.number),
            rounds: published(state),
            names: round.as_ref().map(RoundView::by_name).unwrap_or_default(),
            round,
            shell,
        }
    }
}
