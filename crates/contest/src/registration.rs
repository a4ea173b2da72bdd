//! Lists of entries as CSV: one row per player, as registration forms and spreadsheets have them.
//!
//! [`read_registration`] takes UTF-8 with or without a byte order mark, `;` or `,` between the cells, quotes around them
//! where needed, and headings in Czech, Slovak or English in any order. It reports everything that is wrong with line
//! and column, and takes nothing when anything is. Whether an entry may be taken is not its question: that is
//! [`check_entry`](crate::eligibility::check_entry).
//!
//! **Entries.** Rows with the same entry id are one entry. Without a column of entry ids, rows of the same category,
//! school, part and team are one team, and every row of an individual category is an entry. Ids are then made in the
//! order of the list: team 2 of school `gym` is `gym-2`, counted over both team categories; its third person alone among
//! the cadets is `gym-kadeti-3`, and a person without school is `kadeti-3`.
//!
//! **People.** Rows with the same player id are one person; without a column of player ids, rows with the same name and
//! day of birth. Member 3 of the entry `gym-2` is then `gym-2-3`, unless an earlier row has the person. The school of a
//! person is that of the first row.
//!
//! [`write_registration`] writes the same list with all ids, so that it reads back as it was.

mod cells;
mod column;
mod entries;
mod line;
mod people;
mod problem;
mod reader;
mod teams;
mod values;
mod writer;

use kolo_model::{Name, Spot};

use crate::{Entry, Player, SchoolId};

pub use column::RegistrationColumn;
pub use problem::{RegistrationFault, RegistrationProblem, RegistrationProblems};
pub use reader::read_registration;
pub use teams::{TeamList, TeamListFault, TeamListProblem, read_teams};
pub use writer::write_registration;

/// A list of entries that was read; nothing in it has been held against the rules yet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Registration {
    /// Schools that the rows name, in the order of the list.
    pub schools: Vec<Spot<NamedSchool>>,
    /// People, each once, with their first rows.
    pub players: Vec<Spot<Player>>,
    /// Entries with their first rows.
    pub entries: Vec<Spot<Entry>>,
}

/// A school as a list names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedSchool {
    /// Its id.
    pub id: SchoolId,
    /// Its name, if the list has it.
    pub name: Option<Name>,
}
