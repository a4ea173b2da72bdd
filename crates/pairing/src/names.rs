//! Players and colours as sentences call them.

use kolo_messages::{Arg, Message};
use kolo_model::{Side, StartNumber, Tournament};

use crate::colours::{Preference, Strength};

/// How many names a sentence bears.
const MOST_NAMES: usize = 12;

/// Names and numbers of the players.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a>(pub(crate) &'a Tournament);

impl Names<'_> {
    /// Number and name.
    pub(crate) fn one(self, no: StartNumber) -> String {
        self.0.label(no)
    }

    /// Numbers and names; of many only the first.
    pub(crate) fn several(self, players: impl ExactSizeIterator<Item = StartNumber>) -> Arg {
        let all = players.len();
        shortened(players.take(MOST_NAMES).map(|no| Arg::from(self.one(no))).collect(), all)
    }
}

/// Start numbers; of many only the first.
pub(crate) fn numbers(players: impl ExactSizeIterator<Item = StartNumber>) -> Arg {
    let all = players.len();
    shortened(players.take(2 * MOST_NAMES).map(Arg::from).collect(), all)
}

/// A list of which only the beginning is shown.
pub(crate) fn shortened(mut shown: Vec<Arg>, all: usize) -> Arg {
    if shown.is_empty() {
        return Arg::from(Message::new("fide-nobody"));
    }
    if shown.len() < all {
        shown.push(Arg::from(Message::new("pairing-and-more").with("count", all - shown.len())));
    }
    Arg::List(shown)
}

/// A preference in words.
pub(crate) fn wish(preference: Option<Preference>) -> Message {
    match preference {
        None => Message::new("fide-wish-none"),
        Some(Preference { side, strength }) => {
            let strength = match strength {
                Strength::Absolute => "absolute",
                Strength::Strong => "strong",
                Strength::Mild => "mild",
            };
            Message::new("fide-wish").with("strength", strength).with("side", side_name(side))
        }
    }
}

/// A colour in words.
pub(crate) fn side_name(side: Side) -> Message {
    match side {
        Side::First => Message::new("side-white"),
        Side::Second => Message::new("side-black"),
    }
}
