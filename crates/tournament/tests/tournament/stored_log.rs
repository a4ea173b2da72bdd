//! A log written by version 0.1.0 of the program must be readable for ever (K-STEP).
//!
//! The files `tests/data/log-*.jsonl` hold every kind of event at least once. They are never written again: when
//! the fields of an event change, a new file is added and the reader learns to turn the old form into the new one.

use std::collections::BTreeSet;

use kolo_model::Adjourned;
use kolo_rulings::Verdict;
use kolo_tournament::{Author, Event, IncidentId, Ledger, Recorded, Step, Timestamp};
use serde::Deserialize;
use serde_json::value::RawValue;

const LOG: &str = include_str!("../data/log-0.1.0.jsonl");

/// The ordinary case: numbers given, paired by the program, played, finished.
const ROUND_ROBIN: &str = include_str!("../data/log-0.1.0-round-robin.jsonl");

/// The arbiter's part of the rules of 1992, with version 2 of the settings: origins of ratings, a missing one
/// confirmed, absences without a word with every ruling, one of them lifted by a correction.
const FIDE_1992: &str = include_str!("../data/log-0.1.0-fide-1992.jsonl");

/// A McMahon with version 3 of the settings: start coefficients, handicap and komi, wishes of the pairing, rules and
/// approval; an adjusted player and a super group; terms paired, changed by hand, published and amended.
const GO: &str = include_str!("../data/log-0.1.0-go.jsonl");

/// Version 4 of the settings, an incident amended, protests upheld and rejected, starts, and how games ended.
const RULINGS: &str = include_str!("../data/log-0.1.0-rulings.jsonl");

/// A protest that was passed over, and an incident with a decision that needs no reason.
const PASSED_OVER: &str = include_str!("../data/log-0.1.0-passed-over.jsonl");

/// A list of people who were not at the door, and an absence that was corrected, undone and corrected again.
const ABSENCES: &str = include_str!("../data/log-0.1.0-absences.jsonl");

/// The Dutch system: pairs changed after publication for three of its reasons, a round unpublished by the rules of the
/// competition, mistakes noted for the rating report, and one that counts late.
const MISTAKES: &str = include_str!("../data/log-0.1.0-mistakes.jsonl");

/// A FIDE (Dutch) Swiss with acceleration points, written when a late player stood behind the others for good.
const DUTCH: &str = include_str!("../data/log-0.1.0-dutch.jsonl");

/// Groups and a final as two stages: drawn, changed, published, unpublished, a lot among tied members, the order
/// sealed, links changed by hand, a report and its confirmation, a correction that voids a later result.
const STAGES: &str = include_str!("../data/log-0.2.0-stages.jsonl");

/// Teams of five boards: a line-up, reports with every duel that differ and then agree, corrections of boards, one undone, a
/// score alone, a match that was not played.
const TEAMS: &str = include_str!("../data/log-0.2.0-teams.jsonl");
const SANCTIONS: &str = include_str!("../data/log-0.2.0-sanctions.jsonl");

/// A tournament by the rules of pIšQworky: longer absences of members of a team, one undone, and a spectator.
const NOTES: &str = include_str!("../data/log-0.2.0-notes.jsonl");

/// A match on devices: opened, taken off, opened again, and its result brought home.
const LIVE: &str = include_str!("../data/log-0.2.0-live.jsonl");

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
        let (seq, step, at) = (line.seq, Step(line.step), Timestamp(line.at));
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
    let stored: BTreeSet<&str> =
        [LOG, FIDE_1992, RULINGS, PASSED_OVER, ABSENCES, MISTAKES, STAGES, TEAMS, NOTES, LIVE, SANCTIONS]
            .into_iter()
            .flat_map(records)
            .map(|record| record.event.code())
            .collect();
    let known: BTreeSet<&str> = Event::CODES.iter().map(|(code, _)| *code).collect();
    assert_eq!(known.difference(&stored).collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn events_are_written_as_they_were_stored() {
    for log in [
        LOG,
        ROUND_ROBIN,
        FIDE_1992,
        GO,
        RULINGS,
        PASSED_OVER,
        ABSENCES,
        MISTAKES,
        DUTCH,
        STAGES,
        TEAMS,
        NOTES,
        LIVE,
        SANCTIONS,
    ] {
        for (record, line) in records(log).iter().zip(log.lines()) {
            let payload = record.event.payload().expect("events are plain data");
            assert!(line.ends_with(&format!("\"payload\":{payload}}}")), "{line}\n{payload}");
        }
    }
}

#[test]
fn a_stored_log_of_stages_leads_to_the_same_places() {
    let ledger = Ledger::replay(records(STAGES)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let play = state.graph(&"final".parse().expect("a stage")).and_then(kolo_tournament::Graph::play);
    let order = play.and_then(kolo_stages::State::total_order).expect("it is over");
    let names: Vec<&str> =
        order.iter().map(|one| state.entrants()[&one.entrant].entry.name.as_str()).collect();
    assert_eq!(names, ["Eva", "Filip", "Žofie", "Dan"]);
    assert_eq!(state.sealed(&kolo_tournament::StageId::main()).map(<[_]>::len), Some(6));
}

#[test]
fn results_of_boards_in_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(TEAMS)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let of_meeting = |meeting: &kolo_tournament::Meeting| {
        let score = meeting.score.map(|score| format!("{}:{}", score.first, score.second));
        let result = meeting.result().map(|result| result.to_string()).unwrap_or_default();
        format!("{} {result} {}", score.unwrap_or_default(), meeting.line_up.is_some())
    };
    let tables = state.rounds().iter().flat_map(|round| &round.tables);
    assert_eq!(
        tables.map(of_meeting).collect::<Vec<String>>(),
        ["8:12 11 10 =0 00 0= true", "12:8 12:8 false", "20:0 +:- false", "  false"]
    );
}

#[test]
fn notes_in_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(NOTES)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let away: Vec<(u32, i64, Option<i64>)> =
        state.away().map(|one| (one.record().player.0, one.record().from, one.record().until)).collect();
    assert_eq!(away, [(1002, 4000, Some(9000))]);
    assert_eq!(state.notes().len(), 2);
}

#[test]
fn a_draw_by_the_program_is_not_made_again() {
    let ledger = Ledger::replay(records(ROUND_ROBIN)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    assert_eq!(state.phase(), kolo_tournament::Phase::Finished);
    assert!(ROUND_ROBIN.contains(r#""origin":{"program":{"version":"0.1.0","seed":42}}"#));
}

#[test]
fn absences_and_ratings_of_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(FIDE_1992)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let facts = state.facts().expect("its facts are sound");
    let lines: Vec<String> = state
        .order()
        .iter()
        .map(|id| {
            let entrant = &state.entrants()[id];
            let rating = entrant.entry.rating.map(|rating| rating.message().text(kolo_messages::Lang::En));
            let row = facts.crosstable().row(state.number_of(*id).expect("everybody has a number")).clone();
            let points = row.points(&facts.scoring(), Adjourned::AsDraw);
            let no_shows: Vec<_> = entrant.no_shows.values().collect();
            let idle = state.idle_next(*id);
            format!("{} {}: {points} {no_shows:?} {idle:?}", entrant.entry.name, rating.unwrap_or_default())
        })
        .collect();
    assert_eq!(
        lines,
        [
            "Božena 2168 (from INGO 84): 1 [] None",
            "Adam 2100: 1 [] None",
            "Dana 1800 (not verified): 1.5 [] None",
            "Cyril 1800 (estimated): 0 [Withdrawn] None",
            "Emil 1800 (from BCF 150): 0 [PlaysOn] None",
            "František : 1.5 [] None",
        ]
    );
}

#[test]
fn coefficients_and_terms_of_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(GO)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let facts = state.facts().expect("its facts are sound");
    let starts: Vec<u32> = facts.competitors().iter().map(|c| facts.start(c.no).value).collect();
    assert_eq!(starts, [31, 29, 27, 17]);
    let of_table = |table: &kolo_tournament::Meeting| {
        let komi = table.terms.komi.map(|komi| komi.to_string()).unwrap_or_default();
        format!("{}-{} {} {komi}", table.sides.first, table.sides.second, table.terms.handicap)
    };
    let rounds: Vec<Vec<String>> =
        state.rounds().iter().map(|round| round.tables.iter().map(of_table).collect()).collect();
    assert_eq!(rounds, [["1-2 2 -3.5", "4-3 9 0.5"], ["1-4 0 6.5", "3-2 2 0.5"]]);
    let origins: Vec<String> =
        state.rounds().iter().map(|round| round.origin.message().text(kolo_messages::Lang::En)).collect();
    assert_eq!(origins, ["paired by Kolo 0.1.0 with seed 42", "paired by hand by the arbiter"]);
    let approval = state.settings().criteria_approved.as_ref().map(|approval| approval.on.to_string());
    assert_eq!(approval.as_deref(), Some("2026-03-14"));
    assert_eq!(state.settings().governed_by().len(), 2);
}

#[test]
fn rulings_of_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(RULINGS)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let text = |message: kolo_messages::Message| message.text(kolo_messages::Lang::En);
    let incidents: Vec<String> =
        state.incidents().values().map(|incident| text(incident.assessment.message())).collect();
    assert_eq!(
        incidents,
        [
            "An illegal move was noticed (G-6.3): play continues, instead of: the last 4 moves are taken back, \
             because: both agreed",
            "It is unclear where a stone is (G-6.2): the player places it clearly",
        ]
    );
    let protests: Vec<String> =
        state.protests().values().map(|protest| format!("{:?}", protest.ruling)).collect();
    assert!(protests[0].contains("SecondWins") && protests[1].contains("Rejected"), "{protests:?}");
    let table = &state.rounds()[0].tables[0];
    assert_eq!(table.end.map(|end| text(end.message())).as_deref(), Some("by resignation"));
    assert_eq!(state.start_of(kolo_model::RoundNumber::from_index(0)), Some(Timestamp(9500)));
    assert_eq!(text(state.settings().governed_by()[1].clone()), "played by the Ing rules");
}

#[test]
fn what_was_advised_and_decided_is_not_worked_out_again() {
    let ledger = Ledger::replay(records(PASSED_OVER)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let incident = &state.incidents()[&IncidentId(9)].assessment;
    // This program would advise something else.
    assert_ne!(incident.advised.verdict, incident.case.rule().verdict);
    assert_eq!((incident.advised.verdict, incident.verdict()), (Verdict::ArbiterDecides, Verdict::PlayOn));
    assert_eq!((state.open_protests().count(), state.holding_protests().count()), (1, 0));
}

#[test]
fn corrected_absences_of_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(ABSENCES)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let idle: Vec<String> =
        state.rounds()[0].idle.iter().map(|(id, idle)| format!("{id} {idle:?}")).collect();
    assert_eq!(idle, ["3 Absent", "4 HalfPointBye"]);
}

#[test]
fn mistakes_of_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(MISTAKES)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let of_round = |round: &std::sync::Arc<kolo_tournament::PublishedRound>| {
        let pairs = round.tables.iter().map(|table| format!("{}-{}", table.sides.first, table.sides.second));
        let idle = round.idle.iter().map(|(id, idle)| format!("{id} {idle:?}"));
        pairs.chain(idle).collect::<Vec<_>>().join(" ")
    };
    let rounds: Vec<String> = state.rounds().iter().map(of_round).collect();
    assert_eq!(rounds, ["1-5 4-2 3 Absent", "5-4 2-3 6-1", "6-2 1-4 5-3"]);
    assert_eq!(state.for_rating().len(), 2);
    assert_eq!(
        state.rounds()[0].tables[1].outcome,
        kolo_model::Outcome::played(kolo_model::PlayedResult::Draw)
    );
}

#[test]
fn numbers_and_points_on_loan_of_a_stored_log_are_as_they_were() {
    let ledger = Ledger::replay(records(DUTCH)).expect("the stored log replays");
    let state = ledger.state().expect("it creates a tournament");
    let order: Vec<u32> = state.order().iter().map(|id| id.0).collect();
    assert_eq!(order, [1, 2, 3, 4, 5, 6, 7, 8], "the strongest came late");
    let facts = state.facts().expect("its facts are sound");
    let lent: Vec<String> = facts
        .accelerations()
        .iter()
        .map(|(no, points)| {
            format!("{no}: {}", points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        })
        .collect();
    assert_eq!(lent, ["1: 1 1 0.5", "2: 1 1 0.5", "3: 1 1 0.5", "4: 1 1 0.5"]);
    // Numbers are open, so that the next pairing puts the player where they belong.
    assert_eq!(state.numbers_to_change(), 8);
}
