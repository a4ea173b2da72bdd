//! A drawn match of the play-off: a deciding duel, a second one, the lot (P-1.1.4.8).

use kolo_log::UndoRefusal;
use kolo_messages::Lang;
use kolo_model::Side;
use kolo_stages::{
    BrokenBy, Change, Command, DeciderStep, DuelNumber, DuelResult, Event, Later, Ledger, OpenStep, Opening,
    Refusal, SlotPlace, Status,
};

use crate::contest::{area, by_score, deciding, play_group, record};
use crate::support::{give, order, sides};

/// Four teams whose group is over, with SF1 drawn.
fn drawn() -> Ledger {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &[&[0, 8, 8, 8], &[4, 0, 8, 8], &[4, 4, 0, 8], &[4, 4, 4, 0]]);
    record(&mut ledger, "SF1", 6);
    ledger
}

fn status(ledger: &Ledger, game: &str) -> Status {
    ledger.state().fixture(&game.into()).expect("such a match").status
}

fn step(ledger: &Ledger) -> DeciderStep {
    match ledger.state().open_steps().as_slice() {
        [OpenStep::Match { step, .. }] => *step,
        other => unreachable!("one match is open: {other:?}"),
    }
}

#[test]
fn nobody_goes_on_before_the_deciding_duel() {
    let mut ledger = drawn();
    record(&mut ledger, "SF2", 8);
    assert_eq!(step(&ledger), DeciderStep::Duel(DuelNumber::First));
    assert_eq!((status(&ledger, "final"), status(&ledger, "P3")), (Status::Waiting, Status::Waiting));
    let event = deciding(&mut ledger, "SF1", DuelResult::Second).unwrap();
    let Event::DecidingDuel { terms, number: DuelNumber::First, .. } = event else { panic!("{event:?}") };
    assert_eq!((terms.opening, terms.minutes), (Opening::Swap2, 10));
    let semi = sides(ledger.state(), "SF1");
    assert_eq!(sides(ledger.state(), "final").first, semi.second);
    assert_eq!(sides(ledger.state(), "P3").first, semi.first);
    let explained = ledger.explain(&SlotPlace::Side("final".into(), Side::First)).unwrap();
    assert_eq!(explained[0].clause.id(), "P-1.1.4.8.1");
    assert!(explained[0].message.text(Lang::En).contains(" won the deciding duel"), "{explained:?}");
}

#[test]
fn two_drawn_duels_lead_to_the_lot_and_nothing_else_does() {
    let mut ledger = drawn();
    let lot = || Command::DrawMatchLot("SF1".into());
    assert_eq!(give(&mut ledger, lot()), Err(Refusal::DuelIsDue("SF1".into())));
    deciding(&mut ledger, "SF1", DuelResult::Draw).unwrap();
    assert_eq!(step(&ledger), DeciderStep::Duel(DuelNumber::Second));
    assert_eq!(give(&mut ledger, lot()), Err(Refusal::DuelIsDue("SF1".into())));
    deciding(&mut ledger, "SF1", DuelResult::Draw).unwrap();
    assert_eq!(step(&ledger), DeciderStep::Lot);
    assert_eq!(deciding(&mut ledger, "SF1", DuelResult::First), Err(Refusal::LotIsDue("SF1".into())));
    let explained = ledger.state().explain_step(&ledger.state().open_steps()[0]);
    assert_eq!(explained.clause.id(), "P-1.1.4.8.1");
    let event = give(&mut ledger, lot()).unwrap();
    let Event::MatchLot { winner, .. } = event else { panic!("{event:?}") };
    let Status::TieBroken { winner: by_lot, by, .. } = status(&ledger, "SF1") else { panic!("decided") };
    assert_eq!((by_lot, by), (winner, BrokenBy::Lot));
    assert_eq!(give(&mut ledger, lot()), Err(Refusal::NotTied("SF1".into())));
    assert_eq!(deciding(&mut ledger, "SF2", DuelResult::First), Err(Refusal::NotTied("SF2".into())));
}

#[test]
fn the_second_duel_decides_after_a_drawn_first_one() {
    let mut ledger = drawn();
    deciding(&mut ledger, "SF1", DuelResult::Draw).unwrap();
    deciding(&mut ledger, "SF1", DuelResult::First).unwrap();
    let Status::TieBroken { winner, by, .. } = status(&ledger, "SF1") else { panic!("decided") };
    assert_eq!((winner, by), (Side::First, BrokenBy::Duel(DuelNumber::Second)));
}

#[test]
fn the_lot_falls_on_either_side() {
    let winner = |seed: u64| {
        let mut ledger = area(4, seed);
        play_group(&mut ledger, &[&[0, 8, 8, 8], &[4, 0, 8, 8], &[4, 4, 0, 8], &[4, 4, 4, 0]]);
        record(&mut ledger, "SF1", 6);
        deciding(&mut ledger, "SF1", DuelResult::Draw).unwrap();
        deciding(&mut ledger, "SF1", DuelResult::Draw).unwrap();
        give(&mut ledger, Command::DrawMatchLot("SF1".into())).unwrap();
        ledger.state().fixture(&"SF1".into()).unwrap().winner().unwrap()
    };
    let first = (0..40).filter(|seed| winner(*seed) == Side::First).count();
    assert!((5..=35).contains(&first), "{first} of 40");
    assert_eq!(winner(7), winner(7));
}

#[test]
fn a_duel_is_undone_and_played_again() {
    let mut ledger = drawn();
    deciding(&mut ledger, "SF1", DuelResult::First).unwrap();
    let duel = ledger.records().len() as u64;
    assert!(matches!(
        give(&mut ledger, Command::Undo(duel - 1)),
        Err(Refusal::Undo(UndoRefusal::StandsIn { .. }))
    ));
    give(&mut ledger, Command::Undo(duel)).unwrap();
    assert_eq!(step(&ledger), DeciderStep::Duel(DuelNumber::First));
    deciding(&mut ledger, "SF1", DuelResult::Second).unwrap();
    let redo = give(&mut ledger, Command::Redo(duel));
    assert!(matches!(redo, Err(Refusal::Undo(UndoRefusal::StandsIn { .. }))), "{redo:?}");
}

#[test]
fn a_correction_makes_duels_not_count_and_takes_later_results_back() {
    let mut ledger = drawn();
    deciding(&mut ledger, "SF1", DuelResult::Second).unwrap();
    record(&mut ledger, "SF2", 8);
    record(&mut ledger, "final", 8);
    let correct =
        |game: &str, first, later| Command::Correct { game: game.into(), verdict: by_score(first), later };
    assert_eq!(
        give(&mut ledger, correct("SF1", 8, Later::Keep)),
        Err(Refusal::LaterResults(vec!["final".into()]))
    );
    // The one who won the duel won the match: nothing else changes.
    let shown = ledger.preview(&order(correct("SF1", 4, Later::Keep)));
    assert!(matches!(shown.as_deref(), Ok([Change::Ended { .. }])), "{shown:?}");
    give(&mut ledger, correct("SF1", 8, Later::TakeBack)).unwrap();
    assert_eq!(status(&ledger, "SF1"), Status::Over(by_score(8)));
    assert_eq!(status(&ledger, "final"), Status::Ready);
    give(&mut ledger, correct("SF1", 6, Later::Keep)).unwrap();
    let Status::TieBroken { winner, .. } = status(&ledger, "SF1") else { panic!("the duel counts again") };
    assert_eq!(winner, Side::Second);
}

/// A match that is undone is played again, with duels of its own.
#[test]
fn duels_of_a_match_that_is_taken_back_are_gone() {
    let mut ledger = drawn();
    deciding(&mut ledger, "SF1", DuelResult::First).unwrap();
    record(&mut ledger, "SF2", 8);
    record(&mut ledger, "final", 6);
    deciding(&mut ledger, "final", DuelResult::First).unwrap();
    let correct =
        |first| Command::Correct { game: "SF1".into(), verdict: by_score(first), later: Later::TakeBack };
    give(&mut ledger, correct(4)).unwrap();
    give(&mut ledger, correct(6)).unwrap();
    record(&mut ledger, "final", 6);
    assert!(matches!(status(&ledger, "final"), Status::Tied { .. }));
}

#[test]
fn who_leaves_before_it_is_decided_loses() {
    let mut ledger = drawn();
    let semi = sides(ledger.state(), "SF1");
    give(&mut ledger, Command::Withdraw(kolo_stages::EntrantId(semi.first))).unwrap();
    let Status::TieBroken { winner, by, .. } = status(&ledger, "SF1") else { panic!("decided") };
    assert_eq!((winner, by), (Side::Second, BrokenBy::Withdrawal));
    // What was decided stays when the other one leaves later.
    give(&mut ledger, Command::Withdraw(kolo_stages::EntrantId(semi.second))).unwrap();
    assert_eq!(sides(ledger.state(), "final").first, semi.second);
    let mut both = drawn();
    deciding(&mut both, "SF1", DuelResult::First).unwrap();
    give(&mut both, Command::Withdraw(kolo_stages::EntrantId(semi.first))).unwrap();
    assert_eq!(sides(both.state(), "final").first, semi.first, "the duel was before");
}
