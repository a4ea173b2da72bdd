//! Text in ISO-8859-15.

use encoding_rs::ISO_8859_15;
use kolo_model::plain_letter;

/// Whether every letter was written as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Letters {
    /// As it is.
    AllKept,
    /// Some lost their marks or became a question mark.
    Changed,
}

/// `text` with letters that ISO-8859-15 has: others lose their marks, and what has no plain letter becomes `?`.
pub(crate) fn representable(text: &str) -> (String, Letters) {
    let mut kept = Letters::AllKept;
    let mut result = String::with_capacity(text.len());
    for letter in text.chars() {
        if has(letter) {
            result.push(letter);
        } else {
            kept = Letters::Changed;
            result.push_str(plain_letter(letter).unwrap_or("?"));
        }
    }
    (result, kept)
}

fn has(letter: char) -> bool {
    if letter.is_ascii() {
        return true;
    }
    let mut buffer = [0; 4];
    let (_, _, unmappable) = ISO_8859_15.encode(letter.encode_utf8(&mut buffer));
    !unmappable
}

/// The bytes of a text whose letters are [`representable`].
pub(crate) fn encode(text: &str) -> Vec<u8> {
    ISO_8859_15.encode(text).0.into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_are_missing_lose_their_marks() {
        assert_eq!(representable("Žofie Šíp"), ("Žofie Šíp".to_owned(), Letters::AllKept));
        assert_eq!(representable("Jiří Černý"), ("Jirí Cerný".to_owned(), Letters::Changed));
        assert_eq!(representable("何"), ("?".to_owned(), Letters::Changed));
        assert_eq!(encode("Žů"), b"\xb4&#367;", "only what is representable is handed in");
        assert_eq!(encode(&representable("Žů").0), b"\xb4u");
    }
}
