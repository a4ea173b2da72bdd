//! Copies of a contest that were worked on apart come together again: every tournament runs on a laptop of its own.
//!
//! A copy shares the beginning of the log. What was written in it afterwards must be about one tournament only, and is
//! taken in as it was written, with its authors and times, if it still fits.

use kolo_log::{Step, UndoRefusal};

use crate::contest::Contest;
use crate::decide::venue as known_venue;
use crate::event::{Event, Note, Record};
use crate::{Refusal, VenueId};

impl Contest {
    /// Takes a tournament in from a copy of this contest; gives the number of events that were new.
    ///
    /// # Errors
    /// When the copy is of another contest, changed something else, or the tournament was worked on here, too.
    pub fn take_in(&mut self, copy: &Contest, venue: &VenueId) -> Result<usize, Refusal> {
        known_venue(copy.log.state(), venue)?;
        let shared =
            self.log.records().iter().zip(copy.log.records()).take_while(|(one, other)| one == other).count();
        if shared == 0 {
            return Err(Refusal::OtherContest);
        }
        let (own, theirs) = (&self.log.records()[shared..], &copy.log.records()[shared..]);
        if let Some(step) = own.iter().position(|record| concerns(self, &record.event, venue)) {
            let step = u64::try_from(shared + step + 1).unwrap_or(u64::MAX);
            return Err(Refusal::WorkedOnHere { venue: venue.clone(), step });
        }
        let about_others = |record: &&Record| !concerns(copy, &record.event, venue);
        if let Some(index) = theirs.iter().position(|record| about_others(&record)) {
            let step = u64::try_from(shared + index + 1).unwrap_or(u64::MAX);
            return Err(Refusal::OtherWork { venue: venue.clone(), step });
        }
        let play = copy.plays.get(venue);
        if !continues(self.plays.get(venue), play) {
            return Err(Refusal::PlayedHereToo(venue.clone()));
        }
        let moved_by = u64::try_from(own.len()).unwrap_or(u64::MAX);
        let mut merged = self.log.records().to_vec();
        merged.extend(theirs.iter().map(|record| renumbered(record, shared, moved_by)));
        let mut contest = Contest::replay(merged)
            .map_err(|damaged| Refusal::from(UndoRefusal::StandsIn { later: Step(damaged.step) }))?;
        contest.plays.clone_from(&self.plays);
        if let Some(play) = play {
            contest.plays.insert(venue.clone(), play.clone());
        }
        contest.bar_excluded();
        contest.call_all();
        let new = theirs.len();
        *self = contest;
        Ok(new)
    }
}

/// An event of the copy behind our own ones: a step that it lets not count has moved with it.
fn renumbered(record: &Record, shared: usize, moved_by: u64) -> Record {
    let mut record = record.clone();
    if let Event::Undone { step } | Event::Redone { step } = &mut record.event
        && usize::try_from(*step).is_ok_and(|step| step > shared)
    {
        *step = step.saturating_add(moved_by);
    }
    record
}

/// Whether an event is about one tournament: who came, its start and end, sanctions in it, fees paid on site.
pub(crate) fn concerns(contest: &Contest, event: &Event, venue: &VenueId) -> bool {
    let expected = |id| contest.log.state().venue(venue).is_some_and(|at| at.present.contains_key(id));
    match event {
        Event::CheckedIn { venue: at, .. }
        | Event::PresenceCorrected { venue: at, .. }
        | Event::Started { venue: at, .. }
        | Event::Closed { venue: at, .. }
        | Event::Reopened { venue: at }
        | Event::Noted(Note::Spectator { venue: at, .. }) => at == venue,
        Event::Noted(Note::Absence(away)) => away.venue == *venue,
        Event::Sanctioned(sanction) => sanction.venue.as_ref() == Some(venue),
        Event::Fee { entry, .. } => expected(entry),
        Event::Renamed { at, .. } => at.as_ref() == Some(venue),
        Event::Undone { step } | Event::Redone { step } => {
            let index = usize::try_from(*step).ok().and_then(|step| step.checked_sub(1));
            let undone = index.and_then(|index| contest.log.records().get(index));
            // Only earlier events can be undone, and no undoing of one.
            undone.is_some_and(|undone| concerns(contest, &undone.event, venue))
        }
        Event::Opened { .. }
        | Event::SeasonChanged { .. }
        | Event::Region(_)
        | Event::Area(_)
        | Event::School(_)
        | Event::Player(_)
        | Event::Entered(_)
        | Event::Amended { .. }
        | Event::Withdrawn { .. }
        | Event::Venue(_)
        | Event::Placed { .. }
        | Event::QuotasPublished { .. }
        | Event::Declined { .. }
        | Event::SeedingPublished { .. }
        | Event::Noted(Note::PrizePhotos { .. }) => false,
    }
}

/// Whether the log of a tournament goes on from where ours stands.
fn continues(own: Option<&crate::play::Play>, other: Option<&crate::play::Play>) -> bool {
    match (own, other) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(own), Some(other)) => other.goes_on_from(own),
    }
}
