//! The FIDE (Dutch) Swiss against case files and on small positions, clause by clause.
//!
//! The modules are marked as tests, so that helpers may unwrap like tests do.

#[cfg(test)]
mod cases;
#[cfg(test)]
mod clauses;
#[cfg(test)]
mod colours;
#[cfg(test)]
#[path = "../fide1992/events.rs"]
#[expect(dead_code, reason = "positions here are checked after more was said about them")]
mod events;
#[cfg(test)]
mod explain;
#[cfg(test)]
mod floats;
#[cfg(test)]
mod order;
#[cfg(test)]
mod position;
#[cfg(test)]
mod random;
#[cfg(test)]
mod reference;
