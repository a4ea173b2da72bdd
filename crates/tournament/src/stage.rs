//! What a tournament plays besides rounds: knockouts, groups, and any chain of them.
//!
//! A stage is played by a plan in which all places are known in advance (`kolo_stages`). It takes the people who entered, or
//! places of a stage before it, whose order is sealed first: nothing that happens there later changes who plays here.

use kolo_messages::Message;
use kolo_model::{Clause, Name};
use kolo_stages::generate::{CannotPlan, Recipe};
use kolo_stages::{Entrant, MAX_ENTRANTS};
use serde::{Deserialize, Serialize};

use crate::{Settings, StageId};

/// A stage that is played by a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageSettings {
    /// Its name in ids of pairings.
    pub id: StageId,
    /// Who plays in it.
    pub field: Field,
    /// What is played, and how it is paired or drawn.
    pub recipe: Recipe,
}

/// Who plays in a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Field {
    /// All who entered and came.
    Entrants,
    /// These places of a stage before it, in their order. The place of a player who withdrew goes to the next one.
    Places {
        /// Of which stage; `main` is also the name of the rounds.
        of: StageId,
        /// From this place, 1 being the best.
        from: u32,
        /// To this place.
        to: u32,
    },
}

/// What is wrong with the stages of a tournament (K-STAGE).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StagesProblem {
    /// There are neither rounds nor stages.
    Nothing,
    /// Rounds are asked for without a system.
    RoundsWithoutSystem,
    /// Two stages have the same name, or one has that of the rounds.
    SameName(StageId),
    /// A stage takes places of one that does not come before it.
    NotBefore {
        /// The stage.
        stage: StageId,
        /// The other one.
        of: StageId,
    },
    /// Only the first stage of all takes those who entered.
    EntrantsLater(StageId),
    /// Fewer than two places go on, or they are counted from zero.
    Places(StageId),
    /// A stage takes places that the one before it does not have.
    Beyond {
        /// The stage.
        stage: StageId,
        /// The last place it takes.
        to: u32,
        /// How many play in the stage before it.
        field: usize,
    },
    /// No groups, or no player who goes on from them.
    Groups(StageId),
    /// So many players cannot play like this, or not so many come out of the stage before.
    Cannot(StageId, CannotPlan),
}

impl StagesProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new("K-STAGE")
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            StagesProblem::Nothing => Message::new("stages-problem-none"),
            StagesProblem::RoundsWithoutSystem => Message::new("stages-problem-rounds"),
            StagesProblem::SameName(stage) => {
                Message::new("stages-problem-same-name").with("stage", stage.label())
            }
            StagesProblem::NotBefore { stage, of } => {
                Message::new("stages-problem-not-before").with("stage", stage.label()).with("of", of.label())
            }
            StagesProblem::EntrantsLater(stage) => {
                Message::new("stages-problem-entrants-later").with("stage", stage.label())
            }
            StagesProblem::Beyond { stage, to, field } => Message::new("stages-problem-beyond")
                .with("stage", stage.label())
                .with("to", *to)
                .with("field", *field),
            StagesProblem::Groups(stage) => {
                Message::new("stages-problem-groups").with("stage", stage.label())
            }
            StagesProblem::Cannot(stage, cannot) => Message::new("stages-problem-cannot")
                .with("stage", stage.label())
                .with("why", cannot.message()),
            StagesProblem::Places(stage) => {
                Message::new("stages-problem-places").with("stage", stage.label())
            }
        }
    }
}

/// K-STAGE: a chain in which every stage takes its people from one that comes before it.
pub(crate) fn check_stages(settings: &Settings) -> Result<(), StagesProblem> {
    let rounds = settings.system.is_some();
    if !rounds && settings.rounds > 0 {
        return Err(StagesProblem::RoundsWithoutSystem);
    }
    if !rounds && settings.stages.is_empty() {
        return Err(StagesProblem::Nothing);
    }
    let mut known: Vec<StageId> = rounds.then(StageId::main).into_iter().collect();
    for stage in &settings.stages {
        if known.contains(&stage.id) {
            return Err(StagesProblem::SameName(stage.id.clone()));
        }
        match &stage.field {
            Field::Entrants if known.is_empty() => {}
            Field::Entrants => return Err(StagesProblem::EntrantsLater(stage.id.clone())),
            Field::Places { of, .. } if !known.contains(of) => {
                let (stage, of) = (stage.id.clone(), of.clone());
                return Err(StagesProblem::NotBefore { stage, of });
            }
            Field::Places { from, to, .. } if *from == 0 || to <= from => {
                return Err(StagesProblem::Places(stage.id.clone()));
            }
            Field::Places { .. } => {}
        }
        check_recipe(stage)?;
        known.push(stage.id.clone());
    }
    Ok(())
}

/// No stage takes more places than the one before it has. How many play in rounds and in a first stage is known once the
/// list is closed; before that it may still grow.
pub(crate) fn check_fields(settings: &Settings, entrants: Option<usize>) -> Result<(), StagesProblem> {
    let size = |of: &StageId| match settings.stages.iter().find(|stage| stage.id == *of).map(|one| &one.field)
    {
        Some(Field::Places { from, to, .. }) => {
            Some(usize::try_from(to.saturating_sub(*from)).unwrap_or(usize::MAX).saturating_add(1))
        }
        Some(Field::Entrants) | None => entrants,
    };
    for stage in &settings.stages {
        if let Field::Places { of, to, .. } = &stage.field
            && let Some(field) = size(of).filter(|size| usize::try_from(*to).is_ok_and(|to| to > *size))
        {
            return Err(StagesProblem::Beyond { stage: stage.id.clone(), to: *to, field });
        }
    }
    Ok(())
}

/// What can never be drawn is not taken as a setting.
fn check_recipe(stage: &StageSettings) -> Result<(), StagesProblem> {
    let recipe = &stage.recipe;
    for (number, groups) in (1..).zip(&recipe.groups) {
        let goes_on = number < recipe.groups.len() || recipe.knockout.is_some();
        if groups.groups == 0 || (goes_on && groups.advance == 0) {
            return Err(StagesProblem::Groups(stage.id.clone()));
        }
    }
    let Field::Places { from, to, .. } = &stage.field else { return Ok(()) };
    // As many as go on at most: by whatever names, they could be drawn.
    let count = usize::try_from(to - from).unwrap_or(usize::MAX).saturating_add(1);
    let cannot = |cannot| StagesProblem::Cannot(stage.id.clone(), cannot);
    if count > MAX_ENTRANTS {
        return Err(cannot(CannotPlan::Entrants { count }));
    }
    let Ok(name) = Name::new("?") else { return Ok(()) };
    let field: Vec<Entrant> = (1..).take(count).map(|id| Entrant::named(id, name.clone())).collect();
    let drawn = kolo_stages::generate::generate(&field, recipe);
    drawn.map(|_| ()).map_err(cannot)
}
