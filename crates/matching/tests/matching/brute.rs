//! The right answers, found by trying everything.

use kolo_matching::{Alone, Graph, Weight};

/// The cost of the cheapest matching, by trying all of them. For up to some 16 vertices.
pub(crate) fn cheapest<W: Weight>(graph: &Graph<W>, alone: impl Fn(usize) -> Alone<W>) -> Option<W> {
    let n = graph.vertex_count();
    // The cheapest way to finish when these vertices are already dealt with; the lowest other one is
    // next.
    let mut best: Vec<Option<W>> = vec![None; 1 << n];
    best[(1 << n) - 1] = Some(W::ZERO);
    for done in (0..(1_usize << n) - 1).rev() {
        let next = (!done).trailing_zeros() as usize;
        let mut options = Vec::new();
        if let Alone::Costs(cost) = alone(next) {
            options.extend(best[done | 1 << next].map(|rest| rest.plus(cost)));
        }
        for (other, cost) in graph.neighbours(next) {
            if done & 1 << other == 0 {
                options.extend(best[done | 1 << next | 1 << other].map(|rest| rest.plus(cost)));
            }
        }
        best[done] = options.into_iter().min();
    }
    best[0]
}
