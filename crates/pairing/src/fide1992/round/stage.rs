//! R-C1, R-C12, R-C14: one bracket that is not the lowest.

use kolo_model::Clause;

use super::super::alternative_remainders::{ASKED_TOGETHER, OtherLeftOvers, Scope};
use super::super::below::Below;
use super::super::bracket::{Bracket, Place, Shape};
use super::super::candidate::{Candidate, Turn};
use super::super::completion::Completion;
use super::super::field::{Field, Rank};
use super::super::floats::FloatRules;
use super::super::leftover::{Demand, LeftOverRule};
use super::super::search::Search;

/// A bracket that is paired, and could be paired again for the sake of the one below it.
#[derive(Debug, Clone)]
pub(in super::super) struct Stage {
    /// The whole score group.
    pub(in super::super) group: Vec<Rank>,
    /// Who moved down before pairs were made.
    pub(in super::super) moved_on: MovedOn,
    /// Among whom pairs were made.
    pub(in super::super) bracket: Bracket,
    /// The pairs.
    pub(in super::super) candidate: Candidate,
    /// How often the bracket was paired again.
    pub(in super::super) changes: Vec<Change>,
}

/// Who had no possible opponent.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct MovedOn {
    /// Residents (R-C1.3).
    pub(in super::super) residents: Vec<Rank>,
    /// Players who had come down already (R-C1.1).
    pub(in super::super) heads: Vec<Rank>,
}

/// A bracket was paired again for the sake of the one below it.
#[derive(Debug, Clone)]
pub(in super::super) struct Change {
    /// By which rule.
    pub(in super::super) rule: ChangeRule,
    /// Who was left over before.
    pub(in super::super) left_before: Vec<Rank>,
}

/// The two rules that go back one bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum ChangeRule {
    /// So that the bracket below can be completed, with as many pairs here.
    C12,
    /// So that the lowest bracket can be paired, with fewer and fewer pairs here.
    C13,
}

impl ChangeRule {
    /// Its clause.
    pub(in super::super) fn clause(self) -> Clause {
        match self {
            ChangeRule::C12 => Clause::new("R-C12"),
            ChangeRule::C13 => Clause::new("R-C13.1"),
        }
    }
}

impl Stage {
    /// Pairs a score group with those who float down from `above`, which R-C12 may pair again.
    pub(super) fn pair(field: &Field, group: Vec<Rank>, above: Option<&mut Stage>) -> Stage {
        let came = above.as_ref().map_or_else(Vec::new, |above| above.moves_down(&above.candidate));
        let entry = Entry::new(field, &came, &group);
        if entry.lonely.is_empty()
            && let Some(candidate) = entry.complete(field)
        {
            return entry.stage(group, candidate);
        }
        if let Some(above) = above
            && !came.is_empty()
            && above.pair_for(field, &above.to_complete(field, &group), |came| {
                Entry::new(field, came, &group).has_complete(field)
            })
        {
            let entry = Entry::new(field, &above.moves_down(&above.candidate), &group);
            if let Some(candidate) = entry.complete(field) {
                return entry.stage(group, candidate);
            }
        }
        let entry = entry.without_lonely();
        let candidate = entry.complete(field).unwrap_or_else(|| entry.fewer_pairs(field));
        entry.stage(group, candidate)
    }

    /// The score group below, which must be completed with as many left over here as there are now.
    fn to_complete(&self, field: &Field, group: &[Rank]) -> Below {
        Below::inner(field, &self.moved_on(), group, self.candidate.left.len())
    }

    /// Every player who goes to the next bracket if this one is paired by `candidate`.
    pub(super) fn moves_down(&self, candidate: &Candidate) -> Vec<Rank> {
        let mut down = [self.moved_on(), candidate.left.clone()].concat();
        down.sort_unstable();
        down
    }

    /// Where a later search begins: a search that is at its first candidate can begin again.
    fn after(&self) -> Option<&Turn> {
        if self.changes.is_empty() { None } else { Some(&self.candidate.turn) }
    }

    /// R-C12: takes the first later candidate with the same numbers of pairs that leaves over players with
    /// whom the bracket below can be paired; says whether there is one.
    pub(super) fn pair_for(
        &mut self,
        field: &Field,
        below: &Below,
        below_can: impl Fn(&[Rank]) -> bool,
    ) -> bool {
        // The shape was the first that could be: with as many heads there cannot be more pairs.
        let scope = self.scope(field, self.candidate.turn.shape, Some(below));
        let serves =
            |other: &Candidate| other.left != self.candidate.left && below_can(&self.moves_down(other));
        let found = OtherLeftOvers::new(scope).find(serves);
        let is_found = found.is_some();
        if let Some(candidate) = found {
            self.change(ChangeRule::C12, candidate);
        }
        is_found
    }

    /// Where a search for other players left over goes on.
    pub(super) fn scope<'a>(&'a self, field: &'a Field, shape: Shape, below: Option<&'a Below>) -> Scope<'a> {
        Scope { field, bracket: &self.bracket, shape, after: self.after(), below }
    }

    /// R-C13.1: no more pairs of the remainder than this, beside the heads of `shape`, let all players find an
    /// opponent in the lowest bracket `below`; with exactly so many, each one left over must find one there.
    /// `None` if there is no such number.
    pub(super) fn most_pairs(&self, field: &Field, shape: Shape, below: &Below) -> Option<usize> {
        let size = self.bracket.players.len();
        if size <= ASKED_TOGETHER {
            let demand = Demand::default();
            let both = Search { below: Some(below), ..Search::new(field, &self.bracket, &demand) };
            return both.most_pairs(shape.heads);
        }
        let left = below.needs_at_least(field);
        (size - 2 * shape.heads).checked_sub(left).map(|paired| paired / 2)
    }

    /// Who moves down whatever the pairs.
    pub(super) fn moved_on(&self) -> Vec<Rank> {
        [self.moved_on.residents.as_slice(), &self.moved_on.heads].concat()
    }

    /// Takes another candidate.
    pub(super) fn change(&mut self, rule: ChangeRule, candidate: Candidate) {
        let before = std::mem::replace(&mut self.candidate, candidate);
        self.changes.push(Change { rule, left_before: before.left });
    }
}

/// A bracket before it is paired.
struct Entry {
    bracket: Bracket,
    moved_on: MovedOn,
    /// Who downfloated and has no possible opponent (R-C1.1).
    lonely: Vec<Rank>,
}

impl Entry {
    /// R-C1: residents without a possible opponent move on at once.
    fn new(field: &Field, came: &[Rank], group: &[Rank]) -> Self {
        let all_players = [came, group].concat();
        let alone = without_opponent(field, group, &all_players);
        let residents: Vec<Rank> = group.iter().copied().filter(|who| !alone.contains(who)).collect();
        Entry {
            bracket: Bracket::new(came, &residents, Place::Inner),
            moved_on: MovedOn { residents: alone, heads: Vec::new() },
            lonely: without_opponent(field, came, &all_players),
        }
    }

    /// The first candidate that pairs every player who downfloated and as many others as there can be.
    fn complete(&self, field: &Field) -> Option<Candidate> {
        Search::new(field, &self.bracket, &Demand::default()).first(self.bracket.complete())
    }

    /// Whether there is such a candidate.
    fn has_complete(&self, field: &Field) -> bool {
        self.lonely.is_empty() && can_be_paired(field, &self.bracket, self.bracket.complete())
    }

    /// Those who downfloated and have no possible opponent float on as well.
    fn without_lonely(mut self) -> Self {
        let stays = |who: &&Rank| !self.lonely.contains(who);
        let heads: Vec<Rank> = self.bracket.heads().iter().filter(stays).copied().collect();
        let residents = &self.bracket.players[self.bracket.moved_down..];
        self.bracket = Bracket::new(&heads, residents, Place::Inner);
        self.moved_on.heads.append(&mut self.lonely);
        self
    }

    /// R-C14: the first candidate at all; in the end the whole bracket moves down. Fewer pairs are possible
    /// whenever more are, so the numbers of pairs need not be tried one by one.
    fn fewer_pairs(&self, field: &Field) -> Candidate {
        let demand = Demand::default();
        let search = Search::new(field, &self.bracket, &demand);
        let with_heads = |fullest: Shape| {
            let pairs = search.most_pairs(fullest.heads)?;
            search.first(Shape { pairs, ..fullest })
        };
        let mut found = self.bracket.fullest_shapes().filter_map(with_heads);
        found.next().expect("no pairs at all keep every criterion when the float rules are dropped")
    }

    fn stage(self, group: Vec<Rank>, candidate: Candidate) -> Stage {
        Stage { group, moved_on: self.moved_on, bracket: self.bracket, candidate, changes: Vec::new() }
    }
}

/// R-C1.0: those of `some` who have no possible opponent among `completability`.
pub(super) fn without_opponent(field: &Field, some: &[Rank], all_players: &[Rank]) -> Vec<Rank> {
    let alone = |who: Rank| !all_players.iter().any(|other| *other != who && field.legal(who, *other));
    some.iter().copied().filter(|who| alone(*who)).collect()
}

/// Whether a bracket has any candidate of this shape: only what allows no exception counts, since x and
/// the float rules give way.
pub(super) fn can_be_paired(field: &Field, bracket: &Bracket, shape: Shape) -> bool {
    let demand = Demand::default();
    let open = Completion {
        field,
        up: FloatRules::Neither,
        left: LeftOverRule { field, bracket, down: FloatRules::Neither, demand: &demand },
        heads: &bracket.players[..shape.heads],
        others: bracket.players[shape.heads..].to_vec(),
        pairs: shape.pairs,
        below: None,
    };
    open.fits(shape.all())
}
