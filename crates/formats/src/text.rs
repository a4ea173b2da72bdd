//! From bytes to lines of text.

use std::borrow::Cow;

use encoding_rs::{ISO_8859_15, UTF_16BE, UTF_16LE, WINDOWS_1250};
use kolo_messages::{Arg, Message};
use kolo_model::Place;

use crate::FileProblems;
use crate::note::too_large;

/// How the letters of a file are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16 with a byte order mark, as spreadsheets save "Unicode text".
    Utf16,
    /// The Windows code page of Central Europe.
    Windows1250,
    /// ISO-8859-15, in which the European Go Federation keeps its files.
    Latin9,
}

impl Encoding {
    /// The usual name.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Utf16 => "UTF-16",
            Encoding::Windows1250 => "Windows-1250",
            Encoding::Latin9 => "ISO-8859-15",
        }
    }
}

impl From<Encoding> for Arg {
    fn from(encoding: Encoding) -> Self {
        Arg::from(encoding.name())
    }
}

/// Text and how it was stored.
#[derive(Debug)]
pub(crate) struct Decoded<'a> {
    /// The text without a byte order mark.
    pub(crate) text: Cow<'a, str>,
    /// How it was stored.
    pub(crate) encoding: Encoding,
}

/// Refuses what is larger than any tournament file.
pub(crate) fn refuse_too_large(bytes: &[u8], most: usize) -> Result<(), FileProblems> {
    if bytes.len() <= most {
        return Ok(());
    }
    Err(FileProblems::too_large(Place::default(), too_large(bytes.len(), most)))
}

/// The text of a file whose encoding is not stated: UTF-8 if it is that, else Windows-1250.
///
/// Random bytes are hardly ever valid UTF-8, and a file from an older Czech or Slovak program is in the
/// Windows code page, so the guess is safe. Files with NUL bytes are no text.
pub(crate) fn decode(bytes: &[u8], most: usize) -> Result<Decoded<'_>, FileProblems> {
    decode_or(bytes, most, Encoding::Windows1250)
}

/// The text of a file of the European Go Federation: UTF-8 if it is that, else ISO-8859-15.
pub(crate) fn decode_european(bytes: &[u8], most: usize) -> Result<Decoded<'_>, FileProblems> {
    decode_or(bytes, most, Encoding::Latin9)
}

fn decode_or(bytes: &[u8], most: usize, otherwise: Encoding) -> Result<Decoded<'_>, FileProblems> {
    refuse_too_large(bytes, most)?;
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes)
        && (encoding == UTF_16LE || encoding == UTF_16BE)
    {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return refuse_binary(Decoded { text, encoding: Encoding::Utf16 });
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let decoded = if let Ok(text) = std::str::from_utf8(bytes) {
        Decoded { text: Cow::Borrowed(text), encoding: Encoding::Utf8 }
    } else {
        let table = if otherwise == Encoding::Latin9 { ISO_8859_15 } else { WINDOWS_1250 };
        let (text, _) = table.decode_without_bom_handling(bytes);
        Decoded { text, encoding: otherwise }
    };
    refuse_binary(decoded)
}

fn refuse_binary(decoded: Decoded<'_>) -> Result<Decoded<'_>, FileProblems> {
    match decoded.text.find('\0') {
        None => Ok(decoded),
        Some(offset) => {
            let place = place_of_offset(&decoded.text, offset);
            Err(FileProblems::one(place, Message::new("file-not-text")))
        }
    }
}

/// Line and column of a byte offset, for the one problem that ends the reading.
pub(crate) fn place_of_offset(text: &str, offset: usize) -> Place {
    let (number, line) = lines(&text[..offset]).last().unwrap_or((1, ""));
    Place::at(number, count(line.chars().count() + 1))
}

/// A count as it stands in a [`Place`].
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The lines with their numbers. A line ends with LF, CR LF or CR, as each of them is in use.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let mut rest = Some(text);
    let mut number = 0;
    std::iter::from_fn(move || {
        let here = rest?;
        number += 1;
        let end = here.bytes().position(|byte| byte == b'\n' || byte == b'\r');
        rest = end.map(|end| {
            let after = &here[end..];
            after.strip_prefix("\r\n").unwrap_or(&after[1..])
        });
        Some((number, &here[..end.unwrap_or(here.len())]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_in_use_is_known() {
        let found: Vec<_> = lines("a\nb\r\nc\rd\n\ne").collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, ""), (6, "e")]);
        assert_eq!(lines("").collect::<Vec<_>>(), [(1, "")]);
    }

    #[test]
    fn encodings_are_distinguished() {
        let cases: [(&[u8], Encoding, &str); 4] = [
            ("Žofie".as_bytes(), Encoding::Utf8, "Žofie"),
            (b"\xef\xbb\xbfab", Encoding::Utf8, "ab"),
            (b"\x8eofie", Encoding::Windows1250, "Žofie"),
            (b"\xff\xfe\x7d\x01o\0", Encoding::Utf16, "Žo"),
        ];
        for (bytes, encoding, text) in cases {
            let decoded = decode(bytes, 100).unwrap();
            assert_eq!((decoded.encoding, decoded.text.as_ref()), (encoding, text));
        }
    }

    #[test]
    fn binary_data_is_refused_with_its_place() {
        let problems = decode("ab\r\nčd\0".as_bytes(), 100).unwrap_err();
        assert_eq!(problems.iter().next().map(|note| note.place.clone()), Some(Place::at(2, 3)));
    }
}
