//! The usual order of criteria, per system (G-3.3.4, R-F10.1 to R-F10.4, P-6.1).

use kolo_model::System;

use crate::Criterion;

/// The list used when the tournament names none.
///
/// The Dutch system has further criteria of its own. Until those are here, its tables are by points alone, and
/// equal players share the place: better a shared place than an order no rule gave. The same holds when the system
/// is not known.
pub fn preset(system: Option<System>) -> &'static [Criterion] {
    use Criterion::{
        AverageRating, DirectEncounter, DirectFirst, Lot, MedianBuchholz, Mm, Points, Score, Sdos, Sos, Ssos,
        StartNumber,
    };
    match system {
        Some(System::Fide1992) => &[Points, DirectFirst, AverageRating, Lot],
        Some(System::RoundRobin) => &[Points, DirectEncounter, Sdos],
        Some(System::Swiss) => &[Points, Sos, Sdos, DirectEncounter],
        Some(System::McMahon) => &[Mm, Sos, Ssos, DirectEncounter],
        Some(System::Pisqworky2023) => &[Points, Score, MedianBuchholz, StartNumber],
        Some(System::Dutch) | None => &[Points],
    }
}
