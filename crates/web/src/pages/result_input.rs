//! The field in which a result is typed, the same on every page: its label, and how boards are written where there are
//! several.

use kolo_messages::{Lang, Message};
use kolo_teams::Shape;

/// The field.
#[derive(Debug)]
pub(crate) struct ResultInput {
    pub(crate) label: String,
    /// How boards are typed.
    pub(crate) how: Option<String>,
    /// What stands there already.
    pub(crate) value: String,
    pub(crate) longest: u32,
    pub(crate) required: bool,
}

impl ResultInput {
    /// The longest result that is typed board by board.
    const LONGEST: u32 = 120;

    /// For a match of this shape.
    pub(crate) fn of(label: &Message, shape: Shape, lang: Lang) -> ResultInput {
        let how = (!shape.is_one_game()).then(|| Message::new("plan-match-how").text(lang));
        ResultInput {
            label: label.text(lang),
            how,
            value: String::new(),
            longest: Self::LONGEST,
            required: false,
        }
    }

    /// One that the page is about, with what stands there.
    #[must_use]
    pub(crate) fn required(self, value: Option<&str>) -> ResultInput {
        ResultInput { value: value.unwrap_or_default().to_owned(), required: true, ..self }
    }

    /// For words of any kind, of which some are a result.
    pub(crate) fn of_words(label: &Message, longest: u32, lang: Lang) -> ResultInput {
        ResultInput { longest, ..ResultInput::of(label, Shape::GAME, lang) }
    }
}
