//! Links of players, to be printed or scanned.

pub(crate) mod page;
pub(crate) mod routes;
