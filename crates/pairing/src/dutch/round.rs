//! 1.9: the round, bracket by bracket from the top.

use kolo_model::HalfPoints;

use super::bracket::Unpaired;
use super::field::{Field, Rank};
use super::search::{self, Paired};
use super::completion;

/// A paired round.
#[derive(Debug)]
pub(super) struct Round {
    /// The brackets from the top, each with what came of it.
    pub(super) brackets: Vec<Stage>,
    /// C5: the score of whoever has the bye, if somebody has it.
    pub(super) bye_score: Option<HalfPoints>,
}

/// One bracket.
#[derive(Debug)]
pub(super) struct Stage {
    pub(super) moved_down: Vec<Rank>,
    pub(super) residents: Vec<Rank>,
    pub(super) paired: Paired,
}

impl Round {
    /// All pairs, the higher ranked first.
    pub(super) fn pairs(&self) -> Vec<(Rank, Rank)> {
        self.brackets.iter().flat_map(|stage| stage.paired.pairs.iter().copied()).collect()
    }

    /// Who has the bye: whoever floats down from the last bracket.
    pub(super) fn bye(&self) -> Option<Rank> {
        self.brackets.last().and_then(|last| last.paired.downfloaters.first().copied())
    }
}

/// Pairs the round; `None` if C1 to C3 leave no way to pair everybody.
pub(super) fn pair(field: &Field) -> Option<Round> {
    let bye_score = completion::bye_score(field)?;
    let groups = field.score_groups();
    let mut brackets: Vec<Stage> = Vec::with_capacity(groups.len());
    let mut moved_down: Vec<Rank> = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let following = groups.get(at + 1).map_or(&[][..], Vec::as_slice);
        let below = groups.get(at + 2..).map(<[Vec<Rank>]>::concat).unwrap_or_default();
        let paired = search::pair(&Unpaired {
            field,
            moved_down: &moved_down,
            residents,
            following,
            below: &below,
            bye: bye_score,
        });
        let left = paired.downfloaters.clone();
        brackets.push(Stage { moved_down, residents: residents.clone(), paired });
        moved_down = left;
    }
    Some(Round { brackets, bye_score })
}
