//! Tables worked out by hand, and what must hold for every table.

mod direct_encounter;
mod fide_1992;
mod notation;
mod prizes;
mod properties;
mod worked_example;
