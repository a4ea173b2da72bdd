//! Incidents of a plan are recorded once, amended and withdrawn (K-INCIDENT).

use kolo_rulings::{Assessment, Repeat, Situation};
use kolo_stages::generate::Losers;
use kolo_tournament::{BookRefusal, Command, Entry, Erasing, IncidentId, Kept, PairingId, Refusal, Scene};

use crate::desk::{id, name};
use crate::plan_desk::{
    at, because, by_strength, elsewhere, knockout, read_back, redo, semi_finals, stands_in, undo,
};

fn dispute(note: &str) -> Assessment {
    let entry = kolo_rulings::ALL.iter().find(|entry| entry.id == "dispute").expect("a situation");
    let facts: Vec<(String, String)> = Vec::new();
    let case = Situation::read(entry.id, &facts).expect("its facts have usual values");
    let verdict = kolo_rulings::Verdict::AsNoted;
    Assessment::new(case, Some(verdict), Some("it was so"), Some(note.to_owned())).expect("decided")
}

fn incident(pairing: Option<PairingId>, repeat: Repeat) -> Command {
    let scene = pairing.map_or(Scene::Tournament, |pairing| Scene::Match { pairing, board: None });
    Command::RecordIncident { scene, assessment: dispute("A clock fell."), repeat }
}

#[test]
fn an_incident_is_written_down_once_amended_and_withdrawn() {
    let mut desk = semi_finals();
    let semi_final = Some(at(&desk, "SF1"));
    assert_eq!(because(&mut desk, incident(semi_final.clone(), Repeat::Ask)), Ok(1));
    let repeated = because(&mut desk, incident(semi_final.clone(), Repeat::Ask));
    assert_eq!(repeated, Err(Refusal::Book(BookRefusal::IncidentRepeated(IncidentId(1)))));
    assert_eq!(because(&mut desk, incident(semi_final, Repeat::Again)), Ok(1));
    let second = desk.latest_step();
    assert_eq!(because(&mut desk, incident(None, Repeat::Ask)), Ok(1), "not in a match");
    let third = desk.latest_step();
    let unknown = elsewhere("SF9", [1, 2]);
    let refused = because(&mut desk, incident(Some(unknown.clone()), Repeat::Ask));
    assert_eq!(refused, Err(Refusal::UnknownPairing(unknown)));
    let amend =
        |number| Command::AmendIncident { id: IncidentId(number), assessment: dispute("Both clocks fell.") };
    assert_eq!(desk.ask(amend(2)), Err(Refusal::ReasonMissing));
    assert_eq!(because(&mut desk, amend(2)), Ok(1));
    let amended = desk.latest_step();
    assert_eq!(because(&mut desk, amend(2)), Err(Refusal::NothingChanges));
    assert_eq!(because(&mut desk, amend(9)), Err(Refusal::Book(BookRefusal::UnknownIncident(IncidentId(9)))));
    let known = desk.state().incidents()[&IncidentId(2)].clone();
    // What was amended stands on it: the later step is undone first.
    assert_eq!(undo(&mut desk, second), stands_in(amended));
    undo(&mut desk, amended).expect("what was amended");
    undo(&mut desk, second).expect("then the incident");
    assert!(!desk.state().incidents().contains_key(&IncidentId(2)));
    redo(&mut desk, second).expect("and back");
    redo(&mut desk, amended).expect("with what was amended");
    assert_eq!(desk.state().incidents()[&IncidentId(2)], known);
    undo(&mut desk, third).expect("withdrawn");
    let numbers: Vec<u32> = desk.state().incidents().keys().map(|id| id.0).collect();
    assert_eq!(numbers, [1, 2]);
    assert_eq!(because(&mut desk, incident(None, Repeat::Ask)), Ok(1));
    assert!(desk.state().incidents().contains_key(&IncidentId(4)), "a number is used once");
    // Steps around the draw leave the journal alone.
    let mut desk = knockout(7, by_strength(Losers::Out));
    desk.must(Command::Enter(Entry::named(name("P8"))));
    let entered = desk.latest_step();
    because(&mut desk, incident(None, Repeat::Ask)).expect("before the draw, too");
    undo(&mut desk, entered).expect("the entry is undone");
    assert_eq!(desk.state().incidents().len(), 1);
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn names_are_taken_out_of_what_was_written_about_an_incident() {
    let mut desk = semi_finals();
    desk.must(Command::Edit(id(1), Entry::named(name("Jan Novák"))));
    let assessment = dispute("The clock of Jan Novák fell.");
    let scene = Scene::Tournament;
    because(&mut desk, Command::RecordIncident { scene, assessment, repeat: Repeat::Ask }).expect("written");
    let record = desk.ledger.records().last().expect("it");
    let kept = Kept {
        code: record.event.code().to_owned(),
        payload: record.event.payload().expect("it can be written"),
        author: serde_json::to_string(&record.by).expect("it can be written"),
        reason: Some("Novák Jan said so".to_owned()),
    };
    let erasing = Erasing::of(&desk.ledger, id(1)).expect("on the list");
    let after = erasing.rewritten(&kept).expect("an event").expect("something changes");
    assert!(after.payload.contains("The clock of erased 1 fell."), "{after:?}");
    assert!(!after.payload.contains("Novák"), "{after:?}");
    assert_eq!(after.reason.as_deref(), Some("erased 1 said so"));
}
