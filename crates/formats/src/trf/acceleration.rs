//! Fictitious points for pairing: `XXA` a player, `250` a range of players and rounds.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{HalfPoints, MAX_ROUNDS, Place, Spot, StartNumber, TrfDialect};

use super::code::Code;
use super::numbers::{points, start_number};
use crate::collector::Collector;
use crate::columns::Line;

/// Columns of the first value and width of a value in `XXA`.
const FIRST_VALUE: usize = 10;
const VALUE_WIDTH: usize = 5;

/// Most values that lines `250` may spread over players and rounds together.
const MOST_SPREAD: usize = 20_000_000;

/// Points by start number, one a round.
#[derive(Debug, Default)]
pub(super) struct Accelerations {
    by_player: BTreeMap<u32, (Place, Vec<HalfPoints>)>,
    ranges: Vec<(Place, Range)>,
}

impl Accelerations {
    /// Takes a line `XXA`: start number, then points round by round in columns of their own.
    pub(super) fn add_xxa(&mut self, line: &Line<'_>, notes: &mut Collector) {
        let Some(no) = start_number(line, 5, 8, notes) else {
            return;
        };
        let begins = || (FIRST_VALUE..=line.len()).step_by(VALUE_WIDTH);
        let in_columns = begins().all(|begin| {
            let value = line.field(begin, begin + 3);
            let apart = line.is_blank(begin - 1) && line.is_blank(begin + 4);
            apart && (value.is_empty() || value.parse::<HalfPoints>().is_ok())
        });
        let values: Vec<HalfPoints> = if in_columns {
            begins().map(|begin| line.field(begin, begin + 3).parse().unwrap_or_default()).collect()
        } else {
            let words = line.words(9).into_iter();
            words.filter_map(|(column, word)| points(line, column, word, notes)).collect()
        };
        if values.len() > MAX_ROUNDS || self.by_player.insert(no, (line.place(5), values)).is_some() {
            notes.problem(line.place(5), Message::new("trf-acceleration-twice").with("no", no));
        }
    }

    /// Takes a line `250`: points, first and last round, first and last player.
    pub(super) fn add_250(&mut self, line: &Line<'_>, notes: &mut Collector) {
        let number = |first, last, notes: &mut Collector| start_number(line, first, last, notes);
        let Some(value) = points(line, 10, line.field(10, 13), notes) else {
            return;
        };
        let rounds = (number(15, 17, notes), number(19, 21, notes));
        let players = (number(23, 26, notes), number(28, 31, notes));
        let ((Some(first_round), Some(last_round)), (Some(first), Some(last))) = (rounds, players) else {
            return;
        };
        if !(1..=last_round).contains(&first_round) || !(1..=last).contains(&first) {
            notes.problem(line.place(15), Message::new("trf-range-empty"));
            return;
        }
        let rounds = (first_round as usize, last_round as usize);
        self.ranges.push((line.place(23), Range { rounds, players: (first, last), points: value }));
    }

    /// As the model takes them. Ranges of players end with the `highest` number there is.
    pub(super) fn into_raw(
        mut self,
        highest: u32,
        notes: &mut Collector,
    ) -> Vec<(Spot<u32>, Vec<HalfPoints>)> {
        let mut spread = 0;
        for (place, Range { rounds: (from, to), players: (first, last), points }) in self.ranges {
            let last = last.min(highest.max(first));
            spread += (last - first) as usize * (to - from + 1);
            if spread > MOST_SPREAD {
                notes.problem(place, Message::new("trf-range-too-wide"));
                break;
            }
            for no in first..=last {
                let (_, values) = self.by_player.entry(no).or_insert_with(|| (place.clone(), Vec::new()));
                values.resize(values.len().max(to), HalfPoints::ZERO);
                values[from - 1..to].fill(points);
            }
        }
        self.by_player.into_iter().map(|(no, (place, values))| (Spot::new(no, place), values)).collect()
    }
}

/// The lines for `accelerations`.
pub(super) fn write(accelerations: &[(StartNumber, Vec<HalfPoints>)], dialect: TrfDialect) -> Vec<String> {
    let ranges = ranges(accelerations);
    match dialect {
        TrfDialect::Trf26 if ranges.iter().all(Range::fits) => ranges.iter().map(Range::line).collect(),
        TrfDialect::Trf16 | TrfDialect::Trf26 => {
            accelerations.iter().map(|(no, values)| xxa(*no, values)).collect()
        }
    }
}

fn xxa(no: StartNumber, values: &[HalfPoints]) -> String {
    let mut line = format!("{} {no:>4}", Code::Acceleration.text());
    for value in values {
        let _ = write!(line, " {:>4}", value.with_decimal());
    }
    line
}

/// A line `250`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Range {
    rounds: (usize, usize),
    players: (u32, u32),
    points: HalfPoints,
}

impl Range {
    /// Whether the columns are wide enough.
    fn fits(&self) -> bool {
        self.rounds.1 <= 999 && self.points < HalfPoints::from_whole(100)
    }

    fn line(&self) -> String {
        let Range { rounds: (from, to), players: (first, last), points } = self;
        let code = Code::Acceleration26.text();
        format!("{code}      {:0>4} {from:03} {to:03} {first:04} {last:04}", points.with_decimal())
    }
}

/// Runs of equal points, joined over neighbouring players; nothing is written for zero points.
fn ranges(accelerations: &[(StartNumber, Vec<HalfPoints>)]) -> Vec<Range> {
    let mut ranges: Vec<Range> = Vec::new();
    // The range that a run may continue, by its rounds and points.
    let mut open: BTreeMap<(usize, usize, HalfPoints), usize> = BTreeMap::new();
    for (no, values) in accelerations {
        let mut from = 0;
        for run in values.chunk_by(|a, b| a == b) {
            let (begin, to) = (from + 1, from + run.len());
            from = to;
            if run[0] == HalfPoints::ZERO {
                continue;
            }
            let index = *open.entry((begin, to, run[0])).or_insert(usize::MAX);
            match ranges.get_mut(index) {
                Some(range) if range.players.1 + 1 == no.get() => range.players.1 = no.get(),
                Some(_) | None => {
                    open.insert((begin, to, run[0]), ranges.len());
                    let players = (no.get(), no.get());
                    ranges.push(Range { rounds: (begin, to), players, points: run[0] });
                }
            }
        }
    }
    ranges.sort();
    ranges
}
