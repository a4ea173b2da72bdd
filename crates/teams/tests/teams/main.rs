//! Matches of the gomoku contest: line-ups, sheets and slips, by example and at random.

mod line_ups;
mod notations;
mod own;
mod shapes;
mod sheets;
mod slips;
mod support;
mod views;
