//! The draw changed by hand before it counts, and which of its rules that breaks (K-SLOT, G-3.2.2).
//!
//! The draw of the program separates clubs at the beginning, lets the strong meet late, gives the byes to the
//! strongest, and spreads every tier over the groups. A change by hand may break these, with a reason.

mod bracket;
mod groups;

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{Clause, Name};

use crate::decide::{edited_slots, require_reason};
use crate::generate::{CannotPlan, Recipe, by_strength, generate};
use crate::{
    CheckedPlan, Entrant, EntrantId, Event, GroupId, MatchId, PlanProblems, Refusal, Slot, SlotChange,
    SlotPlace, State,
};

/// Who is drawn, and how.
#[derive(Debug, Clone, Copy)]
pub struct Draw<'a> {
    /// All who are drawn, in the order of the list.
    pub entrants: &'a [Entrant],
    /// What is played, and how it is drawn.
    pub recipe: &'a Recipe,
}

/// Why there is no draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotDraw {
    /// No such plan can be made.
    Cannot(CannotPlan),
    /// The plan is not sound.
    Plan(PlanProblems),
}

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
    /// An entrant has a bye, and a stronger one has none.
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

    /// The match or group beside which it is shown, if there is one.
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
            Breach::Club { who, .. } => Message::new("plan-breach-club").with("names", names(who)),
            Breach::ClubInGroup { group, who } => {
                Message::new("plan-breach-club-group").with("group", group).with("names", names(who))
            }
            Breach::Early { who: [one, other], seeds: [first, second], game } => {
                Message::new("plan-breach-early")
                    .with("one", name(one))
                    .with("other", name(other))
                    .with("first", *first)
                    .with("second", *second)
                    .with("match", game)
            }
            Breach::Bye { has, stronger } => {
                Message::new("plan-breach-bye").with("name", name(has)).with("stronger", name(stronger))
            }
            Breach::Tier { group, tier, who } => Message::new("plan-breach-tier")
                .with("group", group)
                .with("tier", *tier)
                .with("names", names(who)),
        }
    }
}

impl<'a> Draw<'a> {
    /// The plan that follows.
    ///
    /// # Errors
    /// When there is no such plan.
    pub fn plan(self) -> Result<CheckedPlan, CannotDraw> {
        let plan = generate(self.entrants, self.recipe).map_err(CannotDraw::Cannot)?;
        plan.check(self.entrants).map_err(CannotDraw::Plan)
    }

    /// The rules of the draw that a draw changed by hand does not keep although that of the program does.
    ///
    /// # Errors
    /// When there is no draw of the program.
    pub fn breaches(self, state: &State) -> Result<Vec<Breach>, CannotDraw> {
        let known = self.all_breaches(&State::new(self.plan()?, self.recipe.seed));
        Ok(self.all_breaches(state).into_iter().filter(|breach| !known.contains(breach)).collect())
    }

    fn all_breaches(self, state: &State) -> Vec<Breach> {
        if self.recipe.groups.is_empty() {
            bracket::breaches(self, state)
        } else {
            groups::breaches(self, state)
        }
    }

    /// All entrants, the strongest first.
    fn order(self) -> Vec<EntrantId> {
        let strongest_first = by_strength(self.entrants, self.recipe.seed_by);
        strongest_first.into_iter().map(|index| self.entrants[index].id).collect()
    }

    /// The clubs of those who have one.
    fn clubs(self) -> BTreeMap<EntrantId, &'a Name> {
        self.entrants.iter().filter_map(|one| one.club.as_ref().map(|club| (one.id, club))).collect()
    }

    /// What follows from changing this draw by hand. A reason is needed where a rule is broken that was not before.
    ///
    /// # Errors
    /// Why it cannot be, or that a reason is missing.
    pub fn edited(
        self,
        before: &State,
        changes: &[(SlotPlace, Slot)],
        reason: Option<&str>,
    ) -> Result<(Vec<SlotChange>, State), Refusal> {
        let event = edited_slots(before, changes)?;
        let after = before.after(&event)?;
        let known = self.breaches(before)?;
        if self.breaches(&after)?.iter().any(|breach| !known.contains(breach)) {
            require_reason(reason)?;
        }
        let changes = match event {
            Event::SlotsEdited { changes } => changes,
            _ => Vec::new(),
        };
        Ok((changes, after))
    }
}

impl From<CannotDraw> for Refusal {
    fn from(cannot: CannotDraw) -> Self {
        match cannot {
            CannotDraw::Cannot(cannot) => Refusal::CannotPlan(cannot),
            CannotDraw::Plan(problems) => Refusal::PlanBroken(problems),
        }
    }
}
