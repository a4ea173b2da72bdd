//! The server was away while clocks ran.

use kolo_live::{ArbiterAct, Away, Command, LiveMatch, PlayerAct, StoppedBy};
use kolo_model::{PerSide, Side};
use kolo_play::clock::{Moment, Span, TimeControl};
use kolo_play::duel::Opening;
use kolo_teams::DuelNumber;

use crate::world::{BOARD, World, play};

/// The match was set up at 1000 ms since 1970.
fn away(from: Moment, to: Moment) -> Command {
    Command::Away(Away { from: from.0 + 1000, to: to.0 + 1000 })
}

#[test]
fn the_clocks_show_what_they_showed_when_the_server_went() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.both_ready();
    world.open_and_choose();
    world.pass(Span::seconds(20));
    let went = world.now;
    let back = went.after(Span::minutes(30));
    let events = world.give(&away(went, back)).expect("nobody is asked");
    assert_eq!(events.len(), 1);
    world.now = back;
    let duel = world.duel();
    let stopped = duel.stopped.clone().expect("stopped");
    assert_eq!((stopped.by, stopped.away), (None, Some(Away { from: went.0 + 1000, to: back.0 + 1000 })));
    assert_eq!(duel.clock.expect("a clock").left, PerSide::new(450_000, 430_000));
    assert_eq!(duel.clock.expect("a clock").flags, PerSide::new(false, false));
    assert!(world.live.running(back) == 0 && world.live.is_stopped());
    let flag = world.player(Side::First, PlayerAct::ClaimFlag { duel: DuelNumber::One });
    assert!(flag.is_err(), "nobody's time was over");
    world.pass(Span::seconds(5));
    world
        .arbiter(ArbiterAct::Resume { board: BOARD, duel: DuelNumber::One })
        .expect("the arbiter lets them go on");
    world.pass(Span::seconds(10));
    world.next(play("a1"));
    assert_eq!(world.duel().clock.expect("a clock").left, PerSide::new(450_000, 420_000));
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

#[test]
fn where_something_has_happened_since_a_server_was_there() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    world.both_ready();
    world.open_and_choose();
    let before = world.now;
    world.pass(Span::seconds(20));
    world.next(play("a1"));
    let back = world.now.after(Span::minutes(1));
    assert_eq!(world.give(&away(before, back)), Ok(Vec::new()));
    assert!(world.duel().stopped.is_none());
}

#[test]
fn what_does_not_run_is_left_alone() {
    let mut world = World::new(Opening::Swap1, TimeControl::online());
    let at = |world: &World| away(world.now, world.now.after(Span::minutes(1)));
    let none = at(&world);
    assert_eq!(world.give(&none), Ok(Vec::new()), "nobody has begun");
    world.both_ready();
    world.player(Side::First, PlayerAct::CallArbiter { duel: DuelNumber::One }).expect("he may");
    let stands = at(&world);
    assert_eq!(world.give(&stands), Ok(Vec::new()), "it is stopped already");
    world.arbiter(ArbiterAct::Resume { board: BOARD, duel: DuelNumber::One }).expect("on");
    world.player(Side::First, PlayerAct::Resign { duel: DuelNumber::One }).expect("he may");
    let over = at(&world);
    assert_eq!(world.give(&over), Ok(Vec::new()), "it is over");
    let stops = world
        .log
        .iter()
        .filter(|record| matches!(&record.event, kolo_live::Event::Stopped { by: StoppedBy::Away(_), .. }));
    assert_eq!(stops.count(), 0);
}
