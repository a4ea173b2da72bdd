//! Start numbers: who gives them, when they are worked out again, and the ratings they rest on.

use std::borrow::Cow;
use std::cmp::Reverse;

use kolo_model::{CzechKey, System, Title};
use kolo_pairing::round_robin::draw_numbers;

use super::fourth_key::FourthKey;
use super::{Decision, require_reason, with_draft_discarded};
use crate::command::Numbering;
use crate::event::{NumbersAssigned, NumbersOrigin, RatingsConfirmed};
use crate::state::State;
use crate::{EntrantId, Entry, Order, Refusal, Settings};

/// R-A2.2, D-C.04.2-2.3: while numbers are open; after round 1 it is a correction, and says why.
pub(super) fn assign_numbers(
    state: &State,
    order: &Order,
    numbering: &Numbering,
) -> Result<Decision, Refusal> {
    if !state.numbers_are_open() {
        return Err(state.numbers_stay());
    }
    let event = numbers(state, numbering)?;
    if state.has_started() {
        if event.order == *state.order && Some(event.origin) == state.numbers_origin {
            return Err(Refusal::NothingChanges);
        }
        require_reason(order)?;
    }
    Ok(with_draft_discarded(state, [event.into()]))
}

/// The numbers that hold when the next round is paired, if they are others than now. Those that are fixed and those
/// that the arbiter gave stay; all others are worked out again, because ratings and entries may have changed.
pub(super) fn numbers_for_draw(state: &State) -> Result<Option<NumbersAssigned>, Refusal> {
    let complete = state.order.len() == state.entrants.len();
    let as_they_are = || if complete { Ok(None) } else { Err(Refusal::NumbersIncomplete) };
    if !state.numbers_are_open() {
        return as_they_are();
    }
    let numbering = match state.numbers_origin {
        Some(NumbersOrigin::Given) => return as_they_are(),
        // A lot is drawn once: drawn again for one person more, it would change the numbers of all who have played by
        // it.
        Some(NumbersOrigin::ByLot) if state.has_started() => return as_they_are(),
        Some(NumbersOrigin::ByRating) => Numbering::ByRating,
        Some(NumbersOrigin::ByLot) => Numbering::ByLot,
        Some(NumbersOrigin::LateEntry) | None => usual_numbering(state.rounds_system()?),
    };
    let assigned = numbers(state, &numbering)?;
    Ok((assigned.order != *state.order).then_some(assigned))
}

/// All by the number they would have if the next round were paired now.
pub(crate) fn order_at_next_draw(state: &State) -> Cow<'_, [EntrantId]> {
    match numbers_for_draw(state) {
        Ok(Some(assigned)) => Cow::Owned(assigned.order),
        Ok(None) | Err(_) => Cow::Borrowed(&state.order),
    }
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
    let all = || state.entrants.keys().copied().collect::<Vec<EntrantId>>();
    let order = match numbering {
        Numbering::Given(order) => {
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if sorted != all() {
                return Err(Refusal::NumbersIncomplete);
            }
            order.clone()
        }
        Numbering::ByRating => {
            let mut order = all();
            let key = |id: &EntrantId| {
                state.entrants.get(id).map(|entrant| ranking_key(&state.settings, *id, &entrant.entry))
            };
            order.sort_by_cached_key(key);
            order
        }
        Numbering::ByLot => {
            let mut drawn: Vec<_> =
                draw_numbers(state.entrants.len(), state.settings.seed).into_iter().zip(all()).collect();
            drawn.sort_unstable();
            drawn.into_iter().map(|(_, id)| id).collect()
        }
    };
    Ok(NumbersAssigned { order, origin: numbering.origin() })
}

/// R-A2b to R-A2d, D-C.04.2-2.2: rating from the highest, title, then the key that was announced, name by the alphabet unless
/// it was another one; go ranks stand in for a rating. In go the strength that start coefficients are taken from
/// goes before all of these.
fn ranking_key(settings: &Settings, id: EntrantId, entry: &Entry) -> impl Ord + use<> {
    let in_go = match settings.system {
        Some(System::Swiss | System::McMahon) => {
            let (_, strength) = settings.go.mcmahon.natural(entry.rank, entry.rating);
            Some(Reverse(strength))
        }
        Some(System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::RoundRobin) | None => None,
    };
    let rating = entry.rating.map(|rating| Reverse(rating.value()));
    let rank = entry.rank.map(Reverse);
    let title = match settings.system {
        Some(System::Dutch) => Title::order_2026(entry.title),
        Some(
            System::Fide1992 | System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin,
        )
        | None => Title::order_1992(entry.title),
    };
    let equals = FourthKey::of(settings, id, entry);
    let strength = (in_go, rating.is_none(), rating, rank.is_none(), rank);
    (strength, title, equals, CzechKey::new(entry.name.as_str()))
}

/// R-A1.2, D-C.04.2-2.1: a tournament based on rating does not start while a rating is missing, unless the arbiter
/// confirmed it.
pub(super) fn check_ratings(state: &State) -> Result<(), Refusal> {
    let missing = if state.has_started() { Vec::new() } else { state.missing_ratings() };
    let Some(clause) = state.rating_clause().filter(|_| !missing.is_empty()) else { return Ok(()) };
    let names = missing.iter().filter_map(|id| state.entrants.get(id)).map(|e| e.entry.name.clone());
    Err(Refusal::RatingsMissing { names: names.collect(), clause })
}

/// Those who have no rating may play without one (R-A1.2, D-C.04.2-2.1). Says nothing about who enters later.
pub(super) fn confirm_ratings(state: &State, order: &Order) -> Result<Decision, Refusal> {
    let without = state.missing_ratings();
    if state.has_started() || without.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    require_reason(order)?;
    Ok(RatingsConfirmed { without }.into())
}
