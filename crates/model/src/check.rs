//! The door between raw input and checked data.

mod competitors;
mod numbers;
mod rounds;
mod settings;
mod warnings;

pub use rounds::check_result;

use crate::go::start_coefficients;
use crate::{GoSettings, Place, Problem, Problems, RawTournament, Tournament, Warning};

/// More competitors than any event has; a guard against files that are something else.
pub const MAX_COMPETITORS: usize = 100_000;
/// More rounds than any event has.
pub const MAX_ROUNDS: usize = 1_000;

/// A sound tournament, and what is odd about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The tournament.
    pub tournament: Tournament,
    /// What is odd but usable.
    pub warnings: Vec<Warning>,
}

impl RawTournament {
    /// Checks everything and makes a [`Tournament`].
    ///
    /// # Errors
    /// All problems at once, in the order of the input, each with its place.
    pub fn check(&self) -> Result<Checked, Problems> {
        let mut problems = Vec::new();
        let known = numbers::KnownNumbers::check(&self.competitors, &mut problems);
        let competitors = competitors::check(&self.competitors, &mut problems);
        let rounds = rounds::check(self, &known, &mut problems);
        let settings = settings::check(self, &known, &mut problems);
        if let Some(problems) = Problems::from_list(problems) {
            return Err(problems);
        }
        let tournament = Tournament {
            event: self.event.clone(),
            system: self.system,
            planned_rounds: settings.planned_rounds,
            lot: self.lot,
            boards: settings.boards,
            bye_score: settings.bye_score,
            scoring: self.scoring,
            adjourned_games: self.adjourned_games,
            b6: self.b6,
            acceleration: self.acceleration,
            go: self.go.clone(),
            starts: start_coefficients(self.go.mcmahon, &competitors),
            seed: self.seed,
            criteria: self.criteria.iter().map(|criterion| criterion.value.clone()).collect(),
            competitors,
            rounds,
            planned: settings.planned,
            forbidden: settings.forbidden,
            accelerations: settings.accelerations,
            teams: settings.teams,
        };
        let warnings = warnings::find(self, &tournament);
        Ok(Checked { tournament, warnings })
    }
}

/// What go settings cannot be, wherever they come from.
pub(crate) fn check_go(go: &GoSettings) -> Result<(), Problems> {
    let problem = |kind| Problem { place: Place::default(), kind };
    Problems::from_list(settings::go_problems(go).into_iter().map(problem).collect()).map_or(Ok(()), Err)
}

/// Collects a problem of a fallible step and goes on.
trait Collect<T> {
    fn collect(self, place: &crate::Place, problems: &mut Vec<Problem>) -> Option<T>;
}

impl<T> Collect<T> for Result<T, crate::ProblemKind> {
    fn collect(self, place: &crate::Place, problems: &mut Vec<Problem>) -> Option<T> {
        self.map_err(|kind| problems.push(Problem { place: place.clone(), kind })).ok()
    }
}

#[cfg(test)]
mod tests;
