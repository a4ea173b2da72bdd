//! A contest of several levels, run as one: season, regions, schools, entries, fees, quotas, advancement, seeding,
//! sanctions, and its tournaments (P-1, P-2 of the pIšQworky rules).
//!
//! A [`Contest`] is the log of its office and the logs of its tournaments. [`Contest::give`] does what the office is
//! asked, [`Contest::play_on`] what is asked of a tournament, or a [`Refusal`] names the clause. [`State`] is what the
//! events of the office add up to, [`Play`] a tournament that has started.
//!
//! | subject | module |
//! | --- | --- |
//! | competitions, levels, terms of duels, dates | `category`, `level`, `season` |
//! | what is recorded about regions, schools, people, entries | `facts`, `ids` |
//! | who may take part, line-ups of the day | [`eligibility`] |
//! | regions, areas and schools from spreadsheets; entries | [`tables`], [`registration`] |
//! | fees, waivers, codes | [`fees`] |
//! | how many go on, and who | [`quota`], `advancement` |
//! | order of the grand final | [`seeding`] |
//! | commands, decisions, events, the log | `command`, `decide`, `event`, `contest`, `redo`, `state` |
//! | matches on devices and their results | `screens` |
//! | tournaments: groups, Swiss, slips, incidents and protests, who is away | `venue`, `play`, `desk`, `away` |
//! | sanctions and what they change | `sanction`, `penalties`, `preview` |
//! | one file for all, copies that come together again | [`codec`], `take_in` |
//! | what always holds | [`invariants`] |
//! | a whole season from a seed | [`simulate`] |
//!
//! No I/O, no clock, no floats. Time and author come from outside, and lots from a recorded seed.

mod advancement;
mod away;
mod category;
pub mod codec;
mod command;
mod contest;
mod decide;
mod desk;
pub mod eligibility;
mod erase;
mod event;
mod facts;
pub mod fees;
mod game_key;
mod ids;
pub mod invariants;
mod level;
mod lifting;
mod live;
mod lots;
mod money;
mod numbers;
mod penalties;
mod play;
mod presence;
mod preview;
mod problem;
pub mod quota;
mod redacted;
mod redo;
mod refusal;
pub mod registration;
mod sanction;
mod season;
pub mod seeding;
pub mod simulate;
mod staleness;
mod state;
pub mod tables;
mod take_in;
mod venue;

pub use advancement::Qualified;
pub use away::Away;
pub use category::{Category, Kind};
pub use command::{Command, SanctionOrder, Seats};
pub use contest::{Contest, DamagedLog};
pub use decide::SharesByRegion;
pub use desk::PlayCommand;
pub use erase::ErasingPlayer;
pub use event::{Event, Note, Ranked, Record, VenueQuota};
pub use facts::{Area, Consents, Country, Entry, Member, MemberRole, Player, Region, School, Schooling};
pub use game_key::GameKey;
pub use ids::{AreaId, EntryId, PlayerId, RegionId, SchoolId, VenueId};
pub use kolo_log::{Author, Order, Role, still_means};
pub use kolo_model::{Day, Timestamp, UnreadableDay, UnreadableTimestamp};
pub use kolo_play::duel::Opening;
pub use kolo_tournament::book::{
    Book, BookEvent, BookRefusal, Incident, Protest, ProtestRuling, Remedy, Scene,
};
pub use kolo_tournament::{IncidentId, PairingId, ProtestId, Repeat};
pub use level::{DuelTime, Level, Terms};
pub use live::Clocks;
pub use money::{Currency, Money};
pub use play::{
    Counts, Fixture, GroupSheet, Journal, JournalCommand, JournalProblem, JournalRecord, JournalStep,
    LiveOpening, MatchPart, Misses, Play, Progress, ResultUndo, RoundCommand, SlipRecord, SlipStep, TableRow,
    TieStep, Tied,
};
pub use preview::{Change, differences};
pub use problem::BadId;
pub use redacted::{Showing, TeamPlayers};
pub use refusal::Refusal;
pub use sanction::{Against, Breach, Measure, PlayedMatches, Sanction, Weight};
pub use season::{Scope, Season, Window};
pub use staleness::Taken;
pub use state::{EntryState, InvalidEvent, Phase, Start, State, VenueState};
pub use venue::{Catchment, VenueLanguage, VenuePlan};
