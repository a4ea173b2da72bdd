//! XML taken apart into elements with their places.

use std::cell::Cell;

use encoding_rs::Encoding;
use kolo_messages::Message;
use kolo_model::Place;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::FileProblems;
use crate::limits::{MOST_TEXT_BYTES, MOST_TRF_BYTES};
use crate::text::{self, count};

/// Elements of one file: 2,000 players in 20 rounds have about 25,000.
const MOST_ELEMENTS: usize = 500_000;
/// Elements inside each other; the program's own are five deep.
const MOST_DEPTH: usize = 32;

#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    /// The element around it; empty for the outermost.
    pub(super) parent: String,
    pub(super) place: Place,
    attributes: Vec<(String, String)>,
}

impl Element {
    /// The value of an attribute, if it is there and not empty.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let value = self.attributes.iter().find(|(own, _)| own == name).map(|(_, value)| value.trim());
        value.filter(|value| !value.is_empty())
    }

    /// All attributes with their values.
    pub(super) fn attributes(&self) -> impl Iterator<Item = (&str, &str)> {
        self.attributes.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// All elements in the order of the file.
pub(super) fn elements(bytes: &[u8]) -> Result<Vec<Element>, FileProblems> {
    text::refuse_too_large(bytes, MOST_TRF_BYTES)?;
    let decoded = decode(bytes)?;
    let places = Places::of(&decoded);
    let mut reader = Reader::from_str(&decoded);
    let mut open: Vec<String> = Vec::new();
    let mut elements = Vec::new();
    loop {
        let begin = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let ill_formed = |why: String| {
            FileProblems::one(places.at(begin), Message::new("xml-ill-formed").with("why", why))
        };
        let event = reader.read_event().map_err(|error| ill_formed(error.to_string()))?;
        match event {
            Event::Start(start) => {
                elements.push(element(&start, &open, places.at(begin)).map_err(ill_formed)?);
                open.push(start.name().as_ref().to_owned());
            }
            Event::Empty(start) => {
                elements.push(element(&start, &open, places.at(begin)).map_err(ill_formed)?);
            }
            Event::End(_) => {
                open.pop();
            }
            // Documents of this kind need none, and with one a small file can grow without end.
            Event::DocType(_) => {
                return Err(FileProblems::one(places.at(begin), Message::new("xml-doctype")));
            }
            Event::Eof if !open.is_empty() => {
                let message = Message::new("xml-cut").with("element", open[open.len() - 1].as_str());
                return Err(FileProblems::one(places.at(begin), message));
            }
            Event::Eof => break,
            Event::Text(_)
            | Event::CData(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_)
            | Event::GeneralRef(_) => {}
        }
        if elements.len() > MOST_ELEMENTS || open.len() > MOST_DEPTH {
            return Err(FileProblems::too_large(places.at(begin), Message::new("xml-too-many-elements")));
        }
    }
    Ok(elements)
}

fn element(start: &BytesStart<'_>, open: &[String], place: Place) -> Result<Element, String> {
    let mut attributes = Vec::new();
    for attribute in start.attributes() {
        let attribute = attribute.map_err(|error| error.to_string())?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| error.to_string())?;
        if value.len() > MOST_TEXT_BYTES {
            return Err(format!("{} bytes in one value", value.len()));
        }
        attributes.push((attribute.key.as_ref().to_owned(), value.into_owned()));
    }
    let name = start.name().as_ref().to_owned();
    Ok(Element { name, parent: open.last().cloned().unwrap_or_default(), place, attributes })
}

/// UTF-8 or UTF-16 by their marks, else as the first line declares.
fn decode(bytes: &[u8]) -> Result<String, FileProblems> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    let declared =
        head.split_once("encoding=").and_then(|(_, rest)| rest.get(1..)?.split(['"', '\'']).next());
    let declared = declared.and_then(|label| Encoding::for_label(label.as_bytes()));
    let (encoding, mark) = Encoding::for_bom(bytes)
        .or_else(|| declared.map(|encoding| (encoding, 0)))
        .unwrap_or((encoding_rs::UTF_8, 0));
    let (text, wrong) = encoding.decode_without_bom_handling(&bytes[mark..]);
    if wrong {
        let message = Message::new("xml-encoding").with("encoding", encoding.name());
        let good = text.find('\u{fffd}').unwrap_or(0);
        return Err(FileProblems::one(text::place_of_offset(&text, good), message));
    }
    Ok(text.into_owned())
}

/// Line and column of offsets. They come in the order of the text, so that each letter is counted once even where
/// a whole file is one line.
struct Places<'a> {
    text: &'a str,
    lines: Vec<usize>,
    /// Line, offset and column of the last answer.
    last: Cell<(usize, usize, usize)>,
}

impl<'a> Places<'a> {
    fn of(text: &'a str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(offset, _)| offset + 1);
        Places { text, lines: std::iter::once(0).chain(ends).collect(), last: Cell::new((1, 0, 1)) }
    }

    /// The place of the first thing at or after `offset` that is not a blank.
    fn at(&self, offset: usize) -> Place {
        let offset = offset.min(self.text.len());
        let offset = (0..=offset).rev().find(|offset| self.text.is_char_boundary(*offset)).unwrap_or(0);
        let rest = &self.text[offset..];
        let blanks = rest.len() - rest.trim_start().len();
        let offset = if blanks == rest.len() { offset } else { offset + blanks };
        let line = self.lines.partition_point(|begin| *begin <= offset);
        let (last_line, last_offset, last_column) = self.last.get();
        let (begin, column) = if last_line == line && last_offset <= offset {
            (last_offset, last_column)
        } else {
            (self.lines[line - 1], 1)
        };
        let column = column + self.text[begin..offset].chars().count();
        self.last.set((line, offset, column));
        Place::at(count(line), count(column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(bytes: &[u8]) -> (&'static str, u32, u32) {
        let problems = elements(bytes).unwrap_err();
        let note = problems.iter().next().unwrap();
        (note.message.key(), note.place.line, note.place.column)
    }

    #[test]
    fn elements_know_their_place_and_parent() {
        let found = elements(b"<?xml version='1.0'?>\n<A>\n  <B x='1 &amp; 2' y=''/></A>").unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!((found[1].name.as_str(), found[1].parent.as_str()), ("B", "A"));
        assert_eq!(found[1].place, Place::at(3, 3));
        assert_eq!((found[1].get("x"), found[1].get("y")), (Some("1 & 2"), None));
    }

    #[test]
    fn broken_files_are_refused_with_their_place() {
        assert_eq!(problem(b"<A>\n<B>\n"), ("xml-cut", 3, 1));
        assert_eq!(problem(b"<A>\n <B></A>").0, "xml-ill-formed");
        assert_eq!(problem(b"<A>\n <B x='&bomb;'/></A>"), ("xml-ill-formed", 2, 2));
        assert_eq!(problem(b"<A>\n <B x=1/></A>"), ("xml-ill-formed", 2, 2));
        assert_eq!(problem(b"<!DOCTYPE a [<!ENTITY b \"c\">]>\n<A/>"), ("xml-doctype", 1, 1));
        assert_eq!(problem(b"<A x='\xff'/>").0, "xml-encoding");
        let deep = "<A>".repeat(100);
        assert_eq!(problem(deep.as_bytes()).0, "xml-too-many-elements");
    }

    #[test]
    fn declared_encodings_are_followed() {
        let latin = b"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><A x=\"\xe9\"/>";
        assert_eq!(elements(latin).unwrap()[0].get("x"), Some("é"));
    }
}
