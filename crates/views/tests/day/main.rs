//! What people see of a tournament, from orders to views.

mod brackets;
mod contests;
mod files;
mod floor;
mod hall;
mod log;
mod rounds;
mod tables;
