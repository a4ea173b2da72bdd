//! The arbiter's desk: gives orders to a tournament and keeps what follows in the log.
//!
//! `kolo-tournament` decides and knows no database; `kolo-store` keeps events and knows no rules. A [`Desk`] is
//! one tournament on one log: it replays the stream once, decides each order on the newest state it knows, and
//! appends the events with that state's version. A writer who has not seen the newest state is refused and shown what
//! came in between (K-STALE); the same order sent twice counts once (K-ONCE).

mod desk;
mod error;
mod record;
mod stream_kind;

pub use desk::{Desk, Done};
pub use error::{DeskError, DeskMistake};
pub use record::{from_store, to_store};
pub use stream_kind::{Owner, SITE, StreamKind};
