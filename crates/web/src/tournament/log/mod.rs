//! What happened, with the buttons that undo it.

pub(crate) mod house;
pub(crate) mod page;
pub(crate) mod routes;
