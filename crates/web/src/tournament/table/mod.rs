//! Standings, and how a number came about.

pub(crate) mod page;
pub(crate) mod routes;
