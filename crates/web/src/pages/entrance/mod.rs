//! The way to the organiser's pages.

pub(crate) mod page;
pub(crate) mod routes;
