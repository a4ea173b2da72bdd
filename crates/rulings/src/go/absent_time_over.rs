//! A player is away when their time ends (G-4.5.2d).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::{ByoYomi, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player is not at the board, and their time has run out.
    AbsentTimeOver = "absent-time-over", Go2009 ["G-4.5.2d", "G-4.5.2b"], Message::new("rulings-title-absent-time-over");
    /// Who.
    who: Side = "who", Message::new("rulings-fact-who");
    /// By how much their time has run out.
    over: Span = "over", Message::new("rulings-fact-over");
    /// Which byo-yomi follows the basic time.
    byo_yomi: ByoYomi = "byo-yomi", Message::new("rulings-fact-byo-yomi-follows");
}

/// Longer than this loses.
const GRACE: Span = Span::minutes(3);

impl AbsentTimeOver {
    fn ruling(self) -> Ruling {
        let lost = |clause, why| {
            let result = ResultToEnter::lost_for(self.who);
            let entry = Entry::Result { scope: Scope::Game, result, how: How::Time };
            Ruling::must(&[clause], Verdict::LostFor(self.who), why).enter(entry)
        };
        match self.byo_yomi {
            // Without byo-yomi nothing is left that three minutes could be of: any excess of time loses.
            ByoYomi::None if self.over > Span::NONE => {
                lost("G-4.5.2b", Message::new("rulings-why-absent-no-byo-yomi"))
            }
            ByoYomi::Canadian | ByoYomi::Japanese if self.over > GRACE => {
                lost("G-4.5.2d", Message::new("rulings-why-absent-over"))
            }
            ByoYomi::None | ByoYomi::Canadian | ByoYomi::Japanese => {
                Ruling::must(&["G-4.5.2d"], Verdict::PlayOn, Message::new("rulings-why-absent-within"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(seconds: u32, byo_yomi: ByoYomi) -> Ruling {
        AbsentTimeOver { who: Side::Second, over: Span::seconds(seconds), byo_yomi }.ruling()
    }

    #[test]
    fn more_than_three_minutes_lose() {
        for byo_yomi in [ByoYomi::Canadian, ByoYomi::Japanese] {
            let verdict = |seconds| ruling(seconds, byo_yomi).verdict;
            assert_eq!(verdict(180), Verdict::PlayOn);
            assert_eq!(verdict(181), Verdict::LostFor(Side::Second));
        }
    }

    #[test]
    fn without_byo_yomi_any_excess_loses() {
        assert_eq!(ruling(0, ByoYomi::None).verdict, Verdict::PlayOn);
        let lost = ruling(1, ByoYomi::None);
        assert_eq!(lost.verdict, Verdict::LostFor(Side::Second));
        assert_eq!(lost.clause().map(kolo_model::Clause::id), Some("G-4.5.2b"));
    }
}
