//! Webhooks of a tournament or a contest.

pub(crate) mod page;
pub(crate) mod routes;
