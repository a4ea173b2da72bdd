//! The line of a player, `001`.

use kolo_messages::Message;
use kolo_model::{
    HalfPoints, Idle, MAX_ROUNDS, PartialDate, RatingReport, RawCompetitor, RawHalfResult, Sex, Share, Side,
    Spot, Title,
};

use super::numbers::{not_a_number, optional_number, start_number};
use crate::collector::Collector;
use crate::columns::Line;

/// First column of the start number and of the name.
pub(super) const NUMBER: u32 = 5;
pub(super) const NAME: u32 = 15;
/// First column of round 1.
pub(super) const FIRST_ROUND: usize = 92;
/// Columns of a round.
pub(super) const ROUND_WIDTH: usize = 10;

/// Columns that separate the fields. If one of them is not blank, the line is shifted.
const SEPARATORS: [usize; 9] = [4, 9, 14, 48, 53, 57, 69, 85, 90];

/// What a player's line says about one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// Against an opponent.
    Game { opponent: u32, side: Option<Side>, result: RawHalfResult },
    /// Without opponent.
    Bye(Idle),
}

impl Entry {
    /// Whether a round with this entry has been paired.
    pub(super) fn is_paired(self) -> bool {
        matches!(self, Entry::Game { .. } | Entry::Bye(Idle::PairingBye))
    }

    /// The kind of bye, if it is one.
    pub(super) fn bye(self) -> Option<Idle> {
        match self {
            Entry::Game { .. } => None,
            Entry::Bye(idle) => Some(idle),
        }
    }
}

#[derive(Debug)]
pub(super) struct PlayerLine {
    pub(super) competitor: RawCompetitor,
    /// Index of the round, and what the line says about it. Rounds about which it says nothing are left out.
    pub(super) entries: Vec<(usize, Entry)>,
    /// Whether a number of an opponent is filled up with zeros, if there is one that shows it.
    pub(super) zeros: Option<bool>,
}

/// Reads the line of a player. `None` if it is not clear what is what.
pub(super) fn read(line: &Line<'_>, notes: &mut Collector) -> Option<PlayerLine> {
    if line.len() < 8 {
        notes.missing(line.place(line.len() + 1), Message::new("trf-player-cut"));
        return None;
    }
    if let Some(column) = shifted_column(line) {
        notes.missing(line.place(column), Message::new("trf-shifted").with("column", column));
        return None;
    }
    let no = start_number(line, 5, 8, notes)?;
    let competitor = RawCompetitor {
        place: line.place(5),
        no,
        name: line.field(15, 47).to_owned(),
        rating: rating(line, notes),
        title: title(line, notes),
        country: text(line, 54, 56),
        sex: sex(line, notes),
        born: born(line, notes),
        federation_id: federation_id(line, notes),
        listed_points: listed_points(line, notes),
        listed_place: listed_place(line, notes),
        ..RawCompetitor::default()
    };
    let (entries, zeros) = entries(line, notes);
    Some(PlayerLine { competitor, entries, zeros })
}

fn shifted_column(line: &Line<'_>) -> Option<usize> {
    let of_rounds = (FIRST_ROUND..=line.len()).step_by(ROUND_WIDTH);
    let separators = of_rounds.flat_map(|begin| [begin - 1, begin + 4, begin + 6, begin + 8]);
    SEPARATORS.into_iter().chain(separators).find(|column| !line.is_blank(*column))
}

fn text(line: &Line<'_>, first: usize, last: usize) -> Option<Spot<String>> {
    let field = line.field(first, last);
    (!field.is_empty()).then(|| Spot::new(field.to_owned(), line.place(first)))
}

/// Unrated players have nothing or a zero there.
fn rating(line: &Line<'_>, notes: &mut Collector) -> Option<Spot<i64>> {
    let field = line.field(49, 52);
    if field.is_empty() {
        return None;
    }
    match field.parse::<i64>() {
        Ok(0) => None,
        Ok(value) => Some(Spot::new(value, line.place(49))),
        Err(_) => {
            notes.problem(line.place(49), not_a_number(49, 52, field));
            None
        }
    }
}

/// Arena and national titles are in use, but are none that Kolo knows.
fn title(line: &Line<'_>, notes: &mut Collector) -> Option<Spot<String>> {
    let title = text(line, 11, 13)?;
    if let Err(error) = title.value.parse::<Title>() {
        left_out(line, 11, error.message(), notes);
        return None;
    }
    Some(title)
}

fn sex(line: &Line<'_>, notes: &mut Collector) -> Option<Sex> {
    match line.field(10, 10) {
        "" => None,
        "m" | "M" => Some(Sex::Male),
        "w" | "W" | "f" | "F" => Some(Sex::Female),
        other => {
            left_out(line, 10, Message::new("trf-sex-unreadable").with("found", other), notes);
            None
        }
    }
}

fn born(line: &Line<'_>, notes: &mut Collector) -> Option<Spot<String>> {
    let born = text(line, 70, 79)?;
    // Programs write `0000/00/00` for an unknown date.
    if !born.value.contains(|letter: char| ('1'..='9').contains(&letter)) {
        return None;
    }
    if let Err(error) = born.value.parse::<PartialDate>() {
        left_out(line, 70, error.message(), notes);
        return None;
    }
    Some(born)
}

fn federation_id(line: &Line<'_>, notes: &mut Collector) -> Option<u64> {
    let field = line.field(58, 68);
    if field.bytes().all(|byte| byte.is_ascii_digit()) {
        return field.parse().ok().filter(|id| *id > 0);
    }
    left_out(line, 58, not_a_number(58, 68, field), notes);
    None
}

fn listed_points(line: &Line<'_>, notes: &mut Collector) -> Option<Spot<HalfPoints>> {
    // Column 80 takes the hundreds, which the documents do not foresee.
    let points = text(line, 80, 84)?;
    let value = points.value.parse::<HalfPoints>();
    value
        .map_err(|error| left_out(line, 81, error.message(), notes))
        .ok()
        .map(|value| Spot::new(value, points.place))
}

fn listed_place(line: &Line<'_>, notes: &mut Collector) -> Option<u32> {
    let field = line.field(86, 89);
    optional_number(field).unwrap_or_else(|()| {
        left_out(line, 86, not_a_number(86, 89, field), notes);
        None
    })
}

/// Warns about a value by which nothing is decided.
fn left_out(line: &Line<'_>, column: usize, why: Message, notes: &mut Collector) {
    notes.warn(line.place(column), Message::new("trf-value-left-out").with("why", why));
}

fn entries(line: &Line<'_>, notes: &mut Collector) -> (Vec<(usize, Entry)>, Option<bool>) {
    let mut entries = Vec::new();
    let mut zeros = None;
    for (index, begin) in (FIRST_ROUND..=line.len()).step_by(ROUND_WIDTH).enumerate() {
        let (number, colour, result) = (
            line.field(begin, begin + 3),
            line.field(begin + 5, begin + 5),
            line.field(begin + 7, begin + 7),
        );
        if number.is_empty() && colour.is_empty() && result.is_empty() {
            continue;
        }
        if index >= MAX_ROUNDS {
            notes.missing(line.place(begin), Message::new("trf-too-many-rounds").with("most", MAX_ROUNDS));
            break;
        }
        match entry(begin, [number, colour, result]) {
            Ok(entry) => entries.push((index, entry)),
            Err((column, message)) => notes.missing(line.place(column), message),
        }
        if matches!(optional_number(number), Ok(Some(1..=999))) {
            zeros = zeros.or(Some(number.starts_with('0')));
        }
    }
    (entries, zeros)
}

fn entry(begin: usize, fields: [&str; 3]) -> Result<Entry, (usize, Message)> {
    let [number, colour, result] = fields;
    let opponent =
        optional_number(number).map_err(|()| (begin, not_a_number(begin, begin + 3, number)))?.unwrap_or(0);
    let side = match colour {
        "w" | "W" => Some(Side::First),
        "b" | "B" => Some(Side::Second),
        "" | "-" => None,
        other => return Err((begin + 5, Message::new("trf-colour-unreadable").with("found", other))),
    };
    if opponent == 0 {
        let unreadable = || Message::new("trf-bye-unreadable").with("found", result);
        return bye(result).map(Entry::Bye).ok_or_else(|| (begin + 7, unreadable()));
    }
    let unreadable = || Message::new("trf-result-unreadable").with("found", result);
    let result = game_result(result).ok_or_else(|| (begin + 7, unreadable()))?;
    Ok(Entry::Game { opponent, side, result })
}

/// A round without opponent; `+ = -` are the signs of TRF06.
fn bye(result: &str) -> Option<Idle> {
    Some(match result {
        "U" | "u" | "+" => Idle::PairingBye,
        "F" | "f" => Idle::FullPointBye,
        "H" | "h" | "=" => Idle::HalfPointBye,
        "Z" | "z" | "-" | "" => Idle::AnnouncedAbsence,
        _ => return None,
    })
}

fn game_result(result: &str) -> Option<RawHalfResult> {
    use RatingReport::{Rated, Unrated};
    Some(match result {
        "" => RawHalfResult::Pending,
        "*" => RawHalfResult::Adjourned,
        "1" => RawHalfResult::Played(Share::Win, Rated),
        "=" => RawHalfResult::Played(Share::Draw, Rated),
        "0" => RawHalfResult::Played(Share::Loss, Rated),
        "W" | "w" => RawHalfResult::Played(Share::Win, Unrated),
        "D" | "d" => RawHalfResult::Played(Share::Draw, Unrated),
        "L" | "l" => RawHalfResult::Played(Share::Loss, Unrated),
        "+" => RawHalfResult::Forfeit(Share::Win),
        "-" => RawHalfResult::Forfeit(Share::Loss),
        _ => return None,
    })
}
