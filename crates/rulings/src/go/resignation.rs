//! Giving a game up: with the word or with stones, and with both clocks stopped (G-4.4.6).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::{Clocks, ResignedBy};
use crate::{Entry, Ruling, Verdict};

case! {
    /// It is disputed whether a player gave the game up.
    Resignation = "resignation", Go2009 ["G-4.4.6a", "G-4.4.6b", "G-4.4.5a"],
    Message::new("rulings-title-resignation");
    /// Who.
    who: Side = "who", Message::new("rulings-fact-who");
    /// How.
    how: ResignedBy = "how", Message::new("rulings-fact-resigned-how");
    /// How many stones were put on the board at once.
    stones: u32 = "stones", Message::new("rulings-fact-stones"), or "0";
    /// Whether both clocks were stopped.
    clocks: Clocks = "clocks", Message::new("rulings-fact-clocks-stopped");
}

/// So many stones at once mean giving up.
const STONES: u32 = 2;

impl Resignation {
    fn ruling(self) -> Ruling {
        let clause = match (self.how, self.clocks) {
            (ResignedBy::Word, Clocks::Stopped) => Some("G-4.4.6a"),
            (ResignedBy::Stones, Clocks::Stopped) if self.stones >= STONES => Some("G-4.4.6b"),
            (ResignedBy::Stones | ResignedBy::OtherSign, Clocks::Stopped) | (_, Clocks::Running) => None,
        };
        let Some(clause) = clause else {
            let why = Message::new("rulings-why-not-resigned");
            return Ruling::must(&["G-4.4.6a", "G-4.4.6b"], Verdict::PlayOn, why);
        };
        let result = ResultToEnter::lost_for(self.who);
        let entry = Entry::Result { scope: Scope::Game, result, how: How::Resignation };
        let why = Message::new("rulings-why-resigned");
        Ruling::must(&[clause, "G-4.4.5a"], Verdict::LostFor(self.who), why).enter(entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_or_two_stones_with_the_clocks_stopped() {
        let verdict =
            |how, stones, clocks| Resignation { who: Side::First, how, stones, clocks }.ruling().verdict;
        let lost = Verdict::LostFor(Side::First);
        assert_eq!(verdict(ResignedBy::Word, 0, Clocks::Stopped), lost);
        assert_eq!(verdict(ResignedBy::Word, 0, Clocks::Running), Verdict::PlayOn);
        assert_eq!(verdict(ResignedBy::Stones, 2, Clocks::Stopped), lost);
        assert_eq!(verdict(ResignedBy::Stones, 1, Clocks::Stopped), Verdict::PlayOn);
        assert_eq!(verdict(ResignedBy::Stones, 2, Clocks::Running), Verdict::PlayOn);
        assert_eq!(verdict(ResignedBy::OtherSign, 0, Clocks::Stopped), Verdict::PlayOn);
    }
}
