//! How people of a tournament of stages are called: corrected, shown in part, taken out; play stays.

use kolo_model::Side;
use kolo_stages::cup::{Cup, CupCommand, CupEvent, CupRefusal, ErasingEntrant, Setup};
use kolo_stages::generate::Losers;
use kolo_stages::{Command, Entrant, EntrantId, Label, MatchId, Refusal};

use crate::cup::Log;
use crate::support::{knockout_recipe, name, won};

fn label(called: &str, club: Option<&str>) -> Label {
    Label { name: name(called), club: club.map(name) }
}

/// Four players of the same club, with these names.
fn setup(names: [&str; 4]) -> Setup {
    let entrant = |(number, called): (u32, &str)| Entrant {
        club: Some(name("Praha")),
        rating: Some(2000),
        ..Entrant::named(number, name(called))
    };
    let entrants = (1..).zip(names).map(entrant).collect();
    Setup {
        name: name("Cup"),
        entrants,
        recipe: knockout_recipe(Losers::ThirdPlace),
        missing: std::collections::BTreeSet::new(),
    }
}

const NAMES: [&str; 4] = ["Anna Mala", "Jan Novák", "Eva Bílá", "Petr Malý"];

fn begun(names: [&str; 4]) -> Log {
    let mut log = Log::default();
    log.give(CupCommand::Open(setup(names))).expect("it opens");
    log.give(CupCommand::Publish).expect("the draw counts");
    log
}

fn rename(log: &mut Log, who: u32, label: Label) -> Result<usize, CupRefusal> {
    log.give(CupCommand::Rename { who: EntrantId(who), label })
}

fn replayed(events: &[CupEvent]) -> Cup {
    let (first, rest) = events.split_first().expect("events");
    let mut cup = Cup::begin(first).expect("it begins");
    for event in rest {
        cup.take(event).expect("it fits");
    }
    cup
}

fn name_in_plan(log: &Log, who: u32) -> String {
    log.cup().state().expect("the draw counts").name(EntrantId(who))
}

#[test]
fn a_name_is_corrected_after_the_draw_and_nothing_else_changes() {
    let mut log = Log::default();
    log.give(CupCommand::Open(setup(NAMES))).expect("it opens");
    let right = label("Anna Malá", Some("Brno"));
    assert_eq!(rename(&mut log, 1, right.clone()), Err(CupRefusal::NotPublished), "the list is changed");
    log.give(CupCommand::Publish).expect("the draw counts");
    let record = Command::Record { game: MatchId::from("SF1"), outcome: won(Side::First) };
    log.give(CupCommand::Play(record)).expect("it is played");
    let before = log.cup().clone();

    assert_eq!(
        rename(&mut log, 9, right.clone()),
        Err(CupRefusal::Play(Refusal::UnknownEntrant(EntrantId(9))))
    );
    assert_eq!(rename(&mut log, 1, right.clone()), Ok(1));
    assert_eq!(rename(&mut log, 1, right.clone()), Ok(0), "it is so already");
    assert_eq!(name_in_plan(&log, 1), "Anna Malá");
    assert_eq!(log.cup().setup().entrants[0].label(), right);
    let same = |one: &Cup, other: &Cup| {
        let nameless = |cup: &Cup| cup.shown(|one| Entrant { name: name("x"), club: None, ..one.clone() });
        nameless(one) == nameless(other)
    };
    assert!(same(log.cup(), &before), "the draw, results and places stay");
    assert_eq!(replayed(&log.events), *log.cup(), "the log leads to the same");
    let file = log.cup().file().expect("the draw counts");
    let text = kolo_stages::codec::write(&file).expect("it can be written");
    assert!(text.contains("Anna Malá") && !text.contains("Anna Mala\""), "{text}");
}

#[test]
fn a_correction_is_taken_back_with_a_reason_the_latest_first() {
    let mut log = begun(NAMES);
    rename(&mut log, 1, label("Anna Malá", None)).expect("corrected");
    let first = log.events.len() as u64;
    rename(&mut log, 2, label("Jan Novotný", Some("Praha"))).expect("corrected");
    rename(&mut log, 1, label("Anna Malá", Some("Brno"))).expect("corrected");
    let last = log.events.len() as u64;
    let mut back =
        |event: u64, reason: Option<&str>| log.give_because(reason, CupCommand::TakeNameBack(event));
    assert_eq!(back(last, None), Err(CupRefusal::Play(Refusal::ReasonMissing)), "K-REASON");
    assert_eq!(back(first, Some("no")), Err(CupRefusal::NoCorrection(first)), "a later one stands on it");
    assert_eq!(back(1, Some("no")), Err(CupRefusal::NoCorrection(1)), "it is no correction");
    assert_eq!(back(last, Some("the club was right")), Ok(1));
    assert_eq!(back(last, Some("again")), Err(CupRefusal::NoCorrection(last)));
    assert_eq!(back(first, Some("all of it")), Ok(1));
    assert_eq!(log.cup().setup().entrants[0].label(), label("Anna Mala", Some("Praha")));
    assert_eq!((name_in_plan(&log, 1), name_in_plan(&log, 2)), ("Anna Mala".into(), "Jan Novotný".into()));
    assert_eq!(replayed(&log.events), *log.cup());
}

#[test]
fn what_is_shown_has_other_names_no_log_and_the_same_play() {
    let mut log = begun(NAMES);
    let record = Command::Record { game: MatchId::from("SF1"), outcome: won(Side::Second) };
    log.give_because(Some("Anna Mala said so"), CupCommand::Play(record)).expect("it is played");
    let shown = log.cup().shown(|one| Entrant::named(one.id.0, name(&format!("No. {}", one.id))));
    let text = format!("{shown:?}");
    for secret in NAMES.into_iter().chain(["said so", "Praha", "Arbiter"]) {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    let (whole, shown) = (log.cup().state().expect("played"), shown.state().expect("played"));
    let places = |state: &kolo_stages::State| state.standings();
    assert_eq!(places(whole), places(shown));
    assert!(whole.plan().game_ids().all(|game| whole.fixture(game) == shown.fixture(game)));
}

/// The log without somebody; names in running text are those that are known.
fn without(log: &Log, who: u32, by: impl Fn(u64) -> Option<u32>) -> (Vec<CupEvent>, ErasingEntrant) {
    let erasing = ErasingEntrant::of(log.cup(), EntrantId(who)).expect("somebody");
    let names: Vec<String> = erasing.names().map(str::to_owned).collect();
    let text = |text: &str| {
        let found = names.iter().find(|called| text.contains(called.as_str()))?;
        Some(text.replace(found, erasing.label().as_str()))
    };
    let events = (1..).zip(&log.events);
    let events =
        events.map(|(number, event)| erasing.rewritten(number, event, by(number).map(EntrantId), text));
    (events.collect(), erasing.clone())
}

#[test]
fn somebody_is_followed_through_lists_and_taken_out() {
    let mut log = Log::default();
    // The list is written three times: a letter is mended, and somebody comes in before.
    log.give(CupCommand::Open(setup(["Jan Novak", "Eva Bílá", "Petr Malý", "Karel Zrušen"]))).expect("open");
    log.give(CupCommand::Change(setup(["Jan Novák", "Eva Bílá", "Petr Malý", "Ivo Nový"]))).expect("changed");
    log.give(CupCommand::Change(setup(NAMES))).expect("changed");
    log.give(CupCommand::Publish).expect("the draw counts");
    rename(&mut log, 2, label("Jan Novotný", Some("Brno"))).expect("corrected");
    let semifinal = if log.people("SF1").contains(&2) { "SF1" } else { "SF2" };
    log.report(semifinal, 2, won(Side::First)).expect("reported");
    let reported = log.events.len() as u64;
    let record = Command::Record { game: MatchId::from(semifinal), outcome: won(Side::First) };
    log.give_because(Some("Jan Novák was seen"), CupCommand::Play(record)).expect("played");

    let (after, erasing) = without(&log, 2, |number| (number == reported).then_some(2));
    assert_eq!(erasing.label().as_str(), "erased 2");
    let places: Vec<_> = (1..=4).map(|event| erasing.number_at(event).map(|id| id.0)).collect();
    assert_eq!(places, [Some(1), Some(1), Some(2), Some(2)], "where he stood on each list");
    let text = format!("{after:?}");
    for gone in ["Jan Novak", "Jan Novák", "Jan Novotný", "Brno"] {
        assert!(!text.contains(gone), "{gone}: {text}");
    }
    for stays in ["Eva Bílá", "Petr Malý", "Karel Zrušen", "Ivo Nový", "Arbiter", "erased 2 was seen"] {
        assert!(text.contains(stays), "{stays}: {text}");
    }
    let replayed = replayed(&after);
    assert!(log.cup().plays_the_same(&replayed));
    assert_eq!(replayed.state().expect("played").name(EntrantId(2)), "erased 2");
    assert_eq!(replayed.setup().entrants[1].rating, Some(2000), "what the draw was made from stays");

    // Done again it changes nothing more.
    let erasing = ErasingEntrant::of(&replayed, EntrantId(2)).expect("still there");
    let same = (1..).zip(&after).all(|(n, event)| erasing.rewritten(n, event, None, |_| None) == *event);
    assert!(same && erasing.names().count() == 0);

    // Whoever was off the list for a while is found on the lists before.
    let mut away = Log::default();
    away.give(CupCommand::Open(setup(NAMES))).expect("open");
    away.give(CupCommand::Change(setup(["Anna Mala", "Eva Bílá", "Petr Malý", "Ivo Nový"])))
        .expect("changed");
    away.give(CupCommand::Change(setup(NAMES))).expect("changed");
    let erasing = ErasingEntrant::of(away.cup(), EntrantId(2)).expect("somebody");
    let places: Vec<_> = (1..=3).map(|event| erasing.number_at(event).map(|id| id.0)).collect();
    assert_eq!(places, [Some(2), None, Some(2)]);

    // So is a brother who stood in the same line before; the same given name, written otherwise, is the same person.
    let mut brothers = Log::default();
    brothers
        .give(CupCommand::Open(setup(["Jan Novák", "EVA Bila", "Malý, Petr", "Ivo Nový"])))
        .expect("open");
    brothers
        .give(CupCommand::Change(setup(["Petr Novák", "Eva Bílá", "Petr Maly", "Ivo Nový"])))
        .expect("now");
    for (who, before) in [(1, None), (2, Some(EntrantId(2))), (3, Some(EntrantId(3)))] {
        let (after, erasing) = without(&brothers, who, |_| None);
        assert_eq!(erasing.number_at(1), before, "{who}");
        assert!(format!("{after:?}").contains("Jan Novák"), "{who}");
    }

    // Somebody else in the same line is somebody else.
    let (after, erasing) = without(&log, 4, |_| None);
    assert_eq!(erasing.number_at(2), Some(EntrantId(3)));
    assert!(format!("{after:?}").contains("Ivo Nový"));
    assert_eq!(ErasingEntrant::of(log.cup(), EntrantId(9)), None);
}
