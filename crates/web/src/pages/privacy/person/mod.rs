//! What is known about one person (K-EXPORT), and the form that erases it (K-ERASE).

pub(crate) mod page;
pub(crate) mod routes;
