//! Settings, the end and the way back from it.

use kolo_model::{Place, ProblemKind, RawCompetitor, RawTournament, RoundNumber, Spot, System};
use kolo_pairing::Baku;
use kolo_teams::Shape;

use super::protests::check_open;
use super::stages::{self, Stages};
use super::{Decision, require_reason, with_draft_discarded};
use crate::event::{Configured, Event, Finished, Reopened, StartSet};
use crate::meeting::Meeting;
use crate::stage::{check_fields, check_stages};
use crate::state::{Phase, State};
use crate::{Acceleration, Fixed, Order, Refusal, Settings, Timestamp};

/// The same checks as for a file (K-FILE), on a tournament that has nothing but these settings.
pub(crate) fn check_settings(settings: &Settings) -> Result<(), Refusal> {
    check_stages(settings).map_err(Refusal::StagesImpossible)?;
    check_shape(settings)?;
    let spot = |value: u32| Spot::new(value, Place::default());
    let raw = RawTournament {
        system: settings.system,
        rounds: settings.system.map(|_| spot(settings.rounds)),
        boards: settings.boards_of_contest().map(spot),
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
        Acceleration::Baku
            if settings.system != Some(System::Dutch) || !Baku::is_for(&settings.scoring()) =>
        {
            return Err(Refusal::NoAcceleration);
        }
        Acceleration::Baku | Acceleration::NotUsed => {}
    }
    settings.criteria().map(|_| ()).map_err(Refusal::CriteriaImpossible)
}

/// The settings of a new tournament.
pub(super) fn check_new(settings: &Settings) -> Result<(), Refusal> {
    check_settings(settings)?;
    check_fields(settings, None).map_err(Refusal::StagesImpossible)
}

/// K-SHAPE: the shape of a match agrees with the number of boards, where that is set as well, and is one of the gomoku contest
/// in the system of that (P-3.1.1).
fn check_shape(settings: &Settings) -> Result<(), Refusal> {
    let Some(shape) = settings.shape else { return Ok(()) };
    if settings.system == Some(System::Pisqworky2023) && !Shape::CONTEST.contains(&shape) {
        return Err(Refusal::ShapeOfSystem);
    }
    match settings.boards {
        Some(boards) if boards != shape.boards() => Err(Refusal::ShapeAgainstBoards),
        Some(_) | None => Ok(()),
    }
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
    if state.rounds.get(round.index()).is_some_and(|round| round.tables.iter().any(Meeting::is_touched)) {
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
    // A chain of an older log stays as it is until it is changed.
    if settings.stages != state.settings.stages {
        let field = state.has_started().then_some(state.entrants.len());
        check_fields(settings, field).map_err(Refusal::StagesImpossible)?;
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
        stages::check_fixed(state, settings)?;
        let with_reason = |s: &Settings| (s.rounds, s.keep_apart.clone(), s.go.komi, s.stages.clone());
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
    let stages = stages::check_over(state)?;
    if state.rounds.len() < state.settings.rounds as usize || stages == Stages::Left {
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
