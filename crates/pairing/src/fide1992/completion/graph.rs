//! Completions as perfect matchings of least cost in a general graph.

use kolo_matching::{Alone, Graph, MatchingError, Solution, minimum_cost_matching};

use super::Completion;
use crate::fide1992::candidate::Exchange;
use crate::fide1992::leftover::Fate;

/// Players left over, clashes, players exchanged, difference of the exchanged numbers: what counts first
/// stands first. Where the number left over is fixed, it costs nothing.
type Cost = [i64; 4];

/// Which exchange the cost shall prefer, and who is already known to take part in it.
pub(super) enum Roles {
    /// Only clashes count.
    Equal,
    /// The order of R-D2 among splits of the others.
    Exchange(Vec<Role>),
}

/// What is settled about one of the others, by position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// Nothing.
    Open,
    /// The player changes sides.
    Changes,
    /// The player stays in the own half.
    Stays,
}

/// A cheapest completion.
pub(super) struct Cheapest(Solution<Cost>);

impl Cheapest {
    pub(super) fn clashes(&self) -> usize {
        usize::try_from(self.0.cost[1]).unwrap_or(usize::MAX)
    }

    /// How many are left over, where that is not fixed.
    pub(super) fn left(&self) -> usize {
        usize::try_from(self.0.cost[0]).unwrap_or(usize::MAX)
    }
}

/// A cheapest completion by clashes, then by R-D2.1 without regard to who is exchanged.
pub(super) fn cheapest_exchange(open: &Completion<'_>) -> Option<Cheapest> {
    cheapest(open, &Roles::Exchange(vec![Role::Open; open.others.len()]))
}

/// A cheapest completion with the wanted number of players left over.
pub(super) fn cheapest(open: &Completion<'_>, roles: &Roles) -> Option<Cheapest> {
    let left_over = open.others.len().checked_sub(open.heads.len() + 2 * open.pairs)?;
    match open.below {
        None => cheapest_with(open, roles, LeftOver::Exactly(left_over)),
        Some(_) => {
            cheapest_with(open, roles, LeftOver::AsFewAsCanBe).filter(|found| found.left() == left_over)
        }
    }
}

/// How many are left over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LeftOver {
    /// So many, wherever they go.
    Exactly(usize),
    /// As few as the rest allows: before all else, that is what is cheapest. With a bracket below, they find
    /// opponents there.
    AsFewAsCanBe,
}

/// A cheapest completion.
///
/// The vertices: heads first, then the others, then the places of those left over, then who waits below,
/// then the one who stays spare there.
pub(super) fn cheapest_with(open: &Completion<'_>, roles: &Roles, left_over: LeftOver) -> Option<Cheapest> {
    let places = match left_over {
        LeftOver::Exactly(places) => places,
        LeftOver::AsFewAsCanBe => 0,
    };
    let mut fates = Vec::with_capacity(open.others.len());
    for who in &open.others {
        fates.push(open.left.fate(*who)?);
    }
    let mut edges = pairs_here(open, roles, &fates);
    let (heads, others) = (open.heads.len(), open.others.len());
    let leaving: Vec<(usize, [i64; 2])> = (0..others)
        .filter(|position| fates[*position] != Fate::Paired)
        .filter_map(|position| Some((position, roles.cost_of_leaving(open.pairs, position)?)))
        .collect();
    for (position, [count, difference]) in &leaving {
        let all = heads + others..heads + others + places;
        edges.extend(all.map(|place| (heads + position, place, [0, 0, *count, *difference])));
    }
    let first_below = heads + others + places;
    let mut vertices = first_below;
    if let Some(below) = open.below {
        for (position, [count, difference]) in &leaving {
            let who = open.others[*position];
            let places = below.places_for(open.field, who);
            edges.extend(places.map(|at| (heads + position, first_below + at, [1, 0, *count, *difference])));
        }
        for at in 0..below.players.len() {
            let later = below.places_after(open.field, at);
            edges.extend(later.map(|other| (first_below + at, first_below + other, [0; 4])));
        }
        vertices += below.places();
    }
    let graph = Graph::from_edges(vertices, edges).expect("no pair is added twice");
    let alone = |vertex: usize| match open.below {
        Some(below) if vertex >= first_below && below.may_stay(vertex - first_below) => Alone::Costs([0; 4]),
        None if left_over == LeftOver::AsFewAsCanBe => match vertex.checked_sub(heads) {
            Some(position) if fates[position] != Fate::Paired => Alone::Costs([1, 0, 0, 0]),
            Some(_) | None => Alone::Never,
        },
        Some(_) | None => Alone::Never,
    };
    match minimum_cost_matching(&graph, alone) {
        Ok(solution) => Some(Cheapest(solution)),
        Err(MatchingError::NoPerfectMatching { .. }) => None,
        Err(error) => unreachable!("{error}, though they are no larger than the number of players"),
    }
}

/// The pairs that can be made in the bracket.
fn pairs_here(open: &Completion<'_>, roles: &Roles, fates: &[Fate]) -> Vec<(usize, usize, Cost)> {
    let heads = open.heads.len();
    let mut edges = Vec::new();
    let meet = |a, b| open.field.obstacle(a, b, open.up).is_none();
    let clash = |a, b| i64::from(open.field.clash(a, b));
    for (position, who) in open.others.iter().enumerate().filter(|(at, _)| fates[*at] != Fate::Left) {
        for (head, came_down) in open.heads.iter().enumerate().filter(|(_, head)| meet(**head, *who)) {
            edges.push((head, heads + position, [0, clash(*came_down, *who), 0, 0]));
        }
        for (lower, other) in open.others.iter().enumerate().skip(position + 1) {
            if fates[lower] == Fate::Left || !meet(*who, *other) {
                continue;
            }
            if let Some([count, difference]) = roles.cost_of_pair(open.pairs, position, lower) {
                edges.push((heads + position, heads + lower, [0, clash(*who, *other), count, difference]));
            }
        }
    }
    edges
}

impl Roles {
    /// What two of the others cost besides a clash, if their roles let them be a pair.
    ///
    /// In a pair of two S1 players the lower one goes to S2; in a pair of two S2 players the higher one
    /// comes to S1; that is the smallest difference. A pair of both halves exchanges no one.
    fn cost_of_pair(&self, p: usize, higher: usize, lower: usize) -> Option<[i64; 2]> {
        let Roles::Exchange(roles) = self else { return Some([0, 0]) };
        if lower < p {
            roles.fit(&[(higher, Role::Stays), (lower, Role::Changes)]).then(|| [1, -number(lower)])
        } else if higher >= p {
            roles.fit(&[(higher, Role::Changes), (lower, Role::Stays)]).then(|| [0, number(higher)])
        } else {
            roles.fit(&[(higher, Role::Stays), (lower, Role::Stays)]).then_some([0, 0])
        }
    }

    /// What it costs to leave one over, if their role lets it be: S2 is where the left over stand.
    fn cost_of_leaving(&self, p: usize, position: usize) -> Option<[i64; 2]> {
        let Roles::Exchange(roles) = self else { return Some([0, 0]) };
        if position < p {
            roles.fit(&[(position, Role::Changes)]).then(|| [1, -number(position)])
        } else {
            roles.fit(&[(position, Role::Stays)]).then_some([0, 0])
        }
    }
}

trait Fit {
    fn fit(&self, wanted: &[(usize, Role)]) -> bool;
}

impl Fit for Vec<Role> {
    fn fit(&self, wanted: &[(usize, Role)]) -> bool {
        wanted.iter().all(|(position, role)| self[*position] == Role::Open || self[*position] == *role)
    }
}

fn number(position: usize) -> i64 {
    i64::try_from(position).unwrap_or(i64::MAX)
}

/// R-D2.1: the first exchange, by number of players, difference, players of S1 and players of S2.
///
/// The first two are the cost of the matching; the sets are then settled player by player.
pub(super) fn first_exchange(open: &Completion<'_>, cheapest_one: Cheapest) -> Exchange {
    let size = open.others.len();
    let mut best = cheapest_one;
    let mut roles = vec![Role::Open; size];
    // S1 from its lowest player up, then S2 from its highest player down: every player who can change, does.
    let (s1, s2): (Vec<usize>, Vec<usize>) = ((0..open.pairs).rev().collect(), (open.pairs..size).collect());
    for half in [s1, s2] {
        let mut to_change = best.0.cost[2];
        for position in half {
            roles[position] = if to_change == 0 { Role::Stays } else { Role::Changes };
            if to_change > 0 && !changes_side(open, &best, position) {
                match cheapest(open, &Roles::Exchange(roles.clone()))
                    .filter(|other| other.0.cost == best.0.cost)
                {
                    Some(other) => best = other,
                    None => roles[position] = Role::Stays,
                }
            }
            to_change -= i64::from(roles[position] == Role::Changes);
        }
    }
    let changed = |range: std::ops::Range<usize>| range.filter(|at| changes_side(open, &best, *at));
    Exchange { from_s1: changed(0..open.pairs).rev().collect(), from_s2: changed(open.pairs..size).collect() }
}

/// Whether one of the others changes sides in a solution.
fn changes_side(open: &Completion<'_>, solution: &Cheapest, position: usize) -> bool {
    let (p, size) = (open.pairs, open.others.len());
    let opponent = solution.0.matching.mate(position).filter(|partner| *partner < size);
    if position < p {
        opponent.is_none_or(|opponent| opponent < position)
    } else {
        opponent.is_some_and(|opponent| opponent > position)
    }
}
