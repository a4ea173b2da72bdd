//! What happened, the newest first.

use kolo_messages::{Lang, Message};
use kolo_stages::cup::{Arranged, Arrangement, Cup, Note, NoteRuling, Past, Setup};
use kolo_stages::{EntrantId, Event, Label, Ledger, Record, Slot};

use super::incidents::place;
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
        Past::Step { draw, step } => {
            let counts = cup.draw() == Some(*draw);
            Some(played_line(cup.ledger(*draw)?, *step, cup.record(*draw, *step)?, counts, lang))
        }
    };
    (1..).zip(cup.past()).filter_map(|(number, past)| Some((number, line(number, past)?))).collect()
}

/// What happened after the first so many events, a sentence each, the oldest first.
pub fn told_since(cup: &Cup, seen: u64) -> Vec<Message> {
    let later = (1..).zip(cup.past()).filter(|(number, _)| *number > seen);
    let told = later.filter_map(|(number, past)| match past {
        Past::Arranged(arranged) => Some(told(cup, number, arranged, Lang::default())),
        Past::Step { draw, step } => Some(cup.ledger(*draw)?.state().tell(&cup.record(*draw, *step)?.event)),
    });
    told.collect()
}

/// Whether the correction of a name that this event was counts no more: the latest that was said about it.
fn is_name_back(cup: &Cup, number: u64) -> bool {
    let about = cup.past().iter().rev().find_map(|past| match past {
        Past::Arranged(Arranged { event: Arrangement::NameTakenBack { event }, .. }) if *event == number => {
            Some(true)
        }
        Past::Arranged(Arranged { event: Arrangement::DoneAgain { event }, .. }) if *event == number => {
            Some(false)
        }
        Past::Arranged(_) | Past::Step { .. } => None,
    });
    about.unwrap_or(false)
}

fn arranged_line(cup: &Cup, number: u64, arranged: &Arranged, lang: Lang) -> LogLine {
    let published = cup.is_publication(number) && cup.steps_played() == 0;
    let noted = cup.journal().line(number).map(|_| UndoOf::Line(number));
    let (undo, redo) = match noted {
        Some(line) if cup.journal().is_undone(number) => (None, Some(line)),
        Some(line) => (Some(line), None),
        None => {
            let undo = if cup.can_take_name_back(number) {
                Some(UndoOf::Name(number))
            } else {
                (published || cup.can_take_back(number)).then_some(UndoOf::Draw(number))
            };
            (undo, cup.can_do_again(number).then_some(UndoOf::Draw(number)))
        }
    };
    LogLine {
        at: arranged.at,
        by: arranged.by.to_string(),
        role: None,
        text: told(cup, number, arranged, lang).text(lang),
        reason: arranged.reason.clone(),
        counts: !cup.is_taken_back(number) && !is_name_back(cup, number),
        undo,
        redo,
    }
}

/// The seed of the list before an event, if that event changed the seed alone. Earlier versions wrote lots that were drawn
/// again like this.
fn only_lots(cup: &Cup, number: u64, setup: &Setup) -> Option<u64> {
    let before = (1..).zip(cup.past()).take_while(|(event, _)| *event < number);
    let latest = before.filter_map(|(_, past)| match past {
        Past::Arranged(Arranged {
            event: Arrangement::Opened { setup } | Arrangement::Changed { setup },
            ..
        }) => Some(setup),
        Past::Arranged(_) | Past::Step { .. } => None,
    });
    let latest = latest.last()?;
    let (was, seed) = (latest.recipe.seed, setup.recipe.seed);
    let mut same = latest.clone();
    same.recipe.seed = seed;
    (was != seed && same == *setup).then_some(was)
}

/// An earlier event in a sentence, for the line that undoes it.
fn about(cup: &Cup, event: u64, lang: Lang) -> Message {
    let index = usize::try_from(event.saturating_sub(1)).unwrap_or(usize::MAX);
    match cup.past().get(index) {
        Some(Past::Arranged(arranged)) => match &arranged.event {
            // No line is about a line like itself.
            Arrangement::TakenBack { .. } | Arrangement::DoneAgain { .. } => Message::new("cup-told-earlier"),
            _ => told(cup, event, arranged, lang),
        },
        Some(Past::Step { .. }) | None => Message::new("cup-told-earlier"),
    }
}

fn told(cup: &Cup, number: u64, arranged: &Arranged, lang: Lang) -> Message {
    match &arranged.event {
        Arrangement::Opened { setup } => {
            Message::new("cup-told-opened").with("entrants", setup.entrants.len())
        }
        Arrangement::Changed { setup } => match only_lots(cup, number, setup) {
            Some(was) => lots(was, setup.recipe.seed),
            None => Message::new("cup-told-changed").with("entrants", setup.entrants.len()),
        },
        Arrangement::LotsDrawn { was, seed } => lots(*was, *seed),
        Arrangement::CheckedIn { missing } => {
            let names = missing.iter().map(|who| name_at(cup, number, *who)).collect::<Vec<String>>();
            Message::new("cup-told-checked-in").with("missing", missing.len()).with("names", names)
        }
        Arrangement::Edited { changes, .. } => {
            let told = changes.iter().map(|change| {
                let who = match change.link {
                    Slot::Entrant(who) => name_at(cup, number, who),
                    Slot::Winner(_) | Slot::Loser(_) | Slot::Place { .. } | Slot::Bye => {
                        change.link.message().text(lang)
                    }
                };
                format!("{}: {who}", change.slot.message().text(lang))
            });
            Message::new("cup-told-edited").with("changes", told.collect::<Vec<String>>())
        }
        Arrangement::TakenBack { event } => {
            Message::new("cup-told-taken-back").with("what", about(cup, *event, lang))
        }
        Arrangement::DoneAgain { event } => {
            Message::new("cup-told-done-again").with("what", about(cup, *event, lang))
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
                Some(Past::Arranged(_) | Past::Step { .. }) | None => String::new(),
            };
            Message::new("cup-told-name-back").with("was", was)
        }
        Arrangement::Noted { note } => noted(cup, number, note, lang),
        Arrangement::Reported { game, by, outcome } => {
            let (name, result) = (name_at(cup, number, *by), written(*outcome, lang));
            Message::new("cup-told-reported").with("name", name).with("match", game).with("result", result)
        }
    }
}

fn lots(was: u64, seed: u64) -> Message {
    Message::new("cup-told-lots").with("was", was.to_string()).with("seed", seed.to_string())
}

/// The name of somebody on the list that held when an event was decided.
pub(super) fn name_at(cup: &Cup, number: u64, who: EntrantId) -> String {
    let now = || cup.setup().entrants.iter().find(|one| one.id == who).map(|one| one.name.to_string());
    cup.name_at(number, who).map(ToString::to_string).or_else(now).unwrap_or_default()
}

/// A line about incidents and protests.
fn noted(cup: &Cup, number: u64, note: &Note, lang: Lang) -> Message {
    match note {
        Note::Incident { id, game, sides, assessment } => Message::new("contest-told-incident")
            .with("id", *id)
            .with("where", place(cup, number, game.as_ref(), *sides, lang))
            .with("what", assessment.message()),
        Note::IncidentAmended { id, assessment } => {
            Message::new("contest-told-incident-amended").with("id", *id).with("what", assessment.message())
        }
        Note::Protest { id, game, by, .. } => Message::new("contest-told-protest")
            .with("id", *id)
            .with("entry", name_at(cup, number, *by))
            .with("game", game),
        Note::ProtestDecided { id, ruling: NoteRuling::Upheld { step: Some(_) } } => {
            Message::new("cup-told-protest-corrected").with("id", *id)
        }
        Note::ProtestDecided { id, ruling: NoteRuling::Upheld { step: None } } => {
            Message::new("cup-told-protest-upheld").with("id", *id)
        }
        Note::ProtestDecided { id, ruling: NoteRuling::Rejected } => {
            Message::new("contest-told-protest-rejected").with("id", *id)
        }
        Note::PassedOver { id } => Message::new("contest-told-protest-passed-over").with("id", *id),
    }
}

/// A name with its club.
fn called(label: &Label) -> String {
    label.club.as_ref().map_or_else(|| label.name.to_string(), |club| format!("{} ({club})", label.name))
}

fn played_line(play: &Ledger, step: u64, record: &Record, draw_counts: bool, lang: Lang) -> LogLine {
    let undone = play.is_undone(step);
    let about_steps = matches!(record.event, Event::Undone { .. } | Event::Redone { .. });
    let whole = (!about_steps && draw_counts).then_some(UndoOf::Step(step));
    let (undo, redo) = if undone { (None, whole) } else { (whole, None) };
    let text = play.state().tell(&record.event).text(lang);
    LogLine {
        at: record.at,
        by: record.by.to_string(),
        role: None,
        text: Message::new("cup-told-step").with("step", step.to_string()).with("what", text).text(lang),
        reason: record.reason.clone(),
        counts: !undone,
        undo,
        redo,
    }
}
