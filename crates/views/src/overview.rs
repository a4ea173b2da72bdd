//! The tournament in a few lines.

use kolo_messages::{Lang, Message};
use kolo_model::System;
use kolo_tournament::{Phase, Settings, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::game::Game;
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
    /// A round can be drawn.
    Draw,
    /// A draft waits to be looked at and published.
    Publish,
    /// A round is being played.
    Results,
    /// All rounds are played: the tournament can be finished.
    Finish,
    /// It is over.
    Over,
}

impl DayStep {
    /// What a tournament has come to.
    pub fn of(state: &State) -> DayStep {
        match state.phase() {
            Phase::Open if state.draft().is_some() => DayStep::Publish,
            Phase::Open | Phase::Finished => DayStep::for_everybody(state),
        }
    }

    /// The same as everybody is told it: a draft is the desk's alone.
    pub fn for_everybody(state: &State) -> DayStep {
        let planned = usize::try_from(state.settings().rounds).unwrap_or(usize::MAX);
        match state.phase() {
            Phase::Finished => DayStep::Over,
            Phase::Open if state.unsettled().next().is_some() => DayStep::Results,
            Phase::Open if state.rounds().is_empty() => DayStep::Entries,
            Phase::Open if state.rounds().len() < planned => DayStep::Draw,
            Phase::Open => DayStep::Finish,
        }
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
        (None, Some(stage)) if !stage.recipe.groups.is_empty() => match stage.recipe.knockout {
            Some(_) => Message::new("day-system-groups-play-off"),
            None => Message::new("day-system-groups"),
        },
        (None, _) => Message::new("day-system-knockout"),
    }
}

impl Overview {
    /// The tournament in a few lines.
    pub fn of(state: &State, lang: Lang) -> Overview {
        let settings = state.settings();
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
            step: DayStep::of(state),
            playing,
            rules: settings.governed_by().iter().map(|message| message.text(lang)).collect(),
        }
    }

    /// The same as everybody is told it: a draft is the desk's alone.
    pub fn for_everybody(state: &State, lang: Lang) -> Overview {
        Overview { draft: None, step: DayStep::for_everybody(state), ..Overview::of(state, lang) }
    }
}
