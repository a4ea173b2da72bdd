//! One sentence for every event.

use kolo_messages::{Arg, Lang, Message};
use kolo_model::{Name, Outcome, PerSide, Verdict};
use kolo_tournament::{
    EntrantId, Event, ForRating, Ledger, NumbersOrigin, PairingId, RatingNote, RevokeGround, Scene,
    TableNumber,
};

use crate::entries::idle_message;
use crate::result;

/// What happened, in a sentence. Names are those of today: who was renamed since is found under the name that
/// everybody knows now.
pub(crate) fn told(ledger: &Ledger, event: &Event) -> Message {
    let name = |id: EntrantId| name_of(ledger, id);
    let pair = |sides: PerSide<EntrantId>| format!("{} – {}", name(sides.first), name(sides.second));
    let at = |message: Message, pairing: &PairingId| {
        let message = message.with("round", round_of(pairing));
        message.with("table", table_of(ledger.table_of(pairing))).with("pair", pair(pairing.sides))
    };
    match event {
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
        Event::ResultReported(one) => at(Message::new("day-log-reported"), &one.pairing)
            .with("by", name(one.by))
            .with("result", written(one.verdict)),
        Event::ResultConfirmed(one) => {
            at(Message::new("day-log-result"), &one.pairing).with("result", written(one.verdict))
        }
        Event::ResultCorrected(one) => at(Message::new("day-log-corrected"), &one.pairing)
            .with("was", written(one.was.outcome.into()))
            .with("result", written(one.verdict)),
        Event::SidesCorrected(one) => at(Message::new("day-log-sides-corrected"), &one.pairing),
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
        Event::IncidentRecorded(one) => Message::new("day-log-incident")
            .with("id", one.id)
            .with("where", scene_message(&one.scene, one.scene.pairing().and_then(|at| ledger.table_of(at))))
            .with("what", one.assessment.case.entry().title()),
        Event::IncidentAmended(one) => Message::new("day-log-incident-amended")
            .with("id", one.id)
            .with("what", one.assessment.case.entry().title()),
        Event::ProtestLodged(one) => Message::new("day-log-protest")
            .with("id", one.id)
            .with("round", round_of(&one.pairing))
            .with("table", table_of(ledger.table_of(&one.pairing)))
            .with("by", name(one.by)),
        Event::ProtestDecided(one) => Message::new("day-log-protest-decided").with("id", one.id),
        Event::ProtestPassedOver(one) => Message::new("day-log-protest-passed-over").with("id", one.id),
        Event::Finished(_) => Message::new("day-log-finished"),
        Event::Reopened(_) => Message::new("day-log-reopened"),
        Event::StepUndone(one) => Message::new("day-log-undone").with("step", one.step),
        Event::StepRedone(one) => Message::new("day-log-redone").with("step", one.step),
    }
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

/// The name of somebody; a bare number for somebody whose entry was undone.
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
        Scene::Match { pairing, .. } => {
            Message::new("day-scene-table").with("round", round_of(pairing)).with("table", table_of(table))
        }
    }
}
