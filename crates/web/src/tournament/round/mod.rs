//! A published round, for the public.

pub(crate) mod page;
pub(crate) mod routes;
