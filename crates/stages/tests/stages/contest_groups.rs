//! Tied teams of a group of the contest: the chain of P-1.1.4.7, in order and never back.

use kolo_log::UndoRefusal;
use kolo_messages::Lang;
use kolo_model::{ForfeitResult, Side, Verdict};
use kolo_stages::{
    Command, DuelResult, EntrantId, Later, Ledger, OpenStep, Refusal, Settled, SlotPlace, TieStep, verdict,
};

use crate::contest::{area, by_score, chosen, members, play_group};
use crate::support::{give, next_ready, sides};

/// Members 0 and 1 are tied in everything before 2 and 3.
const TWO_EQUAL: [&[u32]; 4] = [&[0, 6, 8, 8], &[6, 0, 8, 8], &[4, 4, 0, 8], &[4, 4, 4, 0]];

/// Members 0, 1 and 2 beat each other in a circle with the same scores; all beat 3.
const CIRCLE: [&[u32]; 4] = [&[0, 8, 4, 10], &[4, 0, 8, 10], &[8, 4, 0, 10], &[2, 2, 2, 0]];

fn tie(ledger: &Ledger) -> (usize, Vec<EntrantId>, TieStep) {
    match ledger.state().open_steps().as_slice() {
        [OpenStep::Group { tie, .. }] => (tie.from, tie.members.clone(), tie.step.clone()),
        other => unreachable!("one tie of a group is open: {other:?}"),
    }
}

/// Who takes the places of group A, as far as it is known.
fn places(ledger: &Ledger) -> Vec<Option<EntrantId>> {
    let view = ledger.state().group(&"A".into()).expect("group A");
    view.places.iter().map(|place| place.id()).collect()
}

fn order_by_number(ledger: &Ledger) -> Vec<usize> {
    let members = members(ledger);
    let index = |id: &Option<EntrantId>| members.iter().position(|one| Some(*one) == *id).expect("decided");
    places(ledger).iter().map(index).collect()
}

#[test]
fn a_duel_of_chosen_players_decides_between_two() {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &TWO_EQUAL);
    let [one, other, third, ..] = members(&ledger)[..] else { panic!("four members") };
    let asked = (1, vec![one, other], TieStep::ChosenDuels { missing: vec![[one, other]] });
    assert_eq!(tie(&ledger), asked);
    let explained = ledger.state().explain_step(&ledger.state().open_steps()[0]);
    assert_eq!(explained.clause.id(), "P-1.1.4.7");
    assert!(explained.message.text(Lang::En).starts_with("Group A, tied from place 1: "), "{explained:?}");
    let lot = give(&mut ledger, Command::DrawLot("A".into()));
    assert_eq!(lot, Err(Refusal::DuelsFirst("A".into())));
    let wrong = chosen(&mut ledger, one, third, DuelResult::First);
    assert!(matches!(wrong, Err(Refusal::NoSuchDuel { ref wanted, .. }) if wanted.len() == 1), "{wrong:?}");
    chosen(&mut ledger, other, one, DuelResult::First).unwrap();
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3]);
    assert_eq!(sides(ledger.state(), "SF1").first, other.0);
    let explained = ledger.explain(&SlotPlace::Side("SF1".into(), Side::First)).unwrap();
    let last = explained.last().unwrap();
    assert_eq!(last.clause.id(), "P-1.1.4.7");
    let name = |id: EntrantId| ledger.state().name(id);
    let expected = format!("duels of chosen players: Ada ({}) beat Ben ({})", name(other), name(one));
    assert!(last.message.text(Lang::En).ends_with(&expected), "{}", last.message.text(Lang::En));
    let again = chosen(&mut ledger, one, other, DuelResult::First);
    assert_eq!(again, Err(Refusal::NoSuchDuel { group: "A".into(), wanted: Vec::new() }));
}

#[test]
fn a_drawn_duel_leads_to_the_lot() {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &TWO_EQUAL);
    let [one, other, ..] = members(&ledger)[..] else { panic!("four members") };
    chosen(&mut ledger, one, other, DuelResult::Draw).unwrap();
    assert_eq!(tie(&ledger), (1, vec![one, other], TieStep::Lot));
    give(&mut ledger, Command::DrawLot("A".into())).unwrap();
    assert_eq!(ledger.state().open_steps(), []);
    assert!(places(&ledger).iter().all(Option::is_some));
}

#[test]
fn three_equals_play_three_duels_and_those_still_equal_draw_lots() {
    let mut ledger = area(4, 3);
    play_group(&mut ledger, &CIRCLE);
    let [a, b, c, _] = members(&ledger)[..] else { panic!("four members") };
    let missing = vec![[a, b], [a, c], [b, c]];
    assert_eq!(tie(&ledger), (1, vec![a, b, c], TieStep::ChosenDuels { missing }));
    chosen(&mut ledger, a, b, DuelResult::Draw).unwrap();
    chosen(&mut ledger, c, a, DuelResult::Second).unwrap();
    chosen(&mut ledger, b, c, DuelResult::First).unwrap();
    // a and b have three points each, c none.
    assert_eq!(tie(&ledger), (1, vec![a, b], TieStep::Lot));
    assert_eq!(places(&ledger)[2], Some(c));
    give(&mut ledger, Command::DrawLot("A".into())).unwrap();
    assert_eq!(ledger.state().open_steps(), []);
}

#[test]
fn the_direct_match_counts_for_exactly_two_and_before_the_score() {
    // 0 and 1 have four points each; 1 has the better score, 0 won against 1.
    let table: [&[u32]; 4] = [&[0, 8, 7, 2], &[4, 0, 12, 12], &[5, 0, 0, 8], &[10, 0, 4, 0]];
    let mut ledger = area(4, 5);
    play_group(&mut ledger, &table);
    assert_eq!(ledger.state().open_steps(), []);
    assert_eq!(order_by_number(&ledger)[..2], [0, 1]);
}

#[test]
fn the_score_of_all_matches_decides_after_a_drawn_direct_match() {
    let table: [&[u32]; 4] = [&[0, 6, 7, 7], &[6, 0, 7, 8], &[5, 5, 0, 8], &[5, 4, 4, 0]];
    let mut ledger = area(4, 5);
    play_group(&mut ledger, &table);
    assert_eq!(ledger.state().open_steps(), []);
    assert_eq!(order_by_number(&ledger)[..2], [1, 0]);
}

/// Three are tied on points, the score separates one: the direct match of the other two does not come back.
#[test]
fn the_chain_never_goes_back() {
    let table: [&[u32]; 4] = [&[0, 8, 4, 10], &[4, 0, 9, 9], &[8, 3, 0, 12], &[2, 3, 0, 0]];
    let mut ledger = area(4, 2);
    play_group(&mut ledger, &table);
    let [a, b, c, _] = members(&ledger)[..] else { panic!("four members") };
    assert_eq!(places(&ledger)[0], Some(c), "23 points against 22 and 22");
    assert_eq!(tie(&ledger), (2, vec![a, b], TieStep::ChosenDuels { missing: vec![[a, b]] }));
}

#[test]
fn a_walkover_gives_two_points_and_the_full_score() {
    let mut ledger = area(4, 4);
    let game = next_ready(&ledger).unwrap();
    let winner = sides(ledger.state(), game.as_str()).first;
    let verdict = verdict::forfeit(ForfeitResult::FirstWins);
    give(&mut ledger, Command::Record { game, verdict }).unwrap();
    let view = ledger.state().group(&"A".into()).unwrap();
    let rows = &view.table.as_ref().unwrap().standings.rows;
    let row = rows.iter().find(|row| view.members[row.no.index()].id() == Some(EntrantId(winner))).unwrap();
    let values: Vec<String> = row.columns.iter().map(|column| column.value.to_string()).collect();
    assert_eq!((values[0].as_str(), values.last().map(String::as_str)), ("2", Some("12")));
}

#[test]
fn those_who_do_not_go_on_are_asked_for_nothing_and_share_places() {
    let table: [&[u32]; 6] = [
        &[0, 8, 8, 8, 8, 8],
        &[4, 0, 8, 8, 8, 8],
        &[4, 4, 0, 8, 8, 8],
        &[4, 4, 4, 0, 8, 8],
        &[4, 4, 4, 4, 0, 6],
        &[4, 4, 4, 4, 6, 0],
    ];
    let mut ledger = area(6, 6);
    play_group(&mut ledger, &table);
    assert_eq!(ledger.state().open_steps(), []);
    let last = |ledger: &Ledger| {
        let standings = ledger.state().standings();
        let settled = standings.iter().filter(|one| one.settled == Settled::Yes);
        settled.map(|one| one.places.to_string()).collect::<Vec<String>>()
    };
    assert_eq!(last(&ledger), ["5-6", "5-6"]);
}

#[test]
fn in_a_small_field_no_place_is_shared() {
    let mut ledger = area(2, 1);
    for first in [8, 8] {
        let game = next_ready(&ledger).unwrap();
        give(&mut ledger, Command::Record { game, verdict: by_score(first) }).unwrap();
    }
    // The sides were exchanged: one win each, 12 points each.
    let [one, other] = members(&ledger)[..] else { panic!("two members") };
    assert_eq!(tie(&ledger).2, TieStep::ChosenDuels { missing: vec![[one, other]] });
    assert!(!ledger.state().is_over());
    chosen(&mut ledger, one, other, DuelResult::Second).unwrap();
    assert!(ledger.state().is_over());
    assert_eq!(ledger.state().total_order().unwrap()[0].entrant, other);
}

#[test]
fn a_correction_that_dissolves_the_tie_lets_its_duels_not_count() {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &TWO_EQUAL);
    let [one, other, ..] = members(&ledger)[..] else { panic!("four members") };
    chosen(&mut ledger, other, one, DuelResult::First).unwrap();
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3]);
    let games = ledger.state().group(&"A".into()).unwrap().games;
    let between = |first: EntrantId, second: EntrantId| {
        let found = games.iter().find(|(_, game)| {
            let people = game.people().expect("people");
            [people.first, people.second] == [first, second]
                || [people.first, people.second] == [second, first]
        });
        let (id, game) = found.expect("a game of the group");
        (id.clone(), game.people().expect("people").first == first)
    };
    let (game, is_first) = between(one, other);
    let correct = |first: u32| {
        let verdict = by_score(if is_first { first } else { 12 - first });
        Command::Correct { game: game.clone(), verdict, later: Later::Keep }
    };
    give(&mut ledger, correct(8)).unwrap();
    assert_eq!(order_by_number(&ledger), [0, 1, 2, 3], "the match decides now");
    assert_eq!(ledger.records().iter().filter(|record| is_duel(record)).count(), 1, "kept in the log");
    give(&mut ledger, correct(6)).unwrap();
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3], "the same tie, the same duel");
    let undone = give(&mut ledger, Command::Undo(1));
    assert!(matches!(undone, Err(Refusal::Undo(UndoRefusal::StandsIn { .. }))), "{undone:?}");
}

fn is_duel(record: &kolo_stages::Record) -> bool {
    matches!(record.event, kolo_stages::Event::ChosenDuel { .. })
}

#[test]
fn a_team_that_has_left_loses_its_duels() {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &TWO_EQUAL);
    let [one, ..] = members(&ledger)[..] else { panic!("four members") };
    give(&mut ledger, Command::Withdraw(one)).unwrap();
    assert_eq!(ledger.state().open_steps(), []);
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3]);
    let [_, other, ..] = members(&ledger)[..] else { panic!("four members") };
    give(&mut ledger, Command::Withdraw(other)).unwrap();
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3], "who left later stays before");
}

#[test]
fn a_duel_that_was_played_counts_when_its_winner_leaves() {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &TWO_EQUAL);
    let [one, other, ..] = members(&ledger)[..] else { panic!("four members") };
    chosen(&mut ledger, one, other, DuelResult::Second).unwrap();
    give(&mut ledger, Command::Withdraw(other)).unwrap();
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3]);
}

#[test]
fn the_arbiter_may_decide_by_hand_with_a_reason() {
    let mut ledger = area(4, 1);
    play_group(&mut ledger, &TWO_EQUAL);
    let [one, other, ..] = members(&ledger)[..] else { panic!("four members") };
    give(&mut ledger, Command::Decide { group: "A".into(), order: vec![other, one] }).unwrap();
    assert_eq!(order_by_number(&ledger), [1, 0, 2, 3]);
}

#[test]
fn scores_must_be_those_of_a_match() {
    let ledger = area(4, 1);
    let game = next_ready(&ledger).unwrap();
    let refused = |verdict: Verdict| {
        let mut ledger = ledger.clone();
        give(&mut ledger, Command::Record { game: game.clone(), verdict }).unwrap_err()
    };
    let won = |score| verdict::won(Side::First, score);
    let score = |first, second| Some(kolo_model::PerSide::new(first, second));
    assert_eq!(refused(won(None)), Refusal::ScoreMissing { full: 12 });
    assert_eq!(refused(won(score(9, 4))), Refusal::ScoreBeyond { full: 12 });
    assert_eq!(refused(won(score(6, 6))), Refusal::EqualScoreIsDraw);
    assert_eq!(refused(verdict::drawn(score(8, 4))), Refusal::ScoreDisagrees);
}
