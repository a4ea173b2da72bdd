//! Who began a match, corrected after it was played.

use kolo_contest::{
    Change, Counts, GameKey, Play, PlayCommand, Progress, Refusal, codec, differences, invariants,
};
use kolo_model::PerSide;
use kolo_stages::Later;

use super::support::{World, entry_id, venue_id};

fn play(world: &World) -> &Play {
    world.contest.play(&venue_id("n1")).expect("it has started")
}

fn score(world: &World, key: &GameKey) -> Option<PerSide<u32>> {
    match play(world).fixture(key).expect("it is there").progress {
        Progress::Over(score) => score,
        Progress::Open | Progress::Tied | Progress::Waiting => None,
    }
}

fn holds(world: &World) {
    assert_eq!(invariants::check(&world.contest), []);
    let text = world.file();
    let read = codec::read(text.as_bytes()).expect("it can be read");
    assert_eq!(codec::write(&read).expect("it can be written"), text);
}

fn turn(key: &GameKey, later: Later) -> PlayCommand {
    PlayCommand::CorrectSides { game: key.clone(), later }
}

/// The number of the last step of the Swiss.
fn last_step(world: &World) -> u64 {
    play(world).swiss().expect("it is a Swiss").records().last().expect("something happened").step.0
}

/// The Swiss names the step that stands in the way.
fn refused_by_a_later_step(done: Result<(), Refusal>) {
    let refused = done.expect_err("something rests on it");
    let later = matches!(&refused, Refusal::Swiss(why) if matches!(**why, kolo_tournament::Refusal::Undo(kolo_tournament::UndoRefusal::StandsIn { .. })));
    assert!(later, "{refused:?}");
}

#[test]
fn what_was_played_stays_with_the_people_and_one_step_turns_it_back() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let fixture = play(&world).open_games()[0].clone();
    let key = fixture.key.clone();
    let refused = world.on("n1", &turn(&key, Later::Keep)).unwrap_err();
    assert!(matches!(refused, Refusal::Swiss(_)), "a match that is not over: {refused:?}");
    world.play_open("n1");
    let before = score(&world, &key).expect("it was played");
    let table = world.contest.table(&venue_id("n1")).unwrap();
    let earlier = world.contest.clone();
    world.on("n1", &turn(&key, Later::Keep)).unwrap();
    assert_eq!(play(&world).fixture(&key).unwrap().sides, fixture.sides.clone().swapped());
    assert_eq!(score(&world, &key), Some(before.swapped()));
    let points = |rows: Vec<kolo_contest::TableRow>| {
        let mut rows: Vec<_> = rows.into_iter().map(|row| (row.entry, row.points, row.score)).collect();
        rows.sort();
        rows
    };
    assert_eq!(
        points(world.contest.table(&venue_id("n1")).unwrap()),
        points(table),
        "nobody has other points"
    );
    let changes = differences(&earlier, &world.contest);
    assert!(changes.iter().any(|one| matches!(one, Change::Swiss { .. })), "{changes:?}");
    assert!(!changes.iter().any(|one| matches!(one, Change::Score { .. })), "{changes:?}");
    holds(&world);
    // Undone, and redone.
    let step = last_step(&world);
    world.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(
        (score(&world, &key), play(&world).fixture(&key)),
        (Some(before), {
            let mut one = fixture.clone();
            one.progress = Progress::Over(Some(before));
            Some(one)
        })
    );
    holds(&world);
    world.on("n1", &PlayCommand::CountStep(step, Counts::Again)).unwrap();
    assert_eq!(score(&world, &key), Some(before.swapped()));
    holds(&world);
}

#[test]
fn a_correction_before_it_is_undone_the_right_way_round() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let key = play(&world).open_games()[0].key.clone();
    world.enter_score("n1", &key, (4, 0)).unwrap();
    world.correct("n1", &key, (3, 1), Later::Keep).unwrap();
    world.on("n1", &turn(&key, Later::Keep)).unwrap();
    assert_eq!(score(&world, &key), Some(PerSide::new(1, 3)));
    world.on("n1", &PlayCommand::UndoResult { game: key.clone(), later: Later::Keep }).unwrap();
    assert_eq!(score(&world, &key), Some(PerSide::new(0, 4)), "the winner stays the winner");
    holds(&world);
    // The result itself goes only after the sides are as they were.
    let reopen = PlayCommand::Reopen { game: key.clone(), later: Later::Keep };
    refused_by_a_later_step(world.on("n1", &reopen));
    holds(&world);
}

#[test]
fn published_rounds_stay_unless_they_are_wanted_again() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let key = play(&world).open_games()[0].key.clone();
    world.play_open("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let rounds = |world: &World| play(world).swiss().unwrap().state().unwrap().rounds().len();
    let mut kept = world.clone();
    kept.on("n1", &turn(&key, Later::Keep)).unwrap();
    assert_eq!(rounds(&kept), 2);
    holds(&kept);
    world.on("n1", &turn(&key, Later::TakeBack)).unwrap();
    assert_eq!(rounds(&world), 1);
    holds(&world);
    // A round that was unpublished does not come back, but the sides are turned back, and then the result can be
    // undone.
    let step = last_step(&world);
    let reopen = PlayCommand::Reopen { game: key.clone(), later: Later::Keep };
    refused_by_a_later_step(world.on("n1", &reopen));
    world.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(rounds(&world), 1);
    holds(&world);
    let mut again = world.clone();
    again.on("n1", &PlayCommand::NextRound).unwrap();
    assert_eq!(rounds(&again), 2);
    holds(&again);
    world.on("n1", &reopen).unwrap();
    assert_eq!(score(&world, &key), None);
    holds(&world);
}

#[test]
fn a_result_corrected_with_its_later_round_can_go_afterwards() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let key = play(&world).open_games()[0].key.clone();
    world.play_open("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let now = score(&world, &key).expect("it was played");
    let other = if now.first == 0 { (3, 1) } else { (1, 3) };
    world.correct("n1", &key, other, Later::TakeBack).unwrap();
    holds(&world);
    world.on("n1", &PlayCommand::Reopen { game: key.clone(), later: Later::Keep }).unwrap();
    assert_eq!(score(&world, &key), None);
    holds(&world);
}

#[test]
fn a_match_lost_by_leaving_is_not_forgotten_when_its_sides_were_corrected() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let fixture = play(&world).open_games()[0].clone();
    let key = fixture.key.clone();
    world.on("n1", &PlayCommand::Leave(fixture.sides.first.clone())).unwrap();
    let left = last_step(&world);
    world.on("n1", &turn(&key, Later::Keep)).unwrap();
    let turned = last_step(&world);
    // The match would stay lost otherwise.
    refused_by_a_later_step(world.on("n1", &PlayCommand::CountStep(left, Counts::NoMore)));
    world.on("n1", &PlayCommand::CountStep(turned, Counts::NoMore)).unwrap();
    world.on("n1", &PlayCommand::CountStep(left, Counts::NoMore)).unwrap();
    assert_eq!(play(&world).fixture(&key), Some(fixture));
    holds(&world);
}

#[test]
fn a_tournament_that_is_over_is_corrected_too() {
    let mut world = World::online(6);
    world.hold("n1");
    let key = GameKey::at_table(1, 1);
    let before = score(&world, &key).unwrap();
    world.on("n1", &turn(&key, Later::Keep)).unwrap();
    assert_eq!(score(&world, &key), Some(before.swapped()));
    holds(&world);
}

/// A tournament of groups and play-off.
fn in_groups(world: &World) -> &Play {
    world.contest.play(&venue_id("ot-a")).expect("it has started")
}

#[test]
fn in_groups_a_match_is_turned_with_its_slip_and_one_step_turns_it_back() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let fixture = in_groups(&world).open_games()[0].clone();
    let key = fixture.key.clone();
    let open = world.on("ot-a", &turn(&key, Later::Keep)).unwrap_err();
    assert!(matches!(open, Refusal::Stages(kolo_stages::Refusal::NoResult(_))), "{open:?}");
    assert!(!in_groups(&world).sides_can_be_corrected(&key));
    world.enter_score("ot-a", &key, (8, 4)).unwrap();
    assert!(in_groups(&world).sides_can_be_corrected(&key));
    let before = world.contest.clone();
    world.on("ot-a", &turn(&key, Later::Keep)).unwrap();
    let now = in_groups(&world).fixture(&key).unwrap();
    assert_eq!(now.sides, fixture.sides.clone().swapped());
    assert_eq!(now.progress, Progress::Over(Some(PerSide::new(4, 8))));
    let on_slip =
        |world: &World| in_groups(world).slip(&key).unwrap().settled().unwrap().sheet.result().score;
    assert_eq!(on_slip(&world), PerSide::new(4, 8));
    assert_eq!(before.table(&venue_id("ot-a")), world.contest.table(&venue_id("ot-a")), "who has how much");
    let turned = Change::Stages {
        venue: venue_id("ot-a"),
        change: kolo_stages::Change::SidesExchanged(key.0.as_str().into()),
    };
    assert_eq!(differences(&before, &world.contest), [turned], "and nothing else");
    holds(&world);
    // What is corrected later is by the sides as they are now, and is undone the right way round.
    world.correct("ot-a", &key, (3, 9), Later::Keep).unwrap();
    assert_eq!(on_slip(&world), PerSide::new(3, 9));
    holds(&world);
    world.on("ot-a", &PlayCommand::UndoResult { game: key.clone(), later: Later::Keep }).unwrap();
    assert_eq!(on_slip(&world), PerSide::new(4, 8));
    holds(&world);
    // The result itself goes only after the sides are as they were.
    let reopen = PlayCommand::Reopen { game: key.clone(), later: Later::Keep };
    assert_eq!(world.on("ot-a", &reopen), Err(Refusal::SidesRestOnIt(key.clone())));
    let records = in_groups(&world).stages().unwrap().records();
    let corrects =
        |record: &kolo_stages::Record| matches!(record.event, kolo_stages::Event::SidesCorrected { .. });
    let step = u64::try_from(records.iter().position(corrects).unwrap()).unwrap() + 1;
    world.on("ot-a", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(in_groups(&world).fixture(&key).unwrap().sides, fixture.sides);
    assert_eq!(on_slip(&world), PerSide::new(8, 4));
    holds(&world);
    world.on("ot-a", &PlayCommand::CountStep(step, Counts::Again)).unwrap();
    assert_eq!(on_slip(&world), PerSide::new(4, 8));
    holds(&world);
    world.on("ot-a", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    world.on("ot-a", &reopen).unwrap();
    assert_eq!(in_groups(&world).fixture(&key), Some(fixture));
    world.on("ot-a", &PlayCommand::Restore(key.clone())).unwrap();
    assert_eq!(on_slip(&world), PerSide::new(8, 4), "the result came back as it was, and the sides did not");
    holds(&world);
}

#[test]
fn in_a_play_off_the_winner_goes_on_whoever_began() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_out("ot-a");
    let semifinal = world.match_of("ot-a", "a1", "a4");
    let old_final = world.match_of("ot-a", "a1", "a2");
    world.on("ot-a", &turn(&semifinal.key, Later::Keep)).unwrap();
    assert_eq!(world.match_of("ot-a", "a1", "a2"), old_final, "the final stays");
    holds(&world);
    // A correction that takes the final back counts by the sides as they are now.
    let now = in_groups(&world).fixture(&semifinal.key).unwrap();
    let lost = if now.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    world.on("ot-a", &turn(&old_final.key, Later::Keep)).unwrap();
    assert!(matches!(world.correct("ot-a", &semifinal.key, lost, Later::Keep), Err(Refusal::Stages(_))));
    world.correct("ot-a", &semifinal.key, lost, Later::TakeBack).unwrap();
    assert!(in_groups(&world).slip(&old_final.key).is_none(), "the slip of the old final is void");
    let again = in_groups(&world).fixture(&old_final.key).unwrap();
    assert!([&again.sides.first, &again.sides.second].contains(&&entry_id("a4")), "{again:?}");
    assert_eq!(again.progress, Progress::Open);
    holds(&world);
    // The old final was turned; the new one is not.
    let first = again.sides.first.clone();
    world.enter_score("ot-a", &old_final.key, (9, 3)).unwrap();
    assert_eq!(in_groups(&world).fixture(&old_final.key).unwrap().sides.first, first);
    holds(&world);
}
