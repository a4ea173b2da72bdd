//! Published pairings that are changed for a reason the rules list.

pub(crate) mod page;
pub(crate) mod routes;
