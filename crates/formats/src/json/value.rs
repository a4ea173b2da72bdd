//! JSON with the place of every value.

use std::borrow::Cow;

use kolo_model::Place;

/// Line and column of a value. Smaller than a [`Place`], because there are millions of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct At {
    pub(super) line: u32,
    pub(super) column: u32,
}

impl At {
    pub(super) fn place(self) -> Place {
        Place::at(self.line, self.column)
    }
}

/// A value and where it begins.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Value<'a> {
    pub(super) at: At,
    pub(super) node: Node<'a>,
}

/// What the value is. Numbers stay as they are written.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Node<'a> {
    Null,
    Flag(bool),
    Number(&'a str),
    Text(Cow<'a, str>),
    List(Vec<Value<'a>>),
    Object(Vec<Member<'a>>),
}

/// A key and its value.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Member<'a> {
    pub(super) key_at: At,
    pub(super) key: Cow<'a, str>,
    pub(super) value: Value<'a>,
}
