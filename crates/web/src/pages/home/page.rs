//! The first page.

use askama::Template;
use kolo_contest::{Contest, Phase, Scope, VenueState};
use kolo_live::LiveMatch;
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_tournament::State;
use kolo_views::contest::office::category_name;
use kolo_views::overview::{DayStep, Overview};
use kolo_views::public::Names;

use crate::app::App;
use crate::pages::Frame;
use crate::pages::words::words;

words! {
    /// The words of the first page.
    HomeWords {
        heading: "web-home-heading",
        none: "web-home-none",
        over: "web-home-over",
        stopped: "web-home-stopped",
        desk: "web-home-desk",
        tournaments: "hall-tournaments",
        no_tournaments: "hall-tournaments-none",
        on_screens: "web-desk-matches",
        demo_about: "demo-about",
    }
}

/// A match in the list.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The page that it leads to.
    pub(crate) href: String,
    /// What it is called.
    pub(crate) title: String,
    /// Who plays whom.
    pub(crate) sides: [String; 2],
    /// Points so far.
    pub(crate) score: String,
    /// Whether it is over.
    pub(crate) over: bool,
    /// Whether clocks are stopped and wait for the arbiter.
    pub(crate) stopped: bool,
}

impl Entry {
    /// The entry of a match, which leads to this page.
    pub(crate) fn new(href: String, game: &LiveMatch, names: Names, lang: Lang) -> Entry {
        let setting = game.setting();
        // In a match of individuals the sides are people (K-PUBLIC).
        let people = setting.shape.boards() == 1;
        let shown = |side: &Name| if people { names.show(side, 1, lang) } else { side.clone() };
        let games = game.games();
        let points = games.iter().map(kolo_teams::Game::points);
        let (first, second) =
            points.fold((0, 0), |(first, second), points| (first + points.first, second + points.second));
        Entry {
            href,
            title: setting.title.to_string(),
            sides: [&setting.sides.first, &setting.sides.second].map(|side| shown(side).to_string()),
            score: format!("{first} : {second}"),
            over: game.is_over(),
            stopped: game.is_stopped(),
        }
    }
}

/// A tournament in the list.
#[derive(Debug)]
pub(crate) struct Held {
    /// The page that it leads to.
    pub(crate) href: String,
    /// What it is called.
    pub(crate) name: String,
    /// System and rounds.
    pub(crate) about: String,
    /// Whether it is over.
    pub(crate) over: bool,
}

impl Held {
    /// The entry of a tournament, which leads to this page.
    pub(crate) fn new(href: String, state: &State, lang: Lang) -> Held {
        let overview = Overview::of(state, lang);
        let mut about = overview.system_name;
        if overview.planned > 0 {
            let rounds = Message::new("hall-rounds-of").with("published", overview.published);
            about = format!("{about} · {}", rounds.with("planned", overview.planned).text(lang));
        }
        if overview.matches > 0 {
            about = format!("{about} · {} / {}", overview.played, overview.matches);
        }
        Held { href, name: overview.name, about, over: overview.step == DayStep::Over }
    }
}

impl Held {
    /// The entry of a contest, which leads to this page.
    pub(crate) fn of_contest(href: String, contest: &Contest, lang: Lang) -> Held {
        let state = contest.state();
        let over = |venue: &VenueState| matches!(venue.phase, Phase::Closed(_));
        let mut venues = state.venues();
        let about = match (state.season().scope, venues.next()) {
            (Scope::OneTournament, Some(only)) => {
                format!(
                    "{} · {}",
                    category_name(only.plan.category).text(lang),
                    only.plan.day.message().text(lang)
                )
            }
            (Scope::OneTournament | Scope::Contest, _) => {
                Message::new("school-contest-about").with("venues", state.venues().count()).text(lang)
            }
        };
        let ended = state.venues().next().is_some() && state.venues().all(over);
        Held { href, name: state.season().name.to_string(), about, over: ended }
    }

    /// The entry of a tournament of a contest, which leads to this page.
    pub(crate) fn of_venue(
        href: &str,
        contest: &kolo_contest::Contest,
        venue: &str,
        lang: Lang,
    ) -> Option<Held> {
        let office = kolo_views::contest::office::Office::of(contest, lang);
        let card = office.venues.into_iter().find(|card| card.id == venue)?;
        let over = card.stage == kolo_views::contest::venue::Stage::Over;
        let about = format!("{} · {} · {}", office.name, card.category_name, card.day_name);
        Some(Held { href: href.to_owned(), name: card.name, about, over })
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/home/page.html")]
pub(crate) struct Home {
    frame: Frame,
    w: HomeWords,
    tournaments: Vec<Held>,
    contests: Vec<Held>,
    matches: Vec<Entry>,
}

impl Home {
    /// What is being played.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        [tournaments, contests]: [Vec<Held>; 2],
        matches: Vec<Entry>,
    ) -> Self {
        let frame = Frame::new(app, lang, &Message::new("web-home-heading"));
        Home { frame, w: HomeWords::of(lang), tournaments, contests, matches }
    }
}
