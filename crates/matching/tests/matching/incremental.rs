//! A solver that lives through changes against fresh ones.

use std::sync::Arc;

use kolo_matching::{Alone, Graph, GraphError, MatchingError, Solver, Weight, minimum_cost_matching};

use crate::cost::check_barrier;
use crate::graphs::{Random, random_graph};

fn pick(random: &mut Random, n: usize) -> usize {
    usize::try_from(random.below(n as u64)).expect("small")
}

/// Solves and compares with a fresh solve of the graph as it is now.
fn check<W: Weight>(solver: &mut Solver<W>) -> Result<W, MatchingError> {
    let graph = solver.graph();
    let fresh = minimum_cost_matching(&graph, |vertex| solver.alone(vertex));
    let kept = solver.solution();
    match (&kept, &fresh) {
        (Ok(solution), Ok(fresh)) => {
            assert_eq!(solution.cost, fresh.cost);
            assert_eq!(solver.verify(), Ok(()));
        }
        (Err(MatchingError::NoPerfectMatching { barrier }), Err(MatchingError::NoPerfectMatching { .. })) => {
            check_barrier(&graph, |vertex| solver.alone(vertex), barrier);
        }
        _ => unreachable!("{kept:?} against {fresh:?}"),
    }
    kept.map(|solution| solution.cost)
}

/// One random change of any kind.
fn change<W: Weight>(random: &mut Random, solver: &mut Solver<W>, weight: &impl Fn(&mut Random) -> W) {
    let n = solver.vertex_count();
    let (u, v) = (pick(random, n), pick(random, n));
    match random.below(if n < 40 { 12 } else { 11 }) {
        0 => {
            let partners: Vec<usize> = (0..n).filter(|_| random.below(3) == 0).collect();
            solver.allow_only(u, &partners);
        }
        1 | 2 => solver.allow_all(u),
        3 => solver.forbid(u, v),
        4 => solver.allow(u, v),
        5 | 6 => {
            let changed = solver.set_cost(u, v, weight(random));
            assert_eq!(changed.is_ok(), u != v);
        }
        7 => {
            let others = (0..n).filter(|&other| other != u && random.below(3) == 0).collect::<Vec<_>>();
            let edges: Vec<(usize, W)> = others.into_iter().map(|other| (other, weight(random))).collect();
            solver.set_edges(u, &edges).expect("sound");
        }
        8 => {
            let alone = if random.below(2) == 0 { Alone::Never } else { Alone::Costs(weight(random)) };
            solver.set_alone(u, alone).expect("small");
        }
        9 => solver.remove_vertex(u),
        10 => {
            for vertex in 0..n {
                solver.restore_vertex(vertex);
            }
        }
        _ => {
            let vertex = solver.add_vertex(Alone::Costs(weight(random))).expect("small");
            for other in 0..vertex {
                if random.below(3) == 0 {
                    solver.set_cost(vertex, other, weight(random)).expect("sound");
                }
            }
        }
    }
}

fn live<W: Weight>(seed: u64, lives: u64, weight: impl Fn(&mut Random) -> W) {
    let random = &mut Random(seed);
    let (mut found, mut stuck) = (0, 0);
    for _ in 0..lives {
        let n = 2 * (1 + pick(random, 8));
        let chance = 20 + random.below(81);
        let graph = Arc::new(random_graph(random, n, chance, &weight));
        let lonely = random.below(3) == 0;
        let costs: Vec<Alone<W>> =
            (0..n).map(|_| if lonely { Alone::Costs(weight(random)) } else { Alone::Never }).collect();
        let mut solver = Solver::new(graph, |vertex| costs[vertex]).expect("small");
        for _ in 0..25 {
            for _ in 0..=random.below(2) {
                change(random, &mut solver, &weight);
            }
            match check(&mut solver) {
                Ok(_) => found += 1,
                Err(_) => stuck += 1,
            }
        }
    }
    assert!(found > stuck / 4 && stuck > 0, "{found} solved, {stuck} stuck");
}

#[test]
fn whole_numbers() {
    live(31, 400, |random| random.between(-20, 60));
}

#[test]
fn many_ties() {
    live(32, 400, |random| random.between(0, 2));
}

#[test]
fn three_criteria() {
    live(33, 200, |random| [(); 3].map(|()| random.between(-1, 2)));
}

#[test]
fn weights_at_the_limit() {
    let most = i64::MAX / (96 * 64);
    live(34, 200, |random| if random.below(2) == 0 { most } else { -most });
    live(35, 100, |random| [(); 2].map(|()| random.between(-1, 1) * most));
}

/// Larger graphs with deeper blossoms, where only perfect matchings count.
#[test]
fn middling_graphs() {
    let random = &mut Random(36);
    for round in 0..20 {
        let n = 60 + 2 * pick(random, 20);
        let most = [2, 10, 1_000][round % 3];
        let weight = |random: &mut Random| random.between(0, most);
        let graph = Arc::new(random_graph(random, n, 30, weight));
        let mut solver = Solver::new(graph, |_| Alone::Never).unwrap();
        for _ in 0..30 {
            let u = pick(random, n);
            match random.below(3) {
                0 => solver.allow_only(u, &(0..n).filter(|_| random.below(2) == 0).collect::<Vec<_>>()),
                1 => solver.allow_all(u),
                _ => solver.set_cost(u, (u + 1 + pick(random, n - 1)) % n, weight(random)).unwrap(),
            }
            let _cost = check(&mut solver);
        }
    }
}

#[test]
fn trials_leave_the_original_alone() {
    let random = &mut Random(37);
    for _ in 0..40 {
        let n = 30;
        let graph =
            Arc::new(random_graph(random, n, 40, |random| [random.between(0, 2), random.between(0, 9)]));
        let mut solver = Solver::new(graph, |_| Alone::Never).unwrap();
        let Ok(best) = solver.solve() else { continue };
        let before = solver.solution();
        let mut trial = solver.clone();
        for vertex in 0..n {
            trial.clone_from(&solver);
            let partners: Vec<usize> = (0..n).filter(|_| random.below(4) == 0).collect();
            trial.allow_only(vertex, &partners);
            let within = trial.clone().solve_within(best);
            let beyond = trial.clone().solve_within(best.plus([9, 9]));
            match check(&mut trial) {
                Ok(cost) => {
                    assert_eq!(within, Ok((cost <= best).then_some(cost)));
                    assert_eq!(beyond, Ok((cost <= [best[0] + 9, best[1] + 9]).then_some(cost)));
                }
                Err(_) => assert!(!matches!(within, Ok(Some(_))) && !matches!(beyond, Ok(Some(_)))),
            }
        }
        assert_eq!(solver.solution(), before);
    }
}

/// An answer that was cut short by the limit can be completed.
#[test]
fn a_limit_can_be_raised() {
    let random = &mut Random(38);
    for _ in 0..300 {
        let graph = Arc::new(random_graph(random, 12, 60, |random| random.between(-9, 30)));
        let mut solver = Solver::new(Arc::clone(&graph), |_| Alone::Never).unwrap();
        let Ok(fresh) = minimum_cost_matching(&graph, |_| Alone::Never) else { continue };
        for most in [i64::MIN, fresh.cost - 50, fresh.cost - 1] {
            assert_eq!(solver.solve_within(most), Ok(None));
        }
        assert_eq!(solver.solve_within(fresh.cost), Ok(Some(fresh.cost)));
        assert_eq!(solver.solve_within(i64::MAX), Ok(Some(fresh.cost)));
        assert_eq!(check(&mut solver), Ok(fresh.cost));
    }
}

#[test]
fn unsound_changes_are_refused() {
    let graph = Arc::new(Graph::from_edges(2, [(0, 1, 3_i64)]).unwrap());
    let mut solver = Solver::new(graph, |_| Alone::Never).unwrap();
    assert_eq!(solver.set_cost(0, 2, 1), Err(GraphError::NoSuchVertex(2)));
    assert_eq!(solver.set_cost(1, 1, 1), Err(GraphError::Loop(1)));
    assert_eq!(solver.set_cost(0, 1, i64::MAX), Err(GraphError::WeightTooLarge));
    assert_eq!(solver.set_edges(0, &[(1, 1), (0, 1)]), Err(GraphError::Loop(0)));
    assert_eq!(solver.set_edges(0, &[(1, 1), (9, 1)]), Err(GraphError::NoSuchVertex(9)));
    assert_eq!(solver.set_alone(0, Alone::Costs(i64::MIN)), Err(GraphError::WeightTooLarge));
    assert_eq!(solver.add_vertex(Alone::Costs(i64::MIN)), Err(GraphError::WeightTooLarge));
    assert_eq!(solver.solve(), Ok(3));
}
