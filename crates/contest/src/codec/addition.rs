//! What one order added to a contest, for a log that keeps orders one by one.
//!
//! A file holds a contest whole; a database grows by additions. Both keep the same records: an addition is the part of
//! the file that was not there before, and a contest with all its additions is written as the same file.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::FileTrouble;
use super::play::{self, BadPlay, WrittenEvent, WrittenPlay};
use crate::VenueId;
use crate::contest::{Contest, DamagedLog};
use crate::event::Record;
use crate::play::{Engine, JournalRecord, Play, SlipRecord};

/// What one order added.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Addition {
    /// Events of the office.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<Record>,
    /// Tournaments that changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tournaments: Vec<AddedPlay>,
}

/// What was added to one tournament.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AddedPlay {
    /// It has started: all of it, as in the file.
    Begun(Box<RawValue>),
    /// It has not started after all.
    Gone(VenueId),
    /// Its logs have grown.
    Grown(Growth),
}

/// The new ends of the logs of one tournament.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Growth {
    venue: VenueId,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stages: Vec<kolo_stages::Record>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    swiss: Vec<WrittenEvent>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    slips: Vec<SlipRecord>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    journal: Vec<JournalRecord>,
}

impl Addition {
    /// A contest as the first addition to nothing.
    ///
    /// # Errors
    /// Only if something cannot be written as JSON, which would be a bug.
    pub fn whole(contest: &Contest) -> Result<Addition, serde_json::Error> {
        let tournaments = contest.plays.iter().map(|(venue, play)| begun(venue, play));
        Ok(Addition {
            events: contest.log.records().to_vec(),
            tournaments: tournaments.collect::<Result<_, _>>()?,
        })
    }

    /// What `now` has that `earlier`, an earlier state of the same contest, did not have.
    ///
    /// # Errors
    /// Only if something cannot be written as JSON, which would be a bug.
    pub fn between(earlier: &Contest, now: &Contest) -> Result<Addition, serde_json::Error> {
        let events = now.log.records().get(earlier.log.records().len()..).unwrap_or_default().to_vec();
        let mut tournaments = Vec::new();
        for (venue, play) in &now.plays {
            match earlier.plays.get(venue) {
                None => tournaments.push(begun(venue, play)?),
                Some(before) => tournaments.extend(grown(venue, before, play)?.map(AddedPlay::Grown)),
            }
        }
        let gone = earlier.plays.keys().filter(|venue| !now.plays.contains_key(*venue));
        tournaments.extend(gone.map(|venue| AddedPlay::Gone(venue.clone())));
        Ok(Addition { events, tournaments })
    }

    /// Whether nothing was added.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.tournaments.is_empty()
    }

    /// The contest that an empty log and this addition make.
    ///
    /// # Errors
    /// When the records do not fit together.
    pub fn open(self) -> Result<Contest, FileTrouble> {
        let contest = Contest::replay(self.events.clone()).map_err(FileTrouble::Damaged)?;
        Addition { events: Vec::new(), ..self }.added_to(&contest)
    }

    /// The contest with this added.
    ///
    /// # Errors
    /// When the records do not fit those that are there.
    pub fn added_to(self, contest: &Contest) -> Result<Contest, FileTrouble> {
        let mut after = contest.clone();
        self.add_to(&mut after)?;
        Ok(after)
    }

    /// Adds this to the contest itself, which is not to be used any more if it fails. A log of thousands of orders is
    /// followed like this.
    ///
    /// # Errors
    /// When the records do not fit those that are there.
    pub fn add_to(self, contest: &mut Contest) -> Result<(), FileTrouble> {
        let grows = |added: &AddedPlay| matches!(added, AddedPlay::Grown(_));
        let renamed = self.events.iter().any(|record| record.event.is_about_names());
        let bars = !self.events.is_empty() || !self.tournaments.iter().all(grows);
        contest.add_events(self.events).map_err(FileTrouble::Damaged)?;
        for added in self.tournaments {
            contest.add_play(added)?;
        }
        if bars {
            contest.bar_excluded();
        }
        if renamed {
            contest.call_all();
        }
        Ok(())
    }
}

impl Contest {
    fn add_events(&mut self, events: Vec<Record>) -> Result<(), DamagedLog> {
        for record in events {
            self.log.take(record)?;
        }
        Ok(())
    }

    fn add_play(&mut self, added: AddedPlay) -> Result<(), FileTrouble> {
        match added {
            AddedPlay::Begun(text) => {
                let written: WrittenPlay = serde_json::from_str(text.get()).map_err(unreadable)?;
                let venue = written.venue.clone();
                let play = written.read(self.log.state()).map_err(|bad| trouble(&venue, bad))?;
                self.plays.insert(venue, play);
            }
            AddedPlay::Gone(venue) => {
                self.plays.remove(&venue);
            }
            AddedPlay::Grown(growth) => {
                let venue = growth.venue.clone();
                let play = self.plays.get_mut(&venue);
                let play = play.ok_or_else(|| trouble(&venue, BadPlay("it has not started".to_owned())))?;
                growth.add_to(play).map_err(|bad| trouble(&venue, bad))?;
                play.call_by(self.log.state());
            }
        }
        Ok(())
    }
}

impl Growth {
    fn add_to(self, play: &mut Play) -> Result<(), BadPlay> {
        match &mut play.engine {
            Engine::Groups(ledger) if self.swiss.is_empty() => {
                let ledger = Arc::make_mut(ledger);
                for record in self.stages {
                    ledger.take(record).map_err(|refusal| BadPlay(format!("{refusal:?}")))?;
                }
            }
            Engine::Swiss(ledger) if self.stages.is_empty() => {
                let records: Result<Vec<_>, BadPlay> =
                    self.swiss.into_iter().map(WrittenEvent::read).collect();
                let prepared = ledger.follow(records?).map_err(|damaged| BadPlay(damaged.to_string()))?;
                Arc::make_mut(ledger).commit(prepared);
            }
            Engine::Alone if self.stages.is_empty() && self.swiss.is_empty() => {}
            Engine::Groups(_) | Engine::Swiss(_) | Engine::Alone => {
                return Err(BadPlay("its log is of another kind".to_owned()));
            }
        }
        for record in self.slips {
            play.take_in(&record.game, &record.step).map_err(BadPlay)?;
            play.log.push(record);
        }
        if !self.journal.is_empty() {
            let added = play.journal.follow(self.journal);
            added.map_err(|line| BadPlay(format!("line {line} of its journal does not fit")))?;
        }
        play.agrees().map_err(BadPlay)
    }
}

fn begun(venue: &VenueId, play: &Play) -> Result<AddedPlay, serde_json::Error> {
    RawValue::from_string(play::write(venue, play)?).map(AddedPlay::Begun)
}

/// The new ends of the logs; nothing if they have not grown.
fn grown(venue: &VenueId, before: &Play, now: &Play) -> Result<Option<Growth>, serde_json::Error> {
    let stages = match (&before.engine, &now.engine) {
        (Engine::Groups(then), Engine::Groups(now)) => tail(then.records(), now.records()),
        _ => Vec::new(),
    };
    let swiss = match (&before.engine, &now.engine) {
        (Engine::Swiss(then), Engine::Swiss(now)) => tail(then.records(), now.records()),
        _ => Vec::new(),
    };
    let growth = Growth {
        venue: venue.clone(),
        stages,
        swiss: swiss.iter().map(WrittenEvent::of).collect::<Result<_, _>>()?,
        slips: tail(&before.log, &now.log),
        journal: tail(before.journal.records(), now.journal.records()),
    };
    let nothing = growth.stages.is_empty()
        && growth.swiss.is_empty()
        && growth.slips.is_empty()
        && growth.journal.is_empty();
    Ok((!nothing).then_some(growth))
}

fn tail<T: Clone>(before: &[T], now: &[T]) -> Vec<T> {
    now.get(before.len()..).unwrap_or_default().to_vec()
}

fn trouble(venue: &VenueId, bad: BadPlay) -> FileTrouble {
    FileTrouble::Tournament { venue: venue.clone(), trouble: bad.0 }
}

// `map_err` hands the error over.
#[expect(clippy::needless_pass_by_value, reason = "the shape that `map_err` asks for")]
fn unreadable(error: serde_json::Error) -> FileTrouble {
    let message = kolo_messages::Message::new("contest-addition-unreadable").with("why", error.to_string());
    FileTrouble::Shape { place: kolo_model::Place::default(), message }
}
