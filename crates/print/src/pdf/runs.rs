//! Glyphs and the text they stand for.
//!
//! A PDF says once for every glyph of a font which letter it means. Where a line means another by it (an empty box for
//! any sign that the font lacks, a hyphen for one that does not break), or letters and glyphs do not go one by one (an
//! accent that was typed by itself), the run says its text itself, so that searching, copying and reading out give what
//! was written.

use std::collections::BTreeMap;

use crate::letters::{Glyph, Line, drawn};

/// Which glyphs of a font are drawn, and what each one means by itself.
#[derive(Debug, Default)]
pub(super) struct Meanings {
    of: BTreeMap<u16, Meaning>,
}

#[derive(Debug, Default)]
struct Meaning {
    /// The letter that is drawn as this glyph alone.
    letter: Option<char>,
    /// What a run with it says, for readers that heed letters only.
    otherwise: Option<String>,
}

/// Glyphs side by side.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Run<'a> {
    pub(super) glyphs: &'a [Glyph],
    /// The text, where the glyphs do not say it.
    pub(super) says: Option<&'a str>,
}

/// The number of a glyph as fonts count; a font has no more of them.
pub(super) fn number(glyph: &Glyph) -> u16 {
    u16::try_from(glyph.id).unwrap_or(0)
}

impl Meanings {
    /// The glyphs that are drawn, in the order of their numbers.
    pub(super) fn glyphs(&self) -> impl Iterator<Item = u16> {
        self.of.keys().copied()
    }

    /// What glyphs mean by themselves.
    pub(super) fn of_glyphs(&self) -> impl Iterator<Item = (u16, String)> {
        self.of.iter().filter_map(|(glyph, meaning)| {
            let letter = meaning.letter.map(String::from);
            Some((*glyph, letter.or_else(|| meaning.otherwise.clone())?))
        })
    }

    /// Whether nothing is drawn.
    pub(super) fn is_empty(&self) -> bool {
        self.of.is_empty()
    }

    /// Takes up the glyphs of a line, and cuts it where glyphs do not say their text.
    pub(super) fn runs<'a>(&mut self, line: &'a Line) -> Vec<Run<'a>> {
        let mut runs = Vec::new();
        let (mut start, mut end) = (0, 0);
        for sign in line.glyphs.chunk_by(|one, next| one.bytes == next.bytes) {
            let text = sign.first().and_then(|glyph| line.text.get(glyph.bytes.clone())).unwrap_or_default();
            if !self.say(sign, text) {
                runs.push(Run { glyphs: &line.glyphs[start..end], says: None });
                runs.push(Run { glyphs: sign, says: Some(text) });
                start = end + sign.len();
            }
            end += sign.len();
        }
        runs.push(Run { glyphs: &line.glyphs[start..end], says: None });
        runs.retain(|run| !run.glyphs.is_empty());
        runs
    }

    /// Whether these glyphs say this text.
    fn say(&mut self, sign: &[Glyph], text: &str) -> bool {
        for glyph in sign {
            self.of.entry(number(glyph)).or_default();
        }
        // The box stands for anything.
        let Some(first) = sign.first().map(number).filter(|first| *first != 0) else { return false };
        let meaning = self.of.entry(first).or_default();
        let mut letters = text.chars();
        if let (1, Some(letter), None) = (sign.len(), letters.next(), letters.next())
            && drawn(letter) == letter
        {
            return *meaning.letter.get_or_insert(letter) == letter;
        }
        meaning.otherwise.get_or_insert_with(|| text.to_owned());
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::Weight;

    fn says(meanings: &mut Meanings, text: &str) -> Vec<Option<String>> {
        let line = Line::of(text, Weight::Regular);
        let runs = meanings.runs(&line);
        assert_eq!(runs.iter().map(|run| run.glyphs.len()).sum::<usize>(), line.glyphs.len(), "{text}");
        runs.iter().map(|run| run.says.map(str::to_owned)).collect()
    }

    #[test]
    fn letters_say_their_text_and_boxes_are_told() {
        let mut meanings = Meanings::default();
        assert_eq!(says(&mut meanings, "Příšerně kůň, Ελένη, Дмитрий"), [None]);
        let boxes = says(&mut meanings, "a 🙂שb");
        assert_eq!(boxes, [None, Some("🙂".to_owned()), Some("ש".to_owned()), None]);
        assert!(meanings.of_glyphs().all(|(glyph, _)| glyph != 0), "a box means nothing by itself");
    }

    #[test]
    fn a_glyph_that_means_another_letter_says_so() {
        let mut meanings = Meanings::default();
        // The letter itself means the glyph, whichever comes first.
        assert_eq!(says(&mut meanings, "a\u{2011}b"), [None, Some("\u{2011}".to_owned()), None]);
        assert_eq!(says(&mut meanings, "a-b"), [None]);
        assert_eq!(says(&mut meanings, "s\u{30c}"), [Some("s\u{30c}".to_owned())]);
        assert_eq!(says(&mut meanings, "z\u{30c}"), [Some("z\u{30c}".to_owned())]);
        assert_eq!(says(&mut meanings, "š"), [None]);
        let texts: Vec<String> = meanings.of_glyphs().map(|(_, text)| text).collect();
        for text in ["-", "š", "z\u{30c}"] {
            assert!(texts.contains(&text.to_owned()), "{text} in {texts:?}");
        }
    }

    #[test]
    fn several_glyphs_for_one_sign_are_told_once() {
        let mut meanings = Meanings::default();
        assert_eq!(says(&mut meanings, "q\u{30c}"), [Some("q\u{30c}".to_owned())]);
        assert_eq!(says(&mut meanings, ""), Vec::<Option<String>>::new());
    }
}
