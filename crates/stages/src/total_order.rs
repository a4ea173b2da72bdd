//! One order of all entrants, with the reason for each position.
//!
//! Final places are shared where they are not played for. Who is next in order, when a place at the level above
//! becomes free, needs more: inside shared places the results of the groups decide, and in the end the lot.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{Share, Side};

use crate::checked::Node;
use crate::{EntrantId, Fixture, Occupant, PlaceSpan, Settled, State, lots};

/// An entrant in the order of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ranked {
    /// Who.
    pub entrant: EntrantId,
    /// The position, from 1; it is never shared.
    pub position: u32,
    /// The final places, shared or not.
    pub places: PlaceSpan,
    /// What put the entrant behind the one before.
    pub reason: OrderedBy,
}

/// What decides between two in the order of all, the first one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OrderedBy {
    /// The final place.
    Place,
    /// The place in the group.
    GroupPlace,
    /// Points for each match of the group.
    PointsPerMatch,
    /// Score for each match of the group.
    ScorePerMatch,
    /// The lot from the recorded seed (K-SEED).
    Lot,
}

impl OrderedBy {
    /// The sentence for people.
    pub fn message(self) -> Message {
        match self {
            OrderedBy::Place => Message::new("stages-ordered-place"),
            OrderedBy::GroupPlace => Message::new("stages-ordered-group-place"),
            OrderedBy::PointsPerMatch => Message::new("stages-ordered-points"),
            OrderedBy::ScorePerMatch => Message::new("stages-ordered-score"),
            OrderedBy::Lot => Message::new("stages-ordered-lot"),
        }
    }
}

/// What an entrant did in their first group.
#[derive(Debug, Clone, Copy, Default)]
struct InGroup {
    /// The best of the places shared in the group.
    place: usize,
    matches: u64,
    /// Two for a win, one for a draw.
    points: u64,
    score: u64,
}

impl State {
    /// All in one order, once every place is decided.
    pub fn total_order(&self) -> Option<Vec<Ranked>> {
        let standings = self.standings();
        if standings.iter().any(|standing| standing.settled == Settled::NotYet) {
            return None;
        }
        let in_group = self.results_in_groups();
        let compare = |one: &(PlaceSpan, EntrantId), other: &(PlaceSpan, EntrantId)| {
            let (first, second) = (in_group.get(&one.1), in_group.get(&other.1));
            let (first, second) = (first.copied().unwrap_or_default(), second.copied().unwrap_or_default());
            let lot = |id: EntrantId| (lots::of_entrant(self.seed(), id), id);
            let steps = [
                (OrderedBy::Place, one.0.cmp(&other.0)),
                (OrderedBy::GroupPlace, first.place.cmp(&second.place)),
                (OrderedBy::PointsPerMatch, more_each(|group| group.points, first, second)),
                (OrderedBy::ScorePerMatch, more_each(|group| group.score, first, second)),
            ];
            let decided = steps.into_iter().find(|(_, order)| order.is_ne());
            decided.unwrap_or_else(|| (OrderedBy::Lot, lot(one.1).cmp(&lot(other.1))))
        };
        let mut all: Vec<(PlaceSpan, EntrantId)> =
            standings.iter().map(|standing| (standing.places, standing.entrant)).collect();
        all.sort_by(|one, other| compare(one, other).1);
        let mut order: Vec<Ranked> = Vec::with_capacity(all.len());
        for (position, one) in (1..).zip(&one_place_each(all)) {
            let before = order.last().map(|ranked| (ranked.places, ranked.entrant));
            let reason = before.map_or(OrderedBy::Place, |before| compare(&before, one).0);
            order.push(Ranked { entrant: one.1, position, places: one.0, reason });
        }
        Some(order)
    }

    /// What each entrant did in their first group.
    fn results_in_groups(&self) -> BTreeMap<EntrantId, InGroup> {
        let mut results: BTreeMap<EntrantId, InGroup> = BTreeMap::new();
        for (node, view) in self.plan.nodes().iter().zip(self.resolved.nodes()) {
            let Node::Group(_) = node else { continue };
            let mut here: BTreeMap<EntrantId, InGroup> = BTreeMap::new();
            for (place, id) in (1..).zip(view.outputs.iter().copied().filter_map(Occupant::id)) {
                here.entry(id).or_default().place = place;
            }
            for together in &view.together {
                let best = together.iter().filter_map(|id| here.get(id)).map(|group| group.place).min();
                for id in together {
                    if let (Some(group), Some(best)) = (here.get_mut(id), best) {
                        group.place = best;
                    }
                }
            }
            for fixture in &view.games {
                self.count(fixture, &mut here);
            }
            for (id, group) in here {
                results.entry(id).or_insert(group);
            }
        }
        results
    }

    fn count(&self, fixture: &Fixture, results: &mut BTreeMap<EntrantId, InGroup>) {
        let (Some(people), Some(verdict)) = (fixture.people(), fixture.verdict()) else { return };
        let score = self.plan.score_of(verdict);
        for side in Side::BOTH {
            let Some(group) = results.get_mut(&people[side]) else { continue };
            group.matches += 1;
            group.score += score.map_or(0, |score| u64::from(score[side]));
            group.points += match verdict.outcome.share(side) {
                Some(Share::Win) => 2,
                Some(Share::Draw) => 1,
                Some(Share::Loss) | None => 0,
            };
        }
    }
}

/// Each entrant at a position among the places they have. Places can overlap: two who fell out together share 2 to 4
/// while a third one has place 3. So at each position, of those who can have it, one goes whose last place is the
/// first.
fn one_place_each(mut waiting: Vec<(PlaceSpan, EntrantId)>) -> Vec<(PlaceSpan, EntrantId)> {
    let mut order = Vec::with_capacity(waiting.len());
    for position in (1..).take(waiting.len()) {
        let can_have_it = waiting.iter().enumerate().filter(|(_, (span, _))| span.from <= position);
        let next =
            can_have_it.min_by_key(|(index, (span, _))| (span.to, *index)).map_or(0, |(index, _)| index);
        order.push(waiting.remove(next));
    }
    order
}

/// Who has more for each match comes first. Groups differ in size, so fractions are compared, crosswise.
fn more_each(what: impl Fn(InGroup) -> u64, one: InGroup, other: InGroup) -> Ordering {
    let (first, second) = (what(one) * other.matches.max(1), what(other) * one.matches.max(1));
    second.cmp(&first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_stands_among_their_places() {
        let of = |from, to, id| (PlaceSpan { from, to }, EntrantId(id));
        let order = one_place_each(vec![of(1, 1, 9), of(2, 4, 7), of(2, 4, 5), of(3, 3, 8), of(5, 6, 1)]);
        let ids: Vec<u32> = order.iter().map(|(_, id)| id.0).collect();
        assert_eq!(ids, [9, 7, 8, 5, 1]);
    }

    #[test]
    fn more_for_each_match_comes_first() {
        let of = |points, matches| InGroup { place: 1, matches, points, score: 0 };
        let compare = |one, other| more_each(|group| group.points, one, other);
        assert_eq!(compare(of(4, 3), of(5, 4)), Ordering::Less);
        assert_eq!(compare(of(3, 3), of(4, 4)), Ordering::Equal);
        assert_eq!(compare(of(2, 3), of(3, 4)), Ordering::Greater);
        assert_eq!(compare(of(0, 0), of(0, 4)), Ordering::Equal);
    }
}
