//! What all criteria look at: every player's rounds and scores, computed once.

use std::cell::OnceCell;

use kolo_model::{
    Adjourned, Crosstable, ForfeitOpponents, HalfPoints, Rating, Row, Scoring, StartCoefficient, StartNumber,
    System, Tournament,
};

use crate::criteria::fide_c07::Facts;
use crate::criteria::score::UnplayedScores;
use crate::criteria::sos;
use crate::{AdjustedScore, Ground, OpponentScore, OpponentSos};

/// The facts behind a table.
pub(crate) struct Field {
    pub(crate) crosstable: Crosstable,
    pub(crate) scoring: Scoring,
    /// How opponents met by forfeit only count in SOS and its kin.
    pub(crate) forfeits: ForfeitOpponents,
    /// What matches count for in the score where nothing is written down.
    pub(crate) unplayed_scores: UnplayedScores,
    /// Start coefficients by start number; none where the system is not McMahon.
    starts: Vec<StartCoefficient>,
    points: Vec<HalfPoints>,
    adjusted: Vec<AdjustedScore>,
    ratings: Vec<Option<Rating>>,
    /// Every player's SOS, for the one criterion that sums them up.
    sos: OnceCell<Vec<OpponentSos>>,
    /// What the tie-breaks of FIDE C.07 share.
    pub(crate) c07: Facts,
}

impl Field {
    pub(crate) fn of(tournament: &Tournament, ground: Ground) -> Self {
        let crosstable = tournament.crosstable();
        let scoring = tournament.scoring();
        let rows = crosstable.rows().iter();
        let points: Vec<HalfPoints> =
            rows.clone().map(|row| row.points(&scoring, Adjourned::NotYet)).collect();
        let competitors = tournament.competitors().iter();
        let ratings = competitors.clone().map(|competitor| competitor.rating).collect();
        let starts: Vec<StartCoefficient> = match ground.system {
            Some(System::McMahon) => competitors.map(|competitor| *tournament.start(competitor.no)).collect(),
            Some(
                System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::Swiss | System::RoundRobin,
            )
            | None => Vec::new(),
        };
        let score = |row: &Row| {
            let start = starts.get(row.no.index()).map_or(HalfPoints::ZERO, StartCoefficient::points);
            start + points[row.no.index()]
        };
        let adjusted = rows.map(|row| AdjustedScore::of(row, score(row))).collect();
        Field {
            crosstable,
            scoring,
            forfeits: ground.forfeits,
            unplayed_scores: unplayed_scores(tournament, ground),
            starts,
            points,
            adjusted,
            ratings,
            sos: OnceCell::new(),
            c07: Facts::of(tournament, ground),
        }
    }

    pub(crate) fn row(&self, no: StartNumber) -> &Row {
        self.crosstable.row(no)
    }

    /// With which coefficient a competitor started, in McMahon.
    pub(crate) fn start(&self, no: StartNumber) -> Option<&StartCoefficient> {
        self.starts.get(no.index())
    }

    /// The score of an opponent with what is added for missed rounds (G-3.3.3).
    pub(crate) fn adjusted(&self, no: StartNumber) -> OpponentScore {
        OpponentScore::Adjusted(self.adjusted[no.index()])
    }

    /// The points of an opponent as they are; an adjourned game counts when it is over.
    pub(crate) fn plain(&self, no: StartNumber) -> OpponentScore {
        OpponentScore::Points(self.points[no.index()])
    }

    pub(crate) fn sos(&self, no: StartNumber) -> OpponentSos {
        let all = || self.crosstable.rows().iter().map(|row| sos::terms(self, row.no)).collect();
        self.sos.get_or_init(all)[no.index()].clone()
    }

    /// The rating of a competitor, if any.
    pub(crate) fn rating(&self, no: StartNumber) -> Option<Rating> {
        self.ratings[no.index()]
    }
}

/// Matches have a full score in the gomoku contest and wherever the number of boards is given; other games have no
/// score but the one written down.
fn unplayed_scores(tournament: &Tournament, ground: Ground) -> UnplayedScores {
    let has_full = ground.system == Some(System::Pisqworky2023) || tournament.boards().is_some();
    let forfeit_win = if has_full { tournament.full_score() } else { 0 };
    UnplayedScores { forfeit_win, bye: tournament.bye_score().unwrap_or(forfeit_win) }
}
