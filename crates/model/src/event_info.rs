//! What a tournament file says about the event as a whole. Kept as text; nothing is decided by it.

use serde::{Deserialize, Serialize};

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
    /// How the tournament file was laid out.
    pub layout: TrfLayout,
}

/// How a tournament file was laid out, so that it looks the same when it is written again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrfLayout {
    /// Which lines carry the settings.
    pub dialect: TrfDialect,
    /// How the numbers of opponents are filled up to four columns.
    pub opponents: OpponentPadding,
    /// The counts stated in the heading, in the order of [`CountLine`].
    pub counts: Vec<CountLine>,
}

/// Which lines of a tournament file carry rounds, colour, points and accelerations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrfDialect {
    /// TRF16 with the lines `XXR`, `XXC`, `XXS` and `XXA` of the pairing engines.
    #[default]
    Trf16,
    /// The lines `142`, `152`, `162` and `250` of TRF26.
    Trf26,
}

/// How the number of an opponent is filled up to four columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpponentPadding {
    /// `   7`.
    #[default]
    Spaces,
    /// `0007`.
    Zeros,
}

/// A line of the heading that states a count. The number itself is counted again when the file is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountLine {
    /// How many players there are.
    Players,
    /// How many of them have a rating.
    RatedPlayers,
    /// How many teams there are.
    Teams,
}

/// A named group of individual players, as in a team list of an individual tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamListing {
    /// Name of the team.
    pub name: String,
    /// Its players.
    pub members: Vec<StartNumber>,
}
