//! What happened, the newest first.

use kolo_messages::{Lang, Message};
use kolo_stages::cup::{Arranged, Arrangement, Cup, Past};
use kolo_stages::{Event, Ledger, Record};

use super::matches::written;
use crate::contest::log::{LogLine, UndoOf};

/// The log, the newest first.
pub fn lines(cup: &Cup, lang: Lang) -> Vec<LogLine> {
    let line = |past: &Past| match past {
        Past::Arranged(arranged) => Some(arranged_line(cup, arranged, lang)),
        Past::Step(step) => {
            let play = cup.play()?;
            let index = usize::try_from(step.checked_sub(1)?).ok()?;
            Some(played_line(play, *step, play.records().get(index)?, lang))
        }
    };
    cup.past().iter().rev().filter_map(line).collect()
}

/// What happened after the first so many events, a sentence each, the oldest first.
pub fn told_since(cup: &Cup, seen: u64) -> Vec<Message> {
    let seen = usize::try_from(seen).unwrap_or(usize::MAX);
    let later = cup.past().iter().skip(seen);
    let told = later.filter_map(|past| match past {
        Past::Arranged(arranged) => Some(told(cup, arranged, Lang::default())),
        Past::Step(step) => {
            let play = cup.play()?;
            let record = play.records().get(usize::try_from(step.checked_sub(1)?).ok()?)?;
            Some(play.state().tell(&record.event))
        }
    });
    told.collect()
}

fn arranged_line(cup: &Cup, arranged: &Arranged, lang: Lang) -> LogLine {
    LogLine {
        at: arranged.at,
        by: arranged.by.to_string(),
        text: told(cup, arranged, lang).text(lang),
        reason: arranged.reason.clone(),
        counts: true,
        undo: None,
        redo: None,
    }
}

fn told(cup: &Cup, arranged: &Arranged, lang: Lang) -> Message {
    match &arranged.event {
        Arrangement::Opened { setup } => {
            Message::new("cup-told-opened").with("entrants", setup.entrants.len())
        }
        Arrangement::Changed { setup } => {
            Message::new("cup-told-changed").with("entrants", setup.entrants.len())
        }
        Arrangement::Published { .. } => Message::new("cup-told-published"),
        Arrangement::Recalled => Message::new("cup-told-recalled"),
        Arrangement::Reported { game, by, outcome } => {
            let name = cup.setup().entrants.iter().find(|entrant| entrant.id == *by);
            let name = name.map(|entrant| entrant.name.to_string()).unwrap_or_default();
            let result = written(*outcome, lang);
            Message::new("cup-told-reported").with("name", name).with("match", game).with("result", result)
        }
    }
}

fn played_line(play: &Ledger, step: u64, record: &Record, lang: Lang) -> LogLine {
    let undone = play.is_undone(step);
    let about_steps = matches!(record.event, Event::Undone { .. } | Event::Redone { .. });
    let whole = (!about_steps).then_some(UndoOf::Step(step));
    let (undo, redo) = if undone { (None, whole) } else { (whole, None) };
    let text = play.state().tell(&record.event).text(lang);
    LogLine {
        at: record.at,
        by: record.by.to_string(),
        text: Message::new("cup-told-step").with("step", step.to_string()).with("what", text).text(lang),
        reason: record.reason.clone(),
        counts: !undone,
        undo,
        redo,
    }
}
