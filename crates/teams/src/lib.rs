//! One match of the gomoku contest: what it consists of, who plays whom, how it ended, and who confirmed that.
//!
//! A match has games, a game has two duels. A [`MatchSheet`] is what was written down; [`MatchSheet::check`] names
//! everything that is wrong with it, or gives a [`CheckedSheet`] with its [`MatchResult`]. A line-up is made by
//! [`arrange`].
//!
//! | subject | module |
//! | --- | --- |
//! | games of a match, full score (P-3.1.1) | `shape` |
//! | a duel and its points (P-3.1.3, P-3.1.6) | `duel` |
//! | a game of two duels, a game forfeited (P-3.2.1, P-3.2.3) | `game` |
//! | members in the order of registration | `roster` |
//! | line-ups, in order or by lot (P-3.1.2) | `line_up`, `arrange` |
//! | clocks, slips and broadcast tables by level (P-3.1.5, P-1.1.6.8) | `level` |
//! | absences and late players (P-2.1.1.3, P-2.1.1.4) | `absence` |
//! | results typed fast | [`notation`] |
//! | reports of both sides, settled or decided (P-2.1.1.5) | `slip` |
//! | the sheet to look at | `view` |
//! | the sheet, its check and the match points (P-3.1.4, P-2.1.1.6, P-2.1.1.7) | `sheet`, `problem` |
//!
//! No I/O, no clock, no floats, and no chance but that of a seed which is passed in.

mod absence;
mod arrange;
mod duel;
mod game;
mod ids;
mod level;
mod line_up;
pub mod notation;
mod problem;
mod roster;
mod shape;
mod sheet;
mod slip;
mod view;

pub use absence::{
    Absence, Answerable, EndsTooEarly, Late, LateChoice, LateRuling, Notice, RawAbsence, Told, late_at_board,
};
pub use arrange::{Arrangement, AskedBy, Attendance, CannotArrange, arrange};
pub use duel::{DuelResult, ForfeitBy};
pub use game::{Game, opener};
pub use ids::{BoardNumber, DuelNumber, PlayerId};
pub use level::{BroadcastTables, ClockOffer, ClockRule, Clocks, Level, SlipRule, TableKind};
pub use line_up::{LineUp, Seat, Table};
pub use notation::{NotationProblem, NotationProblemKind, parse_entry, parse_games};
pub use problem::{SheetProblem, SheetProblems};
pub use roster::{Roster, RosterMember};
pub use shape::{MatchShape, NoSuchShape};
pub use sheet::{CheckedSheet, Entry, HowEnded, MatchResult, MatchSheet, ScoreEntry, Terms};
pub use slip::{
    Actor, Difference, InvalidSlipEvent, Papers, PastSheet, SettledBy, Settlement, Slip, SlipCommand,
    SlipEvent, SlipNeed, SlipRefusal, SlipState, decide, differences,
};
pub use view::{GameView, OpenDuel, SheetView};
