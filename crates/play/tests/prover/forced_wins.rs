//! The collection of forced wins on the whole board, `tests/data/gomoku/forced-wins.jsonl`.

use kolo_play::prover::{Budget, Question, Refutation, Verdict, Why, prove, verify};
use kolo_play::{Board, Mark};
use serde::Deserialize;

use crate::{is_full, naive};

#[derive(Deserialize)]
struct Record {
    id: String,
    to_move: String,
    black: Vec<String>,
    white: Vec<String>,
    verdict: String,
    effort: u64,
}

/// A position in which whoever is to move wins by force.
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) question: Question,
    pub(crate) effort: u64,
}

pub(crate) fn cases() -> Vec<Case> {
    let text = include_str!("../data/gomoku/forced-wins.jsonl");
    text.lines()
        .map(|line| {
            let record: Record = serde_json::from_str(line).expect("a record");
            assert_eq!(record.verdict, "win");
            let mut board = Board::default();
            for (cells, mark) in [(&record.black, Mark::Cross), (&record.white, Mark::Circle)] {
                for cell in cells {
                    board.put(cell.parse().expect("a square"), mark).expect("an empty square");
                }
            }
            let to_move: Mark = record.to_move.parse().expect("b or w");
            let question = Question::new(board, to_move, to_move).expect("nobody has won");
            assert_eq!(question.caution(), None, "{}", record.id);
            Case { id: record.id, question, effort: record.effort }
        })
        .collect()
}

/// Solved of a part of the collection; none of it may come out wrong.
fn solved(cases: &[Case], budget: u64) -> usize {
    let mut solved = 0;
    let mut wrong = Vec::new();
    for case in cases {
        let answer = prove(&case.question, Budget(budget));
        assert!(answer.effort.nodes <= budget + 1000, "{}: {:?}", case.id, answer.effort);
        match answer.verdict {
            Verdict::Proven(proven) => {
                verify(&case.question, proven.proof()).expect("it was checked");
                solved += 1;
            }
            Verdict::NotProven(why) => assert_eq!(why, Why::OutOfNodes, "{}", case.id),
            Verdict::Refuted(_) => wrong.push(case.id.as_str()),
        }
    }
    assert!(wrong.is_empty(), "refuted, but won: {wrong:?}");
    solved
}

#[test]
fn nearly_all_forced_wins_are_proven() {
    let cases = cases();
    assert_eq!(cases.len(), 511);
    if is_full() {
        let found = solved(&cases, 400_000);
        println!("{found} of {} within 400,000 nodes", cases.len());
        assert!(found >= 507, "{found}");
    } else {
        let every_fourth: Vec<Case> = cases.into_iter().step_by(4).collect();
        let found = solved(&every_fourth, 60_000);
        println!("{found} of {} within 60,000 nodes", every_fourth.len());
        assert!(found >= 118, "{found}");
    }
}

/// With the same side to move, the other one does not win; nearly always that is found out.
#[test]
fn the_other_side_never_has_a_proof() {
    let (budget, step) = if is_full() { (400_000, 1) } else { (30_000, 4) };
    let (mut refuted, mut open) = (0, 0);
    for case in cases().iter().step_by(step) {
        let question = case.question.claimed_by_the_other();
        match prove(&question, Budget(budget)).verdict {
            Verdict::Proven(_) => panic!("{}: both sides cannot win", case.id),
            Verdict::Refuted(Refutation::OpponentWins(proven)) => {
                verify(&case.question, proven.proof()).expect("it was checked");
                refuted += 1;
            }
            Verdict::Refuted(refutation) => panic!("{}: {refutation:?} on an open board", case.id),
            Verdict::NotProven(why) => {
                assert!(!matches!(why, Why::CheckFailed(_)), "{}: {why:?}", case.id);
                open += 1;
            }
        }
    }
    println!("{refuted} refuted, {open} open");
    assert!(refuted > 6 * open, "{refuted} refuted, {open} open");
}

/// The plain check agrees on the whole board, too, where it is slow.
#[test]
fn short_proofs_hold_by_the_naive_check() {
    let mut checked = 0;
    for case in cases().iter().filter(|case| case.effort < 60) {
        let Verdict::Proven(proven) = prove(&case.question, Budget(20_000)).verdict else { continue };
        if proven.verified().marks < 800 {
            assert!(naive::holds(&case.question, proven.proof()), "{}", case.id);
            checked += 1;
        }
    }
    assert!(checked > 20, "{checked}");
}

/// A proof that was written and read again is the same and holds; the answer is the same every time.
#[test]
fn proofs_can_be_stored_and_read_back() {
    for case in cases().iter().filter(|case| case.effort < 1000).step_by(10) {
        let answer = prove(&case.question, Budget(60_000));
        assert_eq!(answer, prove(&case.question, Budget(60_000)), "{}", case.id);
        let Verdict::Proven(proven) = answer.verdict else { continue };
        let text = serde_json::to_string(proven.proof()).expect("a proof can be written");
        let read = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(proven.proof(), &read);
        assert!(verify(&case.question, &read).is_ok());
        assert!(verify(&case.question.claimed_by_the_other(), &read).is_err());
    }
}
