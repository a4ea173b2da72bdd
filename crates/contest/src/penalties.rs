//! A sanction and its effects, late ones included (P-2.1.1.2, P-3.2.3, P-4.1.1.8 to P-4.1.1.10).

use std::collections::BTreeSet;

use kolo_log::Order;
use kolo_rulings::needs_warning;
use kolo_stages::Later;

use crate::command::SanctionOrder;
use crate::contest::Contest;
use crate::decide::{next_started, require_reason, venue as known_venue};
use crate::event::Event;
use crate::play::Play;
use crate::preview::{Change, differences};
use crate::state::{Phase, State};
use crate::{Against, EntryId, Measure, Member, PlayedMatches, Refusal, Sanction, VenueId};

impl Contest {
    /// What a sanction would change.
    ///
    /// # Errors
    /// The same refusal that giving it would meet.
    pub fn preview_sanction(&self, hand: &Order, order: &SanctionOrder) -> Result<Vec<Change>, Refusal> {
        let mut after = self.clone();
        after.sanction(hand, order)?;
        Ok(differences(self, &after))
    }

    /// Records a sanction and lets it take effect. Nothing has changed when it is refused.
    ///
    /// # Errors
    /// When it names something unknown, goes too far at once, or later results stand against it.
    pub fn sanction(&mut self, hand: &Order, order: &SanctionOrder) -> Result<(), Refusal> {
        let sanction = &order.sanction;
        check(self.log.state(), hand, sanction)?;
        // Tournaments are changed on copies, so that a refusal half way leaves everything as it was.
        let mut changed = self.clone();
        changed.write(hand, Event::Sanctioned(sanction.clone()));
        match &sanction.measure {
            Measure::Warning => {}
            Measure::ForfeitDuel { .. } | Measure::ForfeitGame { .. } | Measure::ForfeitMatch { .. } => {
                let venue = sanction.venue.as_ref().ok_or(Refusal::SanctionNeedsVenue)?;
                changed.change_play(hand, venue, |play| play.forfeit(hand, sanction, order.later))?;
            }
            Measure::Exclusion { played } => {
                changed.exclude(hand, sanction, *played, order.later)?;
            }
        }
        changed.bar_excluded();
        *self = changed;
        Ok(())
    }

    pub(crate) fn exclude(
        &mut self,
        hand: &Order,
        sanction: &Sanction,
        played: PlayedMatches,
        later: Later,
    ) -> Result<(), Refusal> {
        for venue in self.venues_touched(sanction) {
            let here = sanction.venue.as_ref().is_none_or(|at| *at == venue);
            let forfeited = here && played == PlayedMatches::Forfeited;
            let running = self.log.state().venue(&venue).is_some_and(|state| state.phase == Phase::Running);
            self.change_play(hand, &venue, |play| {
                if forfeited {
                    play.forfeit_all(hand, &sanction.against, later)?;
                }
                if running { play.exclude(hand, &sanction.against) } else { Ok(()) }
            })?;
        }
        Ok(())
    }

    /// Whether an exclusion keeps a participant out of a tournament that has started: one given there, or at a level
    /// below, without which it would not have been reached.
    pub(crate) fn is_kept_out(&self, entry: &EntryId, venue: &VenueId) -> bool {
        self.is_excluded_by(venue, |sanction| self.log.state().is_against(sanction, entry))
    }

    /// Whether an exclusion of this kind counts at a tournament that has started.
    pub(crate) fn is_excluded_by(&self, venue: &VenueId, of_kind: impl Fn(&Sanction) -> bool) -> bool {
        self.log.state().sanctions().iter().any(|sanction| {
            matches!(sanction.measure, Measure::Exclusion { .. })
                && of_kind(sanction)
                && self.venues_touched(sanction).contains(venue)
        })
    }

    /// Whether a participant has left a tournament that is being played.
    pub(crate) fn stays_out(&self, who: &Against) -> bool {
        self.plays.iter().any(|(id, play)| {
            let running = self.log.state().venue(id).is_some_and(|venue| venue.phase == Phase::Running);
            running && play.has_left(who)
        })
    }

    /// The tournaments that have started with those who are excluded: the one named, and for a team all after it, which
    /// it would not have reached.
    pub(crate) fn venues_touched(&self, sanction: &Sanction) -> Vec<VenueId> {
        let from =
            sanction.venue.as_ref().and_then(|id| self.log.state().venue(id)).map(|venue| venue.plan.level);
        let touched = self.plays.iter().filter(|(id, play)| {
            let level = self.log.state().venue(id).map(|venue| venue.plan.level);
            let one_of_many = matches!(sanction.against, Against::Player(_)) && play.shape().is_of_teams();
            let reached_by_it = level > from && !one_of_many;
            let in_scope = sanction.venue.as_ref().is_none_or(|at| at == *id) || reached_by_it;
            in_scope && play.takes_part(&sanction.against)
        });
        touched.map(|(id, _)| id.clone()).collect()
    }

    /// Whether giving a sanction now would change matches or fields.
    pub(crate) fn would_take_effect(&self, sanction: &Sanction) -> bool {
        match &sanction.measure {
            Measure::Warning => false,
            Measure::ForfeitDuel { .. } | Measure::ForfeitGame { .. } | Measure::ForfeitMatch { .. } => true,
            Measure::Exclusion { .. } => !self.venues_touched(sanction).is_empty(),
        }
    }

    /// Changes a tournament; one that is over is closed again with its new order, unless others play on already in
    /// the place of those who would go on now (K-LATER).
    pub(crate) fn change_play(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        change: impl FnOnce(&mut Play) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let play = self.plays.get_mut(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))?;
        let Some(Phase::Closed(before)) = self.log.state().venue(venue).map(|state| &state.phase) else {
            return change(play);
        };
        let mut changed = play.clone();
        change(&mut changed)?;
        let event = if changed.is_over() {
            let order = changed.final_order()?;
            (order != *before).then(|| Event::Closed { venue: venue.clone(), order })
        } else {
            // Something must be played or decided again.
            Some(Event::Reopened { venue: venue.clone() })
        };
        if let Some(event) = &event
            && let Some(next) = next_started(self.log.state(), venue)
        {
            let mut after = self.log.state().clone();
            let fits = after.apply(event).is_ok();
            if !fits || goes_on(&after, venue) != goes_on(self.log.state(), venue) {
                return Err(Refusal::NextLevelStarted { venue: venue.clone(), next });
            }
        }
        *play = changed;
        if let Some(event) = event {
            self.write(hand, event);
        }
        Ok(())
    }
}

impl State {
    /// Whether a team or a person has to do with a tournament: in its field, checked in, or expected there.
    pub fn is_at(&self, venue: &VenueId, who: &Against) -> bool {
        let Some(venue) = self.venue(venue) else { return false };
        let field = venue.start.iter().flat_map(|start| &start.field);
        let here: BTreeSet<EntryId> =
            field.chain(venue.present.keys()).cloned().chain(self.expected(venue)).collect();
        match who {
            Against::Entry(id) => here.contains(id),
            Against::Player(id) => {
                let is_member = |entry: &EntryId| members(self, entry).iter().any(|one| one.player == *id);
                here.iter().any(is_member) || venue.present.values().any(|players| players.contains(id))
            }
        }
    }
}

fn members<'a>(state: &'a State, id: &EntryId) -> &'a [Member] {
    state.entry(id).map(|entry| entry.entry.members.as_slice()).unwrap_or_default()
}

/// Those who go on from a tournament.
fn goes_on(state: &State, venue: &VenueId) -> BTreeSet<EntryId> {
    state.qualified(venue).into_iter().map(|one| one.entry).collect()
}

/// More than a warning is for repeated or serious breaches (P-2.1.1.2), except where a rule has its own penalty.
fn check(state: &State, hand: &Order, sanction: &Sanction) -> Result<(), Refusal> {
    require_reason(hand)?;
    match &sanction.against {
        Against::Entry(id) => {
            state.entry(id).ok_or_else(|| Refusal::UnknownEntry(id.clone()))?;
        }
        Against::Player(id) => {
            state.players().get(id).ok_or_else(|| Refusal::UnknownPlayer(id.clone()))?;
        }
    }
    if let Some(venue) = &sanction.venue {
        known_venue(state, venue)?;
    }
    let warned = state.sanctions().iter().any(|earlier| is_about_same(state, earlier, sanction));
    if needs_warning(Some(sanction.breach), sanction.weight, sanction.measure.kind()) && !warned {
        return Err(Refusal::WarningFirst);
    }
    Ok(())
}

/// Whether an earlier sanction was against the same person or team, or against a member of the team.
fn is_about_same(state: &State, earlier: &Sanction, now: &Sanction) -> bool {
    match (&earlier.against, &now.against) {
        (Against::Entry(one), Against::Entry(other)) => one == other,
        (Against::Player(one), Against::Player(other)) => one == other,
        (Against::Player(player), Against::Entry(entry))
        | (Against::Entry(entry), Against::Player(player)) => {
            members(state, entry).iter().any(|member| member.player == *player)
        }
    }
}
