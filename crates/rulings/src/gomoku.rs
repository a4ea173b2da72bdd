//! Situations of the gomoku contest (P-2, P-3, P-4), one module a subject.

mod board;
mod clock;
mod flags;
mod misconduct;
mod presence;
mod time_limit;

pub use board::{LeftGame, UnclearMark, UndueDelay};
pub use clock::{ClockDisputed, ClockPlace, ClockWanted, FaultyClock, Interruption};
pub use flags::{ClockStopped, PointedOut, TimeOver};
pub use misconduct::ContestMisconduct;
pub use presence::{LongAbsence, OpenQuestion, PlayerLate};
pub use time_limit::TimeLimit;
