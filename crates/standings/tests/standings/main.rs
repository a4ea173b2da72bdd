//! Tables worked out by hand, and what must hold for every table.

mod agreement;
mod direct_encounter;
mod fide_1992;
mod generator;
mod mcmahon;
mod msos;
mod notation;
mod pisqworky;
mod prizes;
mod properties;
mod rating;
mod reference;
mod tie_breaks;
mod worked_example;
