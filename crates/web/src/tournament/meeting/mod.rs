//! A match, in a round or in a plan.

pub(crate) mod live;
pub(crate) mod page;
pub(crate) mod routes;
