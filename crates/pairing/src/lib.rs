//! Who meets whom in the next round.
//!
//! One module per system, and a vocabulary they share. Every system is a pure function from the
//! facts so far to the [`NextRound`], or to the reason why there is none ([`CannotPair`]). While it
//! decides, it reports to an [`Observer`] each step and the clause the step follows; [`Explanation`]
//! collects them for people and for programs.
//!
//! ```
//! use kolo_model::{RawCompetitor, RawTournament, System};
//! use kolo_pairing::{Options, Silent, pair};
//!
//! let mut raw = RawTournament::default();
//! raw.competitors = (1..=4).map(|no| RawCompetitor::named(no, "Somebody")).collect();
//! let tournament = raw.check().unwrap().tournament;
//!
//! let round = pair(System::RoundRobin, &tournament, &Options::default(), &mut Silent).unwrap();
//! let pairs: Vec<_> = round.pairs.iter().map(|p| (p.first.get(), p.second.get())).collect();
//! assert_eq!(pairs, [(1, 4), (2, 3)]);
//! ```
//!
//! No I/O, no clock, no floats. Chance comes from a seed that the caller passes in.

mod assignment;
mod baku;
mod blocked;
mod blossoms;
mod cannot_pair;
mod colours;
mod completability;
pub mod dutch;
mod explanation;
pub mod fide1992;
mod forbidden_pairs;
pub mod go;
mod invariants;
mod meetings;
mod names;
mod next_round;
mod observer;
mod options;
mod pair;
mod parallel;
mod people;
pub mod pisqworky;
pub mod round_robin;
mod shown_lot;
mod transport;
mod weight_packing;

pub use baku::{Baku, Lent};
pub use cannot_pair::{CannotPair, Refusal, require_results};
pub use explanation::{Explanation, Node, Section};
pub use invariants::{Violation, check_round, topscorers};
pub use meetings::Meetings;
pub use next_round::NextRound;
pub use observer::{Heading, Observer, Silent, Step, Subject, report, section};
pub use options::{AtLastDifference, DecidingNumber, Options, PisqworkyOptions, SidesBy};
pub use pair::pair;
pub use shown_lot::shown_lot;

/// A choice of [`Options`]; it lives in the model, because files record it.
pub use kolo_model::FloatsTwoRoundsAgo;
/// The one source of chance, which the systems draw from; it lives in the model, because tables draw lots, too.
pub use kolo_model::SplitMix64;
