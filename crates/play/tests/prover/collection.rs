//! The collection of small positions, `tests/data/gomoku/small-fields.jsonl`: wins and claims that fail for many reasons,
//! each with a verdict that trying all games confirms.

use kolo_play::prover::{Budget, Field, Question, Verdict, prove};
use kolo_play::{Board, Cell, Mark};
use serde::{Deserialize, Serialize};

use crate::{brute, is_full};

mod make;

/// A position as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    id: String,
    theme: String,
    field: Field,
    to_move: Mark,
    claimant: Mark,
    cross: Vec<Cell>,
    circle: Vec<Cell>,
    win: bool,
}

impl Record {
    fn question(&self) -> Question {
        let mut board = Board::default();
        for (cells, mark) in [(&self.cross, Mark::Cross), (&self.circle, Mark::Circle)] {
            for cell in cells {
                board.put(*cell, mark).expect("an empty square");
            }
        }
        Question::on(self.field, board, self.to_move, self.claimant).expect("nobody has won")
    }
}

fn records() -> Vec<Record> {
    let text = include_str!("../data/gomoku/small-fields.jsonl");
    text.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
}

#[test]
fn every_verdict_of_the_collection_is_found() {
    let records = records();
    assert!(records.len() >= 60, "{}", records.len());
    for record in &records {
        let question = record.question();
        assert_eq!(brute::wins(&question), record.win, "{}", record.id);
        match prove(&question, Budget::default()).verdict {
            Verdict::Proven(_) => assert!(record.win, "{}", record.id),
            Verdict::Refuted(_) => assert!(!record.win, "{}", record.id),
            Verdict::NotProven(why) => panic!("{}: {why:?}", record.id),
        }
    }
}

/// The maker is part of the collection's story: from its seed it makes the stored file.
#[test]
fn the_collection_is_what_its_maker_makes() {
    if is_full() {
        let made = make::collection();
        let lines: Vec<String> =
            made.iter().map(|record| serde_json::to_string(record).expect("it can be written")).collect();
        println!("{}", lines.join("\n"));
        assert_eq!(made, records());
    }
    for theme in make::THEMES {
        let of_theme = records().iter().filter(|record| record.theme == theme.name).count();
        assert_eq!(of_theme, theme.wanted, "{}", theme.name);
    }
}
