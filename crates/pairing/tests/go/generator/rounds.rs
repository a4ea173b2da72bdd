//! Rounds that are over: who was missing, who met, and how it ended.

use kolo_model::{
    ForfeitResult, GameTerms, Handicap, Idle, Outcome, PerSide, Place, PlayedResult, RatingReport, RawEntry,
    RawGameResult, RawPlanned, RawTournament, System, Tournament,
};
use kolo_pairing::SplitMix64;

use super::{between, pick};
use crate::reference::absolute::all_pairings;
use crate::reference::{Drawn, Field};

/// How often, of a thousand times, something happens in one tournament.
pub(crate) struct Rates {
    jigo: u32,
    /// The first side wins a decided game.
    first_wins: u32,
    forfeit: u32,
    adjourned: u32,
    pending: u32,
    /// A round off.
    off: u32,
    /// A player goes home before the end.
    pub(super) withdrawal: u32,
    /// A round is paired by any legal pairing, not by the system.
    pub(super) anyhow: u32,
}

impl Rates {
    pub(crate) fn of(random: &mut SplitMix64) -> Rates {
        Rates {
            jigo: *pick(random, &[0, 50, 300, 600]),
            first_wins: *pick(random, &[500, 500, 700, 1000]),
            forfeit: *pick(random, &[0, 0, 30, 100, 300]),
            adjourned: *pick(random, &[0, 0, 0, 50, 200]),
            pending: *pick(random, &[0, 0, 0, 0, 0, 0, 50]),
            off: *pick(random, &[0, 0, 30, 100, 200]),
            withdrawal: *pick(random, &[0, 30, 100]),
            anyhow: *pick(random, &[0, 300, 700, 1000]),
        }
    }

    /// The same, but every game gets a result.
    pub(crate) fn without_pending(self) -> Rates {
        Rates { pending: 0, ..self }
    }
}

/// Games of a round, and the start number of the free player.
pub(crate) struct Games {
    pub(crate) games: Vec<(PerSide<u32>, GameTerms)>,
    pub(crate) free: Option<u32>,
}

/// Who misses round `next`, and why.
pub(crate) fn off(random: &mut SplitMix64, rates: &Rates, raw: &RawTournament, next: u32) -> Vec<RawPlanned> {
    let mut all = Vec::new();
    for competitor in &raw.competitors {
        let withdrawn = competitor.withdrawn_after.as_ref().is_some_and(|after| after.value < next);
        if !withdrawn && random.happens(rates.off) {
            let idle = *pick(random, &Idle::ALL);
            all.push(RawPlanned { place: Place::default(), round: Some(next), who: competitor.no, idle });
        }
    }
    all
}

/// The round as the reference drew it.
pub(crate) fn as_drawn(drawn: &Drawn) -> Games {
    let games = drawn.boards.iter().map(|board| (PerSide::new(board.first, board.second), board.terms));
    Games { games: games.collect(), free: drawn.free }
}

/// A round in which nothing but the absolute rules was looked at.
pub(crate) fn anyhow(random: &mut SplitMix64, system: System, tournament: &Tournament, seed: u64) -> Games {
    let field = Field::of(system, tournament, seed);
    let all = all_pairings(&field);
    let pairing = pick(random, &all);
    let no = |player: usize| field.players[player].no;
    let mut game = |&(one, other): &(usize, usize)| {
        let sides = if random.happens(500) { (one, other) } else { (other, one) };
        let stones = if random.happens(150) { between(random, 1, 9) } else { 0 };
        let handicap = u8::try_from(stones).ok().and_then(Handicap::new).unwrap();
        (PerSide::new(no(sides.0), no(sides.1)), GameTerms { handicap, komi: None })
    };
    Games { games: pairing.pairs.iter().map(&mut game).collect(), free: pairing.free.map(no) }
}

/// The entries of the round, with those who missed it.
pub(crate) fn with_results(
    random: &mut SplitMix64,
    rates: &Rates,
    raw: &RawTournament,
    games: Games,
) -> Vec<RawEntry> {
    let place = Place::default;
    let missing = raw.planned.iter().map(|planned| (planned.who, planned.idle));
    let free = games.free.map(|no| (no, Idle::PairingBye));
    let idle: Vec<(u32, Idle)> = missing.chain(free).collect();
    let games = games.games.into_iter().map(|(sides, terms)| {
        let result = RawGameResult::Outcome(outcome(random, rates));
        RawEntry::Game { place: place(), sides, result, score: None, terms }
    });
    let mut entries: Vec<RawEntry> = games.collect();
    entries.extend(idle.into_iter().map(|(who, idle)| RawEntry::Idle { place: place(), who, idle }));
    entries
}

fn outcome(random: &mut SplitMix64, rates: &Rates) -> Outcome {
    if random.happens(rates.forfeit) {
        return Outcome::Forfeit(*pick(random, &ForfeitResult::ALL));
    }
    if random.happens(rates.adjourned) {
        return Outcome::Adjourned;
    }
    if random.happens(rates.pending) {
        return Outcome::Pending;
    }
    let report = if random.happens(20) { RatingReport::Unrated } else { RatingReport::Rated };
    let result = if random.happens(10) {
        *pick(random, &PlayedResult::ALL)
    } else if random.happens(rates.jigo) {
        PlayedResult::Draw
    } else if random.happens(rates.first_wins) {
        PlayedResult::FirstWins
    } else {
        PlayedResult::SecondWins
    };
    Outcome::Played(result, report)
}
