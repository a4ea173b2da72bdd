//! Teams and people are called what the office calls them now: a name that was mistyped is corrected everywhere, also in a
//! tournament that has started. Nothing that is played depends on names.

use std::sync::Arc;

use kolo_model::Name;
use kolo_stages::{Entrant, Label};
use kolo_tournament::EntrantId;

use super::{Engine, Play};
use crate::state::State;

impl Play {
    /// Takes the names over that hold now.
    pub(crate) fn call_by(&mut self, state: &State) {
        let names: Vec<Option<Name>> =
            self.sides.field.iter().map(|id| state.entry(id).map(|known| known.entry.name.clone())).collect();
        for (roster, name) in self.sides.rosters.iter_mut().zip(&names) {
            if let Some(name) = name {
                roster.name = name.clone();
            }
            for member in &mut roster.members {
                let index = (member.id.0 as usize).checked_sub(1);
                let player = index.and_then(|index| self.sides.people.get(index));
                if let Some(known) = player.and_then(|player| state.players().get(player)) {
                    member.name = known.name.clone();
                }
            }
        }
        let name = |number: u32| {
            let index = (number as usize).checked_sub(1)?;
            names.get(index).cloned().flatten()
        };
        match &mut self.engine {
            Engine::Groups(ledger) => {
                let other = |one: &Entrant| name(one.id.0).filter(|name| *name != one.name);
                if ledger.state().plan().entrants().iter().any(|one| other(one).is_some()) {
                    let label = |one: &Entrant| Some(Label { name: other(one)?, club: one.club.clone() });
                    *ledger = Arc::new(ledger.renamed(label));
                }
            }
            Engine::Swiss(ledger) => {
                let differs = ledger.state().is_some_and(|state| {
                    let mut entrants = state.entrants().iter();
                    entrants.any(|(id, one)| name(id.0).is_some_and(|name| name != one.entry.name))
                });
                if differs {
                    Arc::make_mut(ledger).call(|EntrantId(id)| name(id));
                }
            }
            Engine::Alone => {}
        }
    }
}
