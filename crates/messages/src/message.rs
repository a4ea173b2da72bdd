//! A sentence before it is put into words.

use crate::{Arg, Lang, catalog};

/// A key of the text files with the values of its variables.
///
/// Two messages are equal when key and arguments are; the language comes last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments. `key` must stand in the text files of all languages;
    /// a test of the crate `repo-checks` reads the sources and checks that it does.
    pub fn new(key: &'static str) -> Self {
        Message { key, args: Vec::new() }
    }

    /// Gives the variable `name` a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The key in the text files. Stable: programs may match on it.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The arguments in the order they were given.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// The sentence in `lang`.
    ///
    /// A key or variable that the text files lack shows as its name in braces: a message to
    /// the user is never lost because a text is.
    pub fn text(&self, lang: Lang) -> String {
        catalog().render(self, lang)
    }
}
