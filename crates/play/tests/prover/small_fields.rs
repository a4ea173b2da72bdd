//! Thousands of random positions on small fields, each answered by the prover and by trying all games.

use kolo_model::SplitMix64;
use kolo_play::prover::{Budget, Refutation, Stage, Verdict, Why, pairs_hold, prove, verify};

use crate::positions::{Mix, random};
use crate::{brute, is_full};

/// What came out of many positions.
#[derive(Debug, Default)]
struct Count {
    asked: u32,
    wins: u32,
    proven: u32,
    by_fours: u32,
    by_threats: u32,
    by_all_moves: u32,
    refuted_by_opponent: u32,
    refuted_by_pairs: u32,
    refuted_by_all_moves: u32,
    open: u32,
}

fn compare(seed: u64, mix: Mix, positions: u32, budget: u64) -> Count {
    let mut source = SplitMix64::new(seed);
    let mut count = Count::default();
    for _ in 0..positions {
        let question = random(&mut source, mix);
        let wins = brute::wins(&question);
        let answer = prove(&question, Budget(budget));
        count.asked += 1;
        count.wins += u32::from(wins);
        match &answer.verdict {
            Verdict::Proven(proven) => {
                assert!(wins, "proven and wrong: {question:?}");
                assert!(verify(&question, proven.proof()).is_ok());
                assert_eq!(proven.question(), &question);
                count.proven += 1;
                match answer.effort.stage.expect("a search proved it") {
                    Stage::Fours => count.by_fours += 1,
                    Stage::Threats => count.by_threats += 1,
                    Stage::AllMoves => count.by_all_moves += 1,
                }
            }
            Verdict::Refuted(refutation) => {
                assert!(!wins, "refuted and wrong: {refutation:?} {question:?}");
                match refutation {
                    Refutation::OpponentWins(proven) => {
                        let other = question.claimed_by_the_other();
                        assert!(verify(&other, proven.proof()).is_ok() && brute::wins(&other));
                        count.refuted_by_opponent += 1;
                    }
                    Refutation::Pairs(pairs) => {
                        assert!(pairs_hold(&question, pairs));
                        count.refuted_by_pairs += 1;
                    }
                    Refutation::AllMovesTried => count.refuted_by_all_moves += 1,
                }
            }
            Verdict::NotProven(why) => {
                assert!(!matches!(why, Why::CheckFailed(_)), "{why:?} {question:?}");
                count.open += 1;
            }
        }
    }
    count
}

/// Five squares a side: rows go from edge to edge.
#[test]
fn on_five_by_five_every_answer_is_right() {
    let positions = if is_full() { 5_000 } else { 1_000 };
    let count = compare(55, Mix { side: 5, empty: 11, claimant: 640 }, positions, 20_000);
    assert!(count.wins > 50 && count.open * 1000 <= count.asked && count.proven == count.wins, "{count:?}");
    assert!(count.refuted_by_pairs > 100 && count.refuted_by_all_moves > 50, "{count:?}");
}

#[test]
fn on_six_by_six_every_answer_is_right() {
    let positions = if is_full() { 5_000 } else { 1_000 };
    let count = compare(66, Mix { side: 6, empty: 11, claimant: 560 }, positions, 20_000);
    assert!(count.wins > 100 && count.proven == count.wins && count.open * 1000 <= count.asked, "{count:?}");
    assert!(count.refuted_by_opponent > 20 && count.by_all_moves > 50, "{count:?}");
}

/// More empty squares than the plan for the end takes: threats come first, and all moves after them.
#[test]
fn with_more_empty_squares_threats_find_most_wins() {
    let positions = if is_full() { 400 } else { 60 };
    let count = compare(67, Mix { side: 7, empty: 17, claimant: 520 }, positions, 20_000);
    assert!(count.wins > 5 && count.proven * 100 >= count.wins * 95, "{count:?}");
    assert!(count.by_fours > 0 && count.by_threats > 0, "{count:?}");
}

/// A tiny budget gives fewer answers and no wrong ones.
#[test]
fn a_tiny_budget_is_never_wrong() {
    let generous = compare(68, Mix { side: 6, empty: 10, claimant: 560 }, 400, 20_000);
    assert_eq!(generous.open, 0);
    let tiny = compare(68, Mix { side: 6, empty: 10, claimant: 560 }, 400, 3);
    assert!(tiny.open > 20, "{tiny:?}");
}
