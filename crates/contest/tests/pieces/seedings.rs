//! The order in which a grand final begins.

use std::collections::{BTreeMap, BTreeSet};

use kolo_contest::seeding::AheadBy::{HigherLevel, Lot, LowerLevel};
use kolo_contest::seeding::{AheadBy, Qualified, SeedFault, Seeding, seed_final};
use kolo_contest::{Category, EntryId};
use kolo_messages::Lang;
use proptest::prelude::*;

use crate::support::entry_id;

fn qualified(list: &[(&str, u32, Option<u32>)]) -> Vec<Qualified> {
    list.iter()
        .map(|(id, higher, lower)| Qualified { entry: entry_id(id), higher: *higher, lower: *lower })
        .collect()
}

fn reasons(seeding: &Seeding) -> Vec<Option<AheadBy>> {
    seeding.order.iter().map(|seeded| seeded.ahead_by).collect()
}

#[test]
fn winners_are_above_second_places_and_the_lot_decides_among_them() {
    let teams = qualified(&[
        ("b2", 2, Some(1)),
        ("a1", 1, None),
        ("c3", 3, None),
        ("b1", 1, Some(9)),
        ("a2", 2, None),
    ]);
    let mut firsts = BTreeMap::<String, u32>::new();
    for seed in 0..200 {
        let seeding = seed_final(Category::Ss, &teams, seed).unwrap();
        let ids: Vec<String> = seeding.entries().map(ToString::to_string).collect();
        let tiers: Vec<&str> = ids.iter().map(|id| &id[1..]).collect();
        assert_eq!(tiers, ["1", "1", "2", "2", "3"]);
        assert_eq!(reasons(&seeding), [Some(Lot), Some(HigherLevel), Some(Lot), Some(HigherLevel), None]);
        assert_eq!(seeding.clause().id(), "P-1.1.6.5");
        *firsts.entry(ids[0].clone()).or_default() += 1;
    }
    assert!(firsts.len() == 2 && firsts.values().all(|count| *count > 60), "{firsts:?}");
}

#[test]
fn individuals_go_by_the_second_level_then_the_first_then_the_lot() {
    let people = qualified(&[
        ("a", 1, Some(9)),
        ("b", 2, Some(1)),
        ("c", 1, Some(2)),
        ("d", 1, Some(2)),
        ("e", 2, None),
        ("f", 2, Some(40)),
    ]);
    let seeding = seed_final(Category::Kadeti, &people, 5).unwrap();
    let ids: Vec<&EntryId> = seeding.entries().collect();
    assert_eq!(ids[2..], [&entry_id("a"), &entry_id("b"), &entry_id("f"), &entry_id("e")]);
    let expected = [Some(Lot), Some(LowerLevel), Some(HigherLevel), Some(LowerLevel), Some(LowerLevel), None];
    assert_eq!(reasons(&seeding), expected);
    assert_eq!(seeding.clause().id(), "P-1.2.3.6.1");
    let lines: Vec<String> =
        seeding.messages(|id| id.as_str().to_uppercase()).iter().map(|line| line.text(Lang::En)).collect();
    assert_eq!(
        lines[2..],
        [
            "3. A: place 1 (second online level), place 9 (first online level); \
             ahead of B by the place in the level before the final",
            "4. B: place 2 (second online level), place 1 (first online level); \
             ahead of F by the place in the first level",
            "5. F: place 2 (second online level), place 40 (first online level); \
             ahead of E by the place in the first level",
            "6. E: place 2 (second online level)",
        ]
    );
    assert!(lines[0].ends_with("by lot"), "{}", lines[0]);
}

#[test]
fn what_is_not_sound_is_refused() {
    let odd = qualified(&[("a", 1, None), ("a", 2, None), ("b", 0, None), ("c", 1, Some(0))]);
    let cannot = seed_final(Category::Zs, &odd, 1).unwrap_err();
    let zero = |id| SeedFault::PlaceZero(entry_id(id));
    assert_eq!(cannot.faults, [SeedFault::Twice(entry_id("a")), zero("b"), zero("c")]);
    assert_eq!(cannot.clause().id(), "P-1.1.6.5");
    assert_eq!(seed_final(Category::Zs, &[], 1).map(|seeding| seeding.order.len()), Ok(0));
}

proptest! {
    /// Whichever others qualify, and in whatever order they are listed, two keep their order.
    #[test]
    fn two_keep_their_order_no_matter_who_else_comes(
        places in prop::collection::vec((1_u32..4, prop::option::of(1_u32..4)), 2..12),
        keep in prop::collection::vec(any::<bool>(), 12),
        seed: u64,
    ) {
        let all: Vec<Qualified> = places
            .iter()
            .enumerate()
            .map(|(n, (higher, lower))| Qualified { entry: entry_id(&format!("e{n}")), higher: *higher, lower: *lower })
            .collect();
        let some: Vec<Qualified> =
            all.iter().zip(&keep).filter(|(_, keep)| **keep).map(|(who, _)| who.clone()).rev().collect();
        for category in [Category::Zs, Category::Veterani] {
            let whole = seed_final(category, &all, seed).unwrap();
            let part = seed_final(category, &some, seed).unwrap();
            let kept: BTreeSet<&EntryId> = some.iter().map(|who| &who.entry).collect();
            let expected: Vec<&EntryId> = whole.entries().filter(|id| kept.contains(id)).collect();
            prop_assert_eq!(part.entries().collect::<Vec<_>>(), expected);
            let sorted = whole.order.windows(2).all(|pair| pair[0].who.higher <= pair[1].who.higher);
            prop_assert!(sorted);
        }
    }
}
