//! What the arbiter rules at the board: facts in; clause, ruling and the entries it leads to out.
//!
//! No I/O, no clock, no floats.
