//! What holds for every clock, whatever is done to it.
//!
//! Random sequences of events go through all controls. The ordinary run has 20,000 of them;
//! `KOLO_CLOCK_SEQUENCES=1000000` asks for a million.

use kolo_model::{Side, SplitMix64};
use kolo_play::clock::{Clock, ClockLog, Event, Happening, LogEntry, Moment, Verdict, What};

use crate::random::{CONTROLS, event, moment};
use crate::support::control;

const EVENTS: u64 = 40;

fn sequences() -> u64 {
    let asked = std::env::var("KOLO_CLOCK_SEQUENCES").ok();
    asked.map_or(20_000, |text| text.parse().expect("KOLO_CLOCK_SEQUENCES is a number"))
}

/// All time is accounted for, and what is left is what the books say.
fn books_are_right(clock: &Clock) {
    let ledger = clock.ledger();
    assert_eq!(ledger.elapsed().0, clock.now().0, "no moment is lost or counted twice");
    if let (Some(times), Some(sides)) = (clock.control().sides(), clock.view().sides) {
        for side in Side::BOTH {
            assert_eq!(ledger.sides[side].balance(times.basic), Some(sides[side].left), "{side:?}");
        }
    }
}

/// The same event after many small steps of time leads to the same clock, with the same happenings.
fn steps_do_not_matter(
    dice: &mut SplitMix64,
    before: &Clock,
    at: Moment,
    event: &Event,
    happenings: &[Happening],
) {
    let mut other = before.clone();
    let mut pieces = Vec::new();
    while other.now() < at && pieces.len() < 50 {
        let rest = at.since(other.now()).0;
        let step = match dice.below(3) {
            0 => Moment(other.now().0 + dice.below(rest + 1)),
            1 => other.next_deadline().map_or(at, |due| due.0.min(at)),
            _ => at,
        };
        pieces.extend(other.advance(step).expect("between now and then"));
        books_are_right(&other);
    }
    pieces.extend(other.apply(at, event).expect("it was accepted in one step"));
    assert_eq!(pieces, happenings);
    let mut one_step = before.clone();
    one_step.apply(at, event).expect("it was accepted before");
    assert_eq!(other, one_step);
}

/// Nothing happens before the deadline, and something does at it.
fn the_deadline_is_the_next_thing(clock: &Clock) {
    if let Some((due, _)) = clock.next_deadline()
        && due <= Moment::LAST
    {
        assert!(due >= clock.now());
        if due > clock.now() {
            let quiet = clock.clone().advance(Moment(due.0 - 1)).expect("it lies ahead");
            assert_eq!(quiet, []);
        }
        assert_ne!(clock.clone().advance(due).expect("it lies ahead"), []);
    }
}

fn happenings_are_in_order(happenings: &[Happening], event: &Event, at: Moment) {
    assert!(happenings.is_sorted_by_key(|happening| happening.at));
    assert!(happenings.last().is_none_or(|last| last.at <= at));
    let end = happenings.iter().position(|happening| matches!(happening.what, What::Over(_)));
    let revived = matches!(event, Event::EarlyFlag { .. });
    assert!(end.is_none_or(|end| end + 1 == happenings.len() || revived), "{happenings:?}");
}

#[derive(Debug, Default)]
struct Seen {
    accepted: u64,
    refused: u64,
    lost: u64,
    drawn: u64,
    limits: u64,
    adjourned: u64,
    given_back: u64,
}

fn play(seed: u64, tally: &mut Seen) {
    let mut dice = SplitMix64::stream(seed, 7);
    let controls = u64::try_from(CONTROLS.len()).expect("a short list");
    let setting = CONTROLS[usize::try_from(seed % controls).expect("below its length")];
    let mut clock = Clock::new(control(setting));
    let mut log = ClockLog::new(*clock.control());
    let mut after_end = 0;
    for _ in 0..EVENTS {
        let (at, event) = (moment(&mut dice, &clock), event(&mut dice, &clock));
        let before = clock.clone();
        match clock.apply(at, &event) {
            Ok(happenings) => {
                tally.accepted += 1;
                let back = |happening: &Happening| matches!(happening.what, What::GivenBack(..));
                tally.given_back += u64::from(happenings.iter().any(back));
                happenings_are_in_order(&happenings, &event, at);
                steps_do_not_matter(&mut dice, &before, at, &event, &happenings);
                log.events.push(LogEntry { at, event });
            }
            Err(refusal) => {
                tally.refused += 1;
                assert_eq!(clock, before, "a refusal changes nothing");
                assert_eq!(clock.apply(at, &event), Err(refusal), "and is the same again");
                // Time passes all the same; that cannot fail for moments that can be.
                let _ = clock.advance(at);
            }
        }
        books_are_right(&clock);
        the_deadline_is_the_next_thing(&clock);
        after_end += u32::from(clock.verdict().is_some());
        if after_end > 3 {
            break;
        }
    }
    match clock.verdict() {
        Some(Verdict::Lost(..) | Verdict::LostByBoth(_)) => tally.lost += 1,
        Some(Verdict::BothFlags | Verdict::FaultyClock) => tally.drawn += 1,
        Some(Verdict::LimitReached) => tally.limits += 1,
        Some(Verdict::ForfeitedTo(_) | Verdict::Finished) | None => {}
    }
    tally.adjourned += u64::from(!clock.forms().is_empty());
    // The log leads to the same clock, byte for byte; written down and read again as well.
    let bytes = |clock: &Clock| serde_json::to_string(clock).expect("a clock is plain data");
    let until = Some(clock.now());
    let again = log.replay(until);
    assert_eq!(again.misfits(), []);
    assert_eq!(bytes(&again.clock), bytes(&clock));
    if seed.is_multiple_of(16) {
        let file = log.write().expect("a log is plain data");
        let read = ClockLog::read(file.as_bytes()).expect("what was written can be read");
        assert_eq!(read, log);
        assert_eq!(read.replay(until), again);
        assert_eq!(read.write().expect("a log is plain data"), file);
    }
}

#[test]
fn every_sequence_of_events_keeps_the_rules() {
    let sequences = sequences();
    let mut seen = Seen::default();
    for seed in 0..sequences {
        play(seed, &mut seen);
    }
    println!("{sequences} sequences: {seen:?}");
    // The lots reach every corner; otherwise the test would say nothing.
    let enough = sequences / 200;
    assert!(seen.accepted > 5 * sequences && seen.refused > 5 * sequences, "{seen:?}");
    let corners = [seen.lost, seen.drawn, seen.limits, seen.adjourned, seen.given_back];
    assert!(corners.iter().all(|count| *count > enough), "{seen:?}");
}
