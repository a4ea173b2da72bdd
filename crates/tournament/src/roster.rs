//! Rosters of teams, and the numbers that their members have in line-ups.

use std::collections::BTreeSet;

use kolo_teams::{LineUp, PlayerId, Roster, RosterMember};

use crate::meeting::Meeting;
use crate::state::State;
use crate::{Against, EntrantId, Entry, Refusal};

/// How many numbers each team has for its members.
const NUMBERS: u32 = 1000;

/// The most members of a roster: each has a number in line-ups.
pub(crate) const MOST_MEMBERS: usize = 999;

/// The number of a member in line-ups: the third of team 12 is player 12003. `None` where there is none.
pub fn player_of(team: EntrantId, index: usize) -> Option<PlayerId> {
    let number = u32::try_from(index).ok()?.checked_add(1).filter(|number| *number < NUMBERS)?;
    Some(PlayerId(team.0.checked_mul(NUMBERS)?.checked_add(number)?))
}

/// The team of a player, and the place in its roster.
pub fn member_of(player: PlayerId) -> Option<(EntrantId, usize)> {
    let index = usize::try_from(player.0 % NUMBERS).ok()?.checked_sub(1)?;
    Some((EntrantId(player.0 / NUMBERS), index))
}

impl Entry {
    /// The roster with the numbers of line-ups; none for a person.
    pub fn roster(&self, id: EntrantId) -> Option<Roster> {
        let members = self.roster.as_ref().filter(|members| !members.is_empty())?.iter().enumerate();
        let numbered = members.filter_map(|(index, member)| {
            let (name, role) = (member.name.clone(), member.role);
            Some(RosterMember { id: player_of(id, index)?, name, role })
        });
        Some(Roster { name: self.name.clone(), members: numbered.collect() })
    }

    /// K-SHAPE: every member of a roster has a number in line-ups.
    pub(crate) fn check_roster(&self) -> Result<(), Refusal> {
        let count = self.roster.as_ref().map_or(0, Vec::len);
        if count > MOST_MEMBERS {
            return Err(Refusal::RosterTooLong { name: self.name.clone(), count });
        }
        Ok(())
    }

    /// Whether a roster leaves these members where they are: corrected names are the same people, a name that stands elsewhere
    /// is another one.
    pub(crate) fn keeps_members(&self, seated: &BTreeSet<usize>, new: &Entry) -> bool {
        let (old, new) =
            (self.roster.as_deref().unwrap_or_default(), new.roster.as_deref().unwrap_or_default());
        seated.iter().all(|index| {
            let Some((was, is)) = old.get(*index).zip(new.get(*index)) else { return false };
            was.name == is.name || !new.iter().any(|other| other.name == was.name)
        })
    }
}

impl State {
    /// The roster of a team with the numbers of line-ups; none for a person.
    pub fn roster_of(&self, id: EntrantId) -> Option<Roster> {
        self.entrants.get(&id)?.entry.roster(id)
    }

    /// The members of a team who stand in line-ups or are noted as away, by their places in the roster.
    pub(crate) fn seated(&self, team: EntrantId) -> BTreeSet<usize> {
        let in_rounds = self.rounds.iter().flat_map(|round| &round.tables);
        let in_plans = self.graphs.values().flat_map(|graph| graph.meetings.values());
        let line_ups = in_rounds.chain(in_plans).filter_map(|meeting: &Meeting| meeting.line_up.as_ref());
        let players = line_ups.flat_map(|line_up: &LineUp| {
            line_up.tables.iter().flat_map(|table| [table.seats.first.player(), table.seats.second.player()])
        });
        let away = self.away().map(|absence| absence.record().player);
        let of_team = players.flatten().chain(away).filter_map(member_of).filter(|(of, _)| *of == team);
        // A sanction is against a member by the same number.
        let sanctioned = self.sanctions.values().filter_map(|one| match one.against {
            Against::Member(player) => member_of(player).filter(|(of, _)| *of == team),
            Against::Entrant(_) => None,
        });
        of_team.chain(sanctioned).map(|(_, index)| index).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_has_a_number_that_leads_back() {
        let third = player_of(EntrantId(12), 2);
        assert_eq!(third, Some(PlayerId(12_003)));
        assert_eq!(third.and_then(member_of), Some((EntrantId(12), 2)));
        assert_eq!(player_of(EntrantId(1), 999), None);
        assert_eq!(player_of(EntrantId(u32::MAX), 0), None);
        assert_eq!(member_of(PlayerId(5000)), None);
    }
}
