//! Results by keyboard.

pub(crate) mod page;
pub(crate) mod plans;
pub(crate) mod routes;
