//! The stages of a tournament, a chain.

pub(crate) mod page;
pub(crate) mod routes;
