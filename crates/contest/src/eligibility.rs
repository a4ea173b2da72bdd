//! Who may take part: people, rosters, schools, and who sits down at a tournament.
//!
//! [`check_entry`] goes through the list of rules in this file and reports everything at once; [`check_person`] looks
//! at one person and a category, [`check_lineup`] at those who came to a tournament.
//!
//! | rule | module |
//! | --- | --- |
//! | school years and ages (P-1.1.1.8, P-1.1.1.10, P-1.2.1.2) | `person` |
//! | all are known, no player stands there twice, sizes (P-1.1.2.1, P-1.1.2.5) | `roster` |
//! | the captain (P-1.1.2.6) | `captain` |
//! | consents (P-1.1.1.3, P-1.1.1.4, P-1.2.1.4, P-1.2.1.5) | `consent` |
//! | regular player of one team only (P-1.1.2.2) | `one_team` |
//! | four teams a school, or a merged part of it (P-1.1.3.1, P-1.1.3.2) | `school` |
//! | who plays on the day (P-1.1.2.2, P-1.1.2.4, P-1.1.2.5) | `line_up` |

mod captain;
mod consent;
mod line_up;
mod neighbours;
mod one_team;
mod person;
mod problem;
mod roster;
mod school;

use std::collections::BTreeMap;

use crate::{Entry, EntryId, Player, PlayerId, School, SchoolId, Season};

pub use consent::Consent;
pub use line_up::{LineUp, LineUpProblem, check_lineup};
pub(crate) use neighbours::Neighbours;
pub use person::{Ineligible, IneligibleBecause, check_person};
pub use problem::{EntryFault, EntryProblem};
pub use school::MOST_TEAMS;

/// Everything that is recorded so far.
#[derive(Debug, Clone, Copy)]
pub struct Register<'a> {
    /// People by their ids.
    pub players: &'a BTreeMap<PlayerId, Player>,
    /// Schools by their ids.
    pub schools: &'a BTreeMap<SchoolId, School>,
    /// Entries that count, by their ids. An entry that is looked at may stand among them or not.
    pub entries: &'a BTreeMap<EntryId, Entry>,
}

/// One entry and what it is held against.
struct Case<'a> {
    entry: &'a Entry,
    register: Register<'a>,
    season: &'a Season,
}

impl<'a> Case<'a> {
    /// The members who are recorded, each once, in the order of registration.
    fn people(&self) -> Vec<&'a Player> {
        let mut people: Vec<&Player> = Vec::new();
        for member in &self.entry.members {
            let found = self.register.players.get(&member.player);
            people.extend(found.filter(|player| !people.iter().any(|known| known.id == player.id)));
        }
        people
    }

    /// The other entries that count.
    fn others(&self) -> impl Iterator<Item = &'a Entry> {
        let own = &self.entry.id;
        self.register.entries.values().filter(move |entry| entry.id != *own)
    }
}

/// A rule adds what it finds.
type Rule = fn(&Case<'_>, &mut Vec<EntryFault>);

/// What an entry is held against, in this order.
const RULES: [Rule; 8] = [
    roster::all_are_known,
    roster::nobody_stands_there_twice,
    roster::as_many_as_allowed,
    captain::one_of_the_members,
    one_team::regular_once,
    one_team::individual_once,
    school::is_known,
    school::has_the_part,
];

/// What the office looks at besides; an organiser without an office answers for it (K-ALONE).
const RULES_OF_THE_OFFICE: [Rule; 3] = [person::all_may_take_part, consent::all_agreed, school::has_room];

/// Everything that is wrong with an entry; nothing if it may be taken.
pub fn check_entry(entry: &Entry, register: Register<'_>, season: &Season) -> Vec<EntryProblem> {
    let case = Case { entry, register, season };
    let mut faults = Vec::new();
    for rule in RULES {
        rule(&case, &mut faults);
    }
    if season.has_office() {
        for rule in RULES_OF_THE_OFFICE {
            rule(&case, &mut faults);
        }
    }
    let problem = |fault| EntryProblem { entry: entry.id.clone(), name: entry.name.clone(), fault };
    faults.into_iter().map(problem).collect()
}
