//! How long the cheapest perfect matching takes, for narrow and wide weights.
//!
//!     cargo bench -p kolo-matching
//!     cargo bench -p kolo-matching -- /tmp/graphs
//!
//! The graphs are seeded. Every answer is checked: the certificate is verified, and all kinds of
//! weights must agree on the cost. With a folder, the graphs are also written there, one edge a
//! line, so that another solver can be measured on the same ones.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kolo_matching::{Alone, Graph, Solver, Weight, minimum_cost_perfect_matching, verify};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Four criteria, the first one counting most.
type Wide = [i64; 4];

/// A graph with wide weights, and how many bits a sum of one criterion takes in a single number.
struct Case {
    name: String,
    graph: Graph<Wide>,
    bits: u32,
}

fn main() -> Outcome<()> {
    // Cargo adds `--bench` of its own.
    let folder = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    println!(
        "{:<18} {:>9} {:>10} {:>10} {:>10} {:>10}",
        "graph", "edges", "i64", "i128", "[i64; 4]", "verify"
    );
    for n in [1_000, 5_000, 10_000] {
        run(&swiss(n)?, folder.as_deref())?;
    }
    run(&scattered(10_000)?, folder.as_deref())?;
    run(&plane(10_000)?, folder.as_deref())?;
    run(&complete(2_000)?, folder.as_deref())?;
    println!();
    questions(&swiss(1_000)?)?;
    questions(&swiss(10_000)?)?;
    questions(&complete(2_000)?)
}

fn run(case: &Case, folder: Option<&str>) -> Outcome<()> {
    let narrow = case.graph.map(|criteria| packed(criteria, case.bits));
    let broad = narrow.map(i128::from);
    if let Some(folder) = folder {
        write_graph(&Path::new(folder).join(format!("{}.txt", case.name)), &narrow)?;
    }
    let (i64_time, i64_cost, check_time) = measure(&narrow)?;
    let (i128_time, i128_cost, _) = measure(&broad)?;
    let (wide_time, wide_cost, _) = measure(&case.graph)?;
    assert_eq!(i128::from(i64_cost), i128_cost, "{}: the weights disagree", case.name);
    assert_eq!(i64_cost, packed(wide_cost, case.bits), "{}: the weights disagree", case.name);
    println!(
        "{:<18} {:>9} {:>10} {:>10} {:>10} {:>10}",
        case.name,
        case.graph.edge_count(),
        milliseconds(i64_time),
        milliseconds(i128_time),
        milliseconds(wide_time),
        milliseconds(check_time),
    );
    Ok(())
}

/// The shortest of three solves, its cost, and the time of the check.
fn measure<W: Weight>(graph: &Graph<W>) -> Outcome<(Duration, W, Duration)> {
    let mut shortest = Duration::MAX;
    let mut last = None;
    for _ in 0..3 {
        let begun = Instant::now();
        let solution = minimum_cost_perfect_matching(graph)?;
        shortest = shortest.min(begun.elapsed());
        last = Some(solution);
    }
    let solution = last.ok_or("nothing was solved")?;
    let begun = Instant::now();
    verify(graph, |_| Alone::Never, &solution.matching, &solution.certificate)?;
    Ok((shortest, solution.cost, begun.elapsed()))
}

/// Asks for many vertices: if its present opponent were forbidden, is there a matching as good in the
/// first two criteria? Then the same once more, with the whole answer compared to a fresh solve for a
/// few.
fn questions(case: &Case) -> Outcome<()> {
    const QUESTIONS: usize = 300;
    let mut solver = Solver::new(Arc::new(case.graph.clone()), |_| Alone::Never)?;
    let best = solver.solve()?;
    let limit = [best[0], best[1], i64::from(i32::MAX), 0];
    let matching = solver.matching();
    let mut trial = solver.clone();
    let (mut asked, mut without, mut yes) = (Duration::ZERO, Duration::ZERO, 0);
    for question in 0..QUESTIONS {
        let vertex = question * matching.vertex_count() / QUESTIONS;
        let mate = matching.mate(vertex).ok_or("the matching is perfect")?;
        let begun = Instant::now();
        trial.clone_from(&solver);
        trial.forbid(vertex, mate);
        let answer = trial.solve_within(limit)?;
        asked += begun.elapsed();
        yes += usize::from(answer.is_some());

        let begun = Instant::now();
        trial.clone_from(&solver);
        trial.forbid(vertex, mate);
        let cost = trial.solve()?;
        without += begun.elapsed();
        assert_eq!(answer, (cost <= limit).then_some(cost), "{}: the limit changed the answer", case.name);
        if question % 50 == 0 {
            trial.verify()?;
            assert_eq!(minimum_cost_perfect_matching(&trial.graph())?.cost, cost, "{}", case.name);
        }
    }
    println!(
        "{}: {QUESTIONS} questions in {} ({yes} times yes), as solves without a limit in {}",
        case.name,
        milliseconds(asked),
        milliseconds(without),
    );
    Ok(())
}

fn milliseconds(time: Duration) -> String {
    let tenths = time.as_micros() / 100;
    format!("{}.{} ms", tenths / 10, tenths % 10)
}

/// The criteria in one number: a sum of up to `bits` bits of one never reaches the next.
fn packed(criteria: Wide, bits: u32) -> i64 {
    criteria.into_iter().fold(0, |number, criterion| (number << bits) + criterion)
}

fn write_graph(path: &Path, graph: &Graph<i64>) -> Outcome<()> {
    let mut text = format!("{} {}\n", graph.vertex_count(), graph.edge_count());
    for (u, v, cost) in graph.edges() {
        writeln!(text, "{u} {v} {cost}")?;
    }
    Ok(std::fs::write(path, text)?)
}

/// Players in the order of their points after nine rounds, each with twenty possible opponents
/// nearby: the difference in points, the colours they would like, who has floated, and the distance
/// in the list. Neighbours in the list may always meet, so there is a perfect matching.
fn swiss(n: usize) -> Outcome<Case> {
    let random = &mut Random(n as u64);
    let mut points: Vec<i64> = (0..n).map(|_| (0..9).map(|_| random.below(3)).sum()).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    let colours: Vec<i64> = (0..n).map(|_| random.below(5) - 2).collect();
    let floated: Vec<bool> = (0..n).map(|_| random.below(6) == 0).collect();
    let mut edges = Vec::new();
    for u in 0..n {
        let mut opponents = vec![u + 1];
        while opponents.len() < 10 {
            let v = u + 2 + usize::try_from(random.below(58))?;
            if !opponents.contains(&v) {
                opponents.push(v);
            }
        }
        for v in opponents.into_iter().filter(|&v| v < n) {
            let apart = (points[u] - points[v]).min(2);
            let colour = if colours[u].signum() * colours[v].signum() > 0 {
                colours[u].abs().min(colours[v].abs())
            } else {
                0
            };
            let float = i64::from(apart > 0) * (i64::from(floated[u]) + i64::from(floated[v]));
            let distance = i64::try_from((v - u) / 16)?;
            edges.push((u, v, [apart, colour, float, distance]));
        }
    }
    Ok(Case { name: format!("swiss-{n}"), graph: Graph::from_edges(n, edges)?, bits: 14 })
}

/// Twenty random opponents anywhere in the list, at random costs.
fn scattered(n: usize) -> Outcome<Case> {
    let random = &mut Random(n as u64 + 1);
    let mut pairs = BTreeSet::new();
    for u in 0..n {
        pairs.insert((u.min((u + 1) % n), u.max((u + 1) % n)));
        for _ in 0..9 {
            let v = usize::try_from(random.below(i64::try_from(n)?))?;
            if u != v {
                pairs.insert((u.min(v), u.max(v)));
            }
        }
    }
    let edges = pairs.into_iter().map(|(u, v)| (u, v, [(); 4].map(|()| random.below(3))));
    Ok(Case { name: format!("scattered-{n}"), graph: Graph::from_edges(n, edges)?, bits: 14 })
}

/// Points in the plane, each joined to about twenty near ones; the cost is the square of the
/// distance. Odd clusters make many blossoms.
fn plane(n: usize) -> Outcome<Case> {
    const SIDE: i64 = 1_000;
    let random = &mut Random(n as u64 + 2);
    let mut points: Vec<[i64; 2]> = (0..n).map(|_| [(); 2].map(|()| random.below(SIDE))).collect();
    // Along stripes, forth and back, so that neighbours in the list are near each other.
    points.sort_unstable_by_key(|&[x, y]| (x / 10, if x / 10 % 2 == 0 { y } else { -y }, x));
    let distance = |u: usize, v: usize| {
        let ([ux, uy], [vx, vy]) = (points[u], points[v]);
        (ux - vx).pow(2) + (uy - vy).pow(2)
    };
    let near = |u: usize, v: usize| v == u + 1 || distance(u, v) <= 25 * 25;
    let mut edges = Vec::new();
    for u in 0..n {
        let others = (u + 1..n).take_while(|&v| v == u + 1 || points[v][0] / 10 - points[u][0] / 10 <= 3);
        edges.extend(others.filter(|&v| near(u, v)).map(|v| (u, v, [0, 0, 0, distance(u, v)])));
    }
    Ok(Case { name: format!("plane-{n}"), graph: Graph::from_edges(n, edges)?, bits: 14 })
}

/// Everybody may meet everybody; all criteria are chance.
fn complete(n: usize) -> Outcome<Case> {
    let random = &mut Random(n as u64);
    let mut edges = Vec::new();
    for u in 0..n {
        for v in u + 1..n {
            edges.push((u, v, [(); 4].map(|()| random.below(8))));
        }
    }
    Ok(Case { name: format!("complete-{n}"), graph: Graph::from_edges(n, edges)?, bits: 14 })
}

/// The generator `SplitMix64`: small, good enough, the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        (mixed % bound.unsigned_abs()).cast_signed()
    }
}
