//! 1.9: the round, bracket by bracket from the top.

use std::ops::Range;

use kolo_model::HalfPoints;

use super::bracket::Unpaired;
use super::completion;
use super::field::{Field, Rank};
use super::search::{self, Paired, TooManyScores};

/// A paired round.
#[derive(Debug)]
pub(super) struct Round<'a> {
    field: &'a Field,
    /// All players in the order of 1.2, and the score groups as parts of it.
    ranks: Vec<Rank>,
    groups: Vec<Range<usize>>,
    /// C5: the score of the player who has the bye, if there is one.
    pub(super) bye_score: Option<HalfPoints>,
    /// The brackets from the top, one for each score group.
    pub(super) brackets: Vec<Stage>,
}

/// One bracket.
#[derive(Debug)]
pub(super) struct Stage {
    pub(super) moved_down: Vec<Rank>,
    pub(super) paired: Paired,
}

/// Why there is no round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoRound {
    /// C1 to C3 leave no way to pair all players.
    NoPairing,
    TooManyScores(TooManyScores),
}

/// Pairs the round.
///
/// # Errors
/// [`NoRound`].
pub(super) fn pair(field: &Field) -> Result<Round<'_>, NoRound> {
    let bye_score = completion::bye_score(field).map_err(|_| NoRound::NoPairing)?;
    let (ranks, groups) = (field.ranks().collect(), field.score_groups());
    let mut round = Round { field, ranks, groups, bye_score, brackets: Vec::new() };
    let mut moved_down: Vec<Rank> = Vec::new();
    let mut foreseen: Vec<(Rank, Rank)> = Vec::new();
    for at in 0..round.groups.len() {
        let all = Unpaired { foreseen: &foreseen, ..round.unpaired(at, &moved_down) };
        let mut paired = search::pair(&all).map_err(NoRound::TooManyScores)?;
        foreseen = std::mem::take(&mut paired.foreseen);
        let left = paired.downfloaters.clone();
        round.brackets.push(Stage { moved_down, paired });
        moved_down = left;
    }
    Ok(round)
}

impl Round<'_> {
    /// Who is not paired yet when the turn of a score group has come.
    pub(super) fn unpaired<'b>(&'b self, at: usize, moved_down: &'b [Rank]) -> Unpaired<'b> {
        let group = |at: usize| self.groups.get(at).map_or(&[][..], |group| &self.ranks[group.clone()]);
        let below = self.groups.get(at + 2).map_or(&[][..], |group| &self.ranks[group.start..]);
        let (residents, following) = (group(at), group(at + 1));
        let (field, bye) = (self.field, self.bye_score);
        Unpaired { field, moved_down, residents, following, below, bye, foreseen: &[] }
    }

    /// All pairs, the higher ranked first.
    pub(super) fn pairs(&self) -> Vec<(Rank, Rank)> {
        self.brackets.iter().flat_map(|stage| stage.paired.pairs.iter().copied()).collect()
    }

    /// Who has the bye: the player who floats down from the last bracket.
    pub(super) fn bye(&self) -> Option<Rank> {
        self.brackets.last().and_then(|last| last.paired.downfloaters.first().copied())
    }
}
