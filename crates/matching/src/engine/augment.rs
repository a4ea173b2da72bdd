//! The end of a search: the matching is turned over along the way to the root.

use super::queue::End;
use super::{ALONE, Engine};
use crate::index::at;
use crate::weight::Weight;

impl<W: Weight> Engine<W> {
    /// Matches the root. Every second edge from the end to the root enters the matching, the others
    /// leave it.
    pub(super) fn augment(&mut self, end: End) {
        let (mut vertex, mut partner) = match end {
            End::Alone(vertex) => (vertex, ALONE),
            End::Reached { outer, vertex } => {
                self.set_mate(self.top(vertex), vertex, outer);
                (outer, vertex)
            }
        };
        loop {
            let top = self.top(vertex);
            let old_mate = self.nodes[at(top)].mate;
            self.set_mate(top, vertex, partner);
            if old_mate >= ALONE {
                return;
            }
            let inner = self.top(old_mate);
            let (outer_end, inner_end) = self.nodes[at(inner)].entry;
            self.set_mate(inner, inner_end, outer_end);
            (vertex, partner) = (outer_end, inner_end);
        }
    }
}
