//! Reads a result file.

use kolo_messages::Message;
use kolo_model::{Place, RawTournament, System};

use super::{heading, lines, player};
use crate::collector::Collector;
use crate::columns::Line;
use crate::limits::{MOST_LINE_BYTES, MOST_LINES, MOST_TRF_BYTES};
use crate::text;
use crate::{FileProblems, Reading};

pub(crate) fn read(bytes: &[u8]) -> Result<Reading, FileProblems> {
    let decoded = text::decode_european(bytes, MOST_TRF_BYTES)?;
    let content = decoded.text.trim_end_matches('\u{1a}');
    if content.trim().is_empty() {
        return Err(FileProblems::one(Place::default(), Message::new("file-empty")));
    }
    let mut notes = Collector::default();
    let mut raw = RawTournament::default();
    let mut players = Vec::new();
    let written = text::lines(content).filter(|(_, line)| !line.trim().is_empty());
    for (count, (number, text)) in written.enumerate() {
        if count == MOST_LINES {
            let message = Message::new("trf-too-many-lines").with("most", MOST_LINES);
            return Err(FileProblems::too_large(Place::at(number, 1), message));
        }
        if text.len() > MOST_LINE_BYTES {
            notes.missing(
                Place::at(number, 1),
                Message::new("trf-line-too-long").with("most", MOST_LINE_BYTES),
            );
            continue;
        }
        // Columns of words are counted by blanks; some programs separate by tabulators.
        let text = text.replace('\t', " ");
        let line = Line::new(number, &text);
        if text.trim_start().starts_with(';') {
            heading::read(&line, &mut raw.event, &mut raw.go, &mut notes);
            if is_table_heading(&text) && text.contains("MMS") {
                raw.system = Some(System::McMahon);
            }
        } else {
            // Everything behind a semicolon is a comment.
            let content = text.split(';').next().unwrap_or_default();
            players.extend(player::read(&Line::new(number, content), &mut notes));
        }
        if notes.is_full() {
            break;
        }
    }
    if players.is_empty() {
        notes.missing(Place::default(), Message::new("h9-no-players"));
    }
    let players = lines::numbered(players);
    lines::fill(&players, &mut raw, &mut notes);
    raw.competitors = players.into_iter().map(|player| player.competitor).collect();
    notes.check(&raw, |_| None)
}

/// The line that names the columns.
fn is_table_heading(line: &str) -> bool {
    line.split_whitespace().any(|word| word == "Name")
}
