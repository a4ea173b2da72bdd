//! A player of the roster was not ticked when the team came: corrected after the start, within what the rules allow.

use kolo_contest::codec::{self, Addition};
use kolo_contest::{Command, GameKey, Play, PlayCommand, PlayerId, Refusal, invariants};
use kolo_log::{Step, UndoRefusal};
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{ForfeitBy, MatchResult, Seat, SlipCommand};

use super::support::{World, entry_id, player_id, venue_id};

fn came(entry: &str, players: &[&str]) -> Command {
    let players = players.iter().map(|id| player_id(id)).collect();
    Command::CorrectPresence { venue: venue_id("ot-a"), entry: entry_id(entry), players }
}

fn play(world: &World) -> &Play {
    world.contest.play(&venue_id("ot-a")).expect("it has started")
}

/// A tournament in which a1 came with two of three.
fn short() -> World {
    let mut world = World::with_quotas();
    world.give(&Command::CheckIn {
        venue: venue_id("ot-a"),
        entry: entry_id("a1"),
        players: ["a1-1", "a1-2"].map(player_id).to_vec(),
    });
    for entry in ["a2", "a3", "a4", "a5"] {
        if world.expected("ot-a").iter().any(|one| one == entry) {
            world.check_in("ot-a", entry);
        }
    }
    world.give_because(&Command::Start(venue_id("ot-a")));
    world
}

fn holds(world: &World) {
    assert_eq!(invariants::check(&world.contest), []);
    let text = world.file();
    let read = codec::read(text.as_bytes()).expect("it can be read");
    assert_eq!(codec::write(&read).expect("it can be written"), text);
}

/// Who sits for a1 against a2, lined up in the order of registration.
fn seated(world: &mut World) -> Vec<PlayerId> {
    let fixture = world.match_of("ot-a", "a1", "a2");
    world.line_up("ot-a", &fixture.key);
    let side = if fixture.sides.first == entry_id("a1") { Side::First } else { Side::Second };
    let line_up = play(world).slip(&fixture.key).expect("begun").line_up().expect("lined up").clone();
    line_up.seats(side).filter_map(|seat| play(world).person(seat.player()?).cloned()).collect()
}

#[test]
fn a_player_who_was_not_ticked_may_be_in_a_line_up_afterwards() {
    let mut world = short();
    assert_eq!(seated(&mut world.clone()).len(), 2);
    let silent = world.refuses(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    assert_eq!(silent, Refusal::ReasonMissing);
    let before = world.contest.clone();
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    let ids = ["a1-1", "a1-2", "a1-4"].map(player_id);
    assert_eq!(seated(&mut world.clone()), ids, "the substitute sits in the free place");
    holds(&world);
    // A log of orders has the same.
    let addition = Addition::between(&before, &world.contest).expect("it can be written");
    let mut followed = world.clone();
    followed.contest = addition.added_to(&before).expect("it fits");
    assert_eq!(seated(&mut followed), ids);
    // The same once more is nothing new.
    let records = world.contest.records().len();
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    assert_eq!(world.contest.records().len(), records);
}

#[test]
fn it_is_undone_until_he_plays_and_counts_again() {
    let mut world = short();
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-3"]));
    let step = world.contest.records().len() as u64;
    world.give_because(&Command::Undo(step));
    assert_eq!(seated(&mut world.clone()).len(), 2);
    holds(&world);
    world.give_because(&Command::Redo(step));
    holds(&world);
    assert_eq!(seated(&mut world).len(), 3);
    let refused = world.refuses_because(&Command::Undo(step));
    assert_eq!(refused.clause().id(), "P-1.1.2.2", "{refused:?}");
    let refused = world.refuses_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    assert_eq!(refused.clause().id(), "P-1.1.2.2", "whoever stands on a slip stays: {refused:?}");
    holds(&world);
}

#[test]
fn numbers_on_slips_stay_when_another_team_is_corrected_and_the_later_one_goes_first() {
    let mut world = short();
    let one = world.match_of("ot-a", "a3", "a4");
    world.line_up("ot-a", &one.key);
    let people = |world: &World| {
        let line_up = play(world).slip(&one.key).unwrap().line_up().unwrap().clone();
        let seats: Vec<_> =
            line_up.tables.iter().flat_map(|table| [table.seats.first, table.seats.second]).collect();
        seats.into_iter().filter_map(|seat| play(world).person(seat.player()?).cloned()).collect::<Vec<_>>()
    };
    let before = people(&world);
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    let first = world.contest.records().len() as u64;
    world.give_because(&came("a2", &["a2-1", "a2-2", "a2-4"]));
    let second = world.contest.records().len() as u64;
    assert_eq!(people(&world), before);
    assert_eq!(
        world.refuses_because(&Command::Undo(first)),
        Refusal::Undo(UndoRefusal::StandsIn { later: Step(second) })
    );
    world.give_because(&Command::Undo(second));
    world.give_because(&Command::Undo(first));
    assert_eq!(people(&world), before);
    holds(&world);
}

#[test]
fn no_more_than_the_boards_nobody_elses_and_only_while_it_runs() {
    let mut world = short();
    let cases: [(&[&str], &str); 4] = [
        (&["a1-1", "a1-2", "a1-3", "a1-4"], "P-1.1.2.4"),
        (&["a1-1", "a1-2", "a2-1"], "P-1.1.2.1"),
        (&["a1-1", "a1-1", "a1-2"], "P-1.1.2.1"),
        (&["a1-1"], "P-1.1.2.5"),
    ];
    for (players, clause) in cases {
        let refused = world.refuses_because(&came("a1", players));
        assert_eq!(refused.list()[0].0.id(), clause, "{players:?}");
    }
    assert!(matches!(world.refuses_because(&came("b1", &[])), Refusal::NotQualified { .. }));
    let mut early = World::with_quotas();
    assert!(matches!(early.refuses_because(&came("a1", &[])), Refusal::NotRunning(_)));
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-3"]));
    world.play_out("ot-a");
    world.on("ot-a", &PlayCommand::Close).unwrap();
    let late = world.refuses_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    assert!(matches!(late, Refusal::VenueClosed(_)));
}

#[test]
fn check_ins_are_not_undone_or_redone_once_it_has_started() {
    let mut world = World::with_quotas();
    let entries = world.expected("ot-a");
    let (mut steps, mut undone) = (Vec::new(), Vec::new());
    for id in &entries {
        let players = [format!("{id}-1"), format!("{id}-2")].map(|one| player_id(&one)).to_vec();
        let two = Command::CheckIn { venue: venue_id("ot-a"), entry: entry_id(id), players };
        world.give(&two);
        world.check_in("ot-a", id);
        let step = world.contest.records().len() as u64;
        if steps.len() == undone.len() {
            steps.push(step);
        } else {
            world.give_because(&Command::Undo(step));
            undone.push(step);
        }
    }
    world.give_because(&Command::Start(venue_id("ot-a")));
    let mut other = world.clone();
    for step in steps {
        assert_eq!(world.refuses_because(&Command::Undo(step)), Refusal::VenueStarted(venue_id("ot-a")));
    }
    for step in undone {
        assert_eq!(other.refuses_because(&Command::Redo(step)), Refusal::VenueStarted(venue_id("ot-a")));
    }
}

/// A match of a1 against a2 that was played with a1-3, who was found to be there since; and the step that says so.
fn played_with_the_third() -> (World, GameKey, u64) {
    let mut world = short();
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-3"]));
    let step = world.contest.records().len() as u64;
    let fixture = world.match_of("ot-a", "a1", "a2");
    world.play_match("ot-a", &fixture);
    (world, fixture.key, step)
}

/// All who stand on the sheet that counts.
fn on_the_sheet(world: &World, key: &GameKey) -> Vec<PlayerId> {
    let settled = play(world).slip(key).expect("begun").settled().expect("it counts");
    let tables = settled.sheet.line_up().expect("lined up").tables.iter();
    let seats = tables.flat_map(|table| [table.seats.first, table.seats.second]);
    seats.filter_map(|seat| play(world).person(seat.player()?).cloned()).collect()
}

#[test]
fn a_slip_does_not_come_back_without_its_people_or_under_other_names() {
    for undone in [true, false] {
        let (mut world, key, step) = played_with_the_third();
        let people = on_the_sheet(&world, &key);
        assert!(people.contains(&player_id("a1-3")));
        world.on("ot-a", &PlayCommand::Reopen { game: key.clone(), later: Later::Keep }).unwrap();
        if undone {
            world.give_because(&Command::Undo(step));
        }
        world.give_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
        holds(&world);
        let restore = PlayCommand::Restore(key.clone());
        assert_eq!(world.on("ot-a", &restore), Err(Refusal::SeatedIsGone(key.clone())), "{undone}");
        // Once the player is there again, so is the slip.
        world.give_because(&came("a1", &["a1-1", "a1-2", "a1-3"]));
        world.on("ot-a", &restore).unwrap();
        assert_eq!(on_the_sheet(&world, &key), people);
        holds(&world);
    }
}

#[test]
fn a_correction_is_not_undone_to_a_player_who_is_gone() {
    let (mut world, key, _) = played_with_the_third();
    let people = on_the_sheet(&world, &key);
    let mut line_up = play(&world).slip(&key).unwrap().line_up().unwrap().clone();
    for table in &mut line_up.tables {
        for side in Side::BOTH {
            let person = table.seats[side].player().and_then(|number| play(&world).person(number));
            if person == Some(&player_id("a1-3")) {
                table.seats[side] = Seat::Missing;
            }
        }
    }
    let entry = MatchResult::Forfeit(ForfeitBy::First);
    let reason = Some("přepis".to_owned());
    let correct = SlipCommand::Correct { line_up: Some(line_up), entry, reason };
    world.slip("ot-a", &key, correct, Later::Keep).unwrap();
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    let undo = PlayCommand::UndoResult { game: key.clone(), later: Later::Keep };
    assert_eq!(world.on("ot-a", &undo), Err(Refusal::SeatedIsGone(key.clone())));
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-3"]));
    world.on("ot-a", &undo).unwrap();
    assert_eq!(on_the_sheet(&world, &key), people);
    holds(&world);
}

#[test]
fn a_list_does_not_replace_one_that_its_sender_has_not_seen() {
    let mut world = short();
    let then = world.contest.clone();
    world.give_because(&came("a1", &["a1-1", "a1-2", "a1-4"]));
    let now = &world.contest;
    assert!(!then.office_holds_the_same(now, &came("a1", &["a1-1", "a1-2", "a1-3"])));
    assert!(then.office_holds_the_same(now, &came("a2", &["a2-1", "a2-2", "a2-4"])), "another team");
    assert!(now.office_holds_the_same(now, &came("a1", &["a1-1", "a1-2", "a1-3"])));
    // The same at the door; two who tick the same do not hinder each other.
    let mut world = World::with_quotas();
    let then = world.contest.clone();
    world.check_in("ot-a", "a1");
    let ticked = |players: &[&str]| Command::CheckIn {
        venue: venue_id("ot-a"),
        entry: entry_id("a1"),
        players: players.iter().map(|id| player_id(id)).collect(),
    };
    assert!(!then.office_holds_the_same(&world.contest, &ticked(&["a1-1", "a1-2"])));
    assert!(then.office_holds_the_same(&world.contest, &ticked(&[])));
    assert!(then.office_holds_the_same(&world.contest, &ticked(&["a1-1", "a1-2", "a1-3"])));
}
