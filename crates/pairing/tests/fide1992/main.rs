//! The rating Swiss of 1992 against a slow reference, case files and golden tables.
//!
//! The modules are marked as tests, so that helpers may unwrap like tests do.

#[cfg(test)]
mod agreement;
#[cfg(test)]
mod cases;
#[cfg(test)]
mod clauses;
#[cfg(test)]
mod events;
#[cfg(test)]
mod explained;
#[cfg(test)]
mod generator;
#[cfg(test)]
mod golden;
#[cfg(test)]
mod reference;
#[cfg(test)]
mod soundness;
#[cfg(test)]
mod speed;
#[cfg(test)]
mod tables;
