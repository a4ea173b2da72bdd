//! Steps, turns, results and the slip.

use kolo_live::{
    ArbiterAct, Command, Event, Examined, Finding, KeyHash, LiveMatch, LiveRefusal, PlayerAct, Record, Seat,
};
use kolo_messages::Lang;
use kolo_model::{PerSide, Side};
use kolo_play::Mark;
use kolo_play::clock::{Span, TimeControl};
use kolo_play::duel::{DuelRefusal, Opening, Outcome, Step};
use kolo_teams::{Actor, BoardNumber, DuelNumber, DuelResult, InvalidSlipEvent, LineUp, Shape, SlipEvent};

use crate::world::{BOARD, World, by_player, key, name, o, play, setting, x};

fn world() -> World {
    World::new(Opening::Swap2, TimeControl::online())
}

#[test]
fn a_swap_2_game_goes_from_the_seats_to_the_slip() {
    let mut world = world();
    world.both_ready();
    assert_eq!(world.duel().to_act, Some(Side::First));
    world.next(Step::Open { marks: [x("h8"), o("i8"), x("j10")] });
    world.next(Step::Add { marks: [x("a15"), o("b15")] });
    assert_eq!(world.duel().to_act, Some(Side::First), "two marks were added, so the one who opened chooses");
    world.next(Step::Choose { mark: Mark::Circle });
    assert_eq!(world.duel().to_act, Some(Side::First), "fewer marks move");
    world.circles_win();
    let view = world.live.view(world.now, Lang::En);
    assert_eq!((view.score, view.boards[0].current), (PerSide::new(2, 0), Some(1)));
    assert_eq!(view.boards[0].duels[0].end.as_ref().map(|end| end.row.len()), Some(5));

    world.both_ready();
    assert_eq!(world.duel().opener, Side::Second, "the other one opens the second duel");
    world.open_and_choose();
    world.circles_win();
    assert!(world.live.is_over());
    let settled = world.live.slip().settled().expect("the slip is filled in by itself");
    assert_eq!(settled.sheet.result().score, PerSide::new(4, 0));
    assert_eq!(settled.sheet.result().points, PerSide::new(2, 0));
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

#[test]
fn moves_out_of_turn_and_from_another_position_are_refused() {
    let mut world = world();
    let open = Step::Open { marks: [x("h8"), o("i8"), x("j10")] };
    assert_eq!(world.step(Side::First, open), Err(LiveRefusal::NotStarted));
    world.both_ready();
    let refused = world.step(Side::Second, open).expect_err("the other side opens");
    assert_eq!(refused, LiveRefusal::Duel(DuelRefusal::NotYourTurn { due: Side::First }));
    world.open_and_choose();
    let stale = PlayerAct::Step { ply: 1, duel: DuelNumber::One, take: play("a1") };
    let refused = world.player(Side::Second, stale).expect_err("another position");
    assert_eq!(refused, LiveRefusal::Stale { seen: 1, ply: 2 });
    let other = PlayerAct::Step { ply: 2, duel: DuelNumber::Two, take: play("a1") };
    assert!(matches!(world.player(Side::Second, other), Err(LiveRefusal::Stale { .. })));
    world.next(play("a1"));
    let taken = world.step(Side::First, play("a1")).expect_err("taken");
    assert_eq!(taken.clause().id(), "P-3.3.1.1");
}

#[test]
fn draws_are_offered_declined_by_playing_on_and_accepted() {
    let mut world = world();
    world.both_ready();
    world.open_and_choose();
    assert_eq!(
        world.player(Side::First, PlayerAct::AcceptDraw { duel: DuelNumber::One }),
        Err(LiveRefusal::NoOffer)
    );
    world.player(Side::First, PlayerAct::OfferDraw { duel: DuelNumber::One }).expect("anybody may offer");
    assert_eq!(
        world.player(Side::Second, PlayerAct::OfferDraw { duel: DuelNumber::One }),
        Err(LiveRefusal::OfferStands)
    );
    assert_eq!(
        world.player(Side::First, PlayerAct::AcceptDraw { duel: DuelNumber::One }),
        Err(LiveRefusal::NoOffer),
        "not one's own"
    );
    world.step(Side::Second, play("a1")).expect("lawful");
    assert_eq!(world.duel().offer, None, "playing on is an answer");
    world.player(Side::Second, PlayerAct::OfferDraw { duel: DuelNumber::One }).expect("anybody may offer");
    world.player(Side::First, PlayerAct::DeclineDraw { duel: DuelNumber::One }).expect("it stands");
    world.player(Side::Second, PlayerAct::OfferDraw { duel: DuelNumber::One }).expect("again");
    world.player(Side::First, PlayerAct::AcceptDraw { duel: DuelNumber::One }).expect("it stands");
    assert_eq!(world.live.view(world.now, Lang::En).score, PerSide::new(1, 1));
}

#[test]
fn resigning_gives_the_duel_to_the_opponent_no_matter_who_opened() {
    let mut world = world();
    for _ in 0..2 {
        world.both_ready();
        let duel = world.number();
        world.player(Side::Second, PlayerAct::Resign { duel }).expect("in play");
    }
    let settled = world.live.slip().settled().expect("both duels are over");
    assert_eq!(settled.sheet.result().score, PerSide::new(4, 0));
    assert_eq!(
        world.player(Side::First, PlayerAct::Resign { duel: DuelNumber::Two }),
        Err(LiveRefusal::BoardDone)
    );
}

#[test]
fn the_arbiter_rules_and_corrects_with_a_reason() {
    let mut world = world();
    world.both_ready();
    let rule = |reason: &str| ArbiterAct::Rule {
        board: BOARD,
        duel: DuelNumber::One,
        outcome: Outcome::Won(Side::Second),
        reason: reason.to_owned(),
    };
    assert_eq!(world.arbiter(rule(" ")), Err(LiveRefusal::ReasonMissing));
    world.arbiter(rule("advice from the stands")).expect("with a reason");
    let correct = |result| ArbiterAct::Correct {
        board: BOARD,
        duel: DuelNumber::Two,
        result,
        reason: "misheard".to_owned(),
    };
    assert_eq!(world.arbiter(correct(DuelResult::Draw)), Err(LiveRefusal::DuelNotOver));
    world.both_ready();
    world.player(Side::First, PlayerAct::Resign { duel: DuelNumber::Two }).expect("in play");
    assert_eq!(world.live.slip().settled().map(|s| s.sheet.result().score), Some(PerSide::new(0, 4)));
    let events = world.arbiter(correct(DuelResult::Draw)).expect("with a reason");
    assert!(matches!(events[..], [Event::ResultCorrected { .. }, Event::Slip { .. }]));
    assert_eq!(world.live.slip().settled().map(|s| s.sheet.result().score), Some(PerSide::new(1, 3)));
    assert_eq!(world.live.slip().past().len(), 1, "what counted before stays on the slip");
    assert_eq!(LiveMatch::replay(&world.log), Ok(world.live));
}

/// What was meant for one duel never hits the other.
#[test]
fn a_late_click_does_not_reach_the_next_duel() {
    let mut world = world();
    world.both_ready();
    world.player(Side::First, PlayerAct::Resign { duel: DuelNumber::One }).expect("in play");
    world.both_ready();
    world.open_and_choose();
    world.player(Side::First, PlayerAct::OfferDraw { duel: DuelNumber::Two }).expect("in play");
    let before = world.live.clone();
    let duel = DuelNumber::One;
    for act in [
        PlayerAct::Resign { duel },
        PlayerAct::OfferDraw { duel },
        PlayerAct::AcceptDraw { duel },
        PlayerAct::DeclineDraw { duel },
        PlayerAct::ClaimFlag { duel },
        PlayerAct::ClaimForcedWin { duel },
        PlayerAct::AcceptTimeLimit { duel },
        PlayerAct::CallArbiter { duel },
    ] {
        let refused = world.player(Side::Second, act.clone()).expect_err("another duel");
        assert_eq!(
            (&refused, refused.clause().id()),
            (&LiveRefusal::OtherDuel { meant: duel }, "K-STALE"),
            "{act:?}"
        );
    }
    let (board, reason) = (BOARD, "why".to_owned());
    let seat = Seat { board, side: Side::First };
    for act in [
        ArbiterAct::Rule { board, duel, outcome: Outcome::Drawn, reason: reason.clone() },
        ArbiterAct::EndByTimeLimit { board, duel },
        ArbiterAct::AcceptClaim { seat, duel },
        ArbiterAct::RejectClaim { seat, duel, reason: reason.clone() },
        ArbiterAct::SetLimit { board, duel, left: Span::minutes(1), reason: reason.clone() },
        ArbiterAct::SetTime { seat, duel, left: Span::minutes(1), reason: reason.clone() },
        ArbiterAct::Stop { board, duel, reason },
        ArbiterAct::Resume { board, duel },
        ArbiterAct::AnswerCall { board, duel },
        ArbiterAct::Start { board, duel },
    ] {
        assert_eq!(world.arbiter(act.clone()), Err(LiveRefusal::OtherDuel { meant: duel }), "{act:?}");
    }
    let examined = Examined { finding: Finding::Proven, nodes: 1 };
    let late = world.give(&Command::Examined { seat, duel, examined });
    assert_eq!(late, Err(LiveRefusal::OtherDuel { meant: duel }));
    assert_eq!(world.live, before);
    world.player(Side::Second, PlayerAct::AcceptDraw { duel: DuelNumber::Two }).expect("it stands");
}

#[test]
fn reasons_are_no_longer_than_a_person_reads() {
    let mut world = world();
    world.both_ready();
    let stop = |letters: usize| ArbiterAct::Stop {
        board: BOARD,
        duel: DuelNumber::One,
        reason: "ř".repeat(letters),
    };
    let refused = world.arbiter(stop(201)).expect_err("too long");
    assert_eq!((&refused, refused.clause().id()), (&LiveRefusal::ReasonTooLong, "K-REASON"));
    assert!(refused.to_string().contains("200"), "{refused}");
    world.arbiter(stop(200)).expect("as long as it may be");
}

/// A log whose slip says something else than the match is named for what it is.
#[test]
fn a_damaged_slip_is_named() {
    let mut world = world();
    let line_up = LineUp { tables: Vec::new() };
    let slip = SlipEvent::LineUpSet { by: Actor::Organiser, line_up };
    let before = world.live.clone();
    let damaged = world.live.apply(&Record { at: world.now, event: Event::Slip { slip } });
    assert_eq!(damaged, Err(LiveRefusal::SlipDamaged(InvalidSlipEvent::OtherShape)));
    assert_eq!(world.live, before);
}

#[test]
fn a_seat_opens_by_its_newest_secret_only() {
    let mut world = world();
    let seat = Seat { board: BOARD, side: Side::Second };
    let keys = [KeyHash::new([8; 32]), KeyHash::new([9; 32])];
    for key in keys {
        world.arbiter(ArbiterAct::IssueSeat { seat, key }).expect("a seat of the match");
    }
    assert_eq!(keys.map(|key| world.live.seat_of(&key)), [None, Some(seat)]);
    world.arbiter(ArbiterAct::RevokeSeat { seat }).expect("a seat of the match");
    assert_eq!(world.live.seat_of(&keys[1]), None);
    // A request that was on its way when the link was revoked comes too late, whatever it asks for.
    let late = Command::Player { seat, key: keys[1], act: PlayerAct::Arrive };
    let refused = world.give(&late).expect_err("the link no longer holds");
    assert_eq!((&refused, refused.clause().id()), (&LiveRefusal::SeatLost, "K-SEAT"));
    let elsewhere =
        Command::Player { seat, key: key(Seat { side: Side::First, ..seat }), act: PlayerAct::Arrive };
    assert_eq!(world.give(&elsewhere), Err(LiveRefusal::SeatLost), "a key opens its own seat only");
    let nowhere = Seat { board: BoardNumber(2), side: Side::First };
    let refused = world.arbiter(ArbiterAct::IssueSeat { seat: nowhere, key: keys[0] });
    assert_eq!(refused, Err(LiveRefusal::NoSuchBoard(BoardNumber(2))));
}

#[test]
fn a_team_that_is_one_short_forfeits_that_board() {
    let mut setting = setting(Shape::THREE, Opening::Swap1, TimeControl::area());
    setting.boards[1].players.second = None;
    let mut world = World::of(setting.clone());
    for board in [1, 3] {
        for duel in DuelNumber::BOTH {
            for side in Side::BOTH {
                let seat = Seat { board: BoardNumber(board), side };
                world.give(&by_player(seat, PlayerAct::Arrive)).expect("at the board");
            }
            let seat = Seat { board: BoardNumber(board), side: Side::First };
            world.give(&by_player(seat, PlayerAct::Resign { duel })).expect("in play");
        }
    }
    let settled = world.live.slip().settled().expect("everything is played");
    assert_eq!(settled.sheet.result().score, PerSide::new(4, 8));

    for board in &mut setting.boards {
        board.players.first = None;
    }
    let opened = LiveMatch::open(name("Eva"), setting.clone(), 0);
    assert_eq!(opened, Err(LiveRefusal::NobodyPlays));
    setting.boards.pop();
    let refused = LiveMatch::open(name("Eva"), setting, 0);
    assert_eq!(refused, Err(LiveRefusal::WrongBoards { given: 2, boards: 3 }));
}
