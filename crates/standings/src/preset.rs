//! The usual order of criteria, per system (G-3.3.4, R-F10.1 to R-F10.4, P-6.1, T-4.1).

use kolo_model::System;

use crate::{Criterion, TieBreak};

/// The order of a tournament of the Dutch system. C.07 leaves the list to the organiser and recommends none; this is
/// a common one. It needs no ratings, so that nothing of it has to be dropped in an open tournament, and ends with the
/// lot as C.07 does (T-4.2).
const DUTCH: &[Criterion] = &[
    Criterion::Points,
    Criterion::TieBreak(TieBreak::BH_C1),
    Criterion::TieBreak(TieBreak::BH),
    Criterion::TieBreak(TieBreak::SB),
    Criterion::TieBreak(TieBreak::DE),
    Criterion::Lot,
];

/// The list used when the tournament names none.
///
/// Where the system is not known, tables are by points alone, and equal players share the place: better a shared place
/// than an order no rule gave.
pub fn preset(system: Option<System>) -> &'static [Criterion] {
    use Criterion::{
        AverageRating, DirectEncounter, DirectFirst, Lot, MedianBuchholz, Mm, Points, Score, Sdos, Sos, Ssos,
        StartNumber,
    };
    match system {
        Some(System::Fide1992) => &[Points, DirectFirst, AverageRating, Lot],
        Some(System::Dutch) => DUTCH,
        Some(System::RoundRobin) => &[Points, DirectEncounter, Sdos],
        Some(System::Swiss) => &[Points, Sos, Sdos, DirectEncounter],
        Some(System::McMahon) => &[Mm, Sos, Ssos, DirectEncounter],
        Some(System::Pisqworky2023) => &[Points, Score, MedianBuchholz, StartNumber],
        None => &[Points],
    }
}
