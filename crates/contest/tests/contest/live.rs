//! Matches that are played on devices come home to their slips.

use kolo_contest::{
    Author, Clocks, GameKey, GroupSheet, Level, LiveOpening, Order, PlayCommand, Progress, Refusal,
    RoundCommand,
};
use kolo_live::{
    Command as Live, ContestHome, Delivery, Event, Home, KeyHash, LiveId, LiveMatch, PlayerAct, Record, Seat,
    Setting,
};
use kolo_model::{PerSide, Side};
use kolo_play::clock::Span;
use kolo_play::duel::Opening;
use kolo_stages::Later;
use kolo_teams::{BoardNumber, BroadcastTables, DuelNumber, Game, MatchResult, SettledBy, SlipCommand};

use super::support::{World, entry_id, game, live_id, name, open_live, venue_id};

/// Plays a match on devices: the second side gives up on board 1, the first side on all others.
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

/// A match on devices, opened with this number in its name.
fn opened(world: &mut World, venue: &str, key: &GameKey, number: u8) -> (LiveId, Setting) {
    world.on(venue, &open_live(key, number)).expect("it can be played");
    (live_id(number), setting(world, venue, key).expect("it is open"))
}

fn setting(world: &World, venue: &str, key: &GameKey) -> Result<Setting, Refusal> {
    let (contest, game) = ("cup".to_owned(), key.to_string());
    let home = ContestHome { contest, venue: venue.to_owned(), game };
    world.contest.live_setting(&venue_id(venue), key, Home::Contest(home))
}

fn deliver(
    world: &mut World,
    by: &Order,
    key: &GameKey,
    live: &LiveId,
    games: &[Game],
) -> Result<Delivery, Refusal> {
    world.contest.deliver(by, &venue_id("ot-a"), key, live, games)
}

#[test]
fn a_match_goes_to_devices_and_its_result_comes_home() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let venue = venue_id("ot-a");
    let fixture = world.contest.play(&venue).unwrap().open_games()[0].clone();
    let key = fixture.key.clone();
    assert_eq!(setting(&world, "ot-a", &key), Err(Refusal::UnknownGame(key.clone())), "nobody has opened it");
    let (live, setting) = opened(&mut world, "ot-a", &key, 1);
    assert_eq!((setting.boards.len(), setting.opening), (3, Opening::Swap1));
    assert_eq!(setting.time, kolo_play::clock::TimeControl::area());
    let line_up = world.contest.play(&venue).unwrap().slip(&key).unwrap().line_up().cloned();
    assert!(line_up.is_some(), "it is lined up on the slip as well");
    let before = world.file();
    assert_eq!(opened(&mut world, "ot-a", &key, 1), (live.clone(), setting.clone()));
    assert_eq!(world.file(), before, "opened once more it is the same");
    assert_eq!(world.on("ot-a", &open_live(&key, 2)), Err(Refusal::InPlayLive(vec![key.clone()])));
    assert_eq!(world.contest.play(&venue).unwrap().in_play_live(), std::slice::from_ref(&key));

    let games = played(setting);
    let hand = Order { by: Author::arbiter(name("devices")), ..world.hand() };
    assert_eq!(deliver(&mut world, &hand, &key, &live, &games), Ok(Delivery::Entered));
    let play = world.contest.play(&venue).unwrap();
    assert_eq!(play.fixture(&key).unwrap().progress, Progress::Over(Some(PerSide::new(4, 8))));
    let slip = play.slip(&key).unwrap();
    assert_eq!(slip.settled().unwrap().by, SettledBy::Organiser);
    assert_eq!(slip.line_up().cloned(), line_up);
    assert_eq!(play.slip_log().last().unwrap().live.as_ref(), Some(&live), "the log says where it came from");
    assert_eq!(play.in_play_live(), []);

    assert_eq!(world.on("ot-a", &open_live(&key, 1)), Err(Refusal::UnknownGame(key.clone())));
    let before = world.file();
    assert_eq!(deliver(&mut world, &hand, &key, &live, &games), Ok(Delivery::ThereAlready));
    assert_eq!(world.file(), before, "the same once more changes nothing");
    let other: Vec<Game> = games.iter().copied().map(Game::swapped).collect();
    let silent = deliver(&mut world, &hand, &key, &live, &other);
    assert_eq!(silent.expect_err("a correction needs a reason").clause().id(), "K-REASON");

    // Whoever has the name of the devices is still a person.
    let namesake = Order { reason: Some("misread".to_owned()), ..hand.clone() };
    correct_by_hand(&mut world, &namesake, &key, &other);
    let before = world.file();
    let again = Order { reason: Some("once more".to_owned()), ..hand };
    let reverted = deliver(&mut world, &again, &key, &live, &games);
    assert_eq!(reverted, Ok(Delivery::ByHand(name("devices"))));
    assert_eq!(deliver(&mut world, &again, &key, &live, &other), Ok(Delivery::ThereAlready));
    assert_eq!(world.file(), before, "what was corrected by hand stays");
}

/// The office corrects what devices have entered: from now on they change nothing, whatever they say.
fn correct_by_hand(world: &mut World, office: &Order, key: &GameKey, games: &[Game]) {
    let entry = MatchResult::of_games(games.to_vec());
    let command = SlipCommand::Correct { line_up: None, entry, reason: office.reason.clone() };
    let (game, later, broadcast) = (key.clone(), Later::Keep, BroadcastTables(0));
    let slip = PlayCommand::Slip { game, command, later, broadcast };
    world.contest.play_on(office, &venue_id("ot-a"), &slip).expect("a slip that is written");
}

#[test]
fn devices_correct_what_they_have_entered_until_a_person_does() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let key = world.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].key.clone();
    let (live, setting) = opened(&mut world, "ot-a", &key, 1);
    let games = played(setting);
    let other: Vec<Game> = games.iter().copied().map(Game::swapped).collect();
    let devices = Order { by: Author::arbiter(name("devices")), ..world.hand_because() };
    assert_eq!(deliver(&mut world, &devices, &key, &live, &games), Ok(Delivery::Entered));
    assert_eq!(deliver(&mut world, &devices, &key, &live, &other), Ok(Delivery::Entered), "with its reason");
    assert_eq!(deliver(&mut world, &devices, &key, &live, &games), Ok(Delivery::Entered));
    let office = Order { by: Author::arbiter(name("Office")), ..world.hand_because() };
    correct_by_hand(&mut world, &office, &key, &other);
    assert_eq!(deliver(&mut world, &devices, &key, &live, &games), Ok(Delivery::ByHand(name("Office"))));

    // Undone by the organiser: the correction counts as entered by hand, and a result that was undone stays undone.
    for expected in [Delivery::ByHand(name("Office")), Delivery::Stale] {
        let undo = match expected {
            Delivery::Stale => PlayCommand::Reopen { game: key.clone(), later: Later::Keep },
            _ => PlayCommand::UndoResult { game: key.clone(), later: Later::Keep },
        };
        world.contest.play_on(&office, &venue_id("ot-a"), &undo).expect("it is there");
        assert_eq!(deliver(&mut world, &devices, &key, &live, &other), Ok(expected));
    }
    assert_eq!(kolo_contest::invariants::check(&world.contest), []);
}

/// The final was played on devices; then the semifinal before it is corrected, and the final is played again.
#[test]
fn a_match_that_was_taken_back_comes_home_from_its_next_opening() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    world.play_open("ot-a");
    let venue = venue_id("ot-a");
    let last = world.match_of("ot-a", "a1", "a2").key;
    let hand = Order { by: Author::arbiter(name("devices")), ..world.hand_because() };
    let (first, setting) = opened(&mut world, "ot-a", &last, 1);
    let old = played(setting.clone());
    assert_eq!(world.contest.play(&venue).unwrap().attempt(&last), 0);
    assert_eq!(deliver(&mut world, &hand, &last, &first, &old), Ok(Delivery::Entered));

    let semifinal = world.match_of("ot-a", "a1", "a4");
    let turned = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    world.correct("ot-a", &semifinal.key, turned, Later::TakeBack).unwrap();
    let before = world.file();
    assert_eq!(deliver(&mut world, &hand, &last, &first, &old), Ok(Delivery::Stale));
    assert_eq!(world.file(), before, "what others have played is not entered for them");

    assert_eq!(world.contest.play(&venue).unwrap().attempt(&last), 1, "it gets another name");
    let (second, again) = opened(&mut world, "ot-a", &last, 2);
    assert_ne!(again.sides, setting.sides, "others play now");
    let new = played(again);
    assert_eq!(deliver(&mut world, &hand, &last, &second, &new), Ok(Delivery::Entered));
    assert_eq!(deliver(&mut world, &hand, &last, &first, &old), Ok(Delivery::Stale));
    let over = world.contest.play(&venue).unwrap().fixture(&last).unwrap().progress;
    assert!(matches!(over, Progress::Over(_)));
    assert_eq!(kolo_contest::invariants::check(&world.contest), []);
    let read = kolo_contest::codec::read(world.file().as_bytes()).expect("a file keeps it");
    assert_eq!(read.play(&venue).unwrap().live(&last), world.contest.play(&venue).unwrap().live(&last));
}

#[test]
fn only_matches_that_can_be_played_now_go_to_devices() {
    let mut world = World::with_quotas();
    for (venue, expected) in [("ot-a", "K-ORDER"), ("nowhere", "K-KNOWN")] {
        let refused = world.on(venue, &open_live(&game("A.1.1"), 1));
        assert_eq!(refused.expect_err("nothing is played there").clause().id(), expected);
    }
}

/// Groups stay as they are while one of their matches is played on devices, until it is taken off them.
#[test]
fn groups_with_a_match_on_devices_are_not_made_again() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let venue = venue_id("ot-a");
    let play = world.contest.play(&venue).unwrap();
    let GroupSheet(mut wanted) = play.group_sheet().expect("there are groups");
    wanted[0].reverse();
    let games: Vec<GameKey> = play.open_games().into_iter().map(|fixture| fixture.key).collect();
    for (number, key) in (1..).zip(&games) {
        world.on("ot-a", &open_live(key, number)).unwrap();
    }
    let set = PlayCommand::SetGroups(GroupSheet(wanted));
    let before = world.file();
    let refused = world.on("ot-a", &set).expect_err("somebody plays");
    assert_eq!(refused.clause().id(), "K-LIVE");
    assert_eq!(world.file(), before, "nothing has changed");
    for key in &games {
        world.on("ot-a", &PlayCommand::CloseLive(key.clone())).unwrap();
    }
    let before = world.file();
    world.on("ot-a", &PlayCommand::CloseLive(games[0].clone())).unwrap();
    assert_eq!(world.file(), before, "it is not there any more");
    world.on("ot-a", &set).expect("nobody plays");
}

/// A round of a Swiss is not unpublished while it is being played.
#[test]
fn a_round_with_a_match_on_devices_is_not_taken_back() {
    let mut world = World::after_areas();
    world.hold("kt");
    world.begin("grf");
    world.on("grf", &PlayCommand::NextRound).expect("everybody is there");
    let key = world.contest.play(&venue_id("grf")).unwrap().open_games()[0].key.clone();
    world.on("grf", &open_live(&key, 1)).unwrap();
    let take_back = PlayCommand::Round(RoundCommand::TakeBack);
    assert_eq!(world.on("grf", &take_back), Err(Refusal::InPlayLive(vec![key.clone()])));
    world.on("grf", &PlayCommand::CloseLive(key)).unwrap();
    world.on("grf", &take_back).expect("nobody plays");
}

/// In grand finals the organiser chooses: 8 minutes on each clock, or 16 minutes for both (P-1.1.6.7).
#[test]
fn a_grand_final_goes_to_devices_with_clocks_or_without() {
    let mut world = World::after_areas();
    world.hold("kt");
    world.begin("grf");
    world.on("grf", &PlayCommand::NextRound).expect("everybody is there");
    let key = world.contest.play(&venue_id("grf")).unwrap().open_games()[0].key.clone();
    let mut time = |clocks: Clocks| {
        let opening = LiveOpening { live: live_id(1), clocks };
        world.on("grf", &PlayCommand::OpenLive { game: key.clone(), opening }).unwrap();
        let time = setting(&world, "grf", &key).unwrap().time.to_string();
        world.on("grf", &PlayCommand::CloseLive(key.clone())).unwrap();
        time
    };
    assert_eq!(time(Clocks::Used), "8m+8m online");
    assert_eq!(time(Clocks::None), "16m together");
    let choice = |venue| world.contest.leaves_the_choice_of_clocks(&venue_id(venue));
    assert_eq!(["ot-a", "kt", "grf", "nowhere"].map(choice), [false, false, true, false]);
}

/// On a device the times of all levels are the ones of the rules.
#[test]
fn every_level_has_its_time_on_devices() {
    let times = |clocks: Clocks| {
        Level::ALL.map(|level| level.terms().time.on_device(clocks).expect("minutes").to_string())
    };
    let (area, regional, online) = ("15m together", "20m together", "7m30s+7m30s online");
    assert_eq!(times(Clocks::Used), [area, regional, online, online, "8m+8m online"]);
    assert_eq!(times(Clocks::None), [area, regional, online, online, "16m together"]);
    let chosen = Level::ALL.map(|level| level.terms().time.leaves_the_choice());
    assert_eq!(chosen, [false, false, false, false, true], "only in grand finals clocks may be missing");
}
