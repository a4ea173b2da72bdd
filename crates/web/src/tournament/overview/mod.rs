//! Where the day stands and what comes next.

pub(crate) mod page;
pub(crate) mod routes;
