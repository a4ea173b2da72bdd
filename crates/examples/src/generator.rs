//! Random tournaments: invented people, real pairings, plausible results.
//!
//! Everything comes from one seed through the generator that also draws lots, and only in integers: the same
//! recipe gives the same tournament on every machine.

mod go;
mod gomoku;
mod names;
mod results;

pub use results::draw as plausible;

use kolo_model::{
    Acceleration, EventInfo, GameTerms, GoSettings, HalfPoints, Idle, PerSide, Place, Problems,
    RawCompetitor, RawEntry, RawGameResult, RawPlanned, RawRound, RawTournament, Scoring, SplitMix64, Spot,
    System, Tournament,
};
use kolo_pairing::go::game_terms;
use kolo_pairing::{Baku, CannotPair, NextRound, Options, Silent, pair};

/// What tournament to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recipe {
    /// How to pair.
    pub system: System,
    /// Number of competitors.
    pub players: usize,
    /// Number of rounds, all of them played.
    pub rounds: usize,
    /// Seed of everything.
    pub seed: u64,
    /// Whether games of go are played with handicap.
    pub handicap: bool,
    /// Games of a match in gomoku.
    pub boards: Option<u32>,
    /// Whether the first rounds are accelerated (C.04.7).
    pub baku: bool,
    /// How often things go wrong.
    pub rates: Rates,
}

/// How often something happens, in a thousand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    /// Games not played, of all games.
    pub forfeit: u32,
    /// Announced absences, of all competitors in a round.
    pub absence: u32,
    /// Withdrawals, of all competitors in a round.
    pub withdrawal: u32,
    /// Draws, of games played.
    pub draw: u32,
}

/// Why a recipe gives no tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CannotGenerate {
    /// A round could not be paired.
    Pairing(CannotPair),
    /// The facts do not fit together.
    Facts(Problems),
}

/// Makes the tournament.
///
/// # Errors
/// [`CannotGenerate`], for example more rounds than the system has for so many competitors.
pub fn generate(recipe: &Recipe) -> Result<Tournament, CannotGenerate> {
    let mut chance = SplitMix64::new(recipe.seed);
    let mut raw = entries(recipe, &mut chance);
    for round in 0..recipe.rounds {
        let away = who_stays_away(recipe, &mut raw, &mut chance);
        if round == 0 {
            raw.accelerations = lent(recipe, &checked(&raw)?);
        }
        let tournament = checked(&raw)?;
        let options = Options { seed: recipe.seed, ..Options::default() };
        let next =
            pair(recipe.system, &tournament, &options, &mut Silent).map_err(CannotGenerate::Pairing)?;
        raw.planned.clear();
        let terms = game_terms(recipe.system, &tournament, &next.pairs);
        raw.played.push(played(recipe, &raw, &Drawn { next, terms, away }, &mut chance));
    }
    checked(&raw)
}

/// The field of a recipe before anything is played.
///
/// # Errors
/// When the facts do not fit together, for example no players.
pub fn field(recipe: &Recipe) -> Result<Tournament, CannotGenerate> {
    let mut raw = entries(recipe, &mut SplitMix64::new(recipe.seed));
    raw.accelerations = lent(recipe, &checked(&raw)?);
    checked(&raw)
}

fn checked(raw: &RawTournament) -> Result<Tournament, CannotGenerate> {
    raw.check().map(|checked| checked.tournament).map_err(CannotGenerate::Facts)
}

fn nowhere<T>(value: T) -> Spot<T> {
    Spot::new(value, Place::default())
}

/// A counted number in the width of the model's; larger ones are refused before.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whether the people are go players, with ranks and clubs.
pub fn is_go(system: System) -> bool {
    matches!(system, System::Swiss | System::McMahon)
}

/// The field with the settings that fit it: number 1 is the strongest.
fn entries(recipe: &Recipe, chance: &mut SplitMix64) -> RawTournament {
    let competitors = if is_go(recipe.system) { go::entries(recipe, chance) } else { rated(recipe, chance) };
    let go = if is_go(recipe.system) { go::settings(recipe, &competitors) } else { GoSettings::default() };
    RawTournament {
        event: EventInfo {
            name: format!("Kolo {} {}/{} #{}", recipe.system, recipe.players, recipe.rounds, recipe.seed),
            ..EventInfo::default()
        },
        system: Some(recipe.system),
        rounds: Some(nowhere(number(recipe.rounds))),
        seed: Some(recipe.seed),
        boards: recipe.boards.map(nowhere),
        acceleration: if recipe.baku { Acceleration::Baku } else { Acceleration::NotUsed },
        competitors,
        go,
        ..RawTournament::default()
    }
}

/// The acceleration points before round 1, if the recipe asks for them.
fn lent(recipe: &Recipe, field: &Tournament) -> Vec<(Spot<u32>, Vec<HalfPoints>)> {
    let baku = Baku::of(field).filter(|_| recipe.baku);
    let lent = baku.map(|baku| baku.lent(recipe.players, &Scoring::ONE_HALF_ZERO)).unwrap_or_default();
    lent.into_iter().map(|(no, points)| (nowhere(no.get()), points)).collect()
}

/// People with nothing but a rating, the highest first.
fn rated(recipe: &Recipe, chance: &mut SplitMix64) -> Vec<RawCompetitor> {
    let mut ratings: Vec<i64> = (0..recipe.players).map(|_| results::rating(chance)).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let competitor = |(index, rating): (usize, i64)| RawCompetitor {
        rating: Some(nowhere(rating)),
        ..RawCompetitor::named(number(index + 1), &names::draw(chance))
    };
    ratings.into_iter().enumerate().map(competitor).collect()
}

/// Chooses by lot who withdraws for good and who misses the next round; at least two stay.
fn who_stays_away(recipe: &Recipe, raw: &mut RawTournament, chance: &mut SplitMix64) -> Vec<u32> {
    let done = number(raw.played.len());
    let mut left = raw.competitors.iter().filter(|c| c.withdrawn_after.is_none()).count();
    let mut away = Vec::new();
    for competitor in raw.competitors.iter_mut().filter(|c| c.withdrawn_after.is_none()) {
        let withdraws = chance.happens(recipe.rates.withdrawal) && done > 0;
        let stays_away = chance.happens(recipe.rates.absence);
        if left <= 2 || !(withdraws || stays_away) {
            continue;
        }
        left -= 1;
        if withdraws {
            competitor.withdrawn_after = Some(nowhere(done));
        } else {
            away.push(competitor.no);
        }
    }
    let absence = |who: &u32| RawPlanned {
        place: Place::default(),
        round: None,
        who: *who,
        idle: Idle::AnnouncedAbsence,
    };
    raw.planned = away.iter().map(absence).collect();
    away
}

/// A round as it is paired: pairs and byes, handicap and komi, and who is not there.
struct Drawn {
    next: NextRound,
    terms: Vec<GameTerms>,
    away: Vec<u32>,
}

fn played(recipe: &Recipe, raw: &RawTournament, drawn: &Drawn, chance: &mut SplitMix64) -> RawRound {
    let Drawn { next, terms, away } = drawn;
    let rating = |no: kolo_model::StartNumber| {
        raw.competitors[no.index()].rating.as_ref().map_or(0, |rating| rating.value)
    };
    let mut entries = Vec::with_capacity(next.pairs.len() + next.byes.len() + away.len());
    for (pair, terms) in next.pairs.iter().zip(terms) {
        let ratings = pair.map(rating);
        let ahead = if is_go(recipe.system) {
            results::ahead_in_go(ratings, *terms)
        } else {
            results::ahead_in_chess(ratings)
        };
        let outcome = results::draw(ahead, &recipe.rates, chance);
        entries.push(RawEntry::Game {
            place: Place::default(),
            sides: PerSide::new(pair.first.get(), pair.second.get()),
            result: RawGameResult::Outcome(outcome),
            score: gomoku::score(recipe, outcome, chance),
            terms: *terms,
        });
    }
    let idle = |who: u32, idle| RawEntry::Idle { place: Place::default(), who, idle };
    entries.extend(next.byes.iter().map(|no| idle(no.get(), Idle::PairingBye)));
    entries.extend(away.iter().map(|who| idle(*who, Idle::AnnouncedAbsence)));
    RawRound { entries }
}

#[cfg(test)]
mod tests;
