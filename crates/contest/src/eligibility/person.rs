//! Who may play in which category (P-1.1.1.8, P-1.1.1.10, P-1.2.1.2).
//!
//! Teams and cadets: grades 6 to 9, a secondary school, or the matching year of a longer grammar school. A team of the
//! primary schools: all under 16 on the first day of the area tournaments, and primary education not finished.
//! Pupils of grades 6 to 9 may strengthen a team of a secondary school; only the other way is barred. Veterans: 26 or
//! younger on the day of the announcement, at school or not.

use kolo_messages::Message;
use kolo_model::{Clause, Name};

use super::{Case, EntryFault};
use crate::{Category, Day, Kind, Player, PlayerId, Schooling, Season};

/// Grades of primary education the contest is for (P-1.1.1.8).
const GRADES: std::ops::RangeInclusive<u8> = 6..=9;

/// The age at which a person is too old for a team of the primary schools (P-1.1.1.10).
const TOO_OLD_FOR_ZS: u16 = 16;

/// The highest age of a veteran (P-1.2.1.2).
const OLDEST_VETERAN: u16 = 26;

/// A person who may not take part in a category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ineligible {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: Name,
    /// In which category.
    pub category: Category,
    /// Why not.
    pub because: IneligibleBecause,
}

/// Why a person may not take part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IneligibleBecause {
    /// A grade of primary education that the contest is not for.
    Grade(u8),
    /// At no primary or secondary school.
    NotAtSchool,
    /// Too old for a team of the primary schools.
    NotUnder16 {
        /// How old.
        age: u16,
        /// On which day.
        on: Day,
    },
    /// Primary education is finished.
    PrimaryFinished,
    /// The day of birth or the school year is not known.
    NotKnown,
    /// Too old for a veteran.
    Over26 {
        /// How old.
        age: u16,
        /// On which day.
        on: Day,
    },
}

impl Ineligible {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self.because {
            IneligibleBecause::Grade(_) | IneligibleBecause::NotAtSchool | IneligibleBecause::NotKnown => {
                match self.category.kind() {
                    Kind::Teams => "P-1.1.1.8",
                    Kind::Individuals => "P-1.2.1.2",
                }
            }
            IneligibleBecause::NotUnder16 { .. } | IneligibleBecause::PrimaryFinished => "P-1.1.1.10",
            IneligibleBecause::Over26 { .. } => "P-1.2.1.2",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        let message = match self.because {
            IneligibleBecause::Grade(grade) => Message::new("pieces-grade").with("grade", grade),
            IneligibleBecause::NotAtSchool => Message::new("pieces-not-at-school"),
            IneligibleBecause::NotKnown => Message::new("pieces-not-known"),
            IneligibleBecause::NotUnder16 { age, on } => {
                Message::new("pieces-not-under-16").with("age", age).with("day", on)
            }
            IneligibleBecause::PrimaryFinished => Message::new("pieces-primary-finished"),
            IneligibleBecause::Over26 { age, on } => {
                Message::new("pieces-over-26").with("age", age).with("day", on)
            }
        };
        message.with("player", &self.name)
    }
}

/// Why a person may not take part in a category; nothing if they may.
pub fn check_person(player: &Player, category: Category, season: &Season) -> Vec<Ineligible> {
    let reasons = match category {
        Category::Zs => vec![schooling(player, category), under_16(player, season)],
        Category::Ss | Category::Kadeti => vec![schooling(player, category)],
        Category::Veterani => vec![at_most_26(player, season)],
    };
    let ineligible =
        |because| Ineligible { player: player.id.clone(), name: player.name.clone(), category, because };
    reasons.into_iter().flatten().map(ineligible).collect()
}

/// The school year fits the category (P-1.1.1.8, P-1.1.1.10, P-1.2.1.2).
fn schooling(player: &Player, category: Category) -> Option<IneligibleBecause> {
    let Some(schooling) = player.schooling else { return Some(IneligibleBecause::NotKnown) };
    match schooling {
        Schooling::Grade(grade) => (!GRADES.contains(&grade)).then_some(IneligibleBecause::Grade(grade)),
        Schooling::Secondary => (category == Category::Zs).then_some(IneligibleBecause::PrimaryFinished),
        Schooling::Left => Some(IneligibleBecause::NotAtSchool),
    }
}

/// Rosters are fixed from the entry on, so age is checked once: on the first possible day of play (P-1.1.1.10).
fn under_16(player: &Player, season: &Season) -> Option<IneligibleBecause> {
    let on = season.area.from;
    let Some(born) = player.born else { return Some(IneligibleBecause::NotKnown) };
    let age = born.age_on(on);
    (age >= TOO_OLD_FOR_ZS).then_some(IneligibleBecause::NotUnder16 { age, on })
}

/// Age on the day of the announcement (P-1.2.1.2).
fn at_most_26(player: &Player, season: &Season) -> Option<IneligibleBecause> {
    let on = season.announced;
    let Some(born) = player.born else { return Some(IneligibleBecause::NotKnown) };
    let age = born.age_on(on);
    (age > OLDEST_VETERAN).then_some(IneligibleBecause::Over26 { age, on })
}

/// Every member may play in the category; one who may not bars the entry (P-1.1.1.10).
pub(super) fn all_may_take_part(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    for player in case.people() {
        let found = check_person(player, case.entry.category, case.season);
        faults.extend(found.into_iter().map(EntryFault::Person));
    }
}
