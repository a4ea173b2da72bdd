//! Clocks, flags, the time of a duel and claims.

use kolo_live::view::Waits;
use kolo_live::{ArbiterAct, Command, Examined, Finding, LiveMatch, LiveRefusal, PlayerAct, Seat};
use kolo_messages::Lang;
use kolo_model::{PerSide, Side};
use kolo_play::clock::{Span, TimeControl};
use kolo_play::duel::Opening;

use crate::world::{BOARD, World, play};

#[test]
fn the_clock_runs_for_whoever_has_to_act() {
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
        world.player(Side::Second, PlayerAct::ClaimFlag).expect_err("time is left").clause().id(),
        "P-3.3.2.8"
    );
    world.pass(Span::minutes(9));
    assert_eq!(world.duel().clock.expect("a clock").flags, PerSide::new(true, false));
    assert_eq!(world.duel().waits, Waits::ForOpening, "nobody has pointed it out");
    world.player(Side::Second, PlayerAct::ClaimFlag).expect("the flag is down");
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
fn whoever_is_missing_at_the_start_has_the_running_clock() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.player(Side::First, PlayerAct::Arrive).expect("at the board");
    world.arbiter(ArbiterAct::Start { board: BOARD }).expect("not begun yet");
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
    world.player(Side::Second, PlayerAct::CallArbiter).expect("in play");
    world.pass(Span::minutes(5));
    assert_eq!(world.duel().clock.expect("a clock").left, PerSide::new(420_000, 450_000));
    let refused = world.step(Side::First, kolo_play::duel::Step::Choose { mark: kolo_play::Mark::Cross });
    assert_eq!(refused, Err(LiveRefusal::Stopped));
    let seat = Seat { board: BOARD, side: Side::First };
    let adjust =
        |reason: &str| ArbiterAct::SetTime { seat, left: Span::seconds(440), reason: reason.to_owned() };
    assert_eq!(world.arbiter(adjust("")), Err(LiveRefusal::ReasonMissing));
    world.arbiter(adjust("the tablet froze")).expect("with a reason");
    world.arbiter(ArbiterAct::Resume { board: BOARD }).expect("stopped");
    assert_eq!(world.duel().clock.expect("a clock").left.first, 440_000);
    world.open_and_choose();
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

/// At the end of its time the duel is drawn, unless a forced win is claimed (P-3.3.1.6).
#[test]
fn at_the_time_limit_nothing_is_played_and_a_win_can_be_claimed() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.open_and_choose();
    assert_eq!(world.player(Side::First, PlayerAct::ClaimForcedWin), Err(LiveRefusal::TimeNotUp));
    assert_eq!(world.arbiter(ArbiterAct::EndByTimeLimit { board: BOARD }), Err(LiveRefusal::TimeNotUp));
    world.pass(Span::minutes(15));
    assert_eq!(world.duel().waits, Waits::AtTimeLimit);
    assert_eq!(world.step(Side::Second, play("a1")), Err(LiveRefusal::TimeUp), "a late move is not applied");
    world.player(Side::First, PlayerAct::ClaimForcedWin).expect("the time is over");
    assert_eq!(world.player(Side::Second, PlayerAct::ClaimForcedWin), Err(LiveRefusal::ClaimedAlready));
    let (claim, position) = world.live.claimed(BOARD).expect("a claim");
    assert_eq!((claim.by, position.claimant), (Side::First, kolo_play::Mark::Cross));
    assert_eq!(position.to_move, kolo_play::Mark::Circle);

    let found = |finding| Command::Examined(BOARD, Examined { finding, nodes: 17 });
    world.give(&found(Finding::Refuted)).expect("a claim stands");
    let accept = ArbiterAct::AcceptClaim { board: BOARD };
    assert_eq!(world.arbiter(accept.clone()), Err(LiveRefusal::ReasonMissing));
    world.give(&found(Finding::NotProven)).expect("a claim stands");
    world.arbiter(accept).expect("not proven is not refuted");
    assert_eq!(world.live.view(world.now, Lang::En).score, PerSide::new(2, 0));

    world.both_ready();
    world.pass(Span::minutes(16));
    world.player(Side::First, PlayerAct::AcceptTimeLimit).expect("the time is over");
    assert!(!world.live.is_over());
    world.player(Side::Second, PlayerAct::AcceptTimeLimit).expect("the time is over");
    assert!(world.live.is_over());
    assert_eq!(world.live.view(world.now, Lang::En).score, PerSide::new(3, 1));
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

#[test]
fn a_claim_that_is_turned_down_is_a_draw() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.open_and_choose();
    world.pass(Span::minutes(15));
    world.player(Side::First, PlayerAct::ClaimForcedWin).expect("the time is over");
    let reject = ArbiterAct::RejectClaim { board: BOARD, reason: "could not show it".to_owned() };
    world.arbiter(reject).expect("a claim stands");
    assert_eq!(world.live.view(world.now, Lang::En).score, PerSide::new(1, 1));
}
