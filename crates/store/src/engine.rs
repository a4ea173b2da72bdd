//! The log's algorithm, written once for both databases.
//!
//! A back end lends connections that can do the few steps of [`LogConnection`]; what is decided
//! between the steps is decided here, so that both databases behave the same.

mod append;
mod backend;
mod connection;
mod log;
mod pooled;
mod queue;
mod rows;
pub(crate) mod sql;
mod steps;

pub(crate) use backend::{Backend, Lease, Purpose};
pub(crate) use connection::{LogConnection, Replies};
pub(crate) use log::Log;
pub(crate) use pooled::Pooled;
pub(crate) use rows::{beat_from_row, defects_from_rows, events_from_rows, stream_from_row, version};
pub(crate) use steps::shared_steps;
