//! What a tournament file says about the event as a whole. Kept as text; nothing is decided by it.

use crate::StartNumber;

/// Name, place, dates and officials of the event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventInfo {
    /// Name of the tournament.
    pub name: String,
    /// Town.
    pub city: String,
    /// Federation, for example `CZE`.
    pub federation: String,
    /// First day, as written.
    pub start: String,
    /// Last day, as written.
    pub end: String,
    /// Type of the tournament in words.
    pub kind: String,
    /// Chief arbiter.
    pub chief_arbiter: String,
    /// Deputy arbiters.
    pub deputies: Vec<String>,
    /// Time for thinking, in words.
    pub time_control: String,
    /// Date of each round, as written; empty text where unknown.
    pub round_dates: Vec<String>,
    /// Lines of a tournament file that Kolo does not know, kept as they are: nothing is lost.
    pub other_lines: Vec<String>,
}

/// A named group of individual players, as in a team list of an individual tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamListing {
    /// Name of the team.
    pub name: String,
    /// Its players.
    pub members: Vec<StartNumber>,
}
