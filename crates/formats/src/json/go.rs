//! What only go tournaments set, read and written.

use kolo_messages::Message;
use kolo_model::{
    DrawPreset, DrawWishes, ForfeitOpponents, GameTerms, GoRank, GoSettings, Handicap, HandicapBy,
    HandicapRules, Komi, McMahon, Seeding, SeedingPlan, StrengthBy, SuperGroup, Tournament, Wish,
};

use super::decode::{self, Fields};
use super::keys;
use super::value::{Node, Value};
use super::writer::{Object, list, quoted};
use crate::collector::Collector;

/// The settings of the file.
pub(super) fn settings(fields: &Fields<'_, '_>, notes: &mut Collector) -> GoSettings {
    GoSettings {
        mcmahon: fields.read("mcmahon", notes, mcmahon).unwrap_or_default(),
        handicap: fields.read("handicap", notes, handicap_rules),
        komi: fields.read("komi", notes, komi),
        draw: fields.read("draw", notes, draw).unwrap_or_default(),
        forfeits: fields
            .read("forfeits", notes, |value, notes| decode::one_of(value, &keys::FORFEITS, notes))
            .unwrap_or_default(),
    }
}

fn mcmahon(value: &Value<'_>, notes: &mut Collector) -> Option<McMahon> {
    let fields = Fields::open(value, &keys::MCMAHON, notes)?;
    let usual = McMahon::default();
    Some(McMahon {
        by: fields
            .read("by", notes, |value, notes| decode::one_of(value, &StrengthBy::ALL, notes))
            .unwrap_or(usual.by),
        bar: fields.read("bar", notes, rank),
        floor: fields.read("floor", notes, rank),
        first_professional: fields
            .read("first_professional", notes, amateur_rank)
            .unwrap_or(usual.first_professional),
    })
}

fn handicap_rules(value: &Value<'_>, notes: &mut Collector) -> Option<HandicapRules> {
    let fields = Fields::open(value, &keys::HANDICAP, notes)?;
    let usual = HandicapRules::default();
    Some(HandicapRules {
        by: fields
            .read("by", notes, |value, notes| decode::one_of(value, &HandicapBy::ALL, notes))
            .unwrap_or(usual.by),
        reduction: fields
            .read("reduction", notes, |value, notes| decode::whole_within(value, 0..=u8::MAX, notes))
            .unwrap_or(usual.reduction),
        none_from: fields.read("none_from", notes, rank).unwrap_or(usual.none_from),
        most: fields.read("most", notes, stones).unwrap_or(usual.most),
        komi: fields.read("komi", notes, komi).unwrap_or(usual.komi),
    })
}

fn draw(value: &Value<'_>, notes: &mut Collector) -> Option<DrawWishes> {
    let fields = Fields::open(value, &keys::DRAW, notes)?;
    Some(DrawWishes {
        preset: fields
            .read("preset", notes, |value, notes| decode::one_of(value, &DrawPreset::ALL, notes))
            .unwrap_or_default(),
        wishes: fields.get("wishes").map(|value| wishes(value, notes)),
        seeding: fields.read("seeding", notes, seeding_plan),
    })
}

fn wishes(value: &Value<'_>, notes: &mut Collector) -> Vec<Wish> {
    let mut wishes = Vec::new();
    for wish in decode::list(value, notes).unwrap_or_default() {
        let Some(name) = decode::one_of(wish, &Wish::ALL, notes) else {
            continue;
        };
        if wishes.contains(&name) {
            let message = Message::new("json-wish-twice").with("wish", keys::name_of(&Wish::ALL, &name));
            notes.problem(wish.at.place(), message);
        } else {
            wishes.push(name);
        }
    }
    wishes
}

/// One way for all rounds, or an object with the way of the first rounds and the later one.
fn seeding_plan(value: &Value<'_>, notes: &mut Collector) -> Option<SeedingPlan> {
    if !matches!(value.node, Node::Object(_)) {
        return decode::one_of(value, &Seeding::ALL, notes).map(SeedingPlan::always);
    }
    let fields = Fields::open(value, &keys::SEEDING, notes)?;
    let mut way = |key| {
        let value = fields.require(key, notes)?;
        decode::one_of(value, &Seeding::ALL, notes)
    };
    let (first, later) = (way("first"), way("later"));
    let first_rounds = fields.require("first_rounds", notes).and_then(|value| decode::whole(value, notes));
    Some(SeedingPlan { first: first?, first_rounds: first_rounds?, later: later? })
}

fn rank(value: &Value<'_>, notes: &mut Collector) -> Option<GoRank> {
    let rank = decode::text(value, notes)?.parse::<GoRank>();
    rank.map_err(|error| notes.problem(value.at.place(), error.message())).ok()
}

fn amateur_rank(value: &Value<'_>, notes: &mut Collector) -> Option<GoRank> {
    let rank = rank(value, notes)?;
    if rank.is_professional() {
        notes.problem(value.at.place(), Message::new("rank-not-amateur").with("rank", rank.to_string()));
        return None;
    }
    Some(rank)
}

fn stones(value: &Value<'_>, notes: &mut Collector) -> Option<Handicap> {
    let stones = Handicap::try_from(decode::whole::<u8>(value, notes)?);
    stones.map_err(|error| notes.problem(value.at.place(), error.message())).ok()
}

fn komi(value: &Value<'_>, notes: &mut Collector) -> Option<Komi> {
    let Node::Number(text) = value.node else {
        decode::refuse(value, Message::new("json-a-number-of-points"), notes);
        return None;
    };
    text.parse::<Komi>().map_err(|error| notes.problem(value.at.place(), error.message())).ok()
}

/// Handicap and komi of a game.
pub(super) fn terms(fields: &Fields<'_, '_>, notes: &mut Collector) -> GameTerms {
    GameTerms {
        handicap: fields.read("handicap", notes, stones).unwrap_or_default(),
        komi: fields.read("komi", notes, komi),
    }
}

/// What the arbiter adds to a start coefficient: small enough that nothing overflows, large enough for any event.
pub(super) fn adjustment(fields: &Fields<'_, '_>, notes: &mut Collector) -> i32 {
    let within =
        |value: &Value<'_>, notes: &mut Collector| decode::whole_within(value, i8::MIN..=i8::MAX, notes);
    fields.read("mm_adjustment", notes, within).map_or(0, i32::from)
}

/// Whether a player is in the super group.
pub(super) fn super_group(fields: &Fields<'_, '_>, notes: &mut Collector) -> SuperGroup {
    match fields.read("super_group", notes, decode::flag) {
        Some(true) => SuperGroup::Member,
        Some(false) | None => SuperGroup::Outside,
    }
}

/// Writes what is not usual.
pub(super) fn put_settings(file: &mut Object, tournament: &Tournament) {
    let GoSettings { mcmahon, handicap, komi, draw, forfeits } = tournament.go();
    if *mcmahon != McMahon::default() {
        file.put("mcmahon", mcmahon_object(*mcmahon).inline());
    }
    file.put_some("handicap", handicap.map(|rules| handicap_object(rules).inline()));
    file.put_some("komi", *komi);
    if *draw != DrawWishes::default() {
        file.put("draw", draw_object(draw).inline());
    }
    if *forfeits != ForfeitOpponents::default() {
        file.put("forfeits", quoted(keys::name_of(&keys::FORFEITS, forfeits)));
    }
}

fn quoted_rank(rank: GoRank) -> String {
    quoted(&rank.to_string())
}

fn mcmahon_object(rules: McMahon) -> Object {
    let McMahon { by, bar, floor, first_professional } = rules;
    let usual = McMahon::default();
    let mut object = Object::default();
    if by != usual.by {
        object.put("by", quoted(keys::name_of(&StrengthBy::ALL, &by)));
    }
    object.put_some("bar", bar.map(quoted_rank));
    object.put_some("floor", floor.map(quoted_rank));
    if first_professional != usual.first_professional {
        object.put("first_professional", quoted_rank(first_professional));
    }
    object
}

fn handicap_object(rules: HandicapRules) -> Object {
    let HandicapRules { by, reduction, none_from, most, komi } = rules;
    let mut object = Object::default();
    object.put("by", quoted(keys::name_of(&HandicapBy::ALL, &by)));
    object.put("reduction", reduction);
    object.put("none_from", quoted_rank(none_from));
    object.put("most", most);
    object.put("komi", komi);
    object
}

fn draw_object(draw: &DrawWishes) -> Object {
    let DrawWishes { preset, wishes, seeding } = draw;
    let mut object = Object::default();
    if *preset != DrawPreset::default() {
        object.put("preset", quoted(preset.code()));
    }
    let names = |wishes: &Vec<Wish>| list(wishes.iter().map(|wish| quoted(keys::name_of(&Wish::ALL, wish))));
    object.put_some("wishes", wishes.as_ref().map(names));
    object.put_some("seeding", seeding.map(seeding_value));
    object
}

fn seeding_value(plan: SeedingPlan) -> String {
    let way = |seeding: Seeding| quoted(keys::name_of(&Seeding::ALL, &seeding));
    if plan == SeedingPlan::always(plan.later) {
        return way(plan.later);
    }
    let mut object = Object::default();
    object.put("first", way(plan.first));
    object.put("first_rounds", plan.first_rounds);
    object.put("later", way(plan.later));
    object.inline()
}

/// Writes handicap and komi of a game that has them.
pub(super) fn put_terms(object: &mut Object, terms: GameTerms) {
    if !terms.handicap.is_none() {
        object.put("handicap", terms.handicap);
    }
    object.put_some("komi", terms.komi);
}
