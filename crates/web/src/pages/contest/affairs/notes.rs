//! Who is away from a tournament for a longer time, and who may watch.

use askama::Template;
use kolo_messages::Lang;
use kolo_teams::Informed;
use kolo_views::notes::{self, AbsenceLine, Notes, SpectatorLine};

use super::AffairsWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::contest::new::Choice;
use crate::time;
use crate::tournament::Shell;

/// A note, with the form that removes it.
#[derive(Debug)]
pub(crate) struct Kept {
    /// What the form names: the field and the step.
    undo: (&'static str, String),
    name: String,
    from: String,
    until: String,
    about: String,
    class: &'static str,
    hidden: Hidden,
}

/// Those of a team who can be away.
#[derive(Debug)]
pub(crate) struct Side {
    /// The name of the team.
    pub(crate) name: String,
    /// Its people.
    pub(crate) people: Vec<Choice>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "affairs/notes.html")]
pub(crate) struct NotesPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    base: String,
    absences: Vec<Kept>,
    spectators: Vec<Kept>,
    sides: Vec<Side>,
    informed: Vec<Choice>,
    now: String,
    absence: Hidden,
    spectator: Hidden,
}

/// Who can be informed, by the words of forms.
pub(crate) const INFORMED: [(&str, Informed); 3] =
    [("organiser", Informed::Organiser), ("assistant", Informed::Assistant), ("support", Informed::Support)];

/// How forms of the log name a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StepNamed {
    /// By its number, in a tournament.
    Number,
    /// As one of the office, in a contest.
    OfOffice,
}

impl StepNamed {
    fn of(self, step: u64) -> (&'static str, String) {
        match self {
            StepNamed::Number => ("step", step.to_string()),
            StepNamed::OfOffice => ("what", format!("step:{step}")),
        }
    }
}

impl NotesPage {
    /// The page of a tournament with these notes, where these people can be away.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        (notes, named): (Notes, StepNamed),
        sides: Vec<Side>,
        by: &Arbiter,
    ) -> Result<NotesPage, NoChance> {
        let absence = |line: AbsenceLine| {
            Ok(Kept {
                undo: named.of(line.step),
                name: line.name,
                from: time::set(line.from, lang),
                until: line.until.map(|until| time::set(until, lang)).unwrap_or_default(),
                about: line.notice,
                class: if line.now { "away" } else { "" },
                hidden: Hidden::new(by)?,
            })
        };
        let spectator = |line: SpectatorLine| {
            let (from, until, about) = (String::new(), String::new(), String::new());
            let (undo, hidden) = (named.of(line.step), Hidden::new(by)?);
            Ok(Kept { undo, name: line.name, from, until, about, class: "", hidden })
        };
        let informed = INFORMED.map(|(code, informed)| Choice {
            code: code.to_owned(),
            label: notes::informed_name(informed).text(lang),
            chosen: false,
        });
        Ok(NotesPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base: shell.home.clone(),
            absences: notes.absences.into_iter().map(absence).collect::<Result<_, NoChance>>()?,
            spectators: notes.spectators.into_iter().map(spectator).collect::<Result<_, NoChance>>()?,
            sides,
            informed: informed.into(),
            now: time::written_local(time::now().0),
            absence: Hidden::new(by)?,
            spectator: Hidden::new(by)?,
            shell,
        })
    }
}
