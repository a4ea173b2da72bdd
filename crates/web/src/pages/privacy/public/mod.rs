//! What is public of a tournament or a contest (K-PUBLIC).

pub(crate) mod page;
pub(crate) mod routes;
