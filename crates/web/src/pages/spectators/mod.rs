//! Matches on devices, for spectators.

pub(crate) mod page;
pub(crate) mod routes;
