//! What the organiser changes by hand: groups before play, the draft of a round, a result undone.

use kolo_contest::{
    Counts, GroupSheet, Play, PlayCommand, Progress, ResultUndo, RoundCommand, codec, invariants,
};
use kolo_model::{PerSide, RoundNumber, Side};
use kolo_stages::Later;
use kolo_teams::{MatchResult, SlipCommand};
use kolo_tournament::Timestamp;

use super::support::{World, game, venue_id};

fn sheet(world: &World, venue: &str) -> Vec<Vec<u32>> {
    world.contest.play(&venue_id(venue)).and_then(Play::group_sheet).expect("it has groups").0
}

/// The contest is sound, and its file holds all of it.
fn holds(world: &World) {
    assert_eq!(invariants::check(&world.contest), []);
    let read = codec::read(world.file().as_bytes()).expect("it can be read");
    assert_eq!(codec::write(&read).expect("it can be written"), world.file());
}

#[test]
fn groups_are_changed_by_hand_until_a_match_is_played() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let drawn = sheet(&world, "ot-a");
    let mut wanted = drawn.clone();
    wanted[0].swap(0, 1);
    let clause = |world: &mut World, sheet: Vec<Vec<u32>>| {
        let refused = world.on("ot-a", &PlayCommand::SetGroups(GroupSheet(sheet)));
        refused.expect_err("it is refused").clause().id()
    };
    let mut twice = drawn.clone();
    twice[0][0] = twice[0][1];
    assert_eq!(clause(&mut world, twice), "K-SLOT");
    assert_eq!(clause(&mut world, Vec::new()), "K-SLOT");
    world.on("ot-a", &PlayCommand::SetGroups(GroupSheet(wanted.clone()))).unwrap();
    assert_eq!(sheet(&world, "ot-a"), wanted);
    holds(&world);
    let count = |counts| PlayCommand::CountStep(1, counts);
    world.on("ot-a", &count(Counts::NoMore)).unwrap();
    assert_eq!(sheet(&world, "ot-a"), drawn);
    assert_eq!(world.on("ot-a", &count(Counts::NoMore)).unwrap_err().clause().id(), "K-UNDO");
    world.on("ot-a", &count(Counts::Again)).unwrap();
    assert_eq!(sheet(&world, "ot-a"), wanted);
    holds(&world);
    // The start can be undone as before: no match was played.
    let mut undone = world.clone();
    let start = undone.contest.records().len() as u64;
    undone.give_because(&kolo_contest::Command::Undo(start));
    assert!(undone.contest.play(&venue_id("ot-a")).is_none());

    let first = world.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].clone();
    world.play_match("ot-a", &first);
    assert_eq!(clause(&mut world, drawn), "K-ORDER");
}

#[test]
fn the_start_of_a_round_is_set_and_changed_with_a_reason() {
    let mut world = World::online(6);
    world.begin("n1");
    let venue = venue_id("n1");
    let first = RoundNumber::from_index(0);
    let start = |at| PlayCommand::Round(RoundCommand::SetStart { round: first, at: Timestamp(at) });
    let set = |world: &World| world.contest.play(&venue).unwrap().start_of(first).map(|at| at.0);
    let plain = |world: &mut World, at| {
        let hand = world.hand();
        world.contest.play_on(&hand, &venue, &start(at))
    };
    plain(&mut world, 9).unwrap();
    assert_eq!(set(&world), Some(9));
    assert_eq!(plain(&mut world, 10).unwrap_err().clause().id(), "K-REASON");
    let seen = world.contest.clone();
    world.on("n1", &start(10)).unwrap();
    assert_eq!(set(&world), Some(10));
    holds(&world);
    // The change counts no more, and again.
    let step = world.contest.play(&venue).unwrap().swiss().unwrap().records().last().unwrap().step.0;
    world.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(set(&world), Some(9));
    world.on("n1", &PlayCommand::CountStep(step, Counts::Again)).unwrap();
    assert_eq!(set(&world), Some(10));
    holds(&world);
    // It is about the start that was seen, whatever else happened (K-STALE).
    assert!(!seen.holds_the_same(&world.contest, &venue, &start(11)));
    let seen = world.contest.clone();
    world.on("n1", &PlayCommand::NextRound).unwrap();
    assert!(seen.holds_the_same(&world.contest, &venue, &start(11)));
    // A round that has begun has its start; groups have no rounds.
    let open = world.contest.play(&venue).unwrap().open_games();
    world.play_match("n1", &open[0]);
    assert!(world.on("n1", &start(12)).is_err());
    let mut groups = World::with_quotas();
    groups.begin("ot-a");
    assert_eq!(groups.on("ot-a", &start(9)).unwrap_err().clause().id(), "P-1.1.4.3");
}

#[test]
fn a_swiss_round_is_a_draft_first() {
    let mut world = World::online(6);
    world.begin("n1");
    let venue = venue_id("n1");
    let draft = PlayCommand::Round(RoundCommand::Draft);
    world.on("n1", &draft).unwrap();
    let play = world.contest.play(&venue).unwrap();
    assert_eq!(play.games(), [], "a draft is no round");
    let drawn = play.draft().unwrap().sheet.clone();

    // Two change places, and it is published as changed.
    let mut changed = drawn.clone();
    let (one, other) = (changed.pairs[0].second, changed.pairs[1].second);
    changed.pairs[0] = PerSide::new(changed.pairs[0].first, other);
    changed.pairs[1] = PerSide::new(changed.pairs[1].first, one);
    world.on("n1", &PlayCommand::Round(RoundCommand::Edit(changed.clone()))).unwrap();
    holds(&world);
    world.on("n1", &PlayCommand::Round(RoundCommand::Publish)).unwrap();
    let round = world.contest.play(&venue).unwrap().swiss().unwrap().state().unwrap().rounds()[0].clone();
    assert_eq!(round.tables.iter().map(|table| table.sides).collect::<Vec<_>>(), changed.pairs);
    let refused = world.on("n1", &PlayCommand::Round(RoundCommand::Publish)).unwrap_err();
    assert_eq!(refused.clause().id(), "K-ORDER");

    // The next one waits for every result.
    let open = world.contest.play(&venue).unwrap().open_games();
    for fixture in &open[1..] {
        world.play_match("n1", fixture);
    }
    assert_eq!(world.on("n1", &draft).unwrap_err().clause().id(), "K-ORDER");
    world.play_match("n1", &open[0]);
    world.on("n1", &draft).unwrap();
    world.on("n1", &PlayCommand::Round(RoundCommand::Discard)).unwrap();
    assert!(world.contest.play(&venue).unwrap().draft().is_none());
    // Undoing a result also drops the draft that was paired by it.
    world.on("n1", &draft).unwrap();
    world.on("n1", &PlayCommand::Reopen { game: open[0].key.clone(), later: Later::Keep }).unwrap();
    assert!(world.contest.play(&venue).unwrap().draft().is_none());
    holds(&world);
    world.play_match("n1", &open[0]);
    // A round that was published by mistake goes, with the slips that were begun; one that was played stays.
    world.on("n1", &draft).unwrap();
    world.on("n1", &PlayCommand::Round(RoundCommand::Publish)).unwrap();
    let take_back = PlayCommand::Round(RoundCommand::TakeBack);
    let begun = world.contest.play(&venue).unwrap().open_games()[0].key.clone();
    let report = SlipCommand::Report { by: Side::First, entry: MatchResult::score(4, 0) };
    world.slip("n1", &begun, report, Later::Keep).unwrap();
    world.on("n1", &take_back).unwrap();
    assert!(world.contest.play(&venue).unwrap().slip(&begun).is_none());
    assert_eq!(world.on("n1", &take_back).unwrap_err().clause().id(), "R-F6");
    holds(&world);
    // Groups have no rounds.
    let mut groups = World::with_quotas();
    groups.begin("ot-a");
    assert_eq!(groups.on("ot-a", &draft).unwrap_err().clause().id(), "P-1.1.4.3");
}

/// A correction may unpublish the round that was paired by the wrong result (R-F7.2).
#[test]
fn a_round_drawn_by_a_wrong_result_is_taken_back_with_it() {
    let mut world = World::online(6);
    world.begin("n1");
    for _ in 0..3 {
        world.play_open("n1");
    }
    let venue = venue_id("n1");
    let first = world.contest.play(&venue).unwrap().games()[0].clone();
    let Progress::Over(Some(score)) = world.contest.play(&venue).unwrap().fixture(&first).unwrap().progress
    else {
        panic!("it was played")
    };
    let turned = (i64::from(score.second), i64::from(score.first));
    let mut kept = world.clone();
    kept.correct("n1", &first, turned, Later::Keep).unwrap();
    assert_eq!(kept.contest.play(&venue).unwrap().swiss().unwrap().state().unwrap().rounds().len(), 2);
    world.correct("n1", &first, turned, Later::TakeBack).unwrap();
    assert_eq!(world.contest.play(&venue).unwrap().swiss().unwrap().state().unwrap().rounds().len(), 1);
    holds(&world);
    world.play_out("n1");
    holds(&world);
}

#[test]
fn a_result_on_the_wrong_slip_is_taken_away_and_counts_again() {
    for (mut world, venue) in [(World::with_quotas(), "ot-a"), (World::online(6), "n1")] {
        world.begin(venue);
        if venue == "n1" {
            world.on(venue, &PlayCommand::NextRound).unwrap();
        }
        let id = venue_id(venue);
        let fixture = world.contest.play(&id).unwrap().open_games()[0].clone();
        let key = fixture.key.clone();
        let reopen = PlayCommand::Reopen { game: key.clone(), later: Later::Keep };
        let restore = PlayCommand::Restore(key.clone());
        assert_eq!(world.on(venue, &reopen).unwrap_err().clause().id(), "K-UNDO");
        assert_eq!(world.on(venue, &restore).unwrap_err().clause().id(), "K-UNDO");
        world.play_match(venue, &fixture);
        let played = world.contest.play(&id).unwrap().fixture(&key).unwrap();
        let full = world.contest.play(&id).unwrap().shape().full_score();
        let turned = if fixture.sides.first < fixture.sides.second { (0, full) } else { (full, 0) };
        let turned = (i64::from(turned.0), i64::from(turned.1));
        world.correct(venue, &key, turned, Later::Keep).unwrap();
        let corrected = world.contest.play(&id).unwrap().fixture(&key).unwrap();

        world.on(venue, &reopen).unwrap();
        let play = world.contest.play(&id).unwrap();
        assert_eq!(play.fixture(&key).unwrap().progress, Progress::Open);
        assert!(play.slip(&key).is_none());
        assert!(play.taken_away(&key).is_some());
        holds(&world);
        world.on(venue, &restore).unwrap();
        assert_eq!(world.contest.play(&id).unwrap().fixture(&key).unwrap(), corrected);
        assert_eq!(world.on(venue, &restore).unwrap_err().clause().id(), "K-UNDO");
        holds(&world);

        // Written on since, the old one stays away.
        world.on(venue, &reopen).unwrap();
        world.play_match(venue, &fixture);
        assert_eq!(world.contest.play(&id).unwrap().fixture(&key).unwrap(), played);
        assert_eq!(world.on(venue, &restore).unwrap_err().clause().id(), "K-UNDO");
        holds(&world);
    }
}

#[test]
fn undoing_a_correction_brings_back_what_it_corrected() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let fixture = world.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].clone();
    let key = fixture.key.clone();
    let undo = PlayCommand::UndoResult { game: key.clone(), later: Later::Keep };
    assert_eq!(world.on("ot-a", &undo).unwrap_err().clause().id(), "K-UNDO");
    world.line_up("ot-a", &key);
    world.enter_score("ot-a", &key, (8, 4)).unwrap();
    world.correct("ot-a", &key, (4, 8), Later::Keep).unwrap();
    let score =
        |world: &World| world.contest.play(&venue_id("ot-a")).unwrap().fixture(&key).unwrap().progress;
    world.on("ot-a", &undo).unwrap();
    assert_eq!(score(&world), Progress::Over(Some(PerSide::new(8, 4))));
    // The correction back is the last step now: undone, the correction counts again.
    world.on("ot-a", &undo).unwrap();
    assert_eq!(score(&world), Progress::Over(Some(PerSide::new(4, 8))));
    holds(&world);

    let mut plain = World::with_quotas();
    plain.begin("ot-a");
    plain.line_up("ot-a", &key);
    plain.enter_score("ot-a", &key, (8, 4)).unwrap();
    assert_eq!(plain.contest.play(&venue_id("ot-a")).unwrap().result_undo(&key), Some(ResultUndo::Reopen));
    plain.on("ot-a", &undo).unwrap();
    assert_eq!(score(&plain), Progress::Open);
    holds(&plain);
}

#[test]
fn a_result_that_later_matches_rest_on_stays() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_out("ot-a");
    let semifinal = world.match_of("ot-a", "a1", "a4");
    let refused = world
        .on("ot-a", &PlayCommand::Reopen { game: semifinal.key.clone(), later: Later::Keep })
        .unwrap_err();
    assert_eq!(refused.clause().id(), "K-LATER", "{refused:?}");
    // The last match can go; when all is over, the tournament is open again with it.
    world.on("ot-a", &PlayCommand::Close).unwrap();
    let last = world.match_of("ot-a", "a1", "a2");
    world.on("ot-a", &PlayCommand::Reopen { game: last.key.clone(), later: Later::Keep }).unwrap();
    assert_eq!(world.contest.play(&venue_id("ot-a")).unwrap().open_games().len(), 1);
    holds(&world);
    world.on("ot-a", &PlayCommand::Restore(last.key)).unwrap();
    holds(&world);
    assert_eq!(
        world
            .on("ot-a", &PlayCommand::Reopen { game: game("nowhere"), later: Later::Keep })
            .unwrap_err()
            .clause()
            .id(),
        "K-UNDO"
    );
}
