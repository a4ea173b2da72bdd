//! Records of duels: round trips, damaged inputs, the rules of the opening against a plain reference, pictures.

mod check;
mod damaged;
mod pictures;
mod random;
mod reference;
mod round_trips;
mod schema;
