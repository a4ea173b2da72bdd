//! Settings, start numbers, the end and the way back from it.

use std::cmp::Reverse;

use kolo_model::{
    CzechKey, Place, ProblemKind, RawCompetitor, RawTournament, RoundNumber, Spot, System, Title,
};
use kolo_pairing::Baku;
use kolo_pairing::round_robin::draw_numbers;

use super::fourth_key::FourthKey;
use super::protests::check_open;
use super::{Decision, require_reason, with_draft_discarded};
use crate::command::Numbering;
use crate::event::{
    Configured, Event, Finished, NumbersAssigned, NumbersOrigin, RatingsConfirmed, Reopened, StartSet,
};
use crate::state::{Phase, State, Table};
use crate::{Acceleration, CompetitorId, Entry, Fixed, Order, Refusal, Settings, Timestamp};

/// The same checks as for a file (K-FILE), on a tournament that has nothing but these settings.
pub(super) fn check_settings(settings: &Settings) -> Result<(), Refusal> {
    let spot = |value: u32| Spot::new(value, Place::default());
    let raw = RawTournament {
        system: Some(settings.system),
        rounds: Some(spot(settings.rounds)),
        boards: settings.boards.map(spot),
        bye_score: settings.bye_score.map(spot),
        scoring: settings.scoring,
        go: settings.go.clone(),
        competitors: vec![RawCompetitor::named(1, settings.name.as_str())],
        ..RawTournament::default()
    };
    let first = |problems: kolo_model::Problems| -> Option<ProblemKind> {
        problems.iter().next().map(|p| p.kind.clone())
    };
    if let Some(kind) = raw.check().err().and_then(first) {
        return Err(Refusal::SettingsImpossible(kind));
    }
    if settings.rules_of_play.is_some_and(|rules| !rules.are_for(settings.importance())) {
        return Err(Refusal::CzechRulesBeyond);
    }
    match settings.acceleration {
        Acceleration::Baku if settings.system != System::Dutch || !Baku::is_for(&settings.scoring()) => {
            return Err(Refusal::NoAcceleration);
        }
        Acceleration::Baku | Acceleration::NotUsed => {}
    }
    settings.criteria().map(|_| ()).map_err(Refusal::CriteriaImpossible)
}

/// G-4.4.1: a start is set once and changed with a reason, while the round has no result.
pub(super) fn set_start(
    state: &State,
    order: &Order,
    round: RoundNumber,
    at: Timestamp,
) -> Result<Decision, Refusal> {
    if round.get() > state.settings.rounds {
        return Err(Refusal::UnknownRound { round, rounds: state.settings.rounds });
    }
    let was = state.start_of(round);
    if was == Some(at) {
        return Err(Refusal::NothingChanges);
    }
    if state.rounds.get(round.index()).is_some_and(|round| round.tables.iter().any(Table::is_touched)) {
        return Err(Refusal::RoundHasResults(round));
    }
    if was.is_some() {
        require_reason(order)?;
    }
    Ok(StartSet { round, at, was }.into())
}

pub(super) fn configure(state: &State, order: &Order, settings: &Settings) -> Result<Decision, Refusal> {
    check_settings(settings)?;
    if *settings == state.settings {
        return Err(Refusal::NothingChanges);
    }
    for group in &settings.keep_apart {
        let mut members = group.clone();
        members.sort_unstable();
        members.dedup();
        if members.len() < 2 {
            return Err(Refusal::SettingsImpossible(ProblemKind::ForbiddenTooFew));
        }
        if !members.iter().all(|id| state.entrants.contains_key(id)) {
            return Err(Refusal::UnknownCompetitor);
        }
    }
    if state.has_started() {
        let old = &state.settings;
        let fixed = Fixed::differences(old, settings);
        if !fixed.is_empty() {
            return Err(Refusal::SettingsFixed(fixed));
        }
        // G-3.3.5.1: announced before round 1; later only with a reason, and it is shown.
        let announced = |s: &Settings| (s.criteria.clone(), s.criteria_approved.clone(), s.go.forfeits);
        if announced(settings) != announced(old) {
            require_reason(order).map_err(|_| Refusal::CriteriaFixed)?;
        }
        let with_reason = |s: &Settings| (s.rounds, s.keep_apart.clone(), s.go.komi);
        if with_reason(settings) != with_reason(old) {
            require_reason(order)?;
        }
        if (settings.rounds as usize) < state.rounds.len() {
            let published = state.rounds.len();
            return Err(Refusal::RoundsTooFew { asked: settings.rounds, published });
        }
    }
    Ok(with_draft_discarded(state, [Configured { settings: settings.clone() }.into()]))
}

pub(super) fn assign_numbers(state: &State, numbering: &Numbering) -> Result<Decision, Refusal> {
    if state.has_started() {
        return Err(Refusal::NumbersFixed);
    }
    let event = numbers(state, numbering)?;
    Ok(with_draft_discarded(state, [event.into()]))
}

/// The numbers that hold when the next round is drawn: those of a started tournament and those the arbiter gave
/// stay; before round 1 all others are worked out anew, because ratings and entries may have changed.
pub(super) fn numbers_for_draw(state: &State) -> Result<Option<NumbersAssigned>, Refusal> {
    let complete = state.order.len() == state.entrants.len();
    let numbering = match state.numbers_origin {
        _ if state.has_started() => return if complete { Ok(None) } else { Err(Refusal::NumbersIncomplete) },
        Some(NumbersOrigin::Given) if complete => return Ok(None),
        Some(NumbersOrigin::Given) => return Err(Refusal::NumbersIncomplete),
        Some(NumbersOrigin::ByRating) => Numbering::ByRating,
        Some(NumbersOrigin::ByLot) => Numbering::ByLot,
        Some(NumbersOrigin::LateEntry) | None => usual_numbering(state.settings.system),
    };
    let assigned = numbers(state, &numbering)?;
    Ok((assigned.order != *state.order).then_some(assigned))
}

/// The usual numbering of the system: a lot in a round robin (G-3.2.2), the ranking elsewhere (R-A2).
fn usual_numbering(system: System) -> Numbering {
    match system {
        System::RoundRobin => Numbering::ByLot,
        System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::Swiss | System::McMahon => {
            Numbering::ByRating
        }
    }
}

fn numbers(state: &State, numbering: &Numbering) -> Result<NumbersAssigned, Refusal> {
    let everybody = || state.entrants.keys().copied().collect::<Vec<CompetitorId>>();
    let order = match numbering {
        Numbering::Given(order) => {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if sorted != everybody() {
                return Err(Refusal::NumbersIncomplete);
            }
            order.clone()
        }
        Numbering::ByRating => {
            let mut order = everybody();
            let key = |id: &CompetitorId| {
                state.entrants.get(id).map(|entrant| ranking_key(&state.settings, *id, &entrant.entry))
            };
            order.sort_by_cached_key(key);
            order
        }
        Numbering::ByLot => {
            let mut drawn: Vec<_> = draw_numbers(state.entrants.len(), state.settings.seed)
                .into_iter()
                .zip(everybody())
                .collect();
            drawn.sort_unstable();
            drawn.into_iter().map(|(_, id)| id).collect()
        }
    };
    Ok(NumbersAssigned { order, origin: numbering.origin() })
}

/// R-A2b to R-A2d, D-C.04.2-2.2: rating from the highest, title, then the key that was announced, name by the alphabet unless
/// it was another one; go ranks stand in for a rating. In go the strength that start coefficients are taken from
/// goes before all of these.
fn ranking_key(settings: &Settings, id: CompetitorId, entry: &Entry) -> impl Ord + use<> {
    let in_go = match settings.system {
        System::Swiss | System::McMahon => {
            let (_, strength) = settings.go.mcmahon.natural(entry.rank, entry.rating);
            Some(Reverse(strength))
        }
        System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::RoundRobin => None,
    };
    let rating = entry.rating.map(|rating| Reverse(rating.value()));
    let rank = entry.rank.map(Reverse);
    let title = match settings.system {
        System::Dutch => Title::order_2026(entry.title),
        System::Fide1992 | System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => {
            Title::order_1992(entry.title)
        }
    };
    let equals = FourthKey::of(settings, id, entry);
    let strength = (in_go, rating.is_none(), rating, rank.is_none(), rank);
    (strength, title, equals, CzechKey::new(entry.name.as_str()))
}

/// R-A1.2: those who have no rating may play without one. Says nothing about who enters later.
pub(super) fn confirm_ratings(state: &State, order: &Order) -> Result<Decision, Refusal> {
    let without = state.missing_ratings();
    if state.has_started() || without.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    require_reason(order)?;
    Ok(RatingsConfirmed { without }.into())
}

pub(super) fn finish(state: &State, order: &Order) -> Result<Decision, Refusal> {
    let unsettled: Vec<_> = state.unsettled().collect();
    if !unsettled.is_empty() {
        return Err(Refusal::ResultsMissing(unsettled));
    }
    let adjourned: Vec<_> = state.adjourned().collect();
    if !adjourned.is_empty() {
        return Err(Refusal::GamesAdjourned(adjourned));
    }
    check_open(state)?;
    if state.rounds.len() < state.settings.rounds as usize {
        // Ending early is a departure from what was announced.
        require_reason(order)?;
    }
    Ok(with_draft_discarded(state, [Finished {}.into()]))
}

pub(super) fn reopen(state: &State, order: &Order) -> Result<Decision, Refusal> {
    if state.phase != Phase::Finished {
        return Err(Refusal::NotFinished);
    }
    require_reason(order)?;
    Ok(Event::from(Reopened {}).into())
}
