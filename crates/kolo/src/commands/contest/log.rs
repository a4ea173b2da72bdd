//! `kolo contest log` and `undo`.

use std::path::PathBuf;

use kolo_contest::{Command, Contest, Play, SlipRecord, State, Timestamp, VenueId};
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_views::contest::describe;
use serde_json::{Value, json};

use super::file::{Common, Effects, change, of_refusal, read, visible};
use super::tell;
use super::views::known;
use crate::clock;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// List everything that happened, with the step numbers that undo needs
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct Args {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// The slips, duels, lots, incidents and protests of this tournament instead
    venue: Option<VenueId>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// One line of a log.
struct Line {
    number: usize,
    at: Timestamp,
    by: Name,
    what: String,
    counts: bool,
    reason: Option<String>,
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let lines = match &args.venue {
        None => office(&contest, console.lang()),
        Some(venue) => {
            known(&args.file, &contest, venue)?;
            contest.play(venue).map(|play| slips(contest.state(), play, console.lang())).unwrap_or_default()
        }
    };
    if args.json {
        let list: Vec<Value> = lines.iter().map(Line::data).collect();
        console.print(&format!("{:#}\n", json!({ "log": list })))?;
        return Ok(Exit::Done);
    }
    for line in lines {
        console.print(&visible(&line.text()))?;
    }
    Ok(Exit::Done)
}

impl Line {
    fn text(&self) -> String {
        let undone = if self.counts { "" } else { " (×)" };
        let reason = self.reason.as_deref().map(|reason| format!(" – {reason}")).unwrap_or_default();
        format!("{:>4}  {}  {}  {}{undone}{reason}\n", self.number, clock::utc(self.at.0), self.by, self.what)
    }

    fn data(&self) -> Value {
        json!({
            "step": self.number,
            "at": clock::utc(self.at.0),
            "by": self.by,
            "what": self.what,
            "counts": self.counts,
            "reason": self.reason,
        })
    }
}

fn office(contest: &Contest, lang: Lang) -> Vec<Line> {
    let line = |(number, record): (usize, &kolo_contest::Record)| Line {
        number,
        at: record.at,
        by: record.by.name.clone(),
        what: tell::event(contest.state(), &record.event).text(lang),
        counts: !contest.is_undone(number as u64),
        reason: record.reason.clone(),
    };
    (1..).zip(contest.records()).map(line).collect()
}

fn slips(state: &State, play: &Play, lang: Lang) -> Vec<Line> {
    let line = |(number, record): (usize, &SlipRecord)| Line {
        number,
        at: record.at,
        by: record.by.name.clone(),
        what: describe::slip(state, play, number.saturating_sub(1), record).text(lang),
        counts: true,
        reason: record.reason.clone(),
    };
    let slips: Vec<Line> = (1..).zip(play.slip_log()).map(line).collect();
    let mut lines: Vec<Line> =
        slips.into_iter().chain(ties(play, lang)).chain(journal(state, play, lang)).collect();
    // Both are in the order of time.
    lines.sort_by_key(|line| line.at);
    for (number, line) in (1..).zip(&mut lines) {
        line.number = number;
    }
    lines
}

/// Incidents and protests.
fn journal(state: &State, play: &Play, lang: Lang) -> Vec<Line> {
    let line = |(number, record): (u64, &kolo_contest::JournalRecord)| Line {
        number: 0,
        at: record.at,
        by: record.by.name.clone(),
        what: describe::journal(state, play, &record.event).text(lang),
        counts: !play.journal().is_undone(number),
        reason: record.reason.clone(),
    };
    (1..).zip(play.journal().records()).map(line).collect()
}

/// Duels, lots and orders by hand, and those that were undone.
fn ties(play: &Play, lang: Lang) -> Vec<Line> {
    let Some(ledger) = play.stages() else { return Vec::new() };
    let line = |record: &kolo_stages::Record, what: &Message, counts| Line {
        number: 0,
        at: record.at,
        by: record.by.name.clone(),
        what: what.text(lang),
        counts,
        reason: record.reason.clone(),
    };
    let lines = play.tie_steps().into_iter().flat_map(|step| {
        let what = ledger.state().describe(&step.record.event);
        let taken = step.taken_back.map(|record| line(record, &describe::taken_back(&what), true));
        [Some(line(step.record, &what, step.taken_back.is_none())), taken]
    });
    lines.flatten().collect()
}

/// What was undone by the last order to the groups.
pub(super) fn last_taken_back(play: &Play) -> Option<Message> {
    let ledger = play.stages()?;
    let last = ledger.records().last()?;
    let step = play.tie_steps().into_iter().find(|step| step.taken_back == Some(last))?;
    Some(describe::taken_back(&ledger.state().describe(&step.record.event)))
}

/// A step of the office, to undo or redo
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct UndoArgs {
    /// A contest file
    file: PathBuf,
    /// The number of the step, as `kolo contest log` shows it
    step: u64,
    #[command(flatten)]
    common: Common,
}

pub(super) fn undo(args: &UndoArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    repair(args, &Command::Undo(args.step), console)
}

/// Redoes a step of the office.
pub(super) fn redo(args: &UndoArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    repair(args, &Command::Redo(args.step), console)
}

fn repair(args: &UndoArgs, command: &Command, console: &mut Console<'_>) -> Result<Exit, Failure> {
    change(&args.file, &args.common, Effects::Shown, console, |contest, hand| {
        let before = contest.records().len();
        contest.give(hand, command).map_err(|refusal| of_refusal(&args.file, &refusal))?;
        Ok(tell::since(contest, before))
    })
}
