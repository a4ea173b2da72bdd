//! One sentence for every event.

use std::collections::BTreeSet;

use kolo_messages::{Arg, Lang, Message};
use kolo_model::{Name, Outcome, PerSide, Verdict};
use kolo_rulings::Assessment;
use kolo_stages::{Slot, SlotChange};
use kolo_tournament::{
    EntrantId, Event, ForRating, IncidentId, Ledger, Note, NumbersOrigin, PairingId, Place, ProtestRuling,
    RatingNote, Recorded, RevokeGround, Scene, StageId, TableNumber,
};

use crate::entries::idle_message;
use crate::notes::person;
use crate::{result, sanctions};

/// The result that an event of the same step let count.
fn delivered(ledger: &Ledger, record: &Recorded) -> Option<Verdict> {
    ledger.step(record.step).iter().find_map(|one| match &one.event {
        Event::ResultConfirmed(one) => Some(one.verdict),
        Event::ResultCorrected(one) => Some(one.verdict),
        _ => None,
    })
}

/// What happened, in a sentence. Names are those of today: who was renamed since is found under the name that
/// they have now.
#[expect(clippy::too_many_lines, reason = "one list: a sentence for every kind of event")]
pub(crate) fn describe(ledger: &Ledger, record: &Recorded) -> Message {
    let name = |id: EntrantId| name_of(ledger, id);
    let pair = |sides: PerSide<EntrantId>| format!("{} – {}", name(sides.first), name(sides.second));
    let at = |message: Message, pairing: &PairingId| {
        let message = message.with("round", round_of(pairing));
        message.with("table", table_of(ledger.table_of(pairing))).with("pair", pair(pairing.sides))
    };
    // A match of a round is at a table, one of a plan has a name.
    let of_match = |in_round: &'static str, in_plan: &'static str, pairing: &PairingId| match &pairing.place {
        Place::Round(_) => at(Message::new(in_round), pairing),
        Place::Node(game) => Message::new(in_plan).with("match", game).with("pair", pair(pairing.sides)),
    };
    let on_devices = |key: &'static str, pairing: &PairingId| {
        let game = match (&pairing.place, ledger.table_of(pairing)) {
            (Place::Round(round), Some(table)) => format!("{round}.{table}"),
            (Place::Round(_), None) | (Place::Node(_), _) => pairing.place.to_string(),
        };
        let sides = pairing.sides.map(name);
        Message::new(key).with("game", game).with("first", sides.first).with("second", sides.second)
    };
    let of_stage = |key: &'static str, stage: &StageId| Message::new(key).with("stage", stage.label());
    let by_hand = |key: &'static str, stage: &StageId, changes: &[SlotChange]| {
        of_stage(key, stage).with("names", moved(changes).into_iter().map(name).collect::<Vec<String>>())
    };
    match &record.event {
        Event::StageClosed(one) => {
            of_stage("day-log-stage-closed", &one.stage).with("count", one.order.len())
        }
        Event::PlanDrafted(one) => of_stage(drafted(ledger, record.seq, &one.stage), &one.stage),
        Event::PlanEdited(one) => by_hand("day-log-plan-edited", &one.stage, &one.changes),
        Event::PlanDiscarded(one) => of_stage("day-log-plan-discarded", &one.stage),
        Event::PlanPublished(one) => of_stage("day-log-plan-published", &one.stage),
        Event::PlanUnpublished(one) => of_stage("day-log-plan-unpublished", &one.stage),
        Event::SlotsEdited(one) => by_hand("day-log-slots", &one.stage, &one.changes),
        Event::TieDecided(one) => {
            let order: Vec<String> = one.decision.order.iter().map(|id| name(*id)).collect();
            Message::new("day-log-tie").with("group", &one.group).with("order", order)
        }
        Event::Created(created) => {
            Message::new("day-log-created").with("name", created.settings.name.to_string())
        }
        Event::Configured(_) => Message::new("day-log-configured"),
        Event::Entered(one) => Message::new("day-log-entered").with("name", one.entry.name.to_string()),
        Event::Edited(one) => Message::new("day-log-edited").with("name", one.entry.name.to_string()),
        Event::Withdrawn(one) => Message::new("day-log-withdrawn").with("name", name(one.id)),
        Event::Returned(one) => Message::new("day-log-returned").with("name", name(one.id)),
        Event::CheckedIn(one) => Message::new("day-log-checked-in").with("name", name(one.id)),
        Event::CheckedOut(one) => Message::new("day-log-checked-out").with("name", name(one.id)),
        Event::AbsenceAnnounced(one) => Message::new("day-log-absence")
            .with("name", name(one.id))
            .with("round", one.round)
            .with("what", idle_message(one.idle)),
        Event::AbsenceCancelled(one) => {
            Message::new("day-log-absence-cancelled").with("name", name(one.id)).with("round", one.round)
        }
        Event::AbsenceCorrected(one) => Message::new("day-log-absence-corrected")
            .with("name", name(one.id))
            .with("round", one.round)
            .with("was", idle_message(one.was))
            .with("what", idle_message(one.idle)),
        Event::NumbersAssigned(one) => Message::new("day-log-numbers")
            .with("count", one.order.len())
            .with("how", numbers_message(one.origin)),
        Event::RatingsConfirmed(one) => {
            let names: Vec<String> = one.without.iter().map(|id| name(*id)).collect();
            Message::new("day-log-ratings-confirmed").with("names", names)
        }
        Event::RoundDrafted(one) => Message::new("day-log-drafted")
            .with("round", one.round)
            .with("pairs", one.sheet.pairs.len())
            .with("how", one.origin.message()),
        Event::DraftEdited(one) => Message::new("day-log-draft-edited").with("round", one.round),
        Event::DraftDiscarded(one) => Message::new("day-log-draft-discarded").with("round", one.round),
        Event::RoundPublished(one) => {
            Message::new("day-log-published").with("round", one.round).with("pairs", one.sheet.pairs.len())
        }
        Event::RoundAmended(one) => {
            Message::new("day-log-amended").with("round", one.round).with("ground", one.ground.message())
        }
        Event::RoundRevoked(one) => match one.ground {
            RevokeGround::CompetitionRules => Message::new("day-log-revoked-by-rules"),
            RevokeGround::Unlawful | RevokeGround::Correction | RevokeGround::Mistake => {
                Message::new("day-log-revoked")
            }
        }
        .with("round", one.round),
        Event::LateCorrectionAllowed(one) => Message::new("day-log-late-correction").with("round", one.round),
        Event::RatingNoted(one) => {
            let note = RatingNote { pairing: one.pairing.clone(), was: one.was, should: one.should };
            let what = for_rating(&note, ledger.table_of(&note.pairing), pair(one.pairing.sides));
            Message::new("day-log-rating-noted").with("what", what)
        }
        Event::ResultReported(one) => of_match("day-log-reported", "day-log-match-reported", &one.pairing)
            .with("by", name(one.by))
            .with("result", written(one.verdict)),
        Event::ResultConfirmed(one) => of_match("day-log-result", "day-log-match-result", &one.pairing)
            .with("result", written(one.verdict)),
        Event::ResultCorrected(one) => of_match("day-log-corrected", "day-log-match-corrected", &one.pairing)
            .with("was", written(one.was.outcome.into()))
            .with("result", written(one.verdict)),
        Event::LineUpSet(one) => of_match("day-log-line-up", "day-log-match-line-up", &one.pairing),
        Event::LiveOpened(one) => on_devices("contest-slip-live-opened", &one.pairing),
        Event::LiveClosed(one) => on_devices("contest-slip-live-closed", &one.pairing),
        Event::LiveDelivered(one) => on_devices("contest-slip-came-live", &one.pairing)
            .with("result", delivered(ledger, record).map_or_else(|| Arg::from("–"), written)),
        Event::SidesCorrected(one) => {
            of_match("day-log-sides-corrected", "day-log-match-sides", &one.pairing)
        }
        Event::NoShowRecorded(one) => Message::new("day-log-no-show")
            .with("name", name(one.id))
            .with("round", round_of(&one.pairing))
            .with("table", table_of(ledger.table_of(&one.pairing))),
        Event::NoShowLifted(one) => {
            Message::new("day-log-no-show-lifted").with("name", name(one.id)).with("round", one.round)
        }
        Event::EndDescribed(one) => {
            at(Message::new("day-log-described"), &one.pairing).with("end", one.end.message())
        }
        Event::StartSet(one) => Message::new("day-log-start-set").with("round", one.round),
        Event::Noted(one) => match &one.note {
            Note::Absence(absence) => Message::new("day-log-away").with("name", person(ledger, absence)),
            Note::Spectator { name } => Message::new("day-log-spectator").with("name", name),
        },
        Event::IncidentRecorded(one) => Message::new("day-log-incident")
            .with("id", one.id)
            .with("where", scene_message(&one.scene, one.scene.pairing().and_then(|at| ledger.table_of(at))))
            .with("what", one.assessment.case.entry().title()),
        Event::SanctionGiven(one) => sanctions::message(ledger, &one.sanction),
        Event::IncidentAmended(one) => amended(ledger, record.seq, one.id, &one.assessment),
        Event::ProtestLodged(one) if one.pairing.round().is_none() => Message::new("day-log-match-protest")
            .with("id", one.id)
            .with("match", one.pairing.place.to_string())
            .with("by", name(one.by)),
        Event::ProtestLodged(one) => Message::new("day-log-protest")
            .with("id", one.id)
            .with("round", round_of(&one.pairing))
            .with("table", table_of(ledger.table_of(&one.pairing)))
            .with("by", name(one.by)),
        Event::ProtestDecided(one) => {
            Message::new("day-log-protest-decided").with("id", one.id).with("ruling", ruled(&one.ruling))
        }
        Event::ProtestPassedOver(one) => Message::new("day-log-protest-passed-over").with("id", one.id),
        Event::Finished(_) => Message::new("day-log-finished"),
        Event::Reopened(_) => Message::new("day-log-reopened"),
        Event::StepUndone(one) => Message::new("day-log-undone").with("step", one.step),
        Event::StepRedone(one) => Message::new("day-log-redone").with("step", one.step),
    }
}

fn ruled(ruling: &ProtestRuling) -> Message {
    match ruling {
        ProtestRuling::Upheld(_) => Message::new("day-protest-upheld"),
        ProtestRuling::Rejected => Message::new("day-protest-rejected"),
    }
}

/// The sentence that the plan of a stage was drawn: again, where it was drawn before and that was not undone.
fn drafted(ledger: &Ledger, seq: u64, stage: &StageId) -> &'static str {
    let earlier = ledger.records().iter().rev().skip_while(|record| record.seq >= seq);
    let mut of_stage = earlier.filter_map(|record| match &record.event {
        Event::PlanDrafted(one) => (one.stage == *stage).then_some(true),
        Event::PlanDiscarded(one) => (one.stage == *stage).then_some(false),
        _ => None,
    });
    let again = of_stage.next().unwrap_or_default();
    if again { "day-log-plan-drafted-again" } else { "day-log-plan-drafted" }
}

/// Those who stand elsewhere after a plan was changed by hand.
fn moved(changes: &[SlotChange]) -> BTreeSet<EntrantId> {
    let who = |change: &SlotChange| match change.link {
        Slot::Entrant(id) => Some(id),
        Slot::Winner(_) | Slot::Loser(_) | Slot::Place { .. } | Slot::Bye => None,
    };
    changes.iter().filter_map(who).collect()
}

fn amended(ledger: &Ledger, seq: u64, id: IncidentId, now: &Assessment) -> Message {
    let was = assessed_before(ledger, seq, id).map(Assessment::message);
    Message::new("day-log-incident-amended")
        .with("id", id)
        .with("was", was.unwrap_or_else(|| now.case.entry().title()))
        .with("what", now.message())
}

/// How an incident stood before an event: as it was recorded or amended last.
fn assessed_before(ledger: &Ledger, seq: u64, id: IncidentId) -> Option<&Assessment> {
    let earlier = ledger.records().iter().rev().skip_while(|record| record.seq >= seq);
    earlier.filter(|record| !ledger.is_undone(record.step)).find_map(|record| {
        if let Event::IncidentRecorded(one) = &record.event {
            (one.id == id).then_some(&one.assessment)
        } else if let Event::IncidentAmended(one) = &record.event {
            (one.id == id).then_some(&one.assessment)
        } else {
            None
        }
    })
}

/// What is reported for rating of a game, and what counts.
pub(crate) fn for_rating(note: &RatingNote, table: Option<TableNumber>, pair: String) -> Message {
    let message = match note.should {
        ForRating::Result(outcome) => Message::new("day-for-rating-result")
            .with("was", written(note.was.into()))
            .with("should", written(outcome.into())),
        ForRating::SidesExchanged => Message::new("day-for-rating-sides"),
    };
    message.with("round", round_of(&note.pairing)).with("table", table_of(table)).with("pair", pair)
}

fn round_of(pairing: &PairingId) -> Arg {
    pairing.round().map_or_else(|| pairing.place.to_string().into(), Arg::from)
}

fn table_of(table: Option<TableNumber>) -> Arg {
    table.map_or_else(|| "–".into(), Arg::from)
}

/// The name of a player; a bare number for a player whose entry was undone.
fn name_of(ledger: &Ledger, id: EntrantId) -> String {
    let entrant = ledger.state().and_then(|state| state.entrants().get(&id));
    let known = entrant.map(|entrant| &entrant.entry.name);
    let entered = || {
        ledger.records().iter().find_map(|record| match &record.event {
            Event::Entered(one) if one.id == id => Some(&one.entry.name),
            _ => None,
        })
    };
    known.or_else(entered).map(Name::to_string).unwrap_or_default()
}

/// A result is signs and numbers, the same in every language; only an adjourned game has a word.
fn written(verdict: Verdict) -> Arg {
    let Verdict { outcome, score } = verdict;
    match outcome {
        Outcome::Adjourned => Message::new("day-adjourned").into(),
        Outcome::Pending | Outcome::Played(..) | Outcome::Forfeit(_) => {
            result::text(outcome, score, Lang::default()).unwrap_or_else(|| "–".to_owned()).into()
        }
    }
}

fn numbers_message(origin: NumbersOrigin) -> Message {
    match origin {
        NumbersOrigin::ByRating => Message::new("day-numbers-by-rating"),
        NumbersOrigin::ByLot => Message::new("day-numbers-by-lot"),
        NumbersOrigin::Given => Message::new("day-numbers-given"),
        NumbersOrigin::LateEntry => Message::new("day-numbers-late-entry"),
    }
}

pub(crate) fn scene_message(scene: &Scene, table: Option<TableNumber>) -> Message {
    match scene {
        Scene::Tournament => Message::new("day-scene-tournament"),
        Scene::Round { round, .. } => Message::new("day-scene-round").with("round", *round),
        Scene::Match { pairing, .. } if pairing.round().is_none() => {
            Message::new("day-scene-match").with("match", pairing.place.to_string())
        }
        Scene::Match { pairing, .. } => {
            Message::new("day-scene-table").with("round", round_of(pairing)).with("table", table_of(table))
        }
    }
}
