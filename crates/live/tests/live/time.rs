//! Clocks, flags, and calls for the arbiter.

use kolo_live::view::Waits;
use kolo_live::{ArbiterAct, Command, Event, LiveMatch, LiveRefusal, PlayerAct, Record, Seat};
use kolo_messages::Lang;
use kolo_model::{PerSide, Side};
use kolo_play::clock::{Span, TimeControl};
use kolo_play::duel::{End, Opening};
use kolo_teams::DuelNumber;

use crate::world::{BOARD, World, play};

#[test]
fn the_clock_runs_for_the_side_to_act() {
    let mut world = World::new(Opening::Swap2, TimeControl::online());
    world.both_ready();
    let runs = |world: &World| world.duel().clock.expect("a clock").runs;
    assert_eq!(runs(&world), PerSide::new(true, false));
    world.pass(Span::seconds(10));
    world.next(kolo_play::duel::Step::Open {
        marks: [crate::world::x("h8"), crate::world::o("i8"), crate::world::x("j10")],
    });
    assert_eq!(runs(&world), PerSide::new(false, true));
    world.pass(Span::seconds(5));
    world.next(kolo_play::duel::Step::Choose { mark: kolo_play::Mark::Circle });
    assert_eq!(runs(&world), PerSide::new(false, true), "fewer marks: the one who chose moves");
    world.pass(Span::seconds(5));
    world.next(play("a1"));
    let left = world.duel().clock.expect("a clock").left;
    assert_eq!(left, PerSide::new(440_000, 440_000));
}

#[test]
fn a_flag_loses_only_when_it_is_pointed_out_and_two_draw() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.both_ready();
    assert_eq!(
        world
            .player(Side::Second, PlayerAct::ClaimFlag { duel: DuelNumber::One })
            .expect_err("time is left")
            .clause()
            .id(),
        "P-3.3.2.8"
    );
    world.pass(Span::minutes(9));
    assert_eq!(world.duel().clock.expect("a clock").flags, PerSide::new(true, false));
    assert_eq!(world.duel().waits, Waits::ForOpening, "nobody has pointed it out");
    world.player(Side::Second, PlayerAct::ClaimFlag { duel: DuelNumber::One }).expect("the flag is down");
    assert_eq!(world.live.view(world.now, Lang::En).score, PerSide::new(0, 2));

    world.both_ready();
    world.pass(Span::minutes(8));
    world.open_and_choose();
    world.pass(Span::minutes(8));
    assert_eq!(world.duel().clock.expect("a clock").flags, PerSide::new(true, true));
    assert!(world.step(Side::First, play("a1")).is_err(), "it is over");
    assert!(world.live.next_deadline().is_some_and(|deadline| deadline <= world.now));
    world.give(&Command::Time).expect("nobody needs to point it out");
    assert_eq!(world.live.view(world.now, Lang::En).score, PerSide::new(1, 3));
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

#[test]
fn the_clock_runs_for_a_player_missing_at_the_start() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.player(Side::First, PlayerAct::Arrive).expect("at the board");
    world.arbiter(ArbiterAct::Start { board: BOARD, duel: DuelNumber::One }).expect("not begun yet");
    assert_eq!(world.duel().clock.expect("a clock").runs, PerSide::new(false, true));
    world.pass(Span::minutes(2));
    world.player(Side::Second, PlayerAct::Arrive).expect("late");
    let clock = world.duel().clock.expect("a clock");
    assert_eq!(clock.runs, PerSide::new(true, false), "now the one who opens");
    assert_eq!(clock.left, PerSide::new(450_000, 330_000));
}

#[test]
fn a_player_stops_the_clocks_by_sending_for_the_arbiter() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.both_ready();
    world.pass(Span::seconds(30));
    world.player(Side::Second, PlayerAct::CallArbiter { duel: DuelNumber::One }).expect("in play");
    world.pass(Span::minutes(5));
    assert_eq!(world.duel().clock.expect("a clock").left, PerSide::new(420_000, 450_000));
    let refused = world.step(Side::First, kolo_play::duel::Step::Choose { mark: kolo_play::Mark::Cross });
    assert_eq!(refused, Err(LiveRefusal::Stopped));
    let seat = Seat { board: BOARD, side: Side::First };
    let adjust = |reason: &str| ArbiterAct::SetTime {
        seat,
        duel: DuelNumber::One,
        left: Span::seconds(440),
        reason: reason.to_owned(),
    };
    assert_eq!(world.arbiter(adjust("")), Err(LiveRefusal::ReasonMissing));
    world.arbiter(adjust("the tablet froze")).expect("with a reason");
    world.arbiter(ArbiterAct::Resume { board: BOARD, duel: DuelNumber::One }).expect("stopped");
    assert_eq!(world.duel().clock.expect("a clock").left.first, 440_000);
    world.open_and_choose();
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

/// Only the two players point out that a time is over (P-3.3.2.7): the claim of the opponent counts, and no other.
#[test]
fn nobody_but_the_opponent_points_out_a_flag() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.both_ready();
    world.pass(Span::minutes(9));
    let claim = PlayerAct::ClaimFlag { duel: DuelNumber::One };
    let refused = world.player(Side::First, claim.clone()).expect_err("his own flag");
    assert_eq!(refused.clause().id(), "P-3.3.2.8");
    // A person without a seat has no say, whichever seat they claim to speak for.
    for side in Side::BOTH {
        let seat = Seat { board: BOARD, side };
        let stranger = Command::Player { seat, key: kolo_live::KeyHash::new([99; 32]), act: claim.clone() };
        assert_eq!(world.give(&stranger), Err(LiveRefusal::SeatLost));
    }
    // Time alone ends nothing either, and a log that says so of the other side does not read.
    assert_eq!(world.give(&Command::Time), Ok(Vec::new()));
    let wrong = Event::Ended { board: BOARD, end: End::Flag { loser: Side::Second } };
    assert!(world.live.clone().apply(&Record { at: world.now, event: wrong }).is_err());
    assert_eq!(world.duel().end, None);
    let events = world.player(Side::Second, claim).expect("the opponent says it");
    assert_eq!(events, [Event::Ended { board: BOARD, end: End::Flag { loser: Side::First } }]);
}

/// In area and regional tournaments there is no clock to stop: the call is recorded, and the time runs on until the
/// arbiter stops it.
#[test]
fn the_arbiter_is_called_in_duels_without_clocks() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    let call = PlayerAct::CallArbiter { duel: DuelNumber::One };
    assert_eq!(world.player(Side::Second, call.clone()), Err(LiveRefusal::NotStarted));
    world.both_ready();
    assert_eq!(
        world.arbiter(ArbiterAct::AnswerCall { board: BOARD, duel: DuelNumber::One }),
        Err(LiveRefusal::NoCall)
    );
    world.pass(Span::minutes(1));
    let seat = Seat { board: BOARD, side: Side::Second };
    assert_eq!(world.player(Side::Second, call.clone()), Ok(vec![Event::ArbiterCalled { seat }]));
    assert_eq!(world.player(Side::Second, call.clone()), Ok(Vec::new()), "once is enough");
    assert_eq!((world.duel().called, world.duel().running), (PerSide::new(false, true), true));
    world.open_and_choose();
    world.pass(Span::minutes(1));
    assert_eq!(world.duel().limit, Some(13 * 60_000));
    world.arbiter(ArbiterAct::AnswerCall { board: BOARD, duel: DuelNumber::One }).expect("he has come");
    assert_eq!(world.duel().called, PerSide::new(false, false));

    world.player(Side::First, call.clone()).expect("the other one");
    world
        .arbiter(ArbiterAct::Stop { board: BOARD, duel: DuelNumber::One, reason: "a spilt drink".to_owned() })
        .expect("running");
    assert_eq!(world.duel().called, PerSide::new(false, false), "whoever stops it has come");
    assert_eq!(world.player(Side::First, call.clone()), Err(LiveRefusal::Stopped));
    world.pass(Span::minutes(5));
    assert_eq!(world.duel().limit, Some(13 * 60_000), "a break costs nobody time");
    world.arbiter(ArbiterAct::Resume { board: BOARD, duel: DuelNumber::One }).expect("stopped");
    world.pass(Span::minutes(14));
    assert_eq!(world.duel().waits, Waits::AtTimeLimit);
    assert_eq!(world.player(Side::First, call).map(|events| events.len()), Ok(1), "also at the end");
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

#[test]
fn the_time_of_a_duel_without_clocks_can_be_set() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.pass(Span::minutes(10));
    let (board, duel, left) = (BOARD, DuelNumber::One, Span::minutes(8));
    let set = |reason: &str| ArbiterAct::SetLimit { board, duel, left, reason: reason.to_owned() };
    assert_eq!(world.arbiter(set(" ")), Err(LiveRefusal::ReasonMissing));
    world.arbiter(set("the tablet froze")).expect("with a reason");
    assert_eq!(world.duel().limit, Some(8 * 60_000));
    world.pass(Span::minutes(7));
    assert_eq!(world.duel().waits, Waits::ForOpening, "by the old time it would be over");
    world.pass(Span::minutes(1));
    assert_eq!(world.duel().waits, Waits::AtTimeLimit);
    assert!(world.arbiter(set("too late")).is_err(), "what is over is over");

    // The time of a side is none here, and the other way round; each is refused.
    let first = Seat { board: BOARD, side: Side::First };
    let side = ArbiterAct::SetTime { seat: first, duel: DuelNumber::One, left, reason: "wrong".to_owned() };
    assert_eq!(world.arbiter(side), Err(LiveRefusal::NoClocks));
    let mut clocks = World::new(Opening::Swap1, TimeControl::online());
    clocks.both_ready();
    assert_eq!(clocks.arbiter(set("wrong")).expect_err("no limit").clause().id(), "P-3.3.1.6");
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

/// About 25 seconds a move (P-3.3.1.7), shown where no clock does.
#[test]
fn without_clocks_a_screen_tells_how_long_a_move_may_take() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    assert_eq!(world.duel().move_left, None, "openings take their time");
    world.open_and_choose();
    world.pass(Span::seconds(10));
    assert_eq!(world.duel().move_left, Some(15_000));
    world.pass(Span::seconds(20));
    assert_eq!(world.duel().move_left, Some(-5_000));
    assert_eq!(world.duel().waits, Waits::ForMove, "the organiser judges, not the program");
    world.next(play("a1"));
    assert_eq!(world.duel().move_left, Some(25_000));
    world
        .arbiter(ArbiterAct::Stop { board: BOARD, duel: DuelNumber::One, reason: "a break".to_owned() })
        .expect("running");
    world.pass(Span::minutes(1));
    assert_eq!(world.duel().move_left, None);
    world.arbiter(ArbiterAct::Resume { board: BOARD, duel: DuelNumber::One }).expect("stopped");
    assert_eq!(world.duel().move_left, Some(25_000));

    let mut clocks = World::new(Opening::Swap1, TimeControl::online());
    clocks.both_ready();
    clocks.open_and_choose();
    assert_eq!(clocks.duel().move_left, None, "on a clock the time is one's own");
}
