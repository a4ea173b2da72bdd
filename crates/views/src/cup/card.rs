//! A tournament in a few lines, and what comes next.

use kolo_messages::{Lang, Message};
use kolo_stages::cup::Cup;
use kolo_stages::generate::Recipe;
use kolo_stages::{Settled, State, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::waiting;

/// A tournament in a few lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CupCard {
    /// Its name.
    pub name: String,
    /// What is played, in words.
    pub form: String,
    /// How many play.
    pub entrants: usize,
    /// What comes next.
    pub step: CupStep,
    /// The same in words.
    pub next: String,
    /// Matches that are played.
    pub played: usize,
    /// Matches in all, without byes.
    pub matches: usize,
    /// Whether it has groups.
    pub groups: bool,
    /// Whether it has a bracket.
    pub bracket: bool,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CupStep {
    /// The draw does not count yet.
    Draw,
    /// Two players report differently, and somebody at the desk decides.
    Reports,
    /// Protests are decided.
    Protests,
    /// Matches are to be played.
    Play,
    /// Equals must be put in order.
    Ties,
    /// Every place is decided.
    Over,
}

impl CupCard {
    /// A tournament in a few lines, as everybody may see it: what players report before it counts is the desk's alone.
    pub fn of(cup: &Cup, lang: Lang) -> CupCard {
        CupCard::with(cup, next(cup), lang)
    }

    /// The same for the desk, which is called when two players report differently.
    pub fn at_desk(cup: &Cup, lang: Lang) -> CupCard {
        let called = match (waiting::differing(cup), cup.holding_protests().len()) {
            (0, 0) | (1.., _) => return CupCard::at_results(cup, lang),
            (0, open) => (CupStep::Protests, Message::new("school-next-protests").with("open", open)),
        };
        CupCard::with(cup, called, lang)
    }

    /// The same for those who enter results and decide nothing.
    pub fn at_results(cup: &Cup, lang: Lang) -> CupCard {
        let called = match waiting::differing(cup) {
            0 => next(cup),
            count => (CupStep::Reports, Message::new("cup-next-reports").with("count", count)),
        };
        CupCard::with(cup, called, lang)
    }

    fn with(cup: &Cup, (step, next): (CupStep, Message), lang: Lang) -> CupCard {
        let setup = cup.setup();
        let (played, matches) = cup.state().map(count).unwrap_or_default();
        CupCard {
            name: setup.name.to_string(),
            form: form(&setup.recipe).text(lang),
            entrants: setup.entrants.len(),
            step,
            next: next.text(lang),
            played,
            matches,
            groups: !setup.recipe.groups.is_empty(),
            bracket: setup.recipe.knockout.is_some(),
        }
    }
}

/// Matches that are over, and those that are to be played in all.
fn count(state: &State) -> (usize, usize) {
    let fixtures = state.plan().game_ids().filter_map(|id| state.fixture(id));
    let (mut played, mut all) = (0, 0);
    for fixture in fixtures {
        let (over, counts) = match fixture.status {
            Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => (true, true),
            Status::Waiting | Status::Ready | Status::Tied { .. } => (false, true),
            Status::Bye => (false, false),
        };
        played += usize::from(over);
        all += usize::from(counts);
    }
    (played, all)
}

fn next(cup: &Cup) -> (CupStep, Message) {
    let Some(state) = cup.state() else { return (CupStep::Draw, Message::new("cup-next-draw")) };
    let ties = state.open_steps().len();
    if ties > 0 {
        return (CupStep::Ties, Message::new("cup-next-ties").with("count", ties));
    }
    let open = state.ready().count();
    if open > 0 || !state.is_over() {
        return (CupStep::Play, Message::new("cup-next-play").with("count", open));
    }
    let standings = state.standings();
    let first = standings.iter().filter(|one| one.places.from == 1 && one.settled == Settled::Yes);
    let names: Vec<String> = first.map(|one| state.name(one.entrant)).collect();
    (CupStep::Over, Message::new("cup-next-over").with("winner", names))
}

/// What is played, in words.
pub fn form(recipe: &Recipe) -> Message {
    match (recipe.groups.as_slice(), recipe.knockout.is_some()) {
        ([], _) => Message::new("cup-form-knockout"),
        ([only], false) if only.groups == 1 => Message::new("cup-form-round-robin"),
        ([only], true) if only.groups == 1 => {
            Message::new("cup-form-round-robin-final").with("advance", only.advance)
        }
        ([only], true) => {
            Message::new("cup-form-groups-knockout").with("groups", only.groups).with("advance", only.advance)
        }
        ([first, .., last], false) => Message::new("cup-form-groups-groups")
            .with("groups", first.groups)
            .with("advance", first.advance)
            .with("then", last.groups),
        ([only], false) => Message::new("cup-form-groups").with("groups", only.groups),
        ([first, ..], true) => Message::new("cup-form-chain").with("groups", first.groups),
    }
}
