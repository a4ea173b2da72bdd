//! What may happen in a search, and when.

use std::collections::BinaryHeap;

use super::noted::Noted;
use crate::index::at;
use crate::weight::Weight;

/// How a search can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The edge from an outer vertex to a vertex in an unmatched node.
    Reached { outer: u32, vertex: u32 },
    /// The outer vertex stays alone.
    Alone(u32),
}

/// What happens next.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    End(End),
    /// The best edge to this vertex outside the tree becomes tight.
    Grow(u32),
    /// The edge between two outer vertices becomes tight.
    Contract(u32, u32),
    /// The price of this inner blossom becomes zero.
    Expand(u32),
}

/// The coming events of one search. Events that something else has overtaken stay inside; the code that
/// takes one out checks it.
#[derive(Debug)]
pub(crate) struct Agenda<W> {
    /// The moment up to which prices have been moved.
    pub(crate) time: W,
    /// The earliest known end. Later events are not even noted.
    end: Option<(W, End)>,

    events: BinaryHeap<Noted<W, Event>>,
    /// How many events have been noted.
    noted: u32,
    /// Outer vertices whose edges have not been looked at.
    pub(crate) unscanned: Vec<u32>,
    /// Nodes that have had a label or an offset.
    pub(crate) touched: Vec<u32>,
    /// The best edge from an outer vertex to each vertex that is not outer: the search it belongs to,
    /// the outer end, and the relative slack `2 cost - y - y`.
    best: Vec<(u64, u32, W)>,
    /// When a node was last on a path to the root, in steps.
    pub(crate) marks: Vec<u64>,
    /// The number of this search.
    search: u64,
    /// The last mark used.
    pub(crate) last_mark: u64,
}

impl<W: Weight> Default for Agenda<W> {
    fn default() -> Self {
        Self {
            time: W::ZERO,
            end: None,
            events: BinaryHeap::new(),
            noted: 0,
            unscanned: Vec::new(),
            touched: Vec::new(),
            best: Vec::new(),
            marks: Vec::new(),
            search: 0,
            last_mark: 0,
        }
    }
}

/// Between searches an agenda holds nothing worth copying.
impl<W: Weight> Clone for Agenda<W> {
    fn clone(&self) -> Self {
        Self::default()
    }

    fn clone_from(&mut self, _: &Self) {}
}

impl<W: Weight> Agenda<W> {
    pub(crate) fn begin(&mut self, vertices: usize, nodes: usize) {
        self.time = W::ZERO;
        self.end = None;
        self.events.clear();
        self.noted = 0;
        self.unscanned.clear();
        self.touched.clear();
        self.search += 1;
        if self.best.len() < vertices {
            self.best.resize(vertices, (0, 0, W::ZERO));
        }
        if self.marks.len() < nodes {
            self.marks.resize(nodes, 0);
        }
    }

    /// Whether an event at that moment could still happen.
    #[inline]
    fn in_time(&self, time: W) -> bool {
        match &self.end {
            Some((end, _)) => time < *end,
            None => true,
        }
    }

    #[inline]
    pub(crate) fn note_end(&mut self, time: W, end: End) {
        if self.in_time(time) {
            self.end = Some((time, end));
        }
    }

    #[inline]
    pub(crate) fn note(&mut self, time: W, event: Event) {
        if self.in_time(time) {
            // Wrapped numbers would only change the order of ties.
            self.noted = self.noted.wrapping_add(1);
            self.events.push(Noted { time, number: self.noted, event });
        }
    }

    /// Remembers the edge if it is better than what is known; `true` if it is.
    #[inline]
    pub(crate) fn improve(&mut self, vertex: u32, outer: u32, slack: W) -> bool {
        let best = &mut self.best[at(vertex)];
        if best.0 == self.search && best.2 <= slack {
            return false;
        }
        *best = (self.search, outer, slack);
        true
    }

    /// The outer end and the relative slack of the best edge to a vertex.
    #[inline]
    pub(crate) fn best(&self, vertex: u32) -> Option<(u32, W)> {
        let (search, outer, slack) = self.best[at(vertex)];
        (search == self.search).then_some((outer, slack))
    }

    /// The next event and its moment. At equal moments ends come first.
    pub(crate) fn next(&mut self) -> Option<(W, Event)> {
        if let Some((time, end)) = self.end
            && self.events.peek().is_none_or(|noted| time <= noted.time)
        {
            return Some((time, Event::End(end)));
        }
        self.events.pop().map(|noted| (noted.time, noted.event))
    }
}
