//! The prover, and the win that a player shows.

pub(crate) mod page;
pub(crate) mod routes;
mod show;
