//! Groups as the organiser wants them: the draw changed by hand before any match is played (K-SLOT).

use std::collections::BTreeMap;
use std::sync::Arc;

use kolo_log::Order;
use kolo_model::Name;
use kolo_stages::{Command, EntrantId, Slot, SlotPlace};

use super::{Engine, Play, groups};
use crate::{Refusal, VenueId};

/// The start numbers of those in each group, in the order of the groups and of their tables of matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupSheet(pub Vec<Vec<u32>>);

impl GroupSheet {
    /// Whether the other one has groups of the same sizes, with the same people in them all together.
    pub fn holds_the_same(&self, other: &GroupSheet) -> bool {
        let sizes = |sheet: &GroupSheet| sheet.0.iter().map(Vec::len).collect::<Vec<usize>>();
        let all_players = |sheet: &GroupSheet| {
            let mut all: Vec<u32> = sheet.0.concat();
            all.sort_unstable();
            all
        };
        sizes(self) == sizes(other) && all_players(self) == all_players(other)
    }
}

impl Play {
    /// Who stands in which group, by start numbers; nothing where there are no groups.
    pub fn group_sheet(&self) -> Option<GroupSheet> {
        let state = self.stages()?.state();
        let groups = state.plan().stages().first()?.groups.iter();
        let members = groups.filter_map(|group| state.group(&group.id)).map(|view| {
            view.members.iter().filter_map(|occupant| occupant.id()).map(|id| id.0).collect::<Vec<u32>>()
        });
        let sheet: Vec<Vec<u32>> = members.collect();
        (!sheet.is_empty()).then_some(GroupSheet(sheet))
    }

    /// For every group of a sheet the teams, by start numbers, of each school that stands in it more often than it must: as
    /// far as possible a school has one team in a group (P-1.1.4.4).
    pub fn crowded_schools(&self, sheet: &GroupSheet) -> Vec<Vec<Vec<u32>>> {
        let entrants = self.stages().map(|ledger| ledger.state().plan().entrants()).unwrap_or_default();
        let school = |number: u32| {
            entrants.iter().find(|one| one.id == EntrantId(number)).and_then(|one| one.club.as_ref())
        };
        let by_school = |numbers: &[u32]| {
            let mut teams: BTreeMap<&Name, Vec<u32>> = BTreeMap::new();
            for number in numbers {
                if let Some(school) = school(*number) {
                    teams.entry(school).or_default().push(*number);
                }
            }
            teams
        };
        let all_players: Vec<u32> = entrants.iter().map(|one| one.id.0).collect();
        let all = by_school(&all_players);
        let most = |school: &Name| all.get(school).map_or(1, |teams| teams.len().div_ceil(sheet.0.len()));
        let crowded = |group: &Vec<u32>| {
            let here = by_school(group).into_iter();
            here.filter(|(school, teams)| teams.len() > most(school)).map(|(_, teams)| teams).collect()
        };
        sheet.0.iter().map(crowded).collect()
    }

    /// Puts the teams into the groups of a sheet. Groups keep their sizes, and each team stands in one of them.
    pub(crate) fn set_groups(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        wanted: &GroupSheet,
    ) -> Result<(), Refusal> {
        let now = self.group_sheet().ok_or_else(|| Refusal::NoGroups(venue.clone()))?;
        if self.has_play() {
            return Err(Refusal::VenueStarted(venue.clone()));
        }
        let begun = self.begun();
        let Engine::Groups(ledger) = &mut self.engine else { return Err(Refusal::NoGroups(venue.clone())) };
        if !now.holds_the_same(wanted) {
            return Err(Refusal::GroupsDiffer(venue.clone()));
        }
        let stage = ledger.state().plan().stages().first();
        let ids: Vec<kolo_stages::GroupId> = stage
            .map(|stage| stage.groups.iter().map(|group| group.id.clone()).collect())
            .unwrap_or_default();
        let mut changes = Vec::new();
        for (id, members) in ids.iter().zip(&wanted.0) {
            for (place, number) in (1..).zip(members) {
                changes.push((SlotPlace::Member(id.clone(), place), Slot::Entrant(EntrantId(*number))));
            }
        }
        groups::give(Arc::make_mut(ledger), hand, Command::EditSlots(changes))?;
        self.void_orphans(hand, &begun);
        Ok(())
    }
}

/// What becomes of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// It is undone.
    NoMore,
    /// It is redone.
    Again,
}
