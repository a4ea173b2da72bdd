//! A tournament of stages by itself (K-CUP): who plays and how, the draw before it counts, play, and what the players say
//! about their results.
//!
//! A [`Cup`] is made by its [`CupEvent`]s alone. Until the draw is published everything can be changed, and the plan follows
//! from the [`Setup`]; then the plan is written down, so that no later version of the program draws it anew, and a
//! [`Ledger`] plays it. What is played stands in the log as the records of a stages file.

mod change;
mod decide;
mod erase;
mod event;
mod journal;
mod links;
mod list;
mod protests;
mod redacted;
mod refusal;
mod rename;
mod same_people;
mod staleness;
mod steps;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_model::{Name, PerSide};
use serde::{Deserialize, Serialize};

pub use self::change::CupChange;
pub use self::erase::ErasingEntrant;
pub use self::event::{Arranged, Arrangement, CupEvent};
pub use self::journal::{Answer, CupIncident, CupProtest, Journal, Note, NoteCommand, NoteRuling};
pub use self::list::{ListProblem, read_list, write_list};
pub use self::refusal::CupRefusal;
use self::rename::Rename;
pub use self::same_people::same_people;
use self::steps::Undone;
use crate::codec::StagesFile;
use crate::decide::edited_slots;
use crate::draw::{Breach, Draw};
use crate::generate::Recipe;
use crate::{
    CheckedPlan, Command, Entrant, EntrantId, Event, Fixture, Label, Ledger, MatchId, Outcome, RawPlan,
    Record, Slot, SlotPlace, State, Status,
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
    /// Those on the list who have not come: they are left out of the draw.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub missing: BTreeSet<EntrantId>,
}

impl Setup {
    /// Those who have come.
    pub fn present(&self) -> Vec<Entrant> {
        self.entrants.iter().filter(|one| !self.missing.contains(&one.id)).cloned().collect()
    }

    /// The plan that follows from it.
    ///
    /// # Errors
    /// When there is no such plan.
    pub fn plan(&self) -> Result<CheckedPlan, CupRefusal> {
        let present = self.present();
        Ok(Draw { entrants: &present, recipe: &self.recipe }.plan()?)
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
    /// Draw the lots again, from this seed.
    DrawAgain(u64),
    /// Say who has not come, before the draw counts: everybody else plays.
    CheckIn(BTreeSet<EntrantId>),
    /// Change links of the draw by hand before it counts, all at once.
    EditDraft(Vec<(SlotPlace, Slot)>),
    /// Let an earlier step around the draw not count any more (K-UNDO), by the number of its event, from 1.
    TakeBack(u64),
    /// Let such a step, or a correction of a name, count again (K-UNDO), by the number of its event, from 1.
    DoAgain(u64),
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
    /// Something about incidents and protests.
    Note(NoteCommand),
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
    /// A step of play.
    Step {
        /// In which of the draws that have counted, from 0.
        draw: usize,
        /// Its number in it, from 1.
        step: u64,
    },
}

/// A tournament of stages by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cup {
    held: Held,
    /// Every draw that has counted, with the event that published it; nothing of their logs is lost.
    draws: Vec<(u64, Ledger)>,
    /// Steps around the draw that can be undone, the latest last, each with what held before it.
    done: Vec<(u64, Held)>,
    /// Steps that were undone and can count again, the latest last, each with what held after it.
    undone: Vec<Undone>,
    /// Steps that do not count any more.
    taken_back: BTreeSet<u64>,
    journal: Journal,
    /// How everybody on the list is called, by the event from which it holds.
    called: Vec<(u64, Arc<BTreeMap<EntrantId, Name>>)>,
    past: Vec<Past>,
}

/// What holds at a moment, apart from the play itself.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Held {
    setup: Setup,
    /// The draw as it was changed by hand, before it counts.
    draft: Option<RawPlan>,
    /// The draw that counts.
    draw: Option<usize>,
    reports: BTreeMap<MatchId, Reports>,
    renames: Vec<Rename>,
    /// Corrections of names that were taken back.
    names_back: Vec<Rename>,
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
                    held: Held {
                        setup: setup.clone(),
                        draft: None,
                        draw: None,
                        reports: BTreeMap::new(),
                        renames: Vec::new(),
                        names_back: Vec::new(),
                    },
                    draws: Vec::new(),
                    done: Vec::new(),
                    undone: Vec::new(),
                    taken_back: BTreeSet::new(),
                    journal: Journal::default(),
                    called: vec![(1, Arc::new(names(setup)))],
                    past: vec![Past::Arranged(arranged.clone())],
                }),
                Arrangement::Changed { .. }
                | Arrangement::LotsDrawn { .. }
                | Arrangement::CheckedIn { .. }
                | Arrangement::Edited { .. }
                | Arrangement::Published { .. }
                | Arrangement::Recalled
                | Arrangement::Renamed { .. }
                | Arrangement::NameTakenBack { .. }
                | Arrangement::TakenBack { .. }
                | Arrangement::DoneAgain { .. }
                | Arrangement::Noted { .. }
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
        match event {
            CupEvent::Played(record) => self.play_on(record),
            CupEvent::Arranged(arranged) => {
                self.arrange(&arranged.event)?;
                self.keep_names(&arranged.event);
                self.past.push(Past::Arranged(arranged.clone()));
                Ok(())
            }
        }
    }

    fn arrange(&mut self, event: &Arrangement) -> Result<(), DamagedCup> {
        let damaged = |why: &str| DamagedCup(why.to_owned());
        match event {
            Arrangement::Opened { .. } => Err(damaged("it is open already")),
            Arrangement::Changed { setup } => {
                self.step_of_draft()?;
                (self.held.setup, self.held.draft) = (setup.clone(), None);
                Ok(())
            }
            Arrangement::LotsDrawn { was, seed } => {
                if self.held.setup.recipe.seed != *was {
                    return Err(damaged("other lots were drawn"));
                }
                self.step_of_draft()?;
                (self.held.setup.recipe.seed, self.held.draft) = (*seed, None);
                Ok(())
            }
            Arrangement::CheckedIn { missing } => {
                self.step_of_draft()?;
                (self.held.setup.missing, self.held.draft) = (missing.clone(), None);
                Ok(())
            }
            Arrangement::Edited { plan, .. } => {
                let checked = plan.check_raw(&self.held.setup.present());
                checked.map_err(|_| damaged("the plan is not sound"))?;
                self.step_of_draft()?;
                self.held.draft = Some(plan.clone());
                Ok(())
            }
            Arrangement::Published { plan } => self.publish(plan),
            Arrangement::Recalled => self.recall(),
            Arrangement::Renamed { who, was, label } => self.rename(*who, was, label),
            Arrangement::NameTakenBack { event } => self.take_name_back(*event),
            Arrangement::TakenBack { event } if self.journal.line(*event).is_some() => {
                self.count(*event, false)
            }
            Arrangement::DoneAgain { event } if self.journal.line(*event).is_some() => {
                self.count(*event, true)
            }
            Arrangement::TakenBack { event } => self.take_back(*event),
            Arrangement::DoneAgain { event } => self.do_again(*event),
            Arrangement::Noted { note } => {
                let (event, draw) = (self.next_event(), self.held.draw);
                let written = self.journal.write(event, draw, note);
                written.map_err(|_| damaged("the note is about nothing that stands there"))
            }
            Arrangement::Reported { game, by, outcome } => self.note(game, *by, *outcome),
        }
    }

    /// A line of the journal counts again, or does not any more.
    fn count(&mut self, event: u64, counts: bool) -> Result<(), DamagedCup> {
        let journal = self.journal.with(event, counts);
        self.journal = journal.map_err(|_| DamagedCup("a later note stands on this one".to_owned()))?;
        Ok(())
    }

    /// Keeps how people are called from this event on, if it is otherwise than before.
    fn keep_names(&mut self, event: &Arrangement) {
        match event {
            Arrangement::Noted { .. }
            | Arrangement::Reported { .. }
            | Arrangement::LotsDrawn { .. }
            | Arrangement::CheckedIn { .. }
            | Arrangement::Edited { .. }
            | Arrangement::Published { .. }
            | Arrangement::Recalled => {}
            Arrangement::Opened { .. }
            | Arrangement::Changed { .. }
            | Arrangement::Renamed { .. }
            | Arrangement::NameTakenBack { .. }
            | Arrangement::TakenBack { .. }
            | Arrangement::DoneAgain { .. } => {
                let now = names(&self.held.setup);
                if self.called.last().is_none_or(|(_, before)| **before != now) {
                    self.called.push((self.next_event(), Arc::new(now)));
                }
            }
        }
    }

    /// How somebody was called when the event of this number, from 1, was decided.
    pub fn name_at(&self, event: u64, who: EntrantId) -> Option<&Name> {
        let before = self.called.partition_point(|(from, _)| *from < event);
        let (_, list) = self.called.get(before.checked_sub(1)?)?;
        list.get(&who)
    }

    fn play_on(&mut self, record: &Record) -> Result<(), DamagedCup> {
        let none = || DamagedCup("no draw counts".to_owned());
        let draw = self.held.draw.ok_or_else(none)?;
        let (_, play) = self.draws.get_mut(draw).ok_or_else(none)?;
        play.take(record.clone()).map_err(|refusal| DamagedCup(refusal.to_string()))?;
        let step = play.records().len() as u64;
        if let Event::Result { game, .. } | Event::Corrected { game, .. } = &record.event {
            self.held.reports.remove(game);
        }
        self.undone.clear();
        self.past.push(Past::Step { draw, step });
        Ok(())
    }

    fn note(&mut self, game: &MatchId, by: EntrantId, outcome: Outcome) -> Result<(), DamagedCup> {
        let people = self.state().and_then(|state| state.fixture(game)).and_then(Fixture::people);
        let sides = people.ok_or_else(|| DamagedCup("nobody stands in the match".to_owned()))?;
        let side = side_of(sides, by).ok_or_else(|| DamagedCup("another one plays".to_owned()))?;
        let none = Reports { sides, said: PerSide::new(None, None) };
        let reports = self.held.reports.entry(game.clone()).or_insert(none);
        if reports.sides != sides {
            *reports = none;
        }
        reports.said[side] = Some(outcome);
        Ok(())
    }

    /// Who plays and how.
    pub fn setup(&self) -> &Setup {
        &self.held.setup
    }

    /// The play, once the draw counts.
    pub fn play(&self) -> Option<&Ledger> {
        self.ledger(self.held.draw?)
    }

    /// The play of one of the draws that have counted, from 0, as far as it came.
    pub fn ledger(&self, draw: usize) -> Option<&Ledger> {
        self.draws.get(draw).map(|(_, ledger)| ledger)
    }

    /// Which of the draws counts, from 0.
    pub fn draw(&self) -> Option<usize> {
        self.held.draw
    }

    /// A step of play, by the draw and its number from 1.
    pub fn record(&self, draw: usize, step: u64) -> Option<&Record> {
        let index = usize::try_from(step.checked_sub(1)?).ok()?;
        self.ledger(draw)?.records().get(index)
    }

    /// Where play stands, once the draw counts.
    pub fn state(&self) -> Option<&State> {
        self.play().map(Ledger::state)
    }

    /// The rules of the draw that a draw changed by hand does not keep although that of the program does.
    ///
    /// # Errors
    /// When there is no draw.
    pub fn breaches(&self, state: &State) -> Result<Vec<Breach>, CupRefusal> {
        let present = self.held.setup.present();
        Ok(Draw { entrants: &present, recipe: &self.held.setup.recipe }.breaches(state)?)
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

    /// What was said about a match that waits for a result; nothing if those who said it do not stand in it any more.
    pub fn reports(&self, game: &MatchId) -> Option<&Reports> {
        let fixture = self.state()?.fixture(game)?;
        let waits = fixture.status == Status::Ready;
        self.held.reports.get(game).filter(|reports| waits && fixture.people() == Some(reports.sides))
    }

    /// Everything that happened, in its order.
    pub fn past(&self) -> &[Past] {
        &self.past
    }

    /// The same as a stages file, once the draw counts.
    pub fn file(&self) -> Option<StagesFile> {
        let ledger = self.play()?.clone();
        Some(StagesFile { name: Some(self.held.setup.name.clone()), ledger })
    }
}

fn names(setup: &Setup) -> BTreeMap<EntrantId, Name> {
    setup.entrants.iter().map(|one| (one.id, one.name.clone())).collect()
}

/// The side of a match on which somebody stands.
fn side_of(sides: PerSide<EntrantId>, who: EntrantId) -> Option<kolo_model::Side> {
    kolo_model::Side::BOTH.into_iter().find(|side| sides[*side] == who)
}
