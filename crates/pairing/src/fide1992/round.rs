//! R-C: from bracket to bracket, from the highest score group to the lowest.

mod lowest;
mod stage;

pub(super) use self::stage::{ChangeRule, Stage};
use super::blocked::is_hopeless;
use super::bracket::Bracket;
use super::candidate::Candidate;
use super::field::{Field, Rank};

/// How the whole round is paired.
#[derive(Debug, Clone)]
pub(super) struct Paired {
    /// All brackets but the lowest, the highest first.
    pub(super) stages: Vec<Stage>,
    pub(super) lowest: PairedLowest,
}

/// The lowest bracket as it ended.
#[derive(Debug, Clone)]
pub(super) struct PairedLowest {
    /// Its score groups, the lowest first; several if they were joined.
    pub(super) groups: Vec<Vec<Rank>>,
    pub(super) bracket: Bracket,
    pub(super) candidate: Candidate,
}

impl Paired {
    /// The pairs of all brackets, the higher ranked first in each.
    pub(super) fn pairs(&self) -> Vec<(Rank, Rank)> {
        let candidates = self.stages.iter().map(|stage| &stage.candidate).chain([&self.lowest.candidate]);
        candidates.flat_map(|candidate| &candidate.pairs).map(|(a, b)| (*a.min(b), *a.max(b))).collect()
    }
}

/// Pairs all players; `None` if R-B1 and R-B2 leave no way.
pub(super) fn pair(field: &Field) -> Option<Paired> {
    let mut groups = field.score_groups();
    let lowest = groups.pop().unwrap_or_default();
    let mut stages: Vec<Stage> = Vec::with_capacity(groups.len());
    let mut asked = false;
    for group in groups {
        let stage = Stage::pair(field, group, stages.last_mut());
        // Fewer pairs than usual are the first sign that there may be no round at all.
        if stage.candidate.turn.shape != stage.bracket.complete() && !asked {
            asked = true;
            if is_hopeless(field) {
                return None;
            }
        }
        stages.push(stage);
    }
    lowest::pair(field, stages, lowest)
}
