//! The rounds: games, byes and absences.

use kolo_messages::Message;
use kolo_model::{
    ForfeitResult, Outcome, PerSide, PlayedResult, RatingReport, RawEntry, RawGameResult, RawRound, Scoring,
};

use super::decode::{self, Fields};
use super::value::Value;
use super::{go, keys, settings};
use crate::collector::Collector;

pub(super) fn round(value: &Value<'_>, scoring: &Scoring, notes: &mut Collector) -> Option<RawRound> {
    decode::list(value, notes)?;
    let entries = decode::list_of(value, notes, |value, notes| entry(value, scoring, notes));
    Some(RawRound { entries })
}

fn entry(value: &Value<'_>, scoring: &Scoring, notes: &mut Collector) -> Option<RawEntry> {
    let mut known = keys::GAME.to_vec();
    known.extend(keys::IDLE.iter().map(|(key, _)| *key));
    let fields = Fields::open(value, &known, notes)?;
    let of_game = keys::GAME.iter().any(|key| fields.get(key).is_some());
    let of_idle = keys::IDLE.iter().any(|(key, _)| fields.get(key).is_some());
    if of_game && of_idle {
        notes.missing(fields.place(), Message::new("json-game-and-bye"));
        return None;
    }
    if of_game {
        return game(&fields, scoring, notes);
    }
    let (who, idle) = settings::idle(&fields, notes)?;
    Some(RawEntry::Idle { place: fields.place(), who, idle })
}

fn game(fields: &Fields<'_, '_>, scoring: &Scoring, notes: &mut Collector) -> Option<RawEntry> {
    let first = fields.require("first", notes).and_then(|value| decode::whole(value, notes));
    let second = fields.require("second", notes).and_then(|value| decode::whole(value, notes));
    let result = result(fields, scoring, notes);
    let score = fields.read("score", notes, |value, notes| decode::pair(value, notes, decode::whole));
    let terms = go::terms(fields, notes);
    let sides = PerSide::new(first?, second?);
    Some(RawEntry::Game { place: fields.place(), sides, result: result?, score, terms })
}

/// Exactly one of `points`, `result`, `adjourned`, `pending`; with the first two `forfeit` or `unrated`.
fn result(fields: &Fields<'_, '_>, scoring: &Scoring, notes: &mut Collector) -> Option<RawGameResult> {
    let mut flag = |key: &str| fields.read(key, notes, decode::flag).unwrap_or(false);
    let (forfeit, unrated) = (flag("forfeit"), flag("unrated"));
    let (adjourned, pending) = (flag("adjourned"), flag("pending"));
    let points = fields.get("points");
    let result = fields.get("result");
    let ways = [points.is_some(), result.is_some(), adjourned, pending];
    if ways.into_iter().filter(|given| *given).count() != 1 {
        notes.missing(fields.place(), Message::new("json-one-result"));
        return None;
    }
    if forfeit && unrated || (forfeit || unrated) && (adjourned || pending) {
        notes.missing(fields.place(), Message::new("json-result-flags"));
        return None;
    }
    if adjourned {
        return Some(RawGameResult::Adjourned);
    }
    if pending {
        return Some(RawGameResult::Pending);
    }
    if let Some(value) = result {
        let shares = |value: &Value<'_>, notes: &mut Collector| decode::one_of(value, &keys::SHARES, notes);
        let shares = decode::pair(value, notes, shares)?;
        let outcome = if forfeit {
            ForfeitResult::from_shares(shares).map(Outcome::Forfeit)
        } else {
            PlayedResult::from_shares(shares).map(|result| Outcome::Played(result, report(unrated)))
        };
        if outcome.is_none() {
            notes.missing(value.at.place(), Message::new("json-result-impossible"));
        }
        return outcome.map(RawGameResult::Outcome);
    }
    let points = decode::pair(points?, notes, decode::points)?;
    if forfeit {
        return Some(RawGameResult::ForfeitPoints(points));
    }
    if unrated && let Some(result) = scoring.shares_of_points(points).and_then(PlayedResult::from_shares) {
        return Some(RawGameResult::Outcome(Outcome::Played(result, RatingReport::Unrated)));
    }
    Some(RawGameResult::Points(points))
}

fn report(unrated: bool) -> RatingReport {
    if unrated { RatingReport::Unrated } else { RatingReport::Rated }
}
