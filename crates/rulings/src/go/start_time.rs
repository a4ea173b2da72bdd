//! A player wants a game to start at another time (G-4.4.1).

use kolo_messages::Message;

use crate::facts::WhoChanges;
use crate::{Entry, Ruling, Verdict};

case! {
    /// A player wants another start.
    StartChange = "start-time", Go2009 ["G-4.4.1"], Message::new("rulings-title-start-time");
    /// Who.
    by: WhoChanges = "by", Message::new("rulings-fact-start-by");
}

impl StartChange {
    fn ruling(self) -> Ruling {
        match self.by {
            WhoChanges::Arbiter | WhoChanges::Director => {
                let why = Message::new("rulings-why-start-changed");
                Ruling::must(&["G-4.4.1"], Verdict::ChangeStart, why)
                    .or([Verdict::StartStands])
                    .enter(Entry::Start)
            }
            WhoChanges::Other => {
                Ruling::must(&["G-4.4.1"], Verdict::StartStands, Message::new("rulings-why-start-stands"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_arbiter_and_director_change_it() {
        let verdicts: Vec<Verdict> =
            WhoChanges::ALL.iter().map(|by| StartChange { by: *by }.ruling().verdict).collect();
        assert_eq!(verdicts, [Verdict::ChangeStart, Verdict::ChangeStart, Verdict::StartStands]);
    }
}
