//! Matches on devices, from the first seat to the slip.

mod away;
mod duels;
mod limit;
mod properties;
mod time;
mod world;
