//! Problems and warnings gathered while a file is read.

use kolo_messages::Message;
use kolo_model::{Place, Problem, RawTournament};

use crate::limits::MOST_PROBLEMS;
use crate::{FileNote, FileProblems, Reading};

/// What has been found so far.
#[derive(Debug, Default)]
pub(crate) struct Collector {
    problems: Vec<FileNote>,
    warnings: Vec<FileNote>,
    /// Something could not be read at all, so checks of the whole would complain about its absence.
    incomplete: bool,
}

impl Collector {
    /// Adds a problem; the rest of the data is still sound.
    pub(crate) fn problem(&mut self, place: Place, message: Message) {
        self.problems.push(FileNote { place, message });
    }

    /// Adds a problem because of which a competitor, a game or the like is missing from the data.
    pub(crate) fn missing(&mut self, place: Place, message: Message) {
        self.incomplete = true;
        self.problem(place, message);
    }

    /// Says that something could not be read at all; the problem itself has been added.
    pub(crate) fn mark_incomplete(&mut self) {
        self.incomplete = true;
    }

    /// Adds something odd.
    pub(crate) fn warn(&mut self, place: Place, message: Message) {
        if self.warnings.len() < MOST_PROBLEMS {
            self.warnings.push(FileNote { place, message });
        }
    }

    /// Whether to stop: more problems than anyone reads.
    pub(crate) fn is_full(&self) -> bool {
        self.problems.len() >= MOST_PROBLEMS
    }

    /// Warnings, or the problems if there are any.
    pub(crate) fn finish(self) -> Result<Vec<FileNote>, FileProblems> {
        let Collector { problems, mut warnings, .. } = self;
        if let Some(problems) = FileProblems::from_list(problems, false) {
            return Err(problems);
        }
        warnings.sort_by_key(|note| (note.place.line, note.place.column));
        Ok(warnings)
    }

    /// Checks the whole and ends the reading. `place_of` knows the places of things that have none in `raw`.
    pub(crate) fn check(
        mut self,
        raw: &RawTournament,
        place_of: impl Fn(&Problem) -> Option<Place>,
    ) -> Result<Reading, FileProblems> {
        if self.incomplete || self.is_full() {
            return Err(FileProblems::from_list(self.problems, false)
                .expect("data is incomplete only because of a problem"));
        }
        match raw.check() {
            Ok(checked) => {
                for warning in checked.warnings {
                    self.warn(warning.place, warning.kind.message());
                }
                let warnings = self.finish()?;
                Ok(Reading { tournament: checked.tournament, warnings })
            }
            Err(problems) => {
                let too_large = problems.is_too_large();
                for problem in &problems {
                    let place = place_of(problem).unwrap_or_else(|| problem.place.clone());
                    self.problem(place, problem.kind.message());
                }
                Err(FileProblems::from_list(self.problems, too_large)
                    .expect("the problems of the check were just added"))
            }
        }
    }
}
