//! A contest as it is shown to people who may not see everything: other names, nothing else about persons, the same
//! play.
//!
//! What comes out is looked at and never decided on: it has no log of the office.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_log::Log;
use kolo_model::Name;
use kolo_stages::{Entrant, Label};
use kolo_tournament::EntrantId;

use crate::contest::Contest;
use crate::event::Event;
use crate::play::{Engine, Play};
use crate::state::State;
use crate::{Consents, Entry, EntryId, Kind, Player, PlayerId};

/// Whether the players of teams are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamPlayers {
    /// By the names they are given.
    Named,
    /// Not at all: a team is its name.
    LeftOut,
}

/// How a contest is shown.
pub struct Showing<'a> {
    /// The name under which a person is shown: from the own one, and a number that stays the same.
    pub person: &'a dyn Fn(&Name, u32) -> Name,
    /// Whether the players of teams are shown.
    pub players: TeamPlayers,
    /// The entry that looks, if one does: it sees its own people as they are.
    pub own: Option<&'a EntryId>,
}

impl std::fmt::Debug for Showing<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Showing")
            .field("players", &self.players)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}

impl Contest {
    /// The same contest as it is shown. Of people nothing is left but a name.
    #[must_use]
    pub fn shown(&self, showing: &Showing<'_>) -> Contest {
        let names = Names::of(self, showing);
        let mut state = self.log.state().clone();
        names.in_state(&mut state);
        let plays = self.plays.iter().map(|(id, play)| (id.clone(), names.in_play(play))).collect();
        Contest { log: Log::new(state), plays }
    }
}

/// The names that are shown.
struct Names<'a> {
    people: BTreeMap<PlayerId, Name>,
    /// Entries of one person, which bear a person's name.
    alone: BTreeMap<EntryId, Name>,
    /// Teams of which no players are shown.
    bare: BTreeSet<&'a EntryId>,
}

impl<'a> Names<'a> {
    fn of(contest: &'a Contest, showing: &Showing<'_>) -> Self {
        let state = contest.log.state();
        let numbers = numbers(contest);
        let all = || state.entries.values().chain(state.withdrawn.values());
        let is_own = |entry: &Entry| showing.own == Some(&entry.id);
        let mut people: BTreeMap<PlayerId, Name> = BTreeMap::new();
        // A person who stands in no entry is shown as the first of no entry.
        let stranger = |player: &Player| (player.id.clone(), (showing.person)(&player.name, 1));
        people.extend(state.players.values().map(stranger));
        let (mut alone, mut bare) = (BTreeMap::new(), BTreeSet::new());
        for entry in all() {
            let is_alone = entry.category.kind() == Kind::Individuals;
            let number = numbers.get(&entry.id).copied().unwrap_or(1);
            for (place, member) in (1..).zip(&entry.members) {
                let number = if is_alone { number } else { place };
                if let Some(player) = state.players.get(&member.player) {
                    people.insert(player.id.clone(), (showing.person)(&player.name, number));
                }
            }
            if is_alone && !is_own(entry) {
                alone.insert(entry.id.clone(), (showing.person)(&entry.name, number));
            }
            if !is_alone && !is_own(entry) && showing.players == TeamPlayers::LeftOut {
                bare.insert(&entry.id);
            }
        }
        let own = showing.own.and_then(|id| state.entries.get(id));
        for member in own.iter().flat_map(|entry| &entry.members) {
            if let Some(player) = state.players.get(&member.player) {
                people.insert(player.id.clone(), player.name.clone());
            }
        }
        Names { people, alone, bare }
    }

    fn person(&self, player: &Player) -> Player {
        let name = self.people.get(&player.id).unwrap_or(&player.name).clone();
        Player {
            id: player.id.clone(),
            name,
            born: None,
            schooling: None,
            school: player.school.clone(),
            consents: Consents::default(),
        }
    }

    fn in_state(&self, state: &mut State) {
        for player in state.players.values_mut() {
            *player = self.person(player);
        }
        for entry in state.entries.values_mut().chain(state.withdrawn.values_mut()) {
            if let Some(name) = self.alone.get(&entry.id) {
                entry.name = name.clone();
            }
            if self.bare.contains(&entry.id) {
                entry.members.clear();
                entry.captain = None;
            }
        }
        for venue in state.venues.values_mut() {
            venue.spectators.clear();
            venue.absences.clear();
            for (entry, players) in venue.present.iter_mut().chain(&mut venue.came) {
                if self.bare.contains(entry) {
                    players.clear();
                }
            }
        }
    }

    fn in_play(&self, play: &Play) -> Play {
        let mut play = play.clone();
        let field = play.sides.field.clone();
        let people = play.sides.people.clone();
        for (entry, roster) in field.iter().zip(&mut play.sides.rosters) {
            if let Some(name) = self.alone.get(entry) {
                roster.name = name.clone();
            }
            for member in &mut roster.members {
                let index = usize::try_from(member.id.0).ok().and_then(|number| number.checked_sub(1));
                let player = index.and_then(|index| people.get(index));
                if let Some(name) = player.and_then(|player| self.people.get(player)) {
                    member.name = name.clone();
                }
            }
        }
        let name = |number: u32| {
            let index = usize::try_from(number).ok()?.checked_sub(1)?;
            self.alone.get(field.get(index)?).cloned()
        };
        play.engine = match &play.engine {
            Engine::Groups(ledger) => {
                let label = |one: &Entrant| Some(Label { name: name(one.id.0)?, club: one.club.clone() });
                Engine::Groups(Arc::new(ledger.renamed(label)))
            }
            Engine::Swiss(ledger) => Engine::Swiss(match ledger.state() {
                None => Arc::clone(ledger),
                Some(state) => {
                    let entry = |EntrantId(id), entry: &kolo_tournament::Entry| kolo_tournament::Entry {
                        name: name(id).unwrap_or_else(|| entry.name.clone()),
                        ..entry.clone()
                    };
                    Arc::new(kolo_tournament::Ledger::showing(state.shown_as(state.strength(), entry)))
                }
            }),
            Engine::Alone => Engine::Alone,
        };
        play
    }
}

/// The entries by the order in which they came, counted in each category: a number that stays the same.
fn numbers(contest: &Contest) -> BTreeMap<EntryId, u32> {
    let mut counts = BTreeMap::new();
    let mut numbers = BTreeMap::new();
    for record in contest.log.records() {
        if let Event::Entered(entry) = &record.event {
            let count: &mut u32 = counts.entry(entry.category).or_default();
            *count = count.saturating_add(1);
            numbers.insert(entry.id.clone(), *count);
        }
    }
    numbers
}
