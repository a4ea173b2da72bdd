//! Random tournaments, fixed by a seed, with the round that the reference gives at every stage.

use kolo_model::{
    ForfeitResult, HalfPoints, Idle, Lot, Outcome, Place, PlayedResult, RatingReport, RawCompetitor,
    RawEntry, RawForbidden, RawGameResult, RawPlanned, RawRound, RawTournament, Scoring, Spot, Tournament,
};
use kolo_pairing::SplitMix64;

use crate::reference::{self, Board};

/// What sort of tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As most tournaments are: enough players for the rounds.
    Normal,
    /// As many rounds as there can be, so that nearly everybody has met.
    Dense,
    /// Few rounds, more players.
    Short,
    /// Rounds in which nobody meets twice and nothing else was looked at: colours, floats and scores
    /// that the system itself would never bring about.
    Lawless,
    /// Everybody belongs to a club, clubs are kept apart, and wins may be worth three points.
    Clubs,
    /// Many go home early, many games are forfeited, rounds off give half a point.
    Ragged,
}

impl Kind {
    pub(crate) const ALL: [Kind; 6] =
        [Kind::Normal, Kind::Dense, Kind::Short, Kind::Lawless, Kind::Clubs, Kind::Ragged];

    /// The bounds of the number of players.
    fn players(self) -> (u32, u32) {
        match self {
            Kind::Normal | Kind::Lawless | Kind::Clubs => (4, 14),
            Kind::Dense => (4, 12),
            Kind::Short | Kind::Ragged => (6, 18),
        }
    }

    fn rounds(self, random: &mut SplitMix64, players: u32) -> u32 {
        match self {
            Kind::Normal | Kind::Lawless | Kind::Clubs => between(random, 3, 9),
            Kind::Dense => between(random, players - 1, players + 1),
            Kind::Short => between(random, 2, 4),
            Kind::Ragged => between(random, 3, 7),
        }
    }
}

/// A tournament before some round.
#[derive(Debug, Clone)]
pub(crate) struct Position {
    pub(crate) tournament: Tournament,
    /// The round by the reference; `None` for no pairing.
    pub(crate) expected: Option<Vec<Board>>,
}

/// How often, of a thousand times, something happens in one tournament.
struct Rates {
    draw: u32,
    /// The better start number wins a decided game.
    favourite: u32,
    forfeit: u32,
    adjourned: u32,
    /// Half-point byes and other rounds off.
    off: u32,
    /// A player goes home before the end.
    withdrawal: u32,
    /// The next round is announced as the last one.
    last: u32,
}

/// Every position of one tournament, before round 1 first.
pub(crate) fn positions(kind: Kind, seed: u64) -> Vec<Position> {
    let mut random = SplitMix64::stream(seed, kind as u32);
    let (fewest, most) = kind.players();
    let players = between(&mut random, fewest, most);
    positions_of(kind, players, &mut random)
}

/// The same with a given number of players.
pub(crate) fn positions_of(kind: Kind, players: u32, random: &mut SplitMix64) -> Vec<Position> {
    let rounds = kind.rounds(random, players);
    let rates = rates(kind, random);
    let mut raw = RawTournament {
        competitors: (1..=players).map(|no| competitor(random, &rates, no, rounds)).collect(),
        lot: Some(*pick(random, &[Lot::FirstStarts, Lot::FirstWaits])),
        forbidden: match kind {
            Kind::Clubs => clubs(random, players),
            Kind::Normal | Kind::Dense | Kind::Short | Kind::Lawless | Kind::Ragged => {
                forbidden(random, players)
            }
        },
        scoring: (kind == Kind::Clubs && random.happens(400)).then(three_for_a_win),
        ..RawTournament::default()
    };
    let late: Vec<u32> =
        (0..players).map(|_| if random.happens(60) { between(random, 1, 3) } else { 0 }).collect();
    let mut positions = Vec::new();
    for next in 1..=rounds {
        raw.rounds = planned_rounds(random, &rates, next, rounds);
        raw.planned = off(random, &rates, &late, next);
        let tournament = checked(&raw);
        if tournament.present_next().is_empty() {
            break;
        }
        let expected = reference::pair(&tournament);
        positions.push(Position { tournament: tournament.clone(), expected: expected.clone() });
        let boards = match kind {
            Kind::Normal | Kind::Dense | Kind::Short | Kind::Clubs | Kind::Ragged => expected,
            Kind::Lawless => Some(anyhow(random, &tournament)),
        };
        let Some(boards) = boards else { break };
        let idle = raw.planned.drain(..).map(|planned| RawEntry::Idle {
            place: Place::default(),
            who: planned.who,
            idle: planned.idle,
        });
        let entries = boards.iter().map(|board| entry(random, &rates, *board)).chain(idle).collect();
        raw.played.push(RawRound { entries });
    }
    positions
}

fn between(random: &mut SplitMix64, least: u32, most: u32) -> u32 {
    least + u32::try_from(random.below(u64::from(most - least + 1))).unwrap()
}

fn pick<'a, T>(random: &mut SplitMix64, of: &'a [T]) -> &'a T {
    &of[usize::try_from(random.below(of.len() as u64)).unwrap()]
}

fn checked(raw: &RawTournament) -> Tournament {
    match raw.check() {
        Ok(checked) => checked.tournament,
        Err(problems) => panic!("the generator made an unsound tournament: {problems}"),
    }
}

fn rates(kind: Kind, random: &mut SplitMix64) -> Rates {
    let usual = Rates {
        draw: *pick(random, &[0, 100, 300, 600, 950]),
        favourite: *pick(random, &[500, 500, 700, 900, 1000]),
        forfeit: *pick(random, &[0, 0, 30, 100, 250]),
        adjourned: *pick(random, &[0, 0, 0, 50]),
        off: *pick(random, &[0, 0, 30, 100, 200]),
        withdrawal: 60,
        last: *pick(random, &[0, 0, 200, 500]),
    };
    match kind {
        Kind::Normal | Kind::Dense | Kind::Short | Kind::Lawless | Kind::Clubs => usual,
        Kind::Ragged => Rates {
            draw: *pick(random, &[300, 1000]),
            forfeit: *pick(random, &[0, 250, 700]),
            off: *pick(random, &[0, 200, 400]),
            withdrawal: *pick(random, &[60, 300, 600]),
            ..usual
        },
    }
}

/// Some withdraw.
fn competitor(random: &mut SplitMix64, rates: &Rates, no: u32, rounds: u32) -> RawCompetitor {
    let withdrawn = random.happens(rates.withdrawal).then(|| between(random, 1, rounds));
    RawCompetitor {
        withdrawn_after: withdrawn.map(|after| Spot::new(after, Place::default())),
        ..RawCompetitor::named(no, &format!("Player {no}"))
    }
}

/// Pairs and small groups that are kept apart, in every fourth tournament.
fn forbidden(random: &mut SplitMix64, players: u32) -> Vec<RawForbidden> {
    if !random.happens(250) {
        return Vec::new();
    }
    let groups = between(random, 1, 3);
    let group = |random: &mut SplitMix64| {
        let mut all_players: Vec<u32> = (1..=players).collect();
        random.shuffle(&mut all_players);
        all_players.truncate(between(random, 2, 3) as usize);
        RawForbidden {
            place: Place::default(),
            members: all_players,
            from: random.happens(200).then_some(2),
            to: random.happens(200).then_some(3),
        }
    };
    (0..groups).map(|_| group(random)).collect()
}

/// Everybody in one of a few clubs, of which the first may be large.
fn clubs(random: &mut SplitMix64, players: u32) -> Vec<RawForbidden> {
    let count = between(random, 2, 5);
    let large = *pick(random, &[0, 300, 500]);
    let mut members: Vec<Vec<u32>> = (0..count).map(|_| Vec::new()).collect();
    for no in 1..=players {
        let club = if random.happens(large) { 0 } else { between(random, 0, count - 1) };
        members[club as usize].push(no);
    }
    let clubs = members.into_iter().filter(|members| members.len() > 1);
    clubs.map(|members| RawForbidden { place: Place::default(), members, from: None, to: None }).collect()
}

fn three_for_a_win() -> Scoring {
    let (win, draw) = (HalfPoints::from_whole(3), HalfPoints::ONE);
    let bye = Scoring { win, draw, forfeit_win: win, pairing_bye: win, ..Scoring::ONE_HALF_ZERO };
    Scoring { full_bye: win, half_bye: draw, ..bye }
}

/// The number of rounds as known before round `next`: sometimes unknown, sometimes this is the last one.
fn planned_rounds(random: &mut SplitMix64, rates: &Rates, next: u32, rounds: u32) -> Option<Spot<u32>> {
    if random.happens(50) {
        return None;
    }
    let planned = if random.happens(rates.last) { next } else { rounds };
    Some(Spot::new(planned, Place::default()))
}

/// Who misses round `next`, and why. At least two stay.
fn off(random: &mut SplitMix64, rates: &Rates, late: &[u32], next: u32) -> Vec<RawPlanned> {
    let kinds = [
        Idle::HalfPointBye,
        Idle::HalfPointBye,
        Idle::AnnouncedAbsence,
        Idle::AnnouncedAbsence,
        Idle::ZeroPointBye,
        Idle::FullPointBye,
    ];
    let mut all = Vec::new();
    for (who, missed) in (1..).zip(late) {
        let idle = if next <= *missed {
            Idle::Absent
        } else if random.happens(rates.off) {
            *pick(random, &kinds)
        } else {
            continue;
        };
        all.push(RawPlanned { place: Place::default(), round: Some(next), who, idle });
    }
    all.truncate(late.len() - 2);
    all
}

/// A game with its result, or the bye.
fn entry(random: &mut SplitMix64, rates: &Rates, (white, black): Board) -> RawEntry {
    let place = Place::default();
    if black == 0 {
        return RawEntry::Idle { place, who: white, idle: Idle::PairingBye };
    }
    let result = RawGameResult::Outcome(outcome(random, rates, white < black));
    RawEntry::game(white, black, result)
}

fn outcome(random: &mut SplitMix64, rates: &Rates, white_is_favourite: bool) -> Outcome {
    if random.happens(rates.forfeit) {
        return Outcome::Forfeit(*pick(random, &ForfeitResult::ALL));
    }
    if random.happens(rates.adjourned) {
        return Outcome::Adjourned;
    }
    let report = if random.happens(20) { RatingReport::Unrated } else { RatingReport::Rated };
    let result = if random.happens(10) {
        *pick(random, &PlayedResult::ALL)
    } else if random.happens(rates.draw) {
        PlayedResult::Draw
    } else if random.happens(rates.favourite) == white_is_favourite {
        PlayedResult::FirstWins
    } else {
        PlayedResult::SecondWins
    };
    Outcome::Played(result, report)
}

/// A round in which everybody meets the first one he has not met. Whoever finds nobody has the bye.
fn anyhow(random: &mut SplitMix64, tournament: &Tournament) -> Vec<Board> {
    let crosstable = tournament.crosstable();
    let mut waiting = tournament.present_next();
    random.shuffle(&mut waiting);
    let mut boards = Vec::new();
    while let Some(one) = waiting.pop() {
        let has_met = |other| crosstable.row(one).games().any(|(_, game)| game.opponent == other);
        match waiting.iter().position(|other| !has_met(*other)) {
            Some(found) => boards.push((one.get(), waiting.remove(found).get())),
            None => boards.push((one.get(), 0)),
        }
    }
    boards
}
