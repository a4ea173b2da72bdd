//! Tables worked out by hand, and what must hold for every table.

mod direct_encounter;
mod notation;
mod properties;
mod worked_example;
