//! A player's own page.

pub(crate) mod page;
pub(crate) mod routes;
mod seat;
