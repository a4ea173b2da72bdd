//! The log of a tournament in the file.

use std::sync::Arc;

use kolo_tournament::{Author, Event, Recorded, Step, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::lines;
use crate::VenueId;
use crate::play::{Engine, Journal, JournalRecord, Play, Sides, SlipRecord};
use crate::state::State;

/// A tournament as it is recorded: groups and play-off, or a Swiss, or neither where one came alone.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenPlay {
    pub(super) venue: VenueId,
    #[serde(default)]
    stages: Option<Box<RawValue>>,
    #[serde(default)]
    swiss: Option<Vec<WrittenEvent>>,
    #[serde(default)]
    slips: Vec<SlipRecord>,
    #[serde(default)]
    journal: Vec<JournalRecord>,
}

/// An event of a Swiss tournament.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenEvent {
    seq: u64,
    step: u64,
    at: i64,
    by: Author,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    code: String,
    schema: u16,
    event: Box<RawValue>,
}

/// What is wrong with the log of a tournament, in English for the log of the program.
#[derive(Debug)]
pub(super) struct BadPlay(pub(super) String);

impl WrittenPlay {
    /// The tournament, if its logs fit together and belong to a tournament that has started.
    pub(super) fn read(self, state: &State) -> Result<Play, BadPlay> {
        let bad = |text: &str| BadPlay(text.to_owned());
        let venue = state.venue(&self.venue).ok_or_else(|| bad("no such tournament"))?;
        let start = venue.start.as_ref().ok_or_else(|| bad("it has not started"))?;
        let sides = Sides::of(state, venue, &start.field);
        let engine = match (self.stages, self.swiss) {
            (Some(stages), None) => {
                let file = kolo_stages::codec::read(stages.get().as_bytes())
                    .map_err(|trouble| BadPlay(format!("{trouble:?}")))?;
                Engine::Groups(Arc::new(file.ledger))
            }
            (None, Some(events)) => {
                let records: Result<Vec<Recorded>, BadPlay> =
                    events.into_iter().map(WrittenEvent::read).collect();
                let ledger = kolo_tournament::Ledger::replay(records?)
                    .map_err(|damaged| BadPlay(damaged.to_string()))?;
                Engine::Swiss(Arc::new(ledger))
            }
            (None, None) if start.field.len() == 1 => Engine::Alone,
            (None, None) | (Some(_), Some(_)) => return Err(bad("either stages or swiss is expected")),
        };
        if engine.size().is_some_and(|size| size != start.field.len()) {
            return Err(bad("its log is of another field"));
        }
        let journal = Journal::replay(self.journal)
            .map_err(|line| BadPlay(format!("line {line} of its journal does not fit those before it")))?;
        let (slips, log) = (std::collections::BTreeMap::new(), Vec::new());
        let mut play = Play { sides, engine, slips, log, journal };
        for record in &self.slips {
            play.take_in(&record.game, &record.step).map_err(BadPlay)?;
        }
        play.log = self.slips;
        play.call_by(state);
        play.agrees().map_err(BadPlay)?;
        Ok(play)
    }
}

impl WrittenEvent {
    pub(super) fn of(recorded: &Recorded) -> Result<Self, serde_json::Error> {
        Ok(WrittenEvent {
            seq: recorded.seq,
            step: recorded.step.0,
            at: recorded.at.0,
            by: recorded.by.clone(),
            reason: recorded.reason.clone(),
            code: recorded.event.code().to_owned(),
            schema: recorded.event.schema(),
            event: RawValue::from_string(recorded.event.payload()?)?,
        })
    }

    pub(super) fn read(self) -> Result<Recorded, BadPlay> {
        let event = Event::read(&self.code, self.schema, self.event.get());
        Ok(Recorded {
            seq: self.seq,
            step: Step(self.step),
            by: self.by,
            at: Timestamp(self.at),
            reason: self.reason,
            event: event.map_err(|unreadable| BadPlay(unreadable.to_string()))?,
        })
    }
}

/// One tournament as JSON.
pub(super) fn write(venue: &VenueId, play: &Play) -> Result<String, serde_json::Error> {
    let mut parts = vec![format!("{{\"venue\": {}", serde_json::to_string(venue)?)];
    match &play.engine {
        Engine::Groups(ledger) => {
            let file = kolo_stages::codec::StagesFile { name: None, ledger: ledger.as_ref().clone() };
            parts.push(format!("\"stages\": {}", kolo_stages::codec::write(&file)?.trim_end()));
        }
        Engine::Swiss(ledger) => {
            let events: Result<Vec<WrittenEvent>, _> =
                ledger.records().iter().map(WrittenEvent::of).collect();
            parts.push(format!("\"swiss\": {}", lines(&events?)?));
        }
        Engine::Alone => {}
    }
    if !play.log.is_empty() {
        parts.push(format!("\"slips\": {}", lines(&play.log)?));
    }
    if !play.journal.records().is_empty() {
        parts.push(format!("\"journal\": {}", lines(play.journal.records())?));
    }
    Ok(parts.join(",\n") + "}")
}
