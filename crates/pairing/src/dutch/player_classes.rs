//! Players who are alike in all that the criteria ask, but for whom they have met.
//!
//! Thousands of players fall into a few kinds; what a choice weighs depends on the kinds of the two alone.

use std::collections::BTreeMap;

use kolo_model::{HalfPoints, Side};

use super::bracket::{Bracket, Place};
use super::criteria::Standing;
use super::field::Player;
use super::floats::Float;
use super::weights::Weights;
use crate::colours::Preference;

/// Everything that is asked about a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    MovedDown(HalfPoints, Colour, [Option<Float>; 2], Bye),
    Resident(Colour, [Option<Float>; 2], Bye),
    Following(Rest, Bye),
    Below(Rest, Bye),
    Bye,
}

/// What C10 to C13 ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Colour {
    preference: Option<Preference>,
    /// Of absolute preferences the difference and a repetition count as well.
    difference: u32,
    repeated: Option<Side>,
    topscorer: bool,
}

/// What C3 asks of those who are not in the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rest {
    absolute: Option<Side>,
    topscorer: bool,
}

/// Whether C2 and C5 let them have the bye, and what C9 asks then.
type Bye = Option<u32>;

/// The kinds of all vertices, and what the choices weigh.
#[derive(Debug)]
pub(super) struct Kinds<const N: usize> {
    pub(super) of: Vec<usize>,
    /// The vertices of each kind, ascending.
    pub(super) members: Vec<Vec<usize>>,
    /// By the kinds of the two; `None` if C1 to C5 rule it out no matter who they are.
    weights: Vec<Vec<Option<[i64; N]>>>,
    /// By the kind: what it weighs to be left unmatched, which is to go on to where the search does not look.
    alone: Vec<[i64; N]>,
}

impl<const N: usize> Kinds<N> {
    pub(super) fn of(bracket: &Bracket<'_>, weights: &Weights) -> Self {
        let mut numbers: BTreeMap<Kind, usize> = BTreeMap::new();
        let mut members: Vec<Vec<usize>> = Vec::new();
        let mut of = Vec::with_capacity(bracket.vertices());
        for vertex in 0..bracket.vertices() {
            let number = *numbers.entry(kind(bracket, vertex)).or_insert_with(|| {
                members.push(Vec::new());
                members.len() - 1
            });
            members[number].push(vertex);
            of.push(number);
        }
        let mut table = vec![vec![None; members.len()]; members.len()];
        for one in 0..members.len() {
            for other in one..members.len() {
                // Kinds are numbered as they come, so that the first of the earlier kind stands before all of the
                // later.
                let (upper, lower) = (members[one][0], members[other][0]);
                let weight = bracket
                    .legal_by_kind(upper, lower)
                    .then(|| weights.choice::<N>(&bracket.choice(upper, lower)));
                table[one][other] = weight;
                table[other][one] = weight;
            }
        }
        let going_on = |vertex: usize| bracket.going_on(vertex).map(|choice| weights.choice::<N>(&choice));
        let alone = members.iter().map(|of_kind| going_on(of_kind[0]).unwrap_or_else(|| weights.alone()));
        let alone = alone.collect();
        Kinds { of, members, weights: table, alone }
    }

    /// What it weighs that these two are matched, if they have not met.
    #[inline]
    pub(super) fn weight(&self, one: usize, other: usize) -> Option<&[i64; N]> {
        self.between(self.of[one], self.of[other])
    }

    /// What a choice between two kinds weighs.
    #[inline]
    pub(super) fn between(&self, one: usize, other: usize) -> Option<&[i64; N]> {
        self.weights[one][other].as_ref()
    }

    /// What it weighs that this one is left unmatched.
    pub(super) fn alone(&self, vertex: usize) -> [i64; N] {
        self.alone[self.of[vertex]]
    }

    pub(super) fn count(&self) -> usize {
        self.members.len()
    }
}

fn kind(bracket: &Bracket<'_>, vertex: usize) -> Kind {
    let Some(player) = bracket.player(vertex) else {
        return Kind::Bye;
    };
    let bye = bracket.may_have_bye(vertex).then_some(player.unplayed);
    match bracket.place(vertex) {
        Place::Member(Standing::MovedDown) => {
            Kind::MovedDown(player.score, colour(player), player.floats, bye)
        }
        Place::Member(Standing::Resident) => Kind::Resident(colour(player), player.floats, bye),
        Place::Following => Kind::Following(rest(player), bye.map(|_| 0)),
        Place::Below => Kind::Below(rest(player), bye.map(|_| 0)),
        Place::Bye => Kind::Bye,
    }
}

fn colour(player: &Player) -> Colour {
    let absolute = player.absolute().is_some();
    Colour {
        preference: player.preference,
        difference: if absolute { player.colours.difference().unsigned_abs() } else { 0 },
        repeated: player.colours.twice_in_a_row().filter(|_| absolute),
        topscorer: player.topscorer,
    }
}

fn rest(player: &Player) -> Rest {
    Rest { absolute: player.absolute(), topscorer: player.topscorer }
}
