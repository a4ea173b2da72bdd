//! The contest through its public interface: orders given, orders refused, and what holds afterwards.

mod additions;
mod alone;
mod arrivals;
mod broken;
mod by_hand;
mod copies;
mod entries;
mod files;
mod finals;
mod journal;
mod leaving;
mod levels;
mod lifting;
mod live;
mod money;
mod personal;
mod presence;
mod protests;
mod redo;
mod repairs;
mod results;
mod sanctions;
mod seasons;
mod sides;
mod support;
mod venues;
