//! x
mod field;
mod proof;
mod question;
pub mod search;
mod verify;
pub use field::{Field, NoField};
pub use proof::{Proof, Reply, Step, StepId};
pub use question::{Question, QuestionFlaw};
pub use verify::{FlawKind, ProofFlaw, Verified, verify, verify_within};
