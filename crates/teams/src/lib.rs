//! One match: what it consists of, who plays whom, how it ended, and who confirmed that.
//!
//! A [`Shape`] says how many boards a match has, and whether one game or two duels are played on each; the matches of the
//! gomoku contest are three of many. A [`MatchResult`] is what was written down about it, and [`Shape::judge`] says what
//! that counts for. A [`MatchSheet`] is a result with a line-up; [`MatchSheet::check`] names everything that is wrong with
//! it, or gives a [`CheckedSheet`] with its verdict. A line-up is made by [`arrange`].
//!
//! | subject | module |
//! | --- | --- |
//! | boards and games of a match, full score (K-SHAPE, P-3.1.1) | `shape` |
//! | a result as written down, and its verdict | `result` |
//! | a duel and its points (P-3.1.3, P-3.1.6) | `duel` |
//! | a game of two duels, a game forfeited (P-3.2.1, P-3.2.3) | `game` |
//! | members in the order of registration | `roster` |
//! | line-ups, in order or by lot (P-3.1.2) | `line_up`, `arrange` |
//! | clocks, slips and broadcast tables by level (P-3.1.5, P-1.1.6.8) | `level` |
//! | absences and late players (P-2.1.1.3, P-2.1.1.4) | `absence` |
//! | results typed fast | [`notation`] |
//! | a result as one side sees it | `own` |
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
mod own;
mod problem;
mod result;
mod roster;
mod shape;
mod sheet;
mod slip;
mod view;

pub use absence::{
    Absence, Answerable, EndsTooEarly, Informed, Late, LateChoice, LateRuling, Notice, RawAbsence,
    late_at_board,
};
pub use arrange::{Arrangement, AskedBy, Attendance, CannotArrange, arrange, in_order};
pub use duel::{DuelResult, ForfeitBy};
pub use game::{Game, opener};
pub use ids::{BoardNumber, DuelNumber, PlayerId};
pub use level::{BroadcastTables, ClockOffer, ClockRule, Clocks, Level, SlipRule, TableKind};
pub use line_up::{LineUp, Seat, Table};
pub use notation::{NotationProblem, NotationProblemKind, parse_entry, parse_games};
pub use own::OwnReport;
pub use problem::{SheetProblem, SheetProblems};
pub use result::{BoardResult, Judged, MatchResult};
pub use roster::{Roster, RosterMember};
pub use shape::{Games, MOST_BOARDS, MatchPoints, NoSuchShape, Shape};
pub use sheet::{CheckedSheet, HowEnded, MatchSheet, ScoreEntry, Terms, Worth};
pub use slip::{
    Actor, Difference, InvalidSlipEvent, Papers, PastSheet, SettledBy, Settlement, Slip, SlipCommand,
    SlipEvent, SlipNeed, SlipRefusal, SlipState, decide, differences, fuller,
};
pub use view::{GameView, OpenDuel, SheetView};
