//! Every player's way through the rounds.

pub(crate) mod page;
pub(crate) mod routes;
