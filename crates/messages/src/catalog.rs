//! The text files, compiled in, and the machine that fills in their variables.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use crate::figure::written;
use crate::{Arg, Lang, Message};

/// One text file: its subject, and its content in each language.
#[derive(Debug, Clone, Copy)]
pub struct TextFile {
    /// The file's name without ending, the same in every language.
    pub subject: &'static str,
    /// Content in the order of [`Lang::ALL`].
    pub content: [&'static str; 3],
}

macro_rules! text_files {
    ($($subject:literal),* $(,)?) => {
        [$(TextFile {
            subject: $subject,
            content: [
                include_str!(concat!("../ftl/en/", $subject, ".ftl")),
                include_str!(concat!("../ftl/cs/", $subject, ".ftl")),
                include_str!(concat!("../ftl/sk/", $subject, ".ftl")),
            ],
        }),*]
    };
}

/// Every text file there is. A new subject is added here and nowhere else.
static FILES: &[TextFile] = &text_files![
    "affairs",
    "board-cli",
    "captain",
    "cli",
    "clock",
    "contest",
    "contest-cli",
    "contest-pieces",
    "date",
    "day",
    "demo",
    "desk",
    "duel",
    "dutch",
    "facts",
    "federation",
    "fide",
    "fide1992",
    "floor",
    "formats",
    "go",
    "hall",
    "house",
    "live",
    "log",
    "model",
    "pairing",
    "paper",
    "people",
    "pisqworky",
    "plan",
    "privacy",
    "prover",
    "ratings",
    "repairs",
    "rulings",
    "school",
    "stages",
    "standings",
    "store",
    "teams",
    "terms",
    "tie-breaks",
    "tournament",
    "wall",
    "web",
    "webhooks"
];

/// All sentences in all languages.
pub struct Catalog {
    bundles: [FluentBundle<FluentResource>; 3],
    broken: Vec<String>,
}

/// The one catalogue of this program, made on first use.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(Catalog::load)
}

impl Catalog {
    fn load() -> Catalog {
        let mut broken = Vec::new();
        let bundles = Lang::ALL.map(|lang| {
            let mut bundle = FluentBundle::new_concurrent(vec![identifier(lang)]);
            // The marks protect mixed writing directions but break copying and plain terminals.
            bundle.set_use_isolating(false);
            for file in FILES {
                let content = file.content[lang as usize];
                let resource = FluentResource::try_new(content.to_owned());
                let resource = resource.unwrap_or_else(|(partial, errors)| {
                    broken.extend(errors.iter().map(|e| format!("{lang}/{}.ftl: {e}", file.subject)));
                    partial
                });
                if let Err(errors) = bundle.add_resource(resource) {
                    broken.extend(errors.iter().map(|e| format!("{lang}/{}.ftl: {e}", file.subject)));
                }
            }
            bundle
        });
        Catalog { bundles, broken }
    }

    /// The text files, for tests that compare languages.
    pub fn files(&self) -> &'static [TextFile] {
        FILES
    }

    /// Syntax errors and keys given twice. Empty in a sound build; a test says so.
    pub fn broken(&self) -> &[String] {
        &self.broken
    }

    /// Whether `key` has a text in `lang`.
    pub fn has(&self, key: &str, lang: Lang) -> bool {
        self.bundles[lang as usize].has_message(key)
    }

    pub(crate) fn render(&self, message: &Message, lang: Lang) -> String {
        let bundle = &self.bundles[lang as usize];
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
