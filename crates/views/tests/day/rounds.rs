//! Entries, rounds, what the pairing waits for, and one player's day.

use kolo_messages::Lang;
use kolo_model::{Idle, PlayedResult, Side, System};
use kolo_tournament::{Command, EntrantId};
use kolo_views::entries::{Entries, Standing};
use kolo_views::mine::Mine;
use kolo_views::overview::{DayStep, Overview};
use kolo_views::round::{Round, Stage, Status};
use kolo_views::waiting::{self, Kind};
use kolo_views::{explained, result};

use crate::hall::{DRAFT, Hall, round, won};

#[test]
fn entries_are_listed_by_name_until_there_are_numbers() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.give(Command::CheckIn(EntrantId(3)));
    hall.give(Command::Withdraw(EntrantId(8)));
    let absence =
        Command::AnnounceAbsence { id: EntrantId(2), round: round(1), idle: Idle::AnnouncedAbsence };
    hall.give(absence);
    let entries = Entries::of(hall.state(), Lang::Cs);
    let names: Vec<&str> = entries.lines.iter().map(|line| line.who.name.as_str()).collect();
    assert_eq!(names, ["Cibulka", "Čech", "Dvořák", "Hynek", "Chalupa", "Ibl", "Novák", "Žák"]);
    assert_eq!((entries.playing, entries.here), (7, Some(1)));
    assert_eq!(entries.lines[0].absences[0].what, "ohlášená nepřítomnost");
    assert_eq!(entries.lines[1].standing, Standing::Here);
    assert_eq!(entries.lines[7].standing, Standing::Withdrawn);
    let public = entries.for_public();
    assert_eq!((public.playing, public.here), (7, None));
    assert!(public.lines.iter().all(|line| line.absences.is_empty() && line.standing != Standing::Here));
    assert_eq!(public.lines[7].standing, Standing::Withdrawn, "that somebody left is seen in every table");
    hall.give(DRAFT);
    let numbered = Entries::of(hall.state(), Lang::Cs);
    let first: Vec<_> = numbered.lines.iter().take(3).map(|line| line.who.name.as_str()).collect();
    assert_eq!(first, ["Chalupa", "Cibulka", "Čech"], "by rating now");
}

#[test]
fn a_draft_is_the_desks_alone_until_it_is_published() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    assert_eq!(DayStep::of(hall.state()), DayStep::Entries);
    assert_eq!(Round::of(hall.state(), round(1), Lang::En), None);
    hall.give(DRAFT);
    let draft = Round::of(hall.state(), round(1), Lang::En).expect("a draft");
    assert_eq!((draft.stage, draft.tables.len()), (Stage::Draft, 4));
    assert_eq!(draft.sides.first, "White");
    assert!(!explained::draft(hall.state(), Lang::En).is_empty());
    assert_eq!(DayStep::of(hall.state()), DayStep::Publish);
    let public = Overview::for_public(hall.state(), Lang::En);
    assert_eq!((public.draft, public.step), (None, DayStep::Entries));
    let mine = Mine::of(hall.state(), EntrantId(1), Lang::En).expect("he plays");
    assert!(mine.rounds.is_empty(), "a draft is nobody's business");
    hall.give(Command::Publish);
    let published = Round::of(hall.state(), round(1), Lang::En).expect("a round");
    assert_eq!((published.stage, published.open), (Stage::Published, 4));
    assert_eq!(DayStep::of(hall.state()), DayStep::Results);
    assert_eq!(Round::of(hall.state(), round(2), Lang::En), None);
}

#[test]
fn every_player_is_found_by_name_once() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.enter("Ondřej", 1500);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    let published = Round::of(hall.state(), round(1), Lang::En).expect("a round");
    let names = published.by_name();
    let listed: Vec<&str> = names.iter().map(|line| line.who.name.as_str()).collect();
    assert_eq!(listed, ["Cibulka", "Čech", "Dvořák", "Hynek", "Chalupa", "Ibl", "Novák", "Ondřej", "Žák"]);
    for line in &names {
        let Some(meets) = &line.meets else {
            assert!(line.free.is_some());
            continue;
        };
        let at = &published.tables[meets.table as usize - 1];
        let side =
            Side::BOTH.into_iter().find(|side| at.seats[*side].who == line.who).expect("he sits there");
        assert_eq!(at.seats[side.other()].who, meets.opponent);
        assert_eq!(published.sides[side], meets.side);
    }
    assert_eq!(names.iter().filter(|line| line.meets.is_none()).count(), 1, "nine is odd");
}

#[test]
fn reports_show_until_they_count_and_a_mismatch_comes_first() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    let at = |hall: &Hall, index: usize| {
        Round::of(hall.state(), round(1), Lang::En).expect("a round").tables[index].clone()
    };
    let (one, two) = (at(&hall, 0), at(&hall, 1));
    hall.report(one.seats.first.who.id, won(1, 1, PlayedResult::FirstWins));
    hall.report(two.seats.first.who.id, won(1, 2, PlayedResult::FirstWins));
    hall.report(two.seats.second.who.id, won(1, 2, PlayedResult::SecondWins));
    assert_eq!(at(&hall, 0).status, Status::Unconfirmed);
    assert_eq!(at(&hall, 0).reports.first.as_deref(), Some("1 : 0"));
    assert_eq!(at(&hall, 1).status, Status::Mismatch);
    let kinds: Vec<Kind> = waiting::before_next_draw(hall.state(), Lang::En).iter().map(|w| w.kind).collect();
    assert_eq!(kinds, [Kind::Mismatch, Kind::Confirmation, Kind::Result, Kind::Result]);
    let other = Mine::of(hall.state(), EntrantId(one.seats.second.who.id), Lang::En).expect("plays");
    let game = other.rounds[0].game.as_ref().expect("a game");
    assert_eq!(game.opponent_reported.as_deref(), Some("1 : 0"));
    assert_eq!((game.table, game.side, &game.opponent), (1, Side::Second, &one.seats.first.who));
    hall.report(one.seats.second.who.id, won(1, 1, PlayedResult::FirstWins));
    let settled = at(&hall, 0);
    assert_eq!((settled.status, settled.result.as_deref()), (Status::Settled, Some("1 : 0")));
    assert_eq!(settled.reports.first, None, "it counts: nobody asks who said so");
}

#[test]
fn ratings_are_waited_for_where_the_system_asks_for_them() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.enter_unrated("Nobody");
    let kinds: Vec<Kind> = waiting::before_next_draw(hall.state(), Lang::En).iter().map(|w| w.kind).collect();
    assert_eq!(kinds, [Kind::Rating]);
}

#[test]
fn a_whole_day_goes_from_step_to_step() {
    let mut hall = Hall::of_eight(System::Fide1992, 2);
    hall.play_round(PlayedResult::Draw);
    assert_eq!(DayStep::of(hall.state()), DayStep::Draw);
    hall.play_round(PlayedResult::FirstWins);
    assert_eq!(DayStep::of(hall.state()), DayStep::Finish);
    let second = Round::of(hall.state(), round(2), Lang::En).expect("a round");
    assert!(
        second.tables.iter().all(|at| at.seats.first.points.to_string() == "0.5"),
        "points before the round"
    );
    hall.give(Command::Finish);
    let overview = Overview::of(hall.state(), Lang::En);
    assert_eq!((overview.step, overview.published, overview.playing), (DayStep::Over, 2, 8));
    assert_eq!(overview.form, result::Form::Game);
}

#[test]
fn sides_of_go_begin_with_black() {
    let mut hall = Hall::of_eight(System::Swiss, 2);
    let mut settings = hall.state().settings().clone();
    settings.go.komi = "6.5".parse().ok();
    hall.give(Command::Configure(settings));
    hall.give(DRAFT);
    let draft = Round::of(hall.state(), round(1), Lang::En).expect("a draft");
    assert_eq!((draft.sides.first.as_str(), draft.sides.second.as_str()), ("Black", "White"));
    assert!(draft.tables.iter().all(|at| at.terms.as_deref() == Some("komi 6.5")));
}

#[test]
fn what_players_report_is_shown_to_the_organiser_alone() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    let first = hall.state().rounds()[0].tables[0].sides.first.0;
    hall.report(first, won(1, 1, PlayedResult::FirstWins));
    hall.give(Command::ReportResult(won(1, 2, PlayedResult::Draw)));
    let seen = Round::of(hall.state(), round(1), Lang::En).expect("a round");
    assert_eq!(seen.tables[0].status, Status::Unconfirmed);
    assert!(seen.tables[0].reports.first.is_some());
    let public = seen.clone().for_public();
    assert_eq!(public.tables[0].status, Status::Open);
    assert_eq!((&public.tables[0].reports.first, &public.tables[0].reports.second), (&None, &None));
    assert_eq!(
        (public.tables[1].status, &public.tables[1].result),
        (Status::Settled, &seen.tables[1].result)
    );
}

#[test]
fn a_list_that_has_grown_enters_the_new_ones_alone() {
    use kolo_tournament::Entry;
    use kolo_views::newcomers::Compared;
    let hall = Hall::of_eight(System::Fide1992, 3);
    let entrants: Vec<Entry> =
        hall.state().entrants().values().map(|entrant| entrant.entry.clone()).collect();
    let mut list = entrants.clone();
    let compared = Compared::of(hall.state(), &list);
    assert_eq!((compared.new.len(), compared.same.len(), compared.different.len()), (0, 8, 0));
    // One is new, one has another rating, one is a namesake beside the one who is entered, and one born on another day.
    list.push(Entry::named(crate::hall::name("Nová")));
    list[2].rating = None;
    let namesake = Entry { club: Some(crate::hall::name("Kolín")), ..list[0].clone() };
    list.push(namesake.clone());
    let compared = Compared::of(hall.state(), &list);
    let new: Vec<&str> = compared.new.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(new, ["Nová", list[0].name.as_str()]);
    assert_eq!((compared.same.len(), compared.different.len()), (7, 1));
    assert_eq!(compared.different[0].name, list[2].name.to_string());
    let only = Compared::of(hall.state(), &[namesake]);
    assert_eq!((only.new.len(), only.different.len()), (0, 1), "he may be the one who is entered");
}
