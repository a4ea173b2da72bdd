//! Cheapest matchings against brute force, and nasty families.

use kolo_matching::{
    Alone, Graph, MatchingError, Solution, Weight, maximum_weight_matching, minimum_cost_matching,
    minimum_cost_maximum_cardinality_matching, minimum_cost_perfect_matching, verify,
    verify_maximum_cardinality, verify_maximum_weight,
};

use crate::brute::cheapest;
use crate::graphs::{Random, nested_clusters, random_graph, ring_with_chords};

/// Checks that a barrier proves what it claims.
pub(crate) fn check_barrier<W: Weight>(
    graph: &Graph<W>,
    alone: impl Fn(usize) -> Alone<W>,
    barrier: &[usize],
) {
    let n = graph.vertex_count();
    let mut seen = vec![false; n];
    for &v in barrier {
        seen[v] = true;
    }
    let mut odd = 0;
    for start in 0..n {
        let (mut size, mut tied, mut waiting) = (0, true, vec![start]);
        while let Some(v) = waiting.pop() {
            if !std::mem::replace(&mut seen[v], true) {
                size += 1;
                tied &= alone(v) == Alone::Never;
                waiting.extend(graph.neighbours(v).map(|(other, _)| other));
            }
        }
        odd += usize::from(tied && size % 2 == 1);
    }
    assert!(odd > barrier.len(), "{odd} odd components without {barrier:?}");
}

/// Solves, checks the proof, and compares with brute force.
pub(crate) fn check<W: Weight>(
    graph: &Graph<W>,
    alone: impl Fn(usize) -> Alone<W> + Copy,
) -> Option<Solution<W>> {
    let best = cheapest(graph, alone);
    match minimum_cost_matching(graph, alone) {
        Ok(solution) => {
            assert_eq!(Some(solution.cost), best);
            assert_eq!(verify(graph, alone, &solution.matching, &solution.certificate), Ok(()));
            Some(solution)
        }
        Err(MatchingError::NoPerfectMatching { barrier }) => {
            assert_eq!(best, None);
            check_barrier(graph, alone, &barrier);
            None
        }
        Err(error) => unreachable!("{error}"),
    }
}

fn perfect_against_brute_force<W: Weight>(seed: u64, rounds: u64, weight: impl Fn(&mut Random) -> W) {
    let random = &mut Random(seed);
    let mut found = 0;
    for round in 0..rounds {
        let n = 2 * usize::try_from(1 + random.below(if round % 50 == 0 { 6 } else { 5 })).expect("small");
        let chance = 15 + random.below(86);
        let graph = random_graph(random, n, chance, &weight);
        found += u64::from(check(&graph, |_| Alone::Never).is_some());
    }
    assert!(found > rounds / 3, "only {found} of {rounds} graphs had a perfect matching");
}

#[test]
fn perfect_matchings_with_whole_numbers() {
    perfect_against_brute_force(1, 8_000, |random| random.between(-50, 50));
}

#[test]
fn perfect_matchings_with_many_ties() {
    perfect_against_brute_force(2, 8_000, |random| random.between(0, 2));
}

#[test]
fn perfect_matchings_with_i128() {
    perfect_against_brute_force(3, 3_000, |random| i128::from(random.between(-9, 9)) << 80);
}

#[test]
fn perfect_matchings_with_three_criteria() {
    perfect_against_brute_force(4, 6_000, |random| [(); 3].map(|()| random.between(-2, 2)));
}

#[test]
fn perfect_matchings_with_nested_tuples() {
    let pair = |random: &mut Random| (random.between(0, 1), [random.between(-1, 1), random.between(0, 4)]);
    perfect_against_brute_force(5, 3_000, pair);
    let triple = |random: &mut Random| {
        (random.between(0, 1), i128::from(random.between(-1, 1)), [random.between(0, 1)])
    };
    perfect_against_brute_force(6, 3_000, triple);
}

#[test]
fn some_may_stay_alone() {
    let random = &mut Random(7);
    for _ in 0..8_000 {
        let n = usize::try_from(random.below(11)).unwrap();
        let chance = random.below(101);
        let graph = random_graph(random, n, chance, |random| random.between(-5, 20));
        let costs: Vec<Alone<i64>> = (0..n)
            .map(|_| if random.below(3) == 0 { Alone::Never } else { Alone::Costs(random.between(-3, 12)) })
            .collect();
        check(&graph, |v| costs[v]);
    }
}

#[test]
fn the_heaviest_matching() {
    let random = &mut Random(8);
    for _ in 0..5_000 {
        let n = usize::try_from(random.below(11)).unwrap();
        let chance = random.below(101);
        let graph = random_graph(random, n, chance, |random| [random.between(-3, 9), random.between(-9, 9)]);
        let solution = maximum_weight_matching(&graph).unwrap();
        let best = cheapest(&graph.map(Weight::negated), |_| Alone::Costs([0, 0])).unwrap();
        assert_eq!(solution.cost, best.negated());
        assert_eq!(solution.matching.weight(&graph), Some(solution.cost));
        assert_eq!(verify_maximum_weight(&graph, &solution), Ok(()));
    }
}

#[test]
fn the_cheapest_of_the_largest_matchings() {
    let random = &mut Random(9);
    for _ in 0..5_000 {
        let n = usize::try_from(random.below(11)).unwrap();
        let chance = random.below(80);
        let graph = random_graph(random, n, chance, |random| random.between(-9, 9));
        let solution = minimum_cost_maximum_cardinality_matching(&graph).unwrap();
        let best = cheapest(&graph.map(|weight| (0, weight)), |_| Alone::Costs((1, 0)));
        assert_eq!(Some(solution.cost), best);
        assert_eq!(solution.matching.weight(&graph), Some(solution.cost.1));
        assert_eq!(verify_maximum_cardinality(&graph, &solution), Ok(()));
    }
}

/// Too large for brute force: the certificate is the judge.
fn solve_and_verify<W: Weight>(graph: &Graph<W>) -> Option<Solution<W>> {
    match minimum_cost_perfect_matching(graph) {
        Ok(solution) => {
            let checked = verify(graph, |_| Alone::Never, &solution.matching, &solution.certificate);
            assert_eq!(checked, Ok(()));
            assert_eq!(solution.matching.weight(graph), Some(solution.cost));
            Some(solution)
        }
        Err(MatchingError::NoPerfectMatching { barrier }) => {
            check_barrier(graph, |_| Alone::Never, &barrier);
            None
        }
        Err(error) => unreachable!("{error}"),
    }
}

#[test]
fn blossoms_within_blossoms() {
    let random = &mut Random(10);
    let mut deepest = 0;
    for round in 0..30 {
        let graph = nested_clusters(random, 1 + round % 4);
        let Some(solution) = solve_and_verify(&graph) else { continue };
        let blossoms = &solution.certificate.blossoms;
        let around =
            |v: usize| blossoms.iter().filter(|blossom| blossom.members.binary_search(&v).is_ok()).count();
        deepest = deepest.max((0..graph.vertex_count()).map(around).max().unwrap_or(0));
    }
    assert!(deepest >= 4, "the family should make blossoms nest, but they were {deepest} deep");
}

#[test]
fn long_odd_rings() {
    let random = &mut Random(11);
    for round in 0..200 {
        let n = 2 * usize::try_from(20 + random.below(60)).unwrap();
        let graph = ring_with_chords(random, n, 2 + round % 7, [0, 1, 3, 1_000][round % 4]);
        assert!(solve_and_verify(&graph).is_some(), "an even ring has a perfect matching");
    }
}

#[test]
fn middling_graphs_of_all_densities() {
    let random = &mut Random(12);
    for round in 0..300_usize {
        let n = 2 * usize::try_from(10 + random.below(40)).unwrap();
        let chance = [4, 8, 15, 40, 100][round % 5];
        let most = [1, 5, 100, 1_000_000][round % 4];
        solve_and_verify(&random_graph(random, n, chance, |random| random.between(0, most)));
        solve_and_verify(&random_graph(random, n, chance, |random| {
            [random.between(0, 1), random.between(-2, 2), random.between(0, most)]
        }));
    }
}

#[test]
fn the_same_input_gives_the_same_matching() {
    let random = &mut Random(13);
    for _ in 0..50 {
        let graph = random_graph(random, 30, 30, |random| random.between(0, 1));
        assert_eq!(minimum_cost_perfect_matching(&graph), minimum_cost_perfect_matching(&graph));
    }
}

#[test]
fn small_cases() {
    let empty = Graph::<i64>::from_edges(0, []).unwrap();
    assert_eq!(minimum_cost_perfect_matching(&empty).unwrap().cost, 0);
    let single = Graph::<i64>::from_edges(1, []).unwrap();
    let nobody = Err(MatchingError::NoPerfectMatching { barrier: vec![] });
    assert_eq!(minimum_cost_perfect_matching(&single), nobody);
    assert_eq!(minimum_cost_matching(&single, |_| Alone::Costs(7)).unwrap().cost, 7);
    let star = Graph::from_edges(4, [(0, 1, 1_i64), (0, 2, 1), (0, 3, 1)]).unwrap();
    let barred = Err(MatchingError::NoPerfectMatching { barrier: vec![0] });
    assert_eq!(minimum_cost_perfect_matching(&star), barred);
}

#[test]
fn weights_that_could_overflow_are_refused() {
    let pair = |cost: i64| Graph::from_edges(2, [(0, 1, cost)]).unwrap();
    assert_eq!(minimum_cost_perfect_matching(&pair(i64::MAX)), Err(MatchingError::Overflow));
    assert_eq!(minimum_cost_perfect_matching(&pair(i64::MIN)), Err(MatchingError::Overflow));
    assert_eq!(maximum_weight_matching(&pair(i64::MIN)), Err(MatchingError::Overflow));
    let most = i64::MAX / (96 * 4);
    assert_eq!(minimum_cost_perfect_matching(&pair(most)).unwrap().cost, most);
    assert_eq!(minimum_cost_perfect_matching(&pair(most + 1)), Err(MatchingError::Overflow));
}

#[test]
fn weights_at_the_limit_are_solved() {
    let random = &mut Random(14);
    for _ in 0..200 {
        let n = 40;
        let most = i64::MAX / (96 * (n as u64 + 2)).cast_signed();
        let graph = random_graph(random, n, 15, |random| if random.below(2) == 0 { most } else { -most });
        solve_and_verify(&graph);
        let wide = random_graph(random, n, 15, |random| {
            [(); 3].map(|()| if random.below(2) == 0 { most } else { -most })
        });
        solve_and_verify(&wide);
    }
}
