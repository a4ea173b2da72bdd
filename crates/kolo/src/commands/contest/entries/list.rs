//! Who enters, from a list.

use std::path::Path;

use kolo_contest::{Entry, Player};
use kolo_messages::Message;
use kolo_model::Place;
use serde_json::Value;

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

/// People and entries of a list.
pub(super) fn read(file: &Path) -> Result<(Vec<Player>, Vec<Entry>), Failure> {
    let bytes = input::bytes(file)?;
    of_json(file, &bytes)
}

/// People and entries as they stand in the log: `{"players": [...], "entries": [...]}`.
fn of_json(file: &Path, bytes: &[u8]) -> Result<(Vec<Player>, Vec<Entry>), Failure> {
    let told = |field: String, error: &serde_json::Error| {
        let number = |at: usize| u32::try_from(at).unwrap_or(0);
        let place = Place { line: number(error.line()), column: number(error.column()), field };
        let message = Message::new("contest-cli-list").with("text", error.to_string());
        let complaint = Complaint { place, ..Complaint::file(&file.display().to_string(), message) };
        Failure::one(Exit::BadInput, complaint)
    };
    let value: Value = serde_json::from_slice(bytes).map_err(|error| told(String::new(), &error))?;
    let list = |key: &str| value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
    let mut players = Vec::new();
    for (index, player) in list("players").into_iter().enumerate() {
        let player = serde_json::from_value(player);
        players.push(player.map_err(|error| told(format!("players[{index}]"), &error))?);
    }
    let mut entries = Vec::new();
    for (index, entry) in list("entries").into_iter().enumerate() {
        let entry = serde_json::from_value(entry);
        entries.push(entry.map_err(|error| told(format!("entries[{index}]"), &error))?);
    }
    Ok((players, entries))
}
