//! Who works on this site.

pub(crate) mod page;
pub(crate) mod routes;
