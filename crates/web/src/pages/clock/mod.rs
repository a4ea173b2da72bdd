//! Clocks of the hall.

pub(crate) mod page;
pub(crate) mod routes;
