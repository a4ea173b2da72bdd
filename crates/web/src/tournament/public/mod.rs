//! The first page of a tournament for the public.

pub(crate) mod page;
pub(crate) mod routes;
