//! Where do I sit?

pub(crate) mod page;
pub(crate) mod routes;
