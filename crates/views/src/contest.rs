//! What people see of a contest: the office with its tournaments, and the day of one tournament of teams.
//!
//! | what is shown | module |
//! | --- | --- |
//! | the season and all tournaments | [`office`] |
//! | one tournament in a few lines, what comes next and what it waits for | [`venue`] |
//! | teams with their players, fees, who came | [`teams`] |
//! | matches, where they are played, and the slip of each | [`mod@matches`], [`tables`], [`slip`] |
//! | who sits where now, where a team or a pupil is, and the day of one team for its captain | [`now`], [`find`], [`captain`] |
//! | the draw before it counts, and why it is so | [`draft`] |
//! | what decides between tied teams | [`ties`] |
//! | places, who goes on, how the numbers of a group came about | [`places`] |
//! | all entries with fees, how many go on from where | [`registry`] |
//! | who is away, who may watch | [`crate::notes`] |
//! | what happened, and why something is not done | [`log`], [`describe`], [`refused`] |

pub mod absent;
pub mod captain;
pub mod describe;
pub mod draft;
pub mod find;
pub mod incidents;
pub mod log;
pub mod matches;
pub mod now;
pub mod office;
pub mod places;
pub mod refused;
pub mod registry;
pub mod sanctions;
pub mod since;
pub mod slip;
pub mod tables;
pub mod teams;
pub mod ties;
pub mod venue;
