//! What stands around every page of a tournament: its name and its parts.

use kolo_messages::{Arg, Lang, Message};
use kolo_store::Version;
use kolo_tournament::{State, TableStatus};
use kolo_views::Who;
use kolo_views::overview::Overview;

use crate::pages::words::words;
use crate::site::Role;
use crate::tasks::Task;

words! {
    /// The words around every page of a tournament.
    ShellWords {
        parts: "hall-parts",
        desk: "web-desk-heading",
        connected: "hall-connected",
        disconnected: "hall-disconnected",
    }
}

/// Who looks: the desk, or everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum View {
    /// The desk.
    Desk,
    /// Everybody.
    Public,
}

/// A part of a tournament that has its own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Where the day stands.
    Overview,
    /// Who takes part.
    Entries,
    /// The next round.
    Draw,
    /// Results.
    Results,
    /// A published round.
    Round,
    /// Places.
    Table,
    /// Everybody's way.
    Chart,
    /// What happened.
    Log,
    /// Links of competitors.
    Links,
    /// The screen on the wall.
    Screen,
    /// Who works here.
    People,
    /// Who is here.
    CheckIn,
    /// Incidents and protests.
    Incidents,
    /// How it is played.
    Settings,
    /// Where do I sit?
    Find,
    /// Programs that are told.
    Webhooks,
    /// What is printed.
    Documents,
    /// What everybody may see.
    Public,
}

impl Part {
    /// The steps of the day, in their order.
    const STEPS: [Part; 5] = [Part::Overview, Part::Entries, Part::Draw, Part::Results, Part::Table];
    /// What the desk needs now and then.
    const MORE: [Part; 11] = [
        Part::CheckIn,
        Part::Incidents,
        Part::Chart,
        Part::Documents,
        Part::Screen,
        Part::Links,
        Part::People,
        Part::Public,
        Part::Settings,
        Part::Webhooks,
        Part::Log,
    ];
    const PUBLIC: [Part; 4] = [Part::Round, Part::Table, Part::Chart, Part::Find];

    fn path(self) -> &'static str {
        match self {
            Part::Overview | Part::Round => "",
            Part::Entries => "/entries",
            Part::Draw => "/draw",
            Part::Results => "/results",
            Part::Table => "/table",
            Part::Chart => "/chart",
            Part::Log => "/log",
            Part::Links => "/links",
            Part::Screen => "/screen",
            Part::People => "/people",
            Part::CheckIn => "/check-in",
            Part::Incidents => "/incidents",
            Part::Settings => "/settings",
            Part::Find => "/find",
            Part::Webhooks => "/webhooks",
            Part::Documents => "/documents",
            Part::Public => "/public",
        }
    }

    fn label(self) -> Message {
        match self {
            Part::Overview => Message::new("hall-part-overview"),
            Part::Entries => Message::new("hall-part-entries"),
            Part::Draw => Message::new("hall-part-draw"),
            Part::Results => Message::new("hall-part-results"),
            Part::Round => Message::new("hall-part-round"),
            Part::Table => Message::new("hall-part-table"),
            Part::Chart => Message::new("hall-part-chart"),
            Part::Log => Message::new("hall-part-log"),
            Part::Links => Message::new("hall-part-links"),
            Part::Screen => Message::new("hall-part-screen"),
            Part::People => Message::new("people-part"),
            Part::CheckIn => Message::new("floor-part-check-in"),
            Part::Incidents => Message::new("floor-part-incidents"),
            Part::Settings => Message::new("floor-part-settings"),
            Part::Find => Message::new("floor-part-find"),
            Part::Webhooks => Message::new("webhooks-part"),
            Part::Documents => Message::new("hall-part-documents"),
            Part::Public => Message::new("privacy-part"),
        }
    }

    /// The task that it is there for at the desk.
    fn task(self) -> Task {
        match self {
            Part::Overview
            | Part::Entries
            | Part::Round
            | Part::Table
            | Part::Chart
            | Part::Find
            | Part::Documents => Task::LookOn,
            Part::Draw => Task::Draw,
            Part::Results => Task::EnterResults,
            Part::Log => Task::ReadLog,
            Part::Links | Part::Webhooks => Task::HandOutLinks,
            Part::Screen => Task::ShowOnWall,
            Part::People => Task::Invite,
            Part::Public => Task::ChoosePublic,
            Part::CheckIn => Task::CheckIn,
            Part::Incidents | Part::Settings => Task::Arbitrate,
        }
    }
}

/// A link to a part.
#[derive(Debug)]
pub(crate) struct Tab {
    /// Where it leads.
    pub(crate) href: String,
    /// What stands on it.
    pub(crate) label: String,
    /// Whether this is the page.
    pub(crate) current: bool,
    /// How much waits there.
    pub(crate) count: Option<usize>,
}

/// Something that somebody at the desk is called to, on every page.
#[derive(Debug)]
pub(crate) struct Trouble {
    /// What it is.
    pub(crate) text: String,
    /// Where it is dealt with.
    pub(crate) href: String,
}

impl Trouble {
    /// Two sides have reported different results of a game.
    pub(crate) fn mismatch(
        game: impl Into<Arg>,
        [first, second]: [&str; 2],
        href: String,
        lang: Lang,
    ) -> Trouble {
        let text = Message::new("hall-trouble-mismatch").with("game", game);
        Trouble { text: text.with("first", first).with("second", second).text(lang), href }
    }
}

/// What stands around a page of a tournament.
#[derive(Debug)]
pub(crate) struct Shell {
    /// The name of the tournament.
    pub(crate) name: String,
    /// System and rounds.
    pub(crate) subtitle: String,
    /// Where the name leads.
    pub(crate) home: String,
    /// The stream of signals.
    pub(crate) follow: String,
    /// The version that is shown.
    pub(crate) version: Version,
    /// Its parts: the steps of the day.
    pub(crate) tabs: Vec<Tab>,
    /// Parts that are needed now and then, shown more quietly.
    pub(crate) more: Vec<Tab>,
    /// What whoever looks is here.
    pub(crate) here: Option<Role>,
    /// Who looks from the desk.
    pub(crate) who: Option<String>,
    /// What somebody at the desk is called to.
    pub(crate) troubles: Vec<Trouble>,
    /// The words.
    pub(crate) words: ShellWords,
}

impl Shell {
    /// Around a page of the tournament with this name in addresses; whoever looks has this role there.
    pub(crate) fn new(
        id: &str,
        state: &State,
        version: Version,
        view: View,
        part: Part,
        here: Option<Role>,
        lang: Lang,
    ) -> Shell {
        let overview = Overview::of(state, lang);
        let base = base(view, id);
        let (parts, more): (&[Part], &[Part]) = match view {
            View::Desk => (&Part::STEPS, &Part::MORE),
            View::Public => (&Part::PUBLIC, &[]),
        };
        let shown = |part: &&Part| view == View::Public || part.task().is_for(here);
        let open = state.unsettled().count();
        let tab = |one: &Part| Tab {
            href: format!("{base}{}", one.path()),
            label: one.label().text(lang),
            current: *one == part,
            count: match one {
                Part::Results => Some(open),
                Part::Incidents => Some(state.open_protests().count()),
                _ => None,
            }
            .filter(|count| *count > 0),
        };
        let rounds = Message::new("hall-rounds-of")
            .with("published", overview.published)
            .with("planned", overview.planned);
        Shell {
            name: overview.name,
            subtitle: format!("{} · {}", overview.system_name, rounds.text(lang)),
            follow: format!("/events/t/{id}"),
            version,
            tabs: parts.iter().filter(shown).map(tab).collect(),
            more: more.iter().filter(shown).map(tab).collect(),
            here,
            who: None,
            troubles: if called(view, here) { mismatches(state, &base, lang) } else { Vec::new() },
            words: ShellWords::of(lang),
            home: base,
        }
    }
}

/// Whether whoever looks is called when two sides disagree.
pub(crate) fn called(view: View, here: Option<Role>) -> bool {
    view == View::Desk && Task::EnterResults.is_for(here)
}

fn mismatches(state: &State, base: &str, lang: Lang) -> Vec<Trouble> {
    let differing = state.unsettled().filter(|(_, _, status)| *status == TableStatus::Mismatch);
    let told = differing.filter_map(|(round, table, _)| {
        let sides = state.table(round, table)?.sides.map(|id| Who::of(state, id).name);
        let game = Message::new("hall-game-heading").with("round", round).with("table", table);
        let href = format!("{base}/results/{round}#t{table}");
        Some(Trouble::mismatch(game, [sides.first.as_str(), sides.second.as_str()], href, lang))
    });
    told.collect()
}

/// What the addresses of a tournament begin with.
pub(crate) fn base(view: View, id: &str) -> String {
    match view {
        View::Desk => format!("/desk/t/{id}"),
        View::Public => format!("/t/{id}"),
    }
}
