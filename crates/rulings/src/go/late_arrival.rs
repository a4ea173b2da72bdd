//! A player comes late to a game, or neither player is there at its start (G-4.4.2, G-4.4.4).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::Span;
use crate::{Entry, Ruling, Verdict};

case! {
    /// One or both players came after the start of the game.
    LateArrival = "late-arrival", Go2009 ["G-4.4.4.1", "G-4.4.4.2", "G-4.4.2"],
    Message::new("rulings-title-late-arrival");
    /// The basic time of each player.
    basic_time: Span = "basic-time", Message::new("rulings-fact-basic-time");
    /// How long after the start Black came.
    black: Span = "black", Message::new("rulings-fact-black-late"), or "0s";
    /// How long after the start White came.
    white: Span = "white", Message::new("rulings-fact-white-late"), or "0s";
}

/// Whatever the basic time is: a player who comes later than this loses.
const LONGEST: Span = Span::minutes(60);

impl LateArrival {
    /// The latest arrival that does not lose: an hour, or the basic time if that is shorter.
    pub fn limit(self) -> Span {
        self.basic_time.min(LONGEST)
    }

    fn ruling(self) -> Ruling {
        let limit = self.limit();
        match (self.black > limit, self.white > limit) {
            (true, true) => {
                let why = Message::new("rulings-why-both-too-late").with("limit", limit.message());
                Ruling::must(&["G-4.4.4.2"], Verdict::LostForBoth, why)
                    .enter(forfeit(ResultToEnter::BothLose))
            }
            (true, false) => lost(Side::First, limit),
            (false, true) => lost(Side::Second, limit),
            (false, false) if self.black > Span::NONE && self.white > Span::NONE => self.nobody_there(),
            (false, false) => {
                let why = Message::new("rulings-why-late-in-time").with("limit", limit.message());
                Ruling::must(&["G-4.4.4.1"], Verdict::PlayOn, why)
            }
        }
    }

    /// Black's clock ran until the first of them came; White's is set to the same.
    fn nobody_there(self) -> Ruling {
        let left = self.basic_time.less(self.black.min(self.white));
        let why = Message::new("rulings-why-nobody-there").with("left", left.message());
        Ruling::must(&["G-4.4.2"], Verdict::SetBothClocks(left), why)
            .enter(Entry::Clock { side: None, to: left })
    }
}

fn forfeit(result: ResultToEnter) -> Entry {
    Entry::Result { scope: Scope::Game, result, how: How::Forfeit }
}

fn lost(side: Side, limit: Span) -> Ruling {
    let why = Message::new("rulings-why-too-late").with("limit", limit.message());
    Ruling::must(&["G-4.4.4.1"], Verdict::LostFor(side), why).enter(forfeit(ResultToEnter::lost_for(side)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(basic: u32, black: u32, white: u32) -> Verdict {
        let [basic_time, black, white] = [basic, black, white].map(Span::seconds);
        LateArrival { basic_time, black, white }.ruling().verdict
    }

    #[test]
    fn more_than_an_hour_loses() {
        let hours = 2 * 3600;
        assert_eq!(verdict(hours, 3600, 0), Verdict::PlayOn);
        assert_eq!(verdict(hours, 3601, 0), Verdict::LostFor(Side::First));
        assert_eq!(verdict(hours, 0, 3601), Verdict::LostFor(Side::Second));
    }

    #[test]
    fn a_shorter_basic_time_is_the_limit() {
        assert_eq!(verdict(45 * 60, 45 * 60, 0), Verdict::PlayOn);
        assert_eq!(verdict(45 * 60, 45 * 60 + 1, 0), Verdict::LostFor(Side::First));
        assert_eq!(verdict(45 * 60, 3000, 45 * 60), Verdict::LostFor(Side::First));
    }

    #[test]
    fn if_both_are_that_late_both_lose() {
        assert_eq!(verdict(1800, 1801, 1801), Verdict::LostForBoth);
    }

    #[test]
    fn whites_clock_is_set_to_blacks_when_the_first_one_comes() {
        assert_eq!(verdict(3600, 600, 1200), Verdict::SetBothClocks(Span::minutes(50)));
        assert_eq!(verdict(3600, 1200, 600), Verdict::SetBothClocks(Span::minutes(50)));
    }
}
