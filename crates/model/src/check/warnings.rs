//! What is odd about a sound tournament.

use std::collections::BTreeMap;

use crate::{
    Adjourned, Place, RawTournament, StartBasis, StartNumber, System, Tournament, Warning, WarningKind,
};

pub(super) fn find(raw: &RawTournament, tournament: &Tournament) -> Vec<Warning> {
    let mut warnings = points_that_differ(raw, tournament);
    warnings.extend(rematches(tournament));
    let places: BTreeMap<u32, &Place> = raw.competitors.iter().map(|c| (c.no, &c.place)).collect();
    let place_of = |kind: &WarningKind| match kind {
        WarningKind::StrengthUnknown { no } => places.get(no).copied().cloned().unwrap_or_default(),
        _ => Place::default(),
    };
    let of_system = tournament.system().into_iter().flat_map(|system| tournament.ill_suited_to(system));
    warnings.extend(of_system.map(|kind| Warning { place: place_of(&kind), kind }));
    warnings
}

impl Tournament {
    /// What is odd about playing this tournament by `system`, whichever one it names itself.
    pub fn ill_suited_to(&self, system: System) -> Vec<WarningKind> {
        few_players(system, self).into_iter().chain(unknown_strengths(system, self)).collect()
    }
}

/// Swiss asks for more players than rounds (G-3.1.2), McMahon for three times as many (G-3.1.3).
fn few_players(system: System, tournament: &Tournament) -> Option<WarningKind> {
    let players = tournament.competitors().len();
    let rounds = tournament.planned_rounds()?;
    match system {
        System::Swiss if players <= rounds as usize => Some(WarningKind::FewForSwiss { players, rounds }),
        System::McMahon if players < 3 * rounds as usize => {
            Some(WarningKind::FewForMcMahon { players, rounds })
        }
        _ => None,
    }
}

fn unknown_strengths(system: System, tournament: &Tournament) -> impl Iterator<Item = WarningKind> {
    let numbers = tournament.competitors().iter().map(|competitor| competitor.no);
    let unknown = move |no: &StartNumber| {
        system == System::McMahon && tournament.start(*no).basis == StartBasis::Unknown
    };
    numbers.filter(unknown).map(|no| WarningKind::StrengthUnknown { no: no.get() })
}

fn points_that_differ(raw: &RawTournament, tournament: &Tournament) -> Vec<Warning> {
    if raw.competitors.iter().all(|competitor| competitor.listed_points.is_none()) {
        return Vec::new();
    }
    let crosstable = tournament.crosstable();
    let scoring = tournament.scoring();
    let mut warnings = Vec::new();
    for competitor in &raw.competitors {
        let row = StartNumber::new(competitor.no).map(|no| crosstable.row(no));
        let (Some(listed), Some(row)) = (&competitor.listed_points, row) else {
            continue;
        };
        let computed = row.points(&scoring, Adjourned::AsDraw);
        if computed != listed.value {
            let kind = WarningKind::PointsDiffer { no: competitor.no, listed: listed.value, computed };
            warnings.push(Warning { place: listed.place.clone(), kind });
        }
    }
    warnings
}

fn rematches(tournament: &Tournament) -> Vec<Warning> {
    // All meet twice in a double round robin.
    let lawful = if tournament.system() == Some(System::RoundRobin) { 2 } else { 1 };
    let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    let mut warnings = Vec::new();
    for (index, round) in tournament.rounds().iter().enumerate() {
        for game in round.games.iter().filter(|game| game.outcome.is_game()) {
            let (a, b) = (game.sides.first.get(), game.sides.second.get());
            let pair = (a.min(b), a.max(b));
            let times = met.entry(pair).or_default();
            *times += 1;
            if *times > lawful {
                let round = u32::try_from(index + 1).unwrap_or(u32::MAX);
                let kind = WarningKind::MetTwice { first: pair.0, second: pair.1, round };
                warnings.push(Warning { place: Place::default(), kind });
            }
        }
    }
    warnings
}
