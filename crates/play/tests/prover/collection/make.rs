//! How the collection was made: random positions from a seed, sorted into themes by what trying all games says of them and
//! of positions like them. Nothing here asks for a theme's verdict of the prover, but for which part of it found a win.

use kolo_model::SplitMix64;
use kolo_play::Mark;
use kolo_play::prover::{Budget, Question, Refutation, Stage, Verdict, prove};

use super::Record;
use crate::brute::{Rows, wins, wins_if, wins_quietly_only};
use crate::positions::{Mix, random};

/// A theme, how many positions of it are wanted, and what belongs to it.
pub(crate) struct Theme {
    pub(crate) name: &'static str,
    pub(crate) wanted: usize,
    fits: fn(&Question) -> bool,
}

const fn theme(name: &'static str, wanted: usize, fits: fn(&Question) -> bool) -> Theme {
    Theme { name, wanted, fits }
}

/// All themes. A position belongs to the first that it fits and that has room.
pub(crate) const THEMES: [Theme; 12] = [
    // One position in thousands.
    theme("quiet", 4, quiet),
    theme("opponent-makes-five-first", 7, opponent_makes_five_first),
    theme("saved-by-own-threats", 7, saved_by_own_threats),
    theme("saved-by-own-threats-on-move", 7, saved_by_own_threats_on_move),
    theme("overline", 7, overline),
    theme("not-on-move", 7, not_on_move),
    theme("threats", 7, threats),
    theme("fours", 7, fours),
    theme("opponent-wins-on-move", 7, opponent_wins_on_move),
    theme("pairs", 7, pairs),
    theme("no-room", 7, no_room),
    theme("neither-wins", 7, neither_wins),
];

fn on_move(question: &Question) -> bool {
    question.to_move() == question.claimant()
}

/// The same position with the other side to move.
fn other_turn(question: &Question) -> Question {
    let (field, board) = (question.field(), question.board().clone());
    Question::on(field, board, question.to_move().other(), question.claimant()).expect("nobody has won")
}

fn can_make_five(question: &Question, mark: Mark) -> bool {
    let mut board = question.board().clone();
    question.empty().any(|cell| {
        board.put(cell, mark).expect("an empty square");
        let row = board.row_through(cell).is_some();
        board.clear(cell);
        row
    })
}

/// The claimant on move wins, and only by moves that build nothing.
fn quiet(question: &Question) -> bool {
    on_move(question) && wins(question) && wins_quietly_only(question)
}

/// The claimant would win if it were his turn; the opponent has five before.
fn opponent_makes_five_first(question: &Question) -> bool {
    !on_move(question) && can_make_five(question, question.claimant().other()) && wins(&other_turn(question))
}

/// Without the opponent's own rows the claimant, on move, would win: the opponent's fours come in between.
fn saved_by_own_threats(question: &Question) -> bool {
    let opponent = question.claimant().other();
    on_move(question)
        && !can_make_five(question, opponent)
        && !wins(question)
        && wins_if(question, Rows::DoNotCount)
}

/// The same where the opponent is on move and cannot make five at once.
fn saved_by_own_threats_on_move(question: &Question) -> bool {
    let opponent = question.claimant().other();
    !on_move(question)
        && !can_make_five(question, opponent)
        && !wins(question)
        && wins_if(question, Rows::DoNotCount)
}

/// The win ends with more than five in a row.
fn overline(question: &Question) -> bool {
    if !wins(question) {
        return false;
    }
    let Verdict::Proven(proven) = prove(question, Budget::default()).verdict else { return false };
    let mut board = question.board().clone();
    let mut mark = question.to_move();
    for cell in proven.main_line() {
        board.put(cell, mark).expect("an empty square");
        mark = mark.other();
    }
    board.row_of(question.claimant()).is_some_and(|row| row.cells.len() > 5)
}

/// The opponent moves and loses, without a five that is open already.
fn not_on_move(question: &Question) -> bool {
    !on_move(question) && !can_make_five(question, question.claimant()) && wins(question)
}

fn proven_by(question: &Question) -> Option<Stage> {
    let answer = prove(question, Budget::default());
    matches!(answer.verdict, Verdict::Proven(_)).then_some(answer.effort.stage).flatten()
}

/// The claimant on move wins, and not by fours alone.
fn threats(question: &Question) -> bool {
    on_move(question) && wins(question) && proven_by(question).is_some_and(|stage| stage != Stage::Fours)
}

/// The claimant on move wins by fours, and not at once.
fn fours(question: &Question) -> bool {
    on_move(question)
        && !can_make_five(question, question.claimant())
        && wins(question)
        && proven_by(question) == Some(Stage::Fours)
}

/// The opponent moves and wins by force, without a five that is open already.
fn opponent_wins_on_move(question: &Question) -> bool {
    !on_move(question)
        && !can_make_five(question, question.claimant().other())
        && wins(&question.claimed_by_the_other())
}

fn found_pairs(question: &Question) -> Option<usize> {
    match prove(question, Budget::default()).verdict {
        Verdict::Refuted(Refutation::Pairs(pairs)) => Some(pairs.len()),
        Verdict::Proven(_) | Verdict::NotProven(_) | Verdict::Refuted(_) => None,
    }
}

/// The opponent stops everything by answering in pairs.
fn pairs(question: &Question) -> bool {
    on_move(question) && !wins(question) && found_pairs(question).is_some_and(|pairs| pairs >= 2)
}

/// There is no row left for the claimant.
fn no_room(question: &Question) -> bool {
    on_move(question) && !wins(question) && found_pairs(question) == Some(0)
}

/// Nobody wins by force, and there is no simple reason.
fn neither_wins(question: &Question) -> bool {
    !wins(question) && !wins(&question.claimed_by_the_other()) && found_pairs(question).is_none()
}

/// The whole collection.
pub(crate) fn collection() -> Vec<Record> {
    let mut source = SplitMix64::new(2023);
    let mut found: Vec<Vec<Record>> = vec![Vec::new(); THEMES.len()];
    let mixes = [
        Mix { side: 6, empty: 12, claimant: 500 },
        Mix { side: 7, empty: 13, claimant: 500 },
        Mix { side: 5, empty: 11, claimant: 600 },
        Mix { side: 6, empty: 11, claimant: 560 },
    ];
    let is_open = |(theme, records): (&Theme, &Vec<Record>)| records.len() < theme.wanted;
    while THEMES.iter().zip(&found).any(is_open) {
        for mix in mixes {
            let question = random(&mut source, mix);
            for (theme, records) in THEMES.iter().zip(&mut found) {
                if is_open((theme, records)) && (theme.fits)(&question) {
                    records.push(record(theme.name, records.len() + 1, &question));
                    break;
                }
            }
        }
    }
    found.concat()
}

fn record(theme: &str, number: usize, question: &Question) -> Record {
    Record {
        id: format!("{theme}-{number}"),
        theme: theme.to_owned(),
        field: question.field(),
        to_move: question.to_move(),
        claimant: question.claimant(),
        cross: question.board().cells(Mark::Cross).collect(),
        circle: question.board().cells(Mark::Circle).collect(),
        win: wins(question),
    }
}
