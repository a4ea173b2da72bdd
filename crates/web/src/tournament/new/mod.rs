//! A new tournament of rounds.

pub(crate) mod page;
pub(crate) mod routes;
