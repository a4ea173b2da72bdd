//! Whether a game is over (G-4.4.5), and who has won by counting (G-4.4.7).

use kolo_messages::Message;
use kolo_model::{Komi, PerSide, Side};

use crate::count::{Area, Counted, count, halves};
use crate::entry::{How, ResultToEnter, Scope};
use crate::facts::EndedBy;
use crate::{Entry, Ruling, Verdict};

case! {
    /// It is disputed whether a game is over.
    GameOver = "game-over", Go2009 ["G-4.4.5a", "G-4.4.5b", "G-4.4.5c", "G-4.4.7"], Message::new("rulings-title-game-over");
    /// What is said to have ended it.
    by: EndedBy = "by", Message::new("rulings-fact-ended-by");
    /// Who gave up or exceeded their time; by counting neither has lost before the count.
    loser: Side = "loser", Message::new("rulings-fact-loser");
}

impl GameOver {
    fn ruling(self) -> Ruling {
        let over = |clause, how| {
            let result = ResultToEnter::lost_for(self.loser);
            let entry = Entry::Result { scope: Scope::Game, result, how };
            Ruling::must(&[clause], Verdict::LostFor(self.loser), Message::new("rulings-why-over"))
                .enter(entry)
        };
        match self.by {
            EndedBy::Resignation => over("G-4.4.5a", How::Resignation),
            EndedBy::Time => over("G-4.4.5c", How::Time),
            // The count says who has won, not what a side says (`counting`).
            EndedBy::Counting => {
                let why = Message::new("rulings-why-count-it");
                Ruling::must(&["G-4.4.5b", "G-4.4.7"], Verdict::CountPoints, why)
            }
            EndedBy::Other => {
                let why = Message::new("rulings-why-not-over");
                Ruling::must(&["G-4.4.5a", "G-4.4.5b", "G-4.4.5c"], Verdict::PlayOn, why)
            }
        }
    }
}

case! {
    /// A game is counted.
    Counting = "counting", Go2009 ["G-4.4.7", "G-4.4.5b"], Message::new("rulings-title-counting");
    /// Black's territory.
    black: u32 = "black", Message::new("rulings-fact-black-territory");
    /// Stones that Black has taken, dead ones on the board included.
    black_prisoners: u32 = "black-prisoners", Message::new("rulings-fact-black-prisoners"), or "0";
    /// White's territory.
    white: u32 = "white", Message::new("rulings-fact-white-territory");
    /// Stones that White has taken, dead ones on the board included.
    white_prisoners: u32 = "white-prisoners", Message::new("rulings-fact-white-prisoners"), or "0";
    /// Komi.
    komi: Komi = "komi", Message::new("rulings-fact-komi");
}

impl Counting {
    /// What both sides have.
    pub fn areas(self) -> PerSide<Area> {
        PerSide::new(
            Area { territory: self.black, prisoners: self.black_prisoners },
            Area { territory: self.white, prisoners: self.white_prisoners },
        )
    }

    fn ruling(self) -> Ruling {
        let points = halves(self.areas(), self.komi).map(in_points);
        let why = |message: Message| {
            message.with("black", points.first.as_str()).with("white", points.second.as_str())
        };
        match count(self.areas(), self.komi) {
            Counted::Jigo => {
                let how = How::Counting(crate::Margin::from_halves(0));
                let entry = Entry::Result { scope: Scope::Game, result: ResultToEnter::Draw, how };
                Ruling::must(&["G-4.4.7", "G-4.4.5b"], Verdict::Draw, why(Message::new("rulings-why-jigo")))
                    .enter(entry)
            }
            Counted::Won { by, margin } => {
                let (result, how) = (ResultToEnter::Wins(by), How::Counting(margin));
                let entry = Entry::Result { scope: Scope::Game, result, how };
                let why = why(Message::new("rulings-why-counted"));
                Ruling::must(&["G-4.4.7", "G-4.4.5b"], Verdict::LostFor(by.other()), why).enter(entry)
            }
        }
    }
}

/// Half points as people write them.
fn in_points(halves: i64) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let size = halves.unsigned_abs();
    format!("{sign}{}{}", size / 2, if size % 2 == 1 { ".5" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_ends_in_three_ways_only() {
        for loser in Side::BOTH {
            let ruling = |by| GameOver { by, loser }.ruling();
            for by in [EndedBy::Resignation, EndedBy::Time] {
                assert_eq!(ruling(by).verdict, Verdict::LostFor(loser));
            }
            assert_eq!(ruling(EndedBy::Other).verdict, Verdict::PlayOn);
            let counted = ruling(EndedBy::Counting);
            assert_eq!((counted.verdict, counted.entries), (Verdict::CountPoints, vec![]));
        }
    }

    #[test]
    fn komi_comes_last() {
        let counted = |komi| {
            let komi = Komi::from_halves(komi);
            Counting { black: 60, black_prisoners: 10, white: 55, white_prisoners: 9, komi }.ruling().verdict
        };
        assert_eq!(counted(11), Verdict::LostFor(Side::Second));
        assert_eq!(counted(12), Verdict::Draw);
        assert_eq!(counted(13), Verdict::LostFor(Side::First));
        assert_eq!(in_points(-7), "-3.5");
    }
}
