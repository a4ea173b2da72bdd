//! The kernel of every log that has undo: orders, records, steps, replay, and the one law of undo (K-UNDO).
//!
//! An [`Order`] says who wants something, in which role, when and why; what it leads to is written as lines.
//!
//! A [`Machine`] is a state that its records alone make. A [`Log`] holds the records, knows which steps are undone, and
//! keeps the state that the others add up to. What one order wrote is one [`Step`]. Undo and redo are records like all
//! others; [`Log::undo`] and [`Log::redo`] say whether the law allows them, and what the state would be.
//!
//! A machine adds its own rules between the two questions of a [`Turn`]: what may be a target at all, and what the state
//! afterwards may look like.

mod log;
mod machine;
mod order;
mod staleness;
mod step;
mod undo;

pub use crate::log::{Damaged, Flaw, Log, Prepared};
pub use crate::machine::Machine;
pub use crate::order::{Author, Happening, Line, Order, Role, Timestamp};
pub use crate::staleness::still_means;
pub use crate::step::{Effect, Record, Step};
pub use crate::undo::{Instead, Turn, UndoRefusal};
