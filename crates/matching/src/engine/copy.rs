//! Copies, which use the memory of an older copy again.

use super::Engine;
use crate::weight::Weight;

impl<W: Weight> Clone for Engine<W> {
    fn clone(&self) -> Self {
        Self {
            y: self.y.clone(),
            alone: self.alone.clone(),
            set: self.set.clone(),
            set_node: self.set_node.clone(),
            free_sets: self.free_sets.clone(),
            nodes: self.nodes.clone(),
            offsets: self.offsets.clone(),
            rings: self.rings.clone(),
            free_blossoms: self.free_blossoms.clone(),
            agenda: self.agenda.clone(),
            barrier: self.barrier.clone(),
            bound: self.bound,
            waiting: self.waiting.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.y.clone_from(&source.y);
        self.alone.clone_from(&source.alone);
        self.set.clone_from(&source.set);
        self.set_node.clone_from(&source.set_node);
        self.free_sets.clone_from(&source.free_sets);
        self.nodes.clone_from(&source.nodes);
        self.offsets.clone_from(&source.offsets);
        self.rings.clone_from(&source.rings);
        self.free_blossoms.clone_from(&source.free_blossoms);
        self.barrier.clone_from(&source.barrier);
        self.bound = source.bound;
        self.waiting.clone_from(&source.waiting);
    }
}
