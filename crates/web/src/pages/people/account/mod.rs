//! One's own account.

pub(crate) mod page;
pub(crate) mod routes;
