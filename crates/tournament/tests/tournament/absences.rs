//! Absences of several people at once, and corrections of why a player had no opponent.

use kolo_messages::Lang;
use kolo_model::{Adjourned, Idle, System};
use kolo_tournament::{Change, Command, Event, OwnRules, PublishedPairs, Refusal, Role};

use crate::desk::{Desk, id, name, round};

fn points(desk: &Desk, who: u32) -> String {
    let facts = desk.state().facts().expect("sound facts");
    let no = desk.state().number_of(id(who)).expect("everybody has a number");
    facts.crosstable().row(no).points(&facts.scoring(), Adjourned::NotYet).to_string()
}

fn correct(who: u32, in_round: u32, idle: Idle) -> Command {
    Command::CorrectAbsence {
        id: id(who),
        round: round(in_round),
        idle,
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    }
}

#[test]
fn those_who_are_not_here_are_left_out_in_one_step() {
    let mut desk = Desk::with_players(System::Fide1992, 3, 6);
    desk.draft();
    let all =
        Command::AnnounceAbsences { who: vec![id(5), id(6), id(5)], round: round(1), idle: Idle::Absent };
    let preview = desk.ledger.preview(&desk.order(Role::Arbiter, None, all.clone())).expect("lawful");
    for who in ["P5", "P6"] {
        let change = Change::Absent { name: name(who), round: round(1) };
        assert!(preview.changes.contains(&change), "{:?}", preview.changes);
    }
    let decision = desk.must(all.clone());
    assert_eq!(decision.events.len(), 3, "the draft is thrown away, and two are absent");
    assert_eq!(desk.ask(all), Err(Refusal::NothingChanges));
    // It was one step, so one undo brings both back.
    let step = desk.ledger.records().iter().find(|one| matches!(one.event, Event::AbsenceAnnounced(_)));
    let step = step.expect("it is in the log").step;
    desk.undo(step).expect("nothing is published");
    assert!([5, 6].into_iter().all(|who| desk.state().idle_next(id(who)).is_none()));
    desk.must_because("they have not come", Command::Redo(step));
    desk.draft();
    let draft = desk.state().draft().expect("a draft");
    assert!(draft.sheet.named().all(|who| who != id(5) && who != id(6)));
    let unknown = Command::AnnounceAbsences { who: vec![id(1), id(99)], round: round(1), idle: Idle::Absent };
    assert_eq!(desk.ask(unknown), Err(Refusal::UnknownCompetitor), "all of them or nobody");
    assert!(desk.state().idle_next(id(1)).is_none());
    let nobody = Command::AnnounceAbsences { who: Vec::new(), round: round(1), idle: Idle::Absent };
    assert_eq!(desk.ask(nobody), Err(Refusal::NothingChanges));
}

#[test]
fn why_a_player_had_no_opponent_is_corrected_with_a_reason() {
    let mut desk = Desk::with_players(System::Fide1992, 3, 5);
    desk.absent(5, 1);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    desk.draft();
    let wanted = correct(5, 1, Idle::HalfPointBye);
    assert_eq!(desk.ask(wanted.clone()), Err(Refusal::ReasonMissing));
    let order = desk.order(Role::Arbiter, Some("it was promised"), wanted.clone());
    let changes: Vec<String> = desk
        .ledger
        .preview(&order)
        .expect("lawful")
        .changes
        .iter()
        .map(|change| change.message().text(Lang::En))
        .collect();
    assert!(changes.iter().any(|text| text.contains("P5: points 0 → 0.5")), "{changes:?}");
    assert!(changes.iter().any(|text| text.contains("published round 1 stays")), "{changes:?}");
    assert!(changes.iter().any(|text| text.contains("draft of round 2")), "{changes:?}");
    desk.must_because("it was promised", wanted.clone());
    let step = desk.latest_step();
    assert_eq!((points(&desk, 5).as_str(), desk.state().draft().is_some()), ("0.5", false));
    assert_eq!(desk.give(Role::Arbiter, Some("why"), wanted), Err(Refusal::NothingChanges));
    desk.undo(step).expect("nothing depends on it");
    assert_eq!(points(&desk, 5), "0");
    desk.must_because("after all", Command::Redo(step));
    assert_eq!(points(&desk, 5), "0.5");
}

#[test]
fn only_an_absence_of_a_published_round_can_be_corrected() {
    let mut desk = Desk::with_players(System::Fide1992, 3, 5);
    desk.draft();
    let free = desk.state().draft().expect("a draft").sheet.byes[0];
    desk.must(Command::Publish);
    desk.play_latest();
    let because = |desk: &mut Desk, command| desk.give(Role::Arbiter, Some("why"), command);
    for (who, in_round) in [(1, 1), (free.0, 1), (1, 2), (1, 9)] {
        let refused = because(&mut desk, correct(who, in_round, Idle::HalfPointBye));
        assert!(matches!(refused, Err(Refusal::NoSuchAbsence { .. })), "{who} {in_round}: {refused:?}");
    }
    desk.absent(2, 2);
    desk.draft();
    desk.must(Command::Publish);
    assert_eq!(because(&mut desk, correct(2, 2, Idle::PairingBye)), Err(Refusal::ByeCannotBeAnnounced));
    assert_eq!(because(&mut desk, correct(77, 2, Idle::Absent)), Err(Refusal::UnknownCompetitor));
    assert_eq!(desk.give(Role::Helper, Some("why"), correct(2, 2, Idle::Absent)), Err(Refusal::NotAllowed));
}

#[test]
fn a_corrected_absence_is_a_ground_to_take_the_next_round_back() {
    let mut desk = Desk::with_players(System::Fide1992, 3, 6);
    desk.absent(5, 1);
    desk.absent(6, 1);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    desk.draft();
    desk.must(Command::Publish);
    let corrected = Command::CorrectAbsence {
        id: id(6),
        round: round(1),
        idle: Idle::FullPointBye,
        published: PublishedPairs::Revoke,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("the organiser sent him away", corrected);
    assert_eq!(desk.state().rounds().len(), 1, "R-F7.2");
    assert_eq!(points(&desk, 6), "1");
}
