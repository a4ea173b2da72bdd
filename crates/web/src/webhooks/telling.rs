//! What a webhook is told of a tournament: small, and where to look for more.

use kolo_messages::Lang;
use kolo_model::{RoundNumber, Verdict};
use kolo_tournament::{EntrantId, Event, Ledger, PairingId, Recorded, State, Step};
use serde_json::{Value, json};

use super::Topic;
use super::call::Parcel;
use super::told::{self, ToldBefore, ToldGame, ToldRound, ToldSide, ToldStep, ToldView};

/// Something that is told.
#[derive(Debug, Clone)]
pub(crate) struct Telling {
    /// Of what it is.
    pub(crate) topic: Topic,
    /// The place of the event in the log.
    pub(crate) seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub(crate) at: i64,
    /// What is sent.
    pub(crate) parcel: Parcel,
}

/// The next thing after a version that a webhook of these topics is told; `None` if there is nothing more.
/// Names are those of `shown`, the tournament as everybody may see it: what is told goes out of the house.
pub(crate) fn next(
    name: &str,
    ledger: &Ledger,
    shown: Option<&State>,
    after: u64,
    topics: &std::collections::BTreeSet<Topic>,
) -> Option<Telling> {
    let from = usize::try_from(after).unwrap_or(usize::MAX).min(ledger.records().len());
    let later = ledger.records()[from..].iter();
    later
        .filter_map(|record| of_record(name, ledger, shown, record))
        .find(|telling| topics.contains(&telling.topic))
}

/// How many things after a version are to be told.
pub(crate) fn waiting(ledger: &Ledger, after: u64, topics: &std::collections::BTreeSet<Topic>) -> u64 {
    let from = usize::try_from(after).unwrap_or(usize::MAX).min(ledger.records().len());
    let later = ledger.records()[from..].iter();
    let told = later.filter_map(|record| meaning("", ledger, None, &record.event));
    let count = told.filter(|meaning| topics.contains(&meaning.topic)).count();
    u64::try_from(count).unwrap_or(u64::MAX)
}

fn of_record(name: &str, ledger: &Ledger, shown: Option<&State>, record: &Recorded) -> Option<Telling> {
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
    Some(Telling { topic, seq, at, parcel: Parcel { id, kind, body: body.to_string() } })
}

/// What an event means to others.
struct Meaning {
    topic: Topic,
    kind: &'static str,
    data: Value,
}

/// What an event means to others, if anybody is told of it.
fn meaning(name: &str, ledger: &Ledger, shown: Option<&State>, event: &Event) -> Option<Meaning> {
    let rounds = |kind, data| Some(Meaning { topic: Topic::Rounds, kind, data });
    let results = |kind, data| Some(Meaning { topic: Topic::Results, kind, data });
    let end = |kind| {
        let data = told::data(&ToldView { venue: None, view: Some(format!("/api/t/{name}")) });
        Some(Meaning { topic: Topic::End, kind, data })
    };
    match event {
        Event::RoundPublished(published) => rounds("round.published", round(published.round, Some(name))),
        Event::RoundAmended(amended) => rounds("round.amended", round(amended.round, Some(name))),
        Event::RoundRevoked(revoked) => rounds("round.revoked", round(revoked.round, None)),
        Event::ResultConfirmed(game) => {
            results("result.entered", result(ledger, shown, &game.pairing, Some(game.verdict))?)
        }
        Event::ResultCorrected(game) => {
            results("result.corrected", result(ledger, shown, &game.pairing, Some(game.verdict))?)
        }
        Event::SidesCorrected(game) => {
            results("sides.corrected", result(ledger, shown, &game.pairing.clone().swapped(), None)?)
        }
        Event::Finished(_) => end("tournament.finished"),
        Event::Reopened(_) => end("tournament.reopened"),
        // What is taken back, or holds again, is told to whoever was told of it.
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
        | Event::PlanPublished(_)
        | Event::PlanUnpublished(_)
        | Event::SlotsEdited(_)
        | Event::TieDecided(_)
        | Event::ResultReported(_)
        | Event::LineUpSet(_)
        | Event::NoShowRecorded(_)
        | Event::NoShowLifted(_)
        | Event::LateCorrectionAllowed(_)
        | Event::RatingNoted(_)
        | Event::EndDescribed(_)
        | Event::StartSet(_)
        | Event::IncidentRecorded(_)
        | Event::IncidentAmended(_)
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
    let (topic, was) = (was.topic, ToldBefore { kind: was.kind, data: was.data });
    Some(Meaning { topic, kind, data: told::data(&ToldStep { venue: None, step: step.0, was }) })
}

/// A round, and where it is read in the tournament of this name.
fn round(round: RoundNumber, name: Option<&str>) -> Value {
    let view = name.map(|name| format!("/api/t/{name}/rounds/{round}"));
    told::data(&ToldRound { venue: None, round: round.get(), view })
}

fn result(
    ledger: &Ledger,
    shown: Option<&State>,
    pairing: &PairingId,
    counted: Option<Verdict>,
) -> Option<Value> {
    let (round, table) = (pairing.round()?, ledger.table_of(pairing)?);
    let who = |id: EntrantId| {
        let entrant = shown.and_then(|state| state.entrants().get(&id));
        let name = entrant.map(|entrant| entrant.entry.name.to_string());
        ToldSide { name, ..ToldSide::numbered(id.0) }
    };
    let written =
        counted.and_then(|verdict| kolo_views::result::text(verdict.outcome, verdict.score, Lang::En));
    Some(told::data(&ToldGame {
        round: round.get(),
        table,
        first: who(pairing.sides.first),
        second: who(pairing.sides.second),
        result: written,
    }))
}

/// What is sent when somebody at the desk tries a webhook out.
pub(crate) fn trial(name: &str, id: u32, at: i64) -> Parcel {
    let delivery = format!("{name}-test-{id}-{at}");
    let body =
        json!({ "id": delivery, "kind": "test", "tournament": name, "version": 0, "at": at, "data": {} });
    Parcel { id: delivery, kind: "test", body: body.to_string() }
}
