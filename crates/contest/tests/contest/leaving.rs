//! A participant leaves during a tournament, misses a round, comes back, is renamed; all of it undone by one step.

use kolo_contest::{
    Against, Change, Command, Counts, GameKey, Misses, Play, PlayCommand, Progress, RoundCommand, codec,
    differences, invariants,
};
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{MatchResult, SlipCommand};

use super::support::{World, entry_id, name, player_id, venue_id};

/// Everything that always holds does, also after the file was written and read.
fn holds(world: &World) {
    assert_eq!(invariants::check(&world.contest), []);
    let text = world.file();
    let read = codec::read(text.as_bytes()).expect("it can be read");
    assert_eq!(codec::write(&read).expect("it can be written"), text);
}

fn play<'a>(world: &'a World, venue: &str) -> &'a Play {
    world.contest.play(&venue_id(venue)).expect("it has started")
}

fn open(world: &World, venue: &str) -> Vec<GameKey> {
    play(world, venue).open_games().into_iter().map(|fixture| fixture.key).collect()
}

/// The number of the last step of the engine.
fn last_step(world: &World, venue: &str) -> u64 {
    let play = play(world, venue);
    match (play.stages(), play.swiss()) {
        (Some(ledger), _) => ledger.records().len() as u64,
        (None, Some(ledger)) => ledger.records().last().expect("something happened").step.0,
        (None, None) => 0,
    }
}

fn rounds(world: &World) -> usize {
    let state = play(world, "n1").swiss().and_then(|ledger| ledger.state());
    state.expect("it is a Swiss").rounds().len()
}

#[test]
fn a_team_that_goes_home_loses_what_is_open_and_one_step_brings_it_back() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let first = play(&world, "ot-a").open_games()[0].clone();
    world.play_match("ot-a", &first);
    let before = open(&world, "ot-a");
    let leave = PlayCommand::Leave(entry_id("a2"));
    world.on("ot-a", &leave).unwrap();
    assert!(play(&world, "ot-a").has_given_up(&entry_id("a2")));
    assert!(
        play(&world, "ot-a")
            .open_games()
            .iter()
            .all(|one| { one.sides.first != entry_id("a2") && one.sides.second != entry_id("a2") })
    );
    assert_eq!(world.on("ot-a", &leave).unwrap_err().clause().id(), "K-OUT");
    holds(&world);
    let step = last_step(&world, "ot-a");
    world.on("ot-a", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(open(&world, "ot-a"), before);
    world.on("ot-a", &PlayCommand::CountStep(step, Counts::Again)).unwrap();
    assert!(play(&world, "ot-a").has_given_up(&entry_id("a2")));
    world.on("ot-a", &PlayCommand::ComeBack(entry_id("a2"))).unwrap();
    assert_eq!(open(&world, "ot-a"), before);
    assert_eq!(world.on("ot-a", &PlayCommand::ComeBack(entry_id("a2"))).unwrap_err().clause().id(), "K-OUT");
    let miss = PlayCommand::Miss(entry_id("a2"), Misses::NextRound);
    assert_eq!(world.on("ot-a", &miss).unwrap_err().clause().id(), "P-1.1.4.3", "groups have no rounds");
    // A result is no such step.
    let result = PlayCommand::CountStep(1, Counts::NoMore);
    assert_eq!(world.on("ot-a", &result).unwrap_err().clause().id(), "K-UNDO");
    holds(&world);
    world.play_out("ot-a");
    holds(&world);
}

#[test]
fn a_team_that_leaves_a_swiss_is_not_paired_and_one_undo_takes_forfeit_and_leaving_back() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::NextRound).unwrap();
    let fixture = play(&world, "n1").open_games()[0].clone();
    let leaver = fixture.sides.first.clone();
    let leave = PlayCommand::Leave(leaver.clone());
    world.on("n1", &leave).unwrap();
    let over = |world: &World| play(world, "n1").fixture(&fixture.key).unwrap().progress;
    assert!(matches!(over(&world), Progress::Over(_)), "the match is lost");
    holds(&world);
    let step = last_step(&world, "n1");
    world.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(over(&world), Progress::Open, "one step takes both back");
    assert!(!play(&world, "n1").has_given_up(&leaver));
    holds(&world);
    world.on("n1", &PlayCommand::CountStep(step, Counts::Again)).unwrap();
    assert!(matches!(over(&world), Progress::Over(_)) && play(&world, "n1").has_given_up(&leaver));
    // What was corrected meanwhile is not undone with it.
    let mut corrected = world.clone();
    corrected.correct("n1", &fixture.key, (4, 0), Later::Keep).unwrap();
    corrected.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert!(matches!(over(&corrected), Progress::Over(Some(score)) if score.first == 4));
    holds(&corrected);

    world.play_open("n1");
    world.play_open("n1");
    assert_eq!(rounds(&world), 2);
    let drawn = |world: &World| {
        play(world, "n1")
            .open_games()
            .iter()
            .any(|one| one.sides.first == leaver || one.sides.second == leaver)
    };
    assert!(!drawn(&world), "who left is not drawn");
    let undo = PlayCommand::CountStep(step, Counts::NoMore);
    assert!(world.on("n1", &undo).is_err(), "a round was published without him");
    world.on("n1", &PlayCommand::ComeBack(leaver.clone())).unwrap();
    world.play_open("n1");
    world.play_open("n1");
    assert!(rounds(&world) == 3 && drawn(&world), "and plays on from the next round");
    holds(&world);
}

#[test]
fn a_player_who_misses_a_round_is_left_out_of_it_without_points() {
    let mut world = World::online(6);
    world.begin("n1");
    let away = play(&world, "n1").field()[0].clone();
    let miss = PlayCommand::Miss(away.clone(), Misses::NextRound);
    world.on("n1", &miss).unwrap();
    assert!(play(&world, "n1").misses_next_round(&away));
    world.on("n1", &PlayCommand::Miss(away.clone(), Misses::Nothing)).unwrap();
    assert!(!play(&world, "n1").misses_next_round(&away));
    world.on("n1", &miss).unwrap();
    let step = last_step(&world, "n1");
    world.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert!(!play(&world, "n1").misses_next_round(&away));
    world.on("n1", &PlayCommand::CountStep(step, Counts::Again)).unwrap();
    world.play_open("n1");
    let in_round = |world: &World| {
        play(world, "n1").open_games().iter().any(|one| one.sides.first == away || one.sides.second == away)
    };
    assert!(!in_round(&world));
    world.play_open("n1");
    let line = play(&world, "n1").table().unwrap().into_iter().find(|row| row.entry == away).unwrap();
    assert_eq!((line.points, line.score), (0, 0));
    world.play_open("n1");
    assert!(in_round(&world), "and is drawn in the next one");
    holds(&world);
}

/// Results that rest on one another go together if that is wanted.
#[test]
fn a_result_is_undone_together_with_those_that_rest_on_it() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_out("ot-a");
    let semifinal = world.match_of("ot-a", "a1", "a4").key;
    let undo = |later| PlayCommand::UndoResult { game: semifinal.clone(), later };
    assert_eq!(world.on("ot-a", &undo(Later::Keep)).unwrap_err().clause().id(), "K-LATER");
    world.on("ot-a", &undo(Later::TakeBack)).unwrap();
    assert!(open(&world, "ot-a").contains(&semifinal));
    holds(&world);
    world.play_out("ot-a");
    assert!(play(&world, "ot-a").is_over());
    holds(&world);
}

/// A round that was paired by a result and unpublished again does not hold the result.
#[test]
fn a_result_is_undone_although_a_round_drawn_by_it_was_published_once() {
    let mut world = World::online(6);
    world.begin("n1");
    world.play_open("n1");
    let game = open(&world, "n1")[0].clone();
    world.play_open("n1");
    world.play_open("n1");
    assert_eq!(rounds(&world), 2);
    let undo = |later| PlayCommand::UndoResult { game: game.clone(), later };
    let refused = world.on("n1", &undo(Later::Keep)).unwrap_err();
    assert_eq!(refused.clause().id(), "K-LATER", "{refused:?}");
    let mut both = world.clone();
    both.on("n1", &undo(Later::TakeBack)).unwrap();
    assert_eq!((rounds(&both), open(&both, "n1")), (1, vec![game.clone()]));
    holds(&both);
    both.play_out("n1");
    holds(&both);

    world.on("n1", &PlayCommand::Round(RoundCommand::TakeBack)).unwrap();
    world.on("n1", &undo(Later::Keep)).unwrap();
    assert_eq!(open(&world, "n1"), vec![game.clone()]);
    holds(&world);
    world.on("n1", &PlayCommand::Restore(game)).unwrap();
    world.play_out("n1");
    holds(&world);
}

#[test]
fn names_are_corrected_while_they_play() {
    for (mut world, venue, who) in [(World::with_quotas(), "ot-a", "a2"), (World::online(6), "n1", "v02")] {
        world.begin(venue);
        world.play_open(venue);
        world.play_open(venue);
        let at = Some(venue_id(venue));
        let rename = Command::Rename { who: Against::Entry(entry_id(who)), name: name("Správně"), at };
        assert_eq!(world.refuses(&rename).clause().id(), "K-REASON");
        let before = world.contest.clone();
        world.give_because(&rename);
        let changes = differences(&before, &world.contest);
        let is_corrected =
            |change: &Change| matches!(change, Change::Name { after, .. } if after == "Správně");
        assert!(changes.iter().any(is_corrected), "{changes:?}");
        let called = |world: &World| {
            let play = play(world, venue);
            match (play.stages(), play.swiss().and_then(|ledger| ledger.state())) {
                (Some(ledger), _) => {
                    ledger.state().plan().entrants().iter().any(|one| one.name == name("Správně"))
                }
                (None, Some(state)) => state.entrants().values().any(|one| one.entry.name == name("Správně")),
                (None, None) => false,
            }
        };
        assert!(called(&world));
        if venue == "n1" {
            let person = &world.contest.state().players()[&player_id(who)];
            assert_eq!(person.name, name("Správně"), "whoever plays alone is one person");
        }
        let once_more = world.contest.records().len();
        world.give_because(&rename);
        assert_eq!(world.contest.records().len(), once_more, "the same once more changes nothing");
        holds(&world);
        // Undoing a result reads the log again, and the name stays.
        let game = play(&world, venue).games()[0].clone();
        world.on(venue, &PlayCommand::Reopen { game: game.clone(), later: Later::TakeBack }).unwrap();
        assert!(called(&world));
        world.on(venue, &PlayCommand::Restore(game)).unwrap();
        let steps = world.contest.records().len() as u64;
        world.give_because(&Command::Undo(steps));
        assert!(!called(&world));
        holds(&world);
    }
    // A pupil of a team, on the slips.
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let who = Against::Player(player_id("a1-1"));
    world.give_because(&Command::Rename { who, name: name("Nový Jan"), at: Some(venue_id("ot-a")) });
    let game = play(&world, "ot-a").games().into_iter().find(|key| {
        let fixture = play(&world, "ot-a").fixture(key).unwrap();
        fixture.sides.first == entry_id("a1") || fixture.sides.second == entry_id("a1")
    });
    let rosters = play(&world, "ot-a").rosters(&game.unwrap()).unwrap();
    let members = rosters.first.members.iter().chain(&rosters.second.members);
    assert!(members.into_iter().any(|member| member.name == name("Nový Jan")));
    let unknown = Against::Player(player_id("nobody"));
    let refused = world.refuses_because(&Command::Rename { who: unknown, name: name("X"), at: None });
    assert_eq!(refused.clause().id(), "K-KNOWN");
    holds(&world);
}

#[test]
fn previews_tell_what_becomes_of_rounds_matches_and_slips() {
    let mut world = World::online(6);
    world.begin("n1");
    for _ in 0..3 {
        world.play_open("n1");
    }
    let game = play(&world, "n1").games()[0].clone();
    let begun = open(&world, "n1")[0].clone();
    let report = SlipCommand::Report { by: Side::First, entry: MatchResult::score(4, 0) };
    world.slip("n1", &begun, report, Later::Keep).unwrap();
    let Progress::Over(Some(score)) = play(&world, "n1").fixture(&game).unwrap().progress else {
        panic!("it was played")
    };
    let turned = (i64::from(score.second), i64::from(score.first));
    let tried = |later| {
        let mut after = world.clone();
        after.correct("n1", &game, turned, later).unwrap();
        differences(&world.contest, &after.contest)
    };
    let kept = tried(Later::Keep);
    let is_kept = |change: &Change| {
        matches!(change, Change::Swiss { change: kolo_tournament::Change::RoundKept(_), .. })
    };
    assert!(kept.iter().any(is_kept), "{kept:?}");
    let taken = tried(Later::TakeBack);
    let is_taken = |change: &Change| {
        matches!(change, Change::Swiss { change: kolo_tournament::Change::RoundRevoked(_), .. })
    };
    let is_void = |change: &Change| matches!(change, Change::SlipVoid { game, .. } if *game == begun);
    assert!(taken.iter().any(is_taken) && taken.iter().any(is_void), "{taken:?}");

    let mut groups = World::with_quotas();
    groups.begin("ot-a");
    groups.play_out("ot-a");
    let semifinal = groups.match_of("ot-a", "a1", "a4");
    let turned = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    let mut after = groups.clone();
    after.correct("ot-a", &semifinal.key, turned, Later::TakeBack).unwrap();
    let changes = differences(&groups.contest, &after.contest);
    let stands = |change: &Change| {
        matches!(change, Change::Stages { change: kolo_stages::Change::Occupant { .. }, .. })
    };
    assert!(changes.iter().any(stands), "{changes:?}");
    for change in changes.iter().chain(&taken) {
        assert!(!change.message().text(kolo_messages::Lang::Cs).is_empty());
    }
}

/// A result that was undone and sheets that were ticked as handed in do not hold groups.
#[test]
fn groups_change_by_hand_while_nothing_counts() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let drawn = play(&world, "ot-a").group_sheet().unwrap();
    let mut wanted = drawn.clone();
    wanted.0[0].swap(0, 1);
    let first = play(&world, "ot-a").open_games()[0].clone();
    let set = PlayCommand::SetGroups(wanted);
    world.play_match("ot-a", &first);
    assert_eq!(world.on("ot-a", &set).unwrap_err().clause().id(), "K-ORDER");
    world.on("ot-a", &PlayCommand::Reopen { game: first.key.clone(), later: Later::Keep }).unwrap();
    let tick = SlipCommand::TickPapers(kolo_teams::Papers::HandedIn);
    world.slip("ot-a", &first.key, tick, Later::Keep).unwrap();
    world.on("ot-a", &set).unwrap();
    holds(&world);
}

/// A draft that was thrown away by mistake comes back, with what was changed in it by hand.
#[test]
fn a_draft_thrown_away_comes_back() {
    let mut world = World::online(6);
    world.begin("n1");
    world.on("n1", &PlayCommand::Round(RoundCommand::Draft)).unwrap();
    let mut sheet = play(&world, "n1").draft().unwrap().sheet.clone();
    sheet.pairs[0] = sheet.pairs[0].swapped();
    world.on("n1", &PlayCommand::Round(RoundCommand::Edit(sheet.clone()))).unwrap();
    world.on("n1", &PlayCommand::Round(RoundCommand::Discard)).unwrap();
    let step = last_step(&world, "n1");
    assert!(play(&world, "n1").draft().is_none());
    world.on("n1", &PlayCommand::CountStep(step, Counts::NoMore)).unwrap();
    assert_eq!(play(&world, "n1").draft().unwrap().sheet, sheet);
    holds(&world);
}
