//! Files of logs, their check and their replay.

use std::collections::BTreeSet;

use kolo_messages::Lang;
use kolo_play::clock::{
    ClockLog, Entry, Event, LogEntry, Moment, Person, Span, TimeCause, TimeControl, Verdict,
};

use crate::support::{FIRST, SECOND};

/// A game of go, made up for this test: late start, byo-yomi, a dispute, an adjournment.
const GO: &str = include_str!("data/go-adjourned.json");
/// A duel of the contest, made up for this test, with three events that do not fit.
const MISFITS: &str = include_str!("data/contest-misfits.json");

#[test]
fn a_stored_log_leads_to_the_same_game() {
    let log = ClockLog::read(GO.as_bytes()).expect("a sound file");
    assert_eq!(log.check(), []);
    let replay = log.replay(Some(Moment(7_500_000)));
    assert_eq!(replay.clock.verdict(), Some(Verdict::Lost(SECOND, TimeCause::NotBack)));
    let ledger = replay.clock.ledger();
    assert_eq!(ledger.sides.second[Entry::LateStart].taken, Span::seconds(120));
    assert_eq!(ledger.sides.first[Entry::Dispute].given, Span::seconds(20));
    assert_eq!(ledger.sides.first[Entry::SealedMove].given, Span::seconds(30));
    assert_eq!(ledger.elapsed().0, replay.clock.now().0);
    let text = serde_json::to_string(&replay.clock).expect("plain data");
    assert_eq!(text, serde_json::to_string(&log.replay(Some(Moment(7_500_000))).clock).expect("plain data"));
}

#[test]
fn a_file_comes_back_as_it_was_written() {
    for text in [GO, MISFITS] {
        let log = ClockLog::read(text.as_bytes()).expect("a sound file");
        assert_eq!(log.write().expect("plain data"), text);
    }
}

#[test]
fn every_event_that_does_not_fit_is_named() {
    let log = ClockLog::read(MISFITS.as_bytes()).expect("the shape is sound");
    let found: Vec<(usize, &str)> =
        log.check().iter().map(|misfit| (misfit.number, misfit.refusal.clause().id())).collect();
    assert_eq!(found, [(3, "P-3.3.2.3"), (5, "P-3.3.2.6"), (7, "K-ORDER")]);
    let replay = log.replay(None);
    assert_eq!(replay.clock.verdict(), Some(Verdict::Lost(FIRST, TimeCause::PointedOut)));
    for misfit in replay.misfits() {
        for lang in Lang::ALL {
            let text = misfit.message().text(lang);
            assert!(text.contains(&misfit.number.to_string()) && !text.contains('{'), "{text}");
        }
    }
}

#[test]
fn a_replay_can_be_read() {
    let log = ClockLog::read(MISFITS.as_bytes()).expect("the shape is sound");
    let text = log.replay(None).text(Lang::En);
    let expected = include_str!("data/contest-misfits.txt");
    assert_eq!(text, expected);
    let go = ClockLog::read(GO.as_bytes()).expect("a sound file");
    assert_eq!(go.replay(None).text(Lang::En), include_str!("data/go-adjourned.txt"));
    for lang in Lang::ALL {
        let text = go.replay(Some(Moment::LAST)).text(lang);
        assert!(!text.contains("{ ") && text.lines().count() > 30, "{text}");
    }
}

#[test]
fn a_replay_can_run_on() {
    let text =
        r#"{"kolo-clock":1,"control":"1m","events":[{"at":0,"event":{"kind":"start","by":"arbiter"}}]}"#;
    let log = ClockLog::read(text.as_bytes()).expect("a sound file");
    assert_eq!(log.replay(Some(Moment(59_000))).clock.verdict(), None);
    let later = log.replay(Some(Moment(60_000)));
    assert_eq!(later.clock.verdict(), Some(Verdict::Lost(FIRST, TimeCause::Basic)));
    assert_eq!(later.afterwards.len(), 1);
}

#[test]
fn other_files_are_refused_with_a_reason() {
    let cases = [
        ("", "clock-log-empty"),
        ("{}", "clock-log-other-kind"),
        (r#"{"kolo-clock":2,"anything":1}"#, "clock-log-version"),
        (r#"{"kolo-clock":1,"control":"1m","events":[],"more":1}"#, "log-file-shape"),
        (r#"{"kolo-clock":1,"control":"1m+","events":[]}"#, "log-file-shape"),
        (
            r#"{"kolo-clock":1,"control":"1m","events":[{"at":-1,"event":{"kind":"start","by":"arbiter"}}]}"#,
            "log-file-shape",
        ),
        (
            r#"{"kolo-clock":1,"control":"1m","events":[{"at":0,"event":{"kind":"start","by":"arbiter","x":1}}]}"#,
            "log-file-shape",
        ),
        (
            r#"{"kolo-clock":1,"control":"1m","events":[{"at":0,"event":{"kind":"start","by":"arbiter"},"x":1}]}"#,
            "log-file-shape",
        ),
        (
            r#"{"kolo-clock":1,"control":"1m","events":[{"at":0,"event":{"kind":"stop","by":"first","reason":{"prisoners":{"count":3,"x":1}}}}]}"#,
            "log-file-shape",
        ),
        (r#"{"kolo-clock":1,"control":"1m","events":["#, "log-file-ends"),
    ];
    for (text, key) in cases {
        let trouble = ClockLog::read(text.as_bytes()).expect_err(text);
        assert_eq!(trouble.message.key(), key, "{text}");
    }
    let entry = r#"{"at":0,"event":{"kind":"remind-press","by":"first"}}"#;
    let long = format!(r#"{{"kolo-clock":1,"control":"1m","events":[{}]}}"#, vec![entry; 100_001].join(","));
    assert_eq!(ClockLog::read(long.as_bytes()).expect_err("too long").message.key(), "clock-log-long");
}

/// What the guide shows can be used: its controls, its object, its log, and the text of a replay.
#[test]
fn the_guide_is_true() {
    let guide = include_str!("../../../../docs/guide/clocks.md");
    let rows = guide.lines().skip_while(|line| *line != "## Time controls").skip(4);
    let controls: Vec<TimeControl> = rows
        .map_while(|line| line.strip_prefix("| `")?.split_once('`'))
        .map(|(text, _)| text.parse().expect(text))
        .collect();
    assert_eq!(controls.len(), 8);
    let mut blocks = guide.split("```json\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let (object, _) = blocks.next().expect("the object");
    assert_eq!(serde_json::from_str::<TimeControl>(object).ok(), Some(controls[1]));
    let (log, _) = blocks.next().expect("the log");
    let log = ClockLog::read(log.as_bytes()).expect("a sound log");
    assert_eq!(log.check(), []);
    let (_, shown) = guide.split_once("```text\n").expect("a replay");
    let (shown, _) = shown.split_once("```").expect("its end");
    assert!(include_str!("data/contest-misfits.txt").contains(shown));
}

/// Every kind of event in the table of the guide is one that the reader knows, and the other way round.
#[test]
fn the_guide_lists_every_event() {
    let guide = include_str!("../../../../docs/guide/clocks.md");
    let table = guide.lines().skip_while(|line| !line.starts_with("| kind |")).skip(2);
    let listed: BTreeSet<&str> = table
        .map_while(|line| line.strip_prefix("| ")?.split_once(" |"))
        .flat_map(|(kinds, _)| kinds.split(", "))
        .map(|kind| kind.trim_matches('`'))
        .collect();
    // The reader names all kinds when it meets one that it does not know.
    let unknown = r#"{"kolo-clock":1,"control":"1m","events":[{"at":0,"event":{"kind":"?"}}]}"#;
    let trouble = ClockLog::read(unknown.as_bytes()).expect_err("no such kind").message.text(Lang::En);
    let (_, known) = trouble.split_once("expected one of ").expect("the list of kinds");
    let known: BTreeSet<&str> = known.split('`').skip(1).step_by(2).collect();
    assert_eq!(listed, known);
}

/// A replay up to a moment ends before the first event that happened later. One that does not fit has not happened,
/// whatever its time, so those behind it are played.
#[test]
fn a_replay_up_to_a_moment_ends_at_a_place_in_the_log() {
    let entry = |seconds: u64, event: Event| LogEntry { at: Moment(seconds * 1000), event };
    let mut log = ClockLog::new("8m+8m".parse().expect("a control"));
    log.events = vec![
        entry(0, Event::Start { by: Person::Arbiter }),
        entry(900, Event::Resume { by: Person::Arbiter }),
        entry(60, Event::Press { by: FIRST }),
        entry(100, Event::Press { by: SECOND }),
        entry(70, Event::Press { by: FIRST }),
    ];
    let replay = log.replay(Some(Moment(80_000)));
    assert_eq!(replay.steps.iter().map(|step| step.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(replay.misfits().iter().map(|misfit| misfit.number).collect::<Vec<_>>(), [2]);
    assert_eq!(replay.clock.now(), Moment(80_000));
    let left = replay.clock.view().sides.expect("a clock").second.left;
    assert_eq!(left, Span::seconds(460));
    assert_eq!(log.replay(None).steps.len(), 5);
}
