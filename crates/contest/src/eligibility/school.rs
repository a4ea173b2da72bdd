//! Teams of a school (P-1.1.3.1, P-1.1.3.2): at most four, both categories together. A school that was merged from
//! several has four for each of its parts, and every team names the part it comes from.

use super::{Case, EntryFault};
use crate::{Entry, Kind, School};

/// Teams that a school, or a merged part of it, may have (P-1.1.3.1, P-1.1.3.2).
pub const MOST_TEAMS: usize = 4;

/// A team has a school, and any school that is named is recorded (P-1.1.3.1).
pub(super) fn is_known(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    match (&case.entry.school, case.entry.category.kind()) {
        (None, Kind::Individuals) => {}
        (None, Kind::Teams) => faults.push(EntryFault::NoSchool),
        (Some(id), Kind::Teams | Kind::Individuals) => {
            if !case.register.schools.contains_key(id) {
                faults.push(EntryFault::UnknownSchool(id.clone()));
            }
        }
    }
}

/// A team of a merged school names a part of it; other schools have none (P-1.1.3.2).
pub(super) fn has_the_part(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    let Some(school) = known_school(case) else { return };
    let name = || school.name.clone();
    let parts = school.parts.len();
    match case.entry.part {
        None if parts > 0 && case.entry.category.kind() == Kind::Teams => {
            faults.push(EntryFault::PartMissing { school: name(), parts });
        }
        Some(part) if !is_part(part, parts) => {
            faults.push(EntryFault::UnknownPart { school: name(), part, parts });
        }
        None | Some(_) => {}
    }
}

/// The school, or its part, has fewer than four other teams (P-1.1.3.1, P-1.1.3.2).
pub(super) fn has_room(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    let Some(school) = known_school(case).filter(|_| case.entry.category.kind() == Kind::Teams) else {
        return;
    };
    let beside = |other: &&Entry| {
        other.category.kind() == Kind::Teams
            && other.school == case.entry.school
            && other.part == case.entry.part
    };
    let others: Vec<_> = case.others().filter(beside).map(|other| other.name.clone()).collect();
    if others.len() >= MOST_TEAMS {
        faults.push(EntryFault::SchoolFull { school: school.name.clone(), part: case.entry.part, others });
    }
}

fn known_school<'a>(case: &Case<'a>) -> Option<&'a School> {
    case.register.schools.get(case.entry.school.as_ref()?)
}

/// Parts are counted from 1.
fn is_part(part: u32, parts: usize) -> bool {
    part >= 1 && usize::try_from(part).is_ok_and(|part| part <= parts)
}
