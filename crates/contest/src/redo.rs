//! A step of the office that was undone counts again, in its old place in the log (K-UNDO).
//!
//! It is as legal as it was if everything that came after it still stands on what it stood on, and everything that
//! always holds holds.

use std::collections::BTreeSet;

use kolo_log::{Order, Step, UndoRefusal};
use kolo_stages::Later;

use crate::contest::Contest;
use crate::decide::require_reason;
use crate::event::Event;
use crate::play::Play;
use crate::take_in::concerns;
use crate::{Measure, Refusal, Sanction, VenueId, invariants};

impl Contest {
    /// Lets a step of the office count that was undone.
    pub(crate) fn redo(&mut self, hand: &Order, step: u64) -> Result<(), Refusal> {
        require_reason(hand)?;
        let turn = self.log.redo(Step(step))?;
        let Some(event) = turn.records().first().map(|record| record.event.clone()) else { return Ok(()) };
        if let Event::Sanctioned(sanction) = &event
            && self.would_take_effect(sanction)
        {
            // Matches have to change with it. Where that does not fit what came since, only giving it again does.
            let again = |_| Refusal::SanctionGivenAgain(step);
            let mut after = self.clone();
            after.count_again(hand, step, &event).map_err(again)?;
            after.exclude_again(hand, sanction).map_err(again)?;
            *self = after;
            return Ok(());
        }
        self.count_again(hand, step, &event)
    }

    /// An exclusion that counts again takes effect as if it were given now; other sanctions are results.
    fn exclude_again(&mut self, hand: &Order, sanction: &Sanction) -> Result<(), Refusal> {
        match &sanction.measure {
            Measure::Exclusion { played } => self.exclude(hand, sanction, *played, Later::Keep),
            Measure::ForfeitDuel { game, .. }
            | Measure::ForfeitGame { game, .. }
            | Measure::ForfeitMatch { game } => Err(Refusal::ResultsOnSlips(game.clone())),
            Measure::Warning => Ok(()),
        }
    }

    /// The step counts again, if everything that came after it still stands.
    fn count_again(&mut self, hand: &Order, step: u64, event: &Event) -> Result<(), Refusal> {
        let target = Step(step);
        let turn = self.log.redo(target)?;
        let undone = turn.undone();
        let started = if let Event::Started { venue, field, seed } = event {
            if let Some(later) = self.later_about(undone, target, venue) {
                return Err(UndoRefusal::StandsIn { later }.into());
            }
            Some((venue.clone(), field.clone(), *seed))
        } else {
            None
        };
        if let Some(later) = self.later_presence(undone, target, event) {
            return Err(UndoRefusal::StandsIn { later }.into());
        }
        let state = turn.state()?;
        if let Some(later) = self.first_illegal(undone, target) {
            return Err(UndoRefusal::StandsIn { later }.into());
        }
        self.require_fields_hold(&state, None)?;
        self.require_orders_hold(&state)?;
        let mut after = self.clone();
        if let Some((venue, field, seed)) = started {
            after.plays.insert(venue.clone(), Play::start(&state, hand, &venue, &field, seed)?);
        }
        after.write(hand, Event::Redone { step });
        after.bar_excluded();
        if invariants::check(&after).len() > invariants::check(self).len() {
            return Err(Refusal::DoesNotFitAgain(step));
        }
        *self = after;
        Ok(())
    }

    /// The first step after this one that counts and is about the same tournament.
    fn later_about(&self, undone: &BTreeSet<Step>, step: Step, venue: &VenueId) -> Option<Step> {
        let numbered = self.log.numbered().map(|(number, record)| (Step(number), record));
        let numbered = numbered.filter(|(number, _)| *number > step);
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
