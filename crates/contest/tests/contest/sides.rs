//! Who began a match of the Swiss, corrected after it was played.

use kolo_contest::{
    Change, Counts, GameKey, Play, PlayCommand, Progress, Refusal, codec, differences, invariants,
};
use kolo_model::PerSide;
use kolo_stages::Later;

use super::support::{World, venue_id};

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
fn a_tournament_that_is_over_is_corrected_too_and_groups_have_no_sides() {
    let mut world = World::online(6);
    world.hold("n1");
    let key = GameKey::at_table(1, 1);
    let before = score(&world, &key).unwrap();
    world.on("n1", &turn(&key, Later::Keep)).unwrap();
    assert_eq!(score(&world, &key), Some(before.swapped()));
    holds(&world);
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let key = world.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].key.clone();
    assert!(matches!(world.on("ot-a", &turn(&key, Later::Keep)), Err(Refusal::NoRounds(_))));
}
