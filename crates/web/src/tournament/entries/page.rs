//! Who takes part.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::entries::{Entries as EntryList, EntryLine, ProvisionalNumbers, Standing};
use kolo_views::newcomers::{Namesake, entered_twice};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tasks::Task;
use crate::tournament::person::page::has_ranks;
use crate::tournament::{DayWords, Shell};

/// A button beside a name.
#[derive(Debug)]
pub(crate) struct Action {
    value: &'static str,
    label: String,
}

/// One of them with what can be done.
#[derive(Debug)]
pub(crate) struct Line {
    entry: EntryLine,
    standing: String,
    hidden: Hidden,
    actions: Vec<Action>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/entries/page.html")]
pub(crate) struct EntriesPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    base: String,
    counted: String,
    provisional: Option<ProvisionalNumbers>,
    with_rank: bool,
    /// Whether teams meet, whose members are written down.
    teams: bool,
    manages: bool,
    /// Names that stand there more than once, and what is said of them.
    twice: Vec<Namesake>,
    twice_about: String,
    add: Hidden,
    import: Hidden,
    lines: Vec<Line>,
}

impl EntriesPage {
    /// The page of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        by: &Arbiter,
    ) -> Result<EntriesPage, NoChance> {
        let entries = EntryList::of(state, lang);
        let counted = Message::new("hall-entries-counted")
            .with("playing", entries.playing)
            .with("here", entries.here.unwrap_or_default());
        let manages = by.may(Task::ManageEntries);
        let line = |entry: EntryLine| -> Result<Line, NoChance> {
            Ok(Line {
                standing: standing(entry.standing).text(lang),
                hidden: Hidden::new(by)?,
                actions: actions(entry.standing)
                    .into_iter()
                    .filter(|(value, _)| manages || value.starts_with("check"))
                    .map(|(value, label)| Action { value, label: label.text(lang) })
                    .collect(),
                entry,
            })
        };
        Ok(EntriesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            base: shell.home.clone(),
            counted: counted.text(lang),
            provisional: entries.provisional,
            with_rank: has_ranks(state),
            teams: state.settings().has_line_ups(),
            manages,
            twice: entered_twice(state),
            twice_about: Message::new("hall-entered-twice").text(lang),
            add: Hidden::new(by)?,
            import: Hidden::new(by)?,
            lines: entries.lines.into_iter().map(line).collect::<Result<_, _>>()?,
            shell,
        })
    }
}

fn standing(standing: Standing) -> Message {
    match standing {
        Standing::Entered => Message::new("hall-standing-entered"),
        Standing::Here => Message::new("hall-standing-here"),
        Standing::Withdrawn => Message::new("hall-standing-withdrawn"),
    }
}

fn actions(standing: Standing) -> Vec<(&'static str, Message)> {
    let check_in = ("check-in", Message::new("hall-check-in"));
    let check_out = ("check-out", Message::new("hall-check-out"));
    let withdraw = ("withdraw", Message::new("hall-withdraw"));
    let come_back = ("return", Message::new("hall-return"));
    match standing {
        Standing::Entered => vec![check_in, withdraw],
        Standing::Here => vec![check_out, withdraw],
        Standing::Withdrawn => vec![come_back],
    }
}
