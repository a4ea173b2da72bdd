//! The same minimum for large fields: a cheapest matching of the whole graph.
//!
//! Every legal pair is an edge, its weight the values of the pair by all criteria; in an odd field one more vertex
//! stands for the free round. Nothing is left out and nothing is solved in parts. The certificate that comes with the
//! matching is checked, so the answer does not rest on the search that found it.

use kolo_matching::{Alone, Graph, minimum_cost_perfect_matching, verify};

use super::Pairing;
use super::absolute::may_meet;
use super::criteria::{Values, of_part};
use super::field::Field;

/// The smallest values there are, or `None` if there is no pairing.
pub(crate) fn least_values(field: &Field) -> Option<Values> {
    let count = field.players.len();
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let legal = pairs.filter(|&(one, other)| may_meet(field, one, other));
    let mut edges: Vec<(usize, usize, Values)> = legal
        .map(|pair| (pair.0, pair.1, of_part(field, &Pairing { pairs: vec![pair], free: None })))
        .collect();
    if count % 2 == 1 {
        let free = (0..count).map(|player| {
            (player, count, of_part(field, &Pairing { pairs: Vec::new(), free: Some(player) }))
        });
        edges.extend(free);
    }
    let graph = Graph::from_edges(count + count % 2, edges).expect("a sound graph");
    let solution = minimum_cost_perfect_matching(&graph).ok()?;
    verify(&graph, |_| Alone::Never, &solution.matching, &solution.certificate)
        .expect("the cheapest matching");
    Some(solution.cost)
}
