//! The pairing of the gomoku contest against a slow reference.
//!
//! The modules are marked as tests, so that helpers may unwrap like tests do.

#[cfg(test)]
mod agreement;
#[cfg(test)]
mod cases;
#[cfg(test)]
mod clauses;
#[cfg(test)]
mod generator;
#[cfg(test)]
mod golden;
#[cfg(test)]
mod order;
#[cfg(test)]
mod reference;
