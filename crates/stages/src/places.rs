//! The final places: decided, shared, or still possible.

use std::collections::BTreeMap;

use crate::checked::{Node, Source};
use crate::{EntrantId, Occupant, State};

/// Places from the best to the last, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaceSpan {
    /// The best.
    pub from: u32,
    /// The last.
    pub to: u32,
}

impl PlaceSpan {
    fn with(self, other: PlaceSpan) -> PlaceSpan {
        PlaceSpan { from: self.from.min(other.from), to: self.to.max(other.to) }
    }
}

impl std::fmt::Display for PlaceSpan {
    /// `3`, or `3-4`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.from == self.to { write!(f, "{}", self.from) } else { write!(f, "{}-{}", self.from, self.to) }
    }
}

/// Where an entrant ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub entrant: EntrantId,
    /// The place, the places shared, or those that are still possible.
    pub places: PlaceSpan,
    /// Whether this is the end.
    pub settled: Settled,
}

/// Whether a place is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// It is.
    Yes,
    /// Matches are still to come.
    NotYet,
}

impl State {
    /// All, those who can still be best first.
    ///
    /// Those who did not play a match they both stood in share the places they come to (K-OUT), and so do equal
    /// members of a group where nothing but final places depends on it (G-3.3.4).
    pub fn standings(&self) -> Vec<Standing> {
        let mut spans = self.settled_places();
        self.join_those_together(&mut spans);
        let possible = self.possible_places();
        let mut all: Vec<Standing> = self
            .plan
            .entrants()
            .iter()
            .filter_map(|entrant| {
                let id = entrant.id;
                let settled = spans.get(&id).map(|span| (*span, Settled::Yes));
                let (places, settled) =
                    settled.or_else(|| possible.get(&id).map(|span| (*span, Settled::NotYet)))?;
                Some(Standing { entrant: id, places, settled })
            })
            .collect();
        all.sort_by_key(|standing| (standing.places, standing.entrant));
        all
    }

    /// Whether every place is decided.
    pub fn is_over(&self) -> bool {
        self.standings().iter().all(|standing| standing.settled == Settled::Yes)
    }

    fn settled_places(&self) -> BTreeMap<EntrantId, PlaceSpan> {
        let mut spans = BTreeMap::new();
        for (places, sources) in self.plan.places() {
            let span = PlaceSpan { from: places.from, to: places.to };
            let here = sources.iter().map(|source| self.resolved.occupant(&self.facts, *source));
            spans.extend(here.filter_map(Occupant::id).map(|id| (id, span)));
        }
        spans
    }

    /// Lets those who share places share all of them, once all of them are decided.
    fn join_those_together(&self, spans: &mut BTreeMap<EntrantId, PlaceSpan>) {
        let mut changed = true;
        while changed {
            changed = false;
            for together in self.resolved.nodes().iter().flat_map(|view| &view.together) {
                let known: Vec<PlaceSpan> = together.iter().filter_map(|id| spans.get(id).copied()).collect();
                let joined = known.iter().copied().reduce(PlaceSpan::with);
                let all = if known.len() == together.len() { joined } else { None };
                for id in together {
                    let before = spans.get(id).copied();
                    let after = before.and(all);
                    if after != before {
                        changed = true;
                        match after {
                            Some(span) => spans.insert(*id, span),
                            None => spans.remove(id),
                        };
                    }
                }
            }
        }
    }

    /// The places that each entrant can still come to from where they stand.
    fn possible_places(&self) -> BTreeMap<EntrantId, PlaceSpan> {
        let nodes = self.plan.nodes();
        let mut reach: Vec<Option<PlaceSpan>> = vec![None; nodes.len()];
        let mut direct: BTreeMap<EntrantId, PlaceSpan> = BTreeMap::new();
        let note = |source: Source, span: PlaceSpan, reach: &mut Vec<Option<PlaceSpan>>| match source {
            Source::Winner(node) | Source::Loser(node) | Source::Place(node, _) => {
                reach[node] = Some(reach[node].map_or(span, |known| known.with(span)));
            }
            Source::Entrant(_) | Source::Bye => {}
        };
        for (places, sources) in self.plan.places() {
            let span = PlaceSpan { from: places.from, to: places.to };
            for source in sources {
                note(*source, span, &mut reach);
            }
        }
        for index in (0..nodes.len()).rev() {
            let Some(span) = reach[index] else { continue };
            for source in nodes[index].sources() {
                note(source, span, &mut reach);
            }
        }
        // The nodes stand in the order of play: the last one that an entrant stands in is where they are.
        for (node, span) in nodes.iter().zip(&reach) {
            let Some(span) = span else { continue };
            let sources = match node {
                Node::Match(game) => vec![game.sides.first, game.sides.second],
                Node::Group(group) => group.members.clone(),
            };
            let here =
                sources.into_iter().filter_map(|source| self.resolved.occupant(&self.facts, source).id());
            direct.extend(here.map(|id| (id, *span)));
        }
        direct
    }
}
