//! Start numbers of a FIDE (Dutch) Swiss: ratings before the start, numbers that follow corrections and late entries until
//! round 4 is published, and stay from then on.

use std::collections::BTreeMap;

use kolo_formats::Format;
use kolo_messages::Lang;
use kolo_model::{
    Adjourned, Clause, HalfPoints, Idle, Outcome, Rating, RatingBasis, RoundNumber, System, Title, Tournament,
};
use kolo_pairing::{NextRound, Silent, pair};
use kolo_tournament::{
    Acceleration, Change, Command, Decision, Drafting, EntrantId, Entry, Event, Numbering, NumbersOrigin,
    Refusal, Role, Settings, Step, UndoRefusal, Unfinished,
};
use proptest::prelude::*;

use crate::any_order::{events_read_back, give_checked};
use crate::desk::{Desk, entry, id, name, round};

const BECAUSE: Option<&str> = Some("the list of this month");
const PROGRAM: Command = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait };

/// So many players, strongest first, whose numbers the program gives with the first pairing.
fn field(rounds: u32, players: u32) -> Desk {
    let mut desk = Desk::open(System::Dutch, rounds);
    for n in 1..=players {
        desk.must(Command::Enter(entry(&format!("P{n}"), i64::from(2000 - 10 * n))));
    }
    desk
}

/// Pairs, publishes and plays a round.
fn play(desk: &mut Desk) {
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
}

fn after_rounds(rounds: u32, players: u32, played: u32) -> Desk {
    let mut desk = field(rounds, players);
    (0..played).for_each(|_| play(&mut desk));
    desk
}

fn given(order: &[u32]) -> Command {
    Command::AssignNumbers(Numbering::Given(order.iter().copied().map(id).collect()))
}

fn order(desk: &Desk) -> Vec<u32> {
    desk.state().order().iter().map(|id| id.0).collect()
}

fn codes(decision: &Decision) -> Vec<&'static str> {
    decision.events.iter().map(Event::code).collect()
}

fn changes(desk: &Desk, command: Command) -> Vec<Change> {
    desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, command)).expect("it is lawful").changes
}

/// Opponents, colours and points of all players, round by round, by name.
fn by_player(facts: &Tournament) -> BTreeMap<String, (HalfPoints, Vec<String>)> {
    let table = facts.crosstable();
    let name = |no| facts.competitor(no).expect("everybody has a number").name.to_string();
    let row = |row: &kolo_model::Row| {
        let games =
            row.games().map(|(round, game)| format!("{round} {:?} {}", game.side, name(game.opponent)));
        (name(row.no), (row.points(&facts.scoring(), Adjourned::NotYet), games.collect()))
    };
    table.rows().iter().map(row).collect()
}

/// Every published round of a file keeps C1 to C3 and leaves no player out.
fn assert_rounds_hold(facts: &Tournament) {
    for (index, played) in facts.rounds().iter().enumerate() {
        let number = RoundNumber::from_index(index);
        let byes = played.idle.iter().filter(|(_, idle)| *idle == Idle::PairingBye).map(|(no, _)| *no);
        let pairs = played.games.iter().map(|game| game.sides).collect();
        let next = NextRound { round: number, pairs, byes: byes.collect() };
        let broken = kolo_pairing::check_round(System::Dutch, &facts.before_round(number), &next);
        assert_eq!(broken, [], "round {number}");
    }
}

#[test]
fn round_one_is_not_drawn_while_a_rating_is_missing() {
    let mut desk = Desk::open(System::Dutch, 3);
    for entry in [entry("Adam", 2000), Entry::named(name("Božena")), Entry::named(name("Cyril"))] {
        desk.must(Command::Enter(entry));
    }
    let refused = desk.ask(PROGRAM).unwrap_err();
    let clause = Clause::new("D-C.04.2-2.1");
    assert_eq!(refused, Refusal::RatingsMissing { names: ["Božena", "Cyril"].map(name).into(), clause });
    assert_eq!(refused.clause(), clause);
    for lang in Lang::ALL {
        assert!(refused.message().text(lang).contains("Božena, Cyril"));
    }
    let estimate = Rating::new(1500, RatingBasis::Estimated).unwrap();
    desk.must(Command::Edit(id(2), Entry { rating: Some(estimate), ..Entry::named(name("Božena")) }));
    assert_eq!(desk.ask(Command::ConfirmRatings), Err(Refusal::ReasonMissing));
    desk.must_because("a beginner, nobody knows him", Command::ConfirmRatings);
    let confirmed = desk.latest_step();
    desk.draft();
    desk.must(Command::Publish);
    assert_eq!(order(&desk), [1, 2, 3], "who has none comes last");
    assert_eq!(desk.undo(confirmed), Err(Refusal::ConfirmationFixed(clause)));
}

#[test]
fn numbers_follow_late_entries_and_corrections_and_nobody_is_mixed_up() {
    let mut desk = after_rounds(7, 10, 1);
    let wall = desk.state().rounds()[0].sheet();
    // The strongest of all comes late: behind the others for now, at the top with the next pairing.
    let late = Command::Enter(entry("Late", 2500));
    assert_eq!(changes(&desk, late.clone()), [Change::Numbers { people: 10 }, Change::RoundKept(round(1))]);
    desk.must(late);
    assert_eq!(desk.state().number_of(id(11)).map(kolo_model::StartNumber::get), Some(11));
    assert_eq!(desk.state().numbers_to_change(), 11);
    let drafted = desk.draft();
    assert_eq!(codes(&drafted), ["numbers.assigned", "round.drafted"], "the change has its own event");
    assert!(
        matches!(&drafted.events[0], Event::NumbersAssigned(one) if one.origin == NumbersOrigin::ByRating)
    );
    assert_eq!(order(&desk), [11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(desk.state().numbers_to_change(), 0);
    desk.must(Command::Publish);
    assert_eq!(desk.state().rounds()[0].sheet(), wall, "what is published holds people");
    let facts = desk.state().facts().unwrap();
    let points = |who: &str| by_player(&facts)[who].0;
    assert_eq!(points("Late"), HalfPoints::ZERO, "no points for the round that was missed");
    desk.play_latest();
    // A rating was wrong: the next pairing uses the right one, and the arbiter sees it before.
    let correct = Command::Edit(id(9), entry("P9", 2400));
    assert!(changes(&desk, correct.clone()).contains(&Change::Numbers { people: 9 }));
    desk.must_because("the list of this month", correct);
    assert_eq!(order(&desk), [11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let before = by_player(&desk.state().facts().unwrap());
    assert_eq!(codes(&desk.draft()), ["numbers.assigned", "round.drafted"]);
    assert_eq!(order(&desk), [11, 9, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
    assert_eq!(by_player(&desk.state().facts().unwrap()), before, "games and points belong to people");
    // The same from a file: the same rounds, nothing broken, and the same next round.
    let facts = desk.state().facts().unwrap();
    let file = kolo_formats::write(Format::Trf, &facts).unwrap().bytes;
    let read = kolo_formats::read(Format::Trf, &file).unwrap().tournament;
    assert_eq!(by_player(&read), before);
    assert_rounds_hold(&read);
    let settings = desk.state().settings();
    let next = pair(System::Dutch, &read, &settings.drawing(settings.seed), &mut Silent).unwrap();
    let pairs: Vec<_> =
        next.pairs.iter().map(|pair| pair.map(|no| desk.state().order()[no.index()])).collect();
    assert_eq!(pairs, desk.state().draft().unwrap().sheet.pairs);
    desk.must(Command::Publish);
    desk.play_latest();
    play(&mut desk);
    assert_rounds_hold(&desk.state().facts().unwrap());
}

#[test]
fn titles_and_names_move_numbers_too() {
    let mut desk = Desk::open(System::Dutch, 5);
    for text in ["Adam", "Bára", "Cyril", "Dana"] {
        desk.must(Command::Enter(entry(text, 2000)));
    }
    play(&mut desk);
    assert_eq!(order(&desk), [1, 2, 3, 4]);
    desk.must(Command::Edit(id(4), Entry { title: Some(Title::Fm), ..entry("Dana", 2000) }));
    desk.must(Command::Edit(id(1), entry("Zita", 2000)));
    desk.draft();
    assert_eq!(order(&desk), [4, 2, 3, 1]);
}

#[test]
fn round_four_fixes_the_numbers() {
    let mut desk = after_rounds(7, 8, 3);
    assert!(desk.state().provisional_numbers().is_some());
    // The draft of round 4 is none yet: it is thrown away for the last correction.
    desk.draft();
    assert_eq!(desk.ask(given(&[2, 1, 3, 4, 5, 6, 7, 8])), Err(Refusal::ReasonMissing));
    let decision = desk.must_because("the list of this month", given(&[2, 1, 3, 4, 5, 6, 7, 8]));
    assert_eq!(codes(&decision), ["draft.discarded", "numbers.assigned"]);
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, given(&[2, 1, 3, 4, 5, 6, 7, 8])),
        Err(Refusal::NothingChanges)
    );
    desk.must_because("and another one", given(&[2, 1, 3, 4, 5, 6, 8, 7]));
    let corrected = desk.latest_step();
    play(&mut desk);
    assert!(desk.state().provisional_numbers().is_none());
    for numbering in [given(&[1, 2, 3, 4, 5, 6, 7, 8]), Command::AssignNumbers(Numbering::ByRating)] {
        let refused = desk.give(Role::Arbiter, BECAUSE, numbering).unwrap_err();
        assert_eq!((&refused, refused.clause().id()), (&Refusal::NumbersFinal, "D-C.04.2-2.3"));
    }
    assert_eq!(desk.undo(corrected), Err(Refusal::NumbersFinal));
    // A rating is still corrected, and a player who comes now gets the next number.
    assert!(
        !changes(&desk, Command::Edit(id(8), entry("P8", 2700))).contains(&Change::Numbers { people: 8 })
    );
    desk.must_because("the list of this month", Command::Edit(id(8), entry("P8", 2700)));
    desk.must(Command::Enter(entry("Late", 2800)));
    assert_eq!(codes(&desk.draft()), ["round.drafted"]);
    assert_eq!(order(&desk), [2, 1, 3, 4, 5, 6, 8, 7, 9]);
}

#[test]
fn numbers_of_the_program_are_final_with_round_four_as_well() {
    let mut desk = after_rounds(7, 8, 3);
    desk.must_because("the list of this month", Command::Edit(id(8), entry("P8", 2700)));
    play(&mut desk);
    assert_eq!(order(&desk), [8, 1, 2, 3, 4, 5, 6, 7], "in time for round 4");
    desk.must_because("it was right after all", Command::Edit(id(8), entry("P8", 1000)));
    desk.must(Command::Enter(entry("Late", 2800)));
    play(&mut desk);
    assert_eq!(order(&desk), [8, 1, 2, 3, 4, 5, 6, 7, 9]);
}

#[test]
fn numbers_that_the_arbiter_gave_stay_his() {
    let mut desk = after_rounds(7, 6, 1);
    desk.must_because("as announced", given(&[6, 5, 4, 3, 2, 1]));
    desk.must_because("the list of this month", Command::Edit(id(1), entry("P1", 2700)));
    desk.must(Command::Enter(entry("Late", 2800)));
    assert_eq!(codes(&desk.draft()), ["round.drafted"]);
    assert_eq!(order(&desk), [6, 5, 4, 3, 2, 1, 7]);
    // The arbiter may let the program do it again.
    desk.must_because("by rating after all", Command::AssignNumbers(Numbering::ByRating));
    assert_eq!(order(&desk), [7, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_renumbering_is_undone_while_numbers_are_open() {
    let mut desk = after_rounds(7, 7, 1);
    // Two without an opponent stand on the list of a round in the order of the numbers of then.
    desk.absent(1, 2);
    desk.absent(5, 2);
    desk.must_because("the list of this month", given(&[7, 6, 5, 4, 3, 2, 1]));
    let renumbered = desk.latest_step();
    play(&mut desk);
    let wall = desk.state().rounds().to_vec();
    let decision = desk.undo(renumbered).unwrap();
    assert_eq!(codes(&decision), ["step.undone"]);
    assert_eq!(order(&desk), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(desk.state().rounds(), wall);
    desk.must_because("after all", Command::Redo(renumbered));
    assert_eq!(order(&desk), [7, 6, 5, 4, 3, 2, 1]);
    // With a draft the numbers that it was paired by go, too.
    desk.undo(renumbered).unwrap();
    desk.must(Command::Enter(entry("Late", 2500)));
    let entered = desk.latest_step();
    desk.draft();
    let drafted = desk.latest_step();
    assert_eq!(order(&desk), [8, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(desk.undo(entered), Err(Refusal::Undo(UndoRefusal::StandsIn { later: drafted })));
    desk.undo(drafted).unwrap();
    assert_eq!(order(&desk), [1, 2, 3, 4, 5, 6, 7, 8]);
    desk.undo(entered).unwrap();
    assert_eq!(order(&desk), [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn other_systems_keep_the_numbers_of_round_one() {
    for system in [System::Fide1992, System::Pisqworky2023, System::Swiss] {
        let mut desk = Desk::with_players(system, 5, 4);
        desk.publish_by_hand(&[(1, 3), (2, 4)], &[]);
        let refused = desk.give(Role::Arbiter, BECAUSE, given(&[2, 1, 3, 4])).unwrap_err();
        assert_eq!((&refused, refused.clause().id()), (&Refusal::NumbersFixed, "R-A2.2"), "{system}");
        assert!(desk.state().provisional_numbers().is_none());
    }
}

/// One step of a tournament whose numbers move.
#[derive(Debug, Clone)]
enum Move {
    Give(Box<Command>),
    Number(Vec<EntrantId>),
    Play,
}

fn give(command: Command) -> Move {
    Move::Give(Box::new(command))
}

fn steps() -> impl Strategy<Value = Move> {
    let who = || (1u32..10).prop_map(id);
    let shuffled = Just((1u32..12).map(id).collect::<Vec<_>>()).prop_shuffle();
    prop_oneof![
        2 => (1000i64..3000).prop_map(|rating| give(Command::Enter(entry("Další", rating)))),
        3 => (who(), 1000i64..3000)
            .prop_map(|(id, rating)| give(Command::Edit(id, entry("Změněný", rating)))),
        2 => shuffled.prop_map(Move::Number),
        1 => Just(give(Command::AssignNumbers(Numbering::ByRating))),
        1 => who().prop_map(|id| give(Command::Withdraw(id))),
        8 => Just(give(PROGRAM)),
        9 => Just(give(Command::Publish)),
        8 => Just(Move::Play),
        3 => (8u64..80).prop_map(|step| give(Command::Undo(Step(step)))),
        1 => (8u64..80).prop_map(|step| give(Command::Redo(Step(step)))),
    ]
}

/// What was lent to whom for the published rounds, by person.
fn lent(desk: &Desk) -> Vec<BTreeMap<EntrantId, HalfPoints>> {
    let Ok(facts) = desk.state().facts() else { return Vec::new() };
    let of_round = |index: usize| {
        let lent = facts.accelerations().iter().map(|(no, points)| {
            (desk.state().order()[no.index()], points.get(index).copied().unwrap_or_default())
        });
        lent.filter(|(_, points)| *points != HalfPoints::ZERO).collect()
    };
    (0..desk.state().rounds().len()).map(of_round).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn numbers_come_and_go_and_stay(steps in prop::collection::vec(steps(), 1..60)) {
        let mut desk = field(9, 7);
        let settings = Settings { acceleration: Acceleration::Baku, ..desk.state().settings().clone() };
        desk.must(Command::Configure(settings));
        play(&mut desk);
        for step in steps {
            let (then, borrowed, rounds) = (order(&desk), lent(&desk), desk.state().rounds().len());
            match step {
                Move::Give(command) => give_checked(&mut desk, Role::Arbiter, Some("why"), *command)?,
                Move::Number(order) => {
                    let known = order.into_iter().filter(|id| desk.state().entrants().contains_key(id));
                    let command = Command::AssignNumbers(Numbering::Given(known.collect()));
                    give_checked(&mut desk, Role::Arbiter, Some("why"), command)?;
                }
                Move::Play => {
                    let settled = desk.state().rounds().last().is_some_and(|round| {
                        round.tables.iter().any(|table| table.outcome != Outcome::Pending)
                    });
                    if !settled {
                        desk.play_latest();
                    }
                }
            }
            // D-C.04.2-2.5: from round 4 on numbers are only added.
            let now = order(&desk);
            prop_assert!(rounds < 4 || now.starts_with(&then) || then.starts_with(&now));
            // What was lent for a published round was lent.
            prop_assert!(lent(&desk).starts_with(&borrowed));
            prop_assert_eq!(now.len(), desk.state().entrants().len());
        }
        events_read_back(&desk)?;
    }
}
