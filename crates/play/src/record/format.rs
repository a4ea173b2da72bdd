//! Which format an input is in, and one door to all of them.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::Place;

use super::check::check_record;
use super::data::Record;
use super::position::{Counting, Position, RawPosition};
use super::problem::{ProblemKind, RecordProblems};
use super::{MOST_BYTES, gomocup, json, position_json, position_text, psq, text};
use crate::Mark;

/// A format of duels or positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// A duel in words: [`text`].
    Text,
    /// A duel for programs: [`json`].
    Json,
    /// The file of Piskvork: [`psq`].
    Psq,
    /// The lines of Gomocup: [`gomocup`].
    Gomocup,
    /// A position as a list: [`position_text`].
    Marks,
    /// A position drawn with letters: [`position_text`].
    Diagram,
    /// A position for programs: [`position_json`].
    Position,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 7] = [
        Format::Text,
        Format::Json,
        Format::Psq,
        Format::Gomocup,
        Format::Marks,
        Format::Diagram,
        Format::Position,
    ];

    /// The name on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Json => "json",
            Format::Psq => "psq",
            Format::Gomocup => "gomocup",
            Format::Marks => "marks",
            Format::Diagram => "diagram",
            Format::Position => "position",
        }
    }

    /// The format that a text looks like, by its first line that is neither blank nor a comment.
    pub fn sniff(text: &str) -> Option<Format> {
        let line = text
            .split(['\n', '\r'])
            .map(str::trim)
            .find(|line| !line.is_empty() && !line.starts_with('#'))?;
        if line.starts_with('{') {
            return Some(if text.contains("\"kolo-duel\"") { Format::Json } else { Format::Position });
        }
        if psq::looks_like(line) {
            Some(Format::Psq)
        } else if gomocup::looks_like(line) {
            Some(Format::Gomocup)
        } else if position_text::looks_like_diagram(line) {
            Some(Format::Diagram)
        } else if position_text::looks_like_marks(line) {
            Some(Format::Marks)
        } else {
            text::looks_like(line).then_some(Format::Text)
        }
    }
}

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reading {
    /// A duel.
    Record(Record),
    /// A position.
    Position(RawPosition),
}

impl Reading {
    /// The position that was read, or the one after the last step of the duel. `asked` goes before the turn that was
    /// written.
    ///
    /// # Errors
    /// Everything that is wrong with it; a duel must be legal.
    pub fn position(&self, asked: Option<Mark>, counting: Counting) -> Result<Position, RecordProblems> {
        match self {
            Reading::Position(raw) => raw.check(asked, counting),
            Reading::Record(record) => {
                let report = check_record(record);
                let faults = report.faults.iter().map(|fault| super::Problem {
                    place: fault
                        .step
                        .map(|step| Place::field(format!("steps[{}]", step - 1)))
                        .unwrap_or_default(),
                    kind: ProblemKind::Unlawful(fault.clone()),
                });
                match RecordProblems::new(faults.collect()) {
                    Some(problems) => Err(problems),
                    None => report.position(asked, counting),
                }
            }
        }
    }
}

/// Reads a duel or a position in whatever format it is.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(bytes: &[u8]) -> Result<Reading, RecordProblems> {
    let text = text_of(bytes)?;
    let format = Format::sniff(text)
        .ok_or_else(|| RecordProblems::one(Place::at(1, 1), ProblemKind::UnknownFormat))?;
    read_text(format, text)
}

/// Reads a duel or a position in one format.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_as(format: Format, bytes: &[u8]) -> Result<Reading, RecordProblems> {
    read_text(format, text_of(bytes)?)
}

fn text_of(bytes: &[u8]) -> Result<&str, RecordProblems> {
    if bytes.len() > MOST_BYTES {
        let kind = ProblemKind::TooLarge { bytes: bytes.len() };
        return Err(RecordProblems::one(Place::default(), kind));
    }
    json::text_of(bytes)
}

fn read_text(format: Format, text: &str) -> Result<Reading, RecordProblems> {
    match format {
        Format::Text => text::read(text).map(Reading::Record),
        Format::Json => json::read(text).map(Reading::Record),
        Format::Psq => psq::read(text).map(Reading::Record),
        Format::Gomocup => gomocup::read(text),
        Format::Marks => position_text::read_marks(text).map(Reading::Position),
        Format::Diagram => position_text::read_diagram(text).map(Reading::Position),
        Format::Position => position_json::read(text).map(Reading::Position),
    }
}

/// Writes what was read in a format.
///
/// # Errors
/// When the format cannot hold it.
pub fn write(format: Format, reading: &Reading) -> Result<String, CannotWrite> {
    let position = || reading.position(None, Counting::Any).map_err(CannotWrite::NoPosition);
    let record = || match reading {
        Reading::Record(record) => Ok(record),
        Reading::Position(_) => Err(CannotWrite::NoOrder),
    };
    match format {
        Format::Text => record().map(text::write),
        Format::Json => record().map(json::write),
        Format::Psq => record().and_then(psq::write),
        Format::Gomocup => match reading {
            Reading::Record(record) => match gomocup::write_swap(record) {
                Some(text) => Ok(text),
                None => position().map(|position| gomocup::write(&position)),
            },
            Reading::Position(_) => position().map(|position| gomocup::write(&position)),
        },
        Format::Marks => position().map(|position| position_text::write_marks(&position)),
        Format::Diagram => position().map(|position| position_text::write_diagram(&position)),
        Format::Position => position().map(|position| position_json::write(&position)),
    }
}

/// Why something cannot be written in a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotWrite {
    /// A position does not say in which order its marks were set.
    NoOrder,
    /// Only what is legal has marks in turn.
    NotLawful,
    /// There is no position to write.
    NoPosition(RecordProblems),
}

impl CannotWrite {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            CannotWrite::NoOrder => Message::new("record-no-order"),
            CannotWrite::NotLawful => Message::new("record-not-lawful"),
            CannotWrite::NoPosition(problems) => match problems.iter().next() {
                Some(problem) => problem.kind.message(),
                None => Message::new("record-not-lawful"),
            },
        }
    }
}

impl fmt::Display for CannotWrite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for CannotWrite {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_content_tells_the_format() {
        let cases = [
            ("swap2: xh8 oi8 xj10", Format::Text),
            ("# a comment\n\nfirst: Ada\nswap1:", Format::Text),
            ("h8 i9", Format::Text),
            ("o2/5 i9", Format::Text),
            ("plain o: h8", Format::Text),
            ("{\"kolo-duel\": 1", Format::Json),
            (" {\"to_move\": \"x\"", Format::Position),
            ("Piskvorky 15x15, 11:11, 0\n", Format::Psq),
            ("START 15\nBOARD", Format::Gomocup),
            ("board\n1,1,1", Format::Gomocup),
            ("xh8 oi8", Format::Marks),
            ("15 . . . . x . . . . . . . . . .", Format::Diagram),
            ("...............", Format::Diagram),
            ("xoxoxoxoxoxoxox", Format::Diagram),
            ("   a b c d e f g h i j k l m n o", Format::Diagram),
        ];
        for (text, format) in cases {
            assert_eq!(Format::sniff(text), Some(format), "{text}");
        }
        for text in ["", "hello", "1,2,3", "<svg>", "[1]"] {
            assert_eq!(Format::sniff(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_no_record_is_refused_by_name() {
        let key =
            |bytes: &[u8]| read(bytes).expect_err("refused").iter().next().map(|p| p.kind.message().key());
        assert_eq!(key(b""), Some("record-empty"));
        assert_eq!(key(b"hello"), Some("record-unknown-format"));
        assert_eq!(key(b"h8 \xff"), Some("json-not-utf8"));
        let large = vec![b' '; MOST_BYTES + 1];
        assert_eq!(key(&large), Some("record-too-large"));
        assert!(read(&large).is_err_and(|problems| problems.is_too_large()));
    }

    #[test]
    fn a_position_has_no_order_and_an_unlawful_duel_no_position() {
        let position = read(b"xh8 oi8 > x").expect("sound");
        assert_eq!(write(Format::Text, &position), Err(CannotWrite::NoOrder));
        let unlawful = read(b"h8 h8").expect("readable");
        assert!(matches!(write(Format::Marks, &unlawful), Err(CannotWrite::NoPosition(_))));
        let won = read(b"a1 a2 b1 b2 c1 c2 d1 d2 e1").expect("readable");
        assert!(matches!(write(Format::Marks, &won), Err(CannotWrite::NoPosition(_))));
    }
}
