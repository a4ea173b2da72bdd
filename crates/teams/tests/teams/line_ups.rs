//! Who sits where: the order of registration, substitutes, gaps, lots and broadcast tables.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{PerSide, Side, SplitMix64};
use kolo_teams::{
    Arrangement, AskedBy, Attendance, CannotArrange, DuelNumber, LineUp, PlayerId, Roster, Seat, Shape,
    SheetProblem, TableKind, Terms, arrange,
};

use crate::support::{ids, numbers, team, two_teams};

fn arranged(
    shape: Shape,
    teams: &PerSide<Roster>,
    present: &PerSide<BTreeSet<PlayerId>>,
    how: Arrangement,
) -> LineUp {
    let side = |side: Side| Attendance { roster: &teams[side], present: &present[side] };
    arrange(shape, PerSide::new(side(Side::First), side(Side::Second)), TableKind::Usual, how)
        .expect("everybody belongs to a team")
}

fn by_lot(seed: u64) -> Arrangement {
    Arrangement::Random { asked: AskedBy::Second, seed }
}

/// The seats of one team in the order of registration.
fn in_order(roster: Roster, present: &[u32], shape: Shape) -> Vec<u32> {
    let teams = PerSide::new(roster, team("Dub", 21, 5, 0));
    let present = PerSide::new(ids(present), ids(&[]));
    numbers(&arranged(shape, &teams, &present, Arrangement::Registration), Side::First)
}

#[test]
fn every_player_sits_in_the_order_of_registration() {
    let five = Shape::FIVE;
    assert_eq!(in_order(team("Lípa", 11, 5, 2), &[11, 12, 13, 14, 15, 16, 17], five), [11, 12, 13, 14, 15]);
}

#[test]
fn a_substitute_keeps_the_place_of_the_absent() {
    let five = Shape::FIVE;
    assert_eq!(in_order(team("Lípa", 11, 5, 2), &[11, 13, 14, 15, 16, 17], five), [11, 16, 13, 14, 15]);
    assert_eq!(in_order(team("Lípa", 11, 5, 2), &[12, 13, 15, 16, 17], five), [16, 12, 13, 17, 15]);
}

#[test]
fn the_last_boards_stay_empty() {
    assert_eq!(in_order(team("Lípa", 11, 3, 1), &[12, 13], Shape::THREE), [12, 13, 0]);
    assert_eq!(in_order(team("Lípa", 11, 5, 2), &[13, 15, 17], Shape::FIVE), [17, 13, 15, 0, 0]);
    assert_eq!(in_order(team("Lípa", 11, 2, 1), &[11, 12, 13], Shape::THREE), [11, 12, 13]);
    assert_eq!(in_order(team("Lípa", 11, 3, 0), &[], Shape::THREE), [0, 0, 0]);
}

#[test]
fn the_first_side_opens_unless_it_is_set() {
    let teams = two_teams(Shape::THREE);
    let present = PerSide::new(ids(&[11, 12, 13]), ids(&[21, 22, 23]));
    let line_up = arranged(Shape::THREE, &teams, &present, Arrangement::Registration);
    assert!(line_up.tables.iter().all(|table| table.opener(DuelNumber::One) == Side::First));
    let line_up = line_up.opened_by(Side::Second);
    assert!(line_up.tables.iter().all(|table| table.opener(DuelNumber::One) == Side::Second));
    assert!(line_up.tables.iter().all(|table| table.opener(DuelNumber::Two) == Side::First));
}

/// P-3.1.2: every matching comes about equally often, gaps included, and the same seed gives the same one.
#[test]
fn the_lot_gives_every_matching_the_same_chance() {
    let teams = two_teams(Shape::THREE);
    let present = PerSide::new(ids(&[11, 12]), ids(&[21, 22, 23]));
    let mut counts: BTreeMap<(Vec<u32>, Vec<u32>), u32> = BTreeMap::new();
    for seed in 0..7_200 {
        let line_up = arranged(Shape::THREE, &teams, &present, by_lot(seed));
        assert_eq!(line_up, arranged(Shape::THREE, &teams, &present, by_lot(seed)));
        let key = (numbers(&line_up, Side::First), numbers(&line_up, Side::Second));
        *counts.entry(key).or_default() += 1;
    }
    assert_eq!(counts.len(), 36, "six orders of each side");
    assert!(counts.values().all(|count| (140..=260).contains(count)), "{counts:?}");
}

#[test]
fn a_gap_of_one_team_does_not_change_the_lots_of_the_other() {
    let teams = two_teams(Shape::FIVE);
    let full = PerSide::new(ids(&[11, 12, 13, 14, 15]), ids(&[21, 22, 23, 24, 25]));
    let gap = PerSide::new(ids(&[11, 12, 13]), full.second.clone());
    for seed in 0..50 {
        let seats = [&full, &gap]
            .map(|present| numbers(&arranged(Shape::FIVE, &teams, present, by_lot(seed)), Side::Second));
        assert_eq!(seats[0], seats[1]);
    }
}

#[test]
fn a_broadcast_table_is_never_drawn_by_lot() {
    let teams = two_teams(Shape::THREE);
    let (first, second) = (ids(&[11, 12, 13]), ids(&[21, 22, 99]));
    let sides = PerSide::new(
        Attendance { roster: &teams.first, present: &first },
        Attendance { roster: &teams.second, present: &second },
    );
    let reasons = arrange(Shape::THREE, sides, TableKind::Broadcast, by_lot(1)).unwrap_err();
    let clauses: Vec<&str> = reasons.iter().map(|reason| reason.clause().id()).collect();
    assert_eq!(clauses, ["P-1.1.2.3", "P-3.1.2"], "all reasons at once");
    assert_eq!(reasons[1], CannotArrange::LotOnBroadcast);
}

#[test]
fn a_broadcast_table_wants_the_order_of_registration() {
    let teams = two_teams(Shape::THREE);
    let rosters = PerSide::new(&teams.first, &teams.second);
    let shown = Terms { rosters: Some(rosters), table: TableKind::Broadcast, ..Terms::default() };
    let seats = |numbers: [u32; 3]| {
        let seat = |number: u32| if number == 0 { Seat::Missing } else { Seat::Player(PlayerId(number)) };
        numbers.map(seat).to_vec()
    };
    let line_up = |first, second| LineUp::of_seats(Shape::THREE, &PerSide::new(seats(first), seats(second)));
    assert_eq!(line_up([11, 12, 13], [24, 22, 23]).problems(Shape::THREE, shown), []);
    let wrong = line_up([12, 11, 13], [0, 22, 23]).problems(Shape::THREE, shown);
    let expected =
        [&teams.first, &teams.second].map(|roster| SheetProblem::NotInOrder { team: roster.name.clone() });
    assert_eq!(wrong, expected);
    let usual = Terms { table: TableKind::Usual, ..shown };
    assert_eq!(line_up([12, 11, 13], [0, 22, 23]).problems(Shape::THREE, usual), []);
}

/// Whatever the attendance: nobody sits twice, nobody absent sits, nobody is left out while a board is empty.
#[test]
fn random_attendance_loses_nobody() {
    let mut random = SplitMix64::new(31);
    for round in 0..2_000 {
        let shape = crate::support::any_shape(&mut random);
        let teams = two_teams(shape);
        let mut present = PerSide::new(BTreeSet::new(), BTreeSet::new());
        for side in Side::BOTH {
            let here = teams[side].members.iter().map(|member| member.id).filter(|_| random.happens(700));
            present[side] = here.collect();
        }
        let how = if round % 2 == 0 { Arrangement::Registration } else { by_lot(round) };
        let line_up = arranged(shape, &teams, &present, how);
        for side in Side::BOTH {
            let seated: Vec<PlayerId> = line_up.seats(side).filter_map(Seat::player).collect();
            let distinct: BTreeSet<PlayerId> = seated.iter().copied().collect();
            assert_eq!(seated.len(), distinct.len());
            assert!(distinct.is_subset(&present[side]));
            assert_eq!(seated.len(), present[side].len().min(shape.boards() as usize));
        }
        let rosters = Some(PerSide::new(&teams.first, &teams.second));
        let table = if round % 2 == 0 { TableKind::Broadcast } else { TableKind::Usual };
        assert_eq!(line_up.problems(shape, Terms { rosters, table, ..Terms::default() }), []);
    }
}
