//! Who is here on the day.

pub(crate) mod page;
pub(crate) mod routes;
