//! The clause of a common rule in each rule document.

use kolo_model::{Clause, Idle, System};

/// Two meet only once.
pub(super) fn meeting(system: System) -> Clause {
    match system {
        System::Fide1992 => Clause::new("R-B1a"),
        System::Dutch => Clause::new("D-2.1.1"),
        System::Pisqworky2023 => Clause::new("P-6.r1"),
        System::Swiss => Clause::new("G-3.1.2"),
        System::McMahon => Clause::new("G-3.1.3"),
        System::RoundRobin => Clause::new("G-3.1.1"),
    }
}

/// Who does not come is not paired.
pub(super) fn presence(system: System, idle: Idle) -> Clause {
    let (withdrawn, announced) = match system {
        System::Fide1992 => ("R-F5.1", "R-F5.2"),
        System::Dutch => ("D-C.04.2-3.2", "D-C.04.2-3.3"),
        System::Pisqworky2023 => return Clause::new("K-ROUND"),
        System::Swiss | System::McMahon | System::RoundRobin => return Clause::new("G-3.2.1"),
    };
    match idle {
        Idle::Absent => Clause::new(withdrawn),
        Idle::PairingBye
        | Idle::FullPointBye
        | Idle::HalfPointBye
        | Idle::ZeroPointBye
        | Idle::AnnouncedAbsence => Clause::new(announced),
    }
}

/// At most one stays without an opponent.
pub(super) fn one_bye(system: System) -> Clause {
    match system {
        System::Fide1992 => Clause::new("R-A5.1"),
        System::Dutch => Clause::new("D-1.9.1"),
        System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => bye(system),
    }
}

/// No player has a second bye.
pub(super) fn bye(system: System) -> Clause {
    match system {
        System::Fide1992 => Clause::new("R-B1b"),
        System::Dutch => Clause::new("D-2.1.2"),
        System::Pisqworky2023 => Clause::new("P-6.2"),
        System::Swiss | System::McMahon | System::RoundRobin => Clause::new("G-3.2.2"),
    }
}

/// No player has one side three times in a row.
pub(super) fn third_time(system: System) -> Clause {
    of_sides(system, "R-B2b")
}

/// No player has one side three times more often than the other.
pub(super) fn side_too_often(system: System) -> Clause {
    of_sides(system, "R-B2a")
}

/// Only chess has rules about sides; in the Dutch system one article stands for both.
fn of_sides(system: System, of_1992: &'static str) -> Clause {
    match system {
        System::Dutch => Clause::new("D-2.1.3"),
        System::Fide1992 | System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => {
            Clause::new(of_1992)
        }
    }
}
