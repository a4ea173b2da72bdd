//! Whether a player wins by force (P-3.3.1.6): at the time limit a player may show it to the arbiter at once.
//!
//! | subject | module |
//! | --- | --- |
//! | the position and the claim, on the board or a smaller field | `question`, `field` |
//! | the verdict and what it took; the order of the searches | `answer`, `prove` |
//! | the search: fours, threats, proof numbers | `search` |
//! | a refutation by pairs of squares | `pairs` |
//! | the proof as data, and its check, which shares nothing with the search | `proof`, `verify`, `proven` |
//! | a proof step by step, for people | `walk` |
//! | the claimant shows the win, the program defends | `showing` |
//!
//! [`prove`] says [`Verdict::Proven`] only after [`verify()`] has accepted the proof. A search that found nothing is
//! [`Verdict::NotProven`] and never a refutation; [`Verdict::Refuted`] has reasons of its own.

mod answer;
mod field;
mod pairs;
mod proof;
mod prove;
mod proven;
mod question;
mod rows;
mod search;
mod showing;
mod verify;
mod walk;

pub use answer::{Answer, Budget, Effort, Refutation, Stage, Verdict, Why};
pub use field::{Field, NoField};
pub use proof::{Proof, Reply, Step, StepId};
pub use prove::prove;
pub use proven::Proven;
pub use question::{Question, QuestionFlaw};
pub use showing::{End, Refused, Response, Showing, Standing};
pub use verify::{FlawKind, Pair, ProofFlaw, Verified, pairs_hold, verify, verify_within};
pub use walk::{NoStep, Scene, Walk};
