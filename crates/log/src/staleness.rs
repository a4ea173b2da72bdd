//! Orders given by a person who has not seen the newest records (K-STALE).

/// Whether an order means now what it meant on the log that was seen: it leads to alike things, or it was refused then
/// and is refused now, since the rule says why.
pub fn still_means<P, R>(then: Result<P, R>, now: Result<P, R>, alike: impl FnOnce(P, P) -> bool) -> bool {
    match (then, now) {
        (Ok(then), Ok(now)) => alike(then, now),
        (Err(_), Err(_)) => true,
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
    }
}
