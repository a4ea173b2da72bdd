//! The text files, packed into the program, and the machine that fills in their variables.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use crate::figure::written;
use crate::packed::unpacked;
use crate::{Arg, Lang, Message};

/// One text file: its subject, and its content in each language.
#[derive(Debug, Clone, Copy)]
pub struct TextFile {
    /// The file's name without ending, the same in every language.
    pub subject: &'static str,
    /// Content in the order of [`Lang::ALL`].
    pub content: [&'static str; 3],
}

/// The text files by their subjects, and where each ends in the text of its language (see `build.rs`).
#[expect(clippy::unreadable_literal, reason = "nobody reads what the build writes")]
static SUBJECTS: &[(&str, [usize; 3])] = &include!(concat!(env!("OUT_DIR"), "/subjects.rs"));

/// All text of one language.
fn whole(lang: Lang) -> &'static str {
    macro_rules! packed {
        ($($lang:ident: $file:literal),*) => {
            match lang {
                $(Lang::$lang => {
                    static TEXT: LazyLock<String> =
                        LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/", $file))));
                    &TEXT
                })*
            }
        };
    }
    packed!(En: "en.zlib", Cs: "cs.zlib", Sk: "sk.zlib")
}

/// The text files of one language with their subjects.
fn files(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let whole = whole(lang);
    let starts = std::iter::once(0).chain(SUBJECTS.iter().map(move |(_, ends)| ends[lang as usize]));
    SUBJECTS
        .iter()
        .zip(starts)
        .map(move |((subject, ends), start)| (*subject, &whole[start..ends[lang as usize]]))
}

/// All sentences, each language from when it is first asked for.
pub struct Catalog {
    languages: [LazyLock<Sentences>; 3],
}

/// The sentences of one language.
struct Sentences {
    bundle: FluentBundle<FluentResource>,
    broken: Vec<String>,
}

/// The one catalogue of this program.
pub fn catalog() -> &'static Catalog {
    static CATALOG: Catalog = Catalog {
        languages: [
            LazyLock::new(|| Sentences::load(Lang::En)),
            LazyLock::new(|| Sentences::load(Lang::Cs)),
            LazyLock::new(|| Sentences::load(Lang::Sk)),
        ],
    };
    &CATALOG
}

impl Sentences {
    fn load(lang: Lang) -> Sentences {
        let mut broken = Vec::new();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(lang)]);
        // The marks protect mixed writing directions but break copying and plain terminals.
        bundle.set_use_isolating(false);
        for (subject, content) in files(lang) {
            let resource = FluentResource::try_new(content.to_owned()).unwrap_or_else(|(partial, errors)| {
                broken.extend(errors.iter().map(|e| format!("{lang}/{subject}.ftl: {e}")));
                partial
            });
            if let Err(errors) = bundle.add_resource(resource) {
                broken.extend(errors.iter().map(|e| format!("{lang}/{subject}.ftl: {e}")));
            }
        }
        Sentences { bundle, broken }
    }
}

impl Catalog {
    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        &self.languages[lang as usize].bundle
    }

    /// The text files, for tests that compare languages.
    pub fn files(&self) -> Vec<TextFile> {
        let [mut en, mut cs, mut sk] = Lang::ALL.map(files);
        let mut next = || {
            let ((subject, en), (_, cs), (_, sk)) = (en.next()?, cs.next()?, sk.next()?);
            Some(TextFile { subject, content: [en, cs, sk] })
        };
        std::iter::from_fn(&mut next).collect()
    }

    /// Syntax errors and keys given twice. Empty in a sound build; a test says so.
    pub fn broken(&self) -> Vec<&str> {
        self.languages.iter().flat_map(|one| one.broken.iter().map(String::as_str)).collect()
    }

    /// Whether `key` has a text in `lang`.
    pub fn has(&self, key: &str, lang: Lang) -> bool {
        self.bundle(lang).has_message(key)
    }

    pub(crate) fn render(&self, message: &Message, lang: Lang) -> String {
        let bundle = self.bundle(lang);
        let Some(pattern) = bundle.get_message(message.key()).and_then(|found| found.value()) else {
            return format!("{{{}}}", message.key());
        };
        let mut args = FluentArgs::with_capacity(message.args().len());
        for (name, value) in message.args() {
            args.set(*name, self.value(value, lang));
        }
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    fn value(&self, arg: &Arg, lang: Lang) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(_) | Arg::Decimal(_) | Arg::Message(_) | Arg::List(_) => {
                FluentValue::from(self.plain(arg, lang))
            }
        }
    }

    fn plain(&self, arg: &Arg, lang: Lang) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => number.to_string(),
            Arg::Decimal(plain) => written(plain, lang),
            Arg::Message(message) => self.render(message, lang),
            Arg::List(items) => {
                let decimals = items.iter().any(|item| matches!(item, Arg::Decimal(_)));
                let items: Vec<String> = items.iter().map(|item| self.plain(item, lang)).collect();
                items.join(if decimals && written(".", lang) == "," { "; " } else { ", " })
            }
        }
    }
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    match lang {
        Lang::En => langid!("en"),
        Lang::Cs => langid!("cs"),
        Lang::Sk => langid!("sk"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_key_shows_itself() {
        assert_eq!(Message::new("no-such-key").text(Lang::Sk), "{no-such-key}");
    }

    #[test]
    fn lists_and_nested_messages_are_in_the_same_language() {
        let inner = Message::new("points-not-half").with("value", "0.3");
        let outer =
            Message::new("points-not-half").with("value", vec![Arg::from(inner.clone()), Arg::from(7u8)]);
        assert!(outer.text(Lang::Cs).contains(&format!("{}, 7", inner.text(Lang::Cs))));
    }

    #[test]
    fn decimals_have_the_mark_of_the_language() {
        let list = vec![Arg::decimal("1.5"), Arg::decimal("0.5")];
        let message = Message::new("points-not-half").with("value", list);
        assert!(message.text(Lang::En).contains("1.5, 0.5"));
        assert!(message.text(Lang::Cs).contains("1,5; 0,5"));
        assert!(message.text(Lang::Sk).contains("1,5; 0,5"));
    }
}
