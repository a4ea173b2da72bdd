//! Points, absences to come, forbidden pairs, accelerations, teams.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{
    AdjournedGames, HalfPoints, Idle, MAX_ROUNDS, MemberRole, RawForbidden, RawPlanned, Scoring, Spot,
};

use super::decode::{self, Fields};
use super::keys;
use super::value::Value;
use crate::collector::Collector;

/// The points that differ from `usual`. Left out, a win by forfeit and a bye are worth what a win is, a half-point bye
/// what a draw is, and everything else is as usual.
pub(super) fn scoring(value: &Value<'_>, usual: Scoring, notes: &mut Collector) -> Option<Scoring> {
    let fields = Fields::open(value, &keys::SCORING, notes)?;
    let [win, draw, loss, forfeit_win, forfeit_loss, pairing_bye, full_bye, half_bye, absence] =
        keys::SCORING.map(|key| match fields.get(key) {
            None => Given::LeftOut,
            Some(value) => decode::points(value, notes).map_or(Given::Unreadable, Given::Points),
        });
    let (win, draw) = (win.or(usual.win)?, draw.or(usual.draw)?);
    Some(Scoring {
        win,
        draw,
        loss: loss.or(usual.loss)?,
        forfeit_win: forfeit_win.or(win)?,
        forfeit_loss: forfeit_loss.or(usual.forfeit_loss)?,
        pairing_bye: pairing_bye.or(win)?,
        full_bye: full_bye.or(win)?,
        half_bye: half_bye.or(draw)?,
        absence: absence.or(usual.absence)?,
        adjourned: AdjournedGames::default(),
    })
}

/// What a file says about one kind of result.
enum Given {
    LeftOut,
    /// Reported already; nothing may be put in its place.
    Unreadable,
    Points(HalfPoints),
}

impl Given {
    fn or(self, usual: HalfPoints) -> Option<HalfPoints> {
        match self {
            Given::LeftOut => Some(usual),
            Given::Unreadable => None,
            Given::Points(points) => Some(points),
        }
    }
}

pub(super) fn absent_next(value: &Value<'_>, notes: &mut Collector) -> Option<RawPlanned> {
    let who = decode::whole(value, notes)?;
    Some(RawPlanned { place: value.at.place(), round: None, who, idle: Idle::AnnouncedAbsence })
}

/// A round, and one key that gives the kind and names the competitor.
pub(super) fn planned(value: &Value<'_>, notes: &mut Collector) -> Option<RawPlanned> {
    let mut known = vec!["round"];
    known.extend(keys::IDLE.iter().map(|(key, _)| *key));
    let fields = Fields::open(value, &known, notes)?;
    let round = fields.require("round", notes).and_then(|value| round(value, notes));
    let (who, idle) = idle(&fields, notes)?;
    Some(RawPlanned { place: fields.place(), round: Some(round?), who, idle })
}

/// The one key of an entry without opponent.
pub(super) fn idle(fields: &Fields<'_, '_>, notes: &mut Collector) -> Option<(u32, Idle)> {
    let mut given = keys::IDLE.iter().filter_map(|(key, idle)| Some((fields.get(key)?, *idle)));
    let (Some((value, idle)), None) = (given.next(), given.next()) else {
        let known: Vec<&str> = keys::IDLE.iter().map(|(key, _)| *key).collect();
        notes.missing(fields.place(), Message::new("json-one-key-of").with("keys", known));
        return None;
    };
    Some((decode::whole(value, notes)?, idle))
}

/// The number of a round.
fn round(value: &Value<'_>, notes: &mut Collector) -> Option<u32> {
    let number = decode::whole::<u32>(value, notes)?;
    if number == 0 || number as usize > MAX_ROUNDS {
        let expected = Message::new("json-a-round").with("most", MAX_ROUNDS);
        decode::refuse(value, expected, notes);
        return None;
    }
    Some(number)
}

pub(super) fn forbidden(value: &Value<'_>, notes: &mut Collector) -> Option<RawForbidden> {
    let fields = Fields::open(value, &["members", "from", "to"], notes)?;
    let members = fields.require("members", notes)?;
    Some(RawForbidden {
        place: fields.place(),
        members: decode::list_of(members, notes, decode::whole),
        from: fields.read("from", notes, round),
        to: fields.read("to", notes, round),
    })
}

/// No player may stand there twice: which of the two would count?
pub(super) fn accelerations(
    fields: &Fields<'_, '_>,
    notes: &mut Collector,
) -> Vec<(Spot<u32>, Vec<HalfPoints>)> {
    let all = fields.list("accelerations", notes, acceleration);
    let mut by_number: BTreeMap<u32, (Spot<u32>, Vec<HalfPoints>)> = BTreeMap::new();
    for (no, points) in all {
        let place = no.place.clone();
        let value = no.value;
        if by_number.insert(value, (no, points)).is_some() {
            notes.problem(place, Message::new("json-acceleration-twice").with("no", value));
        }
    }
    by_number.into_values().collect()
}

fn acceleration(value: &Value<'_>, notes: &mut Collector) -> Option<(Spot<u32>, Vec<HalfPoints>)> {
    let fields = Fields::open(value, &["no", "points"], notes)?;
    let no = fields.require("no", notes).and_then(|value| decode::whole_spot(value, notes));
    let points = fields.require("points", notes)?;
    let values = decode::list_of(points, notes, decode::points);
    if values.len() > MAX_ROUNDS {
        decode::refuse(points, Message::new("json-a-round").with("most", MAX_ROUNDS), notes);
    }
    Some((no?, values))
}

pub(super) fn team(value: &Value<'_>, notes: &mut Collector) -> Option<(String, Vec<Spot<u32>>)> {
    let fields = Fields::open(value, &["name", "members"], notes)?;
    let name = fields.require("name", notes).and_then(|value| decode::text(value, notes));
    let members = decode::list_of(fields.require("members", notes)?, notes, decode::whole_spot);
    Some((name?.to_owned(), members))
}

/// A member of a roster.
pub(super) fn member(value: &Value<'_>, notes: &mut Collector) -> Option<(Spot<String>, MemberRole)> {
    let fields = Fields::open(value, &["name", "role"], notes)?;
    let name = fields.require("name", notes).and_then(|value| decode::text_spot(value, notes));
    let role = fields.read("role", notes, |value, notes| decode::one_of(value, &keys::ROLES, notes));
    Some((name?, role.unwrap_or(MemberRole::Player)))
}
