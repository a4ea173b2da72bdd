//! A tournament of stages as it is shown to people who may not see everything: others on its list, the same play.
//!
//! What comes out is looked at and never decided on: it has no log.

use std::collections::{BTreeMap, BTreeSet};

use super::{Cup, Held, Setup};
use crate::{Entrant, EntrantId, Label, Ledger};

impl Cup {
    /// The same tournament with other people on its list. Groups are ordered by ratings where their criteria say so, so
    /// these stay in its plan; the list says who is shown with one.
    #[must_use]
    pub fn shown(&self, entrant: impl Fn(&Entrant) -> Entrant) -> Cup {
        let held = &self.held;
        let entrants: Vec<Entrant> = held.setup.entrants.iter().map(entrant).collect();
        let labels: BTreeMap<EntrantId, Label> = entrants.iter().map(|one| (one.id, one.label())).collect();
        let shown =
            |play: &Ledger| play.renamed(|one| labels.get(&one.id).cloned()).unsigned(&held.setup.name);
        let setup = Setup { entrants, ..held.setup.clone() };
        Cup {
            held: Held {
                setup,
                draft: held.draft.clone(),
                draw: held.draw.map(|_| 0),
                reports: held.reports.clone(),
                renames: Vec::new(),
                names_back: Vec::new(),
            },
            draws: self.play().map(|play| (0, shown(play))).into_iter().collect(),
            done: Vec::new(),
            undone: Vec::new(),
            taken_back: BTreeSet::new(),
            // That a match waits is seen by those who play it; why is the desk's.
            journal: self.journal.shown(held.draw),
            called: Vec::new(),
            past: Vec::new(),
        }
    }
}
