//! The kernel on a toy: shelves with things on them.

#![expect(clippy::unwrap_used, reason = "tests stop where something is wrong")]

mod law;
mod random;
mod toy;
