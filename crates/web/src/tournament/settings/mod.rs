//! The settings of a tournament.

pub(crate) mod page;
pub(crate) mod routes;
