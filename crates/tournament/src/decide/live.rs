//! The law of matches on devices (K-LIVE): when one is opened, what its result needs in order to count, what waits for it.

use kolo_live::{Delivery, LiveId, LiveRefusal};
use kolo_model::{Name, PerSide};
use kolo_teams::MatchResult;

use super::late::Footing;
use super::matches::Match;
use super::{Decision, entrant, name_of};
use crate::command::{MatchCommand, OwnRules, PublishedPairs};
use crate::event::{Event, LineUpSet, LiveClosed, LiveDelivered, LiveOpened};
use crate::live::LiveOpening;
use crate::meeting::Meeting;
use crate::state::State;
use crate::{Command, Ledger, Order, PairingId, Recorded, Refusal};

/// Opens a match on devices, and writes down who plays at which board where nothing is said about it.
pub(super) fn open(at: &Match<'_>, opening: &LiveOpening) -> Result<Decision, Refusal> {
    if !at.state.settings.plays_on_devices() {
        return Err(Refusal::NotOnDevices);
    }
    if !at.meeting.is_open() {
        return Err(Refusal::ResultSettled);
    }
    at.may_begin()?;
    match &at.meeting.live {
        // With other terms it is still the same match.
        Some(known) if known.live == opening.live => return Err(Refusal::NothingChanges),
        Some(_) => return Err(in_play(at.state, [&at.meeting])),
        None => {}
    }
    let pairing = || at.pairing.clone();
    let usual = at.state.usual_line_up(&at.meeting).filter(|_| at.meeting.line_up.is_none());
    let lined_up = at.meeting.line_up.as_ref().or(usual.as_ref());
    // A match of which no board has two players is not played there.
    if lined_up.is_some_and(|line_up| line_up.tables.iter().all(|table| table.missing().is_some())) {
        return Err(Refusal::Live(LiveRefusal::NobodyPlays));
    }
    let seated = usual.map(|line_up| Event::from(LineUpSet { pairing: pairing(), line_up, side: None }));
    let LiveOpening { live, opening, time } = opening.clone();
    let opened = Event::from(LiveOpened { pairing: pairing(), live, opening, time });
    Ok(seated.into_iter().chain([opened]).collect::<Vec<Event>>().into())
}

pub(super) fn close(at: &Match<'_>) -> Result<Decision, Refusal> {
    if at.meeting.live.is_none() {
        return Err(Refusal::NothingChanges);
    }
    Ok(LiveClosed { pairing: at.pairing.clone() }.into())
}

/// What was played on devices counts as if the desk had typed it.
pub(super) fn deliver(
    ledger: &Ledger,
    at: &Match<'_>,
    order: &Order,
    live: &LiveId,
    result: &MatchResult,
) -> Result<Decision, Refusal> {
    match ledger.delivery(&at.pairing, live, &at.as_now(result)) {
        Delivery::Entered => {}
        Delivery::ThereAlready => return Err(Refusal::NothingChanges),
        Delivery::ByHand(by) => return Err(Refusal::ByHandNotLive(by)),
        Delivery::Stale => return Err(Refusal::LiveStale),
    }
    let mut decision = if at.meeting.is_open() {
        at.report(order, result)?
    } else {
        at.correct(order, result, Footing::now(PublishedPairs::Keep, OwnRules::Silent))?
    };
    let (pairing, live) = (at.pairing.clone(), live.clone());
    decision.events.push(LiveDelivered { pairing, live }.into());
    Ok(decision)
}

/// Whether a match has this very result.
pub(crate) fn counts_already(state: &State, pairing: &PairingId, result: &MatchResult) -> bool {
    let Ok(at) = Match::of(state, pairing) else { return false };
    at.judged(result).is_ok_and(|judged| {
        at.meeting.verdict() == judged.verdict && at.meeting.result().as_ref() == Some(&judged.result)
    })
}

/// Refuses a step after which a match that is in play on devices would be another one.
pub(super) fn require_still_live(ledger: &Ledger, order: &Order, decision: &Decision) -> Result<(), Refusal> {
    if matches!(order.command, Command::Match { command: MatchCommand::CloseLive, .. }) {
        return Ok(());
    }
    let Some(state) = ledger.state() else { return Ok(()) };
    let playing = state.in_play_live();
    if playing.is_empty() {
        return Ok(());
    }
    let Ok(after) = ledger.prepare(order, decision.events.clone()) else { return Ok(()) };
    let same = |(pairing, before): &(PairingId, Meeting)| {
        let then = after.state().and_then(|after| after.meeting(pairing));
        then.is_some_and(|then| {
            (then.sides, &then.live, &then.line_up) == (before.sides, &before.live, &before.line_up)
        })
    };
    let lost: Vec<&Meeting> = playing.iter().filter(|one| !same(one)).map(|(_, meeting)| meeting).collect();
    if lost.is_empty() { Ok(()) } else { Err(in_play(state, lost)) }
}

fn in_play<'a>(state: &State, matches: impl IntoIterator<Item = &'a Meeting>) -> Refusal {
    let named = |meeting: &Meeting| -> Option<PerSide<Name>> {
        let name = |id| entrant(state, id).ok().map(name_of);
        Some(PerSide::new(name(meeting.sides.first)?, name(meeting.sides.second)?))
    };
    Refusal::InPlayLive(matches.into_iter().filter_map(named).collect())
}

/// Matches whose result from devices an undo takes away are off the devices: what they say is known not to count.
pub(super) fn taken_off(after: &State, records: &[Recorded]) -> Vec<Event> {
    let delivered = records.iter().filter_map(|record| match &record.event {
        Event::LiveDelivered(one) => Some(&one.pairing),
        _ => None,
    });
    let open = delivered.filter_map(|pairing| {
        let meeting = after.meeting(pairing).filter(|meeting| meeting.is_open() && meeting.live.is_some())?;
        Some(PairingId { sides: meeting.sides, ..pairing.clone() })
    });
    open.map(|pairing| LiveClosed { pairing }.into()).collect()
}
