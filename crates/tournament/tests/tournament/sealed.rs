//! What a later stage was drawn from stays; the way back is one, and the refusal names its first step (K-STAGE).

use kolo_model::{Outcome, PlayedResult, Verdict};
use kolo_tournament::{
    Command, MatchCommand, PairingId, ProtestId, ProtestRuling, PublishedPairs, Refusal, Remedy, Role,
    StageId, Step, WayBack,
};

use crate::desk::{Desk, round, table};
use crate::plan_desk::{correction, report, ruling, won};
use crate::stages::{play_rounds, sealable, stage, with_play_off};

const WHY: Option<&str> = Some("misread");

fn close() -> Command {
    Command::CloseStage { stage: StageId::main(), order: Vec::new() }
}

fn draw() -> Command {
    Command::DraftPlan { stage: stage("play-off"), seed: 7 }
}

/// A Swiss of three rounds that is closed, and the step that closed it.
fn closed() -> (Desk, Step) {
    let mut desk = with_play_off(&[]);
    play_rounds(&mut desk, 3);
    desk.must(close());
    let closing = desk.latest_step();
    (desk, closing)
}

fn drawn_game() -> Verdict {
    Outcome::played(PlayedResult::Draw).into()
}

/// The top game of the last round, drawn instead of won: the order changes.
fn misread(desk: &Desk) -> Command {
    let game = desk.state().pairing(round(3), table(1)).expect("a game");
    correction(game, drawn_game(), PublishedPairs::Keep)
}

fn result_of_last_round(desk: &Desk) -> Step {
    let game = desk.state().pairing(round(3), table(1)).expect("a game");
    let is_it = |record: &&kolo_tournament::Recorded| match &record.event {
        kolo_tournament::Event::ResultConfirmed(event) => event.pairing == game,
        _ => false,
    };
    desk.ledger.records().iter().find(is_it).expect("it was entered").step
}

fn sealed(first: WayBack) -> Refusal {
    Refusal::OrderSealed { stage: StageId::main(), first }
}

/// A correction and an undo give the same answer, and nothing changes.
fn refused(desk: &Desk, first: &WayBack) {
    let mut desk = desk.clone();
    let (before, correct, step) = (desk.state().clone(), misread(&desk), result_of_last_round(&desk));
    assert_eq!(desk.give(Role::Arbiter, WHY, correct).err(), Some(sealed(first.clone())));
    assert_eq!(desk.undo(step).err(), Some(sealed(first.clone())));
    assert_eq!(*desk.state(), before);
}

#[test]
fn the_way_back_from_a_drawn_stage_is_taken_in_order() {
    let (mut desk, closing) = closed();
    let play_off = stage("play-off");
    refused(&desk, &WayBack::UndoClosing);
    desk.must(draw());
    let discard = WayBack::Discard(play_off.clone());
    refused(&desk, &discard);
    assert_eq!(desk.undo(closing).err(), Some(sealed(discard)));
    desk.must(Command::PublishPlan(play_off.clone()));
    let unpublish = WayBack::Unpublish(play_off.clone());
    refused(&desk, &unpublish);
    assert_eq!(desk.undo(closing).err(), Some(sealed(unpublish)));
    // The way back.
    desk.must_because("misread", Command::UnpublishPlan(play_off.clone()));
    refused(&desk, &WayBack::Discard(play_off.clone()));
    desk.must(Command::DiscardPlan(play_off.clone()));
    let discarding = desk.latest_step();
    refused(&desk, &WayBack::UndoClosing);
    desk.undo(closing).expect("nothing is drawn from it");
    assert_eq!(desk.state().sealed(&StageId::main()), None);
    assert!(matches!(desk.undo(discarding), Err(Refusal::Undo(_))), "the plan needs the order");
    let correct = misread(&desk);
    desk.must_because("misread", correct);
    // And forth again, by the new order.
    let order = sealable(&desk);
    desk.must_because("by lot", Command::CloseStage { stage: StageId::main(), order: order.clone() });
    assert_eq!(desk.state().sealed(&StageId::main()), Some(order.as_slice()));
    desk.must(draw());
    desk.must(Command::PublishPlan(play_off));
    assert_eq!(desk.state().ready().count(), 2);
}

#[test]
fn a_draw_that_was_drawn_again_and_discarded_needs_no_order_either() {
    let (mut desk, closing) = closed();
    desk.must(draw());
    desk.must(Command::DiscardPlan(stage("play-off")));
    desk.must(draw());
    desk.must(Command::PublishPlan(stage("play-off")));
    desk.must_because("misread", Command::UnpublishPlan(stage("play-off")));
    desk.must(Command::DiscardPlan(stage("play-off")));
    desk.undo(closing).expect("nothing is drawn from it");
    desk.give(Role::Arbiter, WHY, Command::Redo(closing)).expect("the order is the same");
    desk.must(draw());
}

/// Every correction goes through that leaves the order as it was sealed, and no other.
#[test]
fn once_the_next_stage_is_in_play_the_order_stays() {
    let (mut desk, closing) = closed();
    desk.must(draw());
    desk.must(Command::PublishPlan(stage("play-off")));
    let open = desk.clone();
    let game = desk.state().ready().next().expect("a semi-final");
    desk.must(report(game, won(kolo_model::Side::First)));
    let first = WayBack::None { later: stage("play-off"), played: 1 };
    refused(&desk, &first);
    assert_eq!(desk.undo(closing).err(), Some(sealed(first.clone())));
    let in_play = desk.state().graph(&stage("play-off")).cloned();
    let (mut same, mut other) = (0, 0);
    let games: Vec<PairingId> = (1..=3)
        .flat_map(|r| (1..=4).map(move |t| (r, t)))
        .filter_map(|(r, t)| desk.state().pairing(round(r), table(t)))
        .collect();
    for pairing in games {
        for result in [PlayedResult::FirstWins, PlayedResult::Draw, PlayedResult::SecondWins] {
            let command = correction(pairing.clone(), Outcome::played(result).into(), PublishedPairs::Keep);
            // In a tournament without a closing the same correction leads to this order.
            let mut free = open.clone();
            free.must_because("a test", Command::UnpublishPlan(stage("play-off")));
            free.must(Command::DiscardPlan(stage("play-off")));
            free.undo(closing).expect("nothing is drawn from it");
            if free.give(Role::Arbiter, WHY, command.clone()).is_err() {
                continue;
            }
            let keeps = free.give(Role::Arbiter, WHY, Command::Redo(closing)).is_ok();
            let mut tried = desk.clone();
            let decided = tried.give(Role::Arbiter, WHY, command);
            if keeps {
                same += 1;
                decided.expect("the order stays");
                assert_eq!(tried.state().graph(&stage("play-off")).cloned(), in_play);
            } else {
                other += 1;
                assert_eq!(decided.err(), Some(sealed(first.clone())), "{pairing:?} {result:?}");
            }
        }
    }
    assert!(same > 0 && other > 0, "{same} {other}");
}

#[test]
fn a_ruling_and_a_redo_get_the_same_answer() {
    let mut desk = with_play_off(&[]);
    play_rounds(&mut desk, 3);
    let correct = misread(&desk);
    desk.must_because("misread", correct);
    let corrected = desk.latest_step();
    desk.undo(corrected).expect("it was right after all");
    let mut redone = desk.clone();
    redone.must(close());
    redone.must(draw());
    let first = WayBack::Discard(stage("play-off"));
    assert_eq!(redone.give(Role::Arbiter, WHY, Command::Redo(corrected)).err(), Some(sealed(first.clone())));
    let game = desk.state().pairing(round(3), table(1)).expect("a game");
    let by = game.sides.second;
    let protest = Command::Match { pairing: game, command: MatchCommand::Protest { by } };
    desk.must_because("it was a draw", protest);
    desk.must_because("heard later", Command::PassOverProtest(ProtestId(1)));
    desk.must(close());
    desk.must(draw());
    let upheld = ruling(1, ProtestRuling::Upheld(Remedy::Correction(drawn_game().into())));
    assert_eq!(desk.give(Role::Arbiter, WHY, upheld).err(), Some(sealed(first)));
    desk.must_because("no one saw it", ruling(1, ProtestRuling::Rejected));
}
