//! A new knockout, groups, or both.

pub(crate) mod page;
pub(crate) mod routes;
