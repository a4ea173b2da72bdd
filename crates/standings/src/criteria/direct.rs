//! Direct encounter (G-3.3.2e): the results among those who are still equal, and only if they fix the
//! order beyond doubt.
//!
//! Who beat all the others of the group goes first, who lost to all of them goes last, and so on with the
//! rest; when nothing more follows, the rest stay equal. Our readings: who met twice (double round robin)
//! is better by the sum of both games; a game forfeited or not over leaves a doubt, and then neither has
//! beaten the other.

use kolo_messages::Message;
use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{Cell, Clause, GameCell, HalfPoints, Outcome, Scoring, StartNumber};

use crate::criterion::{Allowed, Rule};
use crate::field::Field;
use crate::{Contribution, Encounter, Verdict};

pub(crate) static RULE: Rule = Rule {
    code: "direct",
    modified: &[],
    other_names: &[],
    clause: |_| Clause::new("G-3.3.2e"),
    heading: Some(|| Message::new("criterion-direct")),
    meaning: || Message::new("criterion-direct-meaning"),
    allowed: Allowed::Once,
    apply: |table, by| {
        table.each_group(|table, _, group| {
            let members = group.into_iter().collect();
            let ordered = split(&table.field, &members);
            table.take_order(by, ordered, |field, no| contributions(field, no, &members));
        });
    },
};

/// The group in the order the encounters give: those in one inner list are still equal.
pub(crate) fn split(field: &Field, group: &BTreeSet<StartNumber>) -> Vec<Vec<StartNumber>> {
    let mut rest: BTreeMap<StartNumber, Standing> =
        group.iter().map(|no| (*no, Standing::of(encounters(field, *no, group)))).collect();
    let (mut first, mut last) = (Vec::new(), Vec::new());
    while rest.len() > 1 {
        let others = rest.len() - 1;
        let find = |wanted: fn(&Standing) -> usize| {
            rest.iter().find(|(_, standing)| wanted(standing) == others).map(|(no, _)| *no)
        };
        if let Some(best) = find(|standing| standing.beaten) {
            take_away(&mut rest, best);
            first.push(vec![best]);
        } else if let Some(worst) = find(|standing| standing.lost_to) {
            take_away(&mut rest, worst);
            last.push(vec![worst]);
        } else {
            break;
        }
    }
    if !rest.is_empty() {
        first.push(rest.into_keys().collect());
    }
    last.reverse();
    first.extend(last);
    first
}

/// One of those who are not put in order yet: how many of the others they beat and lost to.
struct Standing {
    encounters: Vec<Encounter>,
    beaten: usize,
    lost_to: usize,
}

impl Standing {
    fn of(encounters: Vec<Encounter>) -> Self {
        let count = |verdict| encounters.iter().filter(|encounter| encounter.verdict == verdict).count();
        let (beaten, lost_to) = (count(Verdict::Won), count(Verdict::Lost));
        Standing { encounters, beaten, lost_to }
    }
}

/// Takes one player away from the rest, with what the others did against them.
fn take_away(rest: &mut BTreeMap<StartNumber, Standing>, no: StartNumber) {
    let encounters = rest.remove(&no).map(|standing| standing.encounters);
    for encounter in encounters.into_iter().flatten() {
        let Some(other) = rest.get_mut(&encounter.opponent) else { continue };
        match encounter.verdict {
            Verdict::Won => other.lost_to -= 1,
            Verdict::Lost => other.beaten -= 1,
            Verdict::Level | Verdict::Open => {}
        }
    }
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

/// One entry for each member of the group that `no` was paired with. Looks at the player's own rounds only: a group
/// may hold all players, but none has more opponents than rounds.
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
