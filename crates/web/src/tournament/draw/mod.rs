//! The next round: what it waits for, its draft, its publication.

pub(crate) mod blocks;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod sheet;
