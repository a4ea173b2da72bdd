//! A site of examples: what to try, and a way in for every visitor.

pub(crate) mod page;
pub(crate) mod routes;
