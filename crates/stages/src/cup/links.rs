//! Numbers for links on paper. The number of somebody on the list is the line, and after a change of the list that line may
//! be somebody else's; then the link of whoever stood there before must open nothing.

use super::{Arrangement, Cup, Past};
use crate::{Entrant, EntrantId};

/// More lines than any list has.
const LINES: u32 = 100_000;

impl Cup {
    /// What the link of somebody is kept under: the line, and how often others came to stand on it.
    pub fn link_number(&self, who: EntrantId) -> Option<u32> {
        if who.0 >= LINES || !self.setup().entrants.iter().any(|entrant| entrant.id == who) {
            return None;
        }
        let lists = self.past().iter().filter_map(|past| match past {
            Past::Arranged(arranged) => match &arranged.event {
                Arrangement::Opened { setup } | Arrangement::Changed { setup } => Some(&setup.entrants),
                Arrangement::Published { .. }
                | Arrangement::Recalled
                | Arrangement::Renamed { .. }
                | Arrangement::NameTakenBack { .. }
                | Arrangement::Reported { .. } => None,
            },
            Past::Step(_) => None,
        });
        let named = |list: &[Entrant]| list.iter().find(|one| one.id == who).map(|one| one.name.clone());
        let (mut changes, mut before) = (0_u32, None);
        for list in lists {
            let now = named(list);
            if before.as_ref().is_some_and(|before| *before != now) {
                changes += 1;
            }
            before = Some(now);
        }
        changes.checked_mul(LINES)?.checked_add(who.0)
    }

    /// Whose link is kept under a number, if the same one stands there still.
    pub fn holder_of(&self, number: u32) -> Option<EntrantId> {
        let who = EntrantId(number % LINES);
        (self.link_number(who) == Some(number)).then_some(who)
    }
}
