//! A clock that is set wrongly or runs badly (G-6.5).

use kolo_messages::Message;
use kolo_model::Side;

use crate::facts::{Span, WhoseClock};
use crate::{Entry, Ruling, Verdict};

case! {
    /// A clock was set wrongly or runs badly.
    ClockFault = "clock-fault", Go2009 ["G-6.5"], Message::new("rulings-title-clock-fault");
    /// Whose clock.
    whose: WhoseClock = "whose", Message::new("rulings-fact-whose-clock");
    /// What it shows.
    old: Span = "old", Message::new("rulings-fact-old-time");
    /// What the arbiter would set.
    proposed: Span = "proposed", Message::new("rulings-fact-proposed-time");
}

/// No correction takes a player below this, or takes anything from one who has less.
const PROTECTED: Span = Span::minutes(10);

impl ClockFault {
    /// The time that may be set: as proposed, but not below ten minutes, and not below a time that is shorter still.
    pub fn allowed(self) -> Span {
        self.proposed.max(self.old.min(PROTECTED))
    }

    fn ruling(self) -> Ruling {
        let to = self.allowed();
        let why = if to == self.proposed {
            Message::new("rulings-why-clock-as-proposed")
        } else if self.old <= PROTECTED {
            Message::new("rulings-why-clock-not-reduced")
        } else {
            Message::new("rulings-why-clock-ten-minutes")
        };
        let (verdict, side) = match self.whose {
            WhoseClock::First => (Verdict::SetClock(to), Some(Side::First)),
            WhoseClock::Second => (Verdict::SetClock(to), Some(Side::Second)),
            WhoseClock::Both => (Verdict::SetBothClocks(to), None),
        };
        let ruling = Ruling::must(&["G-6.5"], verdict, why).or([Verdict::TimeStands]);
        if to == self.old { ruling } else { ruling.enter(Entry::Clock { side, to }) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn set(old: u32, proposed: u32) -> u32 {
        fault(WhoseClock::First, old, proposed).allowed().as_seconds()
    }

    fn fault(whose: WhoseClock, old: u32, proposed: u32) -> ClockFault {
        ClockFault { whose, old: Span::seconds(old), proposed: Span::seconds(proposed) }
    }

    #[test]
    fn the_clock_that_is_wrong_is_set() {
        let to = Span::seconds(900);
        let entries = |whose| fault(whose, 1200, 900).ruling().entries;
        assert_eq!(entries(WhoseClock::First), [Entry::Clock { side: Some(Side::First), to }]);
        assert_eq!(entries(WhoseClock::Second), [Entry::Clock { side: Some(Side::Second), to }]);
        assert_eq!(entries(WhoseClock::Both), [Entry::Clock { side: None, to }]);
        assert_eq!(fault(WhoseClock::Both, 1200, 900).ruling().verdict, Verdict::SetBothClocks(to));
    }

    #[test]
    fn ten_minutes_are_protected() {
        assert_eq!(set(600, 300), 600);
        assert_eq!(set(599, 300), 599);
        assert_eq!(set(601, 300), 600);
        assert_eq!(set(3600, 599), 600);
        assert_eq!(set(3600, 601), 601);
        assert_eq!(set(300, 900), 900);
    }

    proptest! {
        #[test]
        fn nobody_falls_below_what_he_had_or_ten_minutes(old in 0u32..86_400, proposed in 0u32..86_400) {
            let to = set(old, proposed);
            prop_assert!(to >= proposed && to >= old.min(600));
            prop_assert!(to == proposed || to == old.min(600));
        }
    }
}
