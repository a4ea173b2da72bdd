//! A tournament from a file, and as one.

pub(crate) mod page;
pub(crate) mod routes;
