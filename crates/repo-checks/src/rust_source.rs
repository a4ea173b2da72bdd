//! Literals, message keys and paths in Rust code.
//!
//! The source is read as tokens, so line breaks, comments and strings that look
//! like code do not matter. Doc comments and items under `#[cfg(test)]` or `#[test]`
//! are passed over: only what ships is looked at.

use std::iter::Peekable;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, LexError, Literal, Spacing, TokenStream, TokenTree};

/// Something seen in a source file, with its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spotted {
    /// The text: a literal's content or a path such as `std::fs::read`.
    pub text: String,
    /// The line it stands on, counted from 1.
    pub line: usize,
}

/// What the tests of this crate look at in one source file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RustSource {
    /// Every string literal.
    pub literals: Vec<Spotted>,
    /// The keys written in calls of `Message::new`.
    pub message_keys: Vec<Spotted>,
    /// Every path of two or more names; `use a::{b, c}` gives `a::b` and `a::c`.
    pub paths: Vec<Spotted>,
}

impl RustSource {
    /// Reads a source file.
    ///
    /// # Errors
    /// When the text cannot be split into Rust tokens.
    pub fn parse(text: &str) -> Result<RustSource, LexError> {
        let mut source = RustSource::default();
        source.walk(TokenStream::from_str(text)?);
        Ok(source)
    }

    fn walk(&mut self, stream: TokenStream) {
        let mut tokens = stream.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == '#' => match attribute(&mut tokens) {
                    Some(group) if is_doc(&group) => {}
                    Some(group) if is_test_only(&group) => skip_item(&mut tokens),
                    Some(group) => self.walk(group.stream()),
                    None => {}
                },
                TokenTree::Ident(ident) => {
                    let line = ident.span().start().line;
                    self.path(ident.to_string(), line, &mut tokens);
                }
                TokenTree::Group(group) => self.walk(group.stream()),
                TokenTree::Literal(literal) => self.literals.extend(string(&literal)),
                TokenTree::Punct(_) => {}
            }
        }
    }

    /// Reads on from the first name of what may become a path.
    fn path(&mut self, mut path: String, line: usize, tokens: &mut Tokens) {
        while next_is_double_colon(tokens) {
            match tokens.next() {
                Some(TokenTree::Ident(ident)) => path = format!("{path}::{ident}"),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.branches(&path, &group);
                    return;
                }
                // `use a::*` and `Vec::<T>::new`: the names so far are what there is to see.
                Some(_) | None => break,
            }
        }
        if (path == "Message::new" || path.ends_with("::Message::new"))
            && let Some(TokenTree::Group(arguments)) = tokens.peek()
        {
            collect_keys(arguments.stream(), &mut self.message_keys);
        }
        if path.contains("::") {
            self.paths.push(Spotted { text: path, line });
        }
    }

    fn branches(&mut self, prefix: &str, group: &Group) {
        let mut tokens = group.stream().into_iter().peekable();
        while let Some(token) = tokens.next() {
            if let TokenTree::Ident(ident) = token {
                let line = ident.span().start().line;
                self.path(format!("{prefix}::{ident}"), line, &mut tokens);
            }
        }
    }
}

type Tokens = Peekable<proc_macro2::token_stream::IntoIter>;

/// The bracket group of `#[…]` or `#![…]`, after the `#`.
fn attribute(tokens: &mut Tokens) -> Option<Group> {
    tokens.next_if(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '!'));
    let is_brackets = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket);
    match tokens.next_if(is_brackets) {
        Some(TokenTree::Group(group)) => Some(group),
        Some(_) | None => None,
    }
}

fn is_doc(attribute: &Group) -> bool {
    matches!(attribute.stream().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc")
}

fn is_test_only(attribute: &Group) -> bool {
    let written = attribute.stream().to_string().replace(' ', "");
    written == "cfg(test)" || written == "test"
}

/// Passes over the item after an attribute: up to its body or its semicolon.
fn skip_item(tokens: &mut Tokens) {
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            TokenTree::Punct(punct) if punct.as_char() == ';' => return,
            TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Ident(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Takes `::` if it comes next. A single colon, as in `name: Type`, is never joint.
fn next_is_double_colon(tokens: &mut Tokens) -> bool {
    let first_half = tokens.next_if(
        |token| matches!(token, TokenTree::Punct(p) if p.as_char() == ':' && p.spacing() == Spacing::Joint),
    );
    first_half.is_some()
        && tokens.next_if(|token| matches!(token, TokenTree::Punct(p) if p.as_char() == ':')).is_some()
}

/// The literals of a key's expression: itself, or the arms of a `match` or `if`.
/// What stands in round brackets belongs to another call.
fn collect_keys(stream: TokenStream, keys: &mut Vec<Spotted>) {
    for token in stream {
        match token {
            TokenTree::Literal(literal) => keys.extend(string(&literal)),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                collect_keys(group.stream(), keys);
            }
            TokenTree::Group(_) | TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// The content of a string literal, as written: keys and clause ids need no escapes.
fn string(literal: &Literal) -> Option<Spotted> {
    let written = literal.to_string();
    let inner = written.strip_prefix('r').unwrap_or(&written).trim_matches('#');
    let text = inner.strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let line = literal.span().start().line;
    Some(Spotted { text, line })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(spotted: &[Spotted]) -> Vec<&str> {
        spotted.iter().map(|one| one.text.as_str()).collect()
    }

    #[test]
    fn message_keys_are_found_across_lines_and_in_arms() {
        let source = r#"
            fn f() -> Message {
                kolo_messages::Message::new(
                    "split-key",
                ).with("name", 1);
                Message::new(match side { A => "arm-a", B => "arm-b" });
                Message::new(key_of("not-a-key"))
            }
        "#;
        let source = RustSource::parse(source).unwrap();
        assert_eq!(texts(&source.message_keys), ["split-key", "arm-a", "arm-b"]);
        assert_eq!(source.message_keys[0].line, 4);
        assert_eq!(texts(&source.literals), ["split-key", "name", "arm-a", "arm-b", "not-a-key"]);
    }

    #[test]
    fn comments_docs_and_tests_are_passed_over() {
        let source = r##"
            //! Message::new("in-docs")
            // Message::new("in-comment")
            /// Message::new("in-item-docs")
            fn f() { g("shipped", r#"raw"#) }
            #[cfg(test)]
            mod tests { fn h() { std::fs::read(Message::new("in-tests")) } }
            #[cfg(test)]
            use std::env;
            fn last() { g("after") }
        "##;
        let source = RustSource::parse(source).unwrap();
        assert_eq!(texts(&source.literals), ["shipped", "raw", "after"]);
        assert_eq!(source.message_keys, []);
        assert_eq!(source.paths, []);
    }

    #[test]
    fn paths_are_spelled_out() {
        let source = "use std::{fs, net::{TcpStream, UdpSocket}, io::*};\nfn f(x: Y) { std::time::Instant::now(); a::b::<T>(); }";
        let source = RustSource::parse(source).unwrap();
        assert_eq!(
            texts(&source.paths),
            [
                "std::fs",
                "std::net::TcpStream",
                "std::net::UdpSocket",
                "std::io",
                "std::time::Instant::now",
                "a::b"
            ]
        );
        assert_eq!(source.paths[4].line, 2);
    }
}
