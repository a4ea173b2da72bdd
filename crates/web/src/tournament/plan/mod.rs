//! The plan of a stage: made, changed by hand, published.

pub(crate) mod api;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod words;
