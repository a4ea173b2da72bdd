//! D-C.04.2-4.4: the reasons for which published pairs of the Dutch system change, each with what it claims and how
//! much it lets change.

use std::collections::BTreeSet;

use kolo_model::{Name, Outcome, PerSide};
use kolo_pairing::{Violation, topscorers};

use super::publish::Latest;
use crate::book::require_none;
use crate::event::AmendGround;
use crate::meeting::Meeting;
use crate::state::{Entrant, State};
use crate::{EntrantId, PairingSheet, Refusal, RefusedChange, RuleBreak};

/// What is on one sheet and not on the other.
struct Difference<'a> {
    /// Tables that are not there any more.
    gone: Vec<&'a Meeting>,
    /// Pairs that were not there.
    new: Vec<PerSide<EntrantId>>,
    /// Those who had the bye and no longer have it.
    freed: Vec<EntrantId>,
    /// Those who did not have the bye.
    byes: Vec<EntrantId>,
    /// Those who were not in the round.
    newcomers: Vec<EntrantId>,
    /// Those who are not in it any more.
    missing: Vec<EntrantId>,
}

impl<'a> Difference<'a> {
    fn between(latest: &'a Latest, sheet: &PairingSheet) -> Difference<'a> {
        let (old, tables) = (latest.published.sheet(), &latest.published.tables);
        let (then, now): (BTreeSet<_>, BTreeSet<_>) = (old.named().collect(), sheet.named().collect());
        Difference {
            gone: tables.iter().filter(|table| !sheet.pairs.contains(&table.sides)).collect(),
            new: sheet.pairs.iter().filter(|pair| !old.pairs.contains(pair)).copied().collect(),
            freed: old.byes.iter().filter(|id| !sheet.byes.contains(id)).copied().collect(),
            byes: sheet.byes.iter().filter(|id| !old.byes.contains(id)).copied().collect(),
            newcomers: now.difference(&then).copied().collect(),
            missing: then.difference(&now).copied().collect(),
        }
    }

    /// All whose table or bye changes, with those tied to them by an old or a new pair, in groups.
    fn groups(&self) -> Vec<BTreeSet<EntrantId>> {
        let pairs = self.gone.iter().map(|table| table.sides).chain(self.new.iter().copied());
        let couples = pairs.map(|pair| BTreeSet::from([pair.first, pair.second]));
        let alone = self.freed.iter().chain(&self.byes).map(|id| BTreeSet::from([*id]));
        let mut groups: Vec<BTreeSet<EntrantId>> = Vec::new();
        for mut group in couples.chain(alone) {
            let (tied, apart): (Vec<_>, Vec<_>) =
                groups.into_iter().partition(|known| !known.is_disjoint(&group));
            group.extend(tied.into_iter().flatten());
            groups = apart;
            groups.push(group);
        }
        groups
    }
}

/// Whether the ground holds for this change, and what the new sheet breaks by the arbiter's will.
pub(super) fn check(
    latest: &Latest,
    sheet: &PairingSheet,
    ground: AmendGround,
) -> Result<Vec<RuleBreak>, Refusal> {
    let difference = Difference::between(latest, sheet);
    match ground {
        AmendGround::BreaksB1 | AmendGround::BreaksB2 => {
            Err(Refusal::GroundOfOtherRules(latest.before.rounds_system()?))
        }
        AmendGround::Rematch => rematch(latest, sheet, &difference),
        AmendGround::CompetitionRules => {
            played_stays(latest, &difference)?;
            latest.breaks_of(sheet)
        }
        AmendGround::WithoutOpponent | AmendGround::LateEntry => new_pair(latest, sheet, &difference, ground),
        AmendGround::TopOfLastRound => at_the_top(latest, sheet, &difference),
    }
}

fn refused<T>(why: RefusedChange) -> Result<T, Refusal> {
    Err(Refusal::PublishedStays(why))
}

/// A game that has a result was played, and what was played stays.
fn played_stays(latest: &Latest, difference: &Difference<'_>) -> Result<(), Refusal> {
    if difference.gone.iter().any(|table| table.outcome != Outcome::Pending) {
        return refused(RefusedChange::Played(latest.round));
    }
    Ok(())
}

/// Pairs that have met before, by people.
fn meeting_again(state: &State, breaks: &[RuleBreak]) -> Vec<PerSide<EntrantId>> {
    let pair = |broken: &RuleBreak| match broken.violation {
        Violation::MetBefore { pair, .. } => Some(pair.map(|no| state.order[no.index()])),
        _ => None,
    };
    breaks.iter().filter_map(pair).collect()
}

/// Whether two meet again (C1).
pub(super) fn has_rematch(breaks: &[RuleBreak]) -> bool {
    breaks.iter().any(RuleBreak::is_rematch)
}

/// None of the new pairs meets again; what else they break is the arbiter's will.
fn no_new_rematch(
    latest: &Latest,
    breaks: Vec<RuleBreak>,
    new: &[PerSide<EntrantId>],
) -> Result<Vec<RuleBreak>, Refusal> {
    let again = meeting_again(&latest.before, &breaks);
    if again.iter().any(|pair| new.contains(pair)) {
        return refused(RefusedChange::MeetAgain(breaks.into_iter().filter(RuleBreak::is_rematch).collect()));
    }
    Ok(breaks)
}

/// Two would meet again. All changed pairs are connected with theirs, and after the change no two meet again.
fn rematch(
    latest: &Latest,
    sheet: &PairingSheet,
    difference: &Difference<'_>,
) -> Result<Vec<RuleBreak>, Refusal> {
    let published = latest.breaks_of(&latest.published.sheet())?;
    if !has_rematch(&published) {
        return refused(RefusedChange::NoRematch);
    }
    played_stays(latest, difference)?;
    let breaks = latest.breaks_of(sheet)?;
    if has_rematch(&breaks) {
        return refused(RefusedChange::MeetAgain(breaks.into_iter().filter(RuleBreak::is_rematch).collect()));
    }
    let again = meeting_again(&latest.before, &published);
    let is_part = |group: &BTreeSet<EntrantId>| again.iter().any(|pair| group.contains(&pair.first));
    if !difference.groups().iter().all(is_part) {
        return refused(RefusedChange::BeyondRematch);
    }
    Ok(breaks)
}

/// One pair of two who have no opponent, or of one of them and a player who enters late; nothing else changes. A player
/// who did not come to the game of one of them has no opponent then.
fn new_pair(
    latest: &Latest,
    sheet: &PairingSheet,
    difference: &Difference<'_>,
    ground: AmendGround,
) -> Result<Vec<RuleBreak>, Refusal> {
    let late = match (ground, difference.newcomers.as_slice()) {
        (AmendGround::LateEntry, []) => return refused(RefusedChange::NobodyNew),
        (AmendGround::LateEntry, [one]) => Some(*one),
        (_, []) => None,
        (_, _) => return refused(RefusedChange::BeyondPair),
    };
    if let Some(late) = late {
        enters_late(latest, late)?;
    }
    let ([pair], []) = (difference.new.as_slice(), difference.byes.as_slice()) else {
        return refused(RefusedChange::BeyondPair);
    };
    let others = [pair.first, pair.second].into_iter().filter(|id| Some(*id) != late);
    if let Some(busy) = others.clone().find(|id| !latest.published.is_unopposed(*id)) {
        return refused(RefusedChange::HasOpponent(name(&latest.before, busy)?));
    }
    let others: Vec<EntrantId> = others.collect();
    let own_table = |table: &&Meeting| others.iter().any(|id| table.side_of(*id).is_some());
    let absent = |id: &EntrantId| difference.gone.iter().any(|table| table.is_forfeited_by(*id));
    let only_theirs = difference.gone.iter().all(own_table)
        && difference.freed.iter().all(|id| others.contains(id))
        && difference.missing.iter().all(absent);
    if !only_theirs {
        return refused(RefusedChange::BeyondPair);
    }
    require_none(latest.before.protests_left_out(latest.round, sheet))?;
    let breaks = latest.breaks_among(sheet.named(), sheet)?;
    no_new_rematch(latest, breaks, &difference.new)
}

/// C.04.2, 2.4: late is who has not been in a pairing yet.
fn enters_late(latest: &Latest, id: EntrantId) -> Result<(), Refusal> {
    let entrant = latest.before.entrants.get(&id).ok_or(Refusal::UnknownCompetitor)?;
    let name = || entrant.entry.name.clone();
    if entrant.withdrawn_after.is_some() {
        return Err(Refusal::AlreadyWithdrawn(name()));
    }
    if latest.before.was_paired(id) || latest.published.gone.contains(&id) {
        return refused(RefusedChange::NotLate(name()));
    }
    Ok(())
}

/// Only in the last round, and only tables at which a topscorer sits.
fn at_the_top(
    latest: &Latest,
    sheet: &PairingSheet,
    difference: &Difference<'_>,
) -> Result<Vec<RuleBreak>, Refusal> {
    let before = &latest.before;
    if latest.round.get() != before.settings.rounds {
        let (round, rounds) = (latest.round, before.settings.rounds);
        return refused(RefusedChange::NotLast { round, rounds });
    }
    played_stays(latest, difference)?;
    let facts = before.facts().map_err(|problems| Refusal::unsound(&problems))?;
    let top = topscorers(&facts);
    let is_top = |id: &EntrantId| before.number_of(*id).is_some_and(|no| top.contains(&no));
    let tables = difference.gone.iter().map(|table| vec![table.sides.first, table.sides.second]);
    let mut changed = tables.chain(difference.freed.iter().map(|id| vec![*id]));
    if let Some(others) = changed.find(|table| !table.iter().any(is_top)) {
        return refused(RefusedChange::NoTopscorer(name(before, others[0])?));
    }
    if difference.new.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    no_new_rematch(latest, latest.breaks_of(sheet)?, &difference.new)
}

fn name(state: &State, id: EntrantId) -> Result<Name, Refusal> {
    let entrant: Option<&Entrant> = state.entrants.get(&id).map(AsRef::as_ref);
    entrant.map(|entrant| entrant.entry.name.clone()).ok_or(Refusal::UnknownCompetitor)
}
