//! Article 1.9: bracket after bracket, from the highest score down.

use super::bracket::Bracket;
use super::completion::Completion;
use super::facts::Facts;
use super::sieve::Choice;

/// A round without colours.
#[derive(Debug, Default)]
pub(crate) struct Paired {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
}

/// Pairs the round, or says that it cannot be paired (1.9.3).
pub(crate) fn pair(facts: &Facts, choose: Choice<'_>) -> Option<Paired> {
    let completion = Completion::of(facts)?;
    let mut paired = Paired::default();
    let mut groups = facts.groups();
    let mut floating = Vec::new();
    while !groups.is_empty() {
        let bracket = Bracket { mdps: floating, residents: groups.remove(0), below: groups.clone() };
        let chosen = choose(facts, &completion, &bracket);
        paired.pairs.extend(chosen.pairs);
        floating = chosen.downfloaters;
    }
    assert!(floating.len() <= 1, "one player at most is left over");
    paired.bye = floating.pop();
    Some(paired)
}
