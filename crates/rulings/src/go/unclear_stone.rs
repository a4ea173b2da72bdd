//! A stone that lies unclearly (G-6.2).

use kolo_messages::Message;

use crate::{Ruling, Verdict};

case! {
    /// A player is in doubt where the stone just played lies.
    UnclearStone = "unclear-stone", Go2009 ["G-6.2"], Message::new("rulings-title-unclear-stone");
}

impl UnclearStone {
    #[expect(clippy::unused_self, reason = "every situation rules in the same way")]
    fn ruling(self) -> Ruling {
        Ruling::must(&["G-6.2"], Verdict::PlaceClearly, Message::new("rulings-why-unclear-stone"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opponent_places_it_clearly() {
        assert_eq!(UnclearStone {}.ruling().verdict, Verdict::PlaceClearly);
    }
}
