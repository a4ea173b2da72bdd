//! What can stand in the place of a variable in a sentence.

use std::fmt;

use crate::Message;

/// A value for one variable of a [`Message`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A name, a quoted input, a code: shown as it is.
    Text(String),
    /// A whole number; the sentence may choose its plural form by it.
    Number(i64),
    /// A number with decimals as programs write it, `1.5`; the sentence has the mark of its language.
    Decimal(String),
    /// Another sentence, rendered in the same language.
    Message(Box<Message>),
    /// Several values in the order given, joined by commas; by semicolons where the numbers have commas themselves.
    List(Vec<Arg>),
}

impl Arg {
    /// A number that may have decimals, as it shows itself: with a point.
    pub fn decimal(number: impl fmt::Display) -> Self {
        Arg::Decimal(number.to_string())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Arg::Text(letter.to_string())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! number_args {
    ($($from:ty),*) => {$(
        impl From<$from> for Arg {
            fn from(number: $from) -> Self {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        // Counts beyond i64 do not fit into memory; saturate rather than fail in a sentence.
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
