//! Two streams that one page shows: a tournament, and its attendee access: links, displays, the next start.

use std::sync::Arc;

use kolo_store::Version;
use tokio::sync::watch;

use crate::room::{Followed, Newest};

/// Grows whenever one of them does.
pub(crate) fn version<A, B>(one: &Newest<A>, other: &Newest<B>) -> Version {
    Version(one.version.0.saturating_add(other.version.0))
}

/// One stream of signals about both.
pub(crate) fn follow<A, B>(one: Followed<A>, other: Followed<B>) -> Followed<()>
where
    A: Send + Sync + 'static,
    B: Send + Sync + 'static,
{
    let logs = one.logs.into_iter().chain(other.logs).collect();
    let (mut one, mut other) = (one.newest, other.newest);
    let both =
        |one: &Newest<A>, other: &Newest<B>| Newest { version: version(one, other), state: Arc::new(()) };
    let first = both(&one.borrow_and_update(), &other.borrow_and_update());
    let (sender, newest) = watch::channel(first);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                changed = one.changed() => if changed.is_err() { return },
                changed = other.changed() => if changed.is_err() { return },
                () = sender.closed() => return,
            }
            let newest = both(&one.borrow_and_update(), &other.borrow_and_update());
            sender.send_replace(newest);
        }
    });
    Followed { newest, logs }
}
