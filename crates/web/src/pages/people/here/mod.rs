//! Who works at a place: a tournament, a contest or one of its tournaments.

pub(crate) mod page;
pub(crate) mod routes;
