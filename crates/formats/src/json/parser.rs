//! From text to values. One pass, strict (RFC 8259), with limits.

use std::borrow::Cow;

use kolo_messages::Message;

use super::value::{At, Member, Node, Value};
use crate::FileProblems;
use crate::limits::{MOST_JSON_DEPTH, MOST_JSON_VALUES};

/// Parses a whole file.
pub(super) fn parse(text: &str) -> Result<Value<'_>, FileProblems> {
    let mut parser = Parser { text, offset: 0, at: At { line: 1, column: 1 }, depth: 0, values: 0 };
    parser.skip_blanks();
    if parser.peek().is_none() {
        return Err(FileProblems::one(parser.at.place(), Message::new("file-empty")));
    }
    let value = parser.value()?;
    parser.skip_blanks();
    match parser.peek() {
        None => Ok(value),
        Some(_) => Err(parser.expected(Message::new("json-end-of-file"))),
    }
}

struct Parser<'a> {
    text: &'a str,
    offset: usize,
    at: At,
    depth: usize,
    values: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.offset).copied()
    }

    /// Goes over one byte. Bytes inside of a character do not count as columns.
    fn step(&mut self) {
        let Some(byte) = self.peek() else {
            return;
        };
        self.offset += 1;
        let is_line_end = byte == b'\n' || byte == b'\r' && self.peek() != Some(b'\n');
        if is_line_end {
            self.at = At { line: self.at.line.saturating_add(1), column: 1 };
        } else if byte & 0xC0 != 0x80 {
            self.at.column = self.at.column.saturating_add(1);
        }
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.step();
        }
    }

    /// The problem that something else was expected here.
    fn expected(&self, what: Message) -> FileProblems {
        let found = match self.text[self.offset..].chars().next() {
            None => Message::new("json-end-of-file"),
            Some(letter) if letter.is_control() => {
                Message::new("json-control-character").with("code", format!("U+{:04X}", u32::from(letter)))
            }
            Some(letter) => Message::new("json-letter").with("letter", letter),
        };
        let message = Message::new("json-expected").with("expected", what).with("found", found);
        FileProblems::one(self.at.place(), message)
    }

    fn value(&mut self) -> Result<Value<'a>, FileProblems> {
        self.values += 1;
        if self.values > MOST_JSON_VALUES {
            let message = Message::new("json-too-many-values").with("most", MOST_JSON_VALUES);
            return Err(FileProblems::too_large(self.at.place(), message));
        }
        let at = self.at;
        let node = match self.peek() {
            Some(b'{') => self.deeper(Parser::object)?,
            Some(b'[') => self.deeper(Parser::list)?,
            Some(b'"') => Node::Text(self.string()?),
            Some(b'-' | b'0'..=b'9') => Node::Number(self.number()?),
            Some(b't') => self.word("true", Node::Flag(true))?,
            Some(b'f') => self.word("false", Node::Flag(false))?,
            Some(b'n') => self.word("null", Node::Null)?,
            Some(_) | None => return Err(self.expected(Message::new("json-value"))),
        };
        Ok(Value { at, node })
    }

    /// Recursion is limited, so that no file overflows the stack.
    fn deeper(
        &mut self,
        inner: impl FnOnce(&mut Self) -> Result<Node<'a>, FileProblems>,
    ) -> Result<Node<'a>, FileProblems> {
        self.depth += 1;
        if self.depth > MOST_JSON_DEPTH {
            let message = Message::new("json-too-deep").with("most", MOST_JSON_DEPTH);
            return Err(FileProblems::one(self.at.place(), message));
        }
        self.step();
        let node = inner(self)?;
        self.depth -= 1;
        Ok(node)
    }

    fn word(&mut self, word: &'static str, node: Node<'a>) -> Result<Node<'a>, FileProblems> {
        if !self.text[self.offset..].starts_with(word) {
            return Err(self.expected(Message::new("json-value")));
        }
        for _ in word.bytes() {
            self.step();
        }
        Ok(node)
    }

    fn list(&mut self) -> Result<Node<'a>, FileProblems> {
        let mut items = Vec::new();
        self.skip_blanks();
        if self.peek() == Some(b']') {
            self.step();
            return Ok(Node::List(items));
        }
        loop {
            self.skip_blanks();
            items.push(self.value()?);
            self.skip_blanks();
            match self.peek() {
                Some(b',') => self.step(),
                Some(b']') => {
                    self.step();
                    return Ok(Node::List(items));
                }
                Some(_) | None => return Err(self.expected(Message::new("json-comma-or-bracket"))),
            }
        }
    }

    fn object(&mut self) -> Result<Node<'a>, FileProblems> {
        let mut members = Vec::new();
        self.skip_blanks();
        if self.peek() == Some(b'}') {
            self.step();
            return Ok(Node::Object(members));
        }
        loop {
            self.skip_blanks();
            if self.peek() != Some(b'"') {
                return Err(self.expected(Message::new("json-key")));
            }
            let key_at = self.at;
            let key = self.string()?;
            self.skip_blanks();
            if self.peek() != Some(b':') {
                return Err(self.expected(Message::new("json-colon")));
            }
            self.step();
            self.skip_blanks();
            members.push(Member { key_at, key, value: self.value()? });
            self.skip_blanks();
            match self.peek() {
                Some(b',') => self.step(),
                Some(b'}') => {
                    self.step();
                    return Ok(Node::Object(members));
                }
                Some(_) | None => return Err(self.expected(Message::new("json-comma-or-brace"))),
            }
        }
    }

    fn number(&mut self) -> Result<&'a str, FileProblems> {
        let begin = self.offset;
        if self.peek() == Some(b'-') {
            self.step();
        }
        match self.peek() {
            Some(b'0') => self.step(),
            _ => self.digits()?,
        }
        if self.peek() == Some(b'.') {
            self.step();
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.step();
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.step();
            }
            self.digits()?;
        }
        Ok(&self.text[begin..self.offset])
    }

    fn digits(&mut self) -> Result<(), FileProblems> {
        if !self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return Err(self.expected(Message::new("json-digit")));
        }
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.step();
        }
        Ok(())
    }

    fn string(&mut self) -> Result<Cow<'a, str>, FileProblems> {
        self.step();
        let mut whole: Cow<'a, str> = Cow::Borrowed("");
        let mut begin = self.offset;
        loop {
            match self.peek() {
                Some(b'"') => {
                    append(&mut whole, &self.text[begin..self.offset]);
                    self.step();
                    return Ok(whole);
                }
                Some(b'\\') => {
                    append(&mut whole, &self.text[begin..self.offset]);
                    self.step();
                    let letter = self.escape()?;
                    whole.to_mut().push(letter);
                    begin = self.offset;
                }
                Some(0..=0x1f) | None => return Err(self.expected(Message::new("json-quote"))),
                Some(_) => self.step(),
            }
        }
    }

    fn escape(&mut self) -> Result<char, FileProblems> {
        let letter = match self.peek() {
            Some(letter @ (b'"' | b'\\' | b'/')) => char::from(letter),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode_escape(),
            Some(_) | None => return Err(self.expected(Message::new("json-escape"))),
        };
        self.step();
        Ok(letter)
    }

    /// `\u017d`, or two of them for a character outside of the first 65,536.
    fn unicode_escape(&mut self) -> Result<char, FileProblems> {
        let refused = self.expected(Message::new("json-escape"));
        self.step();
        let first = self.four_hex_digits()?;
        let code = match first {
            0xD800..=0xDBFF => {
                if !self.text[self.offset..].starts_with("\\u") {
                    return Err(refused);
                }
                self.step();
                self.step();
                match self.four_hex_digits()? {
                    low @ 0xDC00..=0xDFFF => 0x1_0000 + ((first - 0xD800) << 10) + (low - 0xDC00),
                    _ => return Err(refused),
                }
            }
            other => other,
        };
        char::from_u32(code).ok_or(refused)
    }

    fn four_hex_digits(&mut self) -> Result<u32, FileProblems> {
        let mut code = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            code = code * 16 + digit.ok_or_else(|| self.expected(Message::new("json-escape")))?;
            self.step();
        }
        Ok(code)
    }
}

fn append<'a>(whole: &mut Cow<'a, str>, piece: &'a str) {
    if whole.is_empty() {
        *whole = Cow::Borrowed(piece);
    } else {
        whole.to_mut().push_str(piece);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(json: &str) -> String {
        match parse(json).unwrap().node {
            Node::Text(text) => text.into_owned(),
            other => panic!("{other:?}"),
        }
    }

    fn problem(json: &str) -> String {
        parse(json).unwrap_err().to_string()
    }

    #[test]
    fn values_know_their_places() {
        let value = parse("{\r\n \"ž\": [1, \"é\", true]}").unwrap();
        let Node::Object(members) = value.node else { panic!() };
        assert_eq!(members[0].key_at, At { line: 2, column: 2 });
        let Node::List(items) = &members[0].value.node else { panic!() };
        let columns: Vec<u32> = items.iter().map(|item| item.at.column).collect();
        assert_eq!(columns, [8, 11, 16]);
        assert_eq!(items[0].node, Node::Number("1"));
    }

    #[test]
    fn escapes_are_resolved() {
        assert_eq!(text_of(r#""a\"\\\/\b\f\n\r\tz\u017d\ud83d\ude00x""#), "a\"\\/\u{8}\u{c}\n\r\tzŽ😀x");
        assert_eq!(text_of(r#""\n""#), "\n");
        for bad in [r#""\x""#, r#""\u12""#, r#""\ud800""#, r#""\ud800\u0041""#, r#""\udc00""#] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_first_wrong_letter_is_named() {
        assert!(problem("{\n \"a\" 1}").starts_with("2:6: "));
        assert!(problem("[1,]").starts_with("1:4: "));
        assert!(problem("[1 2]").starts_with("1:4: "));
        assert!(problem("[1] x").starts_with("1:5: "));
        assert!(problem("\"abc").starts_with("1:5: "));
        assert!(problem("\"a\nb\"").starts_with("1:3: "));
        assert!(problem("").starts_with("1:1: "));
        for bad in ["01", "+1", "1.", ".5", "1e", "-", "tru", "nul", "{1:2}", "{\"a\":1,}", "NaN", "'a'"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
        for good in ["0", "-0.5", "1e9", "1.25E-3", "[]", "{}", " null "] {
            assert!(parse(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn depth_is_limited() {
        assert!(problem(&"[".repeat(100_000)).starts_with("1:65: "));
        assert!(parse(&("[".repeat(64) + &"]".repeat(64))).is_ok());
    }
}
