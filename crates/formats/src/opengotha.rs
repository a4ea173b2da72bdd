//! The tournament file of OpenGotha (`.xml`).
//!
//! The program's files differ by version: settings that a file leaves out have that program's defaults, and what
//! Kolo does not know is reported, never silently dropped. Only the look of tables and print-outs is ignored.
//!
//! | in the file | in Kolo |
//! | --- | --- |
//! | `name`, `firstName` | one name, the surname first |
//! | `rank`; `grade` of a professional | rank |
//! | `rating`, `ratingOrigin` | rating; `INI` is none, `MAN` an estimate |
//! | `smmsCorrection` | adjustment of the start coefficient |
//! | `participating` | `0` is an announced absence; to the end of all twenty rounds it is a withdrawal |
//! | `registeringStatus` `PRE` | withdrew before round 1 |
//! | `ByePlayer` | pairing bye |
//! | `handicap`, `tableNumber`, `result` | handicap, board, result; `_BYDEF` is a forfeit |
//! | `genMMBar` `9D`, `genMMFloor` `30K` | no bar, no floor |
//! | `hdCeiling` `0` | no handicap games |
//! | first of `MMS`, `NBW` among the criteria | McMahon, Swiss |
//! | seed systems | seeding of the pairing, on top of the preset that follows OpenGotha |
//!
//! Players are named in games by their key: surname and first name in capitals without blanks.

mod criteria;
mod games;
mod players;
mod reader;
mod settings;
mod time;
mod write_players;
mod write_settings;
mod writer;
mod xml;

pub(crate) use reader::read;
pub(crate) use writer::write;

/// Rounds that OpenGotha knows of.
const MOST_ROUNDS: usize = 20;
/// Players that OpenGotha takes.
const MOST_PLAYERS: usize = 2_000;
/// What stands in the file for a professional grade: the grade is kept beside the rank.
const RATING_MOST: i32 = 2949;

/// The key by which games name a player.
fn key(surname: &str, first_name: &str) -> String {
    format!("{surname}{first_name}").split_whitespace().collect::<String>().to_uppercase()
}
