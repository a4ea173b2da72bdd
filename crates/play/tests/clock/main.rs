//! Clocks by the rules of go and of the gomoku contest: by example, at random, and against a plain reference.

mod adjournment;
mod arbiter;
mod contest;
mod disputes;
mod logs;
mod moves;
mod online;
mod overtime;
mod properties;
mod random;
mod reference;
mod start;
mod support;
mod time_trouble;
