//! Personal data: what is public, and what is known about one person.

pub(crate) mod person;
pub(crate) mod public;
