//! What the file of a criterion says about it.

use kolo_messages::Message;
use kolo_model::{Clause, System};

use crate::Criterion;
use crate::table::Table;
use crate::tie_break::Modifiers;

/// A criterion. Each stands in the file of its criterion and once in a list: `criteria.rs`, or `criteria/fide_c07.rs`
/// for the tie-breaks of C.07. Names, parsing, clauses, messages, choices and checks of lists come from there.
pub(crate) struct Rule {
    /// The name on the command line and in files, for ever the same.
    pub(crate) code: &'static str,
    /// The codes with modifiers, for a tie-break of C.07.
    pub(crate) modified: &'static [(&'static str, Modifiers)],
    /// Other names that are understood. What is shown is the code.
    pub(crate) other_names: &'static [&'static str],
    /// The clause that defines it in a tournament played by a system.
    pub(crate) clause: fn(Option<System>) -> Clause,
    /// The short heading of its column; without one it is the code, the same in every language.
    pub(crate) heading: Option<fn() -> Message>,
    /// What it is, in one sentence.
    pub(crate) meaning: fn() -> Message,
    /// Where it may stand.
    pub(crate) allowed: Allowed,
    /// Adds its column, and splits those who are still equal.
    pub(crate) apply: fn(&mut Table, Criterion),
}

/// Where a criterion may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Allowed {
    /// Once, in any list.
    Once,
    /// Once, but not in a round robin, because it takes all opponents together, won or lost. All players have the
    /// same opponents there, so that such a sum only repeats the own points: SOS and Buchholz the other way round,
    /// SSOS as they are, and those that leave out the weakest or strongest are the same for all with equal points.
    NotInRoundRobin,
    /// Once, in McMahon.
    OnlyInMcMahon,
    /// More than once (type A of article 4.3 of C.07): it looks at those who are still equal, and they are fewer
    /// the next time.
    Again,
}
