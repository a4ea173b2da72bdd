//! Numbers for links on paper. The number of somebody on the list is the line, and after a change of the list that line may
//! be somebody else's; then the link of whoever stood there before must open nothing.

use kolo_model::Name;

use super::{Arrangement, Cup, Past, Setup};
use crate::EntrantId;

/// More lines than any list has.
const LINES: u32 = 100_000;

impl Cup {
    /// What the link of somebody is kept under: the line, and how often others came to stand on it.
    pub fn link_number(&self, who: EntrantId) -> Option<u32> {
        if who.0 >= LINES || !self.setup().entrants.iter().any(|entrant| entrant.id == who) {
            return None;
        }
        let named =
            |setup: &Setup| setup.entrants.iter().find(|one| one.id == who).map(|one| one.name.clone());
        // Who stands on the line since which event, and how often others had come to stand there.
        let mut lines: Vec<(u64, Option<Name>, u32)> = Vec::new();
        let mut most = 0;
        for (event, past) in (1..).zip(self.past()) {
            let Past::Arranged(arranged) = past else { continue };
            match &arranged.event {
                Arrangement::Opened { setup } | Arrangement::Changed { setup } => {
                    let now = named(setup);
                    let changes = match lines.last() {
                        Some((_, before, changes)) if *before == now => *changes,
                        Some(_) => most + 1,
                        None => 0,
                    };
                    most = most.max(changes);
                    lines.push((event, now, changes));
                }
                // A list that holds again is the same list, and so are its links.
                Arrangement::TakenBack { event: step } => {
                    if lines.iter().any(|(from, ..)| from == step) {
                        lines.extend(
                            lines
                                .iter()
                                .rfind(|(from, ..)| from < step)
                                .cloned()
                                .map(|line| (event, line.1, line.2)),
                        );
                    }
                }
                Arrangement::DoneAgain { event: step } => {
                    lines.extend(
                        lines
                            .iter()
                            .rfind(|(from, ..)| from == step)
                            .cloned()
                            .map(|line| (event, line.1, line.2)),
                    );
                }
                Arrangement::LotsDrawn { .. }
                | Arrangement::CheckedIn { .. }
                | Arrangement::Edited { .. }
                | Arrangement::Published { .. }
                | Arrangement::Recalled
                | Arrangement::Renamed { .. }
                | Arrangement::NameTakenBack { .. }
                | Arrangement::Noted { .. }
                | Arrangement::Reported { .. } => {}
            }
        }
        let changes = lines.last().map_or(0, |(.., changes)| *changes);
        changes.checked_mul(LINES)?.checked_add(who.0)
    }

    /// Whose link is kept under a number, if the same one stands there still.
    pub fn holder_of(&self, number: u32) -> Option<EntrantId> {
        let who = EntrantId(number % LINES);
        (self.link_number(who) == Some(number)).then_some(who)
    }
}
