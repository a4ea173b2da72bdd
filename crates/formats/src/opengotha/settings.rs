//! Settings of the tournament.

use kolo_messages::Message;
use kolo_model::{
    DrawPreset, DrawWishes, EventInfo, GoRank, GoSettings, HalfPoints, Handicap, HandicapBy, HandicapRules,
    Komi, McMahon, RawTournament, Scoring, Seeding, SeedingPlan, Spot, System,
};

use super::criteria;
use super::players::number;
use super::time::{After, Time};
use super::xml::Element;
use crate::collector::Collector;

/// Settings that Kolo does not use, with the values that mean nothing special; the first one is written. The
/// weights of the pairing are those the program starts with.
pub(super) const UNUSED_GENERAL: [(&str, &[&str]); 8] = [
    ("size", &["19"]),
    ("bInternet", &["false"]),
    ("bInternetGame", &["false"]),
    ("genMMZero", &["30K"]),
    ("genCountNotPlayedGamesAsHalfPoint", &["false"]),
    ("genRoundDownNBWMMS", &["true"]),
    ("numberOfCategories", &["1"]),
    ("numberOfBZHGroups", &["1"]),
];
pub(super) const UNUSED_PAIRING: [(&str, &[&str]); 22] = [
    ("paiStandardNX1Factor", &["0.5"]),
    ("paiBaAvoidDuplGame", &["500000000000000"]),
    ("paiBaRandom", &["0"]),
    ("paiBaDeterministic", &["true"]),
    ("paiBaBalanceWB", &["1000000", "1000"]),
    ("paiMaAvoidMixingCategories", &["0", "20000000000000"]),
    ("paiMaMinimizeScoreDifference", &["100000000000"]),
    ("paiMaDUDDWeight", &["100000000"]),
    ("paiMaCompensateDUDD", &["true"]),
    ("paiMaDUDDUpperMode", &["MID"]),
    ("paiMaDUDDLowerMode", &["MID"]),
    ("paiMaMaximizeSeeding", &["5000000"]),
    ("paiMaAdditionalPlacementCritSystem1", &["Rating", "NULL"]),
    ("paiMaAdditionalPlacementCritSystem2", &["NULL", "Rating"]),
    ("paiSeRankThreshold", &["4D", "1D"]),
    ("paiSeNbWinsThresholdActive", &["true", "false"]),
    ("paiSeBarThresholdActive", &["true"]),
    ("paiSeDefSecCrit", &["100000000000"]),
    ("paiSeMinimizeHandicap", &["0"]),
    ("paiSeAvoidSameGeo", &["100000000000"]),
    ("paiSePreferMMSDiffRatherThanSameCountry", &["1"]),
    ("paiSePreferMMSDiffRatherThanSameClub", &["3"]),
];

/// Settings that Kolo uses, and the short name of the file.
const USED_GENERAL: [&str; 22] = [
    "shortName",
    "name",
    "location",
    "director",
    "beginDate",
    "endDate",
    "komi",
    "time",
    "byoYomi",
    "basicTime",
    "complementaryTimeSystem",
    "stdByoYomiTime",
    "nbMovesCanTime",
    "canByoYomiTime",
    "fischerTime",
    "numberOfRounds",
    "genMMFloor",
    "genMMBar",
    "genNBW2ValueAbsent",
    "genNBW2ValueBye",
    "genMMS2ValueAbsent",
    "genMMS2ValueBye",
];
const USED_HANDICAP: [&str; 5] =
    ["hdBasedOnMMS", "hdBase", "hdNoHdRankThreshold", "hdCorrection", "hdCeiling"];
const USED_PAIRING: [&str; 4] = [
    "paiMaLastRoundForSeedSystem1",
    "paiMaSeedSystem1",
    "paiMaSeedSystem2",
    "paiSePreferMMSDiffRatherThanSameClubsGroup",
];

/// Ways of seeding with the program's names.
pub(super) const SEEDINGS: [(&str, Seeding); 3] =
    [("SPLITANDRANDOM", Seeding::Halves), ("SPLITANDFOLD", Seeding::Fold), ("SPLITANDSLIP", Seeding::Slip)];

/// The highest and the lowest rank there are: no bar and no floor.
pub(super) const NO_BAR: &str = "9D";
pub(super) const NO_FLOOR: &str = "30K";

/// Reads everything that a `TournamentParameterSet` holds.
pub(super) fn read(elements: &[Element], raw: &mut RawTournament, notes: &mut Collector) {
    let find = |name: &str| elements.iter().find(|element| element.name == name);
    let of_people =
        |element: &&Element| element.name == "PlacementCriterion" && !in_team_settings(elements, element);
    let mut numbered: Vec<(i64, &str)> = elements
        .iter()
        .filter(of_people)
        .map(|element| (number(element, "number", notes).unwrap_or(0), element.get("name").unwrap_or("")))
        .filter(|(_, name)| !name.is_empty())
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    let names: Vec<&str> = numbered.into_iter().map(|(_, name)| name).collect();
    raw.system = criteria::system_of(&names);
    let (known, unknown) = criteria::read(&names, raw.system);
    if !unknown.is_empty() {
        let place = find("PlacementCriteria").map(|element| element.place.clone()).unwrap_or_default();
        notes.warn(place, Message::new("opengotha-criteria-unused").with("criteria", unknown));
    }
    raw.criteria = known.into_iter().map(|name| Spot::new(name, kolo_model::Place::default())).collect();
    if let Some(element) = find("GeneralParameterSet") {
        general(element, raw, notes);
        unused(element, &USED_GENERAL, &UNUSED_GENERAL, notes);
    }
    if let Some(element) = find("HandicapParameterSet") {
        raw.go.handicap = handicap(element, notes);
        unused(element, &USED_HANDICAP, &[], notes);
    }
    if let Some(element) = find("PairingParameterSet") {
        raw.go.draw = draw(element, raw.system, notes);
        unused(element, &USED_PAIRING, &UNUSED_PAIRING, notes);
    }
}

/// Teams have criteria of their own, further down in the file.
fn in_team_settings(elements: &[Element], element: &Element) -> bool {
    let teams = elements.iter().find(|element| element.name == "TeamTournamentParameterSet");
    teams.is_some_and(|teams| teams.place < element.place)
}

fn unused(element: &Element, used: &[&str], table: &[(&str, &[&str])], notes: &mut Collector) {
    let is_special = |name: &str, value: &str| match table.iter().find(|(own, _)| *own == name) {
        Some((_, usual)) => !usual.iter().any(|usual| usual.eq_ignore_ascii_case(value)),
        None => !used.contains(&name),
    };
    let special = element.attributes().filter(|(name, value)| is_special(name, value));
    let names: Vec<&str> = special.map(|(name, _)| name).take(40).collect();
    if !names.is_empty() {
        let message = Message::new("opengotha-settings-unused").with("settings", names);
        notes.warn(element.place.clone(), message);
    }
}

fn general(element: &Element, raw: &mut RawTournament, notes: &mut Collector) {
    let text = |name: &str| element.get(name).unwrap_or_default().to_owned();
    raw.event = EventInfo {
        name: text("name"),
        city: text("location"),
        chief_arbiter: text("director"),
        start: text("beginDate"),
        end: text("endDate"),
        time_control: time(element, notes).map(|time| time.to_string()).unwrap_or_default(),
        ..EventInfo::default()
    };
    let rounds = number(element, "numberOfRounds", notes);
    let rounds = rounds.map(|rounds| Spot::new(u32::try_from(rounds).unwrap_or(0), element.place.clone()));
    raw.rounds = rounds;
    raw.go.komi = element.get("komi").and_then(|komi| {
        komi.parse::<Komi>().map_err(|error| notes.warn(element.place.clone(), error.message())).ok()
    });
    raw.go.mcmahon = McMahon {
        bar: rank(element, "genMMBar", notes).filter(|rank| !is_called(*rank, NO_BAR)),
        floor: rank(element, "genMMFloor", notes).filter(|rank| !is_called(*rank, NO_FLOOR)),
        ..McMahon::default()
    };
    raw.scoring = scoring(element, raw.system, notes);
}

fn is_called(rank: GoRank, name: &str) -> bool {
    name.parse() == Ok(rank)
}

fn rank(element: &Element, attribute: &str, notes: &mut Collector) -> Option<GoRank> {
    let rank = element.get(attribute)?.parse::<GoRank>();
    rank.map_err(|error| notes.problem(element.place.clone(), error.message())).ok()
}

/// What a bye and an absence bring, in half points.
fn scoring(element: &Element, system: Option<System>, notes: &mut Collector) -> Option<Scoring> {
    let (bye, absence) = match system {
        Some(System::McMahon) => ("genMMS2ValueBye", "genMMS2ValueAbsent"),
        _ => ("genNBW2ValueBye", "genNBW2ValueAbsent"),
    };
    let usual = Scoring::ONE_HALF_ZERO;
    let mut points = |name, usual: HalfPoints| {
        let halves = number(element, name, notes).and_then(|halves| u32::try_from(halves).ok());
        halves.map_or(usual, HalfPoints::from_halves)
    };
    let scoring = Scoring {
        pairing_bye: points(bye, usual.pairing_bye),
        absence: points(absence, usual.absence),
        ..usual
    };
    (scoring != usual).then_some(scoring)
}

fn time(element: &Element, notes: &mut Collector) -> Option<Time> {
    let mut read = |name| number(element, name, notes).and_then(|number| u32::try_from(number).ok());
    let minutes = read("basicTime").or_else(|| read("time"))?;
    let after = match element.get("complementaryTimeSystem")? {
        "SUDDENDEATH" => After::Nothing,
        "STDBYOYOMI" => After::Standard { seconds: read("stdByoYomiTime")? },
        "CANBYOYOMI" => After::Canadian { moves: read("nbMovesCanTime")?, seconds: read("canByoYomiTime")? },
        "FISCHER" => After::Fischer { seconds: read("fischerTime")? },
        _ => return None,
    };
    Some(Time { minutes, after })
}

fn handicap(element: &Element, notes: &mut Collector) -> Option<HandicapRules> {
    let usual = HandicapRules::default();
    let small = |number: Option<i64>| number.map(|number| u8::try_from(number.max(0)).unwrap_or(u8::MAX));
    let most = small(number(element, "hdCeiling", notes))
        .map_or(usual.most, |stones| Handicap::new(stones).unwrap_or(Handicap::MOST));
    let by_ranks = element.get("hdBasedOnMMS") == Some("false")
        || element.get("hdBase").is_some_and(|base| base != "MMS");
    let rules = HandicapRules {
        by: if by_ranks { HandicapBy::Ranks } else { HandicapBy::Coefficients },
        reduction: small(number(element, "hdCorrection", notes)).unwrap_or(usual.reduction),
        none_from: rank(element, "hdNoHdRankThreshold", notes).unwrap_or(usual.none_from),
        most,
        komi: usual.komi,
    };
    (!most.is_none()).then_some(rules)
}

/// The preset that follows the program.
fn preset(system: Option<System>) -> DrawPreset {
    match system {
        Some(System::McMahon) => DrawPreset::OpengothaMm,
        _ => DrawPreset::OpengothaSwiss,
    }
}

/// The preset that follows the program, with the file's own seeding.
fn draw(element: &Element, system: Option<System>, notes: &mut Collector) -> DrawWishes {
    let way = |attribute: &str| {
        let name = element.get(attribute)?;
        SEEDINGS.iter().find(|(own, _)| *own == name).map(|(_, seeding)| *seeding)
    };
    let first = way("paiMaSeedSystem1");
    let first_rounds = number(element, "paiMaLastRoundForSeedSystem1", notes);
    let first_rounds = first_rounds.and_then(|rounds| u32::try_from(rounds).ok()).unwrap_or(2);
    let seeding = first.map(|first| SeedingPlan {
        first,
        first_rounds,
        later: way("paiMaSeedSystem2").unwrap_or(first),
    });
    DrawWishes { preset: preset(system), wishes: None, seeding }
}

/// Whether a file of the program can hold these settings as they are.
pub(super) fn is_expressible(go: &GoSettings, system: Option<System>) -> bool {
    let GoSettings { mcmahon, handicap, komi: _, draw, forfeits } = go;
    let amateur = |rank: Option<GoRank>| rank.is_none_or(|rank| !rank.is_professional());
    let known = |plan: SeedingPlan| plan.first != Seeding::Random && plan.later != Seeding::Random;
    *mcmahon == McMahon { bar: mcmahon.bar, floor: mcmahon.floor, ..McMahon::default() }
        && amateur(mcmahon.bar)
        && amateur(mcmahon.floor)
        && handicap.is_none_or(|rules| {
            rules.komi == HandicapRules::default().komi
                && !rules.most.is_none()
                && amateur(Some(rules.none_from))
        })
        && draw.preset == preset(system)
        && draw.wishes.is_none()
        && draw.seeding.is_some_and(known)
        && *forfeits == kolo_model::ForfeitOpponents::default()
}
