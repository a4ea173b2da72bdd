//! Results come in on slips, are checked, and are corrected in the open.

use kolo_contest::{PlayCommand, Progress, Refusal};
use kolo_model::{PerSide, Side};
use kolo_stages::Later;
use kolo_teams::{BroadcastTables, MatchResult, Papers, SlipCommand, SlipNeed, SlipRule, SlipState};

use super::support::{World, entry_id, game, venue_id};

fn clause(result: Result<(), Refusal>) -> &'static str {
    result.expect_err("it is refused").clause().id()
}

#[test]
fn impossible_scores_are_refused() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let open = world.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].key.clone();
    for (score, expected) in [
        ((21, -1), "P-3.1.1"),
        ((13, 8), "P-3.1.1"),
        ((7, 6), "P-3.1.3"),
        ((6, 5), "P-3.1.3"),
        ((13, -1), "P-3.1.1"),
    ] {
        assert_eq!(clause(world.enter_score("ot-a", &open, score)), expected, "{score:?}");
    }
    world.enter_score("ot-a", &open, (7, 5)).unwrap();
    assert_eq!(clause(world.enter_score("ot-a", &open, (8, 4))), "P-2.1.1.5");
    assert_eq!(clause(world.enter_score("ot-a", &game("nowhere"), (7, 5))), "K-KNOWN");
    assert_eq!(clause(world.enter_score("kt", &open, (7, 5))), "K-ORDER");
    assert_eq!(clause(world.on("ot-a", &PlayCommand::Close)), "K-ORDER");
    assert_eq!(clause(world.on("ot-a", &PlayCommand::NextRound)), "P-1.1.4.3");
}

#[test]
fn differing_reports_wait_for_the_organiser() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let fixture = world.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].clone();
    let key = &fixture.key;
    let report = |by, first, second| SlipCommand::Report { by, entry: MatchResult::score(first, second) };
    world.slip("ot-a", key, report(Side::First, 8, 4), Later::Keep).unwrap();
    let before = world.file();
    world.slip("ot-a", key, report(Side::First, 8, 4), Later::Keep).unwrap();
    assert_eq!(world.file(), before, "the same once more changes nothing");
    world.slip("ot-a", key, report(Side::Second, 4, 8), Later::Keep).unwrap();
    let play = world.contest.play(&venue_id("ot-a")).unwrap();
    let slip = play.slip(key).unwrap();
    assert!(matches!(slip.state(), SlipState::Mismatch(_)));
    assert!(slip.needs(SlipRule::LineUpAnyTime).contains(&SlipNeed::Decision));
    assert_eq!(play.fixture(key).unwrap().progress, Progress::Open);
    let (line_up, entry) = (None, MatchResult::score(8, 4));
    let enter = |reason| SlipCommand::Enter { line_up: None, entry: entry.clone(), reason };
    assert_eq!(clause(world.slip("ot-a", key, enter(None), Later::Keep)), "K-REASON");
    world.slip("ot-a", key, enter(Some("podle archů".to_owned())), Later::Keep).unwrap();
    let fixture = world.contest.play(&venue_id("ot-a")).unwrap().fixture(key).unwrap();
    assert_eq!(fixture.progress, Progress::Over(Some(PerSide::new(8, 4))));
    let silent = SlipCommand::Correct { line_up, entry: MatchResult::score(4, 8), reason: None };
    assert_eq!(clause(world.slip("ot-a", key, silent, Later::Keep)), "K-REASON");
    let tick = SlipCommand::TickPapers(Papers::HandedIn);
    world.slip("ot-a", key, tick, Later::Keep).unwrap();
    assert_eq!(world.contest.play(&venue_id("ot-a")).unwrap().slip(key).unwrap().papers(), Papers::HandedIn);
}

/// The semifinal a1 – a4 is corrected after the final was played.
#[test]
fn a_correction_after_the_next_match_is_refused_or_takes_it_back() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_out("ot-a");
    let semifinal = world.match_of("ot-a", "a1", "a4");
    let last = world.match_of("ot-a", "a1", "a2");
    let turned = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    assert_eq!(clause(world.correct("ot-a", &semifinal.key, turned, Later::Keep)), "K-LATER");
    world.correct("ot-a", &semifinal.key, turned, Later::TakeBack).unwrap();
    let play = world.contest.play(&venue_id("ot-a")).unwrap();
    let again = play.fixture(&last.key).unwrap();
    assert_eq!(again.progress, Progress::Open);
    assert!(play.slip(&last.key).is_none(), "the slip of the old final is void");
    assert!([&again.sides.first, &again.sides.second].contains(&&entry_id("a4")));
    world.play_out("ot-a");
    world.on("ot-a", &PlayCommand::Close).unwrap();
    assert_eq!(world.going_on("ot-a"), ["a2", "a4"]);
    assert_eq!(kolo_contest::invariants::check(&world.contest), []);
}

/// After the end only corrections are possible, and only as long as no match is played by the old order.
#[test]
fn after_the_end_results_are_corrected_until_the_next_level_has_started() {
    let mut world = World::after_areas();
    let last = world.match_of("ot-a", "a1", "a2");
    let turned = if last.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    assert_eq!(clause(world.enter_score("ot-a", &last.key, turned)), "K-ORDER");
    world.correct("ot-a", &last.key, turned, Later::Keep).unwrap();
    assert_eq!(world.going_on("ot-a"), ["a2", "a1"]);
    assert_eq!(world.order("ot-a")[0], ("a2".to_owned(), 1));
    world.begin("kt");
    // The first two change places: the same two have gone on.
    world.correct("ot-a", &last.key, (turned.1, turned.0), Later::Keep).unwrap();
    assert_eq!(world.going_on("ot-a"), ["a1", "a2"]);
    // The loser of the semifinal would be in the final now.
    let semifinal = world.match_of("ot-a", "a1", "a4");
    let upset = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    assert_eq!(clause(world.correct("ot-a", &semifinal.key, upset, Later::TakeBack)), "K-LATER");
    let reopen = kolo_contest::Command::Reopen(venue_id("ot-a"));
    assert_eq!(world.refuses_because(&reopen).clause().id(), "K-LATER");
}

#[test]
fn an_order_that_would_change_the_table_is_shown_before() {
    let mut world = World::after_areas();
    let last = world.match_of("ot-a", "a1", "a2");
    let turned = if last.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    let (line_up, entry, reason) = (None, MatchResult::score(turned.0, turned.1), Some("přepis".to_owned()));
    let command = PlayCommand::Slip {
        game: last.key.clone(),
        command: SlipCommand::Correct { line_up, entry, reason },
        later: Later::Keep,
        broadcast: BroadcastTables(0),
    };
    let (before, hand) = (world.clone(), world.hand_because());
    let changes = world.contest.preview_play(&hand, &venue_id("ot-a"), &command).unwrap();
    assert_eq!(world.file(), before.file(), "nothing has changed");
    world.contest.play_on(&hand, &venue_id("ot-a"), &command).unwrap();
    assert!(!changes.is_empty());
    assert_eq!(changes, kolo_contest::differences(&before.contest, &world.contest));
}
