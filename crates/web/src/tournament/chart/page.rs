//! Every player's way through the rounds.

use std::collections::BTreeMap;

use askama::Template;
use kolo_messages::Lang;
use kolo_model::Side;
use kolo_tournament::State;
use kolo_views::wall_chart::{ChartCell, WallChart};

use crate::app::App;
use crate::pages::Frame;
use crate::tournament::results::page::published;
use crate::tournament::{DayWords, Shell};

/// The page of the chart.
#[derive(Debug, Template)]
#[template(path = "tournament/chart/page.html")]
pub(crate) struct ChartPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    rounds: Vec<u32>,
    chart: Option<WallChart>,
    games: Games,
}

/// Where the games of a chart are found: a page for each round, in which every table has a mark.
#[derive(Debug, Default)]
struct Games {
    page: String,
    tables: BTreeMap<(u32, usize), u32>,
}

impl Games {
    fn of(state: &State, page: String) -> Games {
        let mut tables = BTreeMap::new();
        for (round, published) in (1..).zip(state.rounds()) {
            for (number, table) in (1..).zip(&published.tables) {
                for side in Side::BOTH {
                    tables.insert((table.sides[side].0, round), number);
                }
            }
        }
        Games { page, tables }
    }

    /// The game of a player in a round, counted from 1.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "templates pass references")]
    fn href(&self, who: &u32, round: &usize) -> Option<String> {
        let table = self.tables.get(&(*who, *round))?;
        Some(format!("{}/{round}#t{table}", self.page))
    }
}

impl ChartPage {
    /// The page of a tournament; `page` is what the addresses of the pages of its rounds begin with, if there are any.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State, page: Option<&str>) -> ChartPage {
        ChartPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            rounds: published(state),
            chart: WallChart::of(state, lang),
            games: page.map(|page| Games::of(state, format!("{}/{page}", shell.home))).unwrap_or_default(),
            shell,
        }
    }
}
