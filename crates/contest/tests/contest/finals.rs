//! Grand finals: seeding, field, line-ups before the first duel, broadcast tables.

use kolo_contest::{Catchment, Command, GameKey, Level, Note, PlayCommand, Refusal, VenuePlan};
use kolo_stages::Later;
use kolo_teams::{AskedBy, BroadcastTables, MatchResult, SlipCommand, TableKind};

use super::support::{World, day, entry_id, venue_id};

/// Everything up to the grand final, which has no entries yet.
fn before_the_final() -> World {
    let mut world = World::after_areas();
    world.hold("kt");
    world
}

#[test]
fn the_seeding_is_published_a_day_before_or_with_a_reason() {
    let mut world = before_the_final();
    let seed = Command::PublishSeeding(venue_id("grf"));
    world.go_to("2023-12-06");
    let late = Refusal::SeedingLate { venue: venue_id("grf"), hours: 24 };
    assert_eq!(world.refuses(&seed), late);
    assert_eq!(late.clause().id(), "P-1.2.3.6.2");
    assert_eq!(world.refuses(&Command::PublishSeeding(venue_id("kt"))).clause().id(), "K-ORDER");
    let noon = VenuePlan {
        starts: Some("2023-12-07T12:00Z".parse().unwrap()),
        ..World::plan("grf", Level::GrandFinal, Catchment::All, "2023-12-07")
    };
    world.give(&Command::Announce(noon));
    // Twelve hours more are left.
    world.give(&seed);
    let seeding = world.contest.state().venue(&venue_id("grf")).unwrap().seeding.clone().unwrap();
    assert_eq!(seeding, ["a1", "a2", "b1"].map(entry_id));
}

#[test]
fn a_grand_final_of_another_size_needs_a_reason() {
    let mut world = before_the_final();
    for entry in world.expected("grf") {
        world.check_in("grf", &entry);
    }
    let start = Command::Start(venue_id("grf"));
    assert_eq!(world.refuses_because(&start), Refusal::SeedingNotPublished(venue_id("grf")));
    world.give(&Command::PublishSeeding(venue_id("grf")));
    assert_eq!(world.refuses(&start).clause().id(), "P-1.1.6.3");
    world.give_because(&start);
    assert_eq!(world.contest.state().venue(&venue_id("grf")).unwrap().plan.day, day("2023-12-07"));
}

#[test]
fn a_team_that_steps_in_after_the_seeding_comes_behind_it() {
    let mut world = before_the_final();
    world.give(&Command::PublishSeeding(venue_id("grf")));
    world.give_because(&Command::Decline { entry: entry_id("b1"), level: Level::GrandFinal });
    assert_eq!(world.expected("grf"), ["a1", "a2", "b2"]);
    for entry in world.expected("grf") {
        world.check_in("grf", &entry);
    }
    world.give_because(&Command::Start(venue_id("grf")));
    assert_eq!(world.contest.play(&venue_id("grf")).unwrap().field(), ["a1", "a2", "b2"].map(entry_id));
}

#[test]
fn slips_of_the_grand_final_have_their_line_up_first() {
    let mut world = before_the_final();
    world.begin("grf");
    world.on("grf", &PlayCommand::NextRound).unwrap();
    let table = GameKey::at_table(1, 1);
    assert_eq!(world.enter_score("grf", &table, (12, 0)).unwrap_err().clause().id(), "P-3.1.5");
    let lot = |broadcast| PlayCommand::Arrange { game: table.clone(), lot: Some(AskedBy::First), broadcast };
    assert_eq!(world.on("grf", &lot(BroadcastTables(1))).unwrap_err().clause().id(), "P-3.1.2");
    let play = world.contest.play(&venue_id("grf")).unwrap();
    assert_eq!(play.table_kind(Some(1), BroadcastTables(1)), TableKind::Broadcast);
    assert_eq!(play.table_kind(Some(2), BroadcastTables(1)), TableKind::Usual);
    world.on("grf", &lot(BroadcastTables(0))).unwrap();
    world.enter_score("grf", &table, (12, 0)).unwrap();
}

#[test]
fn area_tournaments_have_no_broadcast_tables() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let play = world.contest.play(&venue_id("ot-a")).unwrap();
    assert_eq!(play.table_kind(Some(1), BroadcastTables(9)), TableKind::Usual);
}

#[test]
fn the_final_has_one_order_and_its_winner_sends_photos() {
    let mut world = before_the_final();
    world.begin("grf");
    // Rounds end where no pairing is left.
    assert_eq!(
        world.contest.play(&venue_id("grf")).unwrap().swiss().unwrap().state().unwrap().settings().rounds,
        2
    );
    world.play_out("grf");
    world.on("grf", &PlayCommand::Close).unwrap();
    let places: Vec<u32> = world.order("grf").into_iter().map(|(_, place)| place).collect();
    assert_eq!(places, [1, 2, 3]);
    assert_eq!(world.order("grf")[0].0, "a1");
    let photos = |id: &str| Command::Note(Note::PrizePhotos { entry: entry_id(id) });
    assert_eq!(world.refuses(&photos("b1")).clause().id(), "P-1.1.6.10");
    world.give(&photos("a1"));
    assert!(world.contest.state().has_sent_photos(&entry_id("a1")));
    let table = GameKey::at_table(1, 1);
    let (line_up, entry, reason) = (None, MatchResult::score(6, 6), Some("přepis".to_owned()));
    let correct = SlipCommand::Correct { line_up, entry, reason };
    world.slip("grf", &table, correct, Later::Keep).unwrap();
    assert_eq!(kolo_contest::invariants::check(&world.contest), []);
}
