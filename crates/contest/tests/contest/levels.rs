//! From two areas over a region to the grand final, in small; who steps in where a participant does not come.

use kolo_contest::quota::Method;
use kolo_contest::{
    Catchment, Category, Command, Level, Player, Refusal, Schooling, Seats, VenuePlan, invariants,
};
use kolo_messages::Lang;

use super::support::{World, area_id, day, entry_id, entry_of, pupil, venue_id};

#[test]
fn the_best_of_two_areas_meet_in_the_region_and_its_best_in_the_final() {
    let mut world = World::after_areas();
    assert_eq!(world.going_on("ot-a"), ["a1", "a2"]);
    assert_eq!(world.going_on("ot-b"), ["b1", "b2"]);
    assert_eq!(world.expected("kt"), ["a1", "a2", "b1", "b2"]);
    world.hold("kt");
    let places: Vec<(String, u32)> =
        ["a1", "a2", "b1", "b2"].map(str::to_owned).into_iter().zip(1..).collect();
    assert_eq!(world.order("kt"), places);
    assert_eq!(world.expected("grf"), ["a1", "a2", "b1"]);
    world.hold("grf");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn the_next_in_order_steps_in_for_a_team_that_does_not_come() {
    let mut world = World::after_areas();
    let decline = |id: &str, level| Command::Decline { entry: entry_id(id), level };
    assert_eq!(world.refuses(&decline("a1", Level::Regional)), Refusal::ReasonMissing);
    let online = decline("a1", Level::FirstOnline);
    assert_eq!(world.refuses_because(&online).clause().id(), "P-1.1.1.1");
    world.give_because(&decline("a1", Level::Regional));
    assert_eq!(world.going_on("ot-a"), ["a2", "a3"]);
    let stepped: Vec<bool> =
        world.contest.state().qualified(&venue_id("ot-a")).iter().map(|one| one.stepped_in).collect();
    assert_eq!(stepped, [false, true]);
    assert_eq!(world.refuses_because(&decline("a1", Level::Regional)).clause().id(), "P-1.2.1.7");
    world.give_because(&decline("a3", Level::Regional));
    assert_eq!(world.going_on("ot-a"), ["a2", "a4"]);
    world.begin("kt");
    let after_start = world.refuses_because(&decline("a2", Level::Regional));
    assert_eq!(after_start, Refusal::VenueStarted(venue_id("kt")));
    world.play_out("kt");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn an_entry_that_withdraws_from_the_contest_leaves_its_place() {
    let mut world = World::after_areas();
    world.give_because(&Command::Withdraw(entry_id("a2")));
    assert_eq!(world.going_on("ot-a"), ["a1", "a3"]);
    assert_eq!(world.order("ot-a").len(), 5, "he has played there");
    world.begin("kt");
    assert_eq!(
        world.refuses_because(&Command::Withdraw(entry_id("a1"))),
        Refusal::VenueStarted(venue_id("kt"))
    );
}

#[test]
fn the_office_places_teams_before_numbers_are_published() {
    let mut world = World::with_teams();
    let place = |id: &str, at: &str| Command::Place { entry: entry_id(id), venue: venue_id(at) };
    world.give(&place("a5", "ot-b"));
    assert_eq!(world.expected("ot-a").len(), 4);
    assert_eq!(world.expected("ot-b").len(), 6);
    assert_eq!(world.refuses(&place("a1", "kt")).clause().id(), "P-1.2.2.4");
    world.publish(Level::Area, Seats::PerRegion(4));
    assert_eq!(world.refuses(&place("a4", "ot-b")), Refusal::QuotasArePublished(venue_id("ot-b")));
}

/// Eight veterans: two dates on the first level, one on the second, then the grand final.
#[test]
fn individuals_choose_their_dates_and_go_on() {
    let mut world = World::new();
    let individual = |id: &str, level, on: &str| VenuePlan {
        category: Category::Veterani,
        ..World::plan(id, level, Catchment::All, on)
    };
    for (id, level, on) in [
        ("n1", Level::FirstOnline, "2023-11-04"),
        ("n2", Level::FirstOnline, "2023-11-05"),
        ("n3", Level::SecondOnline, "2023-11-18"),
        ("grf", Level::GrandFinal, "2023-12-09"),
    ] {
        world.give(&Command::Announce(individual(id, level, on)));
    }
    for number in 1..=8 {
        let id = format!("v{number}");
        let player = Player { born: Some(day("1999-01-01")), schooling: Some(Schooling::Left), ..pupil(&id) };
        let entries = vec![entry_of(&id, Category::Veterani, None, &[&id])];
        world.give(&Command::Register { players: vec![player], entries });
        world.pay(&id);
    }
    let place = |id: &str, at: &str| Command::Place { entry: entry_id(id), venue: venue_id(at) };
    for number in 1..=8 {
        world.give(&place(&format!("v{number}"), if number % 2 == 0 { "n2" } else { "n1" }));
    }
    // Those who choose again are expected at their new date only.
    world.give(&place("v1", "n2"));
    world.give(&place("v1", "n1"));
    assert_eq!(world.expected("n1"), ["v1", "v3", "v5", "v7"]);
    assert_eq!(world.refuses(&place("v1", "n3")).clause().id(), "P-1.1.1.2");
    let publish = |level, seats| {
        let (category, method) = (Category::Veterani, Method::LargestRemainder);
        Command::PublishQuotas { category, level, seats: Seats::InAll(seats), method }
    };
    world.give(&publish(Level::FirstOnline, 4));
    world.hold("n1");
    world.hold("n2");
    let qualified: Vec<String> = [world.going_on("n1"), world.going_on("n2")].concat();
    assert_eq!(qualified.len(), 4);
    for id in &qualified {
        world.give(&place(id, "n3"));
    }
    world.give(&publish(Level::SecondOnline, 3));
    world.hold("n3");
    world.hold("grf");
    assert_eq!(world.order("grf").len(), 3);
    // The player listed first opens, and the first table is that of the best.
    let play = world.contest.play(&venue_id("n1")).unwrap();
    assert!(play.swiss().is_some() && play.stages().is_none());
    assert_eq!(play.swiss().unwrap().state().unwrap().settings().rounds, 3, "as a knockout, and one more");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn categories_play_apart() {
    let mut world = World::with_teams();
    world.enter("ss", Category::Ss, "sa1");
    world.pay("ss");
    let area = Catchment::Area(area_id("a"));
    let plan = VenuePlan { category: Category::Ss, ..World::plan("ot-ss", Level::Area, area, "2023-11-02") };
    world.give(&Command::Announce(plan));
    assert_eq!(world.expected("ot-ss"), ["ss"]);
    assert!(!world.expected("ot-a").contains(&"ss".to_owned()));
    let place = |id: &str, at: &str| Command::Place { entry: entry_id(id), venue: venue_id(at) };
    assert_eq!(world.refuses(&place("ss", "ot-a")).clause().id(), "P-1.1.1.9");
    assert_eq!(world.refuses(&place("a1", "ot-ss")).clause().id(), "P-1.1.1.9");
}

#[test]
fn the_words_are_those_of_the_glossary() {
    let words = [Level::Area, Level::Regional, Level::GrandFinal].map(|level| level.message().text(Lang::Cs));
    assert_eq!(words, ["oblastní turnaj", "krajský turnaj", "grandfinále"]);
}
