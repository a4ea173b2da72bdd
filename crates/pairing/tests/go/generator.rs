//! Random go tournaments, fixed by a seed, with the round that the reference gives at every stage.

mod people;
mod rounds;
mod settings;

use kolo_model::{Place, RawCompetitor, RawForbidden, RawRound, RawTournament, Spot, System, Tournament};
use kolo_pairing::SplitMix64;

pub(crate) use self::rounds::{Games, Rates, off, with_results};
use crate::reference::{self, Drawn};

/// What sort of tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As most tournaments are: the association's wishes, more players than rounds.
    Normal,
    /// As many rounds as there can be, so that nearly everybody has met.
    Dense,
    /// Everybody from one of two or three clubs and countries, and clubs are looked at early.
    Clubs,
    /// Handicap games.
    Handicap,
    /// Any wishes in any order, and every seeding.
    Wishes,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] = [Kind::Normal, Kind::Dense, Kind::Clubs, Kind::Handicap, Kind::Wishes];

    /// Small enough to write every pairing down; eleven now and then.
    fn players(self, random: &mut SplitMix64) -> u32 {
        match self {
            Kind::Dense => between(random, 2, 8),
            Kind::Normal | Kind::Clubs | Kind::Handicap | Kind::Wishes if random.happens(15) => 11,
            Kind::Normal | Kind::Clubs | Kind::Handicap | Kind::Wishes => between(random, 2, 10),
        }
    }

    fn rounds(self, random: &mut SplitMix64, players: u32) -> u32 {
        match self {
            Kind::Dense => between(random, players - 1, players + 1),
            Kind::Normal | Kind::Clubs | Kind::Handicap | Kind::Wishes => {
                between(random, 1, 6).min(players - 1)
            }
        }
    }
}

/// A tournament before some round.
#[derive(Debug, Clone)]
pub(crate) struct Position {
    pub(crate) system: System,
    pub(crate) seed: u64,
    pub(crate) tournament: Tournament,
    /// The round by the reference; `None` for no pairing.
    pub(crate) expected: Option<Drawn>,
}

/// Every position of one tournament, before round 1 first.
pub(crate) fn positions(kind: Kind, seed: u64) -> Vec<Position> {
    let mut random = SplitMix64::stream(seed, kind as u32);
    let system = *pick(&mut random, &[System::Swiss, System::McMahon]);
    let players = kind.players(&mut random);
    let rounds = kind.rounds(&mut random, players);
    let rates = Rates::of(&mut random);
    let lot = random.next_u64();
    let mut raw = start(&mut random, kind, system, players, rounds, &rates);
    let mut positions = Vec::new();
    for next in 1..=rounds {
        raw.planned = off(&mut random, &rates, &raw, next);
        let tournament = checked(&raw);
        if tournament.present_next().is_empty() {
            break;
        }
        let expected = reference::draw(system, &tournament, lot);
        positions.push(Position {
            system,
            seed: lot,
            tournament: tournament.clone(),
            expected: expected.clone(),
        });
        let Some(drawn) = expected else { break };
        let games = if random.happens(rates.anyhow) {
            rounds::anyhow(&mut random, system, &tournament, lot)
        } else {
            rounds::as_drawn(&drawn)
        };
        let entries = with_results(&mut random, &rates, &raw, games);
        raw.planned.clear();
        raw.played.push(RawRound { entries });
    }
    positions
}

/// A tournament before round 1.
pub(crate) fn start(
    random: &mut SplitMix64,
    kind: Kind,
    system: System,
    players: u32,
    rounds: u32,
    rates: &Rates,
) -> RawTournament {
    let go = settings::go(random, kind);
    let competitors = people::competitors(random, kind, players);
    let withdrawals = competitors.into_iter().map(|competitor| RawCompetitor {
        withdrawn_after: random
            .happens(rates.withdrawal)
            .then(|| Spot::new(between(random, 0, rounds), Place::default())),
        ..competitor
    });
    RawTournament {
        system: Some(system),
        rounds: Some(Spot::new(rounds, Place::default())),
        competitors: withdrawals.collect(),
        forbidden: forbidden(random, players),
        scoring: settings::scoring(random),
        adjourned_games: settings::adjourned_games(random),
        go,
        ..RawTournament::default()
    }
}

/// Pairs and small groups that are kept apart, in every fifth tournament.
fn forbidden(random: &mut SplitMix64, players: u32) -> Vec<RawForbidden> {
    if !random.happens(200) {
        return Vec::new();
    }
    let groups = between(random, 1, 2);
    let group = |random: &mut SplitMix64| {
        let mut all: Vec<u32> = (1..=players).collect();
        random.shuffle(&mut all);
        all.truncate(between(random, 2, 3) as usize);
        RawForbidden {
            place: Place::default(),
            members: all,
            from: random.happens(200).then_some(2),
            to: random.happens(200).then_some(3),
        }
    };
    (0..groups).map(|_| group(random)).collect()
}

pub(crate) fn between(random: &mut SplitMix64, least: u32, most: u32) -> u32 {
    least + u32::try_from(random.below(u64::from(most - least + 1))).unwrap()
}

pub(crate) fn pick<'a, T>(random: &mut SplitMix64, of: &'a [T]) -> &'a T {
    &of[usize::try_from(random.below(of.len() as u64)).unwrap()]
}

pub(crate) fn checked(raw: &RawTournament) -> Tournament {
    match raw.check() {
        Ok(checked) => checked.tournament,
        Err(problems) => panic!("the generator made an unsound tournament: {problems}"),
    }
}
