//! Connected components.

use crate::graph::Graph;
use crate::weight::Weight;

/// The connected components that are left when the given vertices are taken away, each in increasing
/// order, in the order of their smallest vertices.
pub fn components_without<W: Weight>(graph: &Graph<W>, removed: &[usize]) -> Vec<Vec<usize>> {
    let mut seen = vec![false; graph.vertex_count()];
    for &vertex in removed {
        seen[vertex] = true;
    }
    let mut components = Vec::new();
    for start in 0..graph.vertex_count() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        let mut component = vec![start];
        let mut next = 0;
        while let Some(&vertex) = component.get(next) {
            next += 1;
            let new = graph.neighbours(vertex).map(|(other, _)| other);
            component.extend(new.filter(|&other| !std::mem::replace(&mut seen[other], true)));
        }
        component.sort_unstable();
        components.push(component);
    }
    components
}
