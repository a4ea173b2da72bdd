//! The contest through its public interface: orders given, orders refused, and what holds afterwards.

mod additions;
mod alone;
mod arrivals;
mod broken;
mod copies;
mod entries;
mod files;
mod finals;
mod journal;
mod levels;
mod money;
mod protests;
mod redo;
mod repairs;
mod results;
mod sanctions;
mod screens;
mod seasons;
mod support;
mod venues;
