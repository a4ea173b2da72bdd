//! What stands around every page of a tournament: its name and its parts.

use kolo_messages::{Arg, Lang, Message};
use kolo_store::Version;
use kolo_tournament::{State, TableStatus};
use kolo_views::Who;
use kolo_views::contest::matches::MatchState;
use kolo_views::overview::Overview;
use kolo_views::plan::{Plan, matches};

use crate::pages::words::words;
use crate::site::Role;
use crate::tasks::Task;
use crate::tournament::parts::{Has, Line, Part, Row};

words! {
    /// The words around every page of a tournament.
    ShellWords {
        parts: "hall-parts",
        desk: "web-desk-heading",
        connected: "hall-connected",
        disconnected: "hall-disconnected",
    }
}

/// Who looks: an organiser, or the public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum View {
    /// An organiser.
    Desk,
    /// The public.
    Public,
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

/// Something that an organiser is called to, on every page.
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
    /// The role of the viewer here.
    pub(crate) here: Option<Role>,
    /// The organiser who looks.
    pub(crate) who: Option<String>,
    /// What an organiser is called to.
    pub(crate) troubles: Vec<Trouble>,
    /// The words.
    pub(crate) words: ShellWords,
}

impl Shell {
    /// Around a page of the tournament with this name in addresses; the viewer has this role there.
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
        let has = Has::of(state);
        let lines = matches::of_tournament(state, lang);
        let to_play = lines.iter().filter(|line| line.state.is_open() && line.held.is_empty()).count();
        let open = state.unsettled().count() + to_play;
        let ties = Plan::played(state).filter_map(|plan| plan.play()).map(|play| play.open_steps().len());
        let ties: usize = ties.sum();
        let path = |line: &Line| match line.part {
            // The page of the rounds is the first one where nothing else is played.
            Part::Round if !has.plans => "",
            _ => line.path,
        };
        let tab = |line: &Line| Tab {
            href: format!("{base}{}", path(line)),
            label: (line.word)().text(lang),
            current: line.part == part,
            count: match line.part {
                Part::Results => Some(open),
                Part::Ties => Some(ties),
                Part::Incidents => Some(state.open_protests().count()),
                _ => None,
            }
            .filter(|count| *count > 0),
        };
        let shown = |line: &&Line| view == View::Public || line.task.is_for(here);
        let row = |row: &Row| row.parts(has).filter(shown).map(tab).collect::<Vec<Tab>>();
        let mut rows = Row::of(view).iter().map(row);
        let rounds = || {
            let rounds = Message::new("hall-rounds-of").with("published", overview.published);
            format!(" · {}", rounds.with("planned", overview.planned).text(lang))
        };
        let rounds = if has.rounds { rounds() } else { String::new() };
        let mut troubles = Vec::new();
        if called(view, here) {
            troubles = mismatches(state, &base, lang);
            let differing = lines.iter().filter(|line| line.state == MatchState::Differing);
            troubles.extend(differing.map(|line| {
                let href = format!("{base}/results#m-{}", line.key);
                let sides = [line.sides.first.name.as_str(), line.sides.second.name.as_str()];
                Trouble::mismatch(line.key.as_str(), sides, href, lang)
            }));
        }
        Shell {
            name: overview.name,
            subtitle: format!("{}{rounds}", overview.system_name),
            follow: format!("/events/t/{id}"),
            version,
            tabs: rows.next().unwrap_or_default(),
            more: rows.next().unwrap_or_default(),
            here,
            who: None,
            troubles,
            words: ShellWords::of(lang),
            home: base,
        }
    }
}

/// Whether the viewer is called when two sides disagree.
pub(crate) fn called(view: View, here: Option<Role>) -> bool {
    view == View::Desk && Task::EnterResults.is_for(here)
}

fn mismatches(state: &State, base: &str, lang: Lang) -> Vec<Trouble> {
    let differing = state.unsettled().filter(|(_, _, status)| *status == TableStatus::Mismatch);
    let lines = differing.filter_map(|(round, table, _)| {
        let sides = state.table(round, table)?.sides.map(|id| Who::of(state, id).name);
        let game = Message::new("hall-game-heading").with("round", round).with("table", table);
        let href = format!("{base}/results/{round}#t{table}");
        Some(Trouble::mismatch(game, [sides.first.as_str(), sides.second.as_str()], href, lang))
    });
    lines.collect()
}

/// What the addresses of a tournament begin with.
pub(crate) fn base(view: View, id: &str) -> String {
    match view {
        View::Desk => format!("/desk/t/{id}"),
        View::Public => format!("/t/{id}"),
    }
}
