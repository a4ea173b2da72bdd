//! A tournament of stages by itself (K-CUP): who plays and how, the draw before it counts, play, and what the players say
//! about their results.
//!
//! A [`Cup`] is made by its [`CupEvent`]s alone. Until the draw is published everything can be changed, and the plan follows
//! from the [`Setup`]; then the plan is written down, so that no later version of the program draws it anew, and a
//! [`Ledger`] plays it. What is played stands in the log as the records of a stages file.

mod decide;
mod erase;
mod event;
mod links;
mod list;
mod refusal;
mod rename;
mod shown;
mod unseen;

use std::collections::BTreeMap;

use kolo_model::{Name, PerSide};
use serde::{Deserialize, Serialize};

pub use self::erase::ErasingEntrant;
pub use self::event::{Arranged, Arrangement, CupEvent};
pub use self::list::{ListProblem, read_list, write_list};
pub use self::refusal::CupRefusal;
use self::rename::Rename;
use crate::codec::StagesFile;
use crate::generate::{Recipe, generate};
use crate::{
    CheckedPlan, Command, Entrant, EntrantId, Event, Fixture, Label, Ledger, MatchId, Outcome, RawPlan,
    Record, State, Status,
};

/// Who plays, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The name of the tournament.
    pub name: Name,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// What is played, and how it is drawn.
    pub recipe: Recipe,
}

impl Setup {
    /// The plan that follows from it.
    ///
    /// # Errors
    /// When there is no such plan.
    pub fn plan(&self) -> Result<CheckedPlan, CupRefusal> {
        let plan = generate(&self.entrants, &self.recipe).map_err(CupRefusal::Cannot)?;
        plan.check(&self.entrants).map_err(CupRefusal::Plan)
    }
}

/// What somebody wants, with who, when and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CupOrder {
    /// Who.
    pub by: Name,
    /// When: milliseconds since 1970 in UTC.
    pub at: i64,
    /// Why; needed where something is repaired (K-REASON).
    pub reason: Option<String>,
    /// What.
    pub command: CupCommand,
}

/// What can be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CupCommand {
    /// Begin with this.
    Open(Setup),
    /// Change who plays or how, before the draw counts.
    Change(Setup),
    /// Let the draw count.
    Publish,
    /// Take the draw back, as long as nothing is played.
    Recall,
    /// Correct how somebody is called, while the draw counts.
    Rename {
        /// Who.
        who: EntrantId,
        /// How.
        label: Label,
    },
    /// Take the correction back that was written as this event, from 1.
    TakeNameBack(u64),
    /// Something of play.
    Play(Command),
    /// A player says how a match ended. If both say the same, it counts.
    Report {
        /// Which match.
        game: MatchId,
        /// Who says so.
        by: EntrantId,
        /// How it ended.
        outcome: Outcome,
    },
}

/// What the players of a match have said about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reports {
    /// Who played.
    pub sides: PerSide<EntrantId>,
    /// What each of them said.
    pub said: PerSide<Option<Outcome>>,
}

/// Something in the history of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Past {
    /// Around play.
    Arranged(Arranged),
    /// A step of play, by its number from 1.
    Step(u64),
}

/// A tournament of stages by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cup {
    setup: Setup,
    play: Option<Ledger>,
    reports: BTreeMap<MatchId, Reports>,
    renames: Vec<Rename>,
    past: Vec<Past>,
}

/// An event that does not fit those before it: the log was changed by hand, or written by a program with a bug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamagedCup(pub String);

impl std::fmt::Display for DamagedCup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the event does not fit those before it: {}", self.0)
    }
}

impl std::error::Error for DamagedCup {}

impl Cup {
    /// What the first event gives.
    ///
    /// # Errors
    /// When it is not the beginning of a tournament.
    pub fn begin(event: &CupEvent) -> Result<Cup, DamagedCup> {
        match event {
            CupEvent::Arranged(arranged) => match &arranged.event {
                Arrangement::Opened { setup } => Ok(Cup {
                    setup: setup.clone(),
                    play: None,
                    reports: BTreeMap::new(),
                    renames: Vec::new(),
                    past: vec![Past::Arranged(arranged.clone())],
                }),
                Arrangement::Changed { .. }
                | Arrangement::Published { .. }
                | Arrangement::Recalled
                | Arrangement::Renamed { .. }
                | Arrangement::NameTakenBack { .. }
                | Arrangement::Reported { .. } => Err(DamagedCup("nothing is open".to_owned())),
            },
            CupEvent::Played(_) => Err(DamagedCup("nothing is open".to_owned())),
        }
    }

    /// Takes in a further event.
    ///
    /// # Errors
    /// When it does not fit; the tournament is then not to be used any more.
    pub fn take(&mut self, event: &CupEvent) -> Result<(), DamagedCup> {
        let damaged = |why: &str| DamagedCup(why.to_owned());
        match event {
            CupEvent::Played(record) => self.play_on(record),
            CupEvent::Arranged(arranged) => {
                match &arranged.event {
                    Arrangement::Opened { .. } => return Err(damaged("it is open already")),
                    Arrangement::Changed { .. } if self.play.is_some() => {
                        return Err(damaged("the draw counts already"));
                    }
                    Arrangement::Changed { setup } => self.setup = setup.clone(),
                    Arrangement::Published { plan } => self.publish(plan)?,
                    Arrangement::Recalled => {
                        let play = self.play.take().ok_or_else(|| damaged("no draw counts"))?;
                        if !play.records().is_empty() {
                            return Err(damaged("it is being played"));
                        }
                        self.reports.clear();
                        // The list can be written anew: names stay as they were corrected.
                        self.renames.clear();
                    }
                    Arrangement::Renamed { who, was, label } => self.rename(*who, was, label)?,
                    Arrangement::NameTakenBack { event } => self.take_name_back(*event)?,
                    Arrangement::Reported { game, by, outcome } => self.note(game, *by, *outcome)?,
                }
                self.past.push(Past::Arranged(arranged.clone()));
                Ok(())
            }
        }
    }

    fn publish(&mut self, plan: &RawPlan) -> Result<(), DamagedCup> {
        if self.play.is_some() {
            return Err(DamagedCup("the draw counts already".to_owned()));
        }
        let plan = plan.check_raw(&self.setup.entrants);
        let plan = plan.map_err(|_| DamagedCup("the plan is not sound".to_owned()))?;
        self.play = Some(Ledger::new(plan, self.setup.recipe.seed));
        Ok(())
    }

    fn play_on(&mut self, record: &Record) -> Result<(), DamagedCup> {
        let Some(play) = self.play.as_mut() else { return Err(DamagedCup("no draw counts".to_owned())) };
        play.take(record.clone()).map_err(|refusal| DamagedCup(refusal.to_string()))?;
        let step = play.records().len() as u64;
        if let Event::Result { game, .. } | Event::Corrected { game, .. } = &record.event {
            self.reports.remove(game);
        }
        self.past.push(Past::Step(step));
        Ok(())
    }

    fn note(&mut self, game: &MatchId, by: EntrantId, outcome: Outcome) -> Result<(), DamagedCup> {
        let people = self.state().and_then(|state| state.fixture(game)).and_then(Fixture::people);
        let sides = people.ok_or_else(|| DamagedCup("nobody stands in the match".to_owned()))?;
        let side = side_of(sides, by).ok_or_else(|| DamagedCup("another one plays".to_owned()))?;
        let none = Reports { sides, said: PerSide::new(None, None) };
        let reports = self.reports.entry(game.clone()).or_insert(none);
        if reports.sides != sides {
            *reports = none;
        }
        reports.said[side] = Some(outcome);
        Ok(())
    }

    /// Who plays and how.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The play, once the draw counts.
    pub fn play(&self) -> Option<&Ledger> {
        self.play.as_ref()
    }

    /// Where play stands, once the draw counts.
    pub fn state(&self) -> Option<&State> {
        self.play.as_ref().map(Ledger::state)
    }

    /// What was said about a match that waits for a result; nothing if those who said it do not stand in it any more.
    pub fn reports(&self, game: &MatchId) -> Option<&Reports> {
        let fixture = self.state()?.fixture(game)?;
        let waits = fixture.status == Status::Ready;
        self.reports.get(game).filter(|reports| waits && fixture.people() == Some(reports.sides))
    }

    /// Everything that happened, in its order.
    pub fn past(&self) -> &[Past] {
        &self.past
    }

    /// The same as a stages file, once the draw counts.
    pub fn file(&self) -> Option<StagesFile> {
        let ledger = self.play.clone()?;
        Some(StagesFile { name: Some(self.setup.name.clone()), ledger })
    }
}

/// The side of a match on which somebody stands.
fn side_of(sides: PerSide<EntrantId>, who: EntrantId) -> Option<kolo_model::Side> {
    kolo_model::Side::BOTH.into_iter().find(|side| sides[*side] == who)
}
