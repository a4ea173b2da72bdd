//! One suite for both databases. Tests marked `on_both!` run on SQLite and on PostgreSQL.

#![cfg(test)]

mod support;

mod appending;
mod checking;
mod compatibility;
mod connection;
mod disk;
mod kill;
mod model;
mod opening;
mod races;
mod reading;
mod rewriting;
mod servers;
mod signals;
mod together;
mod transfer;
