//! Counting what a format has no place for.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::Place;

use crate::FileNote;

/// A kind of fact that is left out or changed.
pub(crate) trait Loss: Copy + Ord {
    /// The kind of fact in words.
    fn message(self) -> Message;
}

/// Losses with how often they happen.
#[derive(Debug)]
pub(crate) struct Losses<L>(BTreeMap<L, usize>);

impl<L> Default for Losses<L> {
    fn default() -> Self {
        Losses(BTreeMap::new())
    }
}

impl<L: Loss> Losses<L> {
    /// Counts a loss if there is one.
    pub(crate) fn add_if(&mut self, happens: bool, loss: L) {
        if happens {
            *self.0.entry(loss).or_default() += 1;
        }
    }

    /// One note a kind; `sentence` says which format it is.
    pub(crate) fn into_notes(self, sentence: &Message) -> Vec<FileNote> {
        let notes = self.0.into_iter().map(|(loss, count)| FileNote {
            place: Place::default(),
            message: sentence.clone().with("what", loss.message()).with("count", count),
        });
        notes.collect()
    }
}
