//! What makes the matches of a tournament: groups with a play-off, the Swiss, or nothing where one came alone.

use std::sync::Arc;

use kolo_log::Order;
use kolo_model::{Outcome, PerSide, Verdict};
use kolo_stages::Later;

use super::{groups, swiss};
use crate::{GameKey, Refusal};

/// The engine of a tournament. Those who play are numbered from 1 in the order of the field.
#[derive(Debug, Clone)]
pub(crate) enum Engine {
    /// Groups and a play-off (P-1.1.4.3).
    Groups(Arc<kolo_stages::Ledger>),
    /// The Swiss of the appendix (P-1.1.6.4, P-1.2.1.6).
    Swiss(Arc<kolo_tournament::Ledger>),
    /// One came alone, and goes on without play.
    Alone,
}

/// How far a match has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// It is to be played.
    Open,
    /// It is over, with this score.
    Over(Option<PerSide<u32>>),
    /// It was drawn in the play-off: something else must decide (P-1.1.4.8.1).
    Tied,
    /// Those who play are not known yet, or the match need not be played.
    Waiting,
}

/// A match of the engine: who, where and how far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meeting {
    /// Numbers of those who play.
    pub(crate) sides: PerSide<u32>,
    /// The table in a Swiss round.
    pub(crate) table: Option<u32>,
    /// How far it has come.
    pub(crate) progress: Progress,
}

impl Meeting {
    /// The same with its sides the other way round.
    pub(super) fn swapped(self) -> Meeting {
        let progress = match self.progress {
            Progress::Over(score) => Progress::Over(score.map(PerSide::swapped)),
            Progress::Open | Progress::Tied | Progress::Waiting => self.progress,
        };
        Meeting { sides: self.sides.swapped(), progress, ..self }
    }
}

/// What one match of groups and play-off gave to a participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchPart {
    /// Which match.
    pub game: GameKey,
    /// Match points.
    pub points: u32,
    /// Own points inside it.
    pub score: u32,
}

/// A line of the table of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Line {
    /// Who.
    pub(crate) number: u32,
    /// The place; those who share it have the same.
    pub(crate) place: u32,
    /// Match points.
    pub(crate) points: u32,
    /// Own points inside the matches.
    pub(crate) score: u32,
}

impl Engine {
    /// How many play; nothing while there are no entries.
    pub(crate) fn size(&self) -> Option<usize> {
        match self {
            Engine::Groups(ledger) => Some(ledger.state().plan().entrants().len()),
            Engine::Swiss(ledger) => ledger.state().map(|state| state.entrants().len()),
            Engine::Alone => Some(1),
        }
    }

    pub(crate) fn meeting(&self, key: &GameKey) -> Option<Meeting> {
        match self {
            Engine::Groups(ledger) => groups::meeting(ledger.state(), key),
            Engine::Swiss(ledger) => swiss::meeting(ledger.state()?, key),
            Engine::Alone => None,
        }
    }

    /// How a match ended, if it is over or drawn.
    pub(crate) fn result(&self, key: &GameKey) -> Option<Outcome> {
        match self {
            Engine::Groups(ledger) => groups::result(ledger.state(), key).map(|verdict| verdict.outcome),
            Engine::Swiss(ledger) => swiss::result(ledger.state()?, key),
            Engine::Alone => None,
        }
    }

    /// Whether there is such a match, no matter who plays it.
    pub(crate) fn knows(&self, key: &GameKey) -> bool {
        match self {
            Engine::Groups(ledger) => ledger.state().fixture(&key.0.as_str().into()).is_some(),
            Engine::Swiss(_) => self.meeting(key).is_some(),
            Engine::Alone => false,
        }
    }

    /// All matches there are so far, in the order they come.
    pub(crate) fn games(&self) -> Vec<GameKey> {
        match self {
            Engine::Groups(ledger) => groups::games(ledger.state()).collect(),
            Engine::Swiss(ledger) => {
                ledger.state().map(|state| swiss::games(state).collect()).unwrap_or_default()
            }
            Engine::Alone => Vec::new(),
        }
    }

    pub(crate) fn record(&mut self, hand: &Order, key: &GameKey, verdict: Verdict) -> Result<(), Refusal> {
        match self {
            Engine::Groups(ledger) => groups::record(Arc::make_mut(ledger), hand, key, verdict),
            Engine::Swiss(ledger) => swiss::record(Arc::make_mut(ledger), hand, key, verdict),
            Engine::Alone => Err(Refusal::UnknownGame(key.clone())),
        }
    }

    pub(crate) fn correct(
        &mut self,
        hand: &Order,
        key: &GameKey,
        verdict: Verdict,
        later: Later,
    ) -> Result<(), Refusal> {
        match self {
            Engine::Groups(ledger) => groups::correct(Arc::make_mut(ledger), hand, key, verdict, later),
            Engine::Swiss(ledger) => swiss::correct(Arc::make_mut(ledger), hand, key, verdict, later),
            Engine::Alone => Err(Refusal::UnknownGame(key.clone())),
        }
    }

    /// The sides of a match change places.
    pub(crate) fn correct_sides(&mut self, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
        match self {
            Engine::Groups(ledger) => groups::correct_sides(Arc::make_mut(ledger), hand, key),
            Engine::Swiss(ledger) => swiss::correct_sides(Arc::make_mut(ledger), hand, key, later),
            Engine::Alone => Err(Refusal::UnknownGame(key.clone())),
        }
    }

    /// Lets what was recorded of a match not count.
    pub(crate) fn reopen(&mut self, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
        match self {
            Engine::Groups(ledger) => groups::reopen(Arc::make_mut(ledger), hand, key, later),
            Engine::Swiss(ledger) => swiss::reopen(Arc::make_mut(ledger), hand, key, later),
            Engine::Alone => Err(Refusal::UnknownGame(key.clone())),
        }
    }

    /// Whether the last that was recorded of a match does not count because it was opened again.
    pub(crate) fn was_reopened(&self, key: &GameKey) -> bool {
        match self {
            Engine::Groups(ledger) => groups::undone_result(ledger, key).is_some(),
            Engine::Swiss(ledger) => swiss::undone_result(ledger, key).is_some(),
            Engine::Alone => false,
        }
    }

    /// Lets it count again.
    pub(crate) fn restore(&mut self, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
        match self {
            Engine::Groups(ledger) => groups::restore(Arc::make_mut(ledger), hand, key),
            Engine::Swiss(ledger) => swiss::restore(Arc::make_mut(ledger), hand, key),
            Engine::Alone => Err(Refusal::UnknownGame(key.clone())),
        }
    }

    /// Takes an entry out of all matches to come.
    pub(crate) fn withdraw(&mut self, hand: &Order, number: u32) -> Result<(), Refusal> {
        match self {
            Engine::Groups(ledger) => groups::withdraw(Arc::make_mut(ledger), hand, number),
            Engine::Swiss(ledger) => swiss::withdraw(Arc::make_mut(ledger), hand, number),
            Engine::Alone => Ok(()),
        }
    }

    /// Whether a participant was taken out of the matches to come.
    pub(crate) fn has_left(&self, number: u32) -> bool {
        match self {
            Engine::Groups(ledger) => ledger.state().has_withdrawn(kolo_stages::EntrantId(number)),
            Engine::Swiss(ledger) => ledger.state().is_some_and(|state| {
                let entrant = state.entrants().get(&kolo_tournament::EntrantId(number));
                entrant.is_some_and(|entrant| entrant.withdrawn_after.is_some())
            }),
            Engine::Alone => false,
        }
    }

    /// Whether everything is played and decided.
    pub(crate) fn is_over(&self) -> bool {
        match self {
            Engine::Groups(ledger) => ledger.state().is_over(),
            Engine::Swiss(ledger) => ledger.state().is_some_and(swiss::is_over),
            Engine::Alone => true,
        }
    }

    /// The table as it stands; when all is over, the final order.
    pub(crate) fn table(&self) -> Result<Vec<Line>, Refusal> {
        match self {
            Engine::Groups(ledger) => Ok(groups::table(ledger.state())),
            Engine::Swiss(ledger) => ledger.state().map_or(Ok(Vec::new()), swiss::table),
            Engine::Alone => Ok(vec![Line { number: 1, place: 1, points: 0, score: 0 }]),
        }
    }

    /// Whether something counts that was played or decided.
    pub(crate) fn has_play(&self) -> bool {
        match self {
            Engine::Groups(ledger) => groups::has_play(ledger),
            Engine::Swiss(ledger) => ledger.state().is_some_and(swiss::has_results),
            Engine::Alone => false,
        }
    }

    /// Whether anything was ever played or decided.
    pub(crate) fn has_results(&self) -> bool {
        match self {
            Engine::Groups(ledger) => groups::has_results(ledger),
            Engine::Swiss(ledger) => ledger.state().is_some_and(swiss::has_results),
            Engine::Alone => false,
        }
    }
}
