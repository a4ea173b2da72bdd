//! The append-only event log of Kolo, on SQLite and on PostgreSQL.
//!
//! A log has streams, one for each tournament; a stream has events in the order in which they
//! were acknowledged. To the store an event is an opaque record. What was acknowledged is
//! durable, a command is written whole or not at all, and a stale writer learns what came in
//! between. Both databases behave the same; SQL stands in this crate only.
//!
//! ```
//! use kolo_store::{Append, EventLog, NewEvent, Store, Timestamp, Version};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("liga.sqlite");
//! let store = Store::open(&format!("sqlite:{}", path.display())).await?;
//! let created = NewEvent {
//!     code: "TC".into(),
//!     schema: 1,
//!     payload: r#"{"name":"Liga"}"#.into(),
//!     author: "anna".into(),
//!     at: Timestamp(1_792_000_000_000),
//!     reason: None,
//! };
//! let command = Append {
//!     stream: "liga-2026".parse()?,
//!     expected: Version::NONE,
//!     command: "form-7".parse()?,
//!     events: vec![created],
//! };
//! assert!(!store.append(command.clone()).await?.repeated);
//! // Sent again, it counts once.
//! assert!(store.append(command).await?.repeated);
//! assert_eq!(store.read_all(&"liga-2026".parse()?).await?.len(), 1);
//! # Ok(())
//! # }
//! ```

mod append_error;
mod background;
mod check;
mod engine;
mod error;
mod event;
mod figures;
mod id;
mod lease;
mod log;
mod migrations;
mod new_file;
mod postgres;
mod rewrite;
mod server;
mod signal;
mod sqlite;
mod store;
mod transfer;
mod url;
mod whole_stream;

pub use append_error::{AppendError, CONFLICT_SHOWS, Conflict, EventProblem, LARGEST_EVENT};
pub use check::{Checked, Defect};
pub use error::StoreError;
pub use event::{Append, Appended, NewEvent, StoredEvent, StreamInfo, Timestamp, Version};
pub use figures::{Counted, Figures, Histogram};
pub use id::{CommandId, InvalidId, StreamId};
pub use lease::{Lease, LeaseRequest};
pub use log::EventLog;
pub use rewrite::{Rewrite, Rewriting, Rewritten};
pub use server::{Beat, Standing};
pub use signal::{Signal, Subscription};
pub use store::Store;
pub use transfer::{
    Copied, ExportError, FileProblem, ImportAs, ImportError, copy, export, export_to_file, import,
    import_from_file, read_exported,
};
pub use whole_stream::{NotWhole, WholeStream};
