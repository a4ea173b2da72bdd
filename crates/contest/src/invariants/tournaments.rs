//! Days, quotas, fields, places and matches.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::PerSide;
use kolo_tournament::EntrantId;

use super::Broken;
use crate::contest::Contest;
use crate::event::Event;
use crate::play::{Play, Progress};
use crate::state::{Phase, State};
use crate::{EntryId, VenueId};

/// Every tournament lies in the days of its level (P-1.1.4.2, P-1.1.5.2, P-1.1.6.2, P-1.2.2.2).
pub(super) fn days_lie_in_the_season(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    let outside = state.venues().filter(|venue| {
        let plan = &venue.plan;
        !state.season().window(plan.category, plan.level).contains(plan.day)
    });
    broken.extend(outside.map(|venue| Broken::Day { venue: venue.plan.id.clone() }));
}

/// Nothing starts without a published number, and no more than that play on the next level (P-1.1.4.1).
pub(super) fn quotas_are_published_and_kept(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    for venue in state.venues().filter(|venue| venue.phase != Phase::Announced) {
        let id = venue.plan.id.clone();
        let Some(next) = venue.plan.level.after() else { continue };
        if state.needs_quota(venue) {
            broken.push(Broken::QuotaMissing { venue: id });
            continue;
        }
        let Some(quota) = venue.quota else { continue };
        let Phase::Closed(order) = &venue.phase else { continue };
        let fields = state.venues_of(venue.plan.category, next).filter_map(|next| next.start.as_ref());
        let played_on: BTreeSet<&EntryId> = fields.flat_map(|start| &start.field).collect();
        let going_on = order.iter().filter(|ranked| played_on.contains(&ranked.entry)).count();
        if going_on > quota as usize {
            broken.push(Broken::QuotaBroken { venue: id, quota, going_on });
        }
    }
}

/// Only those play who were expected when it started: entered for it, or gone on from the level below (P-1.1.1.2).
/// Sanctions that came later take no participant out of a field that has started (P-4.1.1.10), so the log is looked at.
pub(super) fn fields_are_those_who_qualified(contest: &Contest, broken: &mut Vec<Broken>) {
    let counted = (1..).zip(contest.records()).filter(|(step, _)| !contest.is_undone(*step));
    let mut state: Option<State> = None;
    for (_, record) in counted {
        match (&mut state, &record.event) {
            (None, Event::Opened { season }) => state = Some(State::new(season.clone())),
            (None, _) => return,
            (Some(state), event) => {
                if let Event::Started { venue, field, .. } = event {
                    strangers(state, venue, field, broken);
                }
                if state.apply(event).is_err() {
                    return;
                }
            }
        }
    }
}

fn strangers(state: &State, venue: &VenueId, field: &[EntryId], broken: &mut Vec<Broken>) {
    let expected: BTreeSet<EntryId> =
        state.venue(venue).map(|venue| state.expected(venue)).unwrap_or_default().into_iter().collect();
    let strange = field.iter().filter(|id| !expected.contains(*id));
    broken.extend(strange.map(|id| Broken::NotQualified { venue: venue.clone(), entry: id.clone() }));
}

/// In a tournament that is over each participant has one place, and places begin with 1 and leave no gap
/// (P-1.1.6.1, P-1.2.3.1).
pub(super) fn every_player_has_one_place(contest: &Contest, broken: &mut Vec<Broken>) {
    for venue in contest.state().venues() {
        let (Phase::Closed(order), Some(start)) = (&venue.phase, &venue.start) else { continue };
        let placed: BTreeSet<&EntryId> = order.iter().map(|ranked| &ranked.entry).collect();
        let field: BTreeSet<&EntryId> = start.field.iter().collect();
        let mut expected = 1;
        let gapless = order.chunk_by(|one, other| one.place == other.place).all(|shared| {
            let fits = shared[0].place == expected;
            expected += u32::try_from(shared.len()).unwrap_or(u32::MAX);
            fits
        });
        if placed != field || order.len() != start.field.len() || !gapless {
            broken.push(Broken::Places { venue: venue.plan.id.clone() });
        }
    }
}

/// Slips and results say the same, and no match has more points than it can have (P-2.1.1.5, P-3.1.4).
pub(super) fn slips_and_results_agree(contest: &Contest, broken: &mut Vec<Broken>) {
    for (venue, play) in contest.plays() {
        if let Err(text) = play.agrees() {
            broken.push(Broken::Slip { venue: venue.clone(), text });
        }
        for key in play.games() {
            let Some(Progress::Over(Some(score))) = play.fixture(&key).map(|fixture| fixture.progress) else {
                continue;
            };
            let PerSide { first, second } = score;
            if first.saturating_add(second) > play.shape().full_score() {
                broken.push(Broken::Match { venue: venue.clone(), game: key });
            }
        }
    }
}

/// Incidents and protests are about matches, boards and people of their tournament (K-INCIDENT).
pub(super) fn journals_are_about_their_tournaments(contest: &Contest, broken: &mut Vec<Broken>) {
    for (venue, play) in contest.plays() {
        let problems = play.journal_problems().into_iter();
        broken.extend(problems.map(|(line, problem)| Broken::Journal {
            venue: venue.clone(),
            line,
            problem,
        }));
    }
}

/// Two meet at most once in a Swiss, and no participant sits out twice (P-6.r1, P-6.2).
pub(super) fn nobody_meets_twice_in_a_swiss(contest: &Contest, broken: &mut Vec<Broken>) {
    for (venue, play) in contest.plays() {
        let Some(state) = play.swiss().and_then(|ledger| ledger.state()) else { continue };
        let mut met: BTreeSet<(EntrantId, EntrantId)> = BTreeSet::new();
        let mut byes: BTreeMap<EntrantId, usize> = BTreeMap::new();
        for round in state.rounds() {
            for table in &round.tables {
                let PerSide { first, second } = table.sides;
                let played = matches!(table.outcome, kolo_model::Outcome::Played(..));
                if played && !met.insert((first.min(second), first.max(second))) {
                    met_twice(venue, play, first, second, broken);
                }
            }
            for id in &round.byes {
                *byes.entry(*id).or_default() += 1;
            }
        }
        for (id, _) in byes.into_iter().filter(|(_, count)| *count > 1) {
            if let Some(entry) = play.sides.entry(id.0) {
                broken.push(Broken::TwoByes { venue: venue.clone(), entry: entry.clone() });
            }
        }
    }
}

fn met_twice(venue: &VenueId, play: &Play, first: EntrantId, second: EntrantId, broken: &mut Vec<Broken>) {
    if let (Some(first), Some(second)) = (play.sides.entry(first.0), play.sides.entry(second.0)) {
        let (first, second) = (first.clone(), second.clone());
        broken.push(Broken::MetTwice { venue: venue.clone(), first, second });
    }
}
