//! `kolo clock`: the log of a clock, replayed.

use std::path::PathBuf;

use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_play::clock::{ClockLog, Happening, LogStep, Moment, Replay, Span};
use serde_json::{Value, json};

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

const EXAMPLES: &str = "\
Examples:
  kolo clock board-3.json                     every event, what followed, and the times
  kolo clock board-3.json --at 12m30s         the clock after 12 minutes and a half
  kolo clock board-3.json --json

Exit code 1 if an event is not possible; it is named with its number and clause, and the replay goes
on without it.";

/// Replay the log of a clock: every event, what followed, and the times
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A log of a clock, or - for standard input
    file: PathBuf,
    /// Show the clock at this time, counted from the start of the log
    #[arg(long, value_name = "TIME")]
    at: Option<String>,
    /// Print the replay as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the file is not a log, or the time is not valid.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let name = args.file.display().to_string();
    let until = args.at.as_deref().map(moment).transpose()?;
    let bytes = input::bytes(&args.file)?;
    let log = ClockLog::read(&bytes).map_err(|trouble| {
        let complaint = Complaint { place: trouble.place, ..Complaint::file(&name, trouble.message) };
        Failure::one(Exit::BadInput, complaint)
    })?;
    let replay = log.replay(until);
    let lang = console.lang();
    let text = if args.json { format!("{:#}\n", data(&replay, lang)) } else { describe(&replay, lang) };
    console.print(&text)?;
    Ok(if replay.misfits().is_empty() { Exit::Done } else { Exit::No })
}

fn moment(text: &str) -> Result<Moment, Failure> {
    let span: Option<Span> = text.parse().ok();
    let moment = span.map(|span| Moment(span.0)).filter(|moment| *moment <= Moment::LAST);
    moment.ok_or_else(|| Failure::usage(Message::new("clock-cli-no-time").with("text", text)))
}

fn describe(replay: &Replay, lang: Lang) -> String {
    let mut text = replay.text(lang);
    let misfits = replay.misfits().len();
    let verdict = replay.clock.verdict().map(|verdict| {
        let sentence = verdict.message(replay.clock.control().rules()).text(lang);
        format!("{sentence} [{}]", verdict.clause())
    });
    let events = match (misfits, &verdict) {
        (0, Some(_)) => None,
        (0, None) => Some(Message::new("clock-cli-sound").with("events", replay.steps.len())),
        (count, _) => Some(Message::new("clock-cli-misfits").with("count", count)),
    };
    for line in verdict.into_iter().chain(events.map(|events| events.text(lang))) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn data(replay: &Replay, lang: Lang) -> Value {
    let rules = replay.clock.control().rules();
    let happened = |list: &[Happening]| -> Vec<Value> {
        let one = |happening: &Happening| {
            json!({
                "at": happening.at, "what": happening.what,
                "message": happening.what.message(rules).text(lang),
            })
        };
        list.iter().map(one).collect()
    };
    let step = |step: &LogStep| {
        let (followed, refused) = match &step.outcome {
            Ok(list) => (happened(list), Value::Null),
            Err(refusal) => {
                let refused =
                    json!({"clause": refusal.clause().id(), "message": refusal.message().text(lang)});
                (Vec::new(), refused)
            }
        };
        json!({
            "number": step.number, "at": step.entry.at, "event": step.entry.event,
            "followed": followed, "refused": refused, "clock": step.view,
        })
    };
    let verdict = replay.clock.verdict().map(|verdict| {
        json!({
            "verdict": verdict, "clause": verdict.clause().id(), "message": verdict.message(rules).text(lang),
        })
    });
    let used = |side: Side| replay.clock.ledger().sides[side].used;
    json!({
        "control": replay.clock.control().to_string(),
        "steps": replay.steps.iter().map(step).collect::<Vec<Value>>(),
        "afterwards": happened(&replay.afterwards),
        "clock": replay.clock.view(),
        "used": {"first": used(Side::First), "second": used(Side::Second)},
        "verdict": verdict,
        "misfits": replay.misfits().iter().map(|misfit| misfit.number).collect::<Vec<usize>>(),
    })
}
