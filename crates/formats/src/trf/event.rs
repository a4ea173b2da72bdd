//! The heading: name, place, dates and officials.

use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{CountLine, EventInfo};

use super::code::Code;
use super::numbers::optional_number;
use super::player::{FIRST_ROUND, ROUND_WIDTH};
use crate::collector::Collector;
use crate::columns::Line;

/// The text that a line of the heading sets, if it is one with a single text.
pub(super) fn single_text(event: &mut EventInfo, code: Code) -> Option<&mut String> {
    Some(match code {
        Code::Name => &mut event.name,
        Code::City => &mut event.city,
        Code::Federation => &mut event.federation,
        Code::Start => &mut event.start,
        Code::End => &mut event.end,
        Code::Kind => &mut event.kind,
        Code::ChiefArbiter => &mut event.chief_arbiter,
        Code::TimeControl => &mut event.time_control,
        _ => return None,
    })
}

/// The dates of a line `132`: in the columns of the rounds, or as words where they do not fit there.
pub(super) fn round_dates(line: &Line<'_>) -> Vec<String> {
    let fields: Vec<&str> = if line.field(4, FIRST_ROUND - 1).is_empty() {
        let begins = (FIRST_ROUND..=line.len()).step_by(ROUND_WIDTH);
        begins.map(|begin| line.field(begin, begin + ROUND_WIDTH - 1)).collect()
    } else {
        line.words(4).into_iter().map(|(_, word)| word).collect()
    };
    let mut dates: Vec<String> = fields.into_iter().map(without_dash).collect();
    while dates.last().is_some_and(String::is_empty) {
        dates.pop();
    }
    dates
}

/// A dash stands for an unknown date where dates are words.
fn without_dash(date: &str) -> String {
    if date == "-" { String::new() } else { date.to_owned() }
}

/// The line `132` without its code, or nothing. The second value says whether dates had to be changed.
pub(super) fn write_round_dates(dates: &[String]) -> (String, bool) {
    let one_word =
        |date: &String| date.split(|c: char| c.is_whitespace() || c.is_control()).collect::<String>();
    let clean: Vec<String> = dates.iter().map(one_word).map(|date| without_dash(&date)).collect();
    let changed = clean != dates;
    let Some(last) = clean.iter().rposition(|date| !date.is_empty()) else {
        return (String::new(), changed);
    };
    let clean = &clean[..=last];
    let mut text = String::new();
    if clean.iter().all(|date| date.chars().count() <= ROUND_WIDTH) {
        text.push_str(&" ".repeat(FIRST_ROUND - 5));
        for date in clean {
            let _ = write!(text, "{date:ROUND_WIDTH$}");
        }
    } else {
        let words: Vec<&str> = clean.iter().map(|date| if date.is_empty() { "-" } else { date }).collect();
        text.push_str(&words.join(" "));
    }
    (text, changed)
}

/// How many there are of what a heading may count.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counts {
    pub(super) players: usize,
    pub(super) rated: usize,
    pub(super) teams: usize,
}

impl Counts {
    /// The number of a line.
    pub(super) fn of(self, line: CountLine) -> usize {
        match line {
            CountLine::Players => self.players,
            CountLine::RatedPlayers => self.rated,
            CountLine::Teams => self.teams,
        }
    }
}

/// Which count a line states.
pub(super) fn count_line(code: Code) -> Option<CountLine> {
    match code {
        Code::PlayerCount => Some(CountLine::Players),
        Code::RatedCount => Some(CountLine::RatedPlayers),
        Code::TeamCount => Some(CountLine::Teams),
        _ => None,
    }
}

/// The code of a line that states a count.
pub(super) fn count_code(line: CountLine) -> Code {
    match line {
        CountLine::Players => Code::PlayerCount,
        CountLine::RatedPlayers => Code::RatedCount,
        CountLine::Teams => Code::TeamCount,
    }
}

/// Warns when a stated count differs from what the file holds.
pub(super) fn compare_count(line: &Line<'_>, actual: usize, notes: &mut Collector) {
    let stated = line.rest(4);
    let first_word = stated.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or("");
    if optional_number(first_word).ok().flatten().map(|number| number as usize) != Some(actual) {
        let message = Message::new("trf-count-differs").with("stated", stated).with("actual", actual);
        notes.warn(line.place(5), message);
    }
}
