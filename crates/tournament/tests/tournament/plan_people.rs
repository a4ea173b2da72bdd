//! How people of a plan are called: corrected, shown in part, taken out; play stays (K-CUP, K-PUBLIC, K-ERASE).

use kolo_model::{Rating, RatingBasis, Side};
use kolo_stages::generate::Losers;
use kolo_tournament::{
    Author, Command, EntrantId, Entry, Erasing, Event, Kept, Ledger, Recorded, Refusal, Role, Strength,
    UndoRefusal,
};

use crate::desk::{Desk, id, name};
use crate::plan_desk::{
    at, because, by_strength, counted, draw, entries, graph, people, play, publish, read_back, redo, report,
    reported, stands_in, undo, unpublish, with, won,
};

fn called(text: &str, club: &str) -> Entry {
    let rating = Rating::new(2000, RatingBasis::Listed).expect("a rating");
    Entry { club: Some(name(club)), rating: Some(rating), ..Entry::named(name(text)) }
}

const NAMES: [&str; 4] = ["Anna Mala", "Jan Novák", "Eva Bílá", "Petr Malý"];

/// Four players of the same club, drawn.
fn drawn() -> Desk {
    let mut desk = with(NAMES.map(|one| called(one, "Praha")), by_strength(Losers::ThirdPlace));
    desk.must(draw(5));
    desk
}

fn begun() -> Desk {
    let mut desk = drawn();
    desk.must(publish());
    desk
}

fn rename(desk: &mut Desk, who: u32, entry: Entry) -> Result<usize, Refusal> {
    counted(desk.ask(Command::Edit(id(who), entry)))
}

fn in_plan(desk: &Desk, who: u32) -> String {
    play(desk).name(id(who))
}

fn on_list(ledger: &Ledger, who: u32) -> Option<String> {
    let entrant = ledger.state()?.entrants().get(&id(who))?;
    Some(entrant.entry.name.to_string())
}

#[test]
fn a_name_is_corrected_after_the_draw_and_nothing_else_changes() {
    let mut desk = drawn();
    let right = called("Anna Malá", "Brno");
    assert_eq!(rename(&mut desk, 1, right.clone()), Ok(2), "before it, the draw is made again");
    assert!(graph(&desk).draft().is_none());
    let mut desk = begun();
    let semi_final = report(at(&desk, "SF1"), won(Side::First));
    desk.must(semi_final);
    let before = desk.ledger.clone();
    assert_eq!(rename(&mut desk, 9, right.clone()), Err(Refusal::UnknownCompetitor));
    assert_eq!(rename(&mut desk, 1, right.clone()), Ok(1));
    assert_eq!(rename(&mut desk, 1, right.clone()), Err(Refusal::NothingChanges), "it is so already");
    assert_eq!(in_plan(&desk, 1), "Anna Malá");
    assert_eq!(desk.state().entrants()[&id(1)].entry, right);
    let nameless = |ledger: &Ledger| {
        let state = ledger.state().expect("created");
        state.shown_as(Strength::Hidden, |id, entry| Entry {
            name: name(&format!("No. {id}")),
            club: None,
            ..entry.clone()
        })
    };
    assert_eq!(nameless(&desk.ledger), nameless(&before), "the draw, results and places stay");
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state(), "the log leads to the same");
    // Another strength is a correction that says why; the plan stays as it was drawn.
    let stronger = Entry { rating: None, ..right };
    assert_eq!(rename(&mut desk, 1, stronger.clone()), Err(Refusal::ReasonMissing));
    let plan = play(&desk).clone();
    assert_eq!(because(&mut desk, Command::Edit(id(1), stronger)), Ok(1));
    assert_eq!(play(&desk), &plan);
}

#[test]
fn a_correction_is_taken_back_with_a_reason_and_what_replaced_it_is_named() {
    let mut desk = begun();
    rename(&mut desk, 1, called("Anna Malá", "Praha")).expect("corrected");
    let first = desk.latest_step();
    rename(&mut desk, 2, called("Jan Novotný", "Praha")).expect("corrected");
    rename(&mut desk, 1, called("Anna Malá", "Brno")).expect("corrected");
    let last = desk.latest_step();
    assert_eq!(counted(desk.ask(Command::Undo(last))), Err(Refusal::ReasonMissing), "K-REASON");
    let replaced = UndoRefusal::NothingChanges { step: first, by: Some(last) };
    assert_eq!(undo(&mut desk, first), Err(Refusal::Undo(replaced)), "a later one stands in its place");
    assert_eq!(undo(&mut desk, last), Ok(1));
    let twice = undo(&mut desk, last);
    assert_eq!(twice, Err(Refusal::Undo(UndoRefusal::AlreadyUndone(last))));
    assert_eq!(undo(&mut desk, first), Ok(1));
    assert_eq!(desk.state().entrants()[&id(1)].entry, called("Anna Mala", "Praha"));
    assert_eq!((in_plan(&desk, 1), in_plan(&desk, 2)), ("Anna Mala".into(), "Jan Novotný".into()));
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn a_correction_of_a_name_counts_again() {
    let mut desk = begun();
    rename(&mut desk, 1, called("Anna", "Praha")).expect("corrected");
    let step = desk.latest_step();
    undo(&mut desk, step).expect("taken back");
    assert_eq!(redo(&mut desk, step), Ok(1));
    assert_eq!(in_plan(&desk, 1), "Anna");
    let counts = redo(&mut desk, step);
    assert_eq!(counts, Err(Refusal::Undo(UndoRefusal::NotUndone(step))));
    undo(&mut desk, step).expect("taken back once more");
    rename(&mut desk, 1, called("Eva", "Praha")).expect("corrected");
    let eva = desk.latest_step();
    let replaced = UndoRefusal::NothingChanges { step, by: Some(eva) };
    assert_eq!(redo(&mut desk, step), Err(Refusal::Undo(replaced)));
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn people_are_called_as_on_the_list_that_held_then() {
    let mut desk = with(entries(4), by_strength(Losers::Out));
    let entered = seq(&desk);
    desk.must(draw(5));
    desk.must(publish());
    desk.must(Command::Edit(id(1), Entry::named(name("Anna"))));
    because(&mut desk, unpublish()).expect("nothing is played");
    let unpublished = seq(&desk);
    desk.must(Command::Edit(id(1), Entry::named(name("Eva"))));
    let eva = desk.latest_step();
    let changed = seq(&desk);
    undo(&mut desk, eva).expect("undone");
    let then = |events: u64| desk.ledger.as_of(events).and_then(|then| on_list(&then, 1)).unwrap_or_default();
    let moments = [entered, entered + 2, unpublished, changed, seq(&desk)];
    assert_eq!(moments.map(then), ["P1", "P1", "Anna", "Eva", "Anna"]);
    assert_eq!(desk.ledger.as_of(1).and_then(|then| on_list(&then, 1)), None, "nobody was on a list");
}

fn seq(desk: &Desk) -> u64 {
    crate::plan_desk::seen(desk)
}

#[test]
fn what_is_shown_has_other_names_no_log_and_the_same_play() {
    let mut desk = begun();
    let semi_final = report(at(&desk, "SF1"), won(Side::Second));
    desk.must_because("Anna Mala said so", semi_final);
    let masked = |id: EntrantId, _: &Entry| Entry::named(name(&format!("No. {id}")));
    let shown = Ledger::showing(desk.state().shown_as(Strength::Hidden, masked));
    let text = format!("{shown:?}");
    for secret in NAMES.into_iter().chain(["said so", "Praha", "Hana"]) {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    assert!(shown.records().is_empty());
    let shown = shown.state().and_then(|state| state.graph(&crate::plan_desk::main_stage()));
    let (whole, shown) = (play(&desk), shown.and_then(kolo_tournament::Graph::play).expect("played"));
    assert_eq!(whole.standings(), shown.standings());
    assert!(whole.plan().game_ids().all(|game| whole.fixture(game) == shown.fixture(game)));
}

/// The log without a person.
fn without(ledger: &Ledger, who: u32) -> Ledger {
    let erasing = Erasing::of(ledger, id(who)).expect("on the list");
    let rewritten = |record: &Recorded| {
        let kept = Kept {
            code: record.event.code().to_owned(),
            payload: record.event.payload().expect("it can be written"),
            author: serde_json::to_string(&record.by).expect("it can be written"),
            reason: record.reason.clone(),
        };
        let after = erasing.rewritten(&kept).expect("an event").unwrap_or(kept);
        let event = Event::read(&after.code, record.event.schema(), &after.payload).expect("it reads back");
        let by: Author = serde_json::from_str(&after.author).expect("an author");
        Recorded { event, by, reason: after.reason, ..record.clone() }
    };
    Ledger::replay(ledger.records().iter().map(rewritten).collect()).expect("it replays")
}

#[test]
fn a_person_is_taken_out_with_every_name_and_play_stays() {
    let names = ["Anna Mala", "Jan Novak", "Eva Bílá", "Petr Malý", "Karel Zrušen"];
    let mut desk = with(names.map(|one| called(one, "Praha")), by_strength(Losers::ThirdPlace));
    rename(&mut desk, 2, called("Jan Novák", "Praha")).expect("a letter is mended");
    let fixed = desk.latest_step();
    desk.ask(Command::Undo(fixed)).expect("and undone: that name stands in the log, too");
    desk.must(Command::Withdraw(id(5)));
    desk.must(draw(5));
    desk.must(publish());
    rename(&mut desk, 2, called("Jan Novotný", "Brno")).expect("corrected");
    let game = if people(&desk, "SF1").contains(&2) { "SF1" } else { "SF2" };
    let [first, _] = people(&desk, game);
    assert!(people(&desk, game).contains(&2));
    let own = if first == 2 { Side::First } else { Side::Second };
    reported(&mut desk, game, 2, won(own)).expect("reported");
    let semi_final = report(at(&desk, game), won(own));
    desk.must_because("Jan Novák was seen", semi_final);

    let after = without(&desk.ledger, 2);
    let text = format!("{:?}", after.records());
    for gone in ["Jan Novak", "Jan Novák", "Jan Novotný", "Brno"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
    for stays in ["Anna Mala", "Eva Bílá", "Petr Malý", "Karel Zrušen", "Hana", "erased 2 was seen"] {
        assert!(text.contains(stays), "{stays}: {text}");
    }
    let by_player = after.records().iter().find(|record| record.by.role == Role::Competitor(id(2)));
    assert_eq!(by_player.map(|record| record.by.name.as_str()), Some("erased 2"));
    assert!(desk.ledger.plays_the_same(&after));
    let state = after.state().expect("created");
    let plan = state.graph(&crate::plan_desk::main_stage()).and_then(kolo_tournament::Graph::play);
    assert_eq!(plan.expect("played").name(id(2)), "erased 2");
    let rating = state.entrants()[&id(2)].entry.rating.map(Rating::value);
    assert_eq!(rating, Some(2000), "what the draw was made from stays");

    // Redone, it changes nothing more.
    assert_eq!(without(&after, 2).records(), after.records());
    // Another of the same name, and one who has left, are others.
    let other = without(&desk.ledger, 5);
    let text = format!("{:?}", other.records());
    assert!(!text.contains("Karel Zrušen") && text.contains("Jan Novák"), "{text}");
    assert_eq!(Erasing::of(&desk.ledger, id(9)), None);
    assert!(matches!(undo(&mut desk, fixed), Err(Refusal::Undo(UndoRefusal::AlreadyUndone(_)))));
    let gone = desk.ledger.records().iter().find(|one| matches!(one.event, Event::Withdrawn(_)));
    let gone = gone.expect("withdrew").step;
    let drawn = desk.ledger.records().iter().find(|one| matches!(one.event, Event::PlanDrafted(_)));
    let drawn = drawn.expect("drawn").step;
    assert_eq!(undo(&mut desk, gone), stands_in(drawn));
}
