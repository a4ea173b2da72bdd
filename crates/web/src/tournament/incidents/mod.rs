//! Incidents and protests.

pub(crate) mod page;
pub(crate) mod routes;
