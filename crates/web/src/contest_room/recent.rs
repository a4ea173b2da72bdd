//! A contest as it was not long ago, for orders whose author has not seen the latest (K-STALE).
//!
//! A whole season has thousands of orders, so it is not replayed from the first one on: two earlier states are kept, and
//! what was added since.

use std::sync::Arc;

use kolo_contest::Contest;
use kolo_contest::codec::Addition;

/// After so many orders another state is kept. A sender whose page is at least that many orders old is asked to look
/// again.
const SPAN: u64 = if cfg!(test) { 16 } else { 256 };

/// A state, and of how many orders it is made.
type Kept = (u64, Arc<Contest>);

/// The last few hundred orders.
#[derive(Debug, Clone, Default)]
pub(super) struct Recent {
    /// The older one first; the other one once there are enough orders.
    kept: Vec<Kept>,
    /// What every order after the older one added.
    added: Vec<Arc<Addition>>,
}

impl Recent {
    /// Takes in an order, and the contest after it.
    pub(super) fn note(&mut self, orders: u64, contest: &Arc<Contest>, addition: &Addition) {
        let Some((last, _)) = self.kept.last() else {
            self.kept.push((orders, Arc::clone(contest)));
            return;
        };
        let due = orders.saturating_sub(*last) >= SPAN;
        self.added.push(Arc::new(addition.clone()));
        if !due {
            return;
        }
        self.kept.push((orders, Arc::clone(contest)));
        if self.kept.len() > 2 {
            let (oldest, _) = self.kept.remove(0);
            let next = self.kept.first().map_or(oldest, |(orders, _)| *orders);
            let gone = usize::try_from(next.saturating_sub(oldest)).unwrap_or(usize::MAX);
            self.added.drain(..gone.min(self.added.len()));
        }
    }

    /// The contest after so many orders, if that is not too long ago.
    pub(super) fn as_of(&self, orders: u64) -> Option<Contest> {
        let (oldest, _) = self.kept.first()?;
        let (from, contest) = self.kept.iter().rev().find(|(from, _)| *from <= orders)?;
        let skip = usize::try_from(from.checked_sub(*oldest)?).ok()?;
        let count = usize::try_from(orders.checked_sub(*from)?).ok()?;
        let added = self.added.get(skip..skip.checked_add(count)?)?;
        let mut contest = Contest::clone(contest);
        for addition in added {
            Addition::clone(addition).add_to(&mut contest).ok()?;
        }
        Some(contest)
    }
}
