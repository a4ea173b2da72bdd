//! A real server on a loopback port, a real database, and a plain client that speaks HTTP to it.

mod bad_input;
mod client;
mod desk;
mod duel;
mod events;
mod players;
mod refusals;
mod several;
mod site;
