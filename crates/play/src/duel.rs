//! A duel from its first mark to its end (P-3.3).
//!
//! [`Duel::take`] accepts a [`Step`] of a side or refuses it with the clause; [`Duel::end_by`] ends it off the board:
//! a resignation, a fallen flag, the arbiter's word. A duel is only ever made by its steps, so whatever stands on the
//! board is legal.
//!
//! | subject | module |
//! | --- | --- |
//! | SWAP 1 and SWAP 2: who places, who chooses (P-3.3.3, P-3.3.4) | `opening` |
//! | what a side can do | `step` |
//! | how it ended (P-3.3.1.4 to P-3.3.1.6, P-3.3.2.8, P-3.3.2.9) | `end` |
//! | what is refused, and by which clause | `refusal` |

mod end;
mod opening;
mod refusal;
mod state;
mod step;

pub use end::{End, Outcome};
pub use opening::Opening;
pub use refusal::DuelRefusal;
pub use state::{Duel, Stage};
pub use step::{Placed, Step};
