//! The rating of whole events.

mod event;
