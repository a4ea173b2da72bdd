//! Matches of several boards (K-SHAPE): teams with rosters and line-ups, in a Swiss and in a knockout.

use kolo_model::{
    ForfeitResult, Member, MemberRole, Outcome, PerSide, Person, PlayedResult, Side, SplitMix64, System,
    Verdict,
};
use kolo_stages::generate::{Losers, Lots, Recipe, SeedBy};
use kolo_stages::{Fixture, MatchId};
use kolo_teams::{DuelResult, ForfeitBy, Game, Seat, Table, parse_entry};
use kolo_tournament::{
    Change, Command, EntrantId, Entry, Event, Field, Games, Graph, LineUp, MatchCommand, MatchResult,
    OwnRules, PairingId, PlayerId, ProtestId, ProtestRuling, PublishedPairs, Refusal, Remedy, Role, Settings,
    Shape, Sides, StageId, StageSettings, Step, TableStatus, player_of,
};

use crate::desk::{Desk, first_wins, id, name, round, table};

const FIRST: Outcome = Outcome::Played(PlayedResult::FirstWins, kolo_model::RatingReport::Rated);
const SECOND: Outcome = Outcome::Played(PlayedResult::SecondWins, kolo_model::RatingReport::Rated);

pub(crate) fn team(n: u32) -> Entry {
    let member = |index: u32| {
        let role = match index {
            1 => MemberRole::Captain,
            2..=5 => MemberRole::Player,
            _ => MemberRole::Substitute,
        };
        Member { name: name(&format!("T{n} M{index}")), role, person: Person::default() }
    };
    Entry { roster: Some((1..=6).map(member).collect()), ..Entry::named(name(&format!("Team {n}"))) }
}

fn of_teams(settings: Settings, shape: Shape) -> Settings {
    Settings { sides: Sides::Teams, shape: Some(shape), ..settings }
}

pub(crate) fn swiss(shape: Shape) -> Desk {
    let system = if Shape::CONTEST.contains(&shape) { System::Pisqworky2023 } else { System::RoundRobin };
    let mut desk = Desk::created(of_teams(Settings::new(name("Teams"), system, 3, 42), shape));
    desk.must(Command::EnterAll((1..=4).map(team).collect()));
    desk.must(Command::AssignNumbers(kolo_tournament::Numbering::Given((1..=4).map(id).collect())));
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk
}

pub(crate) fn knockout(shape: Shape) -> Desk {
    let (seed_by, lots, knockout) = (SeedBy::List, Lots::None, Some(Losers::Out));
    let recipe = Recipe { seed_by, lots, seed: 5, groups: Vec::new(), knockout };
    let stages = vec![StageSettings { id: StageId::main(), field: Field::Entrants, recipe }];
    let mut desk = Desk::created(of_teams(Settings::of_stages(name("Cup"), stages, 5), shape));
    desk.must(Command::EnterAll((1..=4).map(team).collect()));
    desk.must(Command::DraftPlan { stage: StageId::main(), seed: 5 });
    desk.must(Command::PublishPlan(StageId::main()));
    desk
}

/// The first match that can be played, in a round or in a plan.
pub(crate) fn first_match(desk: &Desk) -> PairingId {
    let state = desk.state();
    state.pairing(round(1), table(1)).or_else(|| state.ready().next()).expect("a match is there")
}

fn give(pairing: &PairingId, command: MatchCommand) -> Command {
    Command::Match { pairing: pairing.clone(), command }
}

fn report(pairing: &PairingId, text: &str, shape: Shape) -> Command {
    give(pairing, MatchCommand::Report(parse_entry(text, shape).expect("a test's own result")))
}

fn correct(pairing: &PairingId, result: MatchResult, published: PublishedPairs) -> Command {
    give(pairing, MatchCommand::Correct { result, published, own_rules: OwnRules::Silent })
}

fn player(team: EntrantId, member: usize) -> Seat {
    Seat::Player(player_of(team, member - 1).expect("a member has a number"))
}

/// The members in this order at the boards; 0 is an empty seat.
fn line_up(pairing: &PairingId, first: [usize; 5], second: [usize; 5]) -> LineUp {
    let seat = |team, member| if member == 0 { Seat::Missing } else { player(team, member) };
    let sides = pairing.sides;
    let table = |(first, second)| Table::new(seat(sides.first, first), seat(sides.second, second));
    LineUp { tables: first.into_iter().zip(second).map(table).collect() }
}

const USUAL: [usize; 5] = [1, 2, 3, 4, 5];

/// Undoes a step where everything may be undone, and says what then holds of the first match.
fn undone(desk: &mut Desk, pairing: &PairingId) -> (Verdict, Option<LineUp>) {
    let step = desk.latest_step();
    desk.undo(step).expect("the latest step can be undone");
    let meeting = desk.state().meeting(pairing).expect("the two meet");
    (meeting.verdict(), meeting.line_up)
}

/// Line-up, two reports that differ, one that is put right, the result, its correction, and all undone: the same in a round
/// and in a plan.
fn a_match_of_five(mut desk: Desk) -> Desk {
    let shape = Shape::FIVE;
    let pairing = first_match(&desk);
    let captain = |side: Side| Role::Competitor(pairing.sides[side]);
    let usual = line_up(&pairing, USUAL, [1, 2, 3, 4, 6]);
    let set = give(&pairing, MatchCommand::LineUp(usual.clone()));
    desk.must(set.clone());
    assert_eq!(desk.give(captain(Side::First), None, set), Err(Refusal::NothingChanges));
    desk.give(captain(Side::First), None, report(&pairing, "11 10 =0 00 11", shape)).expect("a report");
    let meeting = desk.state().meeting(&pairing).expect("the two meet");
    assert_eq!((meeting.status(), meeting.line_up.as_ref()), (TableStatus::Unconfirmed, Some(&usual)));
    let late = give(&pairing, MatchCommand::LineUp(line_up(&pairing, USUAL, USUAL)));
    let refused = desk.give(captain(Side::Second), None, late).expect_err("it stays once a side reported");
    assert_eq!(refused.clause().id(), "P-3.1.5");
    // The same score, another board: what the captains say differs.
    desk.give(captain(Side::Second), None, report(&pairing, "11 =0 10 00 11", shape)).expect("a report");
    let meeting = desk.state().meeting(&pairing).expect("the two meet");
    assert_eq!((meeting.status(), meeting.outcome), (TableStatus::Mismatch, Outcome::Pending));
    let scores = meeting.reported().map(|report| report.and_then(|report| report.score));
    assert_eq!(scores, PerSide::new(Some(PerSide::new(11, 9)), Some(PerSide::new(11, 9))));
    desk.give(captain(Side::Second), None, report(&pairing, "11 10 =0 00 11", shape)).expect("put right");
    let meeting = desk.state().meeting(&pairing).expect("the two meet");
    let counts = Verdict { outcome: FIRST, score: Some(PerSide::new(11, 9)) };
    assert_eq!((meeting.status(), meeting.verdict()), (TableStatus::Settled, counts));
    assert_eq!(meeting.result(), Some(parse_entry("11 10 =0 00 11", shape).expect("a result")));
    let boards = parse_entry("11 10 =0 00 0=", shape).expect("a result");
    let silent = correct(&pairing, boards.clone(), PublishedPairs::Keep);
    assert_eq!(desk.ask(silent.clone()).expect_err("a correction says why").clause().id(), "K-REASON");
    desk.must_because("board 5 was misread", silent);
    let meeting = desk.state().meeting(&pairing).expect("the two meet");
    let corrected = Verdict { outcome: SECOND, score: Some(PerSide::new(8, 12)) };
    assert_eq!((meeting.verdict(), meeting.result()), (corrected, Some(boards.clone())));
    // Other boards that add up to the same are a correction as well.
    let same_sum = parse_entry("11 10 00 =0 0=", shape).expect("a result");
    desk.must_because(
        "boards 3 and 4 were exchanged",
        correct(&pairing, same_sum.clone(), PublishedPairs::Keep),
    );
    assert_eq!(desk.state().meeting(&pairing).and_then(|meeting| meeting.result()), Some(same_sum.clone()));
    let again = desk.give(Role::Arbiter, Some("again"), correct(&pairing, same_sum, PublishedPairs::Keep));
    assert_eq!(again.expect_err("nothing changes").clause().id(), "K-ORDER");
    assert_eq!(undone(&mut desk, &pairing).0, corrected);
    assert_eq!(desk.state().meeting(&pairing).and_then(|meeting| meeting.result()), Some(boards));
    desk
}

#[test]
fn captains_report_a_match_of_five_boards_in_a_swiss() {
    let mut desk = a_match_of_five(swiss(Shape::FIVE));
    let other = desk.state().pairing(round(1), table(2)).expect("two tables");
    desk.must(report(&other, "12:8", Shape::FIVE));
    desk.draft();
    desk.must(Command::Publish);
    assert_eq!(desk.state().rounds().len(), 2);
    let facts = desk.state().facts().expect("sound");
    assert_eq!(facts.boards(), Some(5), "the pairing knows the boards of the shape");
}

#[test]
fn captains_report_a_match_of_five_boards_in_a_knockout() {
    let mut desk = a_match_of_five(knockout(Shape::FIVE));
    let other = desk.state().ready().next().expect("the other semi-final");
    desk.must(report(&other, "11 11 11 00 00", Shape::FIVE));
    let last = desk.state().ready().next().expect("the final");
    let semi = first_semi_final(&desk);
    desk.must(give(&last, MatchCommand::LineUp(line_up(&last, USUAL, USUAL))));
    desk.must(report(&last, "+:-", Shape::FIVE));
    // Another winner of a semi-final: the final is played by others, and begins without a line-up.
    let right = parse_entry("11 11 11 11 11", Shape::FIVE).expect("a result");
    let keep = correct(&semi, right.clone(), PublishedPairs::Keep);
    let refused = desk.give(Role::Arbiter, Some("misread"), keep).expect_err("the final is played");
    assert_eq!(refused.clause().id(), "K-LATER");
    desk.must_because("misread", correct(&semi, right, PublishedPairs::Revoke));
    let last = desk.state().ready().next().expect("the final again");
    let meeting = desk.state().meeting(&last).expect("others meet");
    assert_eq!((meeting.status(), meeting.line_up), (TableStatus::Open, None));
    let step = desk.latest_step();
    desk.undo(step).expect("the correction can be undone");
    let play = desk.state().graph(&StageId::main()).and_then(Graph::play).expect("in play");
    assert!(play.is_over(), "the final counts again");
}

fn first_semi_final(desk: &Desk) -> PairingId {
    let play = desk.state().graph(&StageId::main()).and_then(Graph::play).expect("in play");
    let games: Vec<MatchId> = play.plan().game_ids().cloned().collect();
    let sides = |game: &MatchId| play.fixture(game).and_then(Fixture::people);
    let (game, sides) = games.iter().find_map(|game| Some((game, sides(game)?))).expect("a match");
    PairingId::at_node(StageId::main(), game.clone(), sides)
}

#[test]
fn a_line_up_names_members_of_the_rosters_once_and_before_the_reports() {
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        let PerSide { first, second } = pairing.sides;
        let stranger = EntrantId((1..=4).find(|n| ![first.0, second.0].contains(n)).expect("four teams"));
        let with = |seat: Seat| {
            let mut line_up = line_up(&pairing, USUAL, USUAL);
            line_up.tables[4].seats.first = seat;
            line_up
        };
        let set = |line_up: LineUp| give(&pairing, MatchCommand::LineUp(line_up));
        let four = LineUp { tables: line_up(&pairing, USUAL, USUAL).tables[..4].to_vec() };
        for (wrong, clause) in [
            (with(player(first, 1)), "P-3.1.1"),
            (with(player(second, 6)), "P-1.1.2.3"),
            (with(player(stranger, 1)), "P-1.1.2.3"),
            (with(Seat::Player(PlayerId(77))), "P-1.1.2.3"),
            (four, "P-3.1.1"),
        ] {
            assert_eq!(desk.ask(set(wrong)).expect_err("it cannot be").clause().id(), clause);
        }
        let others = desk.give(Role::Competitor(stranger), None, set(with(player(first, 6))));
        assert_eq!(others, Err(Refusal::NotYourTable));
        // Side by side, whichever way round the pairing is named.
        let turned = PairingId { sides: pairing.sides.swapped(), ..pairing.clone() };
        desk.must(give(&turned, MatchCommand::LineUp(line_up(&turned, USUAL, [0, 2, 3, 4, 6]))));
        let expected = line_up(&pairing, [0, 2, 3, 4, 6], USUAL);
        assert_eq!(desk.state().meeting(&pairing).and_then(|one| one.line_up), Some(expected.clone()));
        // Board 1 is lost by the side that has no player there.
        desk.must(report(&pairing, ".. 11 11 00 00", Shape::FIVE));
        let meeting = desk.state().meeting(&pairing).expect("the two meet");
        assert_eq!(meeting.score, Some(PerSide::new(8, 12)));
        let filled = line_up(&pairing, [1, 2, 3, 4, 6], USUAL);
        let helper = desk.give(Role::Helper, Some("misread"), set(filled.clone()));
        assert_eq!(helper.expect_err("the result counts").clause().id(), "P-2.1.1.5");
        assert_eq!(desk.ask(set(filled.clone())).expect_err("a reason is due").clause().id(), "K-REASON");
        let empty = line_up(&pairing, [1, 0, 3, 4, 6], USUAL);
        let against = desk.give(Role::Arbiter, Some("misread"), set(empty)).expect_err("board 2 was played");
        assert_eq!(against.clause().id(), "P-3.2.1");
        desk.must_because("the captain was late", set(filled));
        assert_eq!(undone(&mut desk, &pairing).1, Some(expected));
    }
}

#[test]
fn a_captain_says_who_plays_for_the_own_side_alone() {
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        let PerSide { first, second } = pairing.sides;
        let of_captain = |desk: &mut Desk, by: EntrantId, at: &PairingId, line_up: LineUp| {
            desk.give(Role::Competitor(by), None, give(at, MatchCommand::LineUp(line_up)))
        };
        let lined_up = |desk: &Desk| desk.state().meeting(&pairing).and_then(|one| one.line_up);
        // What is said about the other side does not count: nothing is recorded there, so it sits by its roster.
        let said = line_up(&pairing, [6, 2, 3, 4, 5], [5, 4, 3, 2, 1]);
        assert!(of_captain(&mut desk, first, &pairing, said).is_ok());
        assert_eq!(lined_up(&desk), Some(line_up(&pairing, [6, 2, 3, 4, 5], USUAL)));
        // The other captain, who names the match the other way round, leaves that as it is.
        let turned = PairingId { sides: pairing.sides.swapped(), ..pairing.clone() };
        let said = line_up(&turned, [1, 2, 3, 4, 6], [0, 0, 0, 0, 0]);
        assert!(of_captain(&mut desk, second, &turned, said).is_ok());
        let both = line_up(&pairing, [6, 2, 3, 4, 5], [1, 2, 3, 4, 6]);
        assert_eq!(lined_up(&desk), Some(both.clone()));
        assert_eq!(of_captain(&mut desk, first, &pairing, both), Err(Refusal::NothingChanges));
        let mut stranger = line_up(&pairing, [6, 2, 3, 4, 5], USUAL);
        stranger.tables[0].seats.first = player(second, 5);
        let refused =
            of_captain(&mut desk, first, &pairing, stranger).expect_err("they are of the other team");
        assert_eq!(refused.clause().id(), "P-1.1.2.3");
        let few = LineUp { tables: line_up(&pairing, USUAL, USUAL).tables[..4].to_vec() };
        let refused = of_captain(&mut desk, first, &pairing, few).expect_err("a board is missing");
        assert_eq!(refused.clause().id(), "P-3.1.1");
        let reported = MatchCommand::Report(parse_entry("11 11 11 00 00", Shape::FIVE).expect("a result"));
        desk.give(Role::Competitor(second), None, give(&pairing, reported)).expect("it is theirs");
        let late = of_captain(&mut desk, first, &pairing, line_up(&pairing, USUAL, USUAL));
        assert_eq!(late.expect_err("a side has reported by it").clause().id(), "P-3.1.5");
    }
}

/// One captain's line-up fixes nothing for the other team, not even once that captain has reported by it.
#[test]
fn a_side_that_has_given_no_line_up_is_not_bound_by_the_other_one() {
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        let PerSide { first, second } = pairing.sides;
        let given = |desk: &Desk| desk.state().meeting(&pairing).map(|one| one.lined_up);
        let set = |line_up: LineUp| give(&pairing, MatchCommand::LineUp(line_up));
        let own = line_up(&pairing, [6, 2, 3, 4, 5], USUAL);
        desk.give(Role::Competitor(first), None, set(own.clone())).expect("it is theirs");
        assert_eq!(given(&desk), Some(PerSide::new(true, false)));
        let reported = MatchCommand::Report(parse_entry("11 11 11 00 00", Shape::FIVE).expect("a result"));
        desk.give(Role::Competitor(first), None, give(&pairing, reported)).expect("it is theirs");
        let fixed = desk.give(Role::Competitor(first), None, set(line_up(&pairing, USUAL, USUAL)));
        assert_eq!(fixed.expect_err("they have reported by theirs").clause().id(), "P-3.1.5");
        // The same as it stands by the roster is an answer, too.
        desk.give(Role::Competitor(second), None, set(own.clone())).expect("nothing was given for them");
        assert_eq!(given(&desk), Some(PerSide::new(true, true)));
        let again = desk.give(Role::Competitor(second), None, set(own));
        assert_eq!(again, Err(Refusal::NothingChanges));
    }
}

/// K-WHO: of matches that they do not play competitors learn nothing, whether there is one or not, published or not.
#[test]
fn a_competitor_reports_no_match_but_the_own_one() {
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        let stranger = (1..=4).map(EntrantId).find(|one| !pairing.has(*one)).expect("four teams");
        let result = parse_entry("11 11 11 00 00", Shape::FIVE).expect("a result");
        let wrong = MatchResult::of_games([Game::OPEN; 2]);
        let elsewhere = PairingId { sides: PerSide::new(stranger, pairing.sides.first), ..pairing.clone() };
        for result in [result.clone(), wrong, MatchResult::Forfeit(ForfeitBy::First), Outcome::Pending.into()]
        {
            for command in [MatchCommand::Report(result.clone()), MatchCommand::Confirm(result)] {
                for at in [&pairing, &elsewhere] {
                    let given = desk.give(Role::Competitor(stranger), None, give(at, command.clone()));
                    assert_eq!(given, Err(Refusal::NotYourTable), "{at}");
                }
            }
        }
        let walkover = MatchCommand::Report(MatchResult::Forfeit(ForfeitBy::Second));
        let given = desk.give(Role::Competitor(pairing.sides.first), None, give(&pairing, walkover));
        assert_eq!(given, Err(Refusal::NotAllowed), "who did not come is the organiser's to say");
    }
    // A draft is not there for those who will play it.
    let mut desk = swiss(Shape::FIVE);
    for number in 1..=2 {
        let at = desk.state().pairing(round(1), table(number)).expect("two tables");
        desk.must(report(&at, "11 11 11 00 00", Shape::FIVE));
    }
    desk.must(Command::DraftRound {
        by: kolo_tournament::Drafting::Program,
        unfinished: kolo_tournament::Unfinished::Wait,
    });
    let sides = *desk.state().draft().expect("a draft").sheet.pairs.first().expect("a pair");
    let pairing = PairingId::in_round(StageId::main(), round(2), sides);
    let result = MatchCommand::Report(parse_entry("11 11 11 00 00", Shape::FIVE).expect("a result"));
    let given = desk.give(Role::Competitor(sides.first), None, give(&pairing, result));
    assert_eq!(given, Err(Refusal::NotYourTable));
}

#[test]
fn members_who_stand_in_a_line_up_keep_their_places() {
    let mut desk = swiss(Shape::FIVE);
    let pairing = first_match(&desk);
    desk.must(give(&pairing, MatchCommand::LineUp(line_up(&pairing, USUAL, USUAL))));
    let with = |change: &dyn Fn(&mut Vec<Member>)| {
        let mut entry = team(1);
        change(entry.roster.as_mut().expect("a team"));
        Command::Edit(id(1), entry)
    };
    for wrong in [
        with(&|members| members.truncate(4)),
        with(&|members| members.swap(0, 1)),
        with(&|members| {
            members.remove(2);
        }),
    ] {
        assert_eq!(desk.ask(wrong), Err(Refusal::RosterFixed(name("Team 1"))));
    }
    let long = with(&|members| *members = vec![members[0].clone(); 1000]);
    assert_eq!(desk.ask(long), Err(Refusal::RosterTooLong { name: name("Team 1"), count: 1000 }));
    let right = with(&|members| members[0].name = name("Put Right"));
    let order = desk.order(Role::Arbiter, None, right.clone());
    let changes = desk.ledger.preview(&order).expect("a preview").changes;
    assert!(changes.contains(&Change::Roster(name("Team 1"))), "{changes:?}");
    desk.must(right);
    let none = Entry { roster: None, ..team(3) };
    desk.must(Command::Edit(id(3), none));
    let other = desk.state().pairing(round(1), table(2)).expect("two tables");
    let set = give(&other, MatchCommand::LineUp(line_up(&other, USUAL, USUAL)));
    assert_eq!(desk.ask(set), Err(Refusal::RosterMissing(name("Team 3"))));
}

#[test]
fn results_that_the_shape_cannot_have_are_refused_with_their_clause() {
    let won = Game::of(DuelResult::FirstWins, DuelResult::FirstWins);
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        for (wrong, clause) in [
            (MatchResult::of_games([won; 3]), "P-3.1.1"),
            (MatchResult::of_games([won, won, won, won, Game::OPEN]), "P-3.2.1"),
            (MatchResult::of_outcomes([FIRST; 5]), "K-SHAPE"),
            (MatchResult::score(12, 9), "P-3.1.3"),
            (MatchResult::score(22, 0), "P-3.1.1"),
            (MatchResult::Game(Verdict { outcome: FIRST, score: Some(PerSide::new(8, 12)) }), "P-3.1.4"),
            (Outcome::Pending.into(), "K-UNDO"),
        ] {
            for role in [Role::Arbiter, Role::Competitor(pairing.sides.first)] {
                let given = desk.give(role, Some("why"), give(&pairing, MatchCommand::Report(wrong.clone())));
                assert_eq!(given.expect_err("it cannot be").clause().id(), clause, "{wrong:?}");
            }
        }
        let meeting = desk.state().meeting(&pairing).expect("the two meet");
        assert!(!meeting.is_touched());
    }
}

#[test]
fn the_desk_confirms_one_report_and_decides_between_two() {
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        let captain = |side: Side| Role::Competitor(pairing.sides[side]);
        let said = |text: &str| parse_entry(text, Shape::FIVE).expect("a result");
        let confirm = |text: &str| give(&pairing, MatchCommand::Confirm(said(text)));
        assert_eq!(desk.ask(confirm("12:8")), Err(Refusal::NothingToConfirm));
        desk.give(captain(Side::First), None, report(&pairing, "12:8", Shape::FIVE)).expect("a report");
        assert_eq!(desk.give(captain(Side::First), None, confirm("12:8")), Err(Refusal::OwnReport));
        assert_eq!(desk.give(Role::Helper, None, confirm("14:6")), Err(Refusal::ReportChanged));
        // The boards of the other captain add up to the same: they agree, and the boards count.
        let boards = "11 11 11 00 00";
        desk.give(captain(Side::Second), None, report(&pairing, boards, Shape::FIVE)).expect("a report");
        let meeting = desk.state().meeting(&pairing).expect("the two meet");
        assert_eq!(meeting.result(), Some(said(boards)));
        let step = desk.latest_step();
        desk.undo(step).expect("the second report can be undone");
        desk.give(captain(Side::Second), None, report(&pairing, "8:12", Shape::FIVE)).expect("a report");
        assert_eq!(desk.ask(confirm("8:12")), Err(Refusal::NothingToConfirm), "two reports");
        desk.must(report(&pairing, "8:12", Shape::FIVE));
        assert_eq!(desk.state().meeting(&pairing).map(|one| one.outcome), Some(SECOND));
    }
}

#[test]
fn four_single_games_make_a_match() {
    let shape = Shape::of(4, Games::Single).expect("a match");
    let mut desk = swiss(shape);
    let pairing = first_match(&desk);
    desk.must(report(&pairing, "1 = 0 1", shape));
    let other = desk.state().pairing(round(1), table(2)).expect("two tables");
    desk.must(give(&other, MatchCommand::Report(MatchResult::Forfeit(ForfeitBy::First))));
    let meetings = &desk.state().rounds()[0].tables;
    assert_eq!(meetings[0].verdict(), Verdict { outcome: FIRST, score: Some(PerSide::new(5, 3)) });
    let forfeit = Outcome::Forfeit(ForfeitResult::SecondWins);
    assert_eq!(meetings[1].verdict(), Verdict { outcome: forfeit, score: Some(PerSide::new(0, 8)) });
    desk.must_because(
        "played the other way round",
        Command::CorrectSides {
            round: round(1),
            table: table(1),
            published: PublishedPairs::Keep,
            own_rules: OwnRules::Silent,
        },
    );
    let turned = &desk.state().rounds()[0].tables[0];
    assert_eq!(turned.result(), Some(parse_entry("0 = 1 0", shape).expect("a result")));
}

/// A plain game is written as it always was; boards stand beside the verdict.
#[test]
fn a_result_is_written_no_longer_than_it_needs_to_be() {
    let last = |desk: &Desk| desk.ledger.records().last().expect("a record").event.payload().expect("JSON");
    let mut plain = Desk::with_players(System::RoundRobin, 3, 4);
    plain.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    plain.must(Command::ReportResult(first_wins(1, 1)));
    let written = r#"{"pairing":"main/r1/1-2","verdict":{"outcome":{"played":["first-wins","rated"]}}}"#;
    assert_eq!(last(&plain), written);
    let mut teams = swiss(Shape::THREE);
    let pairing = first_match(&teams);
    teams.must(report(&pairing, "11 10 =0", Shape::THREE));
    assert_eq!(
        last(&teams),
        r#"{"pairing":"main/r1/1-2","verdict":{"outcome":{"played":["first-wins","rated"]},"score":{"first":7,"second":5}},"result":{"games":[{"duels":["first-wins","first-wins"]},{"duels":["first-wins","second-wins"]},{"duels":["draw","second-wins"]}]}}"#
    );
    let Event::ResultConfirmed(event) = &teams.ledger.records().last().expect("a record").event else {
        panic!("a result")
    };
    assert_eq!(event.verdict.score, Some(PerSide::new(7, 5)));
}

#[test]
fn settings_name_a_shape_that_fits_and_the_start_fixes_it() {
    let settings =
        |system, shape, boards| Settings { shape, boards, ..Settings::new(name("Teams"), system, 3, 42) };
    let four = Shape::of(4, Games::Single).ok();
    let refused = |system, shape, boards| Desk::try_created(settings(system, shape, boards)).err();
    assert_eq!(refused(System::Pisqworky2023, four, None), Some(Refusal::ShapeOfSystem));
    assert_eq!(refused(System::RoundRobin, four, Some(3)), Some(Refusal::ShapeAgainstBoards));
    assert_eq!(refused(System::RoundRobin, four, None), None);
    assert_eq!(refused(System::Pisqworky2023, Some(Shape::FIVE), Some(5)), None);
    // What `boards` meant before there were shapes.
    assert_eq!(settings(System::Pisqworky2023, None, Some(5)).shape(), Shape::FIVE);
    assert_eq!(settings(System::Pisqworky2023, None, None).shape(), Shape::ONE);
    assert_eq!(settings(System::RoundRobin, None, Some(3)).shape(), Shape::GAME);
    let mut desk = swiss(Shape::FIVE);
    let other = Settings { shape: Some(Shape::THREE), ..desk.state().settings().clone() };
    let fixed = desk.give(Role::Arbiter, Some("why"), Command::Configure(other)).expect_err("it is fixed");
    assert_eq!(fixed.clause().id(), "K-LOCK");
    let mut plain = Desk::with_players(System::RoundRobin, 3, 4);
    plain.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    let pairing = first_match(&plain);
    let set = give(&pairing, MatchCommand::LineUp(line_up(&pairing, USUAL, USUAL)));
    assert_eq!(plain.ask(set), Err(Refusal::NoLineUp));
}

fn any_result(chance: &mut SplitMix64) -> MatchResult {
    let pick = |chance: &mut SplitMix64, of: usize| usize::try_from(chance.below(of as u64)).expect("small");
    let texts = [
        "11 10 =0", "11 10 0=", "00 00 11", "== == ==", "7:5", "5:7", "6:6", "6:4 x1", "+:-", "-:-",
        "1. 11 00",
    ];
    match chance.below(6) {
        0 => MatchResult::of_outcomes([FIRST, SECOND, FIRST]),
        1 => MatchResult::Game(Verdict { outcome: FIRST, score: Some(PerSide::new(7, 5)) }),
        _ => parse_entry(texts[pick(chance, texts.len())], Shape::THREE).expect("a test's own result"),
    }
}

fn any_line_up(pairing: &PairingId, chance: &mut SplitMix64) -> LineUp {
    let mut seat = |team: EntrantId| match chance.below(9) {
        0 => Seat::Missing,
        member => player(team, usize::try_from(member.min(6)).expect("small")),
    };
    let table = |_| Table::new(seat(pairing.sides.first), seat(pairing.sides.second));
    LineUp { tables: (0..3).map(table).collect() }
}

fn any_order(desk: &Desk, pairing: &PairingId, chance: &mut SplitMix64) -> (Role, Command) {
    let steps: Vec<Step> = desk.ledger.records().iter().map(|record| record.step).collect();
    let step = steps[usize::try_from(chance.below(steps.len() as u64)).expect("small")];
    let pairing = match chance.below(3) {
        0 => PairingId { sides: pairing.sides.swapped(), ..pairing.clone() },
        _ => pairing.clone(),
    };
    let role = match chance.below(6) {
        0 | 1 => Role::Competitor(pairing.sides.first),
        2 | 3 => Role::Competitor(pairing.sides.second),
        4 => Role::Helper,
        _ => Role::Arbiter,
    };
    let published = if chance.below(2) == 0 { PublishedPairs::Keep } else { PublishedPairs::Revoke };
    match chance.below(12) {
        0 | 1 => (role, give(&pairing, MatchCommand::LineUp(any_line_up(&pairing, chance)))),
        2..=5 => (role, give(&pairing, MatchCommand::Report(any_result(chance)))),
        6 => (role, give(&pairing, MatchCommand::Confirm(any_result(chance)))),
        7 => (role, give(&pairing, MatchCommand::Protest { by: pairing.sides.first })),
        8 => (Role::Arbiter, correct(&pairing, any_result(chance), published)),
        9 => (Role::Arbiter, Command::Redo(step)),
        10 => (Role::Arbiter, Command::Edit(pairing.sides.first, team(pairing.sides.first.0 + 10))),
        _ => (Role::Arbiter, Command::Undo(step)),
    }
}

/// Anything asked in any order: refused or carried out, and what counts is what the boards add up to.
#[test]
fn any_order_leaves_a_match_sound() {
    let mut chance = SplitMix64::new(20);
    let (mut settled, mut detailed, mut mismatches, mut refused) = (0, 0, 0, 0);
    for run in 0..150 {
        let mut desk = if run % 2 == 0 { swiss(Shape::THREE) } else { knockout(Shape::THREE) };
        let pairing = first_match(&desk);
        for _ in 0..25 {
            let (role, command) = any_order(&desk, &pairing, &mut chance);
            let reason = (chance.below(4) > 0).then_some("a test");
            let order = desk.order(role, reason, command.clone());
            let preview = desk.ledger.preview(&order).map(|preview| preview.decision);
            let given = desk.give(role, reason, command);
            assert_eq!(preview.is_ok(), given.is_ok(), "a preview says what follows");
            refused += u32::from(given.is_err());
            let meeting = desk.state().meeting(&pairing).expect("the two meet");
            mismatches += u32::from(meeting.status() == TableStatus::Mismatch);
            let Some(result) = meeting.result() else { continue };
            settled += 1;
            detailed += u32::from(matches!(result, MatchResult::Boards(_)));
            let judged = Shape::THREE.judge(&result).expect("it was judged before it counted");
            assert_eq!(judged.outcome, meeting.outcome);
            assert!(meeting.score.is_none() || meeting.score == judged.score, "{result}");
        }
    }
    let seen = (settled, detailed, mismatches, refused);
    assert!(settled > 300 && detailed > 100 && mismatches > 100 && refused > 500, "{seen:?}");
}

/// A protest about a match of boards is upheld with its boards, in the step of the ruling.
#[test]
fn a_protest_is_upheld_board_by_board() {
    for mut desk in [swiss(Shape::FIVE), knockout(Shape::FIVE)] {
        let pairing = first_match(&desk);
        desk.must(report(&pairing, "11 11 11 00 00", Shape::FIVE));
        let by = pairing.sides.second;
        desk.must_because("board 3 was misread", give(&pairing, MatchCommand::Protest { by }));
        let upheld = |right: MatchResult| Command::DecideProtest {
            id: ProtestId(1),
            ruling: ProtestRuling::Upheld(Remedy::Correction(right)),
            published: PublishedPairs::Keep,
        };
        let four = MatchResult::of_games([Game::of(DuelResult::Draw, DuelResult::Draw); 4]);
        let wrong = desk.give(Role::Arbiter, Some("the sheet"), upheld(four));
        assert_eq!(wrong.expect_err("a board is missing").clause().id(), "P-3.1.1");
        let right = parse_entry("11 11 00 00 00", Shape::FIVE).expect("it can be read");
        desk.must_because("the sheet says so", upheld(right.clone()));
        let meeting = desk.state().meeting(&pairing).expect("the two meet");
        assert_eq!(meeting.verdict(), Verdict { outcome: SECOND, score: Some(PerSide::new(8, 12)) });
        assert_eq!(meeting.result(), Some(right));
        assert_eq!(undone(&mut desk, &pairing).0.score, Some(PerSide::new(12, 8)), "one step");
    }
}
