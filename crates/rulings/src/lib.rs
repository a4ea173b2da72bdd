//! What the arbiter rules at the board: facts in; clause, verdict and what to enter out.
//!
//! Each situation of the rule books is one small module with its facts as a struct (G-4.3, G-4.4, articles 5 to 7 of the
//! go rules; P-2 to P-4 of the pIšQworky rules). [`ALL`] is the rule book in order; forms, the command line and
//! documents are made from it. [`Situation::rule`] gives a [`Ruling`].
//!
//! | subject | module |
//! | --- | --- |
//! | situations of go, of the gomoku contest | [`go`], [`gomoku`] |
//! | the rule book, reading facts by name | `situation`, [`facts`] |
//! | what is ruled, what may be chosen, what is entered | `verdict`, `ruling`, `entry` |
//! | conduct and other texts of the rules | [`conduct`] |
//! | what may follow a breach, and when | `sanction` |
//! | counting a game of go, how a game ended, numbers of moves | [`count`], `game_end`, [`moves`] |
//! | what was advised, decided and written down | `incident` |
//!
//! The program advises; the arbiter decides. No I/O, no clock, no floats.
//!
//! ```
//! use kolo_rulings::{Situation, Verdict};
//!
//! let facts = [("move".to_owned(), "3".to_owned())];
//! let situation = Situation::read("wrong-colours", &facts).unwrap();
//! assert_eq!(situation.rule().verdict, Verdict::StartAgain);
//! ```

#[macro_use]
mod case;

pub mod conduct;
pub mod count;
mod entry;
pub mod facts;
mod game_end;
pub mod go;
pub mod gomoku;
mod incident;
pub mod moves;
mod ruling;
mod sanction;
mod situation;
mod verdict;

pub use entry::{Entry, How, Measure, ResultToEnter, Scope};
pub use game_end::{GameEnd, Margin};
pub use incident::{Advice, Assessment, AssessmentProblem, Decided, Repeat};
pub use ruling::{Leeway, Ruling};
pub use sanction::{PlayedMatches, needs_warning};
pub use situation::{ALL, RuleEntry, Situation, UnreadableSituation};
pub use verdict::{UnreadableVerdict, Verdict};
