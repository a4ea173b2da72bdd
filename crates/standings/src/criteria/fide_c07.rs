//! The tie-breaks of the FIDE Handbook C.07 for single players, edition applied from 1 March 2026. One module per
//! tie-break, and one per rule that several share; [`TIE_BREAKS`] is the list in the order of the articles.
//!
//! They stand beside the criteria of the other documents and do not touch them: Buchholz here treats unplayed rounds
//! by article 16, the one of `criteria/buchholz` leaves them out.
//!
//! A tournament with pairings made beforehand is a round robin (15.2); every other one is taken as a Swiss (15.3).

pub(crate) mod average_buchholz;
pub(crate) mod black_games;
pub(crate) mod black_wins;
pub(crate) mod buchholz;
pub(crate) mod conversion;
mod cut;
pub(crate) mod direct;
mod facts;
pub(crate) mod games_won;
pub(crate) mod koya;
pub(crate) mod opponents_performance;
pub(crate) mod opponents_rating;
pub(crate) mod own_rating;
pub(crate) mod pairing_number;
pub(crate) mod perfect_performance;
pub(crate) mod performance;
pub(crate) mod progressive;
mod round_kind;
pub(crate) mod rounds_elected;
pub(crate) mod sonneborn_berger;
pub(crate) mod standard_points;
mod versus;
pub(crate) mod wins;

pub(crate) use facts::Facts;

use kolo_model::{Cell, StartNumber};

use super::rounds;
use crate::criterion::Rule;
use crate::field::Field;
use crate::{Contribution, QuarterPoints};

/// All tie-breaks for single players, by article.
pub(crate) static TIE_BREAKS: &[&Rule] = &[
    &direct::DE,
    &wins::WIN,
    &games_won::WON,
    &black_games::BPG,
    &black_wins::BWG,
    &progressive::PS,
    &rounds_elected::REP,
    &standard_points::STD,
    &pairing_number::TPN,
    &buchholz::BH,
    &average_buchholz::AOB,
    &average_buchholz::AOB_FORE,
    &buchholz::FB,
    &sonneborn_berger::SB,
    &koya::KS,
    &opponents_rating::ARO,
    &performance::TPR,
    &perfect_performance::PTP,
    &opponents_performance::APRO,
    &opponents_performance::APPO,
    &own_rating::RTNG,
];

/// One part for each round, worth what `worth` says in half points.
fn round_by_round(field: &Field, no: StartNumber, worth: impl Fn(&Cell) -> u32) -> Vec<Contribution> {
    rounds(field.row(no))
        .map(|(round, cell)| {
            let amount = QuarterPoints::from_quarters(2 * u64::from(worth(cell)));
            Contribution::Round { round, cell: *cell, amount }
        })
        .collect()
}

/// One part for each round, worth 1 where `counts` says so.
fn count_rounds(field: &Field, no: StartNumber, counts: impl Fn(&Cell) -> bool) -> Vec<Contribution> {
    round_by_round(field, no, |cell| if counts(cell) { 2 } else { 0 })
}
