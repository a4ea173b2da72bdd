//! The draw before it counts: changed by hand, drawn again, without those who are missing; and every step undone.

use std::collections::BTreeSet;

use kolo_messages::Lang;
use kolo_model::{Side, SplitMix64};
use kolo_stages::cup::{Cup, CupCommand, CupOrder, CupRefusal, Setup};
use kolo_stages::generate::{CannotPlan, Losers, Lots, Recipe};
use kolo_stages::{Command, Entrant, EntrantId, MatchId, Refusal, Slot, SlotPlace};

use crate::cup::{Log, published, setup};
use crate::support::{entrants, groups, knockout_recipe, name, won};

const WHY: Option<&str> = Some("a test");

fn open(setup: Setup) -> Log {
    let mut log = Log::default();
    log.give(CupCommand::Open(setup)).expect("it opens");
    log
}

/// Eight by strength alone; 3 and 6 are of one club.
fn eight() -> Setup {
    let mut people = entrants(8);
    for index in [2, 5] {
        people[index].club = Some(name("Praha"));
    }
    Setup {
        name: name("Cup"),
        entrants: people,
        recipe: knockout_recipe(Losers::Out),
        missing: BTreeSet::new(),
    }
}

/// Two change places, wherever they stand.
fn exchange(cup: &Cup, one: u32, other: u32) -> Vec<(SlotPlace, Slot)> {
    let state = cup.drawn().expect("a draw");
    let link = |who: u32| Slot::Entrant(EntrantId(who));
    let at = |who: u32| {
        let slots = state.plan().slots();
        slots.into_iter().find(|(_, slot)| **slot == link(who)).expect("somewhere").0
    };
    vec![(at(one), link(other)), (at(other), link(one))]
}

fn told(log: &Log, changes: &[(SlotPlace, Slot)]) -> Vec<String> {
    let state = log.cup().drawn_with(changes).expect("it can be");
    let breaches = log.cup().breaches(&state).expect("a draw");
    breaches.iter().map(|one| format!("{} {}", one.message(&state).text(Lang::En), one.clause())).collect()
}

fn replayed(log: &Log) -> Cup {
    let mut cup = Cup::begin(&log.events[0]).expect("it begins");
    for event in &log.events[1..] {
        cup.take(event).expect("it fits");
    }
    cup
}

#[test]
fn a_draft_changed_by_hand_counts_as_it_was_changed() {
    let mut log = open(eight());
    let second_round = told(&log, &exchange(log.cup(), 2, 4));
    assert_eq!(second_round, ["P1 (seed 1) and P2 (seed 2) can meet as early as SF1 G-3.2.2"]);
    let edit = CupCommand::EditDraft(exchange(log.cup(), 2, 4));
    assert_eq!(log.give(edit.clone()), Err(CupRefusal::Play(Refusal::ReasonMissing)), "a rule is broken");
    assert_eq!(log.give_because(WHY, edit), Ok(1));
    assert!(log.cup().is_by_hand());
    // Nothing more is broken by exchanging two of the weak ones.
    let harmless = exchange(log.cup(), 7, 8);
    assert_eq!(log.give(CupCommand::EditDraft(harmless)), Ok(1));
    let by_hand = log.cup().drafted().expect("a draw").plan().clone();
    log.give(CupCommand::Publish).expect("it counts");
    assert_eq!(log.cup().state().expect("played").plan().plan(), &by_hand);
    let late = CupCommand::EditDraft(exchange(log.cup(), 7, 8));
    assert_eq!(log.give(late), Err(CupRefusal::Published));
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn what_a_change_by_hand_breaks_is_named() {
    let log = open(eight());
    let club = told(&log, &exchange(log.cup(), 7, 3));
    assert!(club.iter().all(|text| !text.contains("club")), "{club:?}");
    // 6 stands opposite 3 in the draw of the program already: nothing new.
    let known = told(&log, &exchange(log.cup(), 7, 8));
    assert_eq!(known, Vec::<String>::new());
    let seeds = told(&log, &exchange(log.cup(), 2, 8));
    assert!(
        seeds.contains(&"P1 (seed 1) and P2 (seed 2) can meet as early as QF1 G-3.2.2".to_owned()),
        "{seeds:?}"
    );

    let six = Setup { entrants: entrants(6), ..eight() };
    let log = open(six);
    let bye = told(&log, &exchange(log.cup(), 2, 3));
    assert!(
        bye.contains(&"P3 has a bye, but P2 is seeded higher and has none G-3.2.2".to_owned()),
        "{bye:?}"
    );

    let mut people = entrants(8);
    for index in [0, 1] {
        people[index].club = Some(name("Brno"));
    }
    let recipe = Recipe { groups: vec![groups(2, 2)], ..knockout_recipe(Losers::Out) };
    let log = open(Setup { entrants: people, recipe, ..eight() });
    let state = log.cup().drawn().expect("groups");
    let members = |id: &str| -> Vec<u32> {
        let view = state.group(&id.into()).expect("a group");
        view.members.iter().filter_map(|one| one.id()).map(|id| id.0).collect()
    };
    assert!(members("A").contains(&1) && members("B").contains(&2));
    let other = *members("A").iter().find(|who| **who > 2).expect("somebody weaker");
    let wrong = told(&log, &exchange(log.cup(), 2, other));
    assert!(
        wrong.contains(&"group A has more players of one club than necessary: P1, P2 G-3.1.5".to_owned()),
        "{wrong:?}"
    );
    assert!(wrong.contains(&"group A has several players of pot 1: P1, P2 G-3.1.5".to_owned()), "{wrong:?}");
}

/// Whatever the program draws, it says nothing against it; and undoing an exchange of any two is a draw without a word, too.
#[test]
fn the_draw_of_the_program_breaks_nothing() {
    let mut random = SplitMix64::new(17);
    for count in 2..40 {
        let mut people = entrants(count);
        for one in &mut people {
            one.club = (random.below(3) > 0).then(|| name(&format!("C{}", random.below(4))));
        }
        for lots in [Lots::None, Lots::Drawn { seeded: 0 }, Lots::Drawn { seeded: 4 }] {
            for in_groups in [false, true] {
                let stage = if in_groups && count >= 8 { vec![groups(3, 1)] } else { Vec::new() };
                let recipe =
                    Recipe { lots, seed: u64::from(count), groups: stage, ..knockout_recipe(Losers::Out) };
                let log = open(Setup { entrants: people.clone(), recipe, ..eight() });
                let cup = log.cup();
                assert_eq!(cup.breaches(&cup.drawn().expect("a draw")), Ok(Vec::new()));
            }
        }
        // Without clubs the rules of seeds hold in full, not only compared with the draw itself.
        let plain = Setup { entrants: entrants(count), ..eight() };
        let log = open(plain);
        let (one, other) = (1 + random.below(u64::from(count)), 1 + random.below(u64::from(count)));
        if one != other {
            let numbers = [one, other].map(|number| u32::try_from(number).expect("small"));
            let changes = exchange(log.cup(), numbers[0], numbers[1]);
            let mut by_hand = log;
            by_hand.give_because(WHY, CupCommand::EditDraft(changes)).expect("any two can be exchanged");
            let back = exchange(by_hand.cup(), numbers[0], numbers[1]);
            assert_eq!(told(&by_hand, &back), Vec::<String>::new(), "{count} {numbers:?}");
        }
    }
}

#[test]
fn steps_of_the_draft_are_undone_and_done_again() {
    let mut log = open(setup(8));
    let first = log.cup().drafted().expect("a draw").plan().clone();
    log.give(CupCommand::DrawAgain(77)).expect("lots");
    let lots = log.events.len() as u64;
    assert_eq!(log.cup().setup().recipe.seed, 77);
    log.give_because(WHY, CupCommand::EditDraft(exchange(log.cup(), 3, 4))).expect("by hand");
    let hand = log.events.len() as u64;
    let by_hand = log.cup().drafted().expect("a draw").plan().clone();
    log.give(CupCommand::Change(setup(6))).expect("another list");
    let list = log.events.len() as u64;
    assert!(!log.cup().is_by_hand(), "another list is drawn anew");
    let back = |log: &mut Log, event: u64| log.give_because(WHY, CupCommand::TakeBack(event));
    let again = |log: &mut Log, event: u64| log.give_because(WHY, CupCommand::DoAgain(event));
    assert_eq!(log.give(CupCommand::TakeBack(list)), Err(CupRefusal::Play(Refusal::ReasonMissing)));
    assert_eq!(back(&mut log, hand), Err(CupRefusal::NotNow(hand)), "the list stands on it");
    assert_eq!(back(&mut log, 1), Err(CupRefusal::NotNow(1)), "the beginning stays");
    assert_eq!(back(&mut log, list), Ok(1));
    assert_eq!((log.cup().setup().entrants.len(), log.cup().is_taken_back(list)), (8, true));
    assert_eq!(log.cup().drafted().expect("a draw").plan(), &by_hand, "with what was changed by hand");
    assert_eq!(back(&mut log, hand), Ok(1));
    assert_eq!(back(&mut log, lots), Ok(1));
    assert_eq!(log.cup().drafted().expect("a draw").plan(), &first);
    assert_eq!(again(&mut log, hand), Err(CupRefusal::NotNow(hand)), "the lots come first");
    for event in [lots, hand] {
        assert_eq!(again(&mut log, event), Ok(1));
    }
    assert_eq!(log.cup().drafted().expect("a draw").plan(), &by_hand);
    log.give(CupCommand::DrawAgain(78)).expect("lots");
    assert_eq!(again(&mut log, list), Err(CupRefusal::NotNow(list)), "something else happened");
    assert_eq!(replayed(&log), *log.cup());
    let mut log = open(eight());
    assert_eq!(log.give(CupCommand::DrawAgain(1)), Err(CupRefusal::NoLots));
}

#[test]
fn a_draw_is_taken_back_once_nothing_that_was_played_counts() {
    let mut log = published(8);
    let [one, other] = [log.people("QF1")[0], log.people("QF2")[0]];
    let exchanged = Command::EditSlots(exchange(log.cup(), one, other));
    log.give_because(WHY, CupCommand::Play(exchanged)).expect("nobody has played");
    assert_eq!(log.cup().steps_played(), 0, "an exchange is not play");
    let record = Command::Record { game: MatchId::from("QF1"), outcome: won(Side::First) };
    log.give(CupCommand::Play(record)).expect("it is played");
    assert_eq!(log.give(CupCommand::Recall), Err(CupRefusal::InPlay(1)));
    log.give_because(WHY, CupCommand::Play(Command::Undo(2))).expect("undone");
    let (exchanged, publication) = (log.people("QF1"), 2);
    assert!(log.cup().is_publication(publication));
    // Undoing the publication is taking the draw back.
    assert_eq!(log.give_because(WHY, CupCommand::TakeBack(publication)), Ok(1));
    let recalled = log.events.len() as u64;
    assert!(log.cup().state().is_none() && log.cup().is_taken_back(publication));
    assert!(log.cup().is_by_hand(), "the exchange stays");
    assert_eq!(log.cup().record(0, 2).map(|record| record.at), Some(1), "nothing of the log is lost");
    assert_eq!(log.give_because(WHY, CupCommand::TakeBack(recalled)), Ok(1));
    assert_eq!(log.people("QF1"), exchanged);
    assert_eq!(log.cup().play().expect("played").records().len(), 3);
    // It counts again, and can be played and taken back as before.
    assert_eq!(log.give_because(WHY, CupCommand::DoAgain(recalled)), Ok(1));
    log.give(CupCommand::Publish).expect("anew");
    assert_eq!((log.people("QF1"), log.cup().draw()), (exchanged, Some(1)));
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn those_who_have_not_come_are_left_out() {
    let mut log = open(eight());
    let missing = |numbers: &[u32]| CupCommand::CheckIn(numbers.iter().copied().map(EntrantId).collect());
    let stranger = CupRefusal::Play(Refusal::UnknownEntrant(EntrantId(9)));
    assert_eq!(log.give(missing(&[9])), Err(stranger));
    let alone = log.give(missing(&[1, 2, 3, 4, 5, 6, 7]));
    assert_eq!(alone, Err(CupRefusal::Cannot(CannotPlan::Entrants { count: 1 })));
    assert_eq!(log.give(missing(&[])), Ok(0), "everybody is here already");
    let order = CupOrder { by: name("A"), at: 1, reason: None, command: missing(&[2, 5]) };
    let shown = log.cup().preview(&order).expect("it can be");
    let texts: Vec<String> = shown.iter().map(|one| one.message().text(Lang::En)).collect();
    assert_eq!(
        texts,
        [
            "P2 is absent and is not paired",
            "P5 is absent and is not paired",
            "pairings are made again for 6 players",
        ]
    );
    assert_eq!(log.give(missing(&[2, 5])), Ok(1));
    let present = |cup: &Cup| cup.drafted().expect("a draw").entrants().len();
    assert_eq!((present(log.cup()), log.cup().setup().entrants.len()), (6, 8));
    log.give(CupCommand::Publish).expect("it counts");
    assert_eq!(log.give(missing(&[])), Err(CupRefusal::Published));
    let shown = log.cup().shown(Entrant::clone);
    assert_eq!(shown.state().map(|state| state.plan().entrants().len()), Some(6));
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn a_correction_of_a_name_counts_again() {
    let mut log = published(4);
    let label = |text: &str| kolo_stages::Label { name: name(text), club: None };
    let rename = |text: &str| CupCommand::Rename { who: EntrantId(1), label: label(text) };
    log.give(rename("Anna")).expect("corrected");
    let event = log.events.len() as u64;
    log.give_because(WHY, CupCommand::TakeNameBack(event)).expect("taken back");
    assert_eq!(log.give_because(WHY, CupCommand::DoAgain(event)), Ok(1));
    assert_eq!(log.cup().setup().entrants[0].name, name("Anna"));
    assert_eq!(log.give_because(WHY, CupCommand::DoAgain(event)), Err(CupRefusal::NotNow(event)));
    log.give_because(WHY, CupCommand::TakeNameBack(event)).expect("taken back once more");
    log.give(rename("Eva")).expect("corrected");
    assert_eq!(log.give_because(WHY, CupCommand::DoAgain(event)), Err(CupRefusal::NotNow(event)));
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn links_hold_again_with_the_list() {
    let mut log = open(setup(6));
    let number = |log: &Log| log.cup().link_number(EntrantId(3)).expect("on the list");
    let first = number(&log);
    let mut other = setup(6);
    other.entrants[2].name = name("Somebody else");
    log.give(CupCommand::Change(other.clone())).expect("another list");
    let (event, second) = (log.events.len() as u64, number(&log));
    assert_ne!(first, second);
    log.give_because(WHY, CupCommand::TakeBack(event)).expect("undone");
    assert_eq!(number(&log), first);
    assert_eq!(log.cup().holder_of(second), None, "the link of somebody who is not on the list");
    other.entrants[2].name = name("A third one");
    log.give(CupCommand::Change(other)).expect("another list");
    assert!(![first, second].contains(&number(&log)));
}

#[test]
fn earlier_steps_are_undone_also_after_a_draw_was_published_and_taken_back() {
    let mut log = open(setup(8));
    log.give(CupCommand::Change(setup(7))).expect("another list");
    log.give(CupCommand::Change(setup(6))).expect("and another");
    let (seven, six) = (2, 3);
    let label = kolo_stages::Label { name: name("Anna"), club: None };
    for _ in 0..2 {
        log.give(CupCommand::Publish).expect("it counts");
        let back = log.give_because(WHY, CupCommand::TakeBack(six));
        assert_eq!(back, Err(CupRefusal::NotNow(six)), "a draw that counts stands on it");
        log.give(CupCommand::Rename { who: EntrantId(1), label: label.clone() }).expect("corrected");
        log.give(CupCommand::Recall).expect("nothing is played");
    }
    let recalled = log.events.len() as u64;
    let count = |log: &Log| log.cup().setup().entrants.len();
    let back = |log: &mut Log, event: u64| log.give_because(WHY, CupCommand::TakeBack(event));
    assert!(log.cup().can_take_back(recalled), "the draw can still count again");
    assert_eq!(back(&mut log, seven), Err(CupRefusal::NotNow(seven)), "the later list stands on it");
    assert_eq!((back(&mut log, six), count(&log)), (Ok(1), 7));
    assert_eq!((back(&mut log, seven), count(&log)), (Ok(1), 8));
    assert_eq!(log.cup().setup().entrants[0].name, name("Anna"), "a corrected name stays corrected");
    assert_eq!(back(&mut log, recalled), Err(CupRefusal::NotNow(recalled)), "that draw was of another list");
    for event in [seven, six] {
        assert_eq!(log.give_because(WHY, CupCommand::DoAgain(event)), Ok(1));
    }
    assert_eq!((count(&log), log.cup().is_taken_back(six)), (6, false));
    assert_eq!(back(&mut log, recalled), Ok(1), "everything is as it was: the draw counts again");
    assert_eq!(log.cup().draw(), Some(1));
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn people_are_called_as_on_the_list_that_held_then() {
    let mut log = published(4);
    let called = |log: &Log, event: u64| log.cup().name_at(event, EntrantId(1)).map(ToString::to_string);
    let label = |text: &str| kolo_stages::Label { name: name(text), club: None };
    log.give(CupCommand::Rename { who: EntrantId(1), label: label("Anna") }).expect("corrected");
    log.give(CupCommand::Recall).expect("nothing is played");
    let mut other = setup(4);
    other.entrants[0].name = name("Eva");
    log.give(CupCommand::Change(other)).expect("another list");
    log.give_because(WHY, CupCommand::TakeBack(5)).expect("undone");
    let then = |event| called(&log, event).unwrap_or_default();
    assert_eq!([2, 3, 4, 5, 6, 7].map(then), ["P1", "P1", "Anna", "Anna", "Eva", "Anna"]);
    assert_eq!(called(&log, 1), None, "nobody was on a list");
    for event in 1..=log.events.len() as u64 {
        let whole = log.cup().as_of(event - 1).filter(|_| event > 1);
        let whole = whole.map(|cup| cup.setup().entrants[0].name.to_string());
        assert_eq!(called(&log, event), whole, "{event}");
    }
}
