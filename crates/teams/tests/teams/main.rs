//! Matches of the gomoku contest: line-ups, sheets and slips, by example and at random.

mod line_ups;
mod sheets;
mod support;
