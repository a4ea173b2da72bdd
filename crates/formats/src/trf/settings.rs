//! Rounds, colour, system, byes, forbidden pairs and teams.

use kolo_messages::Message;
use kolo_model::{Acceleration, Forbidden, Idle, Lot, RawForbidden, RoundNumber, Spot, System, TeamListing};

use super::code::Code;
use super::kept::RANKS_FROM_FILE;
use super::numbers::{not_a_number, number_words, optional_number};
use super::rounds::{ExtraBye, Sayings};
use crate::collector::Collector;
use crate::columns::Line;

/// First column and distance of the members in a line `013`.
const FIRST_MEMBER: usize = 37;
const MEMBER_WIDTH: usize = 5;
/// The columns of a team's name in a line `013`.
pub(super) const TEAM_NAME_WIDTH: usize = 32;
/// The last round that a line `260` can name; stands for "to the end".
const LAST_ROUND: u32 = 999;

/// The number of rounds in `XXR` or `142`.
pub(super) fn rounds(line: &Line<'_>, notes: &mut Collector) -> Option<Spot<u32>> {
    let text = line.rest(4);
    if let Ok(Some(rounds)) = optional_number(text) {
        return Some(Spot::new(rounds, line.place(5)));
    }
    notes.problem(line.place(5), Message::new("trf-word-not-a-number").with("found", text));
    None
}

/// What a line `XXC` says: colour of no. 1, and whether it asks for places instead of start numbers.
pub(super) fn config(line: &Line<'_>, notes: &mut Collector) -> (Option<Lot>, Option<&'static str>) {
    let (mut lot, mut kept) = (None, None);
    for (column, word) in line.words(4) {
        match word.to_ascii_lowercase().as_str() {
            "white1" => lot = Some(Lot::FirstStarts),
            "black1" => lot = Some(Lot::FirstWaits),
            "rank" => kept = Some(RANKS_FROM_FILE),
            _ => notes.problem(line.place(column), Message::new("trf-xxc-word").with("found", word)),
        }
    }
    (lot, kept)
}

/// The words of a line `XXC`.
pub(super) fn config_word(lot: Lot) -> &'static str {
    match lot {
        Lot::FirstStarts => "white1",
        Lot::FirstWaits => "black1",
    }
}

/// The colour of a line `152`.
pub(super) fn initial_colour(line: &Line<'_>, notes: &mut Collector) -> Option<Lot> {
    match line.rest(4) {
        "W" | "w" => Some(Lot::FirstStarts),
        "B" | "b" => Some(Lot::FirstWaits),
        other => {
            notes.problem(line.place(5), Message::new("trf-152-unreadable").with("found", other));
            None
        }
    }
}

/// The letter of a line `152`.
pub(super) fn initial_colour_letter(lot: Lot) -> &'static str {
    match lot {
        Lot::FirstStarts => "W",
        Lot::FirstWaits => "B",
    }
}

/// The system that a type of tournament in a line `192` names, if it is one of ours, and whether it has an
/// acceleration.
pub(super) fn kind_of_code(code: &str) -> Option<(System, Acceleration)> {
    let (name, acceleration) = match code.strip_suffix("_BAKU") {
        Some(name) => (name, Acceleration::Baku),
        None => (code, Acceleration::NotUsed),
    };
    match (name, acceleration) {
        // The edition of 2025 is the one in force since 2026; some programs write that year.
        ("FIDE_DUTCH" | "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026", _) => Some((System::Dutch, acceleration)),
        (
            "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" | "FIDE_DOUBLEROUNDROBIN" | "BERGER_DOUBLEROUNDROBIN",
            Acceleration::NotUsed,
        ) => Some((System::RoundRobin, acceleration)),
        _ => None,
    }
}

/// The type of tournament for a line `192`, where there is one that names just this system.
pub(super) fn code_of_kind(system: System, acceleration: Acceleration) -> Option<&'static str> {
    match (system, acceleration) {
        (System::Dutch, Acceleration::NotUsed) => Some("FIDE_DUTCH_2025"),
        (System::Dutch, Acceleration::Baku) => Some("FIDE_DUTCH_2025_BAKU"),
        (System::RoundRobin, _) => Some("FIDE_ROUNDROBIN"),
        (System::Fide1992 | System::Pisqworky2023 | System::Swiss | System::McMahon, _) => None,
    }
}

/// A line `XXZ`: not to be paired in the next round.
pub(super) fn absent(line: &Line<'_>, sayings: &mut Sayings, notes: &mut Collector) {
    for (column, who) in number_words(line, 4, notes) {
        let place = line.place(column);
        sayings.add_bye(ExtraBye { round: None, who, idle: Idle::AnnouncedAbsence, place });
    }
}

/// A line `240`: kind of bye, round, players.
pub(super) fn byes(line: &Line<'_>, sayings: &mut Sayings, notes: &mut Collector) {
    let idle = match line.field(5, 5) {
        "F" | "f" => Idle::FullPointBye,
        "H" | "h" => Idle::HalfPointBye,
        "Z" | "z" => Idle::AnnouncedAbsence,
        other => {
            notes.missing(line.place(5), Message::new("trf-bye-unreadable").with("found", other));
            return;
        }
    };
    let round = line.field(7, 9);
    let Ok(Some(number @ 1..)) = optional_number(round) else {
        notes.missing(line.place(7), not_a_number(7, 9, round));
        return;
    };
    for (column, who) in number_words(line, 10, notes) {
        let place = line.place(column);
        sayings.add_bye(ExtraBye { round: Some(number as usize - 1), who, idle, place });
    }
}

/// A line `XXP`: players who must not meet.
pub(super) fn forbidden(line: &Line<'_>, notes: &mut Collector) -> RawForbidden {
    let members = number_words(line, 4, notes).into_iter().map(|(_, no)| no).collect();
    RawForbidden { place: line.place(5), members, from: None, to: None }
}

/// A line `260`: first and last round, players who must not meet in them.
pub(super) fn forbidden_in_rounds(line: &Line<'_>, notes: &mut Collector) -> Option<RawForbidden> {
    let mut round = |first, last| {
        let field = line.field(first, last);
        let number = optional_number(field).ok().flatten().filter(|number| *number > 0);
        if number.is_none() {
            notes.problem(line.place(first), not_a_number(first, last, field));
        }
        number
    };
    let (from, to) = (round(5, 7), round(9, 11));
    let members = number_words(line, 12, notes).into_iter().map(|(_, no)| no).collect();
    let to = to?;
    Some(RawForbidden {
        place: line.place(13),
        members,
        from: Some(from?),
        to: (to < LAST_ROUND).then_some(to),
    })
}

/// The line for a prohibition.
pub(super) fn write_forbidden(forbidden: &Forbidden) -> String {
    let numbers = |width: usize| {
        let numbers: Vec<String> = forbidden.members.iter().map(|no| format!("{no:>width$}")).collect();
        numbers.join(" ")
    };
    if forbidden.from.is_none() && forbidden.to.is_none() {
        return format!("{} {}", Code::Forbidden.text(), numbers(0));
    }
    let last = |round: Option<RoundNumber>, or: u32| round.map_or(or, RoundNumber::get).min(LAST_ROUND);
    let (from, to) = (last(forbidden.from, 1), last(forbidden.to, LAST_ROUND));
    format!("{} {from:03} {to:03} {}", Code::Forbidden26.text(), numbers(4))
}

/// A line `013`: name of the team, players.
pub(super) fn team(line: &Line<'_>, notes: &mut Collector) -> (String, Vec<Spot<u32>>) {
    let name = line.field(5, FIRST_MEMBER - 1).to_owned();
    let mut members = Vec::new();
    for begin in (FIRST_MEMBER..=line.len()).step_by(MEMBER_WIDTH) {
        let field = line.field(begin, begin + 3);
        let shifted = !line.is_blank(begin + 4);
        match optional_number(field) {
            _ if shifted => {
                let column = begin + 4;
                notes.missing(line.place(column), Message::new("trf-shifted").with("column", column));
                break;
            }
            Ok(Some(no)) => members.push(Spot::new(no, line.place(begin))),
            Ok(None) => {}
            Err(()) => notes.problem(line.place(begin), not_a_number(begin, begin + 3, field)),
        }
    }
    (name, members)
}

/// The line for a team, given a name that fits.
pub(super) fn write_team(name: &str, team: &TeamListing) -> String {
    let members: Vec<String> = team.members.iter().map(|no| format!("{no:>4}")).collect();
    format!("{} {name:TEAM_NAME_WIDTH$}{}", Code::Team.text(), members.join(" "))
}
