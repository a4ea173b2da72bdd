//! Signing in with a password, and out again.

pub(crate) mod page;
pub(crate) mod routes;
