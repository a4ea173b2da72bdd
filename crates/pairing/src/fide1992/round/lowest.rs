//! R-C13: the lowest bracket, and what the brackets above it give up so that it can be paired.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::super::alternative_remainders::OtherLeftOvers;
use super::super::below::Below;
use super::super::blocked::is_hopeless;
use super::super::bracket::{Bracket, Place};
use super::super::candidate::Candidate;
use super::super::field::{Field, Rank};
use super::super::leftover::Demand;
use super::super::search::Search;
use super::stage::{ChangeRule, Stage, can_be_paired, without_opponent};
use super::{Paired, PairedLowest};

/// Pairs the lowest bracket, joining brackets to it as long as it cannot be done.
pub(super) fn pair(field: &Field, mut stages: Vec<Stage>, group: Vec<Rank>) -> Option<Paired> {
    let groups = vec![group.clone()];
    let mut lowest = Lowest { joined: Vec::new(), residents: group, groups };
    loop {
        if let Some((bracket, candidate)) = lowest.pair(field, stages.last_mut()) {
            return Some(Paired {
                stages,
                lowest: PairedLowest { bracket, candidate, groups: lowest.groups },
            });
        }
        if lowest.joined.is_empty() && is_hopeless(field) {
            return None;
        }
        lowest.join(stages.pop()?);
    }
}

/// The lowest score group, with the groups joined to it.
struct Lowest {
    /// The score group joined last: its players count as having come down.
    joined: Vec<Rank>,
    /// All others who were there before.
    residents: Vec<Rank>,
    /// The score groups, the lowest first.
    groups: Vec<Vec<Rank>>,
}

impl Lowest {
    /// R-C13.2: the bracket above becomes part of this one.
    fn join(&mut self, above: Stage) {
        self.residents.append(&mut self.joined);
        self.residents.sort_unstable();
        self.groups.push(above.group.clone());
        self.joined = above.group;
    }

    fn bracket(&self, came: &[Rank]) -> Bracket {
        Bracket::new(&[came, &self.joined].concat(), &self.residents, Place::Lowest)
    }

    fn pair(&self, field: &Field, above: Option<&mut Stage>) -> Option<(Bracket, Candidate)> {
        let Some(above) = above else {
            let bracket = self.bracket(&[]);
            return pair_all(field, &bracket).map(|candidate| (bracket, candidate));
        };
        let bracket = self.bracket(&above.moves_down(&above.candidate));
        let complete =
            |bracket: &Bracket| Search::new(field, bracket, &Demand::default()).first(bracket.complete());
        if let Some(candidate) = complete(&bracket) {
            return Some((bracket, candidate));
        }
        let can_be_complete = |came: &[Rank]| {
            let bracket = self.bracket(came);
            without_opponent(field, bracket.heads(), &bracket.players).is_empty()
                && can_be_paired(field, &bracket, bracket.complete())
        };
        let waiting = self.bracket(&above.moved_on());
        let to_complete = Below::lowest_complete(&waiting, above.candidate.left.len());
        if bracket.moved_down > 0 && above.pair_for(field, &to_complete, can_be_complete) {
            let bracket = self.bracket(&above.moves_down(&above.candidate));
            return complete(&bracket).map(|candidate| (bracket, candidate));
        }
        if let Some(candidate) = pair_all(field, &bracket) {
            return Some((bracket, candidate));
        }
        self.reopen(field, above, &Below::lowest(&waiting, above.bracket.players.len()))?;
        let bracket = self.bracket(&above.moves_down(&above.candidate));
        pair_all(field, &bracket).map(|candidate| (bracket, candidate))
    }

    /// R-C13.1: takes the first later candidate of the bracket above, now with fewer and fewer pairs, after
    /// which every player can be paired here.
    fn reopen(&self, field: &Field, above: &mut Stage, below: &Below) -> Option<()> {
        let stopped_at = above.candidate.turn.shape;
        let shapes = above.bracket.shapes().skip_while(|shape| *shape != stopped_at);
        let mut most_pairs: BTreeMap<usize, Option<usize>> = BTreeMap::new();
        let found = shapes.filter(|shape| shape.all() > 0).find_map(|shape| {
            let most = most_pairs.entry(shape.heads).or_insert_with(|| above.most_pairs(field, shape, below));
            let below = match most.as_ref()?.cmp(&shape.pairs) {
                Ordering::Less => return None,
                Ordering::Equal => Some(below),
                Ordering::Greater => None,
            };
            OtherLeftOvers::new(above.scope(field, shape, below))
                .find(|candidate| somehow(field, &self.bracket(&above.moves_down(candidate))))
        })?;
        above.change(ChangeRule::C13, found);
        Some(())
    }
}

/// The first candidate that leaves over no one but the bye, with fewer and fewer pairs of those who came
/// down.
fn pair_all(field: &Field, bracket: &Bracket) -> Option<Candidate> {
    if !somehow(field, bracket) {
        return None;
    }
    let demand = Demand::default();
    let search = Search::new(field, bracket, &demand);
    bracket.fullest_shapes().find_map(|shape| search.first(shape))
}

/// Whether all players but the bye can be paired. Pairs of those who downfloated are pairs like others, so it
/// is enough to ask without them.
fn somehow(field: &Field, bracket: &Bracket) -> bool {
    bracket.fullest_shapes().last().is_some_and(|shape| can_be_paired(field, bracket, shape))
}
