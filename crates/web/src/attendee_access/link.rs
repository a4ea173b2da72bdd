//! A link of a phone, checked again at the moment when an order that came by it is decided (K-SEAT).

use std::sync::Arc;

use kolo_live::KeyHash;
use kolo_tournament::EntrantId;

use super::Front;
use crate::room::Room;

/// The link of a competitor or of a captain.
#[derive(Debug, Clone)]
pub(crate) struct Link {
    /// The links of the tournament.
    pub(crate) front: Arc<Room<Front>>,
    /// What is kept of this one.
    pub(crate) key: KeyHash,
    /// Whose it is.
    pub(crate) who: EntrantId,
}

impl Link {
    /// Whether it opens anything now.
    pub(crate) fn holds(&self) -> bool {
        self.front.newest().state.holder(&self.key) == Some(self.who)
    }
}
