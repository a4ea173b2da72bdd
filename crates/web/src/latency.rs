//! The latency of players' connections, as the server measures it: it sends a number over the stream of events and
//! waits for the page to send it back. What a page says about its own connection counts for nothing.
//!
//! A page that holds answers back looks slow; that gains no more than the clock gives for any slow connection (see
//! `LagRule`).

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kolo_live::Seat;
use kolo_play::clock::Span;
use kolo_store::StreamId;

/// The last so many round trips count.
const KEPT: usize = 5;

/// An older measurement says nothing about the connection now.
const LASTS: Duration = Duration::from_mins(1);

/// No connection is taken to be slower than this, whatever was measured.
const SLOWEST: Duration = Duration::from_secs(2);

/// Seats remembered; beyond, those that have not answered for a while go.
const SEATS: usize = 4096;

/// What is known about all connections.
#[derive(Debug, Default)]
pub(crate) struct Lines(Mutex<HashMap<(StreamId, Seat), Line>>);

#[derive(Debug, Default)]
struct Line {
    next: u64,
    asked: VecDeque<(u64, Instant)>,
    took: VecDeque<(Instant, Duration)>,
}

impl Lines {
    /// A new question for a seat: the number to be sent back.
    pub(crate) fn ask(&self, stream: &StreamId, seat: Seat, now: Instant) -> u64 {
        let mut lines = self.lock();
        if lines.len() >= SEATS {
            lines.retain(|_, line| line.took.iter().any(|(at, _)| now.duration_since(*at) < LASTS));
        }
        let line = lines.entry((stream.clone(), seat)).or_default();
        line.next += 1;
        let number = line.next;
        line.asked.push_back((number, now));
        while line.asked.len() > KEPT {
            line.asked.pop_front();
        }
        number
    }

    /// A number came back. One that was not asked, or was answered before, counts for nothing.
    pub(crate) fn answered(&self, stream: &StreamId, seat: Seat, number: u64, now: Instant) {
        let mut lines = self.lock();
        let Some(line) = lines.get_mut(&(stream.clone(), seat)) else { return };
        let Some(place) = line.asked.iter().position(|(asked, _)| *asked == number) else { return };
        if let Some((_, at)) = line.asked.remove(place) {
            line.took.push_back((now, now.duration_since(at).min(SLOWEST)));
            while line.took.len() > KEPT {
                line.took.pop_front();
            }
        }
    }

    /// What a move of this seat spends on the way: the shortest of the last round trips, so that one slow moment, or
    /// one answer held back, changes nothing.
    pub(crate) fn lag(&self, stream: &StreamId, seat: Seat, now: Instant) -> Span {
        let lines = self.lock();
        let fresh = lines.get(&(stream.clone(), seat)).into_iter().flat_map(|line| &line.took);
        let fresh = fresh.filter(|(at, _)| now.duration_since(*at) < LASTS).map(|(_, took)| *took);
        Span(fresh.min().map_or(0, |took| u64::try_from(took.as_millis()).unwrap_or_default()))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(StreamId, Seat), Line>> {
        // A panic while the lock was held cannot leave the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::Side;
    use kolo_teams::BoardNumber;

    use super::*;

    #[test]
    fn the_shortest_of_the_last_round_trips_counts() {
        let (lines, stream) = (Lines::default(), "live-a".parse().expect("a name"));
        let seat = Seat { board: BoardNumber(1), side: Side::First };
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        assert_eq!(lines.lag(&stream, seat, at(0)), Span(0), "nothing is known");
        for (asked, took) in [(0, 300), (1000, 120), (2000, 9000)] {
            let number = lines.ask(&stream, seat, at(asked));
            lines.answered(&stream, seat, number, at(asked + took));
            lines.answered(&stream, seat, number, at(asked + took + 1));
        }
        assert_eq!(lines.lag(&stream, seat, at(12_000)), Span(120));
        assert_eq!(lines.lag(&stream, Seat { side: Side::Second, ..seat }, at(12_000)), Span(0));
        assert_eq!(lines.lag(&stream, seat, at(100_000)), Span(0), "too long ago");
    }

    #[test]
    fn answers_that_nobody_asked_for_count_for_nothing_and_held_back_ones_are_bounded() {
        let (lines, stream) = (Lines::default(), "live-a".parse().expect("a name"));
        let seat = Seat { board: BoardNumber(1), side: Side::First };
        let now = Instant::now();
        lines.answered(&stream, seat, 7, now);
        let number = lines.ask(&stream, seat, now);
        lines.answered(&stream, seat, number + 1, now);
        assert_eq!(lines.lag(&stream, seat, now), Span(0));
        let late = now + Duration::from_secs(30);
        lines.answered(&stream, seat, number, late);
        assert_eq!(lines.lag(&stream, seat, late), Span(2000));
    }
}
