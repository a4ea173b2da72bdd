//! Article 2.4: the quality criteria C6 to C21, each as numbers of which the smallest are the best.
//!
//! Lists compare as the text says, from the largest number down; a list that ends earlier is the better one.

use kolo_model::Side;

use super::bracket::{Bracket, Candidate};
use super::colours::{self, Strength};
use super::completion::Completion;
use super::facts::{Facts, Player};
use super::floats::Float;

/// What a candidate is judged by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) facts: &'a Facts,
    pub(crate) completion: &'a Completion<'a>,
    pub(crate) bracket: &'a Bracket,
}

/// A criterion.
pub(crate) type Criterion = fn(Scene<'_>, &Candidate) -> Vec<u32>;

/// All of them, the most important one first.
pub(crate) const ALL: [Criterion; 16] = [
    c6,
    c7,
    c8,
    c9,
    c10,
    c11,
    c12,
    c13,
    |scene, candidate| c14_c16(scene, candidate, 0),
    |scene, candidate| c15_c17(scene, candidate, 0),
    |scene, candidate| c14_c16(scene, candidate, 1),
    |scene, candidate| c15_c17(scene, candidate, 1),
    |scene, candidate| c18_c20(scene, candidate, 0),
    |scene, candidate| c19_c21(scene, candidate, 0),
    |scene, candidate| c18_c20(scene, candidate, 1),
    |scene, candidate| c19_c21(scene, candidate, 1),
];

fn count<T>(found: impl Iterator<Item = T>) -> Vec<u32> {
    vec![u32::try_from(found.count()).expect("players are few")]
}

fn descending(mut values: Vec<u32>) -> Vec<u32> {
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}

/// C6: few downfloaters.
pub(crate) fn c6(_: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    count(candidate.downfloaters.iter())
}

/// C7: low scores of the downfloaters.
pub(crate) fn c7(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    descending(candidate.downfloaters.iter().map(|&player| scene.facts.score(player)).collect())
}

/// C8: the best that C6 and C7 can then have in the bracket that follows. C1 to C5 can be kept there, or the candidate
/// would not be one.
fn c8(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    let Some(following) = scene.bracket.following(&candidate.downfloaters) else { return Vec::new() };
    let next = Scene { bracket: &following, ..scene };
    let candidates = following.candidates(scene.facts, scene.completion);
    let values = candidates.iter().map(|candidate| [c6(next, candidate), c7(next, candidate)].concat());
    values.min().expect("the rest can be paired, and two downfloaters who could meet would have met already")
}

/// C9: few unplayed games of whoever has the bye, where the bracket lets exactly that one player go. Nobody but a player
/// with the score of the bye can be the one, and all the others with it are paired by then.
fn c9(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    match candidate.downfloaters[..] {
        [only] if scene.completion.bye_score == Some(scene.facts.score(only)) => {
            vec![scene.facts.players[only].unplayed]
        }
        _ => Vec::new(),
    }
}

/// Everybody who is paired, with the colour that article 5 gives, and whether a topscorer takes part in the game.
fn with_colours<'a>(
    scene: Scene<'a>,
    candidate: &'a Candidate,
) -> impl Iterator<Item = (&'a Player, Side, bool)> {
    candidate.pairs.iter().flat_map(move |&(one, other)| {
        let (white, black) = colours::allocate(scene.facts, one, other);
        let [white, black] = [white, black].map(|player| &scene.facts.players[player]);
        let top = white.topscorer || black.topscorer;
        [(white, Side::First, top), (black, Side::Second, top)]
    })
}

/// C10: in games of topscorers, few with a colour difference above two.
fn c10(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    count(with_colours(scene, candidate).filter(|&(player, colour, top)| {
        let mut after = player.clone();
        after.colours.push(colour);
        top && colours::difference(&after).abs() > 2
    }))
}

/// C11: in games of topscorers, few with the same colour three times in a row.
fn c11(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    count(
        with_colours(scene, candidate)
            .filter(|&(player, colour, top)| top && player.colours.ends_with(&[colour, colour])),
    )
}

/// C12: few who do not get the colour they want.
fn c12(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    count(
        with_colours(scene, candidate).filter(|&(player, colour, _)| {
            colours::preference(player).is_some_and(|wish| wish.colour != colour)
        }),
    )
}

/// C13: few who do not get the colour they want strongly.
fn c13(scene: Scene<'_>, candidate: &Candidate) -> Vec<u32> {
    count(with_colours(scene, candidate).filter(|&(player, colour, _)| {
        colours::preference(player)
            .is_some_and(|wish| wish.colour != colour && wish.strength == Strength::Strong)
    }))
}

/// C14, C16: few residents who float down as they did in the previous round (`ago` 0) or the one before it (`ago` 1).
fn c14_c16(scene: Scene<'_>, candidate: &Candidate, ago: usize) -> Vec<u32> {
    let residents = candidate.downfloaters.iter().filter(|&&player| !scene.bracket.is_mdp(player));
    count(residents.filter(|&&player| scene.facts.players[player].floats[ago] == Some(Float::Down)))
}

/// Moved-down players who are paired, with their opponents.
fn mdp_pairs<'a>(scene: Scene<'a>, candidate: &'a Candidate) -> impl Iterator<Item = (usize, usize)> + 'a {
    candidate.pairs.iter().copied().filter(move |&(mdp, _)| scene.bracket.is_mdp(mdp))
}

/// C15, C17: few opponents of moved-down players who float up as they did before.
fn c15_c17(scene: Scene<'_>, candidate: &Candidate, ago: usize) -> Vec<u32> {
    let opponents = mdp_pairs(scene, candidate).map(|(_, opponent)| opponent);
    count(opponents.filter(|&opponent| scene.facts.players[opponent].floats[ago] == Some(Float::Up)))
}

/// C18, C20: small differences of score for moved-down players who floated down before. Whoever is not paired here
/// either falls deeper than anybody who is.
fn c18_c20(scene: Scene<'_>, candidate: &Candidate, ago: usize) -> Vec<u32> {
    let before =
        scene.bracket.mdps.iter().filter(|&&mdp| scene.facts.players[mdp].floats[ago] == Some(Float::Down));
    descending(before.map(|&mdp| fall(scene, candidate, mdp)).collect())
}

fn fall(scene: Scene<'_>, candidate: &Candidate, mdp: usize) -> u32 {
    const DEEPER: u32 = 1_000;
    let difference = scene.facts.score(mdp) - scene.facts.score(scene.bracket.residents[0]);
    match candidate.opponent(mdp) {
        Some(_) => difference,
        None => difference + DEEPER,
    }
}

/// C19, C21: small differences of score for opponents of moved-down players who floated up before.
fn c19_c21(scene: Scene<'_>, candidate: &Candidate, ago: usize) -> Vec<u32> {
    let again = mdp_pairs(scene, candidate)
        .filter(|&(_, opponent)| scene.facts.players[opponent].floats[ago] == Some(Float::Up));
    descending(again.map(|(mdp, opponent)| scene.facts.score(mdp) - scene.facts.score(opponent)).collect())
}
