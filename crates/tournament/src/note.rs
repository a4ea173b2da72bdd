//! What is kept in mind at a tournament by the rules of pIšQworky: who is away for a longer time, and who may watch
//! (P-2.1.1.3, P-1.1.2.10).

use std::sync::Arc;

use kolo_model::{Name, RuleSet};
use kolo_teams::{Absence, PlayerId};
use serde::{Deserialize, Serialize};

use crate::decide::Decision;
use crate::event::Noted;
use crate::evolve::InvalidEvent;
use crate::roster::{member_of, player_of};
use crate::state::State;
use crate::{EntrantId, Refusal};

/// Something that is kept in mind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// A longer absence: of a member of a team by the number of line-ups, of a person as if alone in a team.
    Absence(Absence),
    /// A person who may watch.
    Spectator {
        /// The name.
        name: Name,
    },
}

impl Note {
    /// The player or the team that it is about.
    pub fn entrant(&self) -> Option<EntrantId> {
        match self {
            Note::Absence(absence) => member_of(absence.record().player).map(|(id, _)| id),
            Note::Spectator { .. } => None,
        }
    }
}

impl State {
    /// Whether the rules ask that absences are announced, and say who may watch.
    pub fn keeps_notes(&self) -> bool {
        self.settings.rules() == Some(RuleSet::Pisqworky2023)
    }

    /// What is kept in mind, in the order it was written down.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The longer absences.
    pub fn away(&self) -> impl Iterator<Item = &Absence> {
        self.notes.iter().filter_map(|note| match note {
            Note::Absence(absence) => Some(absence),
            Note::Spectator { .. } => None,
        })
    }

    /// Those who can be away, of one entrant: the members of a team, or the person.
    pub fn people_of(&self, id: EntrantId) -> Vec<(PlayerId, Name)> {
        let Some(entrant) = self.entrants.get(&id) else { return Vec::new() };
        match entrant.entry.roster(id) {
            Some(roster) => roster.members.into_iter().map(|member| (member.id, member.name)).collect(),
            None => player_of(id, 0).map(|player| (player, entrant.entry.name.clone())).into_iter().collect(),
        }
    }

    pub(crate) fn noted(&mut self, event: &Noted) -> Result<(), InvalidEvent> {
        if let Some(id) = event.note.entrant()
            && !self.entrants.contains_key(&id)
        {
            return Err(InvalidEvent::NoSuchCompetitor(id));
        }
        Arc::make_mut(&mut self.notes).push(event.note.clone());
        Ok(())
    }
}

/// A note is kept where the rules have it, about a player who is there.
pub(crate) fn keep(state: &State, note: &Note) -> Result<Decision, Refusal> {
    if !state.keeps_notes() {
        return Err(Refusal::NoNotesByTheseRules);
    }
    if let Note::Absence(absence) = note {
        let player = absence.record().player;
        let known = member_of(player).map(|(id, _)| state.people_of(id)).unwrap_or_default();
        if !known.iter().any(|(one, _)| *one == player) {
            return Err(Refusal::UnknownCompetitor);
        }
    }
    Ok(Noted { note: note.clone() }.into())
}
