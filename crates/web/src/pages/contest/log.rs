//! What happened, with the forms that undo it.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_views::contest::log::{LogLine, UndoOf};

use super::SchoolWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tasks::Task;
use crate::time;
use crate::tournament::Shell;

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

/// Lines on a page; a link leads to older ones.
const LINES: usize = 100;

/// What happened.
#[derive(Debug, Template)]
#[template(path = "contest/log.html")]
pub(crate) struct LogPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    lines: Vec<LoggedLine>,
    older: Option<usize>,
    /// The log of what was done beside the play, for those who may read it.
    house: Option<&'static str>,
}

impl LogPage {
    /// The latest of these lines, or those before one, counted from the oldest; forms are sent to addresses below `base`.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        lines: Vec<LogLine>,
        before: Option<usize>,
        by: &Arbiter,
    ) -> Result<LogPage, NoChance> {
        let left = before.map_or(lines.len(), |before| before.saturating_sub(1).min(lines.len()));
        let newer = lines.len() - left;
        // The number of the last line on this page, if others are behind it.
        let older = left.checked_sub(LINES).filter(|rest| *rest > 0).map(|rest| rest + 1);
        let mut shown = Vec::new();
        for line in lines.into_iter().skip(newer).take(LINES) {
            let action = match (&line.undo, &line.redo) {
                (Some(what), _) => Some(("undo", what.to_string(), Message::new("hall-undo"))),
                // A tie that was undone is decided again instead.
                (None, Some(UndoOf::Tie(_)) | None) => None,
                (None, Some(what)) => Some(("redo", what.to_string(), Message::new("hall-redo"))),
            };
            let action = match action {
                None => None,
                Some((path, what, label)) => {
                    Some(Action { label: label.text(lang), path, what, hidden: Hidden::new(by)? })
                }
            };
            shown.push(LoggedLine {
                when: time::describe(line.at, lang),
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
            older,
            house: by.may(Task::ReadHouse).then_some("log/house"),
            shell,
        })
    }
}
