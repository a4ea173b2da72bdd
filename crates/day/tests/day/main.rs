//! What people see of a tournament, from orders to views.

mod brackets;
mod contests;
mod floor;
mod files;
mod hall;
mod log;
mod rounds;
mod tables;
