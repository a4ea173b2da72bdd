//! Seats in proportion to entries: known examples, bounds, and properties against plain references.

use kolo_contest::Level;
use kolo_contest::quota::{
    Bound, Cut, Decided, Derivation, Method, Party, ShareFault, Shares, Sharing, share,
};
use kolo_messages::Lang;
use proptest::prelude::*;

type Parties = Vec<Party<String>>;

fn sharing(method: Method, seats: u32) -> Sharing {
    Sharing { from: Level::Regional, seats, method, seed: 7 }
}

fn free(entries: &[u32]) -> Parties {
    bounded(&entries.iter().map(|entries| (*entries, 0, u32::MAX)).collect::<Vec<_>>())
}

fn bounded(parties: &[(u32, u32, u32)]) -> Parties {
    let key = |index: usize| format!("kt-{index}");
    let party = |(index, (entries, least, most)): (usize, &(u32, u32, u32))| Party {
        key: key(index),
        entries: *entries,
        least: *least,
        most: *most,
    };
    parties.iter().enumerate().map(party).collect()
}

fn seats(shares: &Shares<String>) -> Vec<u32> {
    shares.shares.iter().map(|share| share.seats).collect()
}

fn shared(method: Method, count: u32, parties: &Parties) -> Vec<u32> {
    seats(&share(sharing(method, count), parties).expect("seats that can be shared"))
}

#[test]
fn textbook_examples_come_out() {
    let six = free(&[47_000, 16_000, 15_900, 12_000, 6_100, 3_000]);
    assert_eq!(shared(Method::LargestRemainder, 10, &six), [5, 2, 1, 1, 1, 0]);
    let four = free(&[100_000, 80_000, 30_000, 20_000]);
    assert_eq!(shared(Method::DHondt, 8, &four), [4, 3, 1, 0]);
    assert_eq!(shared(Method::SainteLague, 8, &four), [3, 3, 1, 1]);
}

#[test]
fn every_winner_goes_on_and_nobody_sends_more_than_take_part() {
    let regions = bounded(&[(100, 1, 16), (60, 1, 4), (30, 1, 16), (2, 1, 2)]);
    for (method, expected) in [
        (Method::LargestRemainder, [15, 4, 4, 1]),
        (Method::SainteLague, [15, 4, 4, 1]),
        (Method::DHondt, [15, 4, 4, 1]),
    ] {
        let shares = share(sharing(method, 24), &regions).unwrap();
        assert_eq!(seats(&shares), expected, "{method}");
        let held: Vec<_> = shares.shares.iter().map(|share| share.held_at).collect();
        assert_eq!(held, [None, Some(Bound::Most), None, Some(Bound::Least)], "{method}");
    }
}

#[test]
fn the_derivation_is_reported() {
    let shares = share(sharing(Method::LargestRemainder, 5), &free(&[5, 3, 1])).unwrap();
    let lines: Vec<String> = shares.messages().iter().map(|message| message.text(Lang::En)).collect();
    assert_eq!(
        lines,
        [
            "5 places in proportion to 9 entries, method: largest remainder",
            "kt-0: 5 × 5 / 9 = 2, remainder 7/9, which earns one more",
            "kt-1: 5 × 3 / 9 = 1, remainder 6/9, which earns one more",
            "kt-2: 5 × 1 / 9 = 0, remainder 5/9",
            "the last place goes to kt-1, with a larger claim than kt-2",
            "kt-0: 3 advance",
            "kt-1: 2 advance",
            "kt-2: no one advances",
        ]
    );
    let parties = bounded(&[(5, 0, 1), (3, 0, 9), (0, 1, 3)]);
    let shares = share(sharing(Method::DHondt, 4), &parties).unwrap();
    let lines: Vec<String> = shares.messages().iter().map(|message| message.text(Lang::En)).collect();
    assert_eq!(
        lines,
        [
            "4 places in proportion to 8 entries, method: D'Hondt",
            "kt-0: its entries would earn more, so it gets its maximum, 1",
            "kt-2: its entries would earn fewer, so it gets its minimum, 1",
            "place 1 by quotient: kt-0 with 5 / 1",
            "place 2 by quotient: kt-1 with 3 / 1",
            "place 3 by quotient: kt-1 with 3 / 2",
            "kt-0: 1 advances",
            "kt-1: 2 advance",
            "kt-2: 1 advances",
        ]
    );
}

#[test]
fn equal_claims_go_to_more_entries_then_by_lot() {
    // 3 seats: exact shares 1.5, 0.5, 0.5 and 0.5; the largest takes the first of two seats left over.
    let parties = free(&[3, 1, 1, 1]);
    let mut winners = [0_u32; 3];
    for seed in 0..300 {
        let call = Sharing { seed, ..sharing(Method::LargestRemainder, 3) };
        let shares = share(call, &parties).unwrap();
        let result = seats(&shares);
        assert_eq!(result[0], 2);
        assert_eq!(shares.cut.map(|cut| cut.decided), Some(Decided::Lot));
        let mut turned = parties.clone();
        turned.reverse();
        let mut again = seats(&share(call, &turned).unwrap());
        again.reverse();
        assert_eq!(again, result, "the order of the list does not matter");
        for (count, seats) in winners.iter_mut().zip(&result[1..]) {
            *count += seats;
        }
    }
    assert_eq!(winners.iter().sum::<u32>(), 300);
    assert!(winners.iter().all(|count| (60..140).contains(count)), "{winners:?}");

    let shares = share(sharing(Method::LargestRemainder, 2), &free(&[3, 1])).unwrap();
    let cut = Cut { last_in: "kt-0".to_owned(), first_out: "kt-1".to_owned(), decided: Decided::Entries };
    assert_eq!((seats(&shares), shares.cut), (vec![2, 0], Some(cut)));
    let shares = share(sharing(Method::DHondt, 2), &free(&[4, 2])).unwrap();
    assert_eq!((seats(&shares), shares.cut.map(|cut| cut.decided)), (vec![2, 0], Some(Decided::Entries)));
}

#[test]
fn what_cannot_be_shared_is_refused() {
    let refused = |from, count, parties: &Parties| {
        let call = Sharing { from, ..sharing(Method::default(), count) };
        let cannot = share(call, parties).unwrap_err();
        for lang in Lang::ALL {
            let text = cannot.message().text(lang);
            assert!(!text.contains('{'), "{text}");
        }
        (cannot.clause().id(), cannot.faults)
    };
    let two = bounded(&[(5, 1, 3), (4, 1, 2)]);
    let above = |seats, most| vec![ShareFault::AboveField { seats, most }];
    assert_eq!(refused(Level::Area, 6, &two), ("P-1.1.4.1", above(6, 5)));
    assert_eq!(refused(Level::Regional, 6, &two), ("P-1.1.5.1", above(6, 5)));
    assert_eq!(refused(Level::FirstOnline, 6, &two), ("P-1.2.2.3", above(6, 5)));
    assert_eq!(refused(Level::SecondOnline, 6, &two), ("P-1.2.2.1", above(6, 5)));
    let below = vec![ShareFault::BelowLeast { seats: 1, least: 2 }];
    assert_eq!(refused(Level::Regional, 1, &two), ("P-1.1.5.4", below));
    assert_eq!(refused(Level::Regional, 1, &free(&[0, 0])).1, [ShareFault::NoEntries]);
    assert_eq!(refused(Level::Regional, 1, &Vec::new()).1, [ShareFault::NoEntries]);
    let nobody_there = bounded(&[(5, 0, 3), (0, 0, 9)]);
    assert_eq!(refused(Level::Regional, 4, &nobody_there).1, above(4, 3), "nobody comes without entries");
    let mut odd = bounded(&[(5, 4, 3), (4, 0, 2)]);
    odd[1].key = odd[0].key.clone();
    let key = odd[0].key.clone();
    let faults = vec![
        ShareFault::LastLevel,
        ShareFault::BoundsCrossed { key: key.clone(), least: 4, most: 3 },
        ShareFault::KeyTwice(key),
    ];
    assert_eq!(refused(Level::GrandFinal, 2, &odd).1, faults);
}

#[test]
fn the_largest_numbers_do_not_overflow() {
    let parties = bounded(&[(u32::MAX, 0, u32::MAX), (u32::MAX, 0, u32::MAX), (1, 1, 1)]);
    let result = shared(Method::LargestRemainder, u32::MAX, &parties);
    assert_eq!(result, [u32::MAX / 2, u32::MAX / 2, 1]);
}

/// Every way to share `count` seats within the bounds.
fn all_ways(count: u32, parties: &[Party<String>]) -> Vec<Vec<u32>> {
    let Some((first, others)) = parties.split_first() else {
        return if count == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut ways = Vec::new();
    for seats in first.least..=first.most.min(count) {
        for mut way in all_ways(count - seats, others) {
            way.insert(0, seats);
            ways.push(way);
        }
    }
    ways
}

/// The sum of squares of the distances from the exact shares, times the square of all entries.
fn distance(way: &[u32], count: u32, parties: &[Party<String>]) -> i64 {
    let all: i64 = parties.iter().map(|party| i64::from(party.entries)).sum();
    let off = |(seats, party): (&u32, &Party<String>)| {
        (i64::from(*seats) * all - i64::from(count) * i64::from(party.entries)).pow(2)
    };
    way.iter().zip(parties).map(off).sum()
}

fn divisor(method: Method, seats: u32) -> u64 {
    match method {
        Method::SainteLague => 2 * u64::from(seats) + 1,
        Method::DHondt | Method::LargestRemainder => u64::from(seats) + 1,
    }
}

/// Whether no party has a larger claim to one seat more than another has to the last one it got.
fn is_divisor_outcome(method: Method, way: &[u32], parties: &[Party<String>]) -> bool {
    let with_seats = || parties.iter().zip(way);
    with_seats().filter(|(party, seats)| **seats < party.most && party.entries > 0).all(|(party, seats)| {
        let next = divisor(method, *seats);
        with_seats().filter(|(other, held)| **held > other.least).all(|(other, held)| {
            let last = divisor(method, held - 1);
            u64::from(party.entries) * last <= u64::from(other.entries) * next
        })
    })
}

/// Parties with bounds, and a number of seats between them.
fn case() -> impl Strategy<Value = (Parties, u32)> {
    let party =
        (0_u32..12, 0_u32..3, 0_u32..5).prop_map(|(entries, least, more)| (entries, least, least + more));
    prop::collection::vec(party, 1..5).prop_flat_map(|parties| {
        let can = |party: &(u32, u32, u32)| if party.0 == 0 { party.1 } else { party.2 };
        let least: u32 = parties.iter().map(|party| party.1).sum();
        let most: u32 = parties.iter().map(can).sum();
        (Just(bounded(&parties)), least..=most)
    })
}

proptest! {
    #[test]
    fn seats_add_up_and_bounds_are_kept((parties, count) in case(), seed: u64) {
        prop_assume!(parties.iter().any(|party| party.entries > 0));
        for method in Method::ALL {
            let shares = share(Sharing { seed, ..sharing(method, count) }, &parties).unwrap();
            prop_assert_eq!(seats(&shares).iter().sum::<u32>(), count);
            for (share, party) in shares.shares.iter().zip(&parties) {
                prop_assert!(party.least <= share.seats && share.seats <= party.most);
                prop_assert!(party.entries > 0 || share.seats == party.least);
                let at = match share.held_at {
                    None => share.seats,
                    Some(Bound::Least) => party.least,
                    Some(Bound::Most) => party.most,
                };
                prop_assert_eq!(share.seats, at);
            }
            let complete = shares.messages().iter().all(|message| !message.text(Lang::Cs).contains('{'));
            prop_assert!(complete);
        }
    }

    #[test]
    fn the_largest_remainder_is_nearest_to_the_exact_shares(
        entries in prop::collection::vec(0_u32..20, 1..5), count in 0_u32..9,
    ) {
        prop_assume!(entries.iter().any(|count| *count > 0));
        let parties = free(&entries);
        let found = shared(Method::LargestRemainder, count, &parties);
        let best = all_ways(count, &parties).iter().map(|way| distance(way, count, &parties)).min();
        prop_assert_eq!(Some(distance(&found, count, &parties)), best);
        let all: u32 = entries.iter().sum();
        for (seats, entries) in found.iter().zip(&entries) {
            let product = count * entries;
            prop_assert!(product / all <= *seats && *seats <= product.div_ceil(all), "the quota rule");
        }
    }

    #[test]
    fn bounded_remainders_share_by_one_factor((parties, count) in case()) {
        prop_assume!(parties.iter().any(|party| party.entries > 0));
        let shares = share(sharing(Method::LargestRemainder, count), &parties).unwrap();
        let Derivation::Remainders { seats, entries, rows } = &shares.derivation else { unreachable!() };
        prop_assert_eq!(rows.iter().map(|row| u64::from(row.entries)).sum::<u64>(), *entries);
        for (share, party) in shares.shares.iter().zip(&parties) {
            // With the factor seats / entries no party would leave the bound that holds it, and no other is outside.
            let by_factor = seats * u64::from(party.entries);
            let (least, most) = (u64::from(party.least) * entries, u64::from(party.most) * entries);
            match share.held_at {
                _ if *entries == 0 => {}
                Some(Bound::Least) => prop_assert!(by_factor <= least),
                Some(Bound::Most) => prop_assert!(by_factor >= most),
                None => {
                    prop_assert!(least <= by_factor && (by_factor <= most || party.entries == 0));
                    let (floor, ceiling) = (by_factor / entries, by_factor.div_ceil(*entries));
                    prop_assert!(floor <= u64::from(share.seats) && u64::from(share.seats) <= ceiling);
                }
            }
        }
        let first_out = rows.iter().find(|row| !row.extra).map_or(0, |row| row.remainder);
        prop_assert!(rows.iter().filter(|row| row.extra).all(|row| row.remainder >= first_out));
    }

    #[test]
    fn divisor_methods_leave_no_larger_claim((parties, count) in case()) {
        prop_assume!(parties.iter().any(|party| party.entries > 0));
        for method in [Method::SainteLague, Method::DHondt] {
            let found = shared(method, count, &parties);
            let mut outcomes = all_ways(count, &parties);
            outcomes.retain(|way| is_divisor_outcome(method, way, &parties));
            outcomes.retain(|way| way.iter().zip(&parties).all(|(s, p)| p.entries > 0 || *s == p.least));
            prop_assert!(outcomes.contains(&found), "{:?} is not among {:?}", found, outcomes);
        }
    }

    #[test]
    fn another_seat_never_costs_a_seat((parties, count) in case(), seed: u64) {
        prop_assume!(parties.iter().any(|party| party.entries > 0));
        for method in [Method::SainteLague, Method::DHondt] {
            let now = share(Sharing { seed, ..sharing(method, count) }, &parties).unwrap();
            if let Ok(more) = share(Sharing { seed, ..sharing(method, count + 1) }, &parties) {
                prop_assert!(seats(&now).iter().zip(seats(&more)).all(|(now, more)| *now <= more));
            }
        }
    }
}
