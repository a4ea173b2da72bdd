//! The engine for the Swiss of pIšQworky 2023: case files, golden tables of the reading, and properties.
//!
//! The modules are marked as tests, so that helpers may unwrap like tests do.

#[cfg(test)]
mod cases;
#[cfg(test)]
mod generator;
#[cfg(test)]
mod golden;
#[cfg(test)]
mod properties;
