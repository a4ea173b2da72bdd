//! References to the rule documents.

use std::fmt;

/// The id of a clause as it stands in `docs/rules/`: `R-…` FIDE 1992, `T-…` the tie-breaks of FIDE C.07,
/// `G-…` Czech Go Association, `P-…` pIšQworky, `K-…` rules of our own.
///
/// A test reads the sources and checks that every id used has its row in the documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause(&'static str);

impl Clause {
    /// Refers to the clause with this id.
    pub const fn new(id: &'static str) -> Self {
        Clause(id)
    }

    /// The id, for example `R-B1a`.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl From<Clause> for kolo_messages::Arg {
    fn from(clause: Clause) -> Self {
        kolo_messages::Arg::from(clause.0)
    }
}
