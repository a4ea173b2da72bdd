//! One player at the desk.

pub(crate) mod page;
pub(crate) mod routes;
