//! What stands around every page of a tournament of stages: its name and its parts.

use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_stages::cup::Cup;
use kolo_views::contest::matches::{MatchLine, MatchState};
use kolo_views::cup::card::CupCard;
use kolo_views::cup::matches;

use crate::pages::contest::shell::{Looks, trouble};
use crate::pages::day::{Shell, ShellWords, Tab, View, called};
use crate::tasks::Task;

/// A part that has its own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Where the day stands.
    Overview,
    /// Who plays, and how.
    Entries,
    /// The draw.
    Draw,
    /// Results.
    Results,
    /// Groups.
    Groups,
    /// The bracket.
    Bracket,
    /// Where does somebody play next? For everybody.
    Find,
    /// Places.
    Table,
    /// What decides between equals.
    Ties,
    /// Incidents and protests.
    Incidents,
    /// The screen on the wall.
    Screen,
    /// Links of players.
    Links,
    /// What is printed.
    Documents,
    /// Who is told by a request of ours.
    Webhooks,
    /// Who works here.
    People,
    /// What everybody may see.
    Public,
    /// What happened.
    Log,
}

impl Part {
    fn path(self) -> &'static str {
        match self {
            Part::Overview => "",
            Part::Entries => "/entries",
            Part::Draw => "/draw",
            Part::Results => "/results",
            Part::Groups => "/groups",
            Part::Bracket => "/bracket",
            Part::Find => "/find",
            Part::Table => "/table",
            Part::Ties => "/ties",
            Part::Incidents => "/incidents",
            Part::Screen => "/screen",
            Part::Links => "/links",
            Part::Documents => "/documents",
            Part::Webhooks => "/webhooks",
            Part::People => "/people",
            Part::Public => "/public",
            Part::Log => "/log",
        }
    }

    fn label(self) -> Message {
        match self {
            Part::Overview => Message::new("hall-part-overview"),
            Part::Entries => Message::new("cup-players"),
            Part::Draw => Message::new("hall-part-draw"),
            Part::Results => Message::new("hall-part-results"),
            Part::Groups => Message::new("school-part-groups"),
            Part::Bracket => Message::new("school-part-bracket"),
            Part::Find => Message::new("floor-part-find"),
            Part::Table => Message::new("hall-part-table"),
            Part::Ties => Message::new("school-part-ties"),
            Part::Incidents => Message::new("floor-part-incidents"),
            Part::Screen => Message::new("hall-part-screen"),
            Part::Links => Message::new("hall-part-links"),
            Part::Documents => Message::new("hall-part-documents"),
            Part::Webhooks => Message::new("webhooks-part"),
            Part::People => Message::new("people-part"),
            Part::Public => Message::new("privacy-part"),
            Part::Log => Message::new("hall-part-log"),
        }
    }

    /// The task that it is there for at the desk.
    fn task(self) -> Task {
        match self {
            Part::Overview
            | Part::Entries
            | Part::Groups
            | Part::Bracket
            | Part::Table
            | Part::Find
            | Part::Documents => Task::LookOn,
            Part::Draw => Task::Draw,
            Part::Results => Task::EnterResults,
            Part::Ties | Part::Incidents => Task::Arbitrate,
            Part::Screen => Task::ShowOnWall,
            Part::Links | Part::Webhooks => Task::HandOutLinks,
            Part::People => Task::Invite,
            Part::Public => Task::ChoosePublic,
            Part::Log => Task::ReadLog,
        }
    }
}

/// What the addresses of a tournament begin with.
pub(crate) fn base(view: View, id: &str) -> String {
    match view {
        View::Desk => format!("/desk/s/{id}"),
        View::Public => format!("/s/{id}"),
    }
}

/// Around a page of a tournament.
pub(crate) fn of_cup(id: &str, cup: &Cup, looks: Looks<'_>, part: Part, lang: Lang) -> Shell {
    let Looks { version, view, here, who } = looks;
    let card = CupCard::of(cup, lang);
    let base = base(view, id);
    let started = cup.state().is_some();
    let stages = [(card.groups, Part::Groups), (card.bracket, Part::Bracket)];
    let stages = stages.into_iter().filter(|(there, _)| *there && started).map(|(_, part)| part);
    let (parts, more): (Vec<Part>, Vec<Part>) = match (view, started) {
        (View::Desk, false) => {
            let more = vec![
                Part::Incidents,
                Part::Screen,
                Part::Documents,
                Part::Webhooks,
                Part::Public,
                Part::People,
                Part::Log,
            ];
            (vec![Part::Overview, Part::Entries, Part::Draw], more)
        }
        (View::Desk, true) => {
            let mut parts = vec![Part::Overview, Part::Entries, Part::Results];
            parts.extend(stages);
            parts.push(Part::Table);
            let mut more = vec![Part::Draw];
            more.extend(card.groups.then_some(Part::Ties));
            more.extend([
                Part::Incidents,
                Part::Screen,
                Part::Links,
                Part::Documents,
                Part::Webhooks,
                Part::Public,
                Part::People,
                Part::Log,
            ]);
            (parts, more)
        }
        (View::Public, false) => (vec![Part::Overview, Part::Find], Vec::new()),
        (View::Public, true) => {
            let mut parts = vec![Part::Overview];
            parts.extend(stages);
            parts.extend([Part::Table, Part::Find]);
            (parts, Vec::new())
        }
    };
    let shown = |one: &&Part| view == View::Public || one.task().is_for(here);
    let is_open = |line: &MatchLine| line.state.is_open() && line.held.is_empty();
    let lines = matches::all(cup, lang);
    let open = lines.iter().filter(|line| is_open(line)).count();
    let differing = lines.iter().filter(|line| called(view, here) && line.state == MatchState::Differing);
    let troubles =
        differing.map(|line| trouble(line, format!("{base}/results#m-{}", line.key), lang)).collect();
    let ties = cup.state().map_or(0, |state| state.open_steps().len());
    let tab = |one: &Part| Tab {
        href: format!("{base}{}", one.path()),
        label: one.label().text(lang),
        current: *one == part,
        count: match one {
            Part::Results => Some(open),
            Part::Ties => Some(ties),
            Part::Incidents => Some(cup.open_protests().len()),
            _ => None,
        }
        .filter(|count| *count > 0),
    };
    Shell {
        name: card.name,
        subtitle: card.form,
        follow: format!("/events/s/{id}"),
        version,
        tabs: parts.iter().filter(shown).map(tab).collect(),
        more: more.iter().filter(shown).map(tab).collect(),
        here,
        who: who.filter(|_| view == View::Desk).map(Name::to_string),
        troubles,
        words: ShellWords::of(lang),
        home: base,
    }
}
