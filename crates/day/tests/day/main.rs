//! What people see of a tournament, from orders to views.

mod brackets;
mod files;
mod hall;
mod log;
mod rounds;
mod tables;
