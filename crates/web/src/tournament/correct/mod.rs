//! One game of a round: its result corrected, and what else can be said of it.

pub(crate) mod game;
pub(crate) mod page;
pub(crate) mod routes;
