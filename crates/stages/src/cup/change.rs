//! What an order would change, before it is given (K-PREVIEW).

use kolo_messages::Message;

use super::{Cup, CupCommand, CupOrder, CupRefusal, Setup};
use crate::{Change, EntrantId, State, changes};

/// One difference between a tournament now and after an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CupChange {
    /// In play, or in the draw.
    Play(Change),
    /// Somebody comes on the list.
    Joins(String),
    /// Somebody is on the list no more.
    Leaves(String),
    /// Somebody has come, and plays.
    Comes(String),
    /// Somebody has not come, and is left out.
    StaysAway(String),
    /// Something else is played, or it is drawn otherwise.
    Form,
    /// Lots come from another seed.
    Lots {
        /// Now.
        before: u64,
        /// Then.
        after: u64,
    },
    /// The draw is made anew for so many.
    DrawnAnew(usize),
    /// What was changed by hand is lost.
    ByHandLost,
    /// The draw counts.
    Counts,
    /// The draw does not count any more.
    CountsNoMore,
}

impl CupChange {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            CupChange::Play(change) => change.message(),
            CupChange::Joins(name) => Message::new("cup-change-joins").with("name", name.as_str()),
            CupChange::Leaves(name) => Message::new("cup-change-leaves").with("name", name.as_str()),
            CupChange::Comes(name) => Message::new("cup-change-comes").with("name", name.as_str()),
            CupChange::StaysAway(name) => Message::new("cup-change-stays-away").with("name", name.as_str()),
            CupChange::Form => Message::new("cup-change-form"),
            CupChange::Lots { before, after } => Message::new("cup-change-lots")
                .with("before", before.to_string())
                .with("after", after.to_string()),
            CupChange::DrawnAnew(players) => Message::new("cup-change-drawn-anew").with("players", *players),
            CupChange::ByHandLost => Message::new("cup-change-by-hand-lost"),
            CupChange::Counts => Message::new("cup-change-counts"),
            CupChange::CountsNoMore => Message::new("cup-change-counts-no-more"),
        }
    }
}

impl Cup {
    /// What an order would change, before it is given (K-PREVIEW).
    ///
    /// # Errors
    /// Why it would be refused.
    pub fn preview(&self, order: &CupOrder) -> Result<Vec<CupChange>, CupRefusal> {
        if let CupCommand::Play(command) = &order.command {
            self.require_not_held(command)?;
            let changed = self.playing()?.preview(&order.order(command.clone())).map_err(CupRefusal::Play)?;
            return Ok(changed.into_iter().map(CupChange::Play).collect());
        }
        let mut after = self.clone();
        for event in Cup::decide(Some(self), order)? {
            // What was decided here fits.
            if after.take(&event).is_err() {
                return Err(CupRefusal::NotNow(self.past.len() as u64 + 1));
            }
        }
        Ok(differences(self, &after))
    }
}

fn differences(before: &Cup, after: &Cup) -> Vec<CupChange> {
    let (now, then) = (&before.held.setup, &after.held.setup);
    let mut list = people(now, then);
    let other_form = {
        let mut recipe = then.recipe.clone();
        recipe.seed = now.recipe.seed;
        recipe != now.recipe || then.name != now.name
    };
    if other_form {
        list.push(CupChange::Form);
    }
    if now.recipe.seed != then.recipe.seed {
        list.push(CupChange::Lots { before: now.recipe.seed, after: then.recipe.seed });
    }
    let plan = |cup: &Cup| match cup.state() {
        Some(state) => Some(state.clone()),
        None => Some(State::new(cup.drafted().ok()?, cup.held.setup.recipe.seed)),
    };
    match (plan(before), plan(after)) {
        (Some(one), Some(other)) if one.plan().entrants() == other.plan().entrants() && now == then => {
            list.extend(changes(&one, &other).into_iter().map(CupChange::Play));
        }
        (Some(one), Some(other)) if one.plan().plan() != other.plan().plan() => {
            list.push(CupChange::DrawnAnew(other.plan().entrants().len()));
        }
        (_, _) => {}
    }
    if before.held.draft.is_some() && after.held.draft.is_none() && after.held.draw.is_none() {
        list.push(CupChange::ByHandLost);
    }
    match (before.held.draw, after.held.draw) {
        (None, Some(_)) => list.push(CupChange::Counts),
        (Some(_), None) => list.push(CupChange::CountsNoMore),
        (None, None) | (Some(_), Some(_)) => {}
    }
    list
}

/// Who comes and goes. Lists are compared by names: a number is a line, and lines move.
fn people(now: &Setup, then: &Setup) -> Vec<CupChange> {
    let names =
        |setup: &Setup| -> Vec<String> { setup.entrants.iter().map(|one| one.name.to_string()).collect() };
    let (old, new) = (names(now), names(then));
    let mut list: Vec<CupChange> =
        old.iter().filter(|name| !new.contains(name)).cloned().map(CupChange::Leaves).collect();
    list.extend(new.iter().filter(|name| !old.contains(name)).cloned().map(CupChange::Joins));
    let called = |who: &EntrantId| {
        let one = then.entrants.iter().find(|one| one.id == *who);
        one.map(|one| one.name.to_string())
    };
    if old == new {
        list.extend(now.missing.difference(&then.missing).filter_map(called).map(CupChange::Comes));
        list.extend(then.missing.difference(&now.missing).filter_map(called).map(CupChange::StaysAway));
    }
    list
}
