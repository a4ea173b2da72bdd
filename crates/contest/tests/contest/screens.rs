//! Matches that are played on screens come back onto their slips.

use kolo_contest::{Actor, Clocks, Delivery, Level, PlayCommand, Progress, Refusal};
use kolo_live::{Command as Live, Event, KeyHash, LiveMatch, PlayerAct, Record, Seat, Setting};
use kolo_model::{PerSide, Side};
use kolo_play::clock::Span;
use kolo_play::duel::Opening;
use kolo_stages::Later;
use kolo_teams::{BoardNumber, BroadcastTables, DuelNumber, Entry, Game, SettledBy, SlipCommand};

use super::support::{World, entry_id, game, name, venue_id};

/// Plays a match on screens: whoever is on the second side gives up on board 1, the first side on all others.
fn played(setting: Setting) -> Vec<Game> {
    let boards = setting.shape.boards();
    let mut live = LiveMatch::open(name("Eva"), setting, 0).expect("it can be played");
    let (at, key) = (live.moment(0), KeyHash::new([7; 32]));
    let give = |live: &mut LiveMatch, seat, act| {
        let events: Vec<Event> =
            live.decide(at, &Live::Player { seat, key, act }, Span::ZERO).expect("nothing stands against it");
        for event in events {
            live.apply(&Record { at, event }).expect("it was decided so");
        }
    };
    for seat in Seat::all(boards) {
        live.apply(&Record { at, event: Event::SeatIssued { seat, key } }).expect("a seat of the match");
    }
    for board in (1..=boards).map(BoardNumber) {
        for duel in DuelNumber::BOTH {
            for side in Side::BOTH {
                give(&mut live, Seat { board, side }, PlayerAct::Arrive);
            }
            let side = if board.0 == 1 { Side::Second } else { Side::First };
            give(&mut live, Seat { board, side }, PlayerAct::Resign { duel });
        }
    }
    assert!(live.is_over());
    live.games()
}

#[test]
fn a_match_goes_to_the_screens_and_its_result_comes_back() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let venue = venue_id("ot-a");
    let fixture = world.contest.play(&venue).unwrap().open_games()[0].clone();
    let hand = world.hand();
    let setting =
        world.contest.to_screens(&hand, &venue, &fixture.key, Clocks::Used, BroadcastTables(0)).unwrap();
    assert_eq!((setting.boards.len(), setting.opening), (3, Opening::Swap1));
    assert_eq!(setting.time, kolo_play::clock::TimeControl::area());
    let line_up = world.contest.play(&venue).unwrap().slip(&fixture.key).unwrap().line_up().cloned();
    assert!(line_up.is_some(), "it is lined up on the slip as well");
    let again =
        world.contest.to_screens(&hand, &venue, &fixture.key, Clocks::Used, BroadcastTables(0)).unwrap();
    assert_eq!(again, setting);

    let games = played(setting);
    let delivered = world.contest.from_screens(&hand, &venue, &fixture.key, 0, &games);
    assert_eq!(delivered, Ok(Delivery::Entered));
    let play = world.contest.play(&venue).unwrap();
    assert_eq!(play.fixture(&fixture.key).unwrap().progress, Progress::Over(Some(PerSide::new(4, 8))));
    let slip = play.slip(&fixture.key).unwrap();
    assert_eq!(slip.settled().unwrap().by, SettledBy::Organiser);
    assert_eq!(slip.line_up().cloned(), line_up);

    let over = world.contest.to_screens(&hand, &venue, &fixture.key, Clocks::Used, BroadcastTables(0));
    assert_eq!(over, Err(Refusal::UnknownGame(fixture.key.clone())));
    let before = world.file();
    let again = world.contest.from_screens(&hand, &venue, &fixture.key, 0, &games);
    assert_eq!(again, Ok(Delivery::ThereAlready));
    assert_eq!(world.file(), before, "the same once more changes nothing");
    let other: Vec<Game> = games.iter().copied().map(Game::swapped).collect();
    let silent = world.contest.from_screens(&hand, &venue, &fixture.key, 0, &other);
    assert_eq!(silent.expect_err("a correction needs a reason").clause().id(), "K-REASON");

    // The office corrects by hand: from now on the screens change nothing, whatever they say.
    let office = Actor { by: name("Office"), reason: Some("misread".to_owned()), ..hand.clone() };
    let entry = Entry::Games(other.clone());
    let command = SlipCommand::Correct { line_up: None, entry, reason: Some("misread".to_owned()) };
    let (key, later, broadcast) = (fixture.key.clone(), Later::Keep, BroadcastTables(0));
    let slip = PlayCommand::Slip { game: key.clone(), command, later, broadcast };
    world.contest.play_on(&office, &venue, &slip).unwrap();
    let before = world.file();
    let screens = Actor { reason: Some("once more".to_owned()), ..hand };
    let reverted = world.contest.from_screens(&screens, &venue, &key, 0, &games);
    assert_eq!(reverted, Ok(Delivery::ByHand(name("Office"))));
    let agreed = world.contest.from_screens(&screens, &venue, &key, 0, &other);
    assert_eq!(agreed, Ok(Delivery::ThereAlready));
    assert_eq!(world.file(), before, "what was corrected by hand stays");
}

/// The final was played on screens; then the semifinal before it is corrected, and the final is played anew.
#[test]
fn a_match_that_was_taken_back_comes_home_from_its_next_call() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    world.play_open("ot-a");
    let venue = venue_id("ot-a");
    let last = world.match_of("ot-a", "a1", "a2").key;
    let hand = Actor { by: name("screens"), ..world.hand_because() };
    let call = |world: &mut World| {
        let office = world.hand();
        world.contest.to_screens(&office, &venue, &last, Clocks::Used, BroadcastTables(0)).unwrap()
    };
    let home = |setting: &Setting| setting.home.clone().expect("it is of a contest");
    let first = call(&mut world);
    assert_eq!((home(&first).call, &home(&first)), (0, &world.contest.home(&venue, &last)));
    let old = played(first.clone());
    assert_eq!(world.contest.from_screens(&hand, &venue, &last, 0, &old), Ok(Delivery::Entered));

    let semifinal = world.match_of("ot-a", "a1", "a4");
    let turned = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    world.correct("ot-a", &semifinal.key, turned, Later::TakeBack).unwrap();
    let before = world.file();
    assert_eq!(world.contest.from_screens(&hand, &venue, &last, 0, &old), Ok(Delivery::Stale));
    assert_eq!(world.file(), before, "what others have played is not entered for them");

    let again = call(&mut world);
    assert_eq!((home(&again).call, home(&again) == home(&first)), (1, false));
    assert_ne!(again.sides, first.sides, "others play now");
    let new = played(again);
    assert_eq!(world.contest.from_screens(&hand, &venue, &last, 1, &new), Ok(Delivery::Entered));
    assert_eq!(world.contest.from_screens(&hand, &venue, &last, 0, &old), Ok(Delivery::Stale));
    let over = world.contest.play(&venue).unwrap().fixture(&last).unwrap().progress;
    assert!(matches!(over, Progress::Over(_)));
    assert_eq!(kolo_contest::invariants::check(&world.contest), []);
}

#[test]
fn only_matches_that_can_be_played_now_go_to_the_screens() {
    let mut world = World::with_quotas();
    let hand = world.hand();
    for (venue, expected) in [("ot-a", "K-ORDER"), ("nowhere", "K-KNOWN")] {
        let refused = world.contest.to_screens(
            &hand,
            &venue_id(venue),
            &game("A.1.1"),
            Clocks::Used,
            BroadcastTables(0),
        );
        assert_eq!(refused.expect_err("nothing is played there").clause().id(), expected);
    }
}

/// In grand finals the desk chooses: 8 minutes on each clock, or 16 minutes for both (P-1.1.6.7).
#[test]
fn a_grand_final_goes_to_the_screens_with_clocks_or_without() {
    let mut world = World::after_areas();
    world.hold("kt");
    world.begin("grf");
    world.on("grf", &PlayCommand::NextRound).expect("everybody is there");
    let (venue, hand) = (venue_id("grf"), world.hand());
    let fixture = world.contest.play(&venue).unwrap().open_games()[0].clone();
    let mut time = |clocks| {
        world
            .contest
            .to_screens(&hand, &venue, &fixture.key, clocks, BroadcastTables(0))
            .unwrap()
            .time
            .to_string()
    };
    assert_eq!(time(Clocks::Used), "8m+8m online");
    assert_eq!(time(Clocks::None), "16m together");
    let choice = |venue| world.contest.leaves_the_choice_of_clocks(&venue_id(venue));
    assert_eq!(["ot-a", "kt", "grf", "nowhere"].map(choice), [false, false, true, false]);
}

/// On a screen the times of all levels are the ones of the rules.
#[test]
fn every_level_has_its_time_on_screens() {
    let times = |clocks: Clocks| {
        Level::ALL.map(|level| level.terms().time.on_screen(clocks).expect("minutes").to_string())
    };
    let (area, regional, online) = ("15m together", "20m together", "7m30s+7m30s online");
    assert_eq!(times(Clocks::Used), [area, regional, online, online, "8m+8m online"]);
    assert_eq!(times(Clocks::None), [area, regional, online, online, "16m together"]);
    let chosen = Level::ALL.map(|level| level.terms().time.leaves_the_choice());
    assert_eq!(chosen, [false, false, false, false, true], "only in grand finals clocks may be missing");
}
