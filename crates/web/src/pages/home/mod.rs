//! The first page: what is being played.

pub(crate) mod page;
pub(crate) mod routes;
