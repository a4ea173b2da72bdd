//! By whose rules a tournament is run, and what follows for the order of players.

use kolo_messages::Lang;
use kolo_model::{GoverningBody, PartialDate, RuleSet, System};
use kolo_tournament::{Approval, Command, Drafting, Refusal, Settings, Unfinished};

use crate::desk::{Desk, name};

fn drafting() -> Command {
    Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait }
}

fn words(settings: &Settings) -> Vec<String> {
    settings.governed_by().iter().map(|message| message.text(Lang::En)).collect()
}

#[test]
fn rules_and_governing_body_are_shown_with_the_tournament() {
    let desk = Desk::with_players(System::McMahon, 3, 4);
    let settings = desk.state().settings();
    assert_eq!(words(settings), ["Tournament rules of the Czech Go Association, 2009"]);
    let european = Settings { governing_body: Some(GoverningBody::Egf), ..settings.clone() };
    let prevails = "a tournament of the European Go Federation: its rules also apply and prevail";
    assert_eq!(words(&european), ["Tournament rules of the Czech Go Association, 2009", prevails]);
    let club = Settings { system: Some(System::RoundRobin), ..settings.clone() };
    assert_eq!(words(&club), Vec::<String>::new());
    assert_eq!(words(&Settings { rules: Some(RuleSet::Go2009), ..club }).len(), 1);
}

#[test]
fn a_system_that_the_go_rules_do_not_order_needs_criteria_before_round_one() {
    let mut desk = Desk::with_players(System::Fide1992, 3, 4);
    let by_go_rules = Settings { rules: Some(RuleSet::Go2009), ..desk.state().settings().clone() };
    desk.must(Command::Configure(by_go_rules.clone()));
    let refusal = desk.ask(drafting()).unwrap_err();
    assert_eq!((refusal.clone(), refusal.clause().id()), (Refusal::CriteriaMissing, "G-3.3.5.2"));
    let criteria = vec!["points".to_owned(), "sos".to_owned()];
    desk.must(Command::Configure(Settings { criteria, ..by_go_rules }));
    desk.must(drafting());
}

#[test]
fn the_systems_of_the_go_rules_have_their_order() {
    for system in [System::RoundRobin, System::Swiss, System::McMahon] {
        let mut desk = Desk::with_players(system, 3, 4);
        desk.must(Command::Configure(Settings {
            rules: Some(RuleSet::Go2009),
            ..desk.state().settings().clone()
        }));
        desk.must(drafting());
    }
}

#[test]
fn the_approval_of_other_criteria_is_recorded_before_round_one() {
    let mut desk = Desk::with_players(System::Swiss, 3, 6);
    let approval = Approval { by: name("STK ČAGo"), on: PartialDate::new(2026, Some(3), Some(14)).unwrap() };
    let criteria = vec!["points".to_owned(), "sos".to_owned(), "cuss".to_owned()];
    let approved =
        Settings { criteria, criteria_approved: Some(approval), ..desk.state().settings().clone() };
    desk.must(Command::Configure(approved.clone()));
    desk.must(drafting());
    desk.must(Command::Publish);
    let forgotten = Settings { criteria_approved: None, ..approved };
    assert_eq!(desk.ask(Command::Configure(forgotten.clone())), Err(Refusal::CriteriaFixed));
    desk.must_because("recorded by mistake", Command::Configure(forgotten));
    assert_eq!(desk.state().settings().criteria_approved, None);
}
