//! Who takes part, and lists that are pasted.

pub(crate) mod import;
pub(crate) mod page;
pub(crate) mod routes;
