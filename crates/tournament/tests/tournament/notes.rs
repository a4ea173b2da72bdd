//! Who is away for a longer time, and who may watch, by the rules of pIšQworky (P-2.1.1.3, P-1.1.2.10).

use kolo_model::{Member, MemberRole, Person, System};
use kolo_teams::{Informed, RawAbsence};
use kolo_tournament::{Command, Entry, Note, PlayerId, Refusal, Role, Step, Strength, player_of};

use crate::desk::{Desk, id, name};

fn away(player: PlayerId, until: Option<i64>) -> Command {
    let raw = RawAbsence { player, announced: 1, from: 10, until, informed: Informed::Organiser };
    Command::Note(Note::Absence(raw.check().expect("it ends after it begins")))
}

fn spectator(text: &str) -> Command {
    Command::Note(Note::Spectator { name: name(text) })
}

#[test]
fn absences_and_spectators_are_noted_and_undone() {
    let mut desk = Desk::with_players(System::Pisqworky2023, 3, 4);
    let second = player_of(id(2), 0).expect("a number");
    desk.must(away(second, Some(20)));
    desk.must(spectator("Paní Nová"));
    assert_eq!(desk.state().notes().len(), 2);
    let covers: Vec<bool> = [9, 10, 19, 20]
        .into_iter()
        .map(|now| desk.state().away().any(|absence| absence.covers(now)))
        .collect();
    assert_eq!(covers, [false, true, true, false]);
    // Who works there without deciding does not write such notes, and a person who is not there is not away.
    for role in [Role::Helper, Role::Competitor(id(2))] {
        assert_eq!(desk.give(role, None, spectator("Jiná")), Err(Refusal::NotAllowed));
    }
    for nobody in [player_of(id(9), 0), player_of(id(2), 1), Some(PlayerId(0))] {
        let refused = desk.ask(away(nobody.expect("a number"), None));
        assert_eq!(refused, Err(Refusal::UnknownCompetitor));
    }
    // The public sees none of it.
    let shown = desk.state().shown_as(Strength::Shown, |_, entry| entry.clone());
    assert!(shown.notes().is_empty());
    let last = desk.ledger.records().last().map(|record| record.step).expect("a step");
    desk.must(Command::Undo(last));
    assert_eq!(desk.state().notes().len(), 1);
    desk.must(Command::Redo(last));
    assert_eq!(desk.state().notes().len(), 2);
}

#[test]
fn a_note_stands_on_the_entry_that_it_is_about() {
    let mut desk = Desk::open(System::Pisqworky2023, 3);
    desk.must(Command::Enter(Entry::named(name("Sama"))));
    let entered: Step = desk.ledger.records().last().map(|record| record.step).expect("a step");
    desk.must(away(player_of(id(1), 0).expect("a number"), None));
    assert!(matches!(desk.ask(Command::Undo(entered)), Err(Refusal::Undo(_))));
}

#[test]
fn a_member_who_is_away_stays_that_member() {
    let member =
        |text: &str| Member { name: name(text), role: MemberRole::Player, person: Person::default() };
    let team = |members: &[&str]| Entry {
        roster: Some(members.iter().map(|text| member(text)).collect()),
        ..Entry::named(name("Tým"))
    };
    let mut desk = Desk::open(System::Pisqworky2023, 3);
    desk.must(Command::Enter(team(&["Ada", "Bob"])));
    let people = desk.state().people_of(id(1));
    assert_eq!(people.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>(), ["Ada", "Bob"]);
    desk.must(away(people[1].0, None));
    let turned = desk.ask(Command::Edit(id(1), team(&["Bob", "Ada"])));
    assert_eq!(turned, Err(Refusal::RosterFixed(name("Tým"))));
    desk.must(Command::Edit(id(1), team(&["Ada", "Bohumil", "Cyril"])));
    assert_eq!(desk.state().people_of(id(1))[1], (people[1].0, name("Bohumil")));
}

#[test]
fn other_rules_have_no_such_notes() {
    for system in [System::Swiss, System::Dutch, System::RoundRobin] {
        let mut desk = Desk::with_players(system, 3, 4);
        let refusal = desk.ask(spectator("Paní Nová")).unwrap_err();
        assert_eq!((&refusal, refusal.clause().id()), (&Refusal::NoNotesByTheseRules, "P-2.1.1.3"));
    }
}
