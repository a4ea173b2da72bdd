//! A proof that holds, together with its question.

use super::verify::{ProofFlaw, Verified, verify};
use super::{Proof, Question, Step, StepId};
use crate::Cell;

/// A proof that has been checked. There is no other way to make one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proven {
    question: Question,
    proof: Proof,
    verified: Verified,
    /// For each step how many moves the loser can still hold out, roughly: lines end in two moves more or fewer.
    resistance: Vec<u32>,
}

impl Proven {
    /// Checks a proof.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(question: Question, proof: Proof) -> Result<Proven, ProofFlaw> {
        let verified = verify(&question, &proof)?;
        let resistance = resistance(&proof);
        Ok(Proven { question, proof, verified, resistance })
    }

    /// What was asked.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// The proof.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// What its check took.
    pub fn verified(&self) -> Verified {
        self.verified
    }

    /// The reply at a step that holds out longest: a named one; the first square of the line where none is named. None
    /// where it is the claimant's turn, or where two fives are open.
    pub fn best_reply(&self, step: StepId) -> Option<Cell> {
        match self.proof.step(step)? {
            Step::Line(_) | Step::Move { .. } | Step::Double => None,
            Step::Forced { cell, .. } => Some(*cell),
            Step::Threat { line, replies } => {
                let holds_out = |then: StepId| self.resistance_of(then);
                let longest = replies.iter().rev().max_by_key(|reply| holds_out(reply.then));
                longest.map(|reply| reply.cell).or_else(|| line.first().copied())
            }
        }
    }

    fn resistance_of(&self, step: StepId) -> u32 {
        let place = usize::try_from(step.0).ok();
        place.and_then(|place| self.resistance.get(place)).copied().unwrap_or(0)
    }
}

/// How long each step lasts. Steps refer to later ones only, so one walk from the end is enough.
fn resistance(proof: &Proof) -> Vec<u32> {
    let mut lengths: Vec<u32> = vec![0; proof.len()];
    let line_length = |cells: usize| u32::try_from(cells).unwrap_or(u32::MAX).saturating_mul(2);
    for (place, step) in proof.steps.iter().enumerate().rev() {
        let after = |then: StepId| {
            let place = usize::try_from(then.0).ok();
            place.and_then(|place| lengths.get(place)).copied().unwrap_or(0).saturating_add(1)
        };
        lengths[place] = match step {
            Step::Line(cells) => line_length(cells.len()),
            Step::Double => 2,
            Step::Move { then, .. } | Step::Forced { then, .. } => after(*then),
            Step::Threat { line, replies } => {
                let named = replies.iter().map(|reply| after(reply.then)).max().unwrap_or(0);
                named.max(line_length(line.len()).saturating_add(1))
            }
        };
    }
    lengths
}
