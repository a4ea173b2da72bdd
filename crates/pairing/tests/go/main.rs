//! The draw of Swiss and McMahon against a slow reference, and rounds worked out by hand.
//!
//! The modules are marked as tests, so that helpers may unwrap like tests do.

#[cfg(test)]
mod agreement;
#[cfg(test)]
mod by_hand;
#[cfg(test)]
mod changes;
#[cfg(test)]
mod compared;
#[cfg(test)]
mod generator;
#[cfg(test)]
mod large;
#[cfg(test)]
mod reference;
#[cfg(test)]
mod soundness;
