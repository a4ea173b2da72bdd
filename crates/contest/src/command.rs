//! A command: what is asked to happen in the contest.

use kolo_model::Name;

use crate::event::Note;
use crate::fees::{DiscountCode, PaidWhen};
use crate::quota::Method;
use crate::{
    Against, Area, Category, Entry, EntryId, Level, Money, Player, PlayerId, Region, Sanction, School,
    Season, VenueId, VenuePlan,
};

/// What can be asked of the office.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Change the dates of the season.
    ChangeSeason(Season),
    /// Record a region, or change it.
    SetRegion(Region),
    /// Record an area, or change it.
    SetArea(Area),
    /// Record a school, or change it.
    SetSchool(School),
    /// Correct what is known about a person.
    CorrectPlayer(Player),
    /// Enter people and entries, all or none.
    Register {
        /// People who are new.
        players: Vec<Player>,
        /// Teams and individuals.
        entries: Vec<Entry>,
    },
    /// Correct a name that was mistyped, at any time; the roster stays as it is (P-1.1.2.3).
    Rename {
        /// Whose.
        who: Against,
        /// The right name.
        name: Name,
        /// At which tournament, if it is done at one.
        at: Option<VenueId>,
    },
    /// Correct an entry before entries close.
    Amend(Entry),
    /// Take an entry back.
    Withdraw(EntryId),
    /// Record that a fee was paid.
    Pay {
        /// For which entry.
        entry: EntryId,
        /// When.
        when: PaidWhen,
        /// How much; what is due if left out.
        amount: Option<Money>,
    },
    /// Waive the fee of a host school's team (P-1.1.2.8).
    Waive(EntryId),
    /// Use the code of a team instead of a fee (P-1.2.1.9).
    UseCode {
        /// For which entry.
        entry: EntryId,
        /// The code.
        code: DiscountCode,
    },
    /// Announce a tournament, or change its announcement before it starts.
    Announce(VenuePlan),
    /// Place an entry in a tournament of its level (P-1.2.2.4).
    Place {
        /// Who.
        entry: EntryId,
        /// Where.
        venue: VenueId,
    },
    /// Share and publish how many go on from the tournaments of a level.
    PublishQuotas {
        /// In which competition.
        category: Category,
        /// From which level.
        level: Level,
        /// How many go on.
        seats: Seats,
        /// By which method.
        method: Method,
    },
    /// Check a participant in with their players; without any, the regular ones.
    CheckIn {
        /// Where.
        venue: VenueId,
        /// Who.
        entry: EntryId,
        /// Those who play.
        players: Vec<PlayerId>,
    },
    /// Correct who came for a team that plays already: a player of its roster was not ticked, or came later.
    CorrectPresence {
        /// Where.
        venue: VenueId,
        /// Who.
        entry: EntryId,
        /// Those who play.
        players: Vec<PlayerId>,
    },
    /// Record that a participant does not come to a level.
    Decline {
        /// Who.
        entry: EntryId,
        /// To which level.
        level: Level,
    },
    /// Publish the seeding of a grand final.
    PublishSeeding(VenueId),
    /// Start a tournament: the field is fixed.
    Start(VenueId),
    /// Open a tournament again that was closed.
    Reopen(VenueId),
    /// Keep something in mind.
    Note(Note),
    /// Let an earlier event of the office not count (K-UNDO), by its number from 1.
    Undo(u64),
    /// Let an event of the office count again that was undone (K-UNDO).
    Redo(u64),
}

/// How many go on from a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seats {
    /// As many as the next level has room for by the rules: the field of the grand final (P-1.1.5.1, P-1.2.2.1).
    ByRules,
    /// So many in each region, from areas to regional tournaments (P-1.1.4.1).
    PerRegion(u32),
    /// So many in all.
    InAll(u32),
}

/// A sanction wanted, and what becomes of later results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SanctionOrder {
    /// The sanction.
    pub sanction: Sanction,
    /// What becomes of later results that no longer hold (K-LATER).
    pub later: kolo_stages::Later,
}
