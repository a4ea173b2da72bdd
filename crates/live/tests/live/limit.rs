//! The end of a duel's time: either player may claim a forced win, and without one the duel is drawn (P-3.3.1.6).

use kolo_live::view::Waits;
use kolo_live::{
    ArbiterAct, Command, Event, Examined, Finding, LiveMatch, LiveRefusal, PlayerAct, Record, Seat,
};
use kolo_messages::Lang;
use kolo_model::{PerSide, Side};
use kolo_play::Mark;
use kolo_play::clock::{Span, TimeControl};
use kolo_play::duel::{End, Opening};
use kolo_teams::DuelNumber;

use crate::world::{BOARD, World, play};

const DUEL: DuelNumber = DuelNumber::One;
const CLAIM: PlayerAct = PlayerAct::ClaimForcedWin { duel: DUEL };
const PASS: PlayerAct = PlayerAct::AcceptTimeLimit { duel: DUEL };
const END: ArbiterAct = ArbiterAct::EndByTimeLimit { board: BOARD, duel: DUEL };

fn accept(side: Side) -> ArbiterAct {
    ArbiterAct::AcceptClaim { seat: Seat { board: BOARD, side }, duel: DUEL }
}

fn reject(side: Side) -> ArbiterAct {
    ArbiterAct::RejectClaim { seat: Seat { board: BOARD, side }, duel: DUEL, reason: "not shown".to_owned() }
}

fn found(side: Side, finding: Finding) -> Command {
    let examined = Examined { finding, nodes: 17 };
    Command::Examined { seat: Seat { board: BOARD, side }, duel: DUEL, examined }
}

/// A duel whose time is over, with symbols chosen: the first side has crosses, the second circles and the move.
fn at_limit() -> World {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.open_and_choose();
    world.pass(Span::minutes(15));
    assert_eq!(world.duel().waits, Waits::AtTimeLimit);
    world
}

fn score(world: &World) -> PerSide<u32> {
    world.live.view(world.now, Lang::En).score
}

#[test]
fn before_the_limit_nobody_claims_and_after_it_nobody_plays() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.open_and_choose();
    world.pass(Span(15 * 60_000 - 1));
    for act in [CLAIM, PASS] {
        assert_eq!(world.player(Side::First, act), Err(LiveRefusal::TimeNotUp));
    }
    assert_eq!(world.arbiter(END), Err(LiveRefusal::TimeNotUp));
    world.pass(Span(1));
    assert_eq!(world.step(Side::Second, play("a1")), Err(LiveRefusal::TimeUp), "a late move is not applied");
    world.player(Side::First, CLAIM).expect("the time is over");
}

/// The loser cannot stand in the way of the winner by claiming first.
#[test]
fn each_side_claims_for_itself_no_matter_which_claims_first() {
    for first in Side::BOTH {
        let second = first.other();
        let mut world = at_limit();
        world.player(first, CLAIM).expect("the time is over");
        assert_eq!(world.player(first, CLAIM), Err(LiveRefusal::ClaimedAlready));
        world.player(second, CLAIM).expect("the claim of one does not bar the other");
        let claims = world.live.claims(BOARD);
        let of = |side| claims.iter().find(|claim| claim.seat.side == side).expect("both claim");
        assert_eq!(claims.len(), 2);
        assert_eq!(of(Side::First).position.claimant, Mark::Cross);
        assert_eq!(of(Side::Second).position.claimant, Mark::Circle);
        assert_eq!(of(Side::First).position.to_move, Mark::Circle);

        world.arbiter(reject(first)).expect("his claim is open");
        assert_eq!(world.duel().end, None, "the other claim is still open");
        assert_eq!(world.arbiter(END), Err(LiveRefusal::ClaimOpen));
        assert_eq!(world.player(first, CLAIM), Err(LiveRefusal::ClaimTurnedDown), "once only");
        assert_eq!(world.arbiter(accept(first)), Err(LiveRefusal::NoClaim));
        world.arbiter(accept(second)).expect("it is open");
        let winner =
            world.live.view(world.now, Lang::En).boards[0].duels[0].end.clone().expect("over").winner;
        assert_eq!(winner, Some(second));
        assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
    }
}

#[test]
fn a_claim_that_is_turned_down_leaves_the_other_one_his_say() {
    let mut world = at_limit();
    world.player(Side::First, CLAIM).expect("the time is over");
    world.arbiter(reject(Side::First)).expect("it is open");
    assert_eq!(world.duel().end, None, "the other one has said nothing yet");
    assert_eq!(world.duel().turned_down, PerSide::new(Some("not shown".to_owned()), None));
    world.player(Side::Second, CLAIM).expect("he may still claim");
    world.arbiter(reject(Side::Second)).expect("it is open");
    assert_eq!(score(&world), PerSide::new(1, 1), "neither has shown a win");

    let mut world = at_limit();
    world.player(Side::Second, PASS).expect("the time is over");
    world.player(Side::First, CLAIM).expect("the other one's word does not bind him");
    assert_eq!(world.duel().end, None);
    world.arbiter(reject(Side::First)).expect("it is open");
    assert_eq!(score(&world), PerSide::new(1, 1), "the other one had passed");

    let mut world = at_limit();
    world.player(Side::First, CLAIM).expect("the time is over");
    world.player(Side::Second, PASS).expect("passing does not wait for the arbiter");
    assert_eq!(world.duel().end, None, "a claim is open");
    world.arbiter(accept(Side::First)).expect("it is open");
    assert_eq!(score(&world), PerSide::new(2, 0));
}

#[test]
fn a_duel_in_which_both_pass_is_drawn() {
    let mut world = at_limit();
    world.player(Side::First, PASS).expect("the time is over");
    assert_eq!(world.duel().end, None, "the other one may still claim");
    assert_eq!(world.player(Side::First, PASS), Ok(Vec::new()), "said once, it is said");
    assert_eq!(world.player(Side::First, CLAIM), Err(LiveRefusal::LimitAccepted));
    let events = world.player(Side::Second, PASS).expect("the time is over");
    assert!(matches!(
        events[..],
        [Event::TimeLimitAccepted { .. }, Event::Ended { end: End::TimeLimit, .. }]
    ));
    assert_eq!(score(&world), PerSide::new(1, 1));

    let mut world = at_limit();
    world.arbiter(END).expect("nobody claims anything");
    assert_eq!(score(&world), PerSide::new(1, 1));
}

/// The program's finding is advice, except where it is certain.
#[test]
fn what_is_certainly_wrong_is_given_by_a_ruling_only() {
    let mut world = at_limit();
    assert_eq!(world.arbiter(accept(Side::First)), Err(LiveRefusal::NoClaim));
    assert_eq!(world.give(&found(Side::First, Finding::Proven)), Err(LiveRefusal::NoClaim));
    world.player(Side::First, CLAIM).expect("the time is over");
    world.give(&found(Side::First, Finding::Refuted)).expect("a claim is open");
    assert_eq!(world.arbiter(accept(Side::First)), Err(LiveRefusal::ClaimRefuted));
    world.give(&found(Side::First, Finding::NotProven)).expect("a claim is open");
    world.player(Side::Second, CLAIM).expect("the time is over");
    world.give(&found(Side::Second, Finding::Proven)).expect("a claim is open");
    assert_eq!(world.arbiter(accept(Side::First)), Err(LiveRefusal::ClaimRefuted), "the other one wins");
    let before = world.live.clone();
    let claims = before.claims(BOARD);
    assert_eq!(claims[1].examined, Some(Examined { finding: Finding::Proven, nodes: 17 }));
    world.arbiter(accept(Side::Second)).expect("proven");
    assert_eq!(score(&world), PerSide::new(0, 2));

    let mut world = at_limit();
    world.player(Side::First, CLAIM).expect("the time is over");
    world.give(&found(Side::First, Finding::NotProven)).expect("a claim is open");
    world.arbiter(accept(Side::First)).expect("not proven is not refuted");
    assert_eq!(score(&world), PerSide::new(2, 0));
}

#[test]
fn before_symbols_are_chosen_there_is_nothing_to_claim() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.pass(Span::minutes(16));
    let refused = world.player(Side::First, CLAIM).expect_err("no symbols");
    assert_eq!((&refused, refused.clause().id()), (&LiveRefusal::NoSymbols, "P-3.3.1.6"));
    for side in Side::BOTH {
        world.player(side, PASS).expect("the time is over");
    }
    assert_eq!(score(&world), PerSide::new(1, 1));
}

/// A draw that was offered before the limit does not take the win from the side that claims it.
#[test]
fn a_side_that_claims_a_win_offers_no_draw_any_more() {
    let mut world = World::new(Opening::Swap1, TimeControl::area());
    world.both_ready();
    world.open_and_choose();
    world.player(Side::First, PlayerAct::OfferDraw { duel: DUEL }).expect("in play");
    world.pass(Span::minutes(15));
    world.player(Side::First, CLAIM).expect("the time is over");
    let taken = world.player(Side::Second, PlayerAct::AcceptDraw { duel: DUEL });
    assert_eq!(taken, Err(LiveRefusal::NoOffer));
}

/// Nothing that the rules do not let happen can be read from a log either.
#[test]
fn a_log_cannot_end_a_duel_past_an_open_claim() {
    let mut world = at_limit();
    world.player(Side::First, CLAIM).expect("the time is over");
    let tried = |end: End| {
        let record = Record { at: world.now, event: Event::Ended { board: BOARD, end } };
        world.live.clone().apply(&record)
    };
    assert_eq!(tried(End::TimeLimit), Err(LiveRefusal::ClaimOpen));
    assert_eq!(tried(End::ForcedWin { winner: Side::Second }), Err(LiveRefusal::NoClaim));
    assert_eq!(tried(End::Agreed), Err(LiveRefusal::NoOffer));
    assert_eq!(tried(End::ForcedWin { winner: Side::First }), Ok(()));
}
