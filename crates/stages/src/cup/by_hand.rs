//! The draw changed by hand before it counts, and which of its rules that breaks (K-SLOT, G-3.2.2).
//!
//! The draw of the program keeps clubs apart at the beginning, lets the strong meet late, gives the byes to the strongest,
//! and spreads every tier over the groups. A change by hand may break these, with a reason.

mod bracket;
mod groups;

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{Clause, Name};

use super::{Arrangement, Cup, CupOrder, CupRefusal, Setup};
use crate::decide::{edited_slots, require_reason};
use crate::generate::by_strength;
use crate::{EntrantId, Event, GroupId, MatchId, Slot, SlotPlace, State};

/// A rule of the draw that is not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Breach {
    /// Two of one club meet in their first match.
    Club {
        /// Which match.
        game: MatchId,
        /// Who.
        who: [EntrantId; 2],
    },
    /// More of one club stand in a group than must.
    ClubInGroup {
        /// Which group.
        group: GroupId,
        /// Who.
        who: Vec<EntrantId>,
    },
    /// Two of the strong can meet earlier than they should.
    Early {
        /// Who, the stronger one first.
        who: [EntrantId; 2],
        /// Their places in the order of strength, from 1.
        seeds: [usize; 2],
        /// The match in which they can meet.
        game: MatchId,
    },
    /// Somebody has a bye, and somebody stronger has none.
    Bye {
        /// Who has it.
        has: EntrantId,
        /// Who should.
        stronger: EntrantId,
    },
    /// Several of one tier stand in a group.
    Tier {
        /// Which group.
        group: GroupId,
        /// The tier, from 1.
        tier: usize,
        /// Who.
        who: Vec<EntrantId>,
    },
}

impl Breach {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            Breach::Club { .. } | Breach::Early { .. } | Breach::Bye { .. } => Clause::new("G-3.2.2"),
            Breach::ClubInGroup { .. } | Breach::Tier { .. } => Clause::new("G-3.1.5"),
        }
    }

    /// The match or group beside which it is told, if there is one.
    pub fn place(&self) -> Option<&str> {
        match self {
            Breach::Club { game, .. } | Breach::Early { game, .. } => Some(game.as_str()),
            Breach::ClubInGroup { group, .. } | Breach::Tier { group, .. } => Some(group.as_str()),
            Breach::Bye { .. } => None,
        }
    }

    /// The sentence for people, with the names of a draw.
    pub fn message(&self, state: &State) -> Message {
        let name = |who: &EntrantId| state.name(*who);
        let names = |who: &[EntrantId]| who.iter().map(name).collect::<Vec<String>>();
        match self {
            Breach::Club { who, .. } => Message::new("cup-breach-club").with("names", names(who)),
            Breach::ClubInGroup { group, who } => {
                Message::new("cup-breach-club-group").with("group", group).with("names", names(who))
            }
            Breach::Early { who: [one, other], seeds: [first, second], game } => {
                Message::new("cup-breach-early")
                    .with("one", name(one))
                    .with("other", name(other))
                    .with("first", *first)
                    .with("second", *second)
                    .with("match", game)
            }
            Breach::Bye { has, stronger } => {
                Message::new("cup-breach-bye").with("name", name(has)).with("stronger", name(stronger))
            }
            Breach::Tier { group, tier, who } => Message::new("cup-breach-tier")
                .with("group", group)
                .with("tier", *tier)
                .with("names", names(who)),
        }
    }
}

/// Everybody who has come, the strongest first.
fn order_of(setup: &Setup) -> Vec<EntrantId> {
    let present = setup.present();
    by_strength(&present, setup.recipe.seed_by).into_iter().map(|index| present[index].id).collect()
}

/// The club of everybody who has one.
fn clubs_of(setup: &Setup) -> BTreeMap<EntrantId, &Name> {
    setup.entrants.iter().filter_map(|one| one.club.as_ref().map(|club| (one.id, club))).collect()
}

fn breaches(setup: &Setup, state: &State) -> Vec<Breach> {
    if setup.recipe.groups.is_empty() {
        bracket::breaches(setup, state)
    } else {
        groups::breaches(setup, state)
    }
}

impl Cup {
    /// The rules of the draw that a draw changed by hand does not keep although that of the program does.
    ///
    /// # Errors
    /// When there is no draw.
    pub fn breaches(&self, state: &State) -> Result<Vec<Breach>, CupRefusal> {
        let setup = self.setup();
        let drawn = State::new(setup.plan()?, setup.recipe.seed);
        let known = breaches(setup, &drawn);
        Ok(breaches(setup, state).into_iter().filter(|breach| !known.contains(breach)).collect())
    }

    /// The draw that counts, or the one that would.
    ///
    /// # Errors
    /// When there is no such draw.
    pub fn drawn(&self) -> Result<State, CupRefusal> {
        match self.state() {
            Some(state) => Ok(state.clone()),
            None => Ok(State::new(self.drafted()?, self.setup().recipe.seed)),
        }
    }

    /// The draw after changes by hand that nobody has given an order for yet.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn drawn_with(&self, changes: &[(SlotPlace, Slot)]) -> Result<State, CupRefusal> {
        let state = self.drawn()?;
        let event = edited_slots(&state, changes).map_err(CupRefusal::Play)?;
        state.after(&event).map_err(CupRefusal::Play)
    }
}

/// What follows from changing the draw by hand. A reason is needed where a rule is broken that was not before.
pub(super) fn edited(
    cup: &Cup,
    order: &CupOrder,
    changes: &[(SlotPlace, Slot)],
) -> Result<Arrangement, CupRefusal> {
    let before = cup.drawn()?;
    let event = edited_slots(&before, changes).map_err(CupRefusal::Play)?;
    let after = before.after(&event).map_err(CupRefusal::Play)?;
    let known = cup.breaches(&before)?;
    if cup.breaches(&after)?.iter().any(|breach| !known.contains(breach)) {
        require_reason(order.reason.as_deref()).map_err(CupRefusal::Play)?;
    }
    let changes = match event {
        Event::SlotsEdited { changes } => changes,
        _ => Vec::new(),
    };
    Ok(Arrangement::Edited { changes, plan: after.plan().plan().to_raw() })
}
