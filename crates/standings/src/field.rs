//! What all criteria look at: everybody's rounds and scores, computed once.

use std::cell::OnceCell;

use kolo_model::{Adjourned, Crosstable, HalfPoints, Rating, Row, Scoring, StartNumber, Tournament};

use crate::criteria::sos;
use crate::{AdjustedScore, OpponentScore, OpponentSos};

/// The facts behind a table.
pub(crate) struct Field {
    pub(crate) crosstable: Crosstable,
    pub(crate) scoring: Scoring,
    points: Vec<HalfPoints>,
    adjusted: Vec<AdjustedScore>,
    ratings: Vec<Option<Rating>>,
    /// Everybody's SOS, for the one criterion that sums them up.
    sos: OnceCell<Vec<OpponentSos>>,
}

impl Field {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let crosstable = tournament.crosstable();
        let scoring = tournament.scoring();
        let rows = crosstable.rows().iter();
        let points: Vec<HalfPoints> =
            rows.clone().map(|row| row.points(&scoring, Adjourned::NotYet)).collect();
        let adjusted = rows.zip(&points).map(|(row, points)| AdjustedScore::of(row, *points)).collect();
        let ratings = tournament.competitors().iter().map(|competitor| competitor.rating).collect();
        Field { crosstable, scoring, points, adjusted, ratings, sos: OnceCell::new() }
    }

    pub(crate) fn row(&self, no: StartNumber) -> &Row {
        self.crosstable.row(no)
    }

    /// The score of an opponent with what is added for missed rounds (G-3.3.3).
    pub(crate) fn adjusted(&self, no: StartNumber) -> OpponentScore {
        OpponentScore::Adjusted(self.adjusted[no.index()])
    }

    /// The points of an opponent as they are; an adjourned game counts when it is over.
    pub(crate) fn plain(&self, no: StartNumber) -> OpponentScore {
        OpponentScore::Points(self.points[no.index()])
    }

    /// The SOS of an opponent.
    pub(crate) fn sos(&self, no: StartNumber) -> OpponentSos {
        let everybody = || self.crosstable.rows().iter().map(|row| sos::terms(self, row.no)).collect();
        self.sos.get_or_init(everybody)[no.index()].clone()
    }

    /// The rating of a competitor, if any.
    pub(crate) fn rating(&self, no: StartNumber) -> Option<Rating> {
        self.ratings[no.index()]
    }
}
