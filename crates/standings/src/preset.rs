//! The usual order of criteria, per system (G-3.3.4, R-F10.1 to R-F10.4).

use kolo_model::System;

use crate::Criterion;

/// The list used when the tournament names none.
///
/// The Dutch system and the gomoku contest have further criteria of their own. Until those are here, their tables
/// are by points alone, and equal players share the place: better a shared place than an order no rule gave. The
/// same holds when the system is not known.
pub fn preset(system: Option<System>) -> &'static [Criterion] {
    use Criterion::{AverageRating, DirectEncounter, DirectFirst, Lot, Mm, Points, Sdos, Sos, Ssos};
    match system {
        Some(System::Fide1992) => &[Points, DirectFirst, AverageRating, Lot],
        Some(System::RoundRobin) => &[Points, DirectEncounter, Sdos],
        Some(System::Swiss) => &[Points, Sos, Sdos, DirectEncounter],
        Some(System::McMahon) => &[Mm, Sos, Ssos, DirectEncounter],
        Some(System::Dutch | System::Pisqworky2023) | None => &[Points],
    }
}
