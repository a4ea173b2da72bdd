//! Matches on devices (K-LIVE): opened in the log first, brought home once, unless another had the last word.

use kolo_live::{Delivery, Home, LiveId, LiveMatch, TournamentHome};
use kolo_model::{PerSide, Side, System};
use kolo_play::clock::TimeControl;
use kolo_play::duel::Opening;
use kolo_stages::generate::Losers;
use kolo_teams::parse_entry;
use kolo_tournament::{
    Command, Entry, LiveOpening, MatchCommand, MatchResult, Numbering, OwnRules, PairingId, PublishedPairs,
    Refusal, RevokeGround, Role, Settings, Shape, Sides, StageId,
};

use crate::desk::{Desk, entry, id, name, round, table};
use crate::plan_desk;
use crate::teams::team;

fn live_id(number: u8) -> LiveId {
    LiveId::of_digest([number; 32])
}

fn opening(number: u8) -> LiveOpening {
    LiveOpening { live: live_id(number), opening: Opening::Swap2, time: TimeControl::online() }
}

fn on(pairing: &PairingId, command: MatchCommand) -> Command {
    Command::Match { pairing: pairing.clone(), command }
}

fn open(pairing: &PairingId, number: u8) -> Command {
    on(pairing, MatchCommand::OpenLive(opening(number)))
}

fn close(pairing: &PairingId) -> Command {
    on(pairing, MatchCommand::CloseLive)
}

fn result(text: &str) -> MatchResult {
    parse_entry(text, Shape::ONE).expect("a test's own result")
}

fn deliver(pairing: &PairingId, number: u8, text: &str) -> Command {
    on(pairing, MatchCommand::Deliver { live: live_id(number), result: result(text) })
}

fn correct(pairing: &PairingId, text: &str) -> Command {
    let (published, own_rules) = (PublishedPairs::Revoke, OwnRules::Silent);
    on(pairing, MatchCommand::Correct { result: result(text), published, own_rules })
}

fn report(pairing: &PairingId, text: &str) -> Command {
    on(pairing, MatchCommand::Report(result(text)))
}

/// What becomes of a result.
fn becomes(desk: &Desk, pairing: &PairingId, number: u8, text: &str) -> Delivery {
    desk.ledger.delivery(pairing, &live_id(number), &result(text))
}

fn by_hand() -> Delivery {
    Delivery::ByHand(name("Hana"))
}

/// Four players, two duels on one board.
fn in_rounds(system: System) -> Desk {
    let settings = Settings { shape: Some(Shape::ONE), ..Settings::new(name("Duels"), system, 3, 42) };
    let mut desk = Desk::created(settings);
    desk.must(Command::EnterAll((1..=4).map(|n| entry(&format!("P{n}"), i64::from(2000 - n))).collect()));
    desk.must(Command::AssignNumbers(Numbering::Given((1..=4).map(id).collect())));
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk
}

fn in_plan(entries: Vec<Entry>, sides: Sides, shape: Shape) -> Desk {
    let settings = plan_desk::settings(plan_desk::by_strength(Losers::Out));
    let mut desk = Desk::created(Settings { sides, shape: Some(shape), ..settings });
    desk.must(Command::EnterAll(entries));
    desk.must(plan_desk::draw(5));
    desk.must(plan_desk::publish());
    desk
}

fn knockout() -> Desk {
    in_plan(plan_desk::entries(4), Sides::Players, Shape::ONE)
}

/// Every kind of tournament whose matches are duels.
fn every_kind() -> Vec<Desk> {
    let systems = [System::Pisqworky2023, System::RoundRobin, System::Fide1992];
    systems.into_iter().map(in_rounds).chain([knockout()]).collect()
}

/// The first match that can be played, in a round or in a plan.
fn first_match(desk: &Desk) -> PairingId {
    let state = desk.state();
    state.pairing(round(1), table(1)).or_else(|| state.ready().next()).expect("a match is there")
}

fn home(pairing: &PairingId) -> Home {
    Home::Tournament(TournamentHome { tournament: "cup".to_owned(), pairing: pairing.to_string() })
}

#[test]
fn a_match_goes_to_devices_and_its_result_comes_home() {
    for mut desk in every_kind() {
        let pairing = first_match(&desk);
        assert_eq!(desk.state().live_setting(&pairing, home(&pairing)), None, "it is not open there");
        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::Stale);
        desk.must(open(&pairing, 1));
        let setting = desk.state().live_setting(&pairing, home(&pairing)).expect("it is open");
        assert_eq!((setting.opening, setting.time), (Opening::Swap2, TimeControl::online()));
        let players = setting.boards[0].players.clone().map(|name| name.expect("a player"));
        assert_eq!((setting.boards.len(), players), (1, setting.sides.clone()));
        LiveMatch::open(name("Hana"), setting, 0).expect("it can be played");
        assert_eq!(desk.ask(open(&pairing, 1)), Err(Refusal::NothingChanges), "it is the same match");
        let refused = desk.ask(open(&pairing, 2)).expect_err("it is there already");
        assert!(matches!(refused, Refusal::InPlayLive(_)) && refused.clause().id() == "K-LIVE");
        assert_eq!(desk.state().in_play_live().len(), 1);

        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::Entered);
        assert_eq!(becomes(&desk, &pairing, 2, "11"), Delivery::Stale, "other devices");
        desk.must(deliver(&pairing, 1, "11"));
        let meeting = desk.state().meeting(&pairing).expect("the two meet");
        assert_eq!((meeting.score, meeting.result()), (Some(PerSide::new(4, 0)), Some(result("11"))));
        assert!(desk.state().in_play_live().is_empty());
        assert_eq!(desk.ask(open(&pairing, 1)), Err(Refusal::ResultSettled));

        // The same again counts once; something else is a correction, and says why.
        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::ThereAlready);
        assert_eq!(desk.ask(deliver(&pairing, 1, "11")), Err(Refusal::NothingChanges));
        assert_eq!(becomes(&desk, &pairing, 1, "00"), Delivery::Entered);
        let silent = desk.ask(deliver(&pairing, 1, "00")).expect_err("a correction needs a reason");
        assert_eq!(silent.clause().id(), "K-REASON");
        desk.must_because("a mistake of the arbiter there", deliver(&pairing, 1, "00"));
        let meeting = desk.state().meeting(&pairing).expect("the two meet");
        assert_eq!(meeting.score, Some(PerSide::new(0, 4)));
    }
}

#[test]
fn the_desk_has_the_last_word() {
    for mut desk in every_kind() {
        let pairing = first_match(&desk);
        desk.must(open(&pairing, 1));
        desk.must(deliver(&pairing, 1, "11"));
        desk.must_because(
            "misread",
            on(&pairing, {
                let (published, own_rules) = (PublishedPairs::Keep, OwnRules::Silent);
                MatchCommand::Correct { result: result("00"), published, own_rules }
            }),
        );
        let corrected = desk.latest_step();
        assert_eq!(becomes(&desk, &pairing, 1, "11"), by_hand());
        assert_eq!(becomes(&desk, &pairing, 1, "00"), Delivery::ThereAlready);
        let refused = desk.ask(deliver(&pairing, 1, "11"));
        assert_eq!(refused, Err(Refusal::ByHandNotLive(name("Hana"))));

        // An undo is a word as well, also one that brings back what the devices said.
        desk.undo(corrected).expect("the latest step");
        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::ThereAlready);
        assert_eq!(becomes(&desk, &pairing, 1, "=="), by_hand());
        desk.give(Role::Arbiter, Some("after all"), Command::Redo(corrected)).expect("it was undone");
        assert_eq!(becomes(&desk, &pairing, 1, "11"), by_hand());
    }
}

#[test]
fn what_is_undone_stays_undone_and_is_played_again_under_another_name() {
    for mut desk in every_kind() {
        let pairing = first_match(&desk);
        assert_eq!(desk.ledger.live_attempt(&pairing), 0);
        desk.must(open(&pairing, 1));
        desk.must(deliver(&pairing, 1, "11"));
        let delivered = desk.latest_step();
        desk.undo(delivered).expect("the latest step");
        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::Stale);
        assert_eq!(desk.ask(deliver(&pairing, 1, "11")), Err(Refusal::LiveStale));
        assert_eq!(desk.ledger.live_attempt(&pairing), 1, "the next match has another name");
        desk.must(open(&pairing, 2));
        assert_eq!(desk.ledger.live_openings(&pairing), [live_id(1), live_id(2)]);
        desk.must(deliver(&pairing, 2, "00"));
        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::Stale);
        assert_eq!(becomes(&desk, &pairing, 2, "00"), Delivery::ThereAlready);
    }
}

/// A result typed for the wrong match and undone: the devices go on, and come home once the match is opened again.
#[test]
fn what_was_typed_and_undone_waits_for_the_match_to_be_opened_again() {
    for mut desk in every_kind() {
        let pairing = first_match(&desk);
        desk.must(open(&pairing, 1));
        desk.must(report(&pairing, "00"));
        assert_eq!(becomes(&desk, &pairing, 1, "11"), by_hand());
        let typed = desk.latest_step();
        desk.undo(typed).expect("the latest step");
        assert_eq!(becomes(&desk, &pairing, 1, "11"), by_hand(), "an undo is a word");
        desk.must(close(&pairing));
        assert_eq!(becomes(&desk, &pairing, 1, "11"), Delivery::Stale);
        assert_eq!(desk.ask(close(&pairing)), Err(Refusal::NothingChanges));
        assert_eq!(desk.ledger.live_attempt(&pairing), 0, "it is the same match");
        desk.must(open(&pairing, 1));
        desk.must(deliver(&pairing, 1, "11"));
    }
}

/// What is published stays under the hands of those who play it.
#[test]
fn nothing_takes_a_match_off_the_devices_but_the_order_to_do_so() {
    for mut desk in every_kind() {
        let pairing = first_match(&desk);
        desk.must(open(&pairing, 1));
        let opened = desk.latest_step();
        let unpublish = match pairing.round() {
            Some(_) => Command::RevokeRound(RevokeGround::Mistake),
            None => Command::UnpublishPlan(StageId::main()),
        };
        if desk.state().settings().system != Some(System::Fide1992) {
            let refused = desk.give(Role::Arbiter, Some("a test"), unpublish.clone());
            assert!(matches!(refused, Err(Refusal::InPlayLive(_))), "{refused:?}");
        }
        let refused = desk.undo(opened);
        assert!(matches!(refused, Err(Refusal::InPlayLive(_))), "{refused:?}");
        desk.must(close(&pairing));
        if desk.state().settings().system != Some(System::Fide1992) {
            desk.must_because("a test", unpublish);
        }
    }
}

#[test]
fn the_final_is_played_again_when_others_come_into_it() {
    let mut desk = knockout();
    for game in ["SF1", "SF2"] {
        desk.must(report(&plan_desk::at(&desk, game), "11"));
    }
    let last = plan_desk::at(&desk, "final");
    desk.must(open(&last, 1));
    let semifinal = plan_desk::at(&desk, "SF1");
    let refused = desk.give(Role::Arbiter, Some("a test"), correct(&semifinal, "00"));
    assert!(matches!(refused, Err(Refusal::InPlayLive(_))), "others would play: {refused:?}");
    desk.must(deliver(&last, 1, "11"));
    desk.must_because("a test", correct(&semifinal, "00"));
    assert_eq!(becomes(&desk, &last, 1, "11"), Delivery::Stale);
    desk.must_because("as it was", correct(&semifinal, "11"));
    assert_eq!(plan_desk::at(&desk, "final"), last, "the same two again");
    assert_eq!(becomes(&desk, &last, 1, "11"), Delivery::Stale, "what they played then does not count");
    assert_eq!(desk.ledger.live_attempt(&last), 1);
}

#[test]
fn a_player_who_goes_home_has_lost_whatever_devices_say() {
    let mut desk = knockout();
    let pairing = first_match(&desk);
    desk.must(open(&pairing, 1));
    desk.must(Command::Withdraw(pairing.sides[Side::First]));
    assert!(desk.state().in_play_live().is_empty());
    assert_eq!(becomes(&desk, &pairing, 1, "11"), by_hand());
}

/// Who plays at which board is written down with the opening, and stays while they play.
#[test]
fn teams_are_lined_up_when_they_go_to_devices() {
    let mut desk = in_plan((1..=4).map(team).collect(), Sides::Teams, Shape::THREE);
    let pairing = first_match(&desk);
    let opened = desk.must(open(&pairing, 1));
    assert_eq!(opened.events.len(), 2);
    let setting = desk.state().live_setting(&pairing, home(&pairing)).expect("it is open");
    let first = setting.boards.iter().map(|board| board.players.first.clone().expect("a player").to_string());
    let team = pairing.sides.first.0;
    assert!(first.eq((1..=3).map(|member| format!("T{team} M{member}"))));
    let mut line_up = desk.state().meeting(&pairing).and_then(|meeting| meeting.line_up).expect("lined up");
    line_up.tables.reverse();
    let refused = desk.give(Role::Arbiter, Some("a test"), on(&pairing, MatchCommand::LineUp(line_up)));
    assert!(matches!(refused, Err(Refusal::InPlayLive(_))), "{refused:?}");
}

#[test]
fn devices_play_gomoku_for_those_who_may_open_a_match() {
    let plain = Desk::created(Settings::new(name("Chess"), System::Fide1992, 3, 42));
    assert!(!plain.state().settings().plays_on_devices());
    let go = Settings { shape: Some(Shape::ONE), ..Settings::new(name("Go"), System::McMahon, 3, 42) };
    assert!(!go.plays_on_devices(), "in go there are no duels");
    let mut single = plan_desk::published(4, plan_desk::by_strength(Losers::Out));
    let pairing = first_match(&single);
    assert_eq!(single.ask(open(&pairing, 1)), Err(Refusal::NotOnDevices));

    let mut desk = knockout();
    let pairing = first_match(&desk);
    for role in [Role::Helper, Role::Competitor(pairing.sides.first)] {
        for command in [open(&pairing, 1), close(&pairing), deliver(&pairing, 1, "11")] {
            assert_eq!(desk.give(role, None, command), Err(Refusal::NotAllowed));
        }
    }
    desk.must(report(&pairing, "11"));
    assert_eq!(desk.ask(open(&pairing, 1)), Err(Refusal::ResultSettled));
}
