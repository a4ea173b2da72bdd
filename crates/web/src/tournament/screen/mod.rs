//! The display on the wall, and what it shows.

pub(crate) mod page;
pub(crate) mod routes;
