//! A new match on devices.

pub(crate) mod form;
pub(crate) mod page;
pub(crate) mod routes;
