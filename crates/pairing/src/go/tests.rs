//! The prices of the optimum hold against all pairs, as an independent check says.

use kolo_matching::{Alone, Graph, verify};
use kolo_model::{
    DrawPreset, DrawWishes, GameTerms, GoSettings, HandicapRules, MAX_COMPETITORS, MAX_ROUNDS, McMahon,
    Outcome, Place, PlayedResult, Rating, RawCompetitor, RawEntry, RawGameResult, RawRound, RawTournament,
    Scoring, Seeding, SeedingPlan, SplitMix64, Spot, StartNumber, System, Wish,
};

use super::alternatives::all_lawful_pairs;
use super::field::Field;
use super::optimum::solve;
use super::weights::{Weights, with_width};
use super::{game_terms, next_round};
use crate::weight_packing::{bits, room_for};
use crate::{Options, Silent};

fn field_of(system: System, players: u32, chance: &mut SplitMix64) -> RawTournament {
    let spot = |text: String| Some(Spot::new(text, Place::default()));
    let competitor = |no: u32| RawCompetitor {
        rating: Some(Spot::new(i64::try_from(chance.below(2400)).unwrap(), Place::default())),
        club: spot(format!("Club {}", chance.below(8))),
        country: spot(format!("Country {}", chance.below(3))),
        ..RawCompetitor::named(no, "Somebody")
    };
    RawTournament {
        system: Some(system),
        competitors: (1..=players).map(competitor).collect(),
        ..RawTournament::default()
    }
}

fn play_a_round(raw: &mut RawTournament, system: System, options: &Options, chance: &mut SplitMix64) {
    let tournament = raw.check().unwrap().tournament;
    let next = next_round(system, &tournament, options, &mut Silent).unwrap();
    let terms = game_terms(system, &tournament, &next.pairs);
    let game = |(pair, terms): (&kolo_model::PerSide<StartNumber>, &GameTerms)| {
        let results = [PlayedResult::FirstWins, PlayedResult::SecondWins, PlayedResult::Draw];
        let result = results[usize::try_from(chance.below(21)).unwrap() / 10];
        RawEntry::Game {
            place: Place::default(),
            sides: pair.map(StartNumber::get),
            result: RawGameResult::Outcome(Outcome::played(result)),
            score: None,
            terms: *terms,
        }
    };
    let mut entries: Vec<RawEntry> = next.pairs.iter().zip(&terms).map(game).collect();
    entries.extend(next.byes.iter().map(|no| RawEntry::Idle {
        place: Place::default(),
        who: no.get(),
        idle: kolo_model::Idle::PairingBye,
    }));
    raw.played.push(RawRound { entries });
}

fn verify_optimum(system: System, raw: &RawTournament, seed: u64) -> usize {
    let tournament = raw.check().unwrap().tournament;
    let field = Field::of(system, &tournament, seed);
    let weights = Weights::of(&field);
    with_width!(weights, N => {
        let optimum = solve::<N>(&field, &weights);
        let weighed = all_lawful_pairs(&field);
        let weighed = weighed.into_iter().map(|(a, b)| (a.0, b.0, weights.pair::<N>(&field, a, b)));
        let graph = Graph::from_edges(field.len(), weighed).unwrap();
        let alone = |vertex: usize| Alone::Costs(weights.alone::<N>(&field.players()[vertex]));
        verify(&graph, alone, &optimum.matching, &optimum.certificate).unwrap();
        optimum.matching.len()
    })
}

fn settings(kind: u32) -> (System, GoSettings) {
    let mcmahon = McMahon { bar: "1d".parse().ok(), floor: "15k".parse().ok(), ..McMahon::default() };
    let draw = |wishes: Option<Vec<Wish>>, seeding: Seeding, preset| DrawWishes {
        wishes,
        seeding: Some(SeedingPlan::always(seeding)),
        preset,
    };
    let go = GoSettings { mcmahon, ..GoSettings::default() };
    match kind {
        0 => (System::McMahon, go),
        1 => (System::Swiss, GoSettings::default()),
        2 => {
            let wishes = vec![Wish::Club, Wish::Floaters, Wish::Seeding, Wish::Colours];
            let draw = draw(Some(wishes), Seeding::Fold, DrawPreset::Association);
            (System::McMahon, GoSettings { draw, handicap: Some(HandicapRules::default()), ..go })
        }
        3 => (System::Swiss, GoSettings { draw: draw(None, Seeding::Random, DrawPreset::Association), ..go }),
        4 => (
            System::Swiss,
            GoSettings { draw: draw(Some(Vec::new()), Seeding::Slip, DrawPreset::Association), ..go },
        ),
        _ => {
            (System::McMahon, GoSettings { draw: draw(None, Seeding::Halves, DrawPreset::OpengothaMm), ..go })
        }
    }
}

#[test]
fn the_certificate_holds_against_all_pairs_of_large_fields() {
    for kind in 0..6 {
        for players in [131, 260] {
            let mut chance = SplitMix64::new(u64::from(kind * 1000 + players));
            let (system, go) = settings(kind);
            let mut raw = RawTournament { go, ..field_of(system, players, &mut chance) };
            let options = Options { seed: 99, ..Options::default() };
            for _ in 0..4 {
                let pairs = verify_optimum(system, &raw, options.seed);
                assert_eq!(pairs, usize::try_from(players / 2).unwrap(), "kind {kind}, {players} players");
                play_a_round(&mut raw, system, &options, &mut chance);
            }
        }
    }
}

#[test]
fn a_large_field_without_a_pairing_names_the_players_who_block_it() {
    let mut chance = SplitMix64::new(6);
    let mut raw = field_of(System::Swiss, 3002, &mut chance);
    raw.forbidden = vec![kolo_model::RawForbidden {
        place: Place::default(),
        members: (1..=1600).collect(),
        from: None,
        to: None,
    }];
    let tournament = raw.check().unwrap().tournament;
    let refused = next_round(System::Swiss, &tournament, &Options::default(), &mut Silent).unwrap_err();
    // Too few are left for the forbidden pairs; a few of each are named.
    let text = refused.to_string();
    assert!(text.ends_with("1402 for 1600 players are not enough") && text.len() < 1000, "{text}");
}

#[test]
fn a_field_with_hardly_a_lawful_pair_is_searched_to_the_end() {
    let mut chance = SplitMix64::new(5);
    let mut raw = field_of(System::Swiss, 100, &mut chance);
    // Two halves that must not meet, and then a third.
    let forbid = |members: Vec<u32>| kolo_model::RawForbidden {
        place: Place::default(),
        members,
        from: None,
        to: None,
    };
    raw.forbidden = vec![forbid((1..=50).collect())];
    assert_eq!(
        verify_optimum(System::Swiss, &raw, 1),
        50,
        "each player of the one half meets one of the other"
    );
    raw.forbidden = vec![forbid((1..=51).collect())];
    assert_eq!(verify_optimum(System::Swiss, &raw, 1), 49, "two must stay alone, and that is proved");
}

#[test]
fn every_criterion_of_the_largest_tournament_fits_into_a_word() {
    let (players, rounds) = (MAX_COMPETITORS as u64, MAX_ROUNDS as u64);
    let highest_start = u64::from(McMahon::of_rating(Rating::MOST)) + u64::from(i8::MAX.unsigned_abs());
    let score = rounds * u64::from(Scoring::MOST.halves()) + 2 * highest_start;
    // A score difference squared, with neighbours three points apart; seeding and floaters; colours; the lot.
    let most = [score * score + 36, 2 * players * players, 2 * (rounds + 1).pow(2), u32::MAX.into()];
    let room = room_for(players);
    assert!(most.into_iter().all(|most| bits(most) <= room), "{room} bits for {most:?}");
}
