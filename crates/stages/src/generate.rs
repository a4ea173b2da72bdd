//! Plans made by the program: knockout, groups, and any chain of groups that ends in a knockout or in groups.
//!
//! | step | clause | module |
//! | --- | --- | --- |
//! | who is strong, and what the lot decides among tied entrants | G-3.2.2 | `draw` |
//! | which lines of a bracket: seeds meet late, the best have the byes, those who know each other are apart | G-3.2.2 | `lines` |
//! | the matches of a knockout, and where losers go | G-3.1.4 | `knockout` |
//! | who is in which group | G-3.1.5 | `groups` |
//! | the tournaments of the contest of schools, by the number of teams | P-1.1.4.3 | `pisqworky` |
//! | the draw of their groups, schools apart | P-1.1.4.4 | `hat` |

mod draw;
mod groups;
mod hat;
mod knockout;
mod lines;
mod pisqworky;

use kolo_messages::Message;
use kolo_model::{Clause, SplitMix64};
use serde::{Deserialize, Serialize};

pub(crate) use self::draw::by_strength;
pub use self::draw::{Lots, SeedBy};
pub use self::groups::GroupsRecipe;
pub use self::hat::{Closed, CrowdedSchool, DrawStep, draw_groups, explain_draw};
pub use self::knockout::Losers;
pub use self::pisqworky::{ContestRecipe, Format, TakeProposal, contest_format, plan_drawn};

use self::groups::Qualifier;
use self::knockout::{Naming, Rows};
use crate::{Entrant, FinalPlaces, MAX_ENTRANTS, Plan, Slot, SmallField, Stage};

/// What kind of plan is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// How strong all are.
    pub seed_by: SeedBy,
    /// What is drawn by lot.
    pub lots: Lots,
    /// The seed of the lots (K-SEED).
    pub seed: u64,
    /// Groups, each stage fed by the one before.
    pub groups: Vec<GroupsRecipe>,
    /// The knockout in the end, if there is one, by what becomes of those who lose.
    pub knockout: Option<Losers>,
}

/// Why there is no such plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotPlan {
    /// Nothing is to be played.
    NoStages,
    /// Fewer than two, or more than the program takes.
    Entrants {
        /// How many.
        count: usize,
    },
    /// Not two for every group.
    GroupsTooSmall {
        /// Groups asked for.
        groups: usize,
        /// Those who play in them.
        entrants: usize,
    },
    /// Groups that are larger than the program takes.
    GroupsTooLarge {
        /// Groups asked for.
        groups: usize,
        /// Those who play in them.
        entrants: usize,
    },
    /// More would go on than the smallest group has.
    TooManyAdvance {
        /// How many should go on from each group.
        advance: usize,
        /// Members of the smallest group.
        smallest: usize,
    },
    /// Fewer than two would play in the next stage.
    NobodyLeft,
    /// A number of seeds that does not fit a bracket.
    Seeds(usize),
    /// A consolation for more rounds than there are.
    ConsolationRounds {
        /// Rounds asked for.
        rounds: u32,
        /// How many the knockout has.
        most: u32,
    },
    /// Fewer teams than the rules of the contest cover; what is proposed is taken only on request.
    TooFewTeams(SmallField),
    /// A draw that does not give every team one group of the format.
    DrawIncomplete,
}

impl CannotPlan {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            CannotPlan::NoStages
            | CannotPlan::Entrants { .. }
            | CannotPlan::GroupsTooSmall { .. }
            | CannotPlan::GroupsTooLarge { .. }
            | CannotPlan::TooManyAdvance { .. }
            | CannotPlan::NobodyLeft
            | CannotPlan::Seeds(_)
            | CannotPlan::ConsolationRounds { .. } => "K-PLAN",
            CannotPlan::TooFewTeams(_) => "P-1.1.4.3",
            CannotPlan::DrawIncomplete => "P-1.1.4.4",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            CannotPlan::NoStages => Message::new("stages-cannot-no-stages"),
            CannotPlan::Entrants { count } => {
                Message::new("stages-cannot-entrants").with("count", *count).with("most", MAX_ENTRANTS)
            }
            CannotPlan::GroupsTooSmall { groups, entrants } => {
                Message::new("stages-cannot-groups-small").with("groups", *groups).with("entrants", *entrants)
            }
            CannotPlan::GroupsTooLarge { groups, entrants } => Message::new("stages-cannot-groups-large")
                .with("groups", *groups)
                .with("entrants", *entrants)
                .with("most", crate::MAX_GROUP),
            CannotPlan::TooManyAdvance { advance, smallest } => {
                Message::new("stages-cannot-advance").with("advance", *advance).with("smallest", *smallest)
            }
            CannotPlan::NobodyLeft => Message::new("stages-cannot-nobody-left"),
            CannotPlan::Seeds(seeded) => Message::new("stages-cannot-seeds").with("seeded", *seeded),
            CannotPlan::ConsolationRounds { rounds, most } => {
                Message::new("stages-cannot-consolation").with("rounds", *rounds).with("most", *most)
            }
            CannotPlan::TooFewTeams(SmallField::NotHeld) => Message::new("stages-cannot-teams-none"),
            CannotPlan::TooFewTeams(SmallField::GoesOn) => Message::new("stages-cannot-teams-one"),
            CannotPlan::TooFewTeams(SmallField::TwoMatches) => Message::new("stages-cannot-teams-two"),
            CannotPlan::TooFewTeams(SmallField::DoubleRound) => Message::new("stages-cannot-teams-three"),
            CannotPlan::DrawIncomplete => Message::new("stages-cannot-draw"),
        }
    }
}

/// The plan that `recipe` asks for. The same entrants, recipe and seed give the same plan.
///
/// # Errors
/// When there is no such plan.
pub fn generate(entrants: &[Entrant], recipe: &Recipe) -> Result<Plan, CannotPlan> {
    if entrants.len() < 2 || entrants.len() > MAX_ENTRANTS {
        return Err(CannotPlan::Entrants { count: entrants.len() });
    }
    if recipe.groups.is_empty() && recipe.knockout.is_none() {
        return Err(CannotPlan::NoStages);
    }
    let order = draw::by_strength(entrants, recipe.seed_by);
    let mut maker = Maker { recipe, stages: Vec::new(), left_over: Vec::new() };
    let rows = maker.make(entrants, &order)?;
    let places = places_of(rows);
    Ok(Plan { contest: None, stages: maker.stages, places })
}

/// The final places of rows, the best row first; a row shares its places.
fn places_of(rows: Rows) -> Vec<FinalPlaces> {
    let mut next = 1;
    let mut places = Vec::with_capacity(rows.len());
    for who in rows.into_iter().filter(|who| !who.is_empty()) {
        let count = u32::try_from(who.len()).unwrap_or(u32::MAX);
        places.push(FinalPlaces { from: next, to: next + count - 1, who });
        next += count;
    }
    places
}

struct Maker<'a> {
    recipe: &'a Recipe,
    stages: Vec<Stage>,
    /// Those who do not go on, for each stage of groups: a row shares its places.
    left_over: Vec<Rows>,
}

impl Maker<'_> {
    /// Makes the stages; gives the final places, the best row first.
    fn make(&mut self, entrants: &[Entrant], order: &[usize]) -> Result<Rows, CannotPlan> {
        let mut flow: Vec<Qualifier> =
            order.iter().map(|index| Qualifier::entrant(&entrants[*index])).collect();
        let last = self.recipe.groups.len();
        for (number, recipe) in (1..).zip(&self.recipe.groups) {
            let goes_on = number < last || self.recipe.knockout.is_some();
            flow = self.groups(&flow, recipe, number, goes_on)?;
        }
        let mut rows = match self.recipe.knockout {
            Some(losers) => self.knockout(flow, losers)?,
            None => Rows::new(),
        };
        let all_places = self.recipe.knockout == Some(Losers::AllPlaces);
        for left_over in std::mem::take(&mut self.left_over).into_iter().rev() {
            if all_places && left_over.iter().map(Vec::len).sum::<usize>() > 1 {
                self.play_out(left_over, &mut rows);
            } else {
                rows.extend(left_over);
            }
        }
        Ok(rows)
    }

    fn groups(
        &mut self,
        flow: &[Qualifier],
        recipe: &GroupsRecipe,
        number: usize,
        goes_on: bool,
    ) -> Result<Vec<Qualifier>, CannotPlan> {
        let part = u32::try_from(number).unwrap_or(u32::MAX);
        let mut random = SplitMix64::stream(self.recipe.seed, part);
        let lots = self.recipe.lots.draws().then_some(&mut random);
        let made = groups::distribute(flow, recipe, number, lots)?;
        let advance = if goes_on { recipe.advance } else { 0 };
        let smallest = made.iter().map(|group| group.members.len()).min().unwrap_or_default();
        if advance > smallest || (goes_on && advance == 0) {
            return Err(CannotPlan::TooManyAdvance { advance, smallest });
        }
        let (going_on, left) = groups::places(&made, advance);
        let id = if number == 1 { "groups".to_owned() } else { format!("groups-{number}") };
        self.stages.push(Stage { id: id.into(), groups: made, matches: Vec::new() });
        self.left_over.push(left);
        Ok(going_on)
    }

    fn knockout(&mut self, flow: Vec<Qualifier>, losers: Losers) -> Result<Rows, CannotPlan> {
        if flow.len() < 2 {
            return Err(CannotPlan::NobodyLeft);
        }
        let first = self.recipe.groups.is_empty();
        let sides = match self.recipe.lots {
            Lots::Drawn { seeded } if first => {
                let mut random = SplitMix64::stream(self.recipe.seed, 0);
                draw::lines(flow, seeded, &mut random)?
            }
            Lots::Drawn { .. } | Lots::None => flow,
        };
        let made = knockout::make(sides, 1, Naming::Main, losers)?;
        self.stages.extend(made.stages);
        Ok(made.rows)
    }

    /// Those who did not go on play their places out among themselves.
    fn play_out(&mut self, left_over: Rows, rows: &mut Rows) {
        let first = rows.iter().map(Vec::len).sum::<usize>() + 1;
        let mut sides = Vec::new();
        for (rank, row) in (1..).zip(left_over) {
            sides.extend(row.into_iter().map(|slot| Qualifier::from_group(slot, rank)));
        }
        // Rounds of a consolation are the only thing that can be wrong, and none is asked for.
        if let Ok(made) = knockout::make(sides, first, Naming::Places, Losers::AllPlaces) {
            for mut stage in made.stages {
                stage.id = format!("places-{first}").into();
                self.stages.push(stage);
            }
            rows.extend(made.rows);
        }
    }
}

/// The group that a link comes from.
fn family_of(slot: &Slot) -> Option<&str> {
    match slot {
        Slot::Place { group, .. } => Some(group.as_str()),
        Slot::Entrant(_) | Slot::Winner(_) | Slot::Loser(_) | Slot::Bye => None,
    }
}
