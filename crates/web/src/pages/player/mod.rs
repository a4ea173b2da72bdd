//! The place of a player at a board.

pub(crate) mod page;
pub(crate) mod routes;
