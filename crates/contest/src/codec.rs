//! The whole contest as one file: the log of the office and the logs of its tournaments.
//!
//! It is JSON with one event a line. Unknown keys are errors. Copies of a file can be worked on apart, a tournament
//! each, and taken in again (`take_in`).

mod addition;
mod play;
mod shape;

use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{Clause, Place};
use serde::{Deserialize, Serialize};

use crate::contest::{Contest, DamagedLog};
use crate::event::Record;
use crate::{JournalProblem, VenueId};

pub use self::addition::Addition;
use self::play::{BadPlay, WrittenPlay};

/// The version of the file that this program writes.
pub const VERSION: u32 = 1;

/// What the file looks like, as a JSON schema.
pub fn schema() -> &'static str {
    include_str!("../schema/kolo-contest-1.schema.json")
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "kolo-contest")]
    #[expect(dead_code, reason = "it was looked at before")]
    version: u32,
    events: Vec<Record>,
    #[serde(default)]
    tournaments: Vec<WrittenPlay>,
}

/// Why a file is no contest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileTrouble {
    /// It cannot be read as such a file.
    Shape {
        /// Where.
        place: Place,
        /// What is wrong.
        message: Message,
    },
    /// It was written by another version of the program.
    OtherVersion(u32),
    /// The log of the office does not fit together.
    Damaged(DamagedLog),
    /// The log of a tournament does not fit together.
    Tournament {
        /// Which.
        venue: VenueId,
        /// What is wrong with it, for the log of the program.
        trouble: String,
    },
    /// A line of the journal of a tournament is about something that is not there.
    Journal {
        /// Of which tournament.
        venue: VenueId,
        /// The number of the line, from 1.
        line: u64,
        /// What is wrong.
        problem: JournalProblem,
    },
}

impl FileTrouble {
    /// Where and what, with the clause behind it.
    pub fn describe(&self) -> (Place, Message, Option<Clause>) {
        let log = Some(Clause::new("K-LOG"));
        match self {
            FileTrouble::Shape { place, message } => (place.clone(), message.clone(), None),
            FileTrouble::OtherVersion(version) => {
                let message =
                    Message::new("contest-file-version").with("version", *version).with("known", VERSION);
                (Place::field("kolo-contest"), message, None)
            }
            FileTrouble::Damaged(damaged) => {
                let index = damaged.step.saturating_sub(1);
                let message = Message::new("contest-file-damaged").with("step", damaged.step.to_string());
                (Place::field(format!("events[{index}]")), message, log)
            }
            FileTrouble::Tournament { venue, trouble } => {
                let message = Message::new("contest-file-tournament")
                    .with("venue", venue)
                    .with("trouble", trouble.as_str());
                (Place::field("tournaments"), message, log)
            }
            FileTrouble::Journal { venue, line, problem } => {
                let message = Message::new("contest-file-journal")
                    .with("venue", venue)
                    .with("line", line.to_string())
                    .with("problem", problem.message());
                (Place::field("tournaments"), message, log)
            }
        }
    }
}

/// Reads a contest.
///
/// # Errors
/// When the bytes are no such file, or its logs do not fit together.
pub fn read(bytes: &[u8]) -> Result<Contest, FileTrouble> {
    let file = shape::read(bytes)?;
    let mut contest = Contest::replay(file.events).map_err(FileTrouble::Damaged)?;
    for written in file.tournaments {
        let venue = written.venue.clone();
        let trouble = |bad: BadPlay| FileTrouble::Tournament { venue: venue.clone(), trouble: bad.0 };
        let play = written.read(contest.log.state()).map_err(trouble)?;
        if let Some((line, problem)) = play.journal_problems().into_iter().next() {
            return Err(FileTrouble::Journal { venue, line, problem });
        }
        if contest.plays.insert(venue.clone(), play).is_some() {
            return Err(trouble(BadPlay("it stands there twice".to_owned())));
        }
    }
    let missing = contest.log.state().venues().find(|venue| {
        let started = venue.start.is_some();
        started && !contest.plays.contains_key(&venue.plan.id)
    });
    if let Some(venue) = missing {
        let (venue, trouble) = (venue.plan.id.clone(), "it has started, but its log is missing".to_owned());
        return Err(FileTrouble::Tournament { venue, trouble });
    }
    Ok(contest)
}

/// Writes a contest: the same contest gives the same bytes.
///
/// # Errors
/// Only if something cannot be written as JSON, which would be a bug.
pub fn write(contest: &Contest) -> Result<String, serde_json::Error> {
    let mut text = format!("{{\n\"kolo-contest\": {VERSION},\n");
    let _ = writeln!(text, "\"events\": {},", lines(contest.log.records())?);
    let plays: Result<Vec<String>, serde_json::Error> =
        contest.plays.iter().map(|(venue, play)| play::write(venue, play)).collect();
    let plays = plays?;
    let plays = if plays.is_empty() { "[]".to_owned() } else { format!("[\n{}\n]", plays.join(",\n")) };
    let _ = writeln!(text, "\"tournaments\": {plays}\n}}");
    Ok(text)
}

/// A list with one item a line.
fn lines<T: Serialize>(items: &[T]) -> Result<String, serde_json::Error> {
    let items: Result<Vec<String>, _> = items.iter().map(serde_json::to_string).collect();
    let items = items?;
    Ok(if items.is_empty() { "[]".to_owned() } else { format!("[\n{}\n]", items.join(",\n")) })
}
