//! A tournament as it is shown to people who may not see everything: other entries, the same play.
//!
//! What comes out is looked at and never decided on: it has no log. Places and pairs are computed from ratings and ranks, so
//! these stay in it; whether they may be shown is said beside them.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::graph::label_of;
use crate::state::{Entrant, State};
use crate::{EntrantId, Entry, Ledger};

/// Whether ratings, ranks and titles may be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Strength {
    /// They may.
    #[default]
    Shown,
    /// They count, and are not shown.
    Hidden,
}

impl State {
    /// Whether ratings, ranks and titles may be shown to the reader of this state.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// The same tournament with other entries. What the reader may not see is left out by `entry`.
    #[must_use]
    pub fn shown_as(&self, strength: Strength, entry: impl Fn(EntrantId, &Entry) -> Entry) -> State {
        let one = |(id, entrant): (&EntrantId, &Arc<Entrant>)| {
            let shown = entry(*id, &entrant.entry);
            let same = shown == entrant.entry;
            let entrant = if same {
                Arc::clone(entrant)
            } else {
                Arc::new(Entrant { entry: shown, ..Entrant::clone(entrant) })
            };
            (*id, entrant)
        };
        let entrants: BTreeMap<_, _> = self.entrants.iter().map(one).collect();
        let label = |id| entrants.get(&id).map(|entrant| label_of(&entrant.entry));
        let graphs = self.graphs.iter().map(|(stage, graph)| (stage.clone(), Arc::new(graph.renamed(label))));
        let graphs = graphs.collect();
        // Who is away, and who watches, is the organiser's alone.
        let notes = Arc::default();
        State { entrants: Arc::new(entrants), strength, graphs, notes, ..self.clone() }
    }

    /// The same with one entrant as in `whole`: players may see what is known about themselves.
    #[must_use]
    pub fn with_own(&self, whole: &State, own: EntrantId) -> State {
        let mut state = self.clone();
        if let Some(entrant) = whole.entrants.get(&own) {
            Arc::make_mut(&mut state.entrants).insert(own, Arc::clone(entrant));
            state.call_in_plans(own, &entrant.entry);
        }
        state
    }
}

impl Ledger {
    /// The tournament with this state in place of its own, and without its log.
    #[must_use]
    pub fn showing(state: State) -> Ledger {
        Ledger::with_state(state)
    }
}
