//! The organiser's first page.

pub(crate) mod page;
pub(crate) mod routes;
