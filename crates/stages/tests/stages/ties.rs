//! Tied members of a group: asked for by name, decided on the record.

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_stages::generate::{Losers, Recipe};
use kolo_stages::{Command, EntrantId, Ledger, Refusal, SlotPlace, Status};

use crate::support::{entrants, give, groups, knockout_recipe, order, plan, sides, win};

/// Two groups of three; in group A each has beaten one other.
fn circle() -> Ledger {
    let recipe = Recipe { groups: vec![groups(2, 2)], ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&entrants(6), &recipe), 11);
    while let Some(game) = crate::support::next_ready(&ledger) {
        let pair = sides(ledger.state(), game.as_str());
        let circle = game.as_str().starts_with('A');
        let group = ledger.state().group(&"A".into()).expect("group A");
        let index = |id: u32| group.members.iter().position(|member| member.id() == Some(EntrantId(id)));
        let first_wins = if circle {
            (index(pair.first).expect("a member") + 1) % 3 == index(pair.second).expect("a member")
        } else {
            pair.first < pair.second
        };
        win(&mut ledger, game.as_str(), if first_wins { Side::First } else { Side::Second });
    }
    ledger
}

#[test]
fn a_tie_that_matters_is_asked_for_and_nobody_goes_on_before() {
    let ledger = circle();
    let state = ledger.state();
    let questions = state.questions();
    assert_eq!(questions.len(), 1);
    assert_eq!((questions[0].0.as_str(), questions[0].1.from), ("A", 1));
    assert_eq!(questions[0].1.members, [1, 4, 5].map(EntrantId));
    assert_eq!(state.fixture(&"SF1".into()).unwrap().status, Status::Waiting);
    assert!(!state.is_over());
}

#[test]
fn the_arbiter_decides_with_a_reason() {
    let mut ledger = circle();
    let decide = |order: [u32; 3]| Command::Decide { group: "A".into(), order: order.map(EntrantId).into() };
    let mut without_reason = order(decide([5, 1, 4]));
    without_reason.reason = None;
    assert_eq!(ledger.decide(&without_reason), Err(Refusal::ReasonMissing));
    let wrong = give(&mut ledger, decide([5, 1, 2]));
    let equal = ["1 P1", "4 P4", "5 P5"].map(str::to_owned).into();
    assert_eq!(wrong, Err(Refusal::WrongMembers { group: "A".into(), equal }));
    give(&mut ledger, decide([5, 1, 4])).unwrap();
    let first = SlotPlace::Side("SF1".into(), Side::First);
    assert_eq!(sides(ledger.state(), "SF1").first, 5);
    assert_eq!(ledger.state().questions(), []);
    let explained = ledger.explain(&first).unwrap();
    let last = explained.last().unwrap();
    assert_eq!(last.message.text(Lang::En), "tied in all criteria; the arbiter decided: P5, P1, P4");
    assert_eq!(last.clause.id(), "K-TIE");
    assert_eq!(give(&mut ledger, decide([1, 5, 4])), Err(Refusal::NoTie("A".into())));
    let none = give(&mut ledger, Command::DrawLot("B".into()));
    assert_eq!(none, Err(Refusal::NoTie("B".into())));
}

#[test]
fn the_lot_comes_from_the_seed() {
    let (mut one, mut other) = (circle(), circle());
    let drawn = give(&mut one, Command::DrawLot("A".into())).unwrap();
    assert_eq!(give(&mut other, Command::DrawLot("A".into())), Ok(drawn));
    // Changing this line means that lots of older files cannot be checked any more.
    assert_eq!(sides(one.state(), "SF1").first, 4);
}

#[test]
fn where_only_final_places_depend_on_it_equals_share_them() {
    let recipe = Recipe { groups: vec![groups(1, 1)], knockout: None, ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&entrants(3), &recipe), 0);
    for (game, side) in [("A.1.1", Side::First), ("A.2.1", Side::First), ("A.3.1", Side::First)] {
        win(&mut ledger, game, side);
    }
    assert_eq!(ledger.state().questions(), []);
    assert!(ledger.state().is_over());
    let places: Vec<String> = ledger.state().standings().iter().map(|one| one.places.to_string()).collect();
    assert_eq!(places, ["1-3", "1-3", "1-3"]);
    // It may still be decided.
    give(&mut ledger, Command::Decide { group: "A".into(), order: [3, 1, 2].map(EntrantId).into() }).unwrap();
    let order: Vec<u32> = ledger.state().standings().iter().map(|one| one.entrant.0).collect();
    assert_eq!(order, [3, 1, 2]);
}

/// A group of three in which each has beaten one other, ordered by `criteria`.
fn circle_by(criteria: &[&str], ratings: [Option<i32>; 3], seed: u64) -> Ledger {
    let mut people = entrants(3);
    for (entrant, rating) in people.iter_mut().zip(ratings) {
        entrant.rating = rating;
    }
    let criteria = criteria.iter().map(|name| (*name).to_owned()).collect();
    let recipe = Recipe {
        groups: vec![kolo_stages::generate::GroupsRecipe { criteria, ..groups(1, 2) }],
        ..knockout_recipe(Losers::Out)
    };
    let mut ledger = Ledger::new(plan(&people, &recipe), seed);
    for game in ["A.1.1", "A.2.1", "A.3.1"] {
        win(&mut ledger, game, Side::First);
    }
    ledger
}

#[test]
fn ratings_of_entrants_count_in_a_group() {
    let ledger = circle_by(&["points", "rating"], [Some(1500), None, Some(1900)], 0);
    assert_eq!(ledger.state().questions(), []);
    let final_match = sides(ledger.state(), "final");
    assert_eq!((final_match.first, final_match.second), (3, 1));
}

#[test]
fn where_nobody_in_the_group_is_rated_the_rest_of_the_criteria_decides() {
    let mut people = entrants(6);
    people[0].rating = Some(1500);
    let criteria = ["points", "rating"].map(str::to_owned).to_vec();
    let two = kolo_stages::generate::GroupsRecipe { criteria, ..groups(2, 1) };
    let recipe = Recipe { groups: vec![two], ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&people, &recipe), 0);
    for game in ["B.1.1", "B.2.1", "B.3.1"] {
        win(&mut ledger, game, Side::First);
    }
    let questions = ledger.state().questions();
    assert_eq!(questions.len(), 1, "the circle of group B is asked for: {questions:?}");
}

#[test]
fn the_criterion_lot_draws_from_the_seed() {
    let order = |seed| {
        let ledger = circle_by(&["points", "lot"], [None; 3], seed);
        assert_eq!(ledger.state().questions(), []);
        let final_match = sides(ledger.state(), "final");
        (final_match.first, final_match.second)
    };
    assert_eq!(order(3), order(3));
    let orders: std::collections::BTreeSet<_> = (0..40).map(order).collect();
    assert_eq!(orders.len(), 6, "every order can be drawn");
}
