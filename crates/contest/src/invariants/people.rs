//! People, rosters and schools.

use std::collections::{BTreeMap, BTreeSet};

use super::Broken;
use crate::contest::Contest;
use crate::eligibility::{MOST_TEAMS, Neighbours, Register, check_entry};
use crate::{Kind, SchoolId};

/// Every entry that counts passes every rule of an entry.
pub(super) fn rosters_are_lawful(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    let mut all = Neighbours::default();
    state.entries.values().for_each(|entry| all.add(entry));
    for entry in state.entries.values() {
        let beside = all.of(entry);
        let register = Register { players: &state.players, schools: &state.schools, entries: &beside };
        broken.extend(check_entry(entry, register, state.season()).into_iter().map(Broken::Entry));
    }
}

/// No school has more than four teams for each of its parts (P-1.1.3.1, P-1.1.3.2).
pub(super) fn schools_have_room(contest: &Contest, broken: &mut Vec<Broken>) {
    if !contest.state().season().has_office() {
        return;
    }
    let mut teams: BTreeMap<(&SchoolId, Option<u32>), usize> = BTreeMap::new();
    for entry in contest.state().entries().values().filter(|entry| entry.category.kind() == Kind::Teams) {
        if let Some(school) = &entry.school {
            *teams.entry((school, entry.part)).or_default() += 1;
        }
    }
    for ((school, _), teams) in teams.into_iter().filter(|(_, teams)| *teams > MOST_TEAMS) {
        broken.push(Broken::SchoolOverLimit { school: school.clone(), teams });
    }
}

/// No player plays for two teams in one tournament (P-1.1.2.2).
pub(super) fn one_team_a_tournament(contest: &Contest, broken: &mut Vec<Broken>) {
    for venue in contest.state().venues() {
        let mut seen = BTreeSet::new();
        for player in venue.present.values().flatten() {
            if !seen.insert(player) {
                broken.push(Broken::TwoTeams { venue: venue.plan.id.clone(), player: player.clone() });
            }
        }
    }
}
