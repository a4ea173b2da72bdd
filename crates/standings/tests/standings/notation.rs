//! A short way to write a tournament down; see `tests/data/go-example.txt`.

use kolo_messages::Lang;
use kolo_model::{
    ForfeitResult, Idle, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult,
    RawRound, RawTournament, System, Tournament,
};
use kolo_standings::{Column, Criterion, Standings, StandingsRow};

/// Everybody called by his number.
pub(crate) fn field(system: System, count: u32) -> RawTournament {
    let competitors = (1..=count).map(|no| RawCompetitor::named(no, &format!("P{no}"))).collect();
    RawTournament { system: Some(system), competitors, ..RawTournament::default() }
}

pub(crate) fn game(first: u32, second: u32, outcome: Outcome) -> RawEntry {
    let result = RawGameResult::Outcome(outcome);
    RawEntry::game(first, second, result)
}

/// A game with points inside it, the first one's first.
pub(crate) fn scored(first: u32, second: u32, outcome: Outcome, points: (i64, i64)) -> RawEntry {
    match game(first, second, outcome) {
        RawEntry::Game { place, sides, result, terms, .. } => {
            RawEntry::Game { place, sides, result, score: Some(PerSide::new(points.0, points.1)), terms }
        }
        other => other,
    }
}

/// A round such as `1-2:1 3-4:= 5:free`; with points inside the match `1-2:1/12:8`.
pub(crate) fn round(line: &str) -> RawRound {
    RawRound { entries: line.split_whitespace().map(entry).collect() }
}

fn entry(text: &str) -> RawEntry {
    let number = |digits: &str| digits.parse().expect("a start number");
    let (who, what) = text.split_once(':').expect("a colon before the result");
    match who.split_once('-') {
        Some((first, second)) => match what.split_once('/') {
            None => game(number(first), number(second), outcome(what)),
            Some((what, inside)) => {
                let (own, other) = inside.split_once(':').expect("points of both");
                let points = |digits: &str| digits.parse().expect("points");
                scored(number(first), number(second), outcome(what), (points(own), points(other)))
            }
        },
        None => RawEntry::Idle { place: Place::default(), who: number(who), idle: idle(what) },
    }
}

fn outcome(text: &str) -> Outcome {
    match text {
        "1" => Outcome::played(PlayedResult::FirstWins),
        "0" => Outcome::played(PlayedResult::SecondWins),
        "=" => Outcome::played(PlayedResult::Draw),
        "+-" => Outcome::Forfeit(ForfeitResult::FirstWins),
        "-+" => Outcome::Forfeit(ForfeitResult::SecondWins),
        "--" => Outcome::Forfeit(ForfeitResult::BothLose),
        "?" => Outcome::Pending,
        "adjourned" => Outcome::Adjourned,
        other => unreachable!("no result `{other}` in the notation"),
    }
}

fn idle(text: &str) -> Idle {
    match text {
        "free" => Idle::PairingBye,
        "full" => Idle::FullPointBye,
        "half" => Idle::HalfPointBye,
        "absent" => Idle::Absent,
        "excused" => Idle::AnnouncedAbsence,
        other => unreachable!("no reason `{other}` in the notation"),
    }
}

/// A tournament of `count` with these rounds.
pub(crate) fn tournament(system: System, count: u32, rounds: &[&str]) -> Tournament {
    let mut raw = field(system, count);
    raw.played = rounds.iter().map(|line| round(line)).collect();
    raw.check().expect("a sound tournament").tournament
}

/// `place number` of everybody.
pub(crate) fn places(table: &Standings) -> Vec<String> {
    table.rows.iter().map(|row| format!("{} {}", row.place, row.no)).collect()
}

pub(crate) fn row(table: &Standings, no: u32) -> &StandingsRow {
    table.rows.iter().find(|row| row.no.get() == no).expect("a row for everybody")
}

fn column(table: &Standings, no: u32, criterion: Criterion) -> &Column {
    row(table, no).columns.iter().find(|column| column.criterion == criterion).expect("the column")
}

/// What a column of `no` says.
pub(crate) fn value(table: &Standings, no: u32, criterion: Criterion) -> String {
    column(table, no, criterion).value.to_string()
}

/// What a column of `no` says and how it came about.
pub(crate) fn explained(table: &Standings, no: u32, criterion: Criterion, lang: Lang) -> Vec<String> {
    let parts = column(table, no, criterion).derivation.iter().map(|part| part.message().text(lang));
    std::iter::once(value(table, no, criterion)).chain(parts).collect()
}
