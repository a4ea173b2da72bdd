//! A player is away when his time ends (G-4.5.2d).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::Span;
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player is not at the board, and his time has run out.
    AbsentTimeOver = "absent-time-over", Go2009 ["G-4.5.2d"], Message::new("rulings-title-absent-time-over");
    /// Who.
    who: Side = "who", Message::new("rulings-fact-who");
    /// By how much his time has run out.
    over: Span = "over", Message::new("rulings-fact-over");
}

/// Longer than this loses.
const GRACE: Span = Span::minutes(3);

impl AbsentTimeOver {
    fn ruling(self) -> Ruling {
        if self.over > GRACE {
            let result = ResultToEnter::lost_for(self.who);
            let entry = Entry::Result { scope: Scope::Game, result, how: How::Time };
            let why = Message::new("rulings-why-absent-over");
            Ruling::must(&["G-4.5.2d"], Verdict::LostFor(self.who), why).enter(entry)
        } else {
            Ruling::must(&["G-4.5.2d"], Verdict::PlayOn, Message::new("rulings-why-absent-within"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_three_minutes_lose() {
        let verdict =
            |seconds| AbsentTimeOver { who: Side::Second, over: Span::seconds(seconds) }.ruling().verdict;
        assert_eq!(verdict(180), Verdict::PlayOn);
        assert_eq!(verdict(181), Verdict::LostFor(Side::Second));
    }
}
