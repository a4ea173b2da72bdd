//! Who sits where after a correction of who came: people keep their numbers on the slips, and none goes who has played.

use std::collections::BTreeSet;

use kolo_log::Step;

use crate::contest::Contest;
use crate::event::Event;
use crate::play::{Play, Sides};
use crate::state::{State, VenueState};
use crate::{PlayerId, Refusal, VenueId};

impl VenueState {
    /// All who have a number on the slips: those who came before the start, by the teams of the field, and then those
    /// found to be there later, in the order it was recorded, also where that was undone.
    pub(crate) fn numbered<'a>(&'a self, field: &'a [crate::EntryId]) -> impl Iterator<Item = &'a PlayerId> {
        let came = if self.start.is_some() { &self.came } else { &self.present };
        field.iter().filter_map(|id| came.get(id)).flatten().chain(&self.joined)
    }

    /// A player without a number on the slips gets the next one.
    pub(crate) fn give_numbers(&mut self, players: &[PlayerId]) {
        for player in players {
            let mut known = self.came.values().flatten().chain(&self.joined);
            if !known.any(|one| one == player) {
                self.joined.push(player.clone());
            }
        }
    }
}

impl State {
    /// Numbers that were given stay with the same people although the step was undone: slips that were put aside name them.
    pub(crate) fn keep_numbers(&mut self, undone: &Event) {
        let Event::PresenceCorrected { venue, players, .. } = undone else { return };
        if let Some(venue) = self.venues.get_mut(venue).filter(|venue| venue.start.is_some()) {
            venue.give_numbers(players);
        }
    }
}

impl Contest {
    /// Those at the tables now stand in the rosters.
    pub(crate) fn seat_all(&mut self) {
        for (id, play) in &mut self.plays {
            let Some(venue) = self.log.state().venue(id) else { continue };
            if !sits_as_ticked(play, venue) {
                let field = play.sides.field.clone();
                play.sides = Sides::of(self.log.state(), venue, &field);
            }
        }
    }

    /// Those who stand on a slip that counts are among those who came.
    pub(crate) fn require_line_ups_hold(&self, after: &State) -> Result<(), Refusal> {
        for (id, play) in &self.plays {
            let Some(venue) = after.venue(id) else { continue };
            let here: BTreeSet<&PlayerId> = venue.present.values().flatten().collect();
            for (game, slip) in &play.slips {
                let settled = slip.settled().and_then(|settled| settled.sheet.line_up());
                let tables = slip.line_up().into_iter().chain(settled).flat_map(|line_up| &line_up.tables);
                let seated = tables.flat_map(|table| [table.seats.first, table.seats.second]);
                let people = seated.filter_map(|seat| play.person(seat.player()?));
                if let Some(gone) = people.into_iter().find(|player| !here.contains(player)) {
                    let known = after.players().get(gone);
                    let player = known.map_or_else(|| gone.to_string(), |one| one.name.to_string());
                    return Err(Refusal::StandsInLineUp { player, game: game.clone() });
                }
            }
        }
        Ok(())
    }

    /// The first step after this one that counts and says who came to the same tournament: numbers are given in their order.
    pub(crate) fn later_presence(&self, undone: &BTreeSet<Step>, step: Step, event: &Event) -> Option<Step> {
        let at = |event: &Event| -> Option<VenueId> {
            if let Event::PresenceCorrected { venue, .. } = event { Some(venue.clone()) } else { None }
        };
        let venue = at(event)?;
        let numbered = self.log.numbered().map(|(number, record)| (Step(number), record));
        let numbered = numbered.filter(|(number, _)| *number > step);
        let mut counting = numbered.filter(|(number, _)| !undone.contains(number));
        counting.find(|(_, record)| at(&record.event).as_ref() == Some(&venue)).map(|(number, _)| number)
    }
}

/// Whether the rosters are those who are ticked.
fn sits_as_ticked(play: &Play, venue: &VenueState) -> bool {
    play.sides.field.iter().zip(&play.sides.rosters).all(|(id, roster)| {
        let ticked = venue.present.get(id).map(Vec::as_slice).unwrap_or_default();
        let same =
            |(member, player): (&kolo_teams::RosterMember, &PlayerId)| play.person(member.id) == Some(player);
        roster.members.len() == ticked.len() && roster.members.iter().zip(ticked).all(same)
    })
}
