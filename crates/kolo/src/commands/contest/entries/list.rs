//! Who enters, from a list.

use std::path::Path;

use kolo_contest::registration::read_registration;
use kolo_contest::{Day, Entry, Player};
use kolo_messages::Message;
use kolo_model::Place;
use serde_json::Value;

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

/// People and entries of a list.
#[derive(Debug, Default)]
pub(super) struct List {
    pub(super) players: Vec<Player>,
    pub(super) entries: Vec<Entry>,
    /// Where each entry begins.
    pub(super) places: Vec<Place>,
}

/// Reads a list; entries without a day were entered on `entered_on`.
pub(super) fn read(file: &Path, entered_on: Day) -> Result<List, Failure> {
    let bytes = input::bytes(file)?;
    let json = bytes.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{');
    if json { of_json(file, &bytes) } else { of_csv(file, &bytes, entered_on) }
}

fn of_csv(file: &Path, bytes: &[u8], entered_on: Day) -> Result<List, Failure> {
    let name = file.display().to_string();
    let registration = read_registration(bytes, entered_on).map_err(|problems| {
        let complaints = problems.iter().map(|problem| Complaint {
            place: problem.place.clone(),
            clause: Some(problem.clause()),
            ..Complaint::file(&name, problem.message())
        });
        Failure::Complaints { exit: Exit::BadInput, complaints: complaints.collect() }
    })?;
    Ok(List {
        players: registration.players.into_iter().map(|player| player.value).collect(),
        places: registration.entries.iter().map(|entry| entry.place.clone()).collect(),
        entries: registration.entries.into_iter().map(|entry| entry.value).collect(),
    })
}

/// People and entries as they stand in the log: `{"players": [...], "entries": [...]}`.
fn of_json(file: &Path, bytes: &[u8]) -> Result<List, Failure> {
    let unreadable = |field: String, error: &serde_json::Error| {
        let number = |at: usize| u32::try_from(at).unwrap_or(0);
        let place = Place { line: number(error.line()), column: number(error.column()), field };
        let message = Message::new("contest-cli-list").with("text", error.to_string());
        let complaint = Complaint { place, ..Complaint::file(&file.display().to_string(), message) };
        Failure::one(Exit::BadInput, complaint)
    };
    let value: Value = serde_json::from_slice(bytes).map_err(|error| unreadable(String::new(), &error))?;
    let items = |key: &str| value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
    let mut list = List::default();
    for (index, player) in items("players").into_iter().enumerate() {
        let player = serde_json::from_value(player);
        list.players.push(player.map_err(|error| unreadable(format!("players[{index}]"), &error))?);
    }
    for (index, entry) in items("entries").into_iter().enumerate() {
        let entry = serde_json::from_value(entry);
        list.entries.push(entry.map_err(|error| unreadable(format!("entries[{index}]"), &error))?);
        list.places.push(Place::field(format!("entries[{index}]")));
    }
    Ok(list)
}
