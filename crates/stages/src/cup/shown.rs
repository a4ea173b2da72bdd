//! A tournament of stages as it is shown to people who may not see everything: others on its list, the same play.
//!
//! What comes out is looked at and never decided on: it has no log.

use std::collections::BTreeMap;

use super::{Cup, Setup};
use crate::{Entrant, EntrantId, Label};

impl Cup {
    /// The same tournament with other people on its list. Groups are ordered by ratings where their criteria say so, so
    /// these stay in its plan; the list says who is shown with one.
    #[must_use]
    pub fn shown(&self, entrant: impl Fn(&Entrant) -> Entrant) -> Cup {
        let entrants: Vec<Entrant> = self.setup.entrants.iter().map(entrant).collect();
        let labels: BTreeMap<EntrantId, Label> = entrants.iter().map(|one| (one.id, one.label())).collect();
        let play = self
            .play
            .as_ref()
            .map(|play| play.renamed(|one| labels.get(&one.id).cloned()).unsigned(&self.setup.name));
        let setup = Setup { name: self.setup.name.clone(), entrants, recipe: self.setup.recipe.clone() };
        Cup { setup, play, reports: self.reports.clone(), renames: Vec::new(), past: Vec::new() }
    }
}
