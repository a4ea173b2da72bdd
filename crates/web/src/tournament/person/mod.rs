//! The organiser's page of one player.

pub(crate) mod page;
pub(crate) mod routes;
