//! What happened, with the buttons that undo it.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::Ledger;
use kolo_views::log::{LogStep, StepStanding, steps};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tasks::Task;
use crate::time;
use crate::tournament::{DayWords, Shell};

/// Steps on a page.
const PAGE: usize = 100;

/// A step with its time and what can be done about it.
#[derive(Debug)]
pub(crate) struct Line {
    step: LogStep,
    when: String,
    iso: String,
    class: &'static str,
    action: Option<Action>,
}

/// A button that lets a step not count, or count again.
#[derive(Debug)]
pub(crate) struct Action {
    path: &'static str,
    label: String,
    hidden: Hidden,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/log/page.html")]
pub(crate) struct LogPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    steps: Vec<Line>,
    older: Option<u64>,
    /// The log of what was done beside the play, for those who may read it.
    house: Option<&'static str>,
}

impl LogPage {
    /// The latest steps, or those before one.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        ledger: &Ledger,
        before: Option<u64>,
        by: &Arbiter,
    ) -> Result<LogPage, NoChance> {
        let listed = steps(ledger, before, PAGE, lang);
        let older = listed.last().map(|step| step.step).filter(|step| *step > 1 && listed.len() == PAGE);
        let line = |step: LogStep| -> Result<Line, NoChance> {
            let (class, action) = match step.standing {
                StepStanding::Counts => ("counts", Some(("undo", Message::new("hall-undo")))),
                StepStanding::Stays => ("counts", None),
                StepStanding::Undone => ("undone", Some(("redo", Message::new("hall-redo")))),
            };
            let action = action
                .map(|(path, label)| Ok(Action { path, label: label.text(lang), hidden: Hidden::new(by)? }));
            Ok(Line {
                when: time::describe(step.at, lang),
                iso: time::iso(step.at),
                class,
                action: action.transpose()?,
                step,
            })
        };
        Ok(LogPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            steps: listed.into_iter().map(line).collect::<Result<_, _>>()?,
            older,
            house: by.may(Task::ReadHouse).then_some("log/house"),
            shell,
        })
    }
}
