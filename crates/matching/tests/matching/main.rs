//! The crate from the outside: against brute force, and with every certificate checked.

mod brute;
mod cost;
mod graphs;
