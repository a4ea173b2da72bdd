//! The time of a duel without clocks is over (P-3.3.1.6).

use kolo_messages::Message;
use kolo_model::Side;

use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::{ForcedWin, Promptness, Speakers};
use crate::{Entry, Ruling, Verdict};

case! {
    /// The time limit of a duel is reached.
    TimeLimit = "time-limit", Pisqworky2023 ["P-3.3.1.6"], Message::new("rulings-title-time-limit");
    /// Whether a player showed that they win by force.
    win: ForcedWin = "win", Message::new("rulings-fact-forced-win"), or "none";
    /// Who showed it.
    by: Side = "by", Message::new("rulings-fact-shown-by"), or "first";
    /// Whether they did so at once.
    when: Promptness = "when", Message::new("rulings-fact-shown-when"), or "at-once";
    /// Who spoke with the organiser.
    spoke: Speakers = "spoke", Message::new("rulings-fact-spoke"), or "players";
}

impl TimeLimit {
    fn ruling(self) -> Ruling {
        let won = Verdict::LostFor(self.by.other());
        let draw =
            |why: Message| Ruling::must(&["P-3.3.1.6"], Verdict::Draw, why).enter(duel(ResultToEnter::Draw));
        let win =
            |why: Message| Ruling::must(&["P-3.3.1.6"], won, why).enter(duel(ResultToEnter::Wins(self.by)));
        match (self.win, self.when, self.spoke) {
            (ForcedWin::None, _, _) => draw(Message::new("rulings-why-limit-draw")),
            (ForcedWin::Refuted, _, _) => draw(Message::new("rulings-why-limit-refuted")),
            (ForcedWin::Shown | ForcedWin::Proven, Promptness::Later, _) => {
                draw(Message::new("rulings-why-limit-later"))
            }
            // Others spoke: the organiser judges whether the player found it alone.
            (ForcedWin::Shown | ForcedWin::Proven, Promptness::AtOnce, Speakers::Others) => {
                draw(Message::new("rulings-why-limit-others")).or([won]).enter(Entry::Incident(None))
            }
            (ForcedWin::Shown, Promptness::AtOnce, Speakers::Players) => {
                win(Message::new("rulings-why-limit-shown")).or([Verdict::Draw]).enter(Entry::Incident(None))
            }
            (ForcedWin::Proven, Promptness::AtOnce, Speakers::Players) => {
                win(Message::new("rulings-why-limit-proven")).enter(Entry::Incident(None))
            }
        }
    }
}

fn duel(result: ResultToEnter) -> Entry {
    Entry::Result { scope: Scope::Duel, result, how: How::Ruling }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Leeway;

    fn ruling(win: ForcedWin, when: Promptness, spoke: Speakers) -> Ruling {
        TimeLimit { win, by: Side::First, when, spoke }.ruling()
    }

    #[test]
    fn a_draw_unless_a_forced_win_is_shown_at_once() {
        let (at_once, later, players) = (Promptness::AtOnce, Promptness::Later, Speakers::Players);
        assert_eq!(ruling(ForcedWin::None, at_once, players).verdict, Verdict::Draw);
        assert_eq!(ruling(ForcedWin::Refuted, at_once, players).verdict, Verdict::Draw);
        assert_eq!(ruling(ForcedWin::Proven, later, players).verdict, Verdict::Draw);
        let shown = ruling(ForcedWin::Shown, at_once, players);
        assert_eq!(shown.verdict, Verdict::LostFor(Side::Second));
        assert_eq!(shown.leeway, Leeway::May(vec![Verdict::Draw]));
        assert_eq!(shown.entries, [duel(ResultToEnter::Wins(Side::First)), Entry::Incident(None)]);
        for drawn in [ruling(ForcedWin::None, at_once, players), ruling(ForcedWin::Shown, later, players)] {
            assert_eq!((drawn.verdict, drawn.leeway), (Verdict::Draw, Leeway::Must));
            assert_eq!(drawn.entries, [duel(ResultToEnter::Draw)]);
        }
        let second = TimeLimit { win: ForcedWin::Proven, by: Side::Second, when: at_once, spoke: players };
        assert_eq!(second.ruling().verdict, Verdict::LostFor(Side::First));
        let proven = ruling(ForcedWin::Proven, at_once, players);
        assert_eq!((proven.verdict, proven.leeway), (Verdict::LostFor(Side::Second), Leeway::Must));
    }

    #[test]
    fn others_may_not_speak() {
        let helped = ruling(ForcedWin::Proven, Promptness::AtOnce, Speakers::Others);
        assert_eq!(helped.verdict, Verdict::Draw);
        assert!(helped.allows(Verdict::LostFor(Side::Second)));
    }
}
