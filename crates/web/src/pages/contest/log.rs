//! What happened, with the forms that undo it.

use askama::Template;
use kolo_day::contest::log::{LogLine, UndoOf};
use kolo_messages::{Lang, Message};

use super::SchoolWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::posted::Hidden;
use crate::time;

/// What undoes a line.
#[derive(Debug)]
pub(crate) struct Action {
    label: String,
    path: &'static str,
    what: String,
    hidden: Hidden,
}

/// A line of the log.
#[derive(Debug)]
pub(crate) struct LoggedLine {
    line: LogLine,
    when: String,
    iso: String,
    class: &'static str,
    action: Option<Action>,
}

/// Lines on a page; older ones are counted.
const LINES: usize = 300;

/// What happened.
#[derive(Debug, Template)]
#[template(path = "contest/log.html")]
pub(crate) struct LogPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    lines: Vec<LoggedLine>,
    more: usize,
}

impl LogPage {
    /// The page of these lines; forms are sent to addresses below `base`.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        lines: Vec<LogLine>,
        by: &Arbiter,
    ) -> Result<LogPage, NoChance> {
        let more = lines.len().saturating_sub(LINES);
        let mut shown = Vec::new();
        for line in lines.into_iter().take(LINES) {
            let undo = Message::new("hall-undo");
            let action = match (&line.undo, &line.redo) {
                (Some(UndoOf::Step(step)), _) => Some(("undo", step.to_string(), undo)),
                (Some(UndoOf::Tie(what)), _) => Some(("undecide", what.clone(), undo)),
                (Some(UndoOf::Line(line)), _) => Some(("unrule", line.to_string(), undo)),
                (None, Some(UndoOf::Step(step))) => {
                    Some(("redo", step.to_string(), Message::new("hall-redo")))
                }
                (None, Some(UndoOf::Line(line))) => {
                    Some(("rule-again", line.to_string(), Message::new("hall-redo")))
                }
                (None, Some(UndoOf::Tie(_)) | None) => None,
            };
            let action = match action {
                None => None,
                Some((path, what, label)) => {
                    Some(Action { label: label.text(lang), path, what, hidden: Hidden::new(by)? })
                }
            };
            shown.push(LoggedLine {
                when: time::told(line.at, lang),
                iso: time::iso(line.at),
                class: if line.counts { "counts" } else { "undone" },
                action,
                line,
            });
        }
        Ok(LogPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base,
            lines: shown,
            more,
            shell,
        })
    }
}
