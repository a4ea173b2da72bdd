//! The crate from the outside: against brute force, and with every certificate checked.

mod brute;
mod cardinality;
mod cost;
mod graphs;
mod incremental;
mod properties;
mod verify;
