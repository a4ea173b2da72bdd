//! What the guide says about the tie-breaks of FIDE C.07 (`docs/guide/tie-breaks.md`) is what comes out.

use kolo_standings::{Criterion, TieBreak};

use crate::standings_guide::{cells, check_blocks, folder, values};

const GUIDE: &str = include_str!("../../../../docs/guide/tie-breaks.md");

#[test]
fn every_block_of_the_guide_is_what_the_command_answers() {
    assert_eq!(check_blocks(GUIDE), 2);
}

#[test]
fn every_code_is_in_the_guide() {
    for tie_break in TieBreak::all() {
        assert!(GUIDE.contains(&format!("`{}`", tie_break.code())), "{}", tie_break.code());
    }
}

#[test]
fn the_table_of_codes_is_the_list_by_article() {
    let (_, table) = GUIDE.split_once("## Codes").expect("the table of codes");
    let (table, _) = table.split_once("## ").expect("the next heading");
    let listed: Vec<(&str, &str)> = table
        .lines()
        .filter_map(cells)
        .filter(|cells| cells[0].starts_with('`'))
        .map(|cells| (cells[0].trim_matches('`'), cells[1]))
        .collect();
    let clauses: Vec<(&str, String)> = TieBreak::all()
        .filter(|tie_break| tie_break.code() == tie_break.acronym())
        .map(|tie_break| (tie_break.code(), Criterion::TieBreak(tie_break).clause(None).to_string()))
        .collect();
    let articles = clauses.iter().map(|(code, clause)| (*code, clause.trim_start_matches("T-")));
    assert_eq!(listed, articles.collect::<Vec<_>>());
}

#[test]
fn the_values_of_the_example_are_those_of_the_guide() {
    let folder = folder();
    let mut seen = 0;
    for line in GUIDE.lines() {
        let Some(cells) = cells(line).filter(|cells| cells.len() == 7) else { continue };
        let Some(tie_break) = TieBreak::all().find(|one| cells[0] == format!("`{}`", one.code())) else {
            continue;
        };
        let found = values(&folder, &["--by", tie_break.code(), "--system", "swiss"]);
        assert_eq!(found, cells[1..], "{}", tie_break.code());
        seen += 1;
    }
    assert_eq!(seen, 18);
}
