//! Largest matchings, their witnesses, and smallest blocking sets, against brute force.

use kolo_matching::{
    Alone, BlockingSearch, CardinalityFlaw, Graph, Matching, components_without,
    maximum_cardinality_matching, smallest_blocking_set, smallest_blocking_set_within, verify_cardinality,
};

use crate::brute::cheapest;
use crate::graphs::{Random, random_graph, ring_with_chords};

fn odd_components(graph: &Graph<()>, removed: &[usize]) -> usize {
    components_without(graph, removed).iter().filter(|component| component.len() % 2 == 1).count()
}

/// The subsets of `0 … n-1` by size, then in lexicographic order; the first that blocks.
fn smallest_by_trying(graph: &Graph<()>) -> Option<Vec<usize>> {
    let n = graph.vertex_count();
    let members = |set: usize| (0..n).filter(|v| set & 1 << v != 0).collect::<Vec<_>>();
    (0..1_usize << n)
        .map(members)
        .filter(|set| odd_components(graph, set) > set.len())
        .min_by_key(|set| (set.len(), set.clone()))
}

/// How many vertices every matching leaves alone, without the given vertex.
fn least_alone(graph: &Graph<()>, without: Option<usize>) -> i64 {
    let alone = |v| Alone::Costs(i64::from(Some(v) != without));
    let edges = graph.edges().filter(|&(u, v, ())| Some(u) != without && Some(v) != without);
    let left = Graph::from_edges(graph.vertex_count(), edges.map(|(u, v, ())| (u, v, 0_i64)));
    cheapest(&left.expect("sound"), alone).expect("all may stay alone")
}

fn check(graph: &Graph<()>) {
    let n = graph.vertex_count();
    let largest = maximum_cardinality_matching(graph);
    assert_eq!(verify_cardinality(graph, &largest.matching, &largest.parts.barrier), Ok(()));
    // A vertex is exposable if all the others can be matched as well without it as with it.
    let alone = least_alone(graph, None);
    let exposable: Vec<usize> = (0..n).filter(|&v| least_alone(graph, Some(v)) < alone).collect();
    assert_eq!(largest.parts.exposable, exposable);
    let beside = |&v: &usize| {
        !exposable.contains(&v) && graph.neighbours(v).any(|(other, ())| exposable.contains(&other))
    };
    assert_eq!(largest.parts.barrier, (0..n).filter(beside).collect::<Vec<_>>());
    assert_eq!(largest.parts.rest.len(), n - exposable.len() - largest.parts.barrier.len());
}

fn check_blocking(graph: &Graph<()>) -> Option<Vec<usize>> {
    let smallest = smallest_blocking_set(graph);
    assert_eq!(smallest, smallest_by_trying(graph), "{:?}", graph.edges().collect::<Vec<_>>());
    smallest
}

fn numbered(n: usize, number: u32) -> Graph<()> {
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v, ())));
    let edges = pairs.enumerate().filter(|&(bit, _)| number & 1 << bit != 0).map(|(_, edge)| edge);
    Graph::from_edges(n, edges).expect("pairs are given once")
}

#[test]
fn all_graphs_up_to_five_vertices() {
    for n in 0..=5_usize {
        for number in 0..1 << (n * n.saturating_sub(1) / 2) {
            let graph = numbered(n, number);
            check(&graph);
            check_blocking(&graph);
        }
    }
}

#[test]
fn all_graphs_of_six_vertices() {
    for number in 0..1 << 15 {
        check_blocking(&numbered(6, number));
    }
}

#[test]
fn random_graphs_up_to_twelve_vertices() {
    let random = &mut Random(21);
    let mut sizes = [0; 7];
    for round in 0..3_000 {
        let n = usize::try_from(6 + random.below(if round % 20 == 0 { 7 } else { 5 })).unwrap();
        let chance = 10 + random.below(60);
        let graph = random_graph(random, n, chance, |_| ());
        check(&graph);
        if let Some(set) = check_blocking(&graph) {
            sizes[set.len()] += 1;
        }
    }
    assert!(sizes[1] > 20 && sizes[2] > 0, "the graphs should need sets of several sizes: {sizes:?}");
}

/// Few hubs and many leaves: the sets are larger.
#[test]
fn hubs_and_leaves() {
    let random = &mut Random(22);
    let mut sizes = [0; 7];
    for round in 0..1_500 {
        let n = if round % 20 == 0 { 12 } else { 10 };
        let hubs = n / 2 - 1 - usize::try_from(random.below(2)).unwrap();
        let mut names: Vec<usize> = (0..n).collect();
        for last in (1..n).rev() {
            names.swap(last, usize::try_from(random.below(last as u64 + 1)).unwrap());
        }
        let chance = 50 + random.below(51);
        let mut edges = Vec::new();
        for u in 0..hubs {
            for v in u + 1..n {
                if random.below(100) < chance {
                    edges.push((names[u], names[v], ()));
                }
            }
        }
        if random.below(2) == 0 {
            edges.push((names[n - 1], names[n - 2], ()));
        }
        let graph = Graph::from_edges(n, edges).unwrap();
        check(&graph);
        if let Some(set) = check_blocking(&graph) {
            sizes[set.len()] += 1;
        }
    }
    assert!(sizes[2] > 20 && sizes[3] > 20 && sizes[4] > 20, "{sizes:?}");
}

/// A vertex joined to two K(2,3) and to a single vertex blocks alone, though it is not in the barrier.
#[test]
fn a_smallest_blocking_set_may_lie_outside_the_barrier() {
    let mut edges = vec![(0, 1, ()), (0, 2, ()), (0, 7, ())];
    for hub in [2, 3] {
        edges.extend([4, 5, 6].map(|leaf| (hub, leaf, ())));
    }
    for hub in [7, 8] {
        edges.extend([9, 10, 11].map(|leaf| (hub, leaf, ())));
    }
    let graph = Graph::from_edges(12, edges).unwrap();
    assert_eq!(maximum_cardinality_matching(&graph).parts.barrier, [2, 3, 7, 8]);
    assert_eq!(check_blocking(&graph), Some(vec![0]));
    for vertex in [2, 3, 7, 8] {
        assert!(odd_components(&graph, &[vertex]) <= 1);
    }
}

#[test]
fn a_search_can_be_given_up() {
    let edges = (0..3).flat_map(|hub| (3..8).map(move |leaf| (hub, leaf, ())));
    let graph = Graph::from_edges(8, edges).unwrap();
    assert_eq!(smallest_blocking_set_within(&graph, 1_000), BlockingSearch::Smallest(vec![0, 1, 2]));
    let BlockingSearch::GivenUp(set) = smallest_blocking_set_within(&graph, 1) else { panic!("one step") };
    assert!(odd_components(&graph, &set) > set.len());
    let pair = Graph::from_edges(2, [(0, 1, ())]).unwrap();
    assert_eq!(smallest_blocking_set_within(&pair, 0), BlockingSearch::Perfect);
}

#[test]
fn large_graphs() {
    let random = &mut Random(23);
    for round in 0..30 {
        let n = 2_000 + round;
        let graph = random_graph(random, n, 1, |_| ());
        let largest = maximum_cardinality_matching(&graph);
        assert_eq!(verify_cardinality(&graph, &largest.matching, &largest.parts.barrier), Ok(()));
        let ring = ring_with_chords(random, 3_001, 2 + round, 1);
        let largest = maximum_cardinality_matching(&ring);
        assert_eq!(largest.matching.len(), 1_500);
        assert_eq!(verify_cardinality(&ring, &largest.matching, &largest.parts.barrier), Ok(()));
    }
}

#[test]
fn false_witnesses_are_found_out() {
    let path = Graph::from_edges(4, [(0, 1, ()), (1, 2, ()), (2, 3, ())]).unwrap();
    let middle = Matching::from_pairs(4, [(1, 2)]).unwrap();
    let wrong = CardinalityFlaw::NotProven { alone: 2, proven: 0 };
    assert_eq!(verify_cardinality(&path, &middle, &[]), Err(wrong));
    assert_eq!(verify_cardinality(&path, &middle, &[4]), Err(CardinalityFlaw::NoSet));
    assert_eq!(verify_cardinality(&path, &middle, &[1, 1]), Err(CardinalityFlaw::NoSet));
    let no_edge = Matching::from_pairs(4, [(0, 3), (1, 2)]).unwrap();
    assert_eq!(verify_cardinality(&path, &no_edge, &[]), Err(CardinalityFlaw::NoEdge(0, 3)));
    let short = Matching::from_pairs(3, []).unwrap();
    assert_eq!(verify_cardinality(&path, &short, &[]), Err(CardinalityFlaw::WrongSize));
}
