//! Every size and every kind of knockout.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{Side, SplitMix64};
use kolo_stages::generate::{CannotPlan, Losers, Lots, Recipe, SeedBy, generate};
use kolo_stages::{Entrant, EntrantId, Ledger, MatchId, Plan, Settled, Slot, Status};

use crate::support::{
    Chances, entrants, give, knockout, knockout_recipe, name, next_ready, order, plan, play_out, sides, win,
    won,
};

const KINDS: [Losers; 5] = [
    Losers::Out,
    Losers::ThirdPlace,
    Losers::AllPlaces,
    Losers::Consolation { rounds: 1, third_place: true },
    Losers::Consolation { rounds: 2, third_place: false },
];

/// Every size from 2 to 130 with every kind that it can have.
fn every_knockout() -> impl Iterator<Item = (u32, Losers)> {
    let all = (2..=130).flat_map(|count| KINDS.map(|losers| (count, losers)));
    all.filter(|(count, losers)| !matches!(losers, Losers::Consolation { rounds: 2, .. }) || *count > 4)
}

fn is_full(losers: Losers) -> bool {
    losers == Losers::AllPlaces
}

#[test]
fn every_player_gets_exactly_one_place_and_nobody_meets_anybody_twice() {
    for (count, losers) in every_knockout() {
        let mut ledger = knockout(count, losers);
        let mut random = SplitMix64::new(u64::from(count));
        let met = play_out(&mut ledger, &mut random, Chances::default());
        let standings = ledger.state().standings();
        assert_eq!(standings.len(), count as usize, "{count} {losers:?}");
        assert!(standings.iter().all(|standing| standing.settled == Settled::Yes), "{count} {losers:?}");
        let mut next = 1;
        let mut shared: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        for standing in &standings {
            *shared.entry((standing.places.from, standing.places.to)).or_default() += 1;
        }
        for ((from, to), sharing) in shared {
            assert_eq!((from, to - from + 1), (next, sharing), "{count} {losers:?}");
            assert!(!is_full(losers) || from == to, "{count}: place {from} is played out");
            next = to + 1;
        }
        assert_eq!(next, count + 1, "{count} {losers:?}");
        if !matches!(losers, Losers::Consolation { rounds: 2, .. }) {
            let pairs: BTreeSet<_> =
                met.iter().map(|p| (p.first.min(p.second), p.first.max(p.second))).collect();
            assert_eq!(pairs.len(), met.len(), "{count} {losers:?}: somebody met somebody twice");
        }
    }
}

/// If the better seed always wins, all end where they were seeded: seeds 1 and 2 meet in the final only, 1 to 4
/// in semi-finals, and so on.
#[test]
fn seeds_meet_as_late_as_possible() {
    for count in 2..=130 {
        let mut ledger = knockout(count, Losers::Out);
        let mut rounds: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        while let Some(game) = next_ready(&ledger) {
            let pair = sides(ledger.state(), game.as_str());
            let bracket = ledger.state().bracket(0);
            let round = bracket.iter().find(|one| one.id == game).unwrap().round;
            rounds.insert((pair.first, pair.second), round);
            let better = if pair.first < pair.second { Side::First } else { Side::Second };
            win(&mut ledger, game.as_str(), better);
        }
        let last = (count as usize).next_power_of_two().trailing_zeros() as usize;
        for ((first, second), round) in rounds {
            // The worse of two who meet r rounds before the end is not among the best 2^r.
            let worse = first.max(second) as usize;
            let left = last - round;
            assert!(worse > 1 << left && worse <= 2 << left, "{count}: {first}-{second} in round {round}");
        }
        let best: Vec<u32> = ledger.state().standings().iter().map(|standing| standing.entrant.0).collect();
        assert_eq!(best, (1..=count).collect::<Vec<u32>>(), "{count}");
    }
}

#[test]
fn byes_go_to_the_best_and_never_meet() {
    for count in 2..=130_u32 {
        let plan = plan(&entrants(count), &knockout_recipe(Losers::Out));
        let byes = count.next_power_of_two() - count;
        let mut with_bye = BTreeSet::new();
        for game in plan.stages().iter().flat_map(|stage| &stage.matches) {
            match (&game.first, &game.second) {
                (Slot::Bye, Slot::Bye) => panic!("{count}: {} has two byes", game.id),
                (Slot::Entrant(id), Slot::Bye) | (Slot::Bye, Slot::Entrant(id)) => {
                    with_bye.insert(id.0);
                }
                (one, other) => assert!(*one != Slot::Bye && *other != Slot::Bye, "{count}: {}", game.id),
            }
        }
        assert_eq!(with_bye, (1..=byes).collect(), "{count}");
    }
}

#[test]
fn a_knockout_of_six_with_a_match_for_place_three() {
    let plan = generate(&entrants(6), &knockout_recipe(Losers::ThirdPlace)).unwrap();
    let lines: Vec<String> = plan.stages[0]
        .matches
        .iter()
        .map(|game| format!("{}: {} – {}", game.id, game.first, game.second))
        .collect();
    assert_eq!(
        lines,
        [
            "QF1: entrant 1 – bye",
            "QF2: entrant 4 – entrant 5",
            "QF3: entrant 2 – bye",
            "QF4: entrant 3 – entrant 6",
            "SF1: winner QF1 – winner QF2",
            "SF2: winner QF3 – winner QF4",
            "final: winner SF1 – winner SF2",
            "P3: loser SF2 – loser SF1",
        ]
    );
    let places: Vec<String> = plan
        .places
        .iter()
        .map(|row| {
            let who: Vec<String> = row.who.iter().map(ToString::to_string).collect();
            format!("{}-{}: {}", row.from, row.to, who.join(", "))
        })
        .collect();
    assert_eq!(
        places,
        [
            "1-1: winner final",
            "2-2: loser final",
            "3-3: winner P3",
            "4-4: loser P3",
            "5-6: loser QF2, loser QF4"
        ]
    );
}

/// An entrant who lost a match in the main knockout and meets its winner again in the consolation does so in its final
/// at the earliest, if both halves can hold them.
#[test]
fn a_consolation_of_two_rounds_brings_old_opponents_together_late() {
    for count in [8_u32, 16, 32, 64, 128] {
        let plan = plan(&entrants(count), &knockout_recipe(KINDS[4]));
        let quarter = |link: &Slot| match link {
            Slot::Loser(id) => {
                id.as_str().rsplit(|c: char| !c.is_ascii_digit()).next().unwrap().parse::<u32>().ok()
            }
            _ => None,
        };
        let consolation = &plan.stages()[1];
        let first_round = consolation
            .matches
            .iter()
            .filter(|game| matches!(game.first, Slot::Loser(_)) && matches!(game.second, Slot::Loser(_)));
        let main_first_round = u32::try_from(plan.stages()[0].matches.len()).unwrap().div_ceil(2);
        let mut games = 0;
        for game in first_round {
            let match_of_round_two = |link: &Slot| {
                let Slot::Loser(id) = link else { return None };
                let number = quarter(link)?;
                let of_round_one = plan.stages()[0].matches.iter().take(main_first_round as usize);
                let early = of_round_one.clone().any(|game| game.id == *id);
                Some(if early { number.div_ceil(2) } else { number })
            };
            assert_ne!(
                match_of_round_two(&game.first),
                match_of_round_two(&game.second),
                "{count} {}",
                game.id
            );
            games += 1;
        }
        assert!(games > 0, "{count}");
    }
}

fn drawn(entrants: &[Entrant], seeded: usize, seed: u64) -> Plan {
    let lots = Lots::Drawn { seeded };
    let recipe =
        Recipe { seed_by: SeedBy::List, lots, seed, groups: Vec::new(), knockout: Some(Losers::Out) };
    let plan = generate(entrants, &recipe).expect("such a plan exists");
    plan.check(entrants).expect("plans that are made are sound");
    plan
}

/// The pairs of the first round; 0 is a bye.
fn first_round(plan: &Plan) -> Vec<(u32, u32)> {
    let number = |link: &Slot| match link {
        Slot::Entrant(id) => Some(id.0),
        Slot::Bye => Some(0),
        _ => None,
    };
    plan.stages[0].matches.iter().filter_map(|g| Some((number(&g.first)?, number(&g.second)?))).collect()
}

#[test]
fn the_lot_keeps_seeds_apart_and_repeats_with_its_seed() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let people = entrants(13);
        let plan = drawn(&people, 4, seed);
        assert_eq!(plan, drawn(&people, 4, seed));
        let pairs = first_round(&plan);
        seen.insert(pairs.clone());
        // Three byes: two for 1 and 2, and one for 3 or 4.
        let with_bye: BTreeSet<u32> =
            pairs.iter().filter(|pair| pair.0 == 0 || pair.1 == 0).map(|pair| pair.0.max(pair.1)).collect();
        assert!(with_bye == [1, 2, 3].into() || with_bye == [1, 2, 4].into(), "{pairs:?}");
        let quarter_of =
            |seed: u32| pairs.iter().position(|pair| pair.0 == seed || pair.1 == seed).unwrap() / 2;
        assert_eq!((1..=4).map(quarter_of).collect::<BTreeSet<_>>().len(), 4, "{pairs:?}");
        assert_ne!(quarter_of(1) / 2, quarter_of(2) / 2, "{pairs:?}");
    }
    assert!(seen.len() > 50, "{} different draws of 60", seen.len());
}

/// The fewest games inside a club, by trying every order of those who are not seeded.
fn fewest_inside_clubs(clubs: &[usize], seeds: usize) -> usize {
    fn search(clubs: &[usize], free: &mut Vec<usize>, seeds: &[usize]) -> usize {
        if let Some((seed, seeds)) = seeds.split_first() {
            let mut best = usize::MAX;
            for index in 0..free.len() {
                let other = free.swap_remove(index);
                best = best.min(usize::from(clubs[*seed] == clubs[other]) + search(clubs, free, seeds));
                free.push(other);
                let last = free.len() - 1;
                free.swap(index, last);
            }
            return best;
        }
        let Some(one) = free.pop() else { return 0 };
        let mut best = usize::MAX;
        for index in 0..free.len() {
            let other = free.swap_remove(index);
            best = best.min(usize::from(clubs[one] == clubs[other]) + search(clubs, free, &[]));
            free.push(other);
            let last = free.len() - 1;
            free.swap(index, last);
        }
        free.push(one);
        best
    }
    let seeded: Vec<usize> = (0..seeds).collect();
    search(clubs, &mut (seeds..clubs.len()).collect(), &seeded)
}

#[test]
fn the_first_round_has_as_few_games_inside_a_club_as_possible() {
    let mut random = SplitMix64::new(5);
    for seed in 0..150 {
        let seeds = [0, 1, 2, 4][usize::try_from(seed % 4).unwrap()];
        let clubs: Vec<usize> = (0..8).map(|_| usize::try_from(random.below(3)).unwrap()).collect();
        let mut people = entrants(8);
        for (one, club) in people.iter_mut().zip(&clubs) {
            one.club = Some(name(&format!("club {club}")));
        }
        let pairs = first_round(&drawn(&people, seeds, seed));
        let club = |id: u32| clubs[id as usize - 1];
        let inside = pairs.iter().filter(|pair| club(pair.0) == club(pair.1)).count();
        assert_eq!(inside, fewest_inside_clubs(&clubs, seeds), "seed {seed}: {clubs:?} {pairs:?}");
    }
}

#[test]
fn lots_with_clubs_and_byes_keep_every_player() {
    for count in 2..=70 {
        let mut people = entrants(count);
        for one in &mut people {
            one.club = (one.id.0 % 3 > 0).then(|| name(&format!("club {}", one.id.0 % 5)));
        }
        for seeded in [0, 2, 8, 64] {
            let plan = drawn(&people, seeded, u64::from(count));
            let seeds = seeded.min((count as usize).next_power_of_two() / 2);
            let byes = count.next_power_of_two() - count;
            let pairs = first_round(&plan);
            for seed in (1..=count).take(seeds.min(byes as usize)) {
                // A tier that the byes end in draws who of it has one; the tiers before it have all of theirs.
                if (seed as usize).next_power_of_two() <= byes as usize {
                    assert!(pairs.contains(&(seed, 0)), "{count} {seeded}: {pairs:?}");
                }
            }
        }
    }
}

#[test]
fn strength_is_rating_rank_or_the_list() {
    let mut people = entrants(4);
    for (one, (rating, rank)) in
        people.iter_mut().zip([(1500, "2d"), (2100, "5k"), (1900, "1k"), (1700, "3d")])
    {
        one.rating = Some(rating);
        one.rank = rank.parse().ok();
    }
    people[3].rating = None;
    let order = |seed_by| {
        let recipe = Recipe { seed_by, ..knockout_recipe(Losers::Out) };
        first_round(&generate(&people, &recipe).unwrap())
    };
    assert_eq!(order(SeedBy::List), [(1, 4), (2, 3)]);
    assert_eq!(order(SeedBy::Rating), [(2, 4), (3, 1)]);
    assert_eq!(order(SeedBy::Rank), [(4, 2), (1, 3)]);
}

#[test]
fn what_cannot_be_is_named() {
    let lots = Lots::Drawn { seeded: 3 };
    let recipe = Recipe { lots, ..knockout_recipe(Losers::Out) };
    assert_eq!(generate(&entrants(8), &recipe), Err(CannotPlan::Seeds(3)));
    assert_eq!(generate(&entrants(1), &knockout_recipe(Losers::Out)), Err(CannotPlan::Entrants { count: 1 }));
    let consolation = Losers::Consolation { rounds: 3, third_place: false };
    assert_eq!(
        generate(&entrants(8), &knockout_recipe(consolation)),
        Err(CannotPlan::ConsolationRounds { rounds: 3, most: 2 })
    );
}

#[test]
fn a_draw_is_refused_and_a_match_has_one_result() {
    use kolo_stages::{Command, Refusal, verdict};
    let mut ledger = knockout(4, Losers::Out);
    let game = MatchId::from("SF1");
    let verdict = verdict::drawn(None);
    assert_eq!(
        give(&mut ledger, Command::Record { game: game.clone(), verdict }),
        Err(Refusal::DrawInKnockout(game.clone()))
    );
    win(&mut ledger, "SF1", Side::First);
    assert_eq!(ledger.state().fixture(&game).map(|one| one.status), Some(Status::Over(won(Side::First))));
    let again = order(Command::Record { game: game.clone(), verdict: won(Side::First) });
    assert_eq!(ledger.decide(&again), Err(Refusal::HasResult(game)));
    let early = Command::Record { game: "final".into(), verdict: won(Side::First) };
    assert_eq!(give(&mut ledger, early), Err(Refusal::NotReady("final".into())));
    let unknown = Command::Record { game: "QF9".into(), verdict: won(Side::First) };
    assert_eq!(give(&mut ledger, unknown), Err(Refusal::UnknownMatch("QF9".into())));
    assert_eq!(
        give(&mut ledger, Command::Withdraw(EntrantId(9))),
        Err(Refusal::UnknownEntrant(EntrantId(9)))
    );
    assert_eq!(Ledger::new(ledger.state().plan().clone(), 7).records(), []);
}
