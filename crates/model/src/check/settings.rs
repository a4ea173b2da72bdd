//! Number of rounds, boards, planned absences, forbidden pairs and the rest.

use std::collections::BTreeSet;

use super::numbers::KnownNumbers;
use super::{Collect, MAX_ROUNDS};
use crate::{
    Forbidden, GoSettings, HalfPoints, Place, PlannedIdle, Problem, ProblemKind, RawForbidden, RawPlanned,
    RawTournament, RoundNumber, Spot, StartNumber, TeamListing, TooManyOf, Wish,
};

pub(super) struct Settings {
    pub(super) planned_rounds: Option<u32>,
    pub(super) boards: Option<u32>,
    pub(super) bye_score: Option<u32>,
    pub(super) planned: Vec<PlannedIdle>,
    pub(super) forbidden: Vec<Forbidden>,
    pub(super) accelerations: Vec<(StartNumber, Vec<HalfPoints>)>,
    pub(super) teams: Vec<TeamListing>,
}

pub(super) fn check(raw: &RawTournament, known: &KnownNumbers, problems: &mut Vec<Problem>) -> Settings {
    let of_go = go_problems(&raw.go).into_iter();
    let points = raw.scoring.and_then(|scoring| scoring.beyond_most());
    let of_points = points.map(|points| ProblemKind::PointsTooMany { points });
    problems.extend(of_go.chain(of_points).map(|kind| Problem { place: Place::default(), kind }));
    Settings {
        planned_rounds: planned_rounds(raw, problems),
        boards: boards(raw, problems),
        bye_score: bye_score(raw, problems),
        planned: planned(raw, known, problems),
        forbidden: raw.forbidden.iter().filter_map(|f| forbidden(f, known, problems)).collect(),
        accelerations: accelerations(raw, known, problems),
        teams: raw.teams.iter().map(|(name, members)| team(name, members, known, problems)).collect(),
    }
}

/// What go settings cannot be, wherever they come from.
pub(super) fn go_problems(go: &GoSettings) -> Vec<ProblemKind> {
    let mut found = Vec::new();
    let rules = &go.mcmahon;
    if let (Some(bar), Some(floor)) = (rules.bar, rules.floor)
        && rules.of_rank(bar) < rules.of_rank(floor)
    {
        found.push(ProblemKind::BarBelowFloor { bar, floor });
    }
    if rules.first_professional.is_professional() {
        found.push(ProblemKind::RankNotAmateur { rank: rules.first_professional });
    }
    let wishes = go.draw.wishes.as_deref().unwrap_or_default();
    let twice = |wish: Wish| wishes.iter().filter(|other| **other == wish).count() > 1;
    found.extend(
        Wish::ALL
            .into_iter()
            .filter(|(_, wish)| twice(*wish))
            .map(|(wish, _)| ProblemKind::WishTwice { wish }),
    );
    found
}

fn planned_rounds(raw: &RawTournament, problems: &mut Vec<Problem>) -> Option<u32> {
    let Spot { value: planned, place } = raw.rounds.as_ref()?;
    let played = raw.played.len();
    let kind = match *planned {
        0 => ProblemKind::NoRounds,
        planned if planned as usize > MAX_ROUNDS => {
            ProblemKind::TooMany { what: TooManyOf::Rounds, count: planned as usize, most: MAX_ROUNDS }
        }
        planned if played > planned as usize => ProblemKind::MoreRoundsThanPlanned { played, planned },
        planned => return Some(planned),
    };
    problems.push(Problem { place: place.clone(), kind });
    None
}

fn boards(raw: &RawTournament, problems: &mut Vec<Problem>) -> Option<u32> {
    let Spot { value: boards, place } = raw.boards.as_ref()?;
    match boards {
        1 | 3 | 5 => Some(*boards),
        _ => Err(ProblemKind::BoardsImpossible { boards: *boards }).collect(place, problems),
    }
}

fn bye_score(raw: &RawTournament, problems: &mut Vec<Problem>) -> Option<u32> {
    let Spot { value: score, place } = raw.bye_score.as_ref()?;
    let most = raw.boards.as_ref().map_or(1, |boards| boards.value).saturating_mul(4);
    if *score > most {
        let score = crate::PerSide::new(i64::from(*score), 0);
        return Err(ProblemKind::ScoreImpossible { score, most }).collect(place, problems);
    }
    Some(*score)
}

fn planned(raw: &RawTournament, known: &KnownNumbers, problems: &mut Vec<Problem>) -> Vec<PlannedIdle> {
    let played = raw.played.len();
    let next = RoundNumber::from_index(played);
    let mut planned = Vec::new();
    let mut named = BTreeSet::new();
    for RawPlanned { place, round, who, idle } in &raw.planned {
        let round = match round {
            None => Some(next),
            Some(round) => RoundNumber::new(*round)
                .filter(|number| *number >= next)
                .ok_or(ProblemKind::PlannedInThePast { round: *round, played })
                .collect(place, problems),
        };
        let who = known.resolve(*who, round.map(RoundNumber::get)).collect(place, problems);
        let (Some(round), Some(who)) = (round, who) else {
            continue;
        };
        if !named.insert((round, who)) {
            let kind = ProblemKind::NamedTwice { no: who.get(), round: round.get() };
            problems.push(Problem { place: place.clone(), kind });
            continue;
        }
        planned.push(PlannedIdle { round, who, idle: *idle });
    }
    planned.sort();
    planned
}

fn forbidden(raw: &RawForbidden, known: &KnownNumbers, problems: &mut Vec<Problem>) -> Option<Forbidden> {
    let mut members = resolve_all(raw.members.iter().map(|no| (*no, &raw.place)), known, problems);
    members.sort();
    members.dedup();
    if members.len() < 2 {
        return Err(ProblemKind::ForbiddenTooFew).collect(&raw.place, problems);
    }
    let round = |number: Option<u32>| number.and_then(RoundNumber::new);
    Some(Forbidden { members, from: round(raw.from), to: round(raw.to) })
}

fn accelerations(
    raw: &RawTournament,
    known: &KnownNumbers,
    problems: &mut Vec<Problem>,
) -> Vec<(StartNumber, Vec<HalfPoints>)> {
    let mut accelerations: Vec<(StartNumber, Vec<HalfPoints>)> = Vec::new();
    for (who, points) in &raw.accelerations {
        if let Some(no) = known.resolve(who.value, None).collect(&who.place, problems) {
            accelerations.push((no, points.clone()));
        }
    }
    accelerations.sort_by_key(|(no, _)| *no);
    accelerations
}

fn team(name: &str, members: &[Spot<u32>], known: &KnownNumbers, problems: &mut Vec<Problem>) -> TeamListing {
    let members = resolve_all(members.iter().map(|no| (no.value, &no.place)), known, problems);
    TeamListing { name: name.to_owned(), members }
}

fn resolve_all<'a>(
    numbers: impl Iterator<Item = (u32, &'a Place)>,
    known: &KnownNumbers,
    problems: &mut Vec<Problem>,
) -> Vec<StartNumber> {
    numbers.filter_map(|(no, place)| known.resolve(no, None).collect(place, problems)).collect()
}
