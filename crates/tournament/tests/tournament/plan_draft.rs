//! The draw before it counts (K-CUP, K-SLOT): changed by hand, drawn again, published and unpublished.

use kolo_model::{Side, SplitMix64};
use kolo_stages::Refusal as InPlan;
use kolo_stages::generate::{CannotPlan, Losers, Lots, Recipe};
use kolo_tournament::{
    ByHand, Change, CheckIn, Command, Entry, Event, Fixed, Graph, Ledger, Numbering, Refusal, Role, Settings,
    StageId, UndoRefusal,
};

use crate::desk::{Desk, entry, id, name};
use crate::plan_desk::{
    WHY, because, broken, by_lot, by_strength, counted, draft_of, drafted, draw, edit, elsewhere, entries,
    exchange, graph, knockout, main_stage, people, play, publish, published, read_back, recipe, record,
    report, settings, unpublish, with, won,
};

fn of_club(entry: Entry, club: &str) -> Entry {
    Entry { club: Some(name(club)), ..entry }
}

/// Eight by strength alone; 3 and 6 are of one club.
fn eight() -> Desk {
    let mut people = entries(8);
    for index in [2, 5] {
        people[index] = of_club(people[index].clone(), "Praha");
    }
    let mut desk = with(people, by_strength(Losers::Out));
    desk.must(draw(5));
    desk
}

#[test]
fn everything_changes_until_the_draw_counts_and_nothing_after_play_has_begun() {
    let mut alone = knockout(1, by_lot());
    let nothing = Ledger::default().decide(&alone.order(Role::Arbiter, None, publish()));
    assert_eq!(nothing, Err(Refusal::NotCreated));
    let one = CannotPlan::Entrants { count: 1 };
    assert_eq!(alone.ask(draw(5)), Err(Refusal::Stage(InPlan::CannotPlan(one))));
    let mut desk = knockout(7, by_lot());
    assert_eq!(desk.ask(Command::Create(settings(by_lot()))), Err(Refusal::AlreadyCreated));
    let nowhere = elsewhere("SF1", [1, 2]);
    let early = desk.ask(report(nowhere.clone(), won(Side::First)));
    assert_eq!(early, Err(Refusal::UnknownPairing(nowhere)), "no draw counts");
    assert_eq!(desk.ask(publish()), Err(Refusal::NoPlanDraft(main_stage())));
    let same = Command::Edit(id(7), Entry::named(name("P7")));
    assert_eq!(desk.ask(same), Err(Refusal::NothingChanges), "it is so already");
    assert_eq!(desk.ask(Command::Configure(settings(by_lot()))), Err(Refusal::NothingChanges));
    assert_eq!(counted(desk.ask(Command::Enter(Entry::named(name("P8"))))), Ok(1));
    desk.must(draw(5));
    desk.must(publish());
    assert_eq!(desk.ask(Command::Enter(Entry::named(name("P9")))), Err(Refusal::LateEntryInStage));
    let other = Command::Configure(settings(by_strength(Losers::Out)));
    assert_eq!(because(&mut desk, other), Err(Refusal::SettingsFixed(vec![Fixed::Stages])));
    assert_eq!(desk.ask(draw(6)), Err(Refusal::PlanPublished(main_stage())));
    assert_eq!(desk.ask(unpublish()), Err(Refusal::ReasonMissing), "it is taken back with a reason");
    because(&mut desk, unpublish()).expect("nothing is played");
    for gone in [7, 8] {
        desk.must(Command::Withdraw(id(gone)));
    }
    desk.must(draw(5));
    desk.must(publish());
    assert_eq!(play(&desk).plan().entrants().len(), 6);
    let game = desk.state().ready().next().expect("a match");
    desk.must(report(game, won(Side::First)));
    assert_eq!(because(&mut desk, unpublish()), Err(Refusal::PlanInPlay(main_stage())));
    let records = desk.ledger.records();
    assert!((1..).zip(records).all(|(seq, one)| one.seq == seq), "the history has every event");
    assert!(matches!(records.last().map(|one| &one.event), Some(Event::ResultConfirmed(_))));
}

#[test]
fn a_draft_changed_by_hand_counts_as_it_was_changed() {
    let mut desk = eight();
    let second_round = broken(&desk, &exchange(&desk, 2, 4));
    assert_eq!(second_round, ["P1 (seed 1) and P2 (seed 2) can meet as early as SF1 G-3.2.2"]);
    let by_hand = edit(exchange(&desk, 2, 4));
    let refused = desk.ask(by_hand.clone());
    assert_eq!(refused, Err(Refusal::Stage(InPlan::ReasonMissing)), "a rule is broken");
    assert_eq!(because(&mut desk, by_hand), Ok(1));
    assert_eq!(graph(&desk).draft().map(|draft| draft.changed), Some(ByHand::Changed));
    // Nothing more is broken by exchanging two of the weak ones.
    let harmless = edit(exchange(&desk, 7, 8));
    assert_eq!(counted(desk.ask(harmless)), Ok(1));
    let by_hand = draft_of(&desk);
    desk.must(publish());
    assert_eq!(play(&desk).plan().plan(), &by_hand);
    let late = edit(exchange(&desk, 7, 8));
    assert_eq!(because(&mut desk, late), Err(Refusal::PlanPublished(main_stage())));
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn what_a_change_by_hand_changes_is_shown_before() {
    let desk = eight();
    let order = desk.order(Role::Arbiter, WHY, edit(exchange(&desk, 2, 4)));
    let shown = desk.ledger.preview(&order).expect("it can be").changes;
    assert_eq!(shown.iter().filter(|change| matches!(change, Change::InPlan(_))).count(), shown.len());
    assert!(shown.len() >= 2, "both slots: {shown:?}");
    // Other lots are shown when they are drawn.
    let mut desk = drafted(8, by_lot());
    let again = desk.order(Role::Arbiter, None, draw(77));
    assert_eq!(desk.ledger.preview(&again).expect("it can be").changes, []);
    let order = desk.order(Role::Arbiter, None, publish());
    let counts = desk.ledger.preview(&order).expect("it can be").changes;
    assert_eq!(counts, [Change::PlanPublished(main_stage())]);
    desk.must(publish());
    let order = desk.order(Role::Arbiter, WHY, unpublish());
    let counts_no_more = desk.ledger.preview(&order).expect("it can be").changes;
    assert_eq!(counts_no_more, [Change::PlanUnpublished(main_stage())]);
}

#[test]
fn what_a_change_by_hand_breaks_is_named() {
    let desk = eight();
    let club = broken(&desk, &exchange(&desk, 7, 3));
    assert!(club.iter().all(|text| !text.contains("club")), "{club:?}");
    // 6 stands opposite 3 in the draw of the program already: nothing new.
    assert_eq!(broken(&desk, &exchange(&desk, 7, 8)), Vec::<String>::new());
    let seeds = broken(&desk, &exchange(&desk, 2, 8));
    let early = "P1 (seed 1) and P2 (seed 2) can meet as early as QF1 G-3.2.2".to_owned();
    assert!(seeds.contains(&early), "{seeds:?}");

    let six = drafted(6, by_strength(Losers::Out));
    let bye = broken(&six, &exchange(&six, 2, 3));
    let wrong = "P3 has a bye, but P2 is seeded higher and has none G-3.2.2".to_owned();
    assert!(bye.contains(&wrong), "{bye:?}");

    let mut people = entries(8);
    for index in [0, 1] {
        people[index] = of_club(people[index].clone(), "Brno");
    }
    let mut desk = with(people, recipe(2, Losers::Out, Lots::None));
    desk.must(draw(5));
    let drawn = desk.state().drawn(&main_stage()).expect("groups");
    let members = |group: &str| -> Vec<u32> {
        let view = drawn.group(&group.into()).expect("a group");
        view.members.iter().filter_map(|one| one.id()).map(|id| id.0).collect()
    };
    assert!(members("A").contains(&1) && members("B").contains(&2));
    let other = *members("A").iter().find(|who| **who > 2).expect("a weaker one");
    let wrong = broken(&desk, &exchange(&desk, 2, other));
    for text in [
        "group A has more players of one club than necessary: P1, P2 G-3.1.5",
        "group A has several players of pot 1: P1, P2 G-3.1.5",
    ] {
        assert!(wrong.contains(&text.to_owned()), "{wrong:?}");
    }
}

/// Nothing is said against what the program draws; and exchanging two back is a draw without warnings, too.
#[test]
fn the_draw_of_the_program_breaks_nothing() {
    let mut random = SplitMix64::new(17);
    for count in 2..40 {
        let mut people = entries(count);
        for one in &mut people {
            one.club = (random.below(3) > 0).then(|| name(&format!("C{}", random.below(4))));
        }
        for lots in [Lots::None, Lots::Drawn { seeded: 0 }, Lots::Drawn { seeded: 4 }] {
            for groups in [0, 3] {
                let groups = if count >= 8 { groups } else { 0 };
                let mut desk = Desk::created(settings(recipe(groups, Losers::Out, lots)));
                desk.must(Command::EnterAll(people.clone()));
                desk.must(draw(u64::from(count)));
                let drawn = desk.state().drawn(&main_stage()).expect("a draw");
                assert_eq!(desk.state().plan_breaches(&main_stage(), &drawn), Ok(Vec::new()));
            }
        }
        // Without clubs the rules of seeds hold in full, not only compared with the draw itself.
        let (one, other) = (1 + random.below(u64::from(count)), 1 + random.below(u64::from(count)));
        if one != other {
            let mut desk = drafted(count, by_strength(Losers::Out));
            let numbers = [one, other].map(|number| u32::try_from(number).expect("small"));
            let changes = edit(exchange(&desk, numbers[0], numbers[1]));
            because(&mut desk, changes).expect("any two can be exchanged");
            let back = exchange(&desk, numbers[0], numbers[1]);
            assert_eq!(broken(&desk, &back), Vec::<String>::new(), "{count} {numbers:?}");
        }
    }
}

#[test]
fn a_draw_without_lots_is_not_drawn_again() {
    let mut desk = eight();
    assert_eq!(desk.ask(draw(1)), Err(Refusal::NothingChanges), "nothing of it is a lot");
    let changes = edit(exchange(&desk, 7, 8));
    desk.must(changes);
    desk.must(draw(1));
    assert_eq!(graph(&desk).draft().map(|draft| draft.changed), Some(ByHand::Untouched));
    let mut desk = drafted(8, by_lot());
    assert_eq!(desk.ask(draw(5)), Err(Refusal::NothingChanges), "the same lots");
    desk.must(draw(77));
    assert_eq!(graph(&desk).draft().map(|draft| draft.seed), Some(77));
}

#[test]
fn a_draw_is_taken_back_once_nothing_that_was_played_counts() {
    let mut desk = published(8, by_lot());
    let first = draft_plan(&desk);
    let [one, other] = [people(&desk, "QF1")[0], people(&desk, "QF2")[0]];
    let changes = exchange(&desk, one, other);
    because(&mut desk, Command::EditSlots { stage: main_stage(), changes }).expect("nobody has played");
    record(&mut desk, "QF1", Side::First).expect("it is played");
    let played = desk.latest_step();
    assert_eq!(because(&mut desk, unpublish()), Err(Refusal::PlanInPlay(main_stage())));
    desk.undo(played).expect("undone");
    let exchanged = people(&desk, "QF1");
    // A publication is not undone: it is unpublished, with a reason.
    let publication = desk.ledger.records().iter().find(|one| matches!(one.event, Event::PlanPublished(_)));
    let publication = publication.expect("published").step;
    assert_eq!(desk.undo(publication).unwrap_err(), Refusal::CannotUndoPublication);
    let records = desk.ledger.records().len();
    assert_eq!(because(&mut desk, unpublish()), Ok(1));
    let back = desk.latest_step();
    assert!(graph(&desk).play().is_none());
    assert_eq!(graph(&desk).draft().map(|draft| draft.changed), Some(ByHand::Changed), "the exchange stays");
    assert_eq!(desk.ledger.records().len(), records + 1, "nothing of the log is lost");
    assert_eq!(desk.undo(back).unwrap_err(), Refusal::CannotUndoPublication);
    // It is published again, and can be played and unpublished as before.
    desk.must(publish());
    assert_eq!(people(&desk, "QF1"), exchanged);
    assert_ne!(draft_plan(&desk), first);
    because(&mut desk, unpublish()).expect("nothing is played");
    desk.must(publish());
    record(&mut desk, "QF1", Side::First).expect("it is played");
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

fn draft_plan(desk: &Desk) -> kolo_stages::Plan {
    play(desk).plan().plan().clone()
}

#[test]
fn an_untouched_plan_is_untouched_after_it_was_unpublished() {
    let mut desk = published(8, by_lot());
    because(&mut desk, unpublish()).expect("nothing is played");
    assert_eq!(graph(&desk).draft().map(|draft| draft.changed), Some(ByHand::Untouched));
    // A report that counts is play.
    desk.must(publish());
    let by = people(&desk, "QF1")[0];
    crate::plan_desk::reported(&mut desk, "QF1", by, won(Side::First)).expect("it is said");
    assert_eq!(because(&mut desk, unpublish()), Err(Refusal::PlanInPlay(main_stage())));
    // What was said by others than those who stand there now holds nothing back, and is forgotten.
    let [one, other] = [people(&desk, "QF1")[0], people(&desk, "QF2")[0]];
    let changes = exchange(&desk, one, other);
    because(&mut desk, Command::EditSlots { stage: main_stage(), changes }).expect("nobody has played");
    because(&mut desk, unpublish()).expect("nothing is said that counts");
    let back = edit(exchange(&desk, one, other));
    because(&mut desk, back).expect("as it was");
    desk.must(publish());
    assert_eq!(graph(&desk).reports(&"QF1".into()), None);
}

/// Check-in is required, and all but these are here.
fn without(players: u32, missing: &[u32]) -> Desk {
    let settings = Settings { check_in: CheckIn::Required, ..settings(by_strength(Losers::Out)) };
    let mut desk = Desk::created(settings);
    desk.must(Command::EnterAll(entries(players)));
    for here in (1..=players).filter(|here| !missing.contains(here)) {
        desk.must(Command::CheckIn(id(here)));
    }
    desk
}

#[test]
fn those_who_have_not_come_are_left_out() {
    let mut alone = without(8, &[1, 2, 3, 4, 5, 6, 7]);
    let one = CannotPlan::Entrants { count: 1 };
    assert_eq!(alone.ask(draw(5)), Err(Refusal::Stage(InPlan::CannotPlan(one))));
    let mut desk = without(8, &[]);
    assert_eq!(desk.ask(Command::CheckIn(id(9))), Err(Refusal::UnknownCompetitor));
    assert_eq!(desk.ask(Command::CheckIn(id(2))), Err(Refusal::AlreadyCheckedIn(name("P2"))));
    desk.must(draw(5));
    let order = desk.order(Role::Arbiter, None, Command::CheckOut(id(2)));
    let shown = desk.ledger.preview(&order).expect("it can be").changes;
    assert_eq!(shown, [Change::PlanDiscarded(main_stage())], "it was drawn with them");
    assert_eq!(counted(desk.ask(Command::CheckOut(id(2)))), Ok(2));
    desk.must(Command::CheckOut(id(5)));
    desk.must(draw(5));
    assert_eq!(graph(&desk).draft().map(|draft| draft.plan.entrants().len()), Some(6));
    assert_eq!(desk.state().entrants().len(), 8, "they stay on the list");
    desk.must(publish());
    // Who comes now is not drawn any more; what is published stays.
    let before = play(&desk).clone();
    desk.must(Command::CheckIn(id(2)));
    assert_eq!(play(&desk), &before);
    // A plan that was drawn without them is no longer a draft.
    let decision = desk.must_because("one came late", unpublish());
    assert!(
        matches!(decision.events.as_slice(), [Event::PlanUnpublished(_), Event::PlanDiscarded(_)]),
        "{decision:?}"
    );
    assert_eq!(desk.ask(publish()), Err(Refusal::NoPlanDraft(main_stage())));
    desk.must(draw(5));
    desk.must(publish());
    assert_eq!(play(&desk).plan().entrants().len(), 7);
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn a_draft_does_not_outlive_what_it_was_drawn_from() {
    let rated = Recipe { seed_by: kolo_stages::generate::SeedBy::Rating, ..by_strength(Losers::Out) };
    let mut desk = with((1..=4).map(|n| entry(&format!("P{n}"), i64::from(2000 - n))), rated);
    desk.must(Command::Edit(id(4), entry("P4", 2400)));
    let stronger = desk.latest_step();
    desk.must(draw(5));
    // By the rating of before it would be drawn otherwise.
    let decision = desk.undo(stronger).expect("nothing is published");
    assert!(matches!(decision.events.last(), Some(Event::PlanDiscarded(_))), "{decision:?}");
    desk.must(draw(5));
    let decision = desk.must(Command::AssignNumbers(Numbering::ByRating));
    assert!(matches!(decision.events.first(), Some(Event::PlanDiscarded(_))), "the list is another");
    desk.must(draw(5));
    // What changes nothing of the draw leaves it.
    desk.must(Command::CheckIn(id(1)));
    let here = desk.latest_step();
    assert_eq!(counted(desk.undo(here)), Ok(1));
    assert!(graph(&desk).draft().is_some());
}

#[test]
fn events_that_do_not_fit_are_damage() {
    let mut desk = drafted(4, by_lot());
    desk.must(publish());
    let records = desk.ledger.records();
    let published = records.last().expect("published").clone();
    let mut first = published.clone();
    (first.seq, first.step) = (1, kolo_tournament::Step(1));
    assert!(Ledger::replay(vec![first]).is_err());
    let order = desk.order(Role::Arbiter, None, publish());
    for twice in [published.event, records[0].event.clone()] {
        assert!(desk.ledger.prepare(&order, vec![twice]).is_err());
    }
    let pairing = elsewhere("final", [1, 2]);
    let said = kolo_tournament::Event::read(
        "result.reported",
        2,
        &serde_json::json!({"pairing": pairing, "by": 1, "verdict": won(Side::First)}).to_string(),
    );
    let said = said.expect("an event");
    assert!(desk.ledger.prepare(&order, vec![said]).is_err(), "nobody stands in the final yet");
}

#[test]
fn an_order_of_stages_that_is_not_a_chain_is_refused() {
    let settings = Settings::of_stages(name("Nothing"), Vec::new(), 1);
    assert!(matches!(Desk::try_created(settings), Err(Refusal::StagesImpossible(_))));
    let mut desk = drafted(4, by_lot());
    let unknown: StageId = "other".parse().expect("a stage");
    assert_eq!(desk.ask(Command::PublishPlan(unknown.clone())), Err(Refusal::UnknownStage(unknown)));
    assert_eq!(desk.state().graph(&main_stage()).and_then(Graph::play), None);
    let undo = desk.undo(kolo_tournament::Step(99)).unwrap_err();
    assert_eq!(undo, Refusal::Undo(UndoRefusal::NoSuchStep(kolo_tournament::Step(99))));
}
