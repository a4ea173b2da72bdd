//! A player's own page.

mod line_up;
pub(crate) mod page;
mod report;
pub(crate) mod routes;
mod seat;
