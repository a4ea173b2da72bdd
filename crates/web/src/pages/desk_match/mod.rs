//! One match, run from the organiser's pages.

pub(crate) mod page;
pub(crate) mod routes;
