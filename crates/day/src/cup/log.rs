//! What happened, the newest first.

use kolo_messages::{Lang, Message};
use kolo_stages::cup::{Arranged, Arrangement, Cup, Past};
use kolo_stages::{Event, Label, Ledger, Record};

use super::matches::written;
use crate::contest::log::{LogLine, UndoOf};

/// The log, the newest first.
pub fn lines(cup: &Cup, lang: Lang) -> Vec<LogLine> {
    numbered(cup, lang).into_iter().rev().map(|(_, line)| line).collect()
}

/// The log, the oldest first, each line with the number of its event, from 1.
pub fn numbered(cup: &Cup, lang: Lang) -> Vec<(u64, LogLine)> {
    let line = |number: u64, past: &Past| match past {
        Past::Arranged(arranged) => Some(arranged_line(cup, number, arranged, lang)),
        Past::Step(step) => {
            let play = cup.play()?;
            let index = usize::try_from(step.checked_sub(1)?).ok()?;
            Some(played_line(play, *step, play.records().get(index)?, lang))
        }
    };
    (1..).zip(cup.past()).filter_map(|(number, past)| Some((number, line(number, past)?))).collect()
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

fn arranged_line(cup: &Cup, number: u64, arranged: &Arranged, lang: Lang) -> LogLine {
    let taken_back = cup.past().iter().any(|past| match past {
        Past::Arranged(Arranged { event: Arrangement::NameTakenBack { event }, .. }) => *event == number,
        Past::Arranged(_) | Past::Step(_) => false,
    });
    LogLine {
        at: arranged.at,
        by: arranged.by.to_string(),
        text: told(cup, arranged, lang).text(lang),
        reason: arranged.reason.clone(),
        counts: !taken_back,
        undo: cup.can_take_name_back(number).then_some(UndoOf::Name(number)),
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
        Arrangement::Renamed { was, label, .. } => {
            Message::new("cup-told-renamed").with("was", called(was)).with("name", called(label))
        }
        Arrangement::NameTakenBack { event } => {
            let index = usize::try_from(event.saturating_sub(1)).unwrap_or(usize::MAX);
            let was = match cup.past().get(index) {
                Some(Past::Arranged(Arranged { event: Arrangement::Renamed { was, .. }, .. })) => called(was),
                Some(Past::Arranged(_) | Past::Step(_)) | None => String::new(),
            };
            Message::new("cup-told-name-back").with("was", was)
        }
        Arrangement::Reported { game, by, outcome } => {
            let name = cup.setup().entrants.iter().find(|entrant| entrant.id == *by);
            let name = name.map(|entrant| entrant.name.to_string()).unwrap_or_default();
            let result = written(*outcome, lang);
            Message::new("cup-told-reported").with("name", name).with("match", game).with("result", result)
        }
    }
}

/// A name with its club.
fn called(label: &Label) -> String {
    label.club.as_ref().map_or_else(|| label.name.to_string(), |club| format!("{} ({club})", label.name))
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
