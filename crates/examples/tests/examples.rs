//! Every example is made, sound, and where it says it is.

use kolo_contest::{Timestamp, VenueId, invariants};
use kolo_examples::{Content, Example};
use kolo_model::RoundNumber;
use kolo_tournament::{Ledger, StageId, State, TableStatus};

/// Midday on a day in November.
const AT: Timestamp = Timestamp(1_795_003_200_000);

fn tournament(example: Example) -> State {
    let Ok(Content::Tournament(orders)) = example.content(AT) else { return missing(example) };
    let mut ledger = Ledger::default();
    for order in &orders {
        assert!(order.at.0 <= AT.0, "{example:?} has not happened yet");
        let decision = ledger.decide(order).expect("the examples keep the rules");
        ledger.record(order, decision.events).expect("what was decided fits");
    }
    ledger.state().expect("it was created").clone()
}

fn missing(example: Example) -> State {
    unreachable!("{example:?}: {:?}", example.content(AT).err())
}

fn contest(example: Example) -> kolo_contest::Contest {
    match example.content(AT) {
        Ok(Content::Contest(contest)) => *contest,
        other => unreachable!("{example:?}: {:?}", other.err()),
    }
}

/// Teams of a tournament that have the same name as another one.
fn namesakes(contest: &kolo_contest::Contest) -> usize {
    let names: Vec<_> = contest.state().entries().values().map(|entry| entry.name.as_str()).collect();
    names.len() - names.iter().collect::<std::collections::BTreeSet<_>>().len()
}

fn count(state: &State, status: TableStatus) -> usize {
    let last = state.rounds().last().expect("a round");
    last.tables.iter().filter(|table| table.status() == status).count()
}

#[test]
fn the_open_has_everything_that_happens_in_a_round() {
    let state = tournament(Example::RatingSwiss);
    assert_eq!((state.entrants().len(), state.rounds().len()), (60, 5));
    assert_eq!(count(&state, TableStatus::Unconfirmed), 1);
    assert_eq!(count(&state, TableStatus::Mismatch), 1);
    assert!(count(&state, TableStatus::Settled) >= 15);
    assert!(count(&state, TableStatus::Open) >= 5);
    let withdrawn = state.entrants().values().filter(|one| one.withdrawn_after.is_some()).count();
    let away = state.entrants().values().filter(|one| one.absences.contains_key(&RoundNumber::from_index(5)));
    assert_eq!((withdrawn, away.count()), (1, 1));
}

#[test]
fn the_go_weekend_stands_before_a_draft() {
    let state = tournament(Example::GoWeekend);
    assert_eq!((state.entrants().len(), state.rounds().len()), (80, 3));
    assert_eq!(state.unsettled().count(), 0);
    assert_eq!(state.draft().map(|draft| draft.round), Some(RoundNumber::from_index(3)));
    assert!(state.settings().go.mcmahon.bar.is_some(), "a bar stands where the field has its top");
}

#[test]
fn the_club_plays_its_sixth_evening() {
    let state = tournament(Example::RoundRobin);
    assert_eq!((state.entrants().len(), state.rounds().len()), (10, 6));
    assert_eq!((count(&state, TableStatus::Settled), count(&state, TableStatus::Unconfirmed)), (2, 1));
}

#[test]
fn sixteen_players_stand_in_their_quarter_finals() {
    let state = tournament(Example::Knockout);
    let names: std::collections::BTreeSet<_> = state.entrants().values().map(|one| &one.entry.name).collect();
    assert_eq!(names.len(), 16, "all are called differently");
    assert!(state.entrants().values().all(|one| one.entry.rating.is_some()), "the draw is made by rating");
    let graph = state.graph(&StageId::main()).expect("the plan is published");
    let play = graph.play().expect("the plan is published");
    let ready: Vec<_> = play.ready().collect();
    assert_eq!(ready.len(), 2, "two of four quarter-finals are open: {ready:?}");
    assert_eq!(ready.iter().filter(|game| graph.reports(game).is_some()).count(), 1, "one is reported");
    let played = play.plan().game_ids().filter(|game| play.result(game).is_some()).count();
    assert_eq!(played, 10, "the first round, and two more");
}

#[test]
fn fourteen_teams_are_half_way_through_their_groups() {
    let contest = contest(Example::SchoolArea);
    let venue = VenueId::new("oblast-kolin").expect("a name");
    let play = contest.play(&venue).expect("it has started");
    assert_eq!(play.field().len(), 14);
    assert!(!play.is_over() && play.has_results());
    assert_eq!(namesakes(&contest), 0);
    assert_eq!(invariants::check(&contest), []);
}

#[test]
fn twenty_four_teams_play_the_fourth_round_of_the_final() {
    let contest = contest(Example::GrandFinal);
    let venue = VenueId::new("finale").expect("a name");
    let play = contest.play(&venue).expect("it has started");
    assert_eq!(play.field().len(), 24);
    let state = play.swiss().and_then(Ledger::state).expect("a Swiss");
    assert_eq!(state.rounds().len(), 4);
    assert!(state.unsettled().count() >= 4);
    assert_eq!(namesakes(&contest), 0);
    assert_eq!(invariants::check(&contest), []);
}

#[test]
fn the_same_moment_gives_the_same_examples() {
    for example in Example::ALL {
        let [one, other] = [(); 2].map(|()| format!("{:?}", example.content(AT)));
        assert_eq!(one, other);
    }
}

#[test]
fn examples_can_be_made_on_any_day() {
    // A leap day, the turn of a year, and the last day of a long month.
    for at in [1_709_208_000_000, 1_767_225_600_000, 1_785_499_200_000] {
        for example in Example::ALL {
            assert_eq!(example.content(Timestamp(at)).err(), None, "{example:?} at {at}");
        }
    }
}
