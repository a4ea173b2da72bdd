//! What a webhook reports of a tournament: small, and where to look for more.

use std::collections::BTreeSet;

use kolo_messages::Lang;
use kolo_model::{RoundNumber, Verdict};
use kolo_tournament::{EntrantId, Event, Ledger, PairingId, Recorded, State, Step};
use kolo_views::plan::Plan;
use serde_json::{Value, json};

use super::call::Parcel;
use super::payload::{
    self, DrawPayload, GamePayload, MatchPayload, PayloadBefore, PayloadPair, PayloadSide, ResultPayload,
    RoundPayload, StepPayload, ViewPayload, WithdrawalPayload,
};
use super::{Topic, happened, plans, ties};
use crate::tournament::Tournament;

/// Something that is reported.
#[derive(Debug, Clone)]
pub(crate) struct Outgoing {
    /// Of what it is.
    pub(crate) topic: Topic,
    /// Its place among all that is reported.
    pub(crate) seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub(crate) at: i64,
    /// What is sent.
    pub(crate) parcel: Parcel,
}

/// The next thing after a place that a webhook of these topics is notified of; `None` if there is nothing more. Names
/// are those of `shown`, the public view of the tournament: what is sent leaves the server.
pub(crate) fn next(
    name: &str,
    tournament: &Tournament,
    shown: Option<&State>,
    after: u64,
    topics: &BTreeSet<Topic>,
) -> Option<Outgoing> {
    let ledger = &tournament.ledger;
    let mut written = later(ledger, after).iter();
    let written = written.find_map(|record| {
        of_record(name, ledger, shown, record).filter(|outgoing| topics.contains(&outgoing.topic))
    });
    let opened = happened::after(tournament.opened(), after).iter();
    let opened =
        opened.filter(|one| topics.contains(&one.topic())).map(|one| plans::outgoing(one, name, shown));
    written.into_iter().chain(opened.take(1)).min_by_key(|outgoing| outgoing.seq)
}

/// The events of the log behind a place.
fn later(ledger: &Ledger, after: u64) -> &[Recorded] {
    let records = ledger.records();
    &records[records.partition_point(|record| happened::of_event(record.seq) <= after)..]
}

/// How many things after a place are to be sent.
pub(crate) fn waiting(tournament: &Tournament, after: u64, topics: &BTreeSet<Topic>) -> u64 {
    let ledger = &tournament.ledger;
    let written = later(ledger, after).iter().filter_map(|record| meaning("", ledger, None, &record.event));
    let written = written.filter(|meaning| topics.contains(&meaning.topic)).count();
    let opened = happened::after(tournament.opened(), after).iter();
    let opened = opened.filter(|one| topics.contains(&one.topic())).count();
    u64::try_from(written + opened).unwrap_or(u64::MAX)
}

fn of_record(name: &str, ledger: &Ledger, shown: Option<&State>, record: &Recorded) -> Option<Outgoing> {
    let Meaning { topic, kind, data } = meaning(name, ledger, shown, &record.event)?;
    let (seq, at) = (record.seq, record.at.0);
    let id = format!("{name}-{seq}");
    let body = json!({
        "id": id,
        "kind": kind,
        "tournament": name,
        "version": seq,
        "at": at,
        "data": data,
    });
    let parcel = Parcel { id, kind, body: body.to_string() };
    Some(Outgoing { topic, seq: happened::of_event(seq), at, parcel })
}

/// What an event means to others.
struct Meaning {
    topic: Topic,
    kind: &'static str,
    data: Value,
}

/// What an event means to others, if it is reported at all.
fn meaning(name: &str, ledger: &Ledger, shown: Option<&State>, event: &Event) -> Option<Meaning> {
    let rounds = |kind, data| Some(Meaning { topic: Topic::Rounds, kind, data });
    let results = |kind, data| Some(Meaning { topic: Topic::Results, kind, data });
    let end = |kind| {
        let data = payload::data(&ViewPayload { venue: None, view: Some(format!("/api/t/{name}")) });
        Some(Meaning { topic: Topic::End, kind, data })
    };
    match event {
        Event::RoundPublished(published) => rounds("round.published", round(published.round, Some(name))),
        Event::RoundAmended(amended) => rounds("round.amended", round(amended.round, Some(name))),
        Event::RoundRevoked(revoked) => rounds("round.revoked", round(revoked.round, None)),
        Event::PlanPublished(published) => {
            let graph = ledger.state().and_then(|state| state.graph(&published.stage));
            let players = graph.and_then(|graph| graph.play()).map(|play| play.plan().entrants().len());
            let view = format!("/api/t/{name}/stages");
            let draw = DrawPayload { venue: None, teams: None, players, view };
            rounds("draw.published", payload::data(&draw))
        }
        Event::PlanUnpublished(_) => rounds("draw.revoked", plan_view(None)),
        Event::SlotsEdited(_) => rounds("draw.amended", plan_view(Some(name))),
        Event::TieDecided(decided) => {
            let (group, decision) = (decided.group.clone(), decided.decision.clone());
            let event = kolo_stages::Event::TieDecided { group, decision };
            let (_, kind, data) = ties::meaning(&event, &|id| side(shown, id))?;
            results(kind, data)
        }
        Event::Withdrawn(one) if ledger.state().is_some_and(|state| plays_a_plan(state, one.id)) => {
            let withdrawal = WithdrawalPayload { player: side(shown, one.id) };
            results("player.withdrawn", payload::data(&withdrawal))
        }
        Event::ResultConfirmed(game) if game.pairing.round().is_none() => {
            results("result.entered", match_result(shown, &game.pairing, game.verdict, None))
        }
        Event::ResultCorrected(game) if game.pairing.round().is_none() => {
            let before = (game.was, game.void.iter().map(ToString::to_string).collect());
            let data = match_result(shown, &game.pairing, game.verdict, Some(before));
            results("result.corrected", data)
        }
        Event::ResultConfirmed(game) => {
            results("result.entered", result(ledger, shown, &game.pairing, Some(game.verdict))?)
        }
        Event::ResultCorrected(game) => {
            results("result.corrected", result(ledger, shown, &game.pairing, Some(game.verdict))?)
        }
        Event::SidesCorrected(game) if game.pairing.round().is_none() => {
            let meeting = ledger.state()?.meeting(&game.pairing)?.as_played();
            let pairing = PairingId { sides: meeting.sides, ..game.pairing.clone() };
            results("sides.corrected", match_result(shown, &pairing, meeting.verdict(), None))
        }
        Event::SidesCorrected(game) => {
            results("sides.corrected", result(ledger, shown, &game.pairing.clone().swapped(), None)?)
        }
        Event::Finished(_) => end("tournament.finished"),
        Event::Reopened(_) => end("tournament.reopened"),
        // What is undone, or holds again, is sent to all who were notified of it.
        Event::StepUndone(undone) => of_step(name, ledger, shown, undone.step, "step.undone"),
        Event::StepRedone(redone) => of_step(name, ledger, shown, redone.step, "step.redone"),
        Event::Created(_)
        | Event::Configured(_)
        | Event::Entered(_)
        | Event::Edited(_)
        | Event::Withdrawn(_)
        | Event::Returned(_)
        | Event::CheckedIn(_)
        | Event::CheckedOut(_)
        | Event::AbsenceAnnounced(_)
        | Event::AbsenceCancelled(_)
        | Event::AbsenceCorrected(_)
        | Event::NumbersAssigned(_)
        | Event::RatingsConfirmed(_)
        | Event::RoundDrafted(_)
        | Event::DraftEdited(_)
        | Event::DraftDiscarded(_)
        | Event::StageClosed(_)
        | Event::PlanDrafted(_)
        | Event::PlanEdited(_)
        | Event::PlanDiscarded(_)
        | Event::ResultReported(_)
        | Event::LineUpSet(_)
        | Event::LiveOpened(_)
        | Event::LiveClosed(_)
        | Event::LiveDelivered(_)
        | Event::NoShowRecorded(_)
        | Event::NoShowLifted(_)
        | Event::LateCorrectionAllowed(_)
        | Event::RatingNoted(_)
        | Event::EndDescribed(_)
        | Event::StartSet(_)
        | Event::Noted(_)
        | Event::IncidentRecorded(_)
        | Event::IncidentAmended(_)
        | Event::SanctionGiven(_)
        | Event::ProtestLodged(_)
        | Event::ProtestPassedOver(_)
        | Event::ProtestDecided(_) => None,
    }
}

fn of_step(
    name: &str,
    ledger: &Ledger,
    shown: Option<&State>,
    step: Step,
    kind: &'static str,
) -> Option<Meaning> {
    let undoing = |event: &&Event| matches!(event, Event::StepUndone(_) | Event::StepRedone(_));
    let mut events = ledger.step(step).iter().map(|record| &record.event).filter(|event| !undoing(event));
    let was = events.find_map(|event| meaning(name, ledger, shown, event))?;
    let (topic, was) = (was.topic, PayloadBefore { kind: was.kind, data: was.data });
    Some(Meaning { topic, kind, data: payload::data(&StepPayload { venue: None, step: step.0, was }) })
}

/// A round, and where it is read in the tournament of this name.
fn round(round: RoundNumber, name: Option<&str>) -> Value {
    let view = name.map(|name| format!("/api/t/{name}/rounds/{round}"));
    payload::data(&RoundPayload { venue: None, round: round.get(), view })
}

/// A player by number and by the public name.
fn side(shown: Option<&State>, id: EntrantId) -> PayloadSide {
    let entrant = shown.and_then(|state| state.entrants().get(&id));
    let name = entrant.map(|entrant| entrant.entry.name.to_string());
    PayloadSide { name, ..PayloadSide::numbered(id.0) }
}

fn plays_a_plan(state: &State, id: EntrantId) -> bool {
    Plan::played(state).filter_map(|plan| plan.play()).any(|play| play.plan().entrant(id).is_some())
}

fn plan_view(name: Option<&str>) -> Value {
    payload::data(&ViewPayload { venue: None, view: name.map(|name| format!("/api/t/{name}/stages")) })
}

fn written(verdict: Verdict) -> Option<String> {
    kolo_views::result::text(verdict.outcome, verdict.score, Lang::En)
}

/// A result of a match of a plan; where it was corrected, with what counted before and the later results that no longer
/// hold.
fn match_result(
    shown: Option<&State>,
    pairing: &PairingId,
    verdict: Verdict,
    before: Option<(Verdict, Vec<String>)>,
) -> Value {
    let sides = pairing.sides.map(|id| side(shown, id));
    let game = pairing.place.to_string();
    let (before, void) = before.map(|(was, void)| (written(was), void)).unzip();
    payload::data(&ResultPayload::Match(MatchPayload {
        pair: PayloadPair { game, first: sides.first, second: sides.second },
        result: written(verdict).unwrap_or_default(),
        before: before.flatten(),
        void,
    }))
}

fn result(
    ledger: &Ledger,
    shown: Option<&State>,
    pairing: &PairingId,
    counted: Option<Verdict>,
) -> Option<Value> {
    let (round, table) = (pairing.round()?, ledger.table_of(pairing)?);
    Some(payload::data(&ResultPayload::Game(GamePayload {
        round: round.get(),
        table,
        first: side(shown, pairing.sides.first),
        second: side(shown, pairing.sides.second),
        result: counted.and_then(written),
    })))
}

/// What is sent when an organiser tries a webhook out.
pub(crate) fn trial(name: &str, id: u32, at: i64) -> Parcel {
    let delivery = format!("{name}-test-{id}-{at}");
    let body =
        json!({ "id": delivery, "kind": "test", "tournament": name, "version": 0, "at": at, "data": {} });
    Parcel { id: delivery, kind: "test", body: body.to_string() }
}
