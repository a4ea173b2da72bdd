//! A match of gomoku on devices: two tablets, or two players far from each other.
//!
//! A [`LiveMatch`] is what its events add up to. [`LiveMatch::decide`] turns a [`Command`] of a player or the arbiter into
//! events, or names the clause that stands against it; [`LiveMatch::apply`] takes an event in. Both go through the same
//! rules, so a log that was written here reads back. When the last duel ends, the slip of the match is filled in by itself.
//!
//! | subject | module |
//! | --- | --- |
//! | what is agreed before: boards, players, opening, time | `setting` |
//! | one duel with its clock and offers | `table` |
//! | what is said at the end of its time: claims, or a draw | `limit` |
//! | its name in a tournament, what becomes of its result there | `id`, `delivery` |
//! | seats and their secrets | `command`, `key` |
//! | what can be done, what happened | `command`, `event` |
//! | what follows | `decide`, `state`, `refusal` |
//! | what a device shows | [`view`] |
//!
//! No I/O, no clock, no floats: time and what the line took come from outside, in milliseconds.

mod command;
mod decide;
mod delivery;
mod event;
mod id;
mod key;
mod limit;
mod refusal;
mod setting;
mod state;
mod table;
pub mod view;

pub use command::{ArbiterAct, Command, PlayerAct, Seat};
pub use delivery::Delivery;
pub use event::{Away, Event, Examined, Finding, Record, StoppedBy};
pub use id::{BadLiveId, LiveId};
pub use key::{KeyHash, UnreadableHash};
pub use refusal::{LONGEST_REASON, LiveRefusal};
pub use setting::{BoardSetting, ContestHome, Home, Setting, TournamentHome};
pub use state::{ClaimedPosition, InvalidEvent, LiveMatch, OpenClaim};
