//! The documents of a tournament, made from what `kolo-views` shows of it.

mod alone;
mod cards;
mod kind;
mod match_sheet;
mod matches;
mod pairings;
mod places;
mod source;
mod stages;
mod venue;

use kolo_messages::{Lang, Message};

use crate::document::{Body, Document, Turned};

pub use alone::Alone;
use cards::numbered_badges;
pub use cards::{badges, link_cards, poster, slips};
pub use kind::Kind;
pub use match_sheet::{Meeting, Pair, match_sheets, match_slips};
pub use pairings::{by_name, by_table};
pub use places::{chart, crosstable, standings};
pub use source::{Asked, NoDocument, Source};
pub use venue::{Held, Matches, event_name};

/// Where a document comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The tournament.
    pub event: String,
    /// The date, as it is written; may be empty.
    pub date: String,
    /// The version of the log it was made from, if it was made from a log.
    pub version: Option<u64>,
    /// The language.
    pub lang: Lang,
}

impl Origin {
    /// Several facts on one line; those that are empty are left out.
    fn line<const N: usize>(parts: [String; N]) -> String {
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }

    /// The foot of a page.
    fn foot(&self) -> String {
        let version = self.version.map(|version| {
            Message::new("paper-version").with("version", version.to_string()).text(self.lang)
        });
        Origin::line([self.event.clone(), self.date.clone(), version.unwrap_or_default()])
    }

    fn document(&self, title: String, about: String, turned: Turned, body: Body) -> Document {
        Document {
            title,
            event: self.event.clone(),
            about: Origin::line([self.date.clone(), about]),
            lang: self.lang,
            turned,
            foot: self.foot(),
            body,
        }
    }

    fn say(&self, message: &Message) -> String {
        message.text(self.lang)
    }
}
