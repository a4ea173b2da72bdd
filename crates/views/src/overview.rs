//! The tournament in a few lines.

#![expect(clippy::similar_names, reason = "a state and a stage are what they are called")]

use kolo_messages::{Lang, Message};
use kolo_model::System;
use kolo_tournament::{Field, Phase, Settings, StageId, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::game::Game;
use crate::plan::{self, Plan};
use crate::result::Form;

/// The tournament in a few lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Overview {
    /// Its name.
    pub name: String,
    /// The stable name of its system.
    pub system: &'static str,
    /// The system in words.
    pub system_name: String,
    /// Which game is played.
    pub game: Game,
    /// What a result consists of.
    pub form: Form,
    /// How many rounds are planned.
    pub planned: u32,
    /// How many are published.
    pub published: usize,
    /// The number of the round that is drafted and not published, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<u32>,
    /// How far it has come.
    pub step: DayStep,
    /// The stage that this is about, where the tournament is played by plans.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// Matches of plans that are played.
    pub played: usize,
    /// Matches of plans in all, without byes.
    pub matches: usize,
    /// How many play.
    pub playing: usize,
    /// By whose rules it is run, in sentences.
    pub rules: Vec<String>,
}

/// What the day has come to; each step has its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DayStep {
    /// People enter and are checked in.
    Entries,
    /// A round can be paired, or a plan drawn.
    Draw,
    /// A draft waits to be looked at and published.
    Publish,
    /// A round or a plan is being played.
    Results,
    /// Tied players must be put in order.
    Ties,
    /// A stage is played, and its order is wanted for the next one.
    Close,
    /// Everything is played: the tournament can be finished.
    Finish,
    /// It is over.
    Over,
}

/// Where a tournament stands: what comes next, and in which stage, if that is played by a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Now<'a> {
    /// What comes next.
    pub step: DayStep,
    /// The stage.
    pub stage: Option<&'a StageId>,
}

impl DayStep {
    /// What a tournament has come to.
    pub fn of(state: &State) -> DayStep {
        Now::of(state).step
    }

    /// The same for the public: a draft is for the organiser alone.
    pub fn for_public(state: &State) -> DayStep {
        Now::for_public(state).step
    }
}

impl<'a> Now<'a> {
    /// Where a tournament stands.
    pub fn of(state: &'a State) -> Now<'a> {
        match state.phase() {
            Phase::Open if state.draft().is_some() => Now { step: DayStep::Publish, stage: None },
            Phase::Open | Phase::Finished => Now::with(state, DayStep::Publish),
        }
    }

    /// The same for the public: a draft is for the organiser alone.
    pub fn for_public(state: &'a State) -> Now<'a> {
        Now::with(state, DayStep::Draw)
    }

    /// With what a drafted plan is called.
    fn with(state: &'a State, drafted: DayStep) -> Now<'a> {
        let rounds = |step: DayStep| Now { step, stage: None };
        if state.phase() == Phase::Finished {
            return rounds(DayStep::Over);
        }
        if let Some(step) = next_in_rounds(state) {
            return rounds(step);
        }
        for plan in Plan::all(state) {
            let at = |step: DayStep| Now { step, stage: Some(&plan.settings.id) };
            match plan.play() {
                Some(play) if !play.open_steps().is_empty() => return at(DayStep::Ties),
                Some(play) if play.is_over() => {}
                Some(_) => return at(DayStep::Results),
                None if plan.is_drafted() => return at(drafted),
                None => {
                    return match &plan.settings.field {
                        Field::Entrants => at(DayStep::Entries),
                        Field::Places { of, .. } if state.sealed(of).is_some() => at(DayStep::Draw),
                        Field::Places { of, .. } if *of == StageId::main() => rounds(DayStep::Close),
                        Field::Places { of, .. } => Now { step: DayStep::Close, stage: Some(of) },
                    };
                }
            }
        }
        rounds(DayStep::Finish)
    }
}

/// What comes next in the rounds; nothing where there are none, or they are over.
fn next_in_rounds(state: &State) -> Option<DayStep> {
    let settings = state.settings();
    let planned = usize::try_from(settings.rounds).unwrap_or(usize::MAX);
    let sealed = state.sealed(&StageId::main()).is_some();
    if settings.system.is_none() || sealed && state.unsettled().next().is_none() {
        None
    } else if state.unsettled().next().is_some() {
        Some(DayStep::Results)
    } else if state.rounds().is_empty() {
        Some(DayStep::Entries)
    } else {
        (state.rounds().len() < planned).then_some(DayStep::Draw)
    }
}

/// A system in words.
pub fn system_message(system: System) -> Message {
    match system {
        System::Fide1992 => Message::new("day-system-fide-1992"),
        System::Dutch => Message::new("day-system-dutch"),
        System::Pisqworky2023 => Message::new("day-system-pisqworky-2023"),
        System::Swiss => Message::new("day-system-swiss"),
        System::McMahon => Message::new("day-system-mcmahon"),
        System::RoundRobin => Message::new("day-system-round-robin"),
    }
}

/// How a tournament is played, in a word for programs: its system, or what its first plan is.
pub fn play_code(settings: &Settings) -> &'static str {
    match (settings.system, settings.stages.first()) {
        (Some(system), _) => system.code(),
        (None, Some(stage)) if !stage.recipe.groups.is_empty() => "groups",
        (None, _) => "knockout",
    }
}

/// How a tournament is played, in words.
pub fn play_message(settings: &Settings) -> Message {
    match (settings.system, settings.stages.first()) {
        (Some(system), _) => system_message(system),
        (None, Some(stage)) => plan::form(&stage.recipe),
        (None, None) => Message::new("plan-form-knockout"),
    }
}

impl Overview {
    /// The tournament in a few lines.
    pub fn of(state: &State, lang: Lang) -> Overview {
        let settings = state.settings();
        let now = Now::of(state);
        let (mut played, mut matches) = (0, 0);
        for (over, all) in Plan::played(state).map(|plan| plan.count()) {
            (played, matches) = (played + over, matches + all);
        }
        let playing = state.entrants().values().filter(|entrant| entrant.withdrawn_after.is_none()).count();
        Overview {
            name: settings.name.to_string(),
            system: play_code(settings),
            system_name: play_message(settings).text(lang),
            game: Game::of(settings),
            form: Form::of(settings),
            planned: settings.rounds,
            published: state.rounds().len(),
            draft: state.draft().map(|draft| draft.round.get()),
            step: now.step,
            stage: now.stage.map(|stage| stage.as_str().to_owned()),
            played,
            matches,
            playing,
            rules: settings.governed_by().iter().map(|message| message.text(lang)).collect(),
        }
    }

    /// The same for the public: a draft is for the organiser alone.
    pub fn for_public(state: &State, lang: Lang) -> Overview {
        let now = Now::for_public(state);
        let stage = now.stage.map(|stage| stage.as_str().to_owned());
        Overview { draft: None, step: now.step, stage, ..Overview::of(state, lang) }
    }
}
