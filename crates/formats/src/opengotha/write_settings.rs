//! Writes the settings.

use kolo_model::{
    EventInfo, HalfPoints, Handicap, HandicapBy, HandicapRules, Scoring, Seeding, System, Tournament,
};

use super::criteria;
use super::settings::{NO_BAR, NO_FLOOR, SEEDINGS, UNUSED_GENERAL, UNUSED_PAIRING, is_expressible};
use super::time::{After, Time};
use super::writer::line;
use crate::go_lost::Loss;
use crate::go_strength::upper_rank;
use crate::losses::Losses;

/// Settings that only one version or the other has.
const NOT_WRITTEN: [&str; 2] = ["bInternetGame", "numberOfBZHGroups"];

/// Writes the `TournamentParameterSet`.
pub(super) fn write(tournament: &Tournament, rounds: usize, losses: &mut Losses<Loss>, text: &mut String) {
    let system = tournament.system();
    losses.add_if(!is_expressible(tournament.go(), system), Loss::SomeGoSettings);
    text.push_str("<TournamentParameterSet>\n");
    line("GeneralParameterSet", &general(tournament, rounds, losses), text);
    line("HandicapParameterSet", &handicap(tournament), text);
    text.push_str("<PlacementParameterSet>\n<PlacementCriteria>\n");
    let (mut names, complete) = criteria::write(tournament.criteria(), system);
    losses.add_if(!complete, Loss::Criteria);
    losses.add_if(criteria::system_of(&names) != system, Loss::System);
    names.resize(criteria::COUNT, criteria::NONE);
    for (name, number) in names.into_iter().zip(1u32..) {
        line("PlacementCriterion", &[("number", number.to_string()), ("name", name.to_owned())], text);
    }
    text.push_str("</PlacementCriteria>\n</PlacementParameterSet>\n");
    line("PairingParameterSet", &pairing(tournament), text);
    text.push_str("</TournamentParameterSet>\n");
}

fn usual(table: &[(&'static str, &[&str])]) -> impl Iterator<Item = (&'static str, String)> {
    let written = table.iter().filter(|(name, _)| !NOT_WRITTEN.contains(name));
    written.filter_map(|(name, usual)| Some((*name, (*usual.first()?).to_owned())))
}

fn general(tournament: &Tournament, rounds: usize, losses: &mut Losses<Loss>) -> Vec<(&'static str, String)> {
    let event = tournament.event();
    let short_name: String = event.name.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    let mut attributes = vec![
        ("shortName", if short_name.is_empty() { "tournament".to_owned() } else { short_name }),
        ("name", clean(&event.name)),
        ("location", clean(&event.city)),
        ("director", clean(&event.chief_arbiter)),
    ];
    let mut kept =
        [&event.name, &event.city, &event.chief_arbiter].iter().all(|text| clean(text) == text.trim());
    kept &= event.federation.is_empty();
    for (name, day) in [("beginDate", &event.start), ("endDate", &event.end)] {
        let iso = day.trim().replace('/', "-");
        kept &= day.is_empty() || is_day(&iso);
        attributes.extend(is_day(&iso).then_some((name, iso)));
    }
    attributes.extend(time(event, &mut kept));
    losses.add_if(!kept, Loss::EventTexts);
    attributes.extend(tournament.go().komi.map(|komi| ("komi", komi.to_string())));
    attributes.push(("numberOfRounds", rounds.max(1).to_string()));
    let mcmahon = tournament.go().mcmahon;
    let named = |rank: Option<kolo_model::GoRank>, otherwise: &str| {
        let rank = rank.filter(|rank| !rank.is_professional());
        rank.map_or_else(|| otherwise.to_owned(), upper_rank)
    };
    attributes.push(("genMMFloor", named(mcmahon.floor, NO_FLOOR)));
    attributes.push(("genMMBar", named(mcmahon.bar, NO_BAR)));
    points(tournament, losses, &mut attributes);
    attributes.extend(usual(&UNUSED_GENERAL));
    attributes
}

/// Points of a bye and of an absence; others the program does not know.
fn points(tournament: &Tournament, losses: &mut Losses<Loss>, attributes: &mut Vec<(&'static str, String)>) {
    let scoring = tournament.scoring();
    let Scoring { pairing_bye, absence, .. } = scoring;
    let known = Scoring { pairing_bye, absence, adjourned: scoring.adjourned, ..Scoring::ONE_HALF_ZERO };
    let halves = |points: HalfPoints| points.halves();
    let fits = known == scoring && halves(pairing_bye) <= 2 && halves(absence) <= 2;
    losses.add_if(!fits, Loss::Scoring);
    for name in ["genNBW2ValueBye", "genMMS2ValueBye"] {
        attributes.push((name, halves(pairing_bye).min(2).to_string()));
    }
    for name in ["genNBW2ValueAbsent", "genMMS2ValueAbsent"] {
        attributes.push((name, halves(absence).min(2).to_string()));
    }
}

/// A day as the program reads it: `2026-05-01`.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let digits =
        |part: &str, length: usize| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    matches!(parts[..], [year, month, day] if digits(year, 4) && digits(month, 2) && digits(day, 2))
}

fn time(event: &EventInfo, kept: &mut bool) -> Vec<(&'static str, String)> {
    let Some(Time { minutes, after }) = Time::parse(&event.time_control) else {
        *kept &= event.time_control.is_empty();
        return Vec::new();
    };
    let mut attributes = vec![("basicTime", minutes.to_string())];
    let mut put = |system: &str, values: &[(&'static str, u32)]| {
        attributes.push(("complementaryTimeSystem", system.to_owned()));
        attributes.extend(values.iter().map(|(name, value)| (*name, value.to_string())));
    };
    match after {
        After::Nothing => put("SUDDENDEATH", &[]),
        After::Standard { seconds } => put("STDBYOYOMI", &[("stdByoYomiTime", seconds)]),
        After::Canadian { moves, seconds } => {
            put("CANBYOYOMI", &[("nbMovesCanTime", moves), ("canByoYomiTime", seconds)]);
        }
        After::Fischer { seconds } => put("FISCHER", &[("fischerTime", seconds)]),
    }
    attributes
}

fn handicap(tournament: &Tournament) -> [(&'static str, String); 4] {
    let rules = tournament.go().handicap.filter(|rules| !rules.most.is_none());
    let HandicapRules { by, reduction, none_from, most, .. } = rules.unwrap_or_default();
    let most = if rules.is_some() { most } else { Handicap::NONE };
    let threshold = if none_from.is_professional() { NO_BAR.to_owned() } else { upper_rank(none_from) };
    [
        ("hdBasedOnMMS", (by == HandicapBy::Coefficients).to_string()),
        ("hdNoHdRankThreshold", threshold),
        ("hdCorrection", reduction.to_string()),
        ("hdCeiling", most.to_string()),
    ]
}

fn pairing(tournament: &Tournament) -> Vec<(&'static str, String)> {
    let name = |seeding: Seeding| {
        let found = SEEDINGS.iter().find(|(_, own)| *own == seeding).unwrap_or(&SEEDINGS[0]);
        found.0.to_owned()
    };
    let mut attributes: Vec<(&'static str, String)> = usual(&UNUSED_PAIRING).collect();
    let plan = tournament.go().draw.seeding;
    let (first, rounds, later) = match plan {
        Some(plan) => (plan.first, plan.first_rounds, plan.later),
        // What the program starts with.
        None if tournament.system() == Some(System::McMahon) => (Seeding::Halves, 2, Seeding::Fold),
        None => (Seeding::Slip, 2, Seeding::Slip),
    };
    attributes.push(("paiMaLastRoundForSeedSystem1", rounds.to_string()));
    attributes.push(("paiMaSeedSystem1", name(first)));
    attributes.push(("paiMaSeedSystem2", name(later)));
    attributes
}

/// On one line.
fn clean(text: &str) -> String {
    let clean: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    clean.trim().to_owned()
}
