//! The parts of a tournament that have a page in the navigation: one line each, which says where the page is, which word
//! leads to it, whose task it is, and which tournaments have it.

use kolo_messages::Message;
use kolo_tournament::State;
use kolo_views::plan::Plan;

use crate::tasks::Task;
use crate::tournament::View;

/// A part of a tournament that has its own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Overview,
    Entries,
    /// The next round, or the plan of a stage.
    Draw,
    Results,
    /// A published round, public.
    Round,
    Groups,
    Bracket,
    /// Places.
    Table,
    CheckIn,
    Incidents,
    /// Who is away for a longer time, and who watches.
    Notes,
    Sanctions,
    /// What decides between tied players.
    Ties,
    /// Every player's way through the rounds.
    Chart,
    /// Where do I sit?
    Find,
    Documents,
    /// Displays on the wall.
    Screen,
    Links,
    /// Who works here.
    People,
    /// What is public.
    Public,
    Settings,
    Webhooks,
    Log,
}

/// Where in the navigation a part stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tournament) enum Row {
    /// The steps of the day, for the organiser.
    Steps,
    /// What the organiser needs now and then.
    More,
    /// The public.
    Public,
}

/// What a tournament must be played by to have a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nothing,
    Rounds,
    Plans,
    /// A plan in play that has groups.
    Groups,
    /// A plan in play that has a bracket.
    Bracket,
    /// A plan whose groups may leave players tied.
    Ties,
    /// Rules by which absences and spectators are noted.
    Notes,
}

/// A part with everything that the navigation knows of it.
pub(in crate::tournament) struct Line {
    pub(in crate::tournament) part: Part,
    /// The end of its address.
    pub(in crate::tournament) path: &'static str,
    /// Its word in the navigation.
    pub(in crate::tournament) word: fn() -> Message,
    /// The task of the organiser that it is there for.
    pub(in crate::tournament) task: Task,
    rows: &'static [(Row, Needs)],
}

use Needs::{Bracket, Groups, Notes, Nothing, Plans, Rounds, Ties};
use Row::{More, Public, Steps};

/// All parts, in the order of every row.
#[rustfmt::skip]
pub(in crate::tournament) const PARTS: [Line; 23] = [
    line(Part::Overview, "", || Message::new("hall-part-overview"), Task::LookOn, &[(Steps, Nothing), (Public, Plans)]),
    line(Part::Entries, "/entries", || Message::new("hall-part-entries"), Task::LookOn, &[(Steps, Nothing)]),
    line(Part::Draw, "/draw", || Message::new("hall-part-draw"), Task::Draw, &[(Steps, Nothing)]),
    line(Part::Results, "/results", || Message::new("hall-part-results"), Task::EnterResults, &[(Steps, Nothing)]),
    line(Part::Round, "/round", || Message::new("hall-part-round"), Task::LookOn, &[(Public, Rounds)]),
    line(Part::Groups, "/groups", || Message::new("school-part-groups"), Task::LookOn, &[(Steps, Groups), (Public, Groups)]),
    line(Part::Bracket, "/bracket", || Message::new("school-part-bracket"), Task::LookOn, &[(Steps, Bracket), (Public, Bracket)]),
    line(Part::Table, "/table", || Message::new("hall-part-table"), Task::LookOn, &[(Steps, Nothing), (Public, Nothing)]),
    line(Part::CheckIn, "/check-in", || Message::new("floor-part-check-in"), Task::CheckIn, &[(More, Nothing)]),
    line(Part::Incidents, "/incidents", || Message::new("floor-part-incidents"), Task::Arbitrate, &[(More, Nothing)]),
    line(Part::Notes, "/notes", || Message::new("affairs-part-notes"), Task::Arbitrate, &[(More, Notes)]),
    line(Part::Sanctions, "/sanctions", || Message::new("affairs-part-sanctions"), Task::Arbitrate, &[(More, Nothing)]),
    line(Part::Ties, "/ties", || Message::new("school-part-ties"), Task::Arbitrate, &[(More, Ties)]),
    line(Part::Chart, "/chart", || Message::new("hall-part-chart"), Task::LookOn, &[(More, Rounds), (Public, Rounds)]),
    line(Part::Find, "/find", || Message::new("floor-part-find"), Task::LookOn, &[(Public, Nothing)]),
    line(Part::Documents, "/documents", || Message::new("hall-part-documents"), Task::LookOn, &[(More, Nothing)]),
    line(Part::Screen, "/screen", || Message::new("hall-part-screen"), Task::ShowOnWall, &[(More, Nothing)]),
    line(Part::Links, "/links", || Message::new("hall-part-links"), Task::HandOutLinks, &[(More, Nothing)]),
    line(Part::People, "/people", || Message::new("people-part"), Task::Invite, &[(More, Nothing)]),
    line(Part::Public, "/public", || Message::new("privacy-part"), Task::ChoosePublic, &[(More, Nothing)]),
    line(Part::Settings, "/settings", || Message::new("floor-part-settings"), Task::Arbitrate, &[(More, Nothing)]),
    line(Part::Webhooks, "/webhooks", || Message::new("webhooks-part"), Task::HandOutLinks, &[(More, Nothing)]),
    line(Part::Log, "/log", || Message::new("hall-part-log"), Task::ReadLog, &[(More, Nothing)]),
];

const fn line(
    part: Part,
    path: &'static str,
    word: fn() -> Message,
    task: Task,
    rows: &'static [(Row, Needs)],
) -> Line {
    Line { part, path, word, task, rows }
}

impl Row {
    /// The rows that a visitor has.
    pub(in crate::tournament) fn of(view: View) -> &'static [Row] {
        match view {
            View::Desk => &[Row::Steps, Row::More],
            View::Public => &[Row::Public],
        }
    }

    /// The parts of this row that a tournament has.
    pub(in crate::tournament) fn parts(self, has: Has) -> impl Iterator<Item = &'static Line> {
        let is_there =
            move |line: &&Line| line.rows.iter().any(|(row, needs)| *row == self && has.has(*needs));
        PARTS.iter().filter(is_there)
    }
}

/// What a tournament is played by, as far as its pages depend on it.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each of them is a page that is there or not")]
pub(in crate::tournament) struct Has {
    pub(in crate::tournament) rounds: bool,
    pub(in crate::tournament) plans: bool,
    groups: bool,
    bracket: bool,
    ties: bool,
    notes: bool,
}

impl Has {
    pub(in crate::tournament) fn of(state: &State) -> Has {
        let recipes = || state.settings().stages.iter().map(|stage| &stage.recipe);
        let in_play = || Plan::played(state).map(|plan| &plan.settings.recipe);
        Has {
            rounds: state.settings().system.is_some(),
            plans: !state.settings().stages.is_empty(),
            groups: in_play().any(|recipe| !recipe.groups.is_empty()),
            bracket: in_play().any(|recipe| recipe.knockout.is_some()),
            ties: recipes().any(|recipe| !recipe.groups.is_empty()),
            notes: state.keeps_notes(),
        }
    }

    fn has(self, needs: Needs) -> bool {
        match needs {
            Needs::Nothing => true,
            Needs::Rounds => self.rounds,
            Needs::Plans => self.plans,
            Needs::Groups => self.groups,
            Needs::Bracket => self.bracket,
            Needs::Ties => self.ties,
            Needs::Notes => self.notes,
        }
    }
}
