//! The order of events.

use std::cmp::Ordering;

use crate::weight::Weight;

/// An event that will happen at a certain moment unless something else overtakes it.
///
/// The order is that of the moments, and then that of the noting. With many ties this makes a search
/// go round by round, so that it finds what is near before it has seen what is far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Noted<W, E> {
    pub(super) time: W,
    pub(super) number: u32,
    pub(super) event: E,
}

impl<W: Weight, E> Ord for Noted<W, E> {
    /// The earliest is the greatest, since a heap gives the greatest first.
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        other.time.cmp(&self.time).then_with(|| other.number.cmp(&self.number))
    }
}

impl<W: Weight, E> PartialOrd for Noted<W, E> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<W: Weight, E> PartialEq for Noted<W, E> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<W: Weight, E> Eq for Noted<W, E> {}
