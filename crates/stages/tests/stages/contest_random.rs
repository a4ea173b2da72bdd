//! Whole tournaments of the contest by chance, through every step to the end.

use std::collections::BTreeSet;

use kolo_model::SplitMix64;
use kolo_stages::codec::{StagesFile, read, write};
use kolo_stages::{Command, Event, Later, Ledger, OrderedBy, Settled, changes};

use crate::contest::{Luck, Steps, area, by_score, play_contest};
use crate::support::{give, order};

#[test]
fn tournaments_of_any_size_are_played_to_the_end_through_the_chains() {
    let mut total = Steps::default();
    let mut reasons: BTreeSet<OrderedBy> = BTreeSet::new();
    for teams in 2..=60 {
        for (round, luck) in [
            Luck { draw: 250, walkover: 0, withdrawal: 0 },
            Luck { draw: 700, walkover: 100, withdrawal: 0 },
            Luck { draw: 300, walkover: 50, withdrawal: 20 },
        ]
        .into_iter()
        .enumerate()
        {
            let seed = u64::from(teams) * 10 + round as u64;
            let mut ledger = area(teams, seed);
            let steps = play_contest(&mut ledger, &mut SplitMix64::new(seed), luck);
            total.chosen_duels += steps.chosen_duels;
            total.group_lots += steps.group_lots;
            total.first_duels += steps.first_duels;
            total.second_duels += steps.second_duels;
            total.match_lots += steps.match_lots;
            check_end(&ledger, teams);
            let order = ledger.state().total_order().expect("it is over");
            reasons.extend(order.iter().map(|ranked| ranked.reason));
            check_replay(&ledger);
        }
    }
    println!("{total:?}");
    let counts =
        [total.chosen_duels, total.group_lots, total.first_duels, total.second_duels, total.match_lots];
    assert!(counts.iter().all(|count| *count > 20), "{total:?}");
    assert!(reasons.contains(&OrderedBy::Lot) && reasons.contains(&OrderedBy::GroupPlace), "{reasons:?}");
    assert!(reasons.contains(&OrderedBy::PointsPerMatch), "{reasons:?}");
    assert!(reasons.contains(&OrderedBy::ScorePerMatch), "{reasons:?}");
}

/// Corrections in the middle of duels and lots: what a preview shows is what happens, undoing it leads back, and
/// whatever is corrected, the tournament can be played to the end again.
#[test]
fn corrected_tournaments_lead_back_and_come_to_an_end() {
    let luck = Luck { draw: 600, walkover: 80, withdrawal: 10 };
    let (mut corrected, mut taken_back) = (0, 0);
    for seed in 0..120_u64 {
        let mut random = SplitMix64::new(seed);
        let teams = 4 + u32::try_from(random.below(12)).expect("a small number");
        let mut ledger = area(teams, seed);
        play_contest(&mut ledger, &mut random, luck);
        for _ in 0..3 {
            let state = ledger.state();
            let played: Vec<_> =
                state.plan().game_ids().filter(|id| state.result(id).is_some()).cloned().collect();
            let Some(game) =
                played.get(usize::try_from(random.below(99)).expect("small") % played.len().max(1))
            else {
                break;
            };
            let verdict = by_score([4, 6, 8][usize::try_from(random.below(3)).expect("small")]);
            let command = Command::Correct { game: game.clone(), verdict, later: Later::TakeBack };
            let before = ledger.state().clone();
            let Ok(shown) = ledger.preview(&order(command.clone())) else { continue };
            let event = give(&mut ledger, command.clone()).expect("a preview that was shown");
            assert_eq!(shown, changes(&before, ledger.state()));
            taken_back += usize::from(matches!(event, Event::Corrected { void, .. } if !void.is_empty()));
            let step = ledger.records().len() as u64;
            give(&mut ledger, Command::Undo(step)).expect("the newest step");
            assert_eq!(*ledger.state(), before, "seed {seed}");
            give(&mut ledger, command).expect("as before");
            play_contest(&mut ledger, &mut random, Luck { withdrawal: 0, ..luck });
            check_end(&ledger, teams);
            check_replay(&ledger);
            corrected += 1;
        }
    }
    assert!(corrected > 100 && taken_back > 30, "{corrected} {taken_back}");
}

/// Each entrant has one place, no step is open, and the order of all agrees with the places.
fn check_end(ledger: &Ledger, teams: u32) {
    let state = ledger.state();
    assert_eq!(state.open_steps(), []);
    let standings = state.standings();
    assert_eq!(standings.len(), teams as usize);
    assert!(standings.iter().all(|one| one.settled == Settled::Yes), "{teams}");
    let order = state.total_order().expect("it is over");
    let positions: Vec<u32> = order.iter().map(|ranked| ranked.position).collect();
    assert_eq!(positions, (1..=teams).collect::<Vec<u32>>());
    let people: BTreeSet<_> = order.iter().map(|ranked| ranked.entrant).collect();
    assert_eq!(people.len(), teams as usize);
    for ranked in order {
        let span = ranked.places;
        assert!((span.from..=span.to).contains(&ranked.position), "{teams}: {ranked:?}");
    }
}

fn check_replay(ledger: &Ledger) {
    let text = write(&StagesFile { name: None, ledger: ledger.clone() }).expect("it can be written");
    let again = read(text.as_bytes()).expect("it can be read");
    assert_eq!(again.ledger, *ledger);
    assert_eq!(write(&again).expect("it can be written"), text);
}
