//! Direct encounter (G-3.3.2e): the results among those who are still equal, and only if they fix the
//! order beyond doubt.
//!
//! Who beat all the others of the group goes first, who lost to all of them goes last, and so on with the
//! rest; when nothing more follows, the rest stay equal. Our readings: who met twice (double round robin)
//! is better by the sum of both games; a game forfeited or not over leaves a doubt, and then neither has
//! beaten the other.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{Cell, GameCell, HalfPoints, Outcome, Scoring, StartNumber};

use crate::field::Field;
use crate::{Contribution, Encounter, Verdict};

/// The group in the order the encounters give: those in one inner list are still equal.
pub(crate) fn split(field: &Field, group: &BTreeSet<StartNumber>) -> Vec<Vec<StartNumber>> {
    let mut rest = group.clone();
    let (mut first, mut last) = (Vec::new(), Vec::new());
    while rest.len() > 1 {
        if let Some(best) = find(field, &rest, Verdict::Won) {
            rest.remove(&best);
            first.push(vec![best]);
        } else if let Some(worst) = find(field, &rest, Verdict::Lost) {
            rest.remove(&worst);
            last.push(vec![worst]);
        } else {
            break;
        }
    }
    if !rest.is_empty() {
        first.push(rest.into_iter().collect());
    }
    last.reverse();
    first.extend(last);
    first
}

/// The one whose encounters with all the others have this verdict.
fn find(field: &Field, group: &BTreeSet<StartNumber>, verdict: Verdict) -> Option<StartNumber> {
    group.iter().copied().find(|no| {
        let met = encounters(field, *no, group);
        met.len() == group.len() - 1 && met.iter().all(|encounter| encounter.verdict == verdict)
    })
}

/// What `no` did against the others of the group.
pub(crate) fn contributions(
    field: &Field,
    no: StartNumber,
    group: &BTreeSet<StartNumber>,
) -> Vec<Contribution> {
    listed(encounters(field, no, group), group)
}

/// The encounters one by one, and how many of the group were not met.
pub(super) fn listed(met: Vec<Encounter>, group: &BTreeSet<StartNumber>) -> Vec<Contribution> {
    let not_met = group.len().saturating_sub(met.len() + 1);
    let mut list: Vec<Contribution> = met.into_iter().map(Contribution::Encounter).collect();
    if not_met > 0 {
        list.push(Contribution::NotMet { count: not_met });
    }
    list
}

/// One entry for each member of the group that `no` was paired with. Looks at his own rounds only: a group
/// may hold everybody, but nobody has more opponents than rounds.
fn encounters(field: &Field, no: StartNumber, group: &BTreeSet<StartNumber>) -> Vec<Encounter> {
    let mut sums: BTreeMap<StartNumber, Sum> = BTreeMap::new();
    for cell in &field.row(no).cells {
        if let Cell::Game(game) = cell
            && group.contains(&game.opponent)
        {
            sums.entry(game.opponent).or_default().add(game, &field.scoring);
        }
    }
    let encounter = |(opponent, sum): (StartNumber, Sum)| Encounter {
        opponent,
        own: sum.own,
        other: sum.other,
        verdict: sum.verdict(),
    };
    sums.into_iter().map(encounter).collect()
}

/// The games of two so far.
#[derive(Default)]
struct Sum {
    own: HalfPoints,
    other: HalfPoints,
    doubtful: bool,
}

impl Sum {
    fn add(&mut self, game: &GameCell, scoring: &Scoring) {
        match game.outcome {
            Outcome::Played(result, _) => {
                self.own += scoring.played(result.shares()[game.side]);
                self.other += scoring.played(result.shares()[game.side.other()]);
            }
            Outcome::Pending | Outcome::Adjourned | Outcome::Forfeit(_) => self.doubtful = true,
        }
    }

    fn verdict(&self) -> Verdict {
        match self.own.cmp(&self.other) {
            _ if self.doubtful => Verdict::Open,
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Less => Verdict::Lost,
            std::cmp::Ordering::Equal => Verdict::Level,
        }
    }
}
