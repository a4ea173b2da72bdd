//! Who plays at which board of a match (P-3.1.2, P-3.1.5): members of the two rosters, each at one board.

use kolo_model::{Outcome, PerSide, Side};
use kolo_teams::{LineUp, Roster, SlipRefusal, Terms};

use super::matches::Match;
use super::{Decision, entrant, name_of, require_reason};
use crate::event::LineUpSet;
use crate::{Against, EntrantId, Order, Refusal, Role};

pub(super) fn set(at: &Match<'_>, order: &Order, line_up: &LineUp) -> Result<Decision, Refusal> {
    let settings = &at.state.settings;
    if !settings.has_line_ups() {
        return Err(Refusal::NoLineUp);
    }
    let line_up = if at.turned { line_up.clone().swapped() } else { line_up.clone() };
    let (line_up, side) = match order.by.role {
        Role::Arbiter | Role::Helper => (line_up, None),
        Role::Competitor(by) => {
            let own = at.meeting.side_of(by).ok_or(Refusal::NotYourTable)?;
            (with_own_side(at, own, &line_up), Some(own))
        }
    };
    let given =
        side.map_or(at.meeting.lined_up.first && at.meeting.lined_up.second, |own| at.meeting.lined_up[own]);
    if given && at.meeting.line_up.as_ref() == Some(&line_up) {
        return Err(Refusal::NothingChanges);
    }
    may_change(at, order, side)?;
    check_excluded(at, &line_up)?;
    let roster = |side: Side| roster(at, at.meeting.sides[side]);
    let rosters = PerSide::new(roster(Side::First)?, roster(Side::Second)?);
    let terms = Terms { rosters: Some(PerSide::new(&rosters.first, &rosters.second)), ..Terms::default() };
    let problems = line_up.problems(settings.shape(), terms);
    if !problems.is_empty() {
        return Err(Refusal::Slip(SlipRefusal::Unsound(problems)));
    }
    at.stands_with(&line_up)?;
    Ok(LineUpSet { pairing: at.pairing.clone(), line_up, side }.into())
}

/// A side says who plays for it, and nothing about the other one: that stays as it is recorded, or sits by its roster where
/// nothing is recorded yet.
fn with_own_side(at: &Match<'_>, own: Side, said: &LineUp) -> LineUp {
    let known = at.meeting.line_up.clone().or_else(|| at.state.usual_line_up(&at.meeting));
    // With more or fewer boards it is refused as a whole.
    let Some(mut line_up) = known.filter(|known| known.tables.len() == said.tables.len()) else {
        return said.clone();
    };
    for (table, seat) in line_up.tables.iter_mut().zip(said.seats(own)) {
        table.seats[own] = seat;
    }
    line_up
}

/// A line-up stays once a side has reported by it; after that only the arbiter corrects it, and says why. A side that has
/// neither given its own nor reported is not bound by what the other one did.
fn may_change(at: &Match<'_>, order: &Order, side: Option<Side>) -> Result<(), Refusal> {
    let unbound = |own: Side| !at.meeting.lined_up[own] && at.meeting.reports[own].is_none();
    let pending = at.meeting.outcome == Outcome::Pending;
    if !at.meeting.is_touched() || (pending && side.is_some_and(unbound)) {
        return Ok(());
    }
    match (order.by.role, at.meeting.outcome) {
        (Role::Arbiter, _) => require_reason(order),
        (Role::Helper | Role::Competitor(_), Outcome::Pending) => {
            Err(Refusal::Slip(SlipRefusal::LineUpFixed))
        }
        (
            Role::Helper | Role::Competitor(_),
            Outcome::Adjourned | Outcome::Played(..) | Outcome::Forfeit(_),
        ) => Err(Refusal::Slip(SlipRefusal::Settled)),
    }
}

/// K-SANCTION: a member who is excluded plays at no board.
fn check_excluded(at: &Match<'_>, line_up: &LineUp) -> Result<(), Refusal> {
    let seats = line_up.tables.iter().flat_map(|table| [table.seats.first, table.seats.second]);
    let excluded = seats
        .filter_map(kolo_teams::Seat::player)
        .map(Against::Member)
        .find(|one| at.state.is_excluded(*one));
    match excluded.and_then(|one| at.state.name_against(one)) {
        Some(name) => Err(Refusal::Excluded(name)),
        None => Ok(()),
    }
}

fn roster(at: &Match<'_>, id: EntrantId) -> Result<Roster, Refusal> {
    let known = entrant(at.state, id)?;
    known.entry.roster(id).ok_or_else(|| Refusal::RosterMissing(name_of(known)))
}
