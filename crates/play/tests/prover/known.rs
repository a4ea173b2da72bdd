//! Positions on the whole board whose answer anybody can see.

use kolo_messages::Lang;
use kolo_play::prover::{Budget, Question, QuestionFlaw, Refutation, Stage, Verdict, Why, prove};
use kolo_play::{Board, Cell, Mark};

use crate::positions::{board, question};

fn verdict(question: &Question) -> Verdict {
    prove(question, Budget(100_000)).verdict
}

fn is_proven(crosses: &str, circles: &str, to_move: Mark) -> bool {
    matches!(verdict(&question(crosses, circles, to_move, Mark::Cross)), Verdict::Proven(_))
}

fn is_lost_to_the_opponent(crosses: &str, circles: &str, to_move: Mark) -> bool {
    let verdict = verdict(&question(crosses, circles, to_move, Mark::Cross));
    matches!(verdict, Verdict::Refuted(Refutation::OpponentWins(_)))
}

#[test]
fn four_and_three_on_move_win() {
    assert!(is_proven("c3 d3 e3 f3", "b3 a1 a2 a4", Mark::Cross), "a four");
    assert!(is_proven("g8 h8 i8", "a1 a3 a5", Mark::Cross), "an open three");
    assert!(!is_proven("g8 h8 i8", "f8 a3 a5", Mark::Cross), "a closed three alone");
    assert!(
        is_proven("g8 h8 i8 j9 j10 j11", "f8 j12 a1 a5 c9", Mark::Cross),
        "two closed threes with one square"
    );
}

/// Overlines win for both sides.
#[test]
fn six_in_a_row_win() {
    assert!(is_proven("c8 d8 e8 g8 h8", "a1 a3 a5 a7", Mark::Cross));
    assert!(is_lost_to_the_opponent("a1 a3 a5 a7", "c8 d8 e8 g8 h8", Mark::Circle));
}

#[test]
fn the_first_to_make_five_wins() {
    let (crosses, circles) = ("c3 d3 e3 f3", "c9 d9 e9 f9");
    assert!(is_proven(crosses, circles, Mark::Cross));
    assert!(is_lost_to_the_opponent(crosses, circles, Mark::Circle));
}

/// Two open threes of crosses that share a square, circles to move.
#[test]
fn two_open_threes_win_unless_circles_are_faster() {
    let threes = "g8 h8 i8 h9 h10";
    assert!(is_proven(threes, "a1 a3 c1 c3", Mark::Circle));
    assert!(is_proven(threes, "m1 n1 o1 a5", Mark::Circle), "a closed three only delays");
    assert!(is_lost_to_the_opponent(threes, "c3 d3 e3 a1", Mark::Circle), "an open three on move is faster");
    let closed = verdict(&question(threes, "h7 h11 f8 j8", Mark::Circle, Mark::Cross));
    assert!(!matches!(closed, Verdict::Proven(_)), "all ends are closed");
}

#[test]
fn an_empty_board_is_not_proven_and_not_refuted() {
    let empty = Question::new(Board::default(), Mark::Cross, Mark::Cross).expect("nobody has won");
    let answer = prove(&empty, Budget(20_000));
    assert_eq!(answer.verdict, Verdict::NotProven(Why::NoThreatWins));
    // Here lines of fours are followed only so far, and no more than that is said.
    let busy = question("e4 g4 i6 e8 g10 k8 k5 d10", "f5 h5 j7 f9 h11 l9 l6 e11", Mark::Cross, Mark::Cross);
    let why = prove(&busy, Budget(400_000)).verdict;
    assert_eq!(why, Verdict::NotProven(Why::Bounded));
    assert_eq!(prove(&empty, Budget(0)).verdict, Verdict::NotProven(Why::OutOfNodes));
}

/// A board without five for anybody: pairs of crosses and circles in turn.
fn drawn(column: usize, row: usize) -> Mark {
    if (column + 2 * row) % 4 < 2 { Mark::Cross } else { Mark::Circle }
}

#[test]
fn a_full_board_refutes() {
    let mut full = Board::default();
    for cell in Cell::all() {
        full.put(cell, drawn(cell.column(), cell.row())).expect("an empty square");
    }
    for to_move in Mark::BOTH {
        let question = Question::new(full.clone(), to_move, Mark::Cross).expect("nobody has won");
        let answer = prove(&question, Budget::default());
        assert_eq!(answer.verdict, Verdict::Refuted(Refutation::Pairs(Vec::new())));
        assert_eq!(answer.effort.nodes, 0);
    }
    full.clear(Cell::MIDDLE);
    let question = Question::new(full, Mark::Cross, Mark::Cross).expect("nobody has won");
    assert!(matches!(verdict(&question), Verdict::Refuted(_)));
}

#[test]
fn decided_positions_are_no_question() {
    let won = board("c3 d3 e3 f3 g3", "a1 a2 a3 a4");
    let flaw = Question::new(won, Mark::Circle, Mark::Cross).expect_err("decided");
    assert!(matches!(&flaw, QuestionFlaw::Decided(row) if row.mark == Mark::Cross));
    assert_eq!(flaw.clause().id(), "P-3.3.1.4");
    for lang in Lang::ALL {
        let text = flaw.message().text(lang);
        assert!(text.contains("c3") && text.contains("g3"), "{text}");
    }
}

#[test]
fn odd_numbers_of_marks_are_a_caution() {
    assert_eq!(question("h8", "h9", Mark::Cross, Mark::Cross).caution(), None);
    assert_eq!(question("h8", "", Mark::Circle, Mark::Cross).caution(), None);
    assert!(question("h8", "", Mark::Cross, Mark::Cross).caution().is_some());
    assert!(question("h8 i8 j9", "h9", Mark::Circle, Mark::Cross).caution().is_some());
}

/// Every verdict says something in every language.
#[test]
fn verdicts_are_reported_in_three_languages() {
    let questions = [
        question("g8 h8 i8", "a1 a3 a5", Mark::Cross, Mark::Cross),
        question("g8 h8 i8", "a1 a3 a5", Mark::Cross, Mark::Circle),
        question("h8", "h9", Mark::Cross, Mark::Cross),
    ];
    for question in questions {
        let answer = prove(&question, Budget(20_000));
        for lang in Lang::ALL {
            let text = answer.verdict.message(&question).text(lang);
            assert!(text.len() > 40 && !text.contains('{'), "{text}");
        }
    }
    let answer = prove(&question("g8 h8 i8", "a1 a3 a5", Mark::Cross, Mark::Cross), Budget::default());
    assert_eq!(answer.effort.stage, Some(Stage::Fours));
}
