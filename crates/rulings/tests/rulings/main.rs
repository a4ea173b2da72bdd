//! The rule book as a whole: it is complete, every ruling can happen, and everything can be said.

mod book;
mod facts;
mod incidents;
mod support;
