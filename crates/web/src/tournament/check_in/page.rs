//! Who is here on the day: one key a name.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::CzechKey;
use kolo_tournament::State;
use kolo_views::entries::{Entries, EntryLine, Standing};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::{FloorWords, Shell};

/// A player at check-in.
#[derive(Debug)]
pub(crate) struct Line {
    entry: EntryLine,
    here: bool,
    absent: bool,
    plain: String,
    hidden: Hidden,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/check_in/page.html")]
pub(crate) struct CheckInPage {
    frame: Frame,
    shell: Shell,
    f: FloorWords,
    base: String,
    counted: String,
    missing: usize,
    leave_out: Hidden,
    lines: Vec<Line>,
}

impl CheckInPage {
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
    ) -> Result<CheckInPage, NoChance> {
        let entries = Entries::of(state, lang);
        let counted = Message::new("hall-entries-counted")
            .with("playing", entries.playing)
            .with("here", entries.here.unwrap_or_default());
        let next = state.next_round().get();
        let mut entries: Vec<EntryLine> =
            entries.lines.into_iter().filter(|line| line.standing != Standing::Withdrawn).collect();
        entries.sort_by_cached_key(|line| (CzechKey::new(&line.who.name), line.who.id));
        let line = |entry: EntryLine| -> Result<Line, NoChance> {
            let club = entry.club.as_deref().unwrap_or_default();
            Ok(Line {
                here: entry.standing == Standing::Here,
                absent: entry.absences.iter().any(|absence| absence.round == next),
                plain: kolo_views::find::plain(&format!("{} {club}", entry.who.name)),
                hidden: Hidden::new(by)?,
                entry,
            })
        };
        let lines: Vec<Line> = entries.into_iter().map(line).collect::<Result<_, _>>()?;
        Ok(CheckInPage {
            frame: Frame::named(app, lang, &shell.name),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            counted: counted.text(lang),
            missing: lines.iter().filter(|line| !line.here && !line.absent).count(),
            leave_out: Hidden::new(by)?,
            lines,
            shell,
        })
    }
}
