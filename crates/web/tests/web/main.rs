//! A real server on a loopback port, a real database, and a plain client that speaks HTTP to it.

mod away;
mod bad_input;
mod client;
mod clock;
mod clocks_of_contest;
mod desk;
mod documents;
mod duel;
mod events;
mod forms;
mod old_homes;
mod phones;
mod players;
mod postgres;
mod prove;
mod refusals;
mod several;
mod site;
mod tournament;
