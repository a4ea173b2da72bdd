//! The clause of a common rule in each rule document.
//!
//! The Dutch system has no page of its own yet; it inherits these rules from the FIDE system of 1992.

use kolo_model::{Clause, Idle, System};

/// Two meet only once.
pub(super) fn meeting(system: System) -> Clause {
    match system {
        System::Fide1992 | System::Dutch => Clause::new("R-B1a"),
        System::Pisqworky2023 => Clause::new("P-6.r1"),
        System::Swiss => Clause::new("G-3.1.2"),
        System::McMahon => Clause::new("G-3.1.3"),
        System::RoundRobin => Clause::new("G-3.1.1"),
    }
}

/// Who does not come is not paired.
pub(super) fn presence(system: System, idle: Idle) -> Clause {
    match system {
        System::Fide1992 | System::Dutch => match idle {
            Idle::Absent => Clause::new("R-F5.1"),
            Idle::PairingBye
            | Idle::FullPointBye
            | Idle::HalfPointBye
            | Idle::ZeroPointBye
            | Idle::AnnouncedAbsence => Clause::new("R-F5.2"),
        },
        System::Pisqworky2023 => Clause::new("K-ROUND"),
        System::Swiss | System::McMahon | System::RoundRobin => Clause::new("G-3.2.1"),
    }
}

/// At most one stays without an opponent.
pub(super) fn one_bye(system: System) -> Clause {
    match system {
        System::Fide1992 | System::Dutch => Clause::new("R-A5.1"),
        System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => bye(system),
    }
}

/// Nobody has a second bye.
pub(super) fn bye(system: System) -> Clause {
    match system {
        System::Fide1992 | System::Dutch => Clause::new("R-B1b"),
        System::Pisqworky2023 => Clause::new("P-6.2"),
        System::Swiss | System::McMahon | System::RoundRobin => Clause::new("G-3.2.2"),
    }
}
