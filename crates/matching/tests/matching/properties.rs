//! What holds for every graph.

use kolo_matching::{
    Alone, Graph, MatchingError, Weight, maximum_cardinality_matching,
    minimum_cost_maximum_cardinality_matching, minimum_cost_perfect_matching, verify, verify_cardinality,
    verify_maximum_cardinality,
};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::brute::cheapest;
use crate::graphs::dedup;

/// A graph of up to 14 vertices with two criteria.
fn graph() -> impl Strategy<Value = Graph<[i64; 2]>> {
    (1_usize..=7).prop_flat_map(|half| {
        let n = 2 * half;
        vec((0..n, 0..n, [-3_i64..4, -9_i64..10]), 0..=n * (n - 1) / 2).prop_map(move |edges| dedup(n, edges))
    })
}

/// A new name for every vertex.
fn renamed(graph: &Graph<[i64; 2]>, names: &[usize]) -> Graph<[i64; 2]> {
    let edges = graph.edges().map(|(u, v, weight)| (names[u], names[v], weight));
    Graph::from_edges(graph.vertex_count(), edges).expect("still sound")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn the_cost_is_the_least(graph in graph()) {
        let best = cheapest(&graph, |_| Alone::Never);
        let solution = minimum_cost_perfect_matching(&graph);
        prop_assert_eq!(solution.as_ref().ok().map(|solution| solution.cost), best);
        if let Ok(solution) = solution {
            prop_assert_eq!(verify(&graph, |_| Alone::Never, &solution.matching, &solution.certificate), Ok(()));
        }
    }

    #[test]
    fn names_do_not_matter(graph in graph(), keys in vec(any::<u32>(), 14)) {
        let n = graph.vertex_count();
        let mut names: Vec<usize> = (0..n).collect();
        names.sort_by_key(|&vertex| keys[vertex]);
        let cost = |graph: &Graph<[i64; 2]>| minimum_cost_perfect_matching(graph).map(|solution| solution.cost).ok();
        prop_assert_eq!(cost(&graph), cost(&renamed(&graph, &names)));
    }

    #[test]
    fn the_same_for_all_edges_changes_nothing(graph in graph(), more in [-9_i64..10, -9_i64..10]) {
        let pairs = i64::try_from(graph.vertex_count() / 2).unwrap();
        let dearer = graph.map(|weight| weight.plus(more));
        match (minimum_cost_perfect_matching(&graph), minimum_cost_perfect_matching(&dearer)) {
            (Ok(one), Ok(other)) => {
                prop_assert_eq!(one.cost.plus(more.map(|component| component * pairs)), other.cost);
            }
            (Err(MatchingError::NoPerfectMatching { .. }), Err(MatchingError::NoPerfectMatching { .. })) => {}
            (one, other) => prop_assert!(false, "{one:?} and {other:?}"),
        }
    }

    #[test]
    fn both_ways_to_the_largest_agree(graph in graph()) {
        let largest = maximum_cardinality_matching(&graph);
        let cheapest = minimum_cost_maximum_cardinality_matching(&graph).unwrap();
        prop_assert_eq!(largest.matching.len(), cheapest.matching.len());
        prop_assert_eq!(verify_cardinality(&graph, &cheapest.matching, &largest.parts.barrier), Ok(()));
        prop_assert_eq!(verify_maximum_cardinality(&graph, &cheapest), Ok(()));
    }
}
