//! Corrections, links changed by hand, undo, and what is shown before.

use kolo_log::{Instead, Step, UndoRefusal};
use kolo_messages::Lang;
use kolo_model::{ForfeitResult, Side, SplitMix64};
use kolo_stages::generate::{Losers, Recipe};
use kolo_stages::{
    Change, Command, EntrantId, InvalidEvent, Later, Ledger, MatchId, PlaceSpan, Refusal, Slot, SlotPlace,
    changes, verdict,
};

use crate::support::{
    Chances, entrants, give, groups, knockout, knockout_recipe, order, plan, play_out, sides, win, won,
};

fn correct(game: &str, by: Side, later: Later) -> Command {
    Command::Correct { game: game.into(), verdict: won(by), later }
}

#[test]
fn a_correction_changes_who_goes_on() {
    let mut ledger = knockout(4, Losers::Out);
    win(&mut ledger, "SF1", Side::First);
    let mut without_reason = order(correct("SF1", Side::Second, Later::Keep));
    without_reason.reason = Some(" ".into());
    assert_eq!(ledger.decide(&without_reason), Err(Refusal::ReasonMissing));
    give(&mut ledger, correct("SF1", Side::Second, Later::Keep)).unwrap();
    assert_eq!(sides(ledger.state(), "final").first, 4);
    assert_eq!(give(&mut ledger, correct("SF1", Side::Second, Later::Keep)), Err(Refusal::NothingChanges));
    assert_eq!(
        give(&mut ledger, correct("SF2", Side::Second, Later::Keep)),
        Err(Refusal::NoResult("SF2".into()))
    );
}

#[test]
fn a_correction_that_others_have_played_on_is_refused_or_takes_their_results_back() {
    let mut ledger = knockout(8, Losers::ThirdPlace);
    for game in ["QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "final", "P3"] {
        win(&mut ledger, game, Side::First);
    }
    let refused = give(&mut ledger, correct("QF1", Side::Second, Later::Keep));
    let lost = vec![MatchId::from("SF1"), "final".into(), "P3".into()];
    assert_eq!(refused, Err(Refusal::LaterResults(lost.clone())));
    let correction = order(correct("QF1", Side::Second, Later::TakeBack));
    let shown = ledger.preview(&correction).unwrap();
    let before = ledger.state().clone();
    ledger.give(&correction).unwrap();
    assert_eq!(shown, changes(&before, ledger.state()), "what is shown is what happens");
    for game in lost {
        assert!(shown.contains(&Change::ResultTakenBack(game.clone())), "{game}");
        assert_eq!(ledger.state().result(&game), None);
    }
    assert!(ledger.state().result(&"SF2".into()).is_some());
    let texts: Vec<String> = shown.iter().map(|change| change.message().text(Lang::En)).collect();
    assert!(texts.contains(&"first side of SF1: P1 → P8".to_owned()), "{texts:?}");
    assert!(texts.contains(&"P1: place 1 → 5-8".to_owned()), "{texts:?}");
}

#[test]
fn a_player_who_fell_out_by_mistake_comes_back_with_the_correction() {
    let mut ledger = knockout(4, Losers::Out);
    let verdict = verdict::forfeit(ForfeitResult::BothLose);
    give(&mut ledger, Command::Record { game: "SF1".into(), verdict }).unwrap();
    win(&mut ledger, "SF2", Side::First);
    assert!(ledger.state().is_over());
    give(&mut ledger, correct("SF1", Side::First, Later::Keep)).unwrap();
    assert_eq!(sides(ledger.state(), "final"), kolo_model::PerSide::new(1, 2));
    win(&mut ledger, "final", Side::First);
}

#[test]
fn a_score_can_be_corrected_without_touching_what_follows() {
    let mut ledger = knockout(4, Losers::Out);
    win(&mut ledger, "SF1", Side::First);
    win(&mut ledger, "SF2", Side::First);
    win(&mut ledger, "final", Side::First);
    let score = Some(kolo_model::PerSide::new(3, 1));
    let verdict = verdict::won(Side::First, score);
    let command = Command::Correct { game: "SF1".into(), verdict, later: Later::Keep };
    let shown = ledger.preview(&order(command.clone())).expect("it can be corrected");
    let texts: Vec<String> = shown.iter().map(|change| change.message().text(Lang::En)).collect();
    assert_eq!(texts, ["SF1: P1 beat P4 → P1 beat P4, 3:1"]);
    give(&mut ledger, command).unwrap();
    assert!(ledger.state().result(&"final".into()).is_some());
}

fn texts(ledger: &Ledger, command: Command) -> Vec<String> {
    let shown = ledger.preview(&order(command)).expect("it can be done");
    shown.iter().map(|change| change.message().text(Lang::En)).collect()
}

/// One group of four that is being played: no one has a place yet, and still points and places change.
#[test]
fn what_changes_in_a_running_group_is_reported() {
    let recipe = Recipe { groups: vec![groups(1, 2)], ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&entrants(4), &recipe), 1);
    let ids: Vec<MatchId> = ledger.state().plan().game_ids().cloned().collect();
    let of = |ledger: &Ledger, one: u32, other: u32| {
        let pair = |id: &&MatchId| {
            let stand = sides(ledger.state(), id.as_str());
            (stand.first, stand.second) == (one, other) || (stand.first, stand.second) == (other, one)
        };
        ids.iter().find(pair).expect("they meet").clone()
    };
    let game = of(&ledger, 1, 4);
    let first = sides(ledger.state(), game.as_str()).first;
    let by = |who: u32| if first == who { Side::First } else { Side::Second };
    win(&mut ledger, game.as_str(), by(1));
    let changes = texts(&ledger, correct(game.as_str(), by(4), Later::Keep));
    assert_eq!(
        changes,
        [
            format!("{game}: P1 beat P4 → P4 beat P1"),
            "group A: P1 1 → 0 points, place 1 → 2-4".to_owned(),
            "group A: P4 0 → 1 points, place 2-4 → 1".to_owned(),
        ]
    );
    let undone = texts(&ledger, Command::Undo(1));
    assert!(undone.contains(&format!("the result of {game} is removed")), "{undone:?}");
    assert!(undone.contains(&"group A: P1 1 → 0 points, place 1 → 1-4".to_owned()), "{undone:?}");
    assert!(undone.contains(&"group A: P2 place 2-4 → 1-4".to_owned()), "{undone:?}");
    // Who withdraws loses what is left, and keeps what was played.
    let withdrawn = texts(&ledger, Command::Withdraw(EntrantId(4)));
    let missed = of(&ledger, 2, 4);
    assert!(
        withdrawn
            .iter()
            .any(|text| text.starts_with(&format!("{missed}: still to be played → P2 wins by forfeit"))),
        "{withdrawn:?}"
    );
    assert!(withdrawn.contains(&"group A: P2 0 → 1 points, place 2-4 → 2-3".to_owned()), "{withdrawn:?}");
}

fn slot(text: &str) -> SlotPlace {
    text.parse().expect("a slot")
}

#[test]
fn links_change_before_play_only_and_only_to_a_sound_plan() {
    let mut ledger = knockout(8, Losers::Out);
    let alone = Command::EditSlots(vec![(slot("QF1.first"), Slot::Entrant(EntrantId(2)))]);
    let Err(Refusal::PlanBroken(problems)) = give(&mut ledger, alone) else { panic!("2 would stand twice") };
    assert_eq!(problems.len(), 2, "{problems:?}");
    let exchange = Command::EditSlots(vec![
        (slot("QF1.first"), Slot::Entrant(EntrantId(2))),
        (slot("QF3.first"), Slot::Entrant(EntrantId(1))),
    ]);
    give(&mut ledger, exchange.clone()).unwrap();
    assert_eq!((sides(ledger.state(), "QF1").first, sides(ledger.state(), "QF3").first), (2, 1));
    assert_eq!(give(&mut ledger, exchange), Err(Refusal::NothingChanges));
    let explained = ledger.explain(&slot("QF1.first")).unwrap();
    assert_eq!(explained.last().map(|one| one.clause.id()), Some("K-SLOT"));
    win(&mut ledger, "QF1", Side::First);
    let back = Command::EditSlots(vec![
        (slot("QF1.first"), Slot::Entrant(EntrantId(1))),
        (slot("QF3.first"), Slot::Entrant(EntrantId(2))),
    ]);
    assert_eq!(give(&mut ledger, back), Err(Refusal::SlotFixed(slot("QF1.first"))));
    let unknown = Command::EditSlots(vec![(slot("QF9.first"), Slot::Bye)]);
    assert_eq!(give(&mut ledger, unknown), Err(Refusal::UnknownSlot(slot("QF9.first"))));
}

#[test]
fn a_bye_moved_under_a_played_match_is_refused() {
    let mut ledger = knockout(3, Losers::Out);
    win(&mut ledger, "SF2", Side::First);
    win(&mut ledger, "final", Side::First);
    // SF1 is a bye and has no result, but who has it has played the final.
    let edit = Command::EditSlots(vec![
        (slot("SF1.first"), Slot::Winner("SF2".into())),
        (slot("final.second"), Slot::Entrant(EntrantId(1))),
    ]);
    assert_eq!(give(&mut ledger, edit), Err(Refusal::SlotFixed(slot("final.second"))));
    let places = Command::EditSlots(vec![
        (slot("places.1"), Slot::Loser("final".into())),
        (slot("places.2"), Slot::Winner("final".into())),
    ]);
    assert_eq!(give(&mut ledger, places), Err(Refusal::SlotFixed(slot("places.1"))));
}

#[test]
fn undo_is_an_event_and_waits_for_what_depends_on_it() {
    let mut ledger = knockout(4, Losers::Out);
    win(&mut ledger, "SF1", Side::First);
    win(&mut ledger, "SF2", Side::First);
    win(&mut ledger, "final", Side::First);
    assert_eq!(
        give(&mut ledger, Command::Undo(1)),
        Err(Refusal::Undo(UndoRefusal::StandsIn { later: Step(3) }))
    );
    assert_eq!(give(&mut ledger, Command::Undo(9)), Err(Refusal::Undo(UndoRefusal::NoSuchStep(Step(9)))));
    give(&mut ledger, Command::Undo(3)).unwrap();
    assert_eq!(give(&mut ledger, Command::Undo(3)), Err(Refusal::Undo(UndoRefusal::AlreadyUndone(Step(3)))));
    let named = UndoRefusal::IsUndo { step: Step(4), of: Step(3), instead: Instead::Redo };
    assert_eq!(give(&mut ledger, Command::Undo(4)), Err(Refusal::Undo(named)));
    give(&mut ledger, Command::Undo(1)).unwrap();
    assert_eq!(sides(ledger.state(), "final").first, 0);
    assert_eq!(ledger.records().len(), 5);
    win(&mut ledger, "SF1", Side::Second);
    assert_eq!(sides(ledger.state(), "final").first, 4);
}

#[test]
fn a_log_that_cannot_be_is_refused() {
    let mut ledger = knockout(4, Losers::Out);
    win(&mut ledger, "SF1", Side::First);
    win(&mut ledger, "SF2", Side::First);
    win(&mut ledger, "final", Side::First);
    let mut records = ledger.records().to_vec();
    records.remove(0);
    let plan = ledger.state().plan().clone();
    let damaged = Ledger::replay(plan, 7, records).unwrap_err();
    assert_eq!((damaged.step, damaged.misfit), (2, InvalidEvent::OtherPeople));
}

/// At any moment of any play: what a correction or withdrawal shows is what it does, and undoing the newest event
/// leads back.
#[test]
fn previews_come_true_and_the_newest_event_can_be_undone() {
    let mut random = SplitMix64::new(8);
    for round in 0..150_u64 {
        let count = 4 + u32::try_from(random.below(9)).unwrap();
        let mut ledger = knockout(count, Losers::AllPlaces);
        play_out(&mut ledger, &mut random, Chances { walkover: 100, withdrawal: 50 });
        let played: Vec<MatchId> = ledger
            .state()
            .plan()
            .game_ids()
            .filter(|id| ledger.state().result(id).is_some())
            .cloned()
            .collect();
        if played.is_empty() {
            continue;
        }
        let game = played[usize::try_from(random.below(played.len() as u64)).unwrap()].clone();
        let side = if round % 2 == 0 { Side::First } else { Side::Second };
        let command = Command::Correct { game, verdict: won(side), later: Later::TakeBack };
        let before = ledger.state().clone();
        let Ok(shown) = ledger.preview(&order(command.clone())) else { continue };
        give(&mut ledger, command).unwrap();
        assert_eq!(shown, changes(&before, ledger.state()));
        let step = ledger.records().len() as u64;
        give(&mut ledger, Command::Undo(step)).unwrap();
        assert_eq!(*ledger.state(), before);
    }
}

#[test]
fn places_that_are_still_possible_are_shown() {
    let mut ledger = knockout(8, Losers::ThirdPlace);
    let span = |ledger: &Ledger, id: u32| {
        let standings = ledger.state().standings();
        standings.iter().find(|one| one.entrant == EntrantId(id)).unwrap().places
    };
    assert_eq!(span(&ledger, 1), PlaceSpan { from: 1, to: 8 });
    win(&mut ledger, "QF1", Side::First);
    assert_eq!(span(&ledger, 1), PlaceSpan { from: 1, to: 4 });
    assert_eq!(span(&ledger, 8), PlaceSpan { from: 5, to: 8 });
    assert_eq!(entrants(8).len(), ledger.state().standings().len());
}

#[test]
fn what_was_undone_can_count_again_if_it_still_fits() {
    let mut ledger = knockout(4, Losers::Out);
    win(&mut ledger, "SF1", Side::First);
    let played = ledger.state().clone();
    assert_eq!(give(&mut ledger, Command::Redo(1)), Err(Refusal::Undo(UndoRefusal::NotUndone(Step(1)))));
    give(&mut ledger, Command::Undo(1)).unwrap();
    let named = UndoRefusal::IsUndo { step: Step(2), of: Step(1), instead: Instead::Redo };
    assert_eq!(give(&mut ledger, Command::Redo(2)), Err(Refusal::Undo(named)));
    give(&mut ledger, Command::Redo(1)).unwrap();
    assert_eq!(*ledger.state(), played);
    give(&mut ledger, Command::Undo(1)).unwrap();
    win(&mut ledger, "SF1", Side::Second);
    assert_eq!(
        give(&mut ledger, Command::Redo(1)),
        Err(Refusal::Undo(UndoRefusal::StandsIn { later: Step(5) }))
    );
    let again =
        Ledger::replay(plan(&entrants(4), &knockout_recipe(Losers::Out)), 7, ledger.records().to_vec());
    assert_eq!(again, Ok(ledger));
}
