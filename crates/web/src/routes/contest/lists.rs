//! Regions, areas, schools and entries from lists as spreadsheets copy them.

use kolo_contest::registration::read_registration;
use kolo_contest::tables::{TableKind, read_table};
use kolo_contest::{Command, Day, Entry, Player};
use kolo_messages::Message;
use kolo_model::Place;

use crate::contest_room::ContestAct;
use crate::form::Fields;

/// Everything that is wrong with lists.
type Wrong = Vec<Message>;

/// Something that is wrong with a list, or with a line of it.
fn at_line(list: &Message, place: &Place, why: Message) -> Message {
    let message = if place.line == 0 {
        Message::new("school-list-whole")
    } else {
        Message::new("school-list-line").with("line", place.line)
    };
    message.with("list", list.clone()).with("why", why)
}

/// Regions, areas or schools.
fn table(kind: TableKind, text: &str) -> Result<Vec<Command>, Wrong> {
    let title = match kind {
        TableKind::Regions => Message::new("school-tables-regions"),
        TableKind::Areas => Message::new("school-tables-areas"),
        TableKind::Schools => Message::new("school-tables-schools"),
    };
    let table = read_table(kind, text.as_bytes()).map_err(|problems| {
        let messages =
            problems.iter().map(|problem| at_line(&title, &problem.place, problem.message.clone()));
        messages.collect::<Wrong>()
    })?;
    let wrong = table.problems.into_iter().map(|problem| at_line(&title, &problem.place, problem.message));
    let wrong: Wrong = wrong.collect();
    if wrong.is_empty() { Ok(table.commands.into_iter().map(|row| row.value).collect()) } else { Err(wrong) }
}

/// Entries with their players.
fn entries(text: &str, today: Day) -> Result<Vec<Command>, Wrong> {
    let title = Message::new("school-tables-entries");
    let read = read_registration(text.as_bytes(), today).map_err(|problems| {
        let messages = problems.iter().map(|problem| at_line(&title, &problem.place, problem.message()));
        messages.collect::<Wrong>()
    })?;
    let players: Vec<Player> = read.players.into_iter().map(|player| player.value).collect();
    let entries: Vec<Entry> = read.entries.into_iter().map(|entry| entry.value).collect();
    Ok(vec![Command::Register { players, entries }])
}

/// What all lists of a form ask of the office, or everything that is wrong with them.
pub(super) fn acts(fields: &Fields, today: Day) -> Result<Vec<ContestAct>, Wrong> {
    let (mut acts, mut wrong) = (Vec::new(), Vec::new());
    let mut take = |read: Result<Vec<Command>, Wrong>| match read {
        Ok(commands) => acts.extend(commands.into_iter().map(ContestAct::office)),
        Err(messages) => wrong.extend(messages),
    };
    let tables =
        [("regions", TableKind::Regions), ("areas", TableKind::Areas), ("schools", TableKind::Schools)];
    for (field, kind) in tables {
        if let Some(text) = fields.given(field) {
            take(table(kind, text));
        }
    }
    if let Some(text) = fields.given("entries") {
        take(entries(text, today));
    }
    if wrong.is_empty() { Ok(acts) } else { Err(wrong) }
}
