//! A log written by version 0.1.0 of the program must be readable for ever (K-STEP).
//!
//! `tests/data/log-0.1.0.jsonl` holds every kind of event at least once. It is never written again: when the
//! fields of an event change, a new file is added and the reader learns to turn the old form into the new one.

use std::collections::BTreeSet;

use kolo_model::Adjourned;
use kolo_tournament::{Author, Event, Ledger, Recorded, Seq, Timestamp};
use serde::Deserialize;
use serde_json::value::RawValue;

const LOG: &str = include_str!("../data/log-0.1.0.jsonl");

/// The ordinary case: numbers given, drawn by the program, played, finished.
const ROUND_ROBIN: &str = include_str!("../data/log-0.1.0-round-robin.jsonl");

#[derive(Deserialize)]
struct Line<'a> {
    seq: u64,
    step: u64,
    by: Author,
    at: i64,
    reason: Option<String>,
    code: String,
    schema: u16,
    #[serde(borrow)]
    payload: &'a RawValue,
}

fn records(log: &str) -> Vec<Recorded> {
    let read = |line: &str| {
        let line: Line<'_> = serde_json::from_str(line).expect("the stored line is JSON");
        let event =
            Event::read(&line.code, line.schema, line.payload.get()).expect("the stored event is readable");
        let (seq, step, at) = (Seq(line.seq), Seq(line.step), Timestamp(line.at));
        Recorded { seq, step, by: line.by, at, reason: line.reason, event }
    };
    log.lines().map(read).collect()
}

#[test]
fn a_stored_log_leads_to_the_same_tournament() {
    let ledger = Ledger::replay(records(LOG)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let facts = state.facts().expect("its facts are sound");
    let table = facts.crosstable();
    let lines: Vec<String> = table
        .rows()
        .iter()
        .map(|row| {
            let name = facts.label(row.no);
            let points = row.points(&facts.scoring(), Adjourned::NotYet);
            let opponents: Vec<String> = row.games().map(|(_, game)| game.opponent.to_string()).collect();
            format!("{name}: {points} ({})", opponents.join(" "))
        })
        .collect();
    assert_eq!(
        lines,
        [
            "1 Žofie: 2.5 (4 3 2)",
            "2 Bára: 2.5 (3 1)",
            "3 Čeněk: 0 (2 1)",
            "4 Dan: 1.5 (1 5)",
            "5 Pozdní Host: 0.5 (4)"
        ]
    );
    let phases = (state.phase(), state.rounds().len(), state.draft().is_some());
    assert_eq!(phases, (kolo_tournament::Phase::Open, 3, false));
}

#[test]
fn the_stored_log_holds_every_kind_of_event() {
    let stored: BTreeSet<&str> = records(LOG).iter().map(|record| record.event.code()).collect();
    let known: BTreeSet<&str> = Event::CODES.iter().map(|(code, _)| *code).collect();
    assert_eq!(known.difference(&stored).collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn events_are_written_as_they_were_stored() {
    for log in [LOG, ROUND_ROBIN] {
        for (record, line) in records(log).iter().zip(log.lines()) {
            let payload = record.event.payload().expect("events are plain data");
            assert!(line.ends_with(&format!("\"payload\":{payload}}}")), "{line}\n{payload}");
        }
    }
}

#[test]
fn a_draw_by_the_program_is_not_made_again() {
    let ledger = Ledger::replay(records(ROUND_ROBIN)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    assert_eq!(state.phase(), kolo_tournament::Phase::Finished);
    assert!(ROUND_ROBIN.contains(r#""origin":{"program":{"version":"0.1.0","seed":42}}"#));
}
