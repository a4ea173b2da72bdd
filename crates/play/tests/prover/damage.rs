//! Damaged proofs, and proofs held against other positions.

use kolo_model::SplitMix64;
use kolo_play::prover::{Budget, Proof, Question, Reply, Step, StepId, Verdict, prove, verify};
use kolo_play::{Board, Cell, Mark};

use crate::positions::{Mix, random};
use crate::{brute, naive};

fn pick(source: &mut SplitMix64, bound: usize) -> usize {
    usize::try_from(source.below(u64::try_from(bound).expect("small"))).expect("small")
}

fn some_cell(source: &mut SplitMix64, question: &Question) -> Cell {
    let cells: Vec<Cell> = question.field().cells().collect();
    cells[pick(source, cells.len())]
}

fn some_step(source: &mut SplitMix64, proof: &Proof) -> StepId {
    StepId(u32::try_from(pick(source, proof.len() + 1)).expect("small"))
}

/// Changes one thing in a proof.
fn damage(source: &mut SplitMix64, question: &Question, proof: &Proof) -> Proof {
    let mut damaged = proof.clone();
    let place = pick(source, damaged.len());
    let (cell, id, kind) = (some_cell(source, question), some_step(source, proof), source.below(8));
    let step = &mut damaged.steps[place];
    match (kind, &mut *step) {
        (0, _) => *step = Step::Double,
        (1, _) => *step = Step::Forced { cell, then: id },
        (2, _) => *step = Step::Line(vec![cell]),
        (_, Step::Line(cells)) => match kind {
            3 => drop(cells.pop()),
            4 => cells.push(cell),
            5 => cells.reverse(),
            _ => {
                let at = pick(source, cells.len().max(1));
                if let Some(known) = cells.get_mut(at) {
                    *known = cell;
                }
            }
        },
        (3..=5, Step::Move { then, .. } | Step::Forced { then, .. }) => *then = id,
        (_, Step::Move { cell: known, .. } | Step::Forced { cell: known, .. }) => *known = cell,
        (_, Step::Double) => *step = Step::Threat { line: vec![cell], replies: Vec::new() },
        (_, Step::Threat { line, replies }) => match kind {
            3 if !replies.is_empty() => drop(replies.remove(pick(source, replies.len()))),
            4 if !replies.is_empty() => {
                let at = pick(source, replies.len());
                replies[at].then = id;
            }
            5 => replies.push(Reply { cell, then: id }),
            6 => drop(line.pop()),
            _ => line.insert(0, cell),
        },
    }
    damaged
}

/// Proofs of random positions, with more than one step.
fn proofs(seed: u64, wanted: usize) -> Vec<(Question, Proof)> {
    let mut source = SplitMix64::new(seed);
    let mut found = Vec::new();
    while found.len() < wanted {
        let question = random(&mut source, Mix { side: 6, empty: 10, claimant: 560 });
        if let Verdict::Proven(proven) = prove(&question, Budget(20_000)).verdict
            && proven.proof().len() > 1
        {
            found.push((question, proven.proof().clone()));
        }
    }
    found
}

/// Whatever the check says of a damaged proof, the naive check says the same; nearly all are refused.
#[test]
fn damaged_proofs_are_refused_as_the_naive_check_refuses_them() {
    let mut source = SplitMix64::new(99);
    let (mut refused, mut harmless) = (0, 0);
    for (question, proof) in proofs(70, 40) {
        assert!(naive::holds(&question, &proof));
        for _ in 0..20 {
            let mut damaged = damage(&mut source, &question, &proof);
            if source.happens(300) {
                damaged = damage(&mut source, &question, &damaged);
            }
            let accepted = verify(&question, &damaged).is_ok();
            assert_eq!(accepted, naive::holds(&question, &damaged), "{question:?} {damaged:?}");
            if accepted {
                harmless += 1;
            } else {
                refused += 1;
            }
        }
    }
    println!("{refused} refused, {harmless} harmless");
    assert!(refused > 400 && harmless > 20, "{refused} refused, {harmless} harmless");
}

/// A proof for a position, whole or damaged, that is held against a position like it is refused wherever the claimant does
/// not win.
#[test]
fn proofs_do_not_pass_for_positions_that_are_not_won() {
    let mut source = SplitMix64::new(98);
    let (mut refused, mut passed) = (0, 0);
    for (question, proof) in proofs(71, 40) {
        for _ in 0..12 {
            let other = similar(&mut source, &question);
            let proof = if source.happens(500) { damage(&mut source, &other, &proof) } else { proof.clone() };
            let accepted = verify(&other, &proof);
            if accepted.is_ok() {
                assert!(brute::wins(&other), "{other:?} {proof:?}");
                passed += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 200 && passed > 20, "{refused} refused, {passed} passed");
}

/// The question with one thing changed.
fn similar(source: &mut SplitMix64, question: &Question) -> Question {
    loop {
        let mut board: Board = question.board().clone();
        let cell = some_cell(source, question);
        let was = board.clear(cell);
        let now = [None, Some(Mark::Cross), Some(Mark::Circle)][pick(source, 3)];
        if let Some(mark) = now {
            board.put(cell, mark).expect("cleared");
        }
        let to_move = if source.happens(200) { question.to_move().other() } else { question.to_move() };
        if was == now && to_move == question.to_move() {
            continue;
        }
        if let Ok(similar) = Question::on(question.field(), board, to_move, question.claimant()) {
            return similar;
        }
    }
}

/// A proof that names every square as a reply again and again comes to an end at the first that is taken.
#[test]
fn a_hostile_proof_ends() {
    use kolo_play::prover::{FlawKind, verify_within};

    let question =
        Question::new(Board::default(), Mark::Circle, Mark::Cross).expect("nobody has won on an empty board");
    let cells: Vec<Cell> = Cell::all().collect();
    let mut steps = Vec::new();
    for turn in 0..60u32 {
        let then = StepId(turn + 1);
        steps.push(if turn % 2 == 0 {
            Step::Threat {
                line: vec![cells[0]],
                replies: cells.iter().map(|cell| Reply { cell: *cell, then }).collect(),
            }
        } else {
            Step::Move { cell: cells[usize::try_from(turn).expect("small")], then }
        });
    }
    let flaw = verify_within(&question, &Proof { steps }, 50_000).expect_err("nothing is proven");
    assert!(matches!(flaw.kind, FlawKind::TooMuchWork | FlawKind::NotEmpty(_)), "{flaw:?}");
    assert!(verify(&question, &Proof { steps: Vec::new() }).is_err());
}

/// The bound of work is exact: with one mark less than a proof takes, it is not called checked.
#[test]
fn a_check_stops_at_its_bound() {
    use kolo_play::prover::{FlawKind, verify_within};

    let mut board = Board::default();
    for (cells, mark) in [("f6 f5 g5 f3 g3", Mark::Cross), ("f8 e5 j5 f4 g4", Mark::Circle)] {
        for cell in cells.split(' ') {
            board.put(cell.parse().expect("a square"), mark).expect("empty");
        }
    }
    let question = Question::new(board, Mark::Cross, Mark::Cross).expect("nobody has won");
    let Verdict::Proven(proven) = prove(&question, Budget(10_000)).verdict else { panic!("a known win") };
    let took = verify(&question, proven.proof()).expect("it was checked").marks;
    assert!(took > 200, "every empty square is tried: {took}");
    assert!(verify_within(&question, proven.proof(), took).is_ok());
    for work in [0, 1, took / 2, took - 1] {
        let flaw = verify_within(&question, proven.proof(), work).expect_err("too little");
        assert_eq!(flaw.kind, FlawKind::TooMuchWork, "{work}");
    }
}
