//! What happened in the office of the contest. Events are written once and never changed; their names and fields
//! are kept for ever. What happens in a tournament stands in the log of that tournament.

use kolo_model::Name;
use serde::{Deserialize, Serialize};

use crate::fees::FeeState;
use crate::quota::Method;
use crate::{
    Against, Area, Away, Category, Entry, EntryId, Level, Player, PlayerId, Region, Sanction, School, Season,
    VenueId, VenuePlan,
};

/// One line of the log: what happened, when, by whom and why (K-WHO).
pub type Record = kolo_log::Line<Event>;

/// How many go on from a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VenueQuota {
    /// From where.
    pub venue: VenueId,
    /// How many.
    pub seats: u32,
}

/// A place in the final order of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranked {
    /// Who.
    pub entry: EntryId,
    /// The place; those who share one have the same number.
    pub place: u32,
}

/// Something that is still owed to the organiser (P-1.1.6.10, P-1.2.3.8) or kept in mind for them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Note {
    /// A person may watch (P-1.1.2.10).
    Spectator {
        /// Where.
        venue: VenueId,
        /// Who.
        name: Name,
    },
    /// A player is away for a longer time (P-2.1.1.3).
    Absence(Away),
    /// The winner has sent photos of using the main prize (P-1.1.6.10, P-1.2.3.8).
    PrizePhotos {
        /// Who.
        entry: EntryId,
    },
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The contest was opened.
    Opened {
        /// Its season.
        season: Season,
    },
    /// Dates of the season were changed before the first tournament started.
    SeasonChanged {
        /// The season now.
        season: Season,
    },
    /// A region was recorded or changed.
    Region(Region),
    /// An area was recorded or changed.
    Area(Area),
    /// A school was recorded or changed.
    School(School),
    /// A person was recorded, or what is known about them was corrected.
    Player(Player),
    /// A team or an individual was entered.
    Entered(Entry),
    /// An entry was corrected before entries closed.
    Amended {
        /// The entry now.
        entry: Entry,
    },
    /// A name that was mistyped was corrected.
    Renamed {
        /// Whose.
        who: Against,
        /// The right name.
        name: Name,
        /// At which tournament, if it was at one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<VenueId>,
    },
    /// An entry was withdrawn.
    Withdrawn {
        /// Which.
        entry: EntryId,
    },
    /// A fee was settled (P-1.1.2.7, P-1.1.2.8, P-1.2.1.8, P-1.2.1.9).
    Fee {
        /// Of which entry.
        entry: EntryId,
        /// How.
        fee: FeeState,
    },
    /// A tournament was announced, or its announcement changed before it started.
    Venue(VenuePlan),
    /// A participant was placed in a tournament, or chose it (P-1.2.2.4).
    Placed {
        /// Who.
        entry: EntryId,
        /// Where.
        venue: VenueId,
    },
    /// The numbers of those who go on were published (P-1.1.4.1, P-1.1.5.1, P-1.2.2.3).
    QuotasPublished {
        /// In which competition.
        category: Category,
        /// From which level.
        level: Level,
        /// Shared by this method.
        method: Method,
        /// How many from where.
        quotas: Vec<VenueQuota>,
    },
    /// A participant came to a tournament with these players (P-1.1.2.2, P-1.1.2.5).
    CheckedIn {
        /// To which.
        venue: VenueId,
        /// Who.
        entry: EntryId,
        /// Those who play, board 1 first.
        players: Vec<PlayerId>,
    },
    /// The players with whom a participant came were corrected after the start (P-1.1.2.2, P-1.1.2.4).
    PresenceCorrected {
        /// To which.
        venue: VenueId,
        /// Who.
        entry: EntryId,
        /// Those who play, board 1 first.
        players: Vec<PlayerId>,
    },
    /// A participant does not come to a level they had reached or entered (P-1.2.1.7); the next in order takes the
    /// place.
    Declined {
        /// Who.
        entry: EntryId,
        /// To which level.
        level: Level,
    },
    /// The seeding of a grand final was published (P-1.2.3.6.2).
    SeedingPublished {
        /// Of which tournament.
        venue: VenueId,
        /// Number 1 first.
        order: Vec<EntryId>,
    },
    /// A tournament started: who plays is fixed (P-1.1.2.2).
    Started {
        /// Which.
        venue: VenueId,
        /// Who plays, in the order of the start numbers.
        field: Vec<EntryId>,
        /// The seed of its lots.
        seed: u64,
    },
    /// A tournament ended with this order.
    Closed {
        /// Which.
        venue: VenueId,
        /// The best first.
        order: Vec<Ranked>,
    },
    /// A tournament that ended was opened again.
    Reopened {
        /// Which.
        venue: VenueId,
    },
    /// A sanction.
    Sanctioned(Sanction),
    /// Something to keep in mind.
    Noted(Note),
    /// An earlier event does not count any more.
    Undone {
        /// Its number, from 1.
        step: u64,
    },
    /// An event that did not count any more counts again.
    Redone {
        /// Its number, from 1.
        step: u64,
    },
}

impl Event {
    /// Whether a name may differ after it: people and entries recorded again, or steps about them that count
    /// otherwise.
    pub(crate) fn is_about_names(&self) -> bool {
        matches!(
            self,
            Event::Player(_)
                | Event::Amended { .. }
                | Event::Renamed { .. }
                | Event::Undone { .. }
                | Event::Redone { .. }
        )
    }
}
