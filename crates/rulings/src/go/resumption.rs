//! An adjourned game goes on (G-5.2.1 to G-5.2.3).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::AtBoard;
use crate::{Entry, Ruling, Verdict};

case! {
    /// An adjourned game is to go on.
    Resumption = "resumption", Go2009 ["G-5.2.1", "G-5.2.2", "G-5.2.3"], Message::new("rulings-title-resumption");
    /// Whether Black is there.
    black: AtBoard = "black", Message::new("rulings-fact-black-there"), or "present";
    /// Whether White is there.
    white: AtBoard = "white", Message::new("rulings-fact-white-there"), or "present";
    /// Who sealed.
    sealed_by: Side = "sealed-by", Message::new("rulings-fact-sealed-by");
}

impl Resumption {
    fn ruling(self) -> Ruling {
        use AtBoard::{Absent, Present, TimeOver};
        let lost = |side| {
            let result = ResultToEnter::lost_for(side);
            let entry = Entry::Result { scope: Scope::Game, result, how: How::Time };
            let why = Message::new("rulings-why-not-resumed");
            Ruling::must(&["G-5.2.1"], Verdict::LostFor(side), why).enter(entry)
        };
        match (self.black, self.white) {
            (TimeOver, TimeOver) => {
                let entry =
                    Entry::Result { scope: Scope::Game, result: ResultToEnter::BothLose, how: How::Time };
                let why = Message::new("rulings-why-neither-resumed");
                Ruling::must(&["G-5.2.1"], Verdict::LostForBoth, why).enter(entry)
            }
            (TimeOver, Present | Absent) => lost(Side::First),
            (Present | Absent, TimeOver) => lost(Side::Second),
            (Absent, Absent) => {
                let why = Message::new("rulings-why-both-absent");
                Ruling::must(&["G-5.2.3"], Verdict::StartBothClocks, why)
            }
            (Absent, Present) => self.one_absent(Side::First),
            (Present, Absent) => self.one_absent(Side::Second),
            (Present, Present) => {
                Ruling::must(&["G-5.2.2"], Verdict::OpenForm, Message::new("rulings-why-open-form"))
            }
        }
    }

    /// The clock of the player who is not there runs. The form stays closed while they are the one who sealed.
    fn one_absent(self, absent: Side) -> Ruling {
        let why = if absent == self.sealed_by {
            Message::new("rulings-why-sealer-absent")
        } else {
            Message::new("rulings-why-other-absent")
        };
        Ruling::must(&["G-5.2.3", "G-5.2.2"], Verdict::StartClock(absent), why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(black: AtBoard, white: AtBoard) -> Ruling {
        Resumption { black, white, sealed_by: Side::First }.ruling()
    }

    #[test]
    fn the_clock_of_the_absent_runs_and_if_nobody_came_both_run() {
        use AtBoard::{Absent, Present};
        assert_eq!(ruling(Absent, Present).verdict, Verdict::StartClock(Side::First));
        assert_eq!(ruling(Present, Absent).verdict, Verdict::StartClock(Side::Second));
        assert_eq!(ruling(Absent, Absent).verdict, Verdict::StartBothClocks);
    }

    #[test]
    fn a_player_who_does_not_come_before_their_time_ends_loses() {
        use AtBoard::{Absent, Present, TimeOver};
        assert_eq!(ruling(TimeOver, Present).verdict, Verdict::LostFor(Side::First));
        assert_eq!(ruling(Absent, TimeOver).verdict, Verdict::LostFor(Side::Second));
        assert_eq!(ruling(TimeOver, TimeOver).verdict, Verdict::LostForBoth);
    }

    #[test]
    fn the_form_waits_for_the_player_who_sealed() {
        use AtBoard::{Absent, Present};
        assert_eq!(ruling(Present, Present).verdict, Verdict::OpenForm);
        let reason = |ruling: Ruling| ruling.explanation.key();
        assert_eq!(reason(ruling(Absent, Present)), "rulings-why-sealer-absent");
        assert_eq!(reason(ruling(Present, Absent)), "rulings-why-other-absent");
    }
}
