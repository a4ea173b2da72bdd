//! At the board: unclear marks (P-3.3.1.1), undue delay (P-3.3.1.7), leaving the game (P-3.2.3).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, Measure, ResultToEnter, Scope};
use crate::facts::{Permission, Repeated, Span};
use crate::{Entry, Ruling, Verdict};

case! {
    /// It is not clear in which square a mark is placed.
    UnclearMark = "unclear-mark", Pisqworky2023 ["P-3.3.1.1"], Message::new("rulings-title-unclear-mark");
}

impl UnclearMark {
    #[expect(clippy::unused_self, reason = "every situation rules in the same way")]
    fn ruling(self) -> Ruling {
        Ruling::must(&["P-3.3.1.1"], Verdict::PlaceClearly, Message::new("rulings-why-unclear-mark"))
    }
}

case! {
    /// A player takes very long for a move.
    UndueDelay = "undue-delay", Pisqworky2023 ["P-3.3.1.7"], Message::new("rulings-title-undue-delay");
    /// Who.
    who: Side = "who", Message::new("rulings-fact-who");
    /// How long the move has taken.
    taken: Span = "taken", Message::new("rulings-fact-taken");
    /// Whether they were warned for it before.
    repeated: Repeated = "warned", Message::new("rulings-fact-warned"), or "no";
}

/// About so much is a move worth.
pub(super) const A_MOVE: Span = Span::seconds(25);

impl UndueDelay {
    pub(super) fn ruling(self) -> Ruling {
        if self.taken <= A_MOVE {
            return Ruling::must(&["P-3.3.1.7"], Verdict::PlayOn, Message::new("rulings-why-no-delay"));
        }
        let lost = Verdict::LostFor(self.who);
        let breach = Entry::Incident(Some(kolo_model::Clause::new("P-3.3.1.7")));
        match self.repeated {
            // Whether a longer time is adequate is for the organiser to judge: who may also let it be.
            Repeated::First => {
                Ruling::must(&["P-3.3.1.7"], Verdict::Warning, Message::new("rulings-why-delay"))
                    .or([lost, Verdict::PlayOn])
                    .enter(Entry::Sanction(vec![Measure::Warning, Measure::ForfeitDuel]))
            }
            Repeated::Again => Ruling::must(&["P-3.3.1.7"], lost, Message::new("rulings-why-delay-again"))
                .or([Verdict::Warning, Verdict::PlayOn])
                .enter(Entry::Sanction(vec![Measure::ForfeitDuel, Measure::Warning])),
        }
        .enter(breach)
    }
}

case! {
    /// A player left the game.
    LeftGame = "left-game", Pisqworky2023 ["P-3.2.3"], Message::new("rulings-title-left-game");
    /// Who.
    who: Side = "who", Message::new("rulings-fact-who");
    /// Whether the organiser had permitted it.
    permission: Permission = "permission", Message::new("rulings-fact-permission");
}

impl LeftGame {
    pub(super) fn ruling(self) -> Ruling {
        match self.permission {
            Permission::Given => {
                Ruling::must(&["P-3.2.3"], Verdict::PlayOn, Message::new("rulings-why-left-permitted"))
            }
            Permission::NotGiven => {
                let result = ResultToEnter::lost_for(self.who);
                let why = Message::new("rulings-why-left");
                Ruling::must(&["P-3.2.3"], Verdict::LostFor(self.who), why)
                    .enter(Entry::Result { scope: Scope::Game, result, how: How::Forfeit })
                    .enter(Entry::Sanction(vec![Measure::ForfeitGame]))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_drawn_clearly() {
        assert_eq!(UnclearMark {}.ruling().verdict, Verdict::PlaceClearly);
    }

    #[test]
    fn twenty_five_seconds_are_no_delay() {
        let ruling = |seconds, repeated| {
            UndueDelay { who: Side::First, taken: Span::seconds(seconds), repeated }.ruling()
        };
        assert_eq!(ruling(25, Repeated::First).verdict, Verdict::PlayOn);
        let first = ruling(26, Repeated::First);
        assert_eq!(first.verdict, Verdict::Warning);
        assert!(first.allows(Verdict::LostFor(Side::First)) && first.allows(Verdict::PlayOn));
        assert_eq!(ruling(26, Repeated::Again).verdict, Verdict::LostFor(Side::First));
    }

    #[test]
    fn leaving_without_permission_loses_the_game() {
        let left = |permission| LeftGame { who: Side::Second, permission }.ruling();
        assert_eq!(left(Permission::Given).verdict, Verdict::PlayOn);
        assert_eq!(left(Permission::NotGiven).verdict, Verdict::LostFor(Side::Second));
        let result = ResultToEnter::Wins(Side::First);
        let whole = Entry::Result { scope: Scope::Game, result, how: How::Forfeit };
        assert!(left(Permission::NotGiven).entries.contains(&whole));
    }
}
