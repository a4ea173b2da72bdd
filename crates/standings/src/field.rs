//! What all criteria look at: everybody's rounds and scores, computed once.

use kolo_model::{Adjourned, Crosstable, HalfPoints, Rating, Row, Scoring, StartNumber, Tournament};

use crate::AdjustedScore;

/// The facts behind a table.
pub(crate) struct Field {
    pub(crate) crosstable: Crosstable,
    pub(crate) scoring: Scoring,
    adjusted: Vec<AdjustedScore>,
    ratings: Vec<Option<Rating>>,
}

impl Field {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let crosstable = tournament.crosstable();
        let scoring = tournament.scoring();
        let adjusted = crosstable.rows().iter().map(|row| AdjustedScore::of(row, &scoring)).collect();
        let ratings = tournament.competitors().iter().map(|competitor| competitor.rating).collect();
        Field { crosstable, scoring, adjusted, ratings }
    }

    pub(crate) fn row(&self, no: StartNumber) -> &Row {
        self.crosstable.row(no)
    }

    /// The adjusted score of an opponent (G-3.3.3).
    pub(crate) fn adjusted(&self, no: StartNumber) -> AdjustedScore {
        self.adjusted[no.index()]
    }

    /// The rating of a competitor, if any.
    pub(crate) fn rating(&self, no: StartNumber) -> Option<Rating> {
        self.ratings[no.index()]
    }
}

/// The points of a row as people see them: an adjourned game counts when it is over.
pub(crate) fn points(row: &Row, scoring: &Scoring) -> HalfPoints {
    row.points(scoring, Adjourned::NotYet)
}
