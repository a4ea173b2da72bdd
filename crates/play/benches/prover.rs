//! How many forced wins are proven with how many nodes, and how long it takes.
//!
//! `cargo bench -p kolo-play --bench prover`. Every answer is known: all 511 positions are won for the side to move, and so
//! never for the other.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::time::{Duration, Instant};

use kolo_play::prover::{Budget, Question, Verdict, Why, prove};
use kolo_play::{Board, Mark};
use serde::Deserialize;

/// Budgets, and how many of the positions they are enough for.
const EXPECTED: [(u64, usize); 3] = [(100_000, 496), (400_000, 508), (1_000_000, 509)];

/// How many claims of the other side are refuted with 400,000 nodes.
const REFUTED: usize = 507;

#[derive(Deserialize)]
struct Record {
    to_move: String,
    black: Vec<String>,
    white: Vec<String>,
}

fn questions() -> Vec<Question> {
    let text = include_str!("../tests/data/gomoku/forced-wins.jsonl");
    text.lines()
        .map(|line| {
            let record: Record = serde_json::from_str(line).expect("a record");
            let mut board = Board::default();
            for (cells, mark) in [(&record.black, Mark::Cross), (&record.white, Mark::Circle)] {
                for cell in cells {
                    board.put(cell.parse().expect("a square"), mark).expect("an empty square");
                }
            }
            let to_move: Mark = record.to_move.parse().expect("b or w");
            Question::new(board, to_move, to_move).expect("nobody has won")
        })
        .collect()
}

/// What came out of all questions.
#[derive(Default)]
struct Totals {
    proven: usize,
    refuted: usize,
    nodes: u64,
    times: Vec<Duration>,
}

impl Totals {
    fn of(questions: &[Question], budget: u64) -> Totals {
        let mut totals = Totals::default();
        for question in questions {
            let begin = Instant::now();
            let answer = prove(question, Budget(budget));
            totals.times.push(begin.elapsed());
            totals.nodes += answer.effort.nodes;
            match answer.verdict {
                Verdict::Proven(_) => totals.proven += 1,
                Verdict::Refuted(_) => totals.refuted += 1,
                Verdict::NotProven(why) => {
                    assert!(!matches!(why, Why::CheckFailed(_)), "the search found what the check refuses");
                }
            }
        }
        totals.times.sort();
        totals
    }

    fn print(&self, name: &str, budget: u64) {
        let all: Duration = self.times.iter().sum();
        let per_second = u128::from(self.nodes) * 1_000_000 / all.as_micros().max(1);
        let median = self.times[self.times.len() / 2].as_micros();
        let longest = self.times.last().map_or(0, Duration::as_micros);
        println!(
            "{name}, {budget:>7} nodes: {:>3} proven, {:>3} refuted of {}, {:>4} thousand nodes a second with the check of \
             proofs, median {median} µs, longest {longest} µs",
            self.proven,
            self.refuted,
            self.times.len(),
            per_second / 1_000,
        );
    }
}

fn main() {
    let questions = questions();
    for (budget, expected) in EXPECTED {
        let totals = Totals::of(&questions, budget);
        totals.print("wins        ", budget);
        assert_eq!(totals.refuted, 0, "a win was refuted");
        assert!(totals.proven >= expected, "{} proven, {expected} before", totals.proven);
    }
    let claims: Vec<Question> = questions.iter().map(Question::claimed_by_the_other).collect();
    let totals = Totals::of(&claims, 400_000);
    totals.print("wrong claims", 400_000);
    assert_eq!(totals.proven, 0, "a wrong claim was proven");
    assert!(totals.refuted >= REFUTED, "{} refuted, {REFUTED} before", totals.refuted);
}
