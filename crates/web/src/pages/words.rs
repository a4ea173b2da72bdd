//! Lists of words for a page or a module, each with its key in the text files.

/// Makes a struct of texts: `Name { field: "key", … }`, filled for a language by `Name::of`. It can be sent to a
/// module of the page as JSON.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($field:ident: $key:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, serde::Serialize)]
        pub(crate) struct $name {
            $(pub(crate) $field: String),*
        }

        impl $name {
            /// The words in a language.
            pub(crate) fn of(lang: kolo_messages::Lang) -> Self {
                $name { $($field: kolo_messages::Message::new($key).text(lang)),* }
            }

            /// The keys, for the test that they have texts.
            #[cfg(test)]
            pub(crate) const KEYS: &'static [&'static str] = &[$($key),*];
        }
    };
}

pub(crate) use words;

#[cfg(test)]
mod tests {
    use kolo_messages::{Lang, catalog};

    use crate::pages;

    #[test]
    fn every_word_has_a_text() {
        let lists = [
            pages::FrameWords::KEYS,
            pages::bracket::BracketWords::KEYS,
            pages::clock::page::ClockWords::KEYS,
            pages::files::page::FileWords::KEYS,
            pages::contest::SchoolWords::KEYS,
            pages::contest::affairs::AffairsWords::KEYS,
            pages::contest::team::CaptainWords::KEYS,
            crate::gate::page::GateWords::KEYS,
            crate::tournament::PlanWords::KEYS,
            crate::tournament::shape::ShapeWords::KEYS,
            crate::tournament::DayWords::KEYS,
            crate::tournament::FloorWords::KEYS,
            crate::tournament::draw::page::DraftWords::KEYS,
            crate::tournament::settings::page::terms::TermsWords::KEYS,
            crate::tournament::ShellWords::KEYS,
            crate::tournament::my::page::MyWords::KEYS,
            crate::tournament::screen::page::ScreenWords::KEYS,
            pages::demo::page::DemoWords::KEYS,
            pages::desk::page::DeskWords::KEYS,
            pages::desk_match::page::DeskMatchWords::KEYS,
            pages::devices::DevicesWords::KEYS,
            pages::documents::DocumentsWords::KEYS,
            pages::entrance::page::EntranceWords::KEYS,
            pages::home::page::HomeWords::KEYS,
            pages::house::HouseWords::KEYS,
            pages::new_match::page::NewMatchWords::KEYS,
            pages::people::PeopleWords::KEYS,
            pages::player::page::PlayerWords::KEYS,
            pages::privacy::public::page::PublicWords::KEYS,
            pages::privacy::person::page::PersonWords::KEYS,
            pages::prove::page::ProveWords::KEYS,
            pages::table::TableWords::KEYS,
            pages::wall::WallWords::KEYS,
            pages::webhooks::page::WebhooksWords::KEYS,
        ];
        for key in lists.concat() {
            for lang in Lang::ALL {
                assert!(catalog().has(key, lang), "{lang}: {key}");
            }
        }
    }
}
