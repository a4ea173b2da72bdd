//! Article 3.8: the best candidate of a bracket, by sieving all of them.

use std::collections::HashMap;

use super::bracket::{Bracket, Candidate};
use super::completion::Completion;
use super::criteria::{self, Scene};
use super::facts::Facts;
use super::generated;

/// A way to choose the pairing of a bracket.
pub(crate) type Choice<'a> = &'a mut dyn FnMut(&Facts, &Completion<'_>, &Bracket) -> Candidate;

/// Lets every criterion in turn keep only those that are best by it, and takes the earliest of the rest.
pub(crate) fn choose(facts: &Facts, completion: &Completion<'_>, bracket: &Bracket) -> Candidate {
    choose_reporting(facts, completion, bracket, &mut |_| {})
}

/// The same, telling the place in the list of every criterion that keeps only some of the candidates.
pub(crate) fn choose_reporting(
    facts: &Facts,
    completion: &Completion<'_>,
    bracket: &Bracket,
    report: &mut dyn FnMut(usize),
) -> Candidate {
    let scene = Scene { facts, completion, bracket };
    let mut left = bracket.candidates(facts, completion);
    for (place, criterion) in criteria::ALL.into_iter().enumerate() {
        // Only the downfloaters count for C6 to C9, and many candidates share them.
        let shared = place < 4;
        let mut known: HashMap<Vec<usize>, Vec<u32>> = HashMap::new();
        let mut value = |candidate: &Candidate| {
            if shared {
                let value = known.entry(candidate.downfloaters.clone());
                value.or_insert_with(|| criterion(scene, candidate)).clone()
            } else {
                criterion(scene, candidate)
            }
        };
        let values: Vec<Vec<u32>> = left.iter().map(&mut value).collect();
        let least = values.iter().min().cloned();
        if values.iter().any(|value| Some(value) != least.as_ref()) {
            report(place);
        }
        let judged = left.into_iter().zip(values);
        left = judged.filter(|(_, value)| Some(value) == least.as_ref()).map(|(kept, _)| kept).collect();
    }
    generated::first(bracket, left)
}
