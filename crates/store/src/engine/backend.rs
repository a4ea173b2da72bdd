//! What the log needs of a database besides the steps of a connection.

use std::future::Future;
use std::path::Path;

use super::LogConnection;
use crate::{StoreError, StreamId, Subscription, Version};

/// What a connection is wanted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    Read,
    Write,
}

/// A connection lent for one piece of work.
///
/// It is used again only if it is given back. Dropped instead, after an error or because the
/// caller stopped waiting, the connection is closed and its transaction undone: its state is
/// unknown, and guessing is no way to keep a log.
pub(crate) trait Lease: Send {
    type Connection: LogConnection;

    fn connection(&mut self) -> &mut Self::Connection;

    fn give_back(self);
}

/// One database.
pub(crate) trait Backend: Send + Sync + 'static {
    type Lease: Lease;

    /// How many events of waiting appends share a commit. One where commits run side by side.
    const TOGETHER: usize;

    /// Lends a connection, waiting a bounded time for it.
    fn lend(&self, purpose: Purpose) -> impl Future<Output = Result<Self::Lease, StoreError>> + Send;

    /// The database's error, named for people.
    fn named(&self, error: &sqlx::Error) -> StoreError;

    /// Hears that this process has committed.
    fn committed(&self, stream: &StreamId, version: Version);

    fn subscribe(&self) -> impl Future<Output = Result<Subscription, StoreError>> + Send;

    fn backup(&self, to: &Path) -> impl Future<Output = Result<(), StoreError>> + Send;

    fn close(&self) -> impl Future<Output = Result<(), StoreError>> + Send;

    fn place(&self) -> &str;
}
