//! A correction in two steps: what it changes is shown first, then the same form is sent once more.

pub(crate) mod page;
pub(crate) mod routes;
