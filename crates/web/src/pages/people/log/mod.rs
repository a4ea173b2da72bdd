//! What was done about all who work on this site.

pub(crate) mod page;
pub(crate) mod routes;
