//! A step of the office that was undone counts again, in its old place in the log (K-UNDO).
//!
//! It is as lawful as it was if everything that came after it still stands on what it stood on, and everything that always
//! holds holds.

use std::collections::BTreeSet;

use kolo_stages::Later;

use crate::command::Actor;
use crate::contest::{Contest, fold};
use crate::decide::require_reason;
use crate::event::Event;
use crate::play::Play;
use crate::take_in::concerns;
use crate::{Measure, Refusal, Sanction, VenueId, invariants};

impl Contest {
    /// Lets a step of the office count that was undone.
    pub(crate) fn redo(&mut self, hand: &Actor, step: u64) -> Result<(), Refusal> {
        require_reason(hand)?;
        let mut undone = self.undone.clone();
        if !undone.remove(&step) {
            return Err(Refusal::NotUndone(step));
        }
        let index = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
        let record = index.and_then(|index| self.records.get(index)).ok_or(Refusal::UnknownStep(step))?;
        let event = record.event.clone();
        if let Event::Sanctioned(sanction) = &event
            && self.would_take_effect(sanction)
        {
            // Matches have to change with it. Where that does not fit what came since, only giving it anew does.
            let anew = |_| Refusal::SanctionGivenAnew(step);
            let mut after = self.clone();
            after.count_again(hand, step, &event, undone).map_err(anew)?;
            after.exclude_again(hand, sanction).map_err(anew)?;
            *self = after;
            return Ok(());
        }
        self.count_again(hand, step, &event, undone)
    }

    /// An exclusion that counts again takes effect as if it were given now; other sanctions are results.
    fn exclude_again(&mut self, hand: &Actor, sanction: &Sanction) -> Result<(), Refusal> {
        match &sanction.measure {
            Measure::Exclusion { played } => self.exclude(hand, sanction, *played, Later::Keep),
            Measure::ForfeitDuel { game, .. }
            | Measure::ForfeitGame { game, .. }
            | Measure::ForfeitMatch { game } => Err(Refusal::ResultsOnSlips(game.clone())),
            Measure::Warning => Ok(()),
        }
    }

    /// The step counts again, if everything that came after it still stands.
    fn count_again(
        &mut self,
        hand: &Actor,
        step: u64,
        event: &Event,
        undone: BTreeSet<u64>,
    ) -> Result<(), Refusal> {
        let started = if let Event::Started { venue, field, seed } = event {
            if let Some(later) = self.later_about(&undone, step, venue) {
                return Err(Refusal::LaterStepDepends(later));
            }
            Some((venue.clone(), field.clone(), *seed))
        } else {
            None
        };
        if let Some(later) = self.later_presence(&undone, step, event) {
            return Err(Refusal::LaterStepDepends(later));
        }
        let state =
            fold(&self.records, &undone).map_err(|damaged| Refusal::LaterStepDepends(damaged.step))?;
        if let Some(dependent) = self.first_unlawful(&undone, step) {
            return Err(Refusal::LaterStepDepends(dependent));
        }
        self.require_fields_hold(&state, None)?;
        self.require_orders_hold(&state)?;
        let mut after = self.clone();
        if let Some((venue, field, seed)) = started {
            after.plays.insert(venue.clone(), Play::start(&state, hand, &venue, &field, seed)?);
        }
        (after.state, after.undone) = (state, undone);
        after.write(hand, Event::Redone { step });
        after.bar_excluded();
        if invariants::check(&after).len() > invariants::check(self).len() {
            return Err(Refusal::DoesNotFitAgain(step));
        }
        *self = after;
        Ok(())
    }

    /// The first step after this one that counts and is about the same tournament.
    fn later_about(&self, undone: &BTreeSet<u64>, step: u64, venue: &VenueId) -> Option<u64> {
        let numbered = (1..).zip(&self.records).filter(|(number, _)| *number > step);
        let mut counting = numbered.filter(|(number, _)| !undone.contains(number));
        let about = |event: &Event| match event {
            Event::Venue(plan) => plan.id == *venue,
            Event::SeedingPublished { venue: at, .. } | Event::Placed { venue: at, .. } => at == venue,
            Event::QuotasPublished { quotas, .. } => quotas.iter().any(|quota| quota.venue == *venue),
            // A start takes names as they are.
            Event::Renamed { .. } | Event::Undone { .. } | Event::Redone { .. } => false,
            Event::Opened { .. }
            | Event::SeasonChanged { .. }
            | Event::Region(_)
            | Event::Area(_)
            | Event::School(_)
            | Event::Player(_)
            | Event::Entered(_)
            | Event::Amended { .. }
            | Event::Withdrawn { .. }
            | Event::Fee { .. }
            | Event::CheckedIn { .. }
            | Event::PresenceCorrected { .. }
            | Event::Declined { .. }
            | Event::Started { .. }
            | Event::Closed { .. }
            | Event::Reopened { .. }
            | Event::Sanctioned(_)
            | Event::Noted(_) => concerns(self, event, venue),
        };
        counting.find(|(_, record)| about(&record.event)).map(|(number, _)| number)
    }
}
