//! What a sheet breaks, who is found, and what came in between.

use kolo_messages::Lang;
use kolo_model::{PlayedResult, System};
use kolo_rulings::{Assessment, Situation};
use kolo_tournament::{Command, ProtestId, Repeat, Scene};
use kolo_views::draft::{Checked, Weight, exchanged};
use kolo_views::find::find;
use kolo_views::incidents::ProtestStanding;
use kolo_views::log::changes_since;
use kolo_views::{incidents, waiting};

use crate::hall::{DRAFT, Hall, round, table, won};

/// Round 1 is played, the first side won everywhere; round 2 is drafted.
fn second_round() -> Hall {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    for at in 1..=4 {
        hall.give(Command::ReportResult(won(1, at, PlayedResult::FirstWins)));
    }
    hall.give(DRAFT);
    hall
}

#[test]
fn a_rematch_stands_at_its_table_and_a_float_is_a_note() {
    let hall = second_round();
    let state = hall.state();
    let own = &state.draft().expect("a draft").sheet;
    let checked = Checked::of(state, own, Lang::En).expect("it can be checked");
    assert!(checked.possible && !checked.breaks, "{checked:?}");
    // The one of table 1 meets the opponent of round 1 again.
    let then = state.rounds()[0].tables[0].sides;
    let pair = own.pairs.iter().find(|pair| pair.first == then.first || pair.second == then.first);
    let pair = pair.expect("everybody plays");
    let opponent = if pair.first == then.first { pair.second } else { pair.first };
    let sheet = exchanged(own, opponent, then.second);
    let checked = Checked::of(state, &sheet, Lang::En).expect("it can be checked");
    let at = sheet.pairs.iter().position(|pair| pair.first == then.first || pair.second == then.first);
    let remarks = &checked.tables[at.expect("a table")];
    assert!(remarks.iter().any(|one| one.weight == Weight::Broken && one.clause == "R-B1a"), "{remarks:?}");
    assert!(remarks.iter().any(|one| one.weight == Weight::Note && one.clause == "R-B3"), "{remarks:?}");
    assert!(checked.breaks);
}

#[test]
fn two_who_meet_change_sides_and_others_change_places() {
    let hall = second_round();
    let own = hall.state().draft().expect("a draft").sheet.clone();
    let turned = exchanged(&own, own.pairs[0].first, own.pairs[0].second);
    assert_eq!(turned.pairs[0], own.pairs[0].swapped());
    let there = exchanged(&own, own.pairs[0].first, own.pairs[1].second);
    assert_eq!(exchanged(&there, own.pairs[0].first, own.pairs[1].second).pairs, own.pairs, "and back");
}

#[test]
fn a_player_is_found_with_table_and_place() {
    let hall = second_round();
    let found = find(hall.state(), "dvor", Lang::En);
    assert_eq!(found.len(), 1);
    assert!(found[0].meets.is_some() && found[0].place.is_some(), "the published round, never the draft");
    assert_eq!(find(hall.state(), "  ", Lang::En), Vec::new());
    assert_eq!(find(hall.state(), "c", Lang::En).len(), 3, "Chalupa, Cibulka, Čech");
}

#[test]
fn what_came_in_between_is_reported_with_its_author() {
    let hall = second_round();
    let seen = hall.ledger.records().len() as u64;
    assert_eq!(changes_since(&hall.ledger, seen), Vec::new());
    let changes: Vec<String> =
        changes_since(&hall.ledger, seen - 1).iter().map(|message| message.text(Lang::En)).collect();
    assert!(changes.len() == 1 && changes[0].contains(": "), "{changes:?}");
    assert!(changes_since(&hall.ledger, 0).len() <= 6, "the latest few");
}

#[test]
fn an_incident_is_listed_and_a_protest_that_was_passed_over_holds_nothing_back() {
    let mut hall = Hall::of_eight(System::Swiss, 3);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    hall.give(Command::ReportResult(won(1, 1, PlayedResult::FirstWins)));
    let case = Situation::read("wrong-colours", &[("move".to_owned(), "3".to_owned())]).expect("facts");
    let assessment = Assessment::new(case, None, None, Some("seen by both".to_owned())).expect("decided");
    let pairing = hall.state().pairing(round(1), table(1)).expect("a match");
    let scene = Scene::Match { pairing, board: None };
    hall.give(Command::RecordIncident { scene, assessment, repeat: Repeat::Ask });
    let listed = incidents::incidents(&hall.ledger, Lang::En);
    assert!(listed[0].text.contains("G-6.1.1") && listed[0].note.as_deref() == Some("seen by both"));
    assert!(incidents::book(hall.state(), Lang::En).iter().all(|line| line.clauses[0].starts_with("G-")));
    for line in incidents::book(hall.state(), Lang::En) {
        assert!(incidents::asked(line.id, Lang::En).is_some(), "{}", line.id);
    }
    assert_eq!(incidents::asked("dance", Lang::En), None);
    let by = hall.state().rounds()[0].tables[0].sides.second;
    hall.give_with_reason(Command::LodgeProtest { round: round(1), table: table(1), by });
    assert_eq!(incidents::protests(&hall.ledger, Lang::En)[0].standing, ProtestStanding::Open);
    let held = waiting::before_next_draw(hall.state(), Lang::En);
    assert!(held.iter().any(|one| one.protest == Some(1) && one.clause == "K-PROTEST"), "{held:?}");
    hall.give_with_reason(Command::PassOverProtest(ProtestId(1)));
    assert_eq!(incidents::protests(&hall.ledger, Lang::En)[0].standing, ProtestStanding::PassedOver);
    let kinds: Vec<_> =
        waiting::before_next_draw(hall.state(), Lang::En).iter().map(|one| one.kind).collect();
    assert_eq!(kinds, [waiting::Kind::Result; 3]);
}
