//! The reference itself: its rounds are legal, its minimum is one, and the small functions give known numbers.

use std::collections::BTreeMap;

use kolo_model::{Cell, HandicapBy, Idle, Outcome, Seeding, System};
use kolo_pairing::{SplitMix64, Violation, check_round};

use crate::agreement::as_engine;
use crate::changes::{better_by_more, better_by_two};
use crate::generator::{Kind, Position, pick, positions};
use crate::reference::absolute::all_pairings;
use crate::reference::criteria::seeding::of_positions;
use crate::reference::criteria::{lot, of_part, values};
use crate::reference::strength::start_coefficients;
use crate::reference::{Field, matched, minimum, subsets};

fn some_positions(seeds: u64) -> impl Iterator<Item = Position> {
    (0..seeds).flat_map(|seed| Kind::ALL.into_iter().flat_map(move |kind| positions(kind, seed)))
}

#[test]
fn rounds_are_lawful() {
    for position in some_positions(100) {
        if let Some(drawn) = &position.expected {
            let next = as_engine(&position, drawn);
            let mut violations = check_round(position.system, &position.tournament, &next);
            // Where everybody has been free, somebody is free again (criterion 1).
            violations.retain(|violation| !matches!(violation, Violation::SecondBye { .. }));
            assert!(violations.is_empty(), "{violations:?}\n{position:?}");
        }
    }
}

/// What the page speaks of happens in the random tournaments.
#[test]
fn the_generator_makes_all_sorts() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for position in some_positions(300) {
        let Position { system, tournament, expected, .. } = &position;
        let field = Field::of(*system, tournament, position.seed);
        let crosstable = tournament.crosstable();
        let mut happens = |what, does: bool| *counts.entry(what).or_default() += u32::from(does);
        let any_cell = |is: fn(&Cell) -> bool| crosstable.rows().iter().any(|row| row.cells.iter().any(is));
        happens("no pairing", expected.is_none());
        happens("one player", field.players.len() == 1);
        happens("eleven players", field.players.len() == 11);
        for (what, idle) in [("full bye", Idle::FullPointBye), ("half bye", Idle::HalfPointBye)] {
            happens(what, tournament.rounds().iter().any(|round| round.idle.iter().any(|(_, i)| *i == idle)));
        }
        happens("forfeit", any_cell(|cell| matches!(cell, Cell::Game(g) if !g.outcome.is_game())));
        happens("pending", tournament.pending_games().next().is_some());
        happens(
            "adjourned",
            any_cell(|cell| matches!(cell, Cell::Game(g) if g.outcome == Outcome::Adjourned)),
        );
        happens("withdrawn", tournament.competitors().iter().any(|c| c.withdrawn_after.is_some()));
        happens("kept apart", field.players.iter().any(|player| !player.forbidden_pairs.is_empty()));
        happens("mcmahon with a bar", *system == System::McMahon && field.bar.is_some());
        let Some(drawn) = expected else { continue };
        happens("free again", drawn.free.is_some() && drawn.values[0].1 > 0);
        for by in [HandicapBy::Coefficients, HandicapBy::Ranks] {
            let what = if by == HandicapBy::Ranks { "handicap by ranks" } else { "handicap by coefficients" };
            let given = field.handicap.is_some_and(|rules| rules.by == by);
            happens(what, given && drawn.boards.iter().any(|board| !board.terms.handicap.is_none()));
        }
    }
    println!("{counts:?}");
    assert!(counts.values().all(|count| *count >= 30), "{counts:?}");
}

/// Narrowing down criterion by criterion and comparing whole lists of values come to the same.
#[test]
fn the_minimum_is_the_smallest_of_all_lists_of_values() {
    let mut rounds = 0;
    for position in some_positions(40) {
        let field = Field::of(position.system, &position.tournament, position.seed);
        let all = all_pairings(&field);
        let least = all.iter().map(|pairing| values(&field, pairing)).min();
        assert_eq!(least, position.expected.map(|drawn| drawn.values));
        rounds += 1;
    }
    assert!(rounds > 500);
}

/// Building up from small sets, and a cheapest matching, come to the same as writing down every pairing.
#[test]
fn the_minimum_is_the_same_in_three_ways() {
    for position in some_positions(40) {
        let field = Field::of(position.system, &position.tournament, position.seed);
        let plain = minimum::find(&field).map(|minimum| minimum.pairing);
        assert_eq!(matched::least_values(&field), plain.as_ref().map(|pairing| of_part(&field, pairing)));
        assert_eq!(subsets::find(&field), plain);
    }
}

/// Small changes find out that a pairing is not the best, and never improve the best one.
#[test]
fn small_changes_improve_any_pairing_but_the_best() {
    let mut random = SplitMix64::new(1);
    let (mut others, mut improved) = (0, 0);
    for position in some_positions(40) {
        let field = Field::of(position.system, &position.tournament, position.seed);
        let Some(best) = minimum::find(&field) else { continue };
        let better = better_by_two(&field, &best.pairing)
            .or_else(|| better_by_more(&field, &best.pairing, &mut random, 10));
        assert!(better.is_none(), "{better:?}");
        let all = all_pairings(&field);
        let other = pick(&mut random, &all);
        if *other != best.pairing {
            others += 1;
            let better =
                better_by_two(&field, other).or_else(|| better_by_more(&field, other, &mut random, 10));
            improved += usize::from(better.is_some());
        }
    }
    assert!(others > 400, "only {others} pairings were tried");
    assert!(improved * 100 > others * 95, "{improved} of {others} were improved");
}

#[test]
fn there_are_as_many_pairings_as_can_be_counted() {
    let first_rounds = some_positions(100).filter(|position| {
        position.tournament.rounds().is_empty() && position.tournament.forbidden().is_empty()
    });
    let counts = [1, 1, 1, 3, 3, 15, 15, 105, 105, 945, 945, 10_395];
    for position in first_rounds {
        let field = Field::of(position.system, &position.tournament, position.seed);
        assert_eq!(all_pairings(&field).len(), counts[field.players.len()]);
    }
}

/// Worked out from the formula of the page with another language.
#[test]
fn the_lot_is_that_of_the_page() {
    assert_eq!(lot::drawn(0, 1, 2, 6), 0x63ea_b42f_afc2_0efb);
    assert_eq!(lot::drawn(u64::MAX, 9, 11, 300), 0x3b6c_556d_efa5_fa4d);
    assert_eq!(lot::drawn(20_240_101, 3, 7, 0), 0x0756_6f60_c9b7_565e);
}

#[test]
fn seedings_have_the_values_of_the_page() {
    let of = |way, s: i64| -> Vec<i64> {
        (0..s).flat_map(|p| (p + 1..s).map(move |q| of_positions(way, p, q, s))).collect()
    };
    // The pairs 0-1, 0-2, 0-3, 1-2, 1-3, 2-3 of four.
    assert_eq!(of(Seeding::Slip, 4), [4, 0, 4, 4, 0, 4]);
    assert_eq!(of(Seeding::Fold, 4), [4, 1, 0, 0, 1, 4]);
    assert_eq!(of(Seeding::Halves, 4), [1, 0, 0, 0, 0, 1]);
    assert_eq!(of(Seeding::Random, 4), [0; 6]);
    // The pairs 0-1, 0-2, 1-2 of three: the middle one may meet both.
    assert_eq!(of(Seeding::Slip, 3), [1, 1, 1]);
    assert_eq!(of(Seeding::Halves, 3), [0, 0, 0]);
}

/// The model has its own account of start coefficients.
#[test]
fn start_coefficients_are_those_of_the_model() {
    for position in some_positions(400) {
        let tournament = &position.tournament;
        let of_model = tournament.competitors().iter().map(|c| i64::from(tournament.start(c.no).value));
        assert_eq!(start_coefficients(tournament), of_model.collect::<Vec<_>>(), "{tournament:?}");
    }
}
