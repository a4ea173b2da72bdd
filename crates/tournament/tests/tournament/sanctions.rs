//! Sanctions: what may follow, all of it in one step (K-SANCTION).

use kolo_model::{ForfeitResult, Outcome, Side, System};
use kolo_rulings::PlayedMatches;
use kolo_rulings::conduct::ContestBreach;
use kolo_rulings::facts::Weight;
use kolo_stages::generate::Losers;
use kolo_teams::{LineUp, Seat};
use kolo_tournament::{
    Against, Change, Command, Decision, EntrantId, Event, MatchCommand, Measure, PairingId, PublishedPairs,
    Refusal, Role, Sanction, Shape, player_of,
};

use crate::desk::{Desk, id, round, table};
use crate::plan_desk::{at, by_strength, published, read_back, record};

const WHY: Option<&str> = Some("shouted at the opponent");

fn against(who: u32, weight: Weight, measure: Measure) -> Sanction {
    Sanction { against: Against::Entrant(id(who)), breach: None, weight, measure }
}

fn give(desk: &mut Desk, sanction: Sanction, published: PublishedPairs) -> Result<Decision, Refusal> {
    desk.give(Role::Arbiter, WHY, Command::Sanction { sanction, published })
}

fn given(desk: &mut Desk, sanction: Sanction) -> Result<Decision, Refusal> {
    give(desk, sanction, PublishedPairs::Keep)
}

fn codes(decision: &Decision) -> Vec<&'static str> {
    decision.events.iter().map(Event::code).collect()
}

/// Four players, round 1 played: the first side wins.
fn swiss(system: System) -> Desk {
    let mut desk = Desk::with_players(system, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    desk
}

fn game(desk: &Desk, round_number: u32, table_number: u32) -> PairingId {
    desk.state().pairing(round(round_number), table(table_number)).expect("a game")
}

fn outcome(desk: &Desk, pairing: &PairingId) -> Outcome {
    desk.state().meeting(pairing).expect("a match").outcome
}

#[test]
fn more_than_a_warning_needs_one_before() {
    let mut desk = swiss(System::Fide1992);
    let pairing = game(&desk, 1, 1);
    let winner = pairing.sides.first.0;
    let forfeit = |weight| {
        against(winner, weight, Measure::ForfeitMatch { pairing: game(&swiss(System::Fide1992), 1, 1) })
    };
    assert_eq!(
        given(&mut desk, forfeit(Weight::Usual)).err(),
        Some(Refusal::WarningFirst(desk.state().settings().rules()))
    );
    let mut serious = desk.clone();
    given(&mut serious, forfeit(Weight::Serious)).expect("a serious breach");
    assert_eq!(outcome(&serious, &pairing), Outcome::Forfeit(ForfeitResult::SecondWins));
    let warning = against(winner, Weight::Usual, Measure::Warning);
    let no_reason = Command::Sanction { sanction: warning.clone(), published: PublishedPairs::Keep };
    assert_eq!(desk.ask(no_reason.clone()).err(), Some(Refusal::ReasonMissing));
    assert_eq!(desk.give(Role::Helper, WHY, no_reason.clone()).err(), Some(Refusal::NotAllowed));
    let order = desk.order(Role::Arbiter, WHY, no_reason);
    let preview = desk.ledger.preview(&order).expect("a preview");
    assert!(matches!(preview.changes.as_slice(), [Change::Sanctioned { .. }]), "{:?}", preview.changes);
    let decision = given(&mut desk, warning).expect("a warning");
    assert_eq!(codes(&decision), ["sanction.given"]);
    let decision = given(&mut desk, forfeit(Weight::Usual)).expect("warned before");
    assert_eq!(codes(&decision), ["result.corrected", "sanction.given"]);
    assert_eq!(outcome(&desk, &pairing), Outcome::Forfeit(ForfeitResult::SecondWins));
    // One step, undone as one.
    let step = desk.latest_step();
    desk.undo(step).expect("undone");
    assert_eq!(desk.state().sanctions().len(), 1);
    assert!(matches!(outcome(&desk, &pairing), Outcome::Played(..)));
    // It is not for those who do not play in the match.
    let other = desk.state().order().iter().find(|id| !pairing.has(**id)).expect("another").0;
    let elsewhere = against(other, Weight::Serious, Measure::ForfeitMatch { pairing });
    assert!(matches!(given(&mut desk, elsewhere), Err(Refusal::NotInMatch(_))));
    assert_eq!(
        given(&mut desk, against(99, Weight::Usual, Measure::Warning)).err(),
        Some(Refusal::UnknownCompetitor)
    );
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn an_exclusion_is_one_step_with_all_that_follows() {
    let mut desk = swiss(System::Fide1992);
    desk.draft();
    desk.must(Command::Publish);
    let first = game(&desk, 1, 1);
    let who = first.sides.first;
    let before = desk.state().clone();
    let exclusion = |played| against(who.0, Weight::Serious, Measure::Exclusion { played });
    let mut stays = desk.clone();
    let decision = given(&mut stays, exclusion(PlayedMatches::Stay)).expect("excluded");
    assert_eq!(codes(&decision), ["result.confirmed", "competitor.withdrawn", "sanction.given"]);
    assert!(matches!(outcome(&stays, &first), Outcome::Played(..)));
    assert_eq!(
        stays.ask(Command::Return(who)),
        Err(Refusal::Excluded(stays.state().entrants()[&who].entry.name.clone()))
    );
    assert_eq!(given(&mut stays, exclusion(PlayedMatches::Stay)).err(), Some(Refusal::NothingChanges));
    given(&mut desk, exclusion(PlayedMatches::Forfeited)).expect("excluded");
    assert_eq!(outcome(&desk, &first), Outcome::Forfeit(ForfeitResult::SecondWins));
    assert!(desk.state().entrants()[&who].withdrawn_after.is_some());
    let step = desk.latest_step();
    desk.undo(step).expect("undone");
    assert_eq!(*desk.state(), before);
}

#[test]
fn an_exclusion_in_a_plan_gives_up_what_is_to_come() {
    let mut desk = published(4, by_strength(Losers::Out));
    record(&mut desk, "SF1", Side::First).expect("played");
    record(&mut desk, "SF2", Side::First).expect("played");
    let semi = at(&desk, "SF1");
    let who: EntrantId = semi.sides.first;
    let exclusion = |played| against(who.0, Weight::Serious, Measure::Exclusion { played });
    let mut stays = desk.clone();
    given(&mut stays, exclusion(PlayedMatches::Stay)).expect("excluded");
    assert_eq!(stays.state().ready().count(), 0, "the final is given up");
    assert!(matches!(outcome(&stays, &semi), Outcome::Played(..)));
    // The semi-final is lost, too: the other one plays the final.
    given(&mut desk, exclusion(PlayedMatches::Forfeited)).expect("excluded");
    let last = desk.state().ready().next().expect("the final");
    assert!(last.has(semi.sides.second) && !last.has(who));
    // Once the final is played, its result rests on it.
    let mut late = published(4, by_strength(Losers::Out));
    for game in ["SF1", "SF2", "final"] {
        record(&mut late, game, Side::First).expect("played");
    }
    let loser = late.clone();
    assert!(given(&mut late, exclusion(PlayedMatches::Forfeited)).is_err(), "the final rests on it");
    assert_eq!(late.state(), loser.state());
    give(&mut late, exclusion(PlayedMatches::Forfeited), PublishedPairs::Revoke).expect("with the final");
    assert!(late.state().ready().any(|game| game.has(semi.sides.second)));
}

#[test]
fn breaches_are_named_where_the_rules_list_them() {
    let breach = |breach, measure| Sanction { breach, ..against(1, Weight::Usual, measure) };
    let mut desk = crate::teams::swiss(Shape::FIVE);
    let out = || Measure::Exclusion { played: PlayedMatches::Stay };
    assert_eq!(given(&mut desk, breach(None, Measure::Warning)).err(), Some(Refusal::BreachMissing));
    let rules = breach(Some(ContestBreach::Rules), out());
    let refused = given(&mut desk, rules).expect_err("no warning before");
    assert_eq!(refused.clause().id(), "P-2.1.1.2");
    given(&mut desk, breach(Some(ContestBreach::Insult), out())).expect("at once by P-4.1.1.8");
    let mut chess = swiss(System::Fide1992);
    let refused = given(&mut chess, breach(Some(ContestBreach::Insult), Measure::Warning));
    assert_eq!(refused.err(), Some(Refusal::BreachOfOtherRules));
}

#[test]
fn a_member_who_is_excluded_sits_at_no_board() {
    let mut desk = crate::teams::knockout(Shape::FIVE);
    let pairing = crate::teams::first_match(&desk);
    let team = pairing.sides.first;
    let member = |index| player_of(team, index).expect("a member");
    let out = Measure::Exclusion { played: PlayedMatches::Stay };
    let sanction =
        Sanction { against: Against::Member(member(0)), breach: None, weight: Weight::Serious, measure: out };
    let unknown = Sanction { against: Against::Member(member(50)), ..sanction.clone() };
    assert_eq!(given(&mut desk, unknown).err(), Some(Refusal::UnknownMember));
    let decision = given(&mut desk, sanction).expect("excluded");
    assert_eq!(codes(&decision), ["sanction.given"], "the team plays on");
    let shape = desk.state().settings().shape();
    let seats = |of: EntrantId, from: usize| -> Vec<Seat> {
        (from..from + shape.boards() as usize)
            .filter_map(|index| player_of(of, index))
            .map(Seat::Player)
            .collect()
    };
    let line_up = |from: usize| {
        let seats = kolo_model::PerSide::new(seats(team, from), seats(pairing.sides.second, 0));
        let command = MatchCommand::LineUp(LineUp::of_seats(shape, &seats));
        Command::Match { pairing: pairing.clone(), command }
    };
    assert!(matches!(desk.ask(line_up(0)), Err(Refusal::Excluded(_))));
    desk.ask(line_up(1)).expect("the others play");
}
