//! The arbiter's part of the rules of 1992: ratings before the start, absences, corrections, late entries.

use crate::desk::{Desk, entry, first_wins, id, name, pair, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{
    Adjourned, AdjournedGames, Clause, FloatsTwoRoundsAgo, ForfeitResult, HalfPoints, Idle, Name, Outcome,
    PartialDate, Person, PlayedResult, Rating, RatingBasis, StartNumber, System,
};
use kolo_pairing::{DecidingNumber, PisqworkyOptions};
use kolo_tournament::{
    AfterNoShow, Change, Command, Drafting, Entry, EqualsBy, Event, Fixed, Missing, NoShowRuling, NoShows,
    Numbering, OwnRules, PublishedPairs, Refusal, RevokeGround, Role, Settings, TableResult, UndoRefusal,
    Unfinished,
};

const BECAUSE: Option<&str> = Some("by the arbiter's ruling");

fn unrated(text: &str) -> Entry {
    Entry::named(name(text))
}

fn missing_ratings(names: Vec<Name>) -> Refusal {
    Refusal::RatingsMissing { names, clause: Clause::new("R-A1.2") }
}

fn by_hand(pairs: &[(u32, u32)], byes: &[u32]) -> Command {
    Command::DraftRound { by: Drafting::ByHand(sheet(pairs, byes)), unfinished: Unfinished::Wait }
}

fn no_show(number: u32, missing: Missing, then: AfterNoShow) -> Command {
    Command::ReportNoShow { round: round(number), table: table(1), missing, then }
}

fn configured(mut desk: Desk, change: impl FnOnce(Settings) -> Settings) -> Desk {
    let settings = change(desk.state().settings().clone());
    if settings != *desk.state().settings() {
        desk.must(Command::Configure(settings));
    }
    desk
}

/// Six players; round 1 is published: 1–4, 5–2, 3–6.
fn first_round() -> Desk {
    let mut desk = Desk::with_players(System::Fide1992, 5, 6);
    desk.publish_by_hand(&[(1, 4), (5, 2), (3, 6)], &[]);
    desk
}

#[test]
fn round_one_is_not_drawn_while_a_rating_is_missing() {
    let mut desk = Desk::open(System::Fide1992, 3);
    for entry in [entry("Adam", 2000), unrated("Božena"), unrated("Cyril")] {
        desk.must(Command::Enter(entry));
    }
    let draft = by_hand(&[(1, 2)], &[3]);
    let missing: Vec<Name> = ["Božena", "Cyril"].map(name).into();
    let refused = desk.ask(draft.clone()).unwrap_err();
    assert_eq!(refused, missing_ratings(missing));
    assert_eq!(refused.clause().id(), "R-A1.2");
    for lang in Lang::ALL {
        assert!(refused.message().text(lang).contains("Božena, Cyril"));
    }
    // An estimate is a rating; a player who stays away needs none.
    let estimate = Rating::new(1500, RatingBasis::Estimated).unwrap();
    desk.must(Command::Edit(id(2), Entry { rating: Some(estimate), ..unrated("Božena") }));
    assert_eq!(desk.ask(draft.clone()), Err(missing_ratings(vec![name("Cyril")])));
    assert_eq!(desk.ask(Command::ConfirmRatings), Err(Refusal::ReasonMissing));
    desk.must_because("a beginner, nobody knows him", Command::ConfirmRatings);
    let record = desk.ledger.records().last().unwrap();
    assert_eq!(record.event.payload().unwrap(), r#"{"without":[3]}"#);
    assert_eq!(record.reason.as_deref(), Some("a beginner, nobody knows him"));
    desk.must(draft.clone());
    // Another one without a rating has to be confirmed again.
    desk.must(Command::Enter(unrated("Dana")));
    assert_eq!(desk.ask(by_hand(&[(1, 2), (3, 4)], &[])), Err(missing_ratings(vec![name("Dana")])));
    desk.must(Command::Withdraw(id(4)));
    desk.must(draft);
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, Command::ConfirmRatings), Err(Refusal::NothingChanges));
}

#[test]
fn a_confirmation_is_undone_only_before_round_one() {
    let mut desk = Desk::open(System::Fide1992, 3);
    for entry in [entry("Adam", 2000), unrated("Božena")] {
        desk.must(Command::Enter(entry));
    }
    desk.must_because("nobody knows her", Command::ConfirmRatings);
    let confirmed = desk.latest_step();
    desk.must(by_hand(&[(1, 2)], &[]));
    // The draft was made on the strength of it, and goes with it.
    desk.undo(confirmed).unwrap();
    assert!(desk.state().draft().is_none());
    assert_eq!(desk.state().missing_ratings(), [id(2)]);
    desk.must(Command::Redo(confirmed));
    desk.must(by_hand(&[(1, 2)], &[]));
    desk.must(Command::Publish);
    assert_eq!(desk.undo(confirmed), Err(Refusal::ConfirmationFixed(Clause::new("R-A1.2"))));
}

#[test]
fn other_systems_do_not_ask_for_ratings() {
    let mut desk = Desk::open(System::RoundRobin, 1);
    desk.must(Command::Enter(unrated("Adam")));
    desk.must(Command::Enter(unrated("Božena")));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, Command::ConfirmRatings), Err(Refusal::NothingChanges));
    desk.draft();
}

/// The names in the order of their start numbers, by this fourth key.
fn numbered(equals_by: EqualsBy, seed: u64) -> Vec<String> {
    let mut desk =
        configured(Desk::open(System::Fide1992, 3), |settings| Settings { equals_by, seed, ..settings });
    let born = |year| Person { born: PartialDate::new(year, None, None), ..Person::default() };
    for (text, person) in
        [("Zita", born(1950)), ("Chalupa", born(2010)), ("Hrubý", born(1980)), ("Adam", Person::default())]
    {
        desk.must(Command::Enter(Entry { person, ..entry(text, 1800) }));
    }
    desk.must(Command::Enter(entry("Nejlepší", 2100)));
    desk.must(Command::AssignNumbers(Numbering::ByRating));
    let state = desk.state();
    state.order().iter().map(|id| state.entrants()[id].entry.name.to_string()).collect()
}

#[test]
fn the_key_after_rating_and_title_is_the_one_announced() {
    let by = |equals_by| numbered(equals_by, 42);
    assert_eq!(by(EqualsBy::Alphabet), ["Nejlepší", "Adam", "Hrubý", "Chalupa", "Zita"]);
    assert_eq!(by(EqualsBy::Entry), ["Nejlepší", "Zita", "Chalupa", "Hrubý", "Adam"]);
    assert_eq!(by(EqualsBy::OlderFirst), ["Nejlepší", "Zita", "Hrubý", "Chalupa", "Adam"]);
    assert_eq!(by(EqualsBy::YoungerFirst), ["Nejlepší", "Chalupa", "Hrubý", "Zita", "Adam"]);
    // Pinned: another order for the same seed would be another pairing.
    assert_eq!(by(EqualsBy::Lot), ["Nejlepší", "Hrubý", "Chalupa", "Adam", "Zita"]);
    assert!((0..20).any(|seed| numbered(EqualsBy::Lot, seed) != by(EqualsBy::Lot)));
}

#[test]
fn what_was_announced_for_equals_stays_after_round_one() {
    let mut desk = first_round();
    let now = desk.state().settings().clone();
    let lim_numbers =
        PisqworkyOptions { lim_numbers: DecidingNumber::AsInLim, ..PisqworkyOptions::default() };
    for (fixed, other) in [
        (Fixed::EqualPlayers, Settings { equals_by: EqualsBy::Lot, ..now.clone() }),
        (Fixed::NoShows, Settings { no_shows: NoShows::Stay, ..now.clone() }),
        (Fixed::Floats, Settings { b6: FloatsTwoRoundsAgo::Any, ..now.clone() }),
        (Fixed::WhoStarts, Settings { pisqworky: lim_numbers, ..now.clone() }),
        (Fixed::Points, Settings { adjourned_games: AdjournedGames::WithoutPoints, ..now.clone() }),
    ] {
        let refusal = Err(Refusal::SettingsFixed(vec![fixed]));
        assert_eq!(desk.give(Role::Arbiter, BECAUSE, Command::Configure(other)), refusal);
    }
    // The order of players may be replaced, with a reason (R-F.dispo).
    let criteria = Settings { criteria: vec!["points".into(), "average-rating".into()], ..now };
    desk.must_because("the regulations say so", Command::Configure(criteria));
}

#[test]
fn who_does_not_come_without_a_word_counts_as_withdrawn() {
    let mut desk = first_round();
    let command = no_show(1, Missing::One(id(4)), AfterNoShow::ByRule);
    let preview = desk.ledger.preview(&desk.order(Role::Arbiter, None, command.clone())).unwrap();
    assert!(preview.changes.contains(&Change::Withdrawn(name("P4"))), "{:?}", preview.changes);
    assert!(preview.changes.contains(&Change::Points {
        name: name("P1"),
        before: HalfPoints::ZERO,
        after: HalfPoints::ONE
    }));
    desk.give(Role::Helper, None, command.clone()).unwrap();
    let game = desk.state().table(round(1), table(1)).unwrap();
    assert_eq!(game.outcome, Outcome::Forfeit(ForfeitResult::FirstWins));
    let entrant = &desk.state().entrants()[&id(4)];
    assert_eq!(entrant.no_shows.get(&round(1)), Some(&NoShowRuling::Withdrawn));
    assert_eq!(entrant.withdrawn_after, Some(1));
    assert_eq!(desk.state().idle_next(id(4)), Some(Idle::Absent));
    assert_eq!(desk.ask(command), Err(Refusal::NothingChanges));
    // The player is not paired any more, whoever asks.
    desk.must(Command::ReportResult(first_wins(1, 2)));
    desk.must(Command::ReportResult(first_wins(1, 3)));
    let with_him = by_hand(&[(1, 5), (3, 4), (2, 6)], &[]);
    assert!(matches!(desk.give(Role::Arbiter, BECAUSE, with_him), Err(Refusal::SheetWrong(_))));
    desk.must(by_hand(&[(1, 5), (6, 2)], &[3]));
    // To let the player play on after all is a ruling, with a reason.
    assert_eq!(desk.ask(Command::Return(id(4))), Err(Refusal::ReasonMissing));
    desk.must_because("the train was late, he called", Command::Return(id(4)));
    assert_eq!(desk.state().idle_next(id(4)), None);
    assert!(desk.state().draft().is_none(), "the draft was made without him");
}

#[test]
fn the_arbiter_may_overrule_with_a_reason() {
    let mut desk = first_round();
    let overruled = no_show(1, Missing::One(id(1)), AfterNoShow::PlaysOn);
    assert_eq!(desk.ask(overruled.clone()), Err(Refusal::ReasonMissing));
    assert_eq!(desk.give(Role::Helper, BECAUSE, overruled.clone()), Err(Refusal::NotAllowed));
    desk.give(Role::Arbiter, BECAUSE, overruled).unwrap();
    let entrant = &desk.state().entrants()[&id(1)];
    assert_eq!(entrant.no_shows.get(&round(1)), Some(&NoShowRuling::PlaysOn));
    assert_eq!((entrant.withdrawn_after, desk.state().idle_next(id(1))), (None, None));
    let game = desk.state().table(round(1), table(1)).unwrap();
    assert_eq!(game.outcome, Outcome::Forfeit(ForfeitResult::SecondWins));
}

#[test]
fn the_rules_of_a_tournament_may_let_them_stay() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk = configured(desk, |settings| Settings { no_shows: NoShows::Stay, ..settings });
    desk.publish_by_hand(&[(1, 3), (2, 4)], &[]);
    desk.must(no_show(1, Missing::Both, AfterNoShow::ByRule));
    for who in [1, 3] {
        let entrant = &desk.state().entrants()[&id(who)];
        assert_eq!(entrant.no_shows.get(&round(1)), Some(&NoShowRuling::PlaysOnByRules));
        assert_eq!(desk.state().idle_next(id(who)), None);
    }
    assert_eq!(
        desk.state().table(round(1), table(1)).unwrap().outcome,
        Outcome::Forfeit(ForfeitResult::BothLose)
    );
}

#[test]
fn a_forfeit_may_be_found_out_to_be_an_absence_without_a_word() {
    let mut desk = first_round();
    let outcome = Outcome::Forfeit(ForfeitResult::SecondWins);
    desk.must(Command::ReportResult(TableResult { outcome, ..first_wins(1, 1) }));
    assert_eq!(desk.state().idle_next(id(1)), None, "a forfeit alone may have been announced");
    // The one who was there did not miss anything.
    let other = no_show(1, Missing::One(id(4)), AfterNoShow::ByRule);
    assert_eq!(desk.ask(other), Err(Refusal::ResultSettled));
    let decision = desk.must(no_show(1, Missing::One(id(1)), AfterNoShow::ByRule));
    let codes: Vec<&str> = decision.events.iter().map(Event::code).collect();
    assert_eq!(codes, ["no-show.recorded"]);
    assert_eq!(desk.state().idle_next(id(1)), Some(Idle::Absent));
    // A played game is none, and a stranger does not sit here.
    desk.must(Command::ReportResult(first_wins(1, 2)));
    let played = Command::ReportNoShow {
        round: round(1),
        table: table(2),
        missing: Missing::Both,
        then: AfterNoShow::ByRule,
    };
    assert_eq!(desk.ask(played), Err(Refusal::ResultSettled));
    let stranger = no_show(1, Missing::One(id(6)), AfterNoShow::ByRule);
    let refused = Refusal::NotAtTable { name: name("P6"), round: round(1), table: table(1) };
    assert_eq!(desk.ask(stranger), Err(refused));
}

#[test]
fn a_correction_lifts_a_no_show_that_was_none() {
    let mut desk = first_round();
    desk.must(no_show(1, Missing::One(id(4)), AfterNoShow::ByRule));
    let marked = desk.latest_step();
    let published = PublishedPairs::Keep;
    let correct = Command::CorrectResult {
        result: result(1, 1, PlayedResult::Draw),
        published,
        own_rules: OwnRules::Silent,
    };
    let preview = desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, correct.clone())).unwrap();
    assert!(preview.changes.contains(&Change::PlaysOn(name("P4"))), "{:?}", preview.changes);
    let decision = desk.give(Role::Arbiter, BECAUSE, correct).unwrap();
    let codes: Vec<&str> = decision.events.iter().map(Event::code).collect();
    assert_eq!(codes, ["result.corrected", "no-show.lifted"]);
    let corrected = desk.latest_step();
    assert_eq!(desk.state().idle_next(id(4)), None);
    assert!(desk.state().entrants()[&id(4)].no_shows.is_empty());
    // The correction depends on what it corrects; undone itself, the player counts as withdrawn again.
    assert_eq!(desk.undo(marked), Err(Refusal::Undo(UndoRefusal::StandsIn { later: corrected })));
    desk.undo(corrected).unwrap();
    assert_eq!(desk.state().idle_next(id(4)), Some(Idle::Absent));
    desk.undo(marked).unwrap();
    assert_eq!(desk.state().idle_next(id(4)), None);
    assert_eq!(desk.state().table(round(1), table(1)).unwrap().outcome, Outcome::Pending);
    desk.must_because("he was not there", Command::Redo(marked));
    assert_eq!(desk.state().idle_next(id(4)), Some(Idle::Absent));
}

#[test]
fn a_withdrawal_that_is_undone_leaves_the_no_show_in_force() {
    let mut desk = first_round();
    desk.must(Command::Withdraw(id(4)));
    let withdrawn = desk.latest_step();
    desk.must(no_show(1, Missing::One(id(4)), AfterNoShow::ByRule));
    assert!(desk.state().entrants()[&id(4)].withdrawn_by_no_shows.is_empty(), "he had withdrawn by himself");
    desk.undo(withdrawn).unwrap();
    assert!(desk.state().entrants()[&id(4)].withdrawn_by_no_shows.contains(&round(1)));
    assert_eq!(desk.state().idle_next(id(4)), Some(Idle::Absent));
}

#[test]
fn one_of_two_no_shows_is_enough() {
    let mut desk = first_round();
    desk.play_latest();
    let forfeit = TableResult { outcome: Outcome::Forfeit(ForfeitResult::FirstWins), ..first_wins(1, 1) };
    let published = PublishedPairs::Keep;
    desk.must_because(
        "4 was not there",
        Command::CorrectResult { result: forfeit, published, own_rules: OwnRules::Silent },
    );
    desk.publish_by_hand(&[(3, 4), (5, 1), (2, 6)], &[]);
    desk.must(no_show(2, Missing::One(id(4)), AfterNoShow::ByRule));
    desk.must(no_show(1, Missing::One(id(4)), AfterNoShow::ByRule));
    let correct = Command::CorrectResult {
        result: result(2, 1, PlayedResult::Draw),
        published,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("he came in round 2", correct);
    assert_eq!(desk.state().idle_next(id(4)), Some(Idle::Absent), "he did not come to round 1");
    let correct = Command::CorrectResult {
        result: result(1, 1, PlayedResult::Draw),
        published,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("and to round 1, too", correct);
    assert_eq!(desk.state().idle_next(id(4)), None);
}

#[test]
fn a_published_round_keeps_a_no_show_from_being_undone() {
    let mut desk = first_round();
    desk.must(no_show(1, Missing::One(id(4)), AfterNoShow::ByRule));
    let marked = desk.latest_step();
    desk.must(Command::ReportResult(first_wins(1, 2)));
    desk.must(Command::ReportResult(first_wins(1, 3)));
    desk.publish_by_hand(&[(5, 1), (2, 3)], &[6]);
    // Round 2 is published without the player.
    assert!(matches!(desk.undo(marked), Err(Refusal::Undo(UndoRefusal::StandsIn { .. }))));
    // A correction counts for later pairings only (R-F7.1).
    let published = PublishedPairs::Keep;
    let correct = Command::CorrectResult {
        result: result(1, 1, PlayedResult::Draw),
        published,
        own_rules: OwnRules::Silent,
    };
    desk.give(Role::Arbiter, BECAUSE, correct).unwrap();
    assert_eq!(desk.state().rounds()[1].idle, [(id(4), Idle::Absent)]);
    assert_eq!(desk.state().idle_next(id(4)), None);
}

/// Two rounds are published and the first is played.
fn two_rounds() -> Desk {
    let mut desk = first_round();
    desk.play_latest();
    desk.publish_by_hand(&[(5, 1), (4, 3), (2, 6)], &[]);
    desk
}

#[test]
fn wrong_colours_count_from_the_next_pairing_on() {
    let mut desk = two_rounds();
    let wall = desk.state().rounds()[1].clone();
    let correct = Command::CorrectSides {
        round: round(1),
        table: table(1),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    assert_eq!(desk.ask(correct.clone()), Err(Refusal::ReasonMissing));
    let preview = desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, correct.clone())).unwrap();
    assert!(preview.changes.contains(&Change::RoundKept(round(2))), "{:?}", preview.changes);
    desk.give(Role::Arbiter, BECAUSE, correct).unwrap();
    assert_eq!(desk.state().rounds()[1], wall);
    assert_eq!(desk.state().table(round(1), table(1)).unwrap().sides, pair(4, 1));
    // What the next pairing goes by: 1 had Black in round 1 and won.
    let facts = desk.state().facts().unwrap();
    let row = facts.crosstable().row(StartNumber::FIRST).clone();
    let (_, game) = row.games().next().unwrap();
    assert_eq!(
        (game.side, row.points(&facts.scoring(), Adjourned::AsDraw)),
        (kolo_model::Side::Second, HalfPoints::ONE)
    );
}

#[test]
fn a_corrected_rating_changes_nothing_that_is_published() {
    let mut desk = two_rounds();
    let wall: Vec<_> = desk.state().rounds().to_vec();
    let numbers = desk.state().order().to_vec();
    let edit = Command::Edit(id(6), entry("P6", 2700));
    assert_eq!(desk.ask(edit.clone()), Err(Refusal::ReasonMissing));
    desk.must_because("the list of July", edit);
    assert_eq!(desk.state().rounds(), wall);
    assert_eq!(desk.state().order(), numbers, "starting numbers are fixed (R-A2.2)");
    let facts = desk.state().facts().unwrap();
    assert_eq!(facts.competitors()[5].rating.map(Rating::value), Some(2700));
    // No game of round 2 has been played yet: the arbiter may let it count for it (R-F7.2).
    desk.must_because("it was a gross mistake", Command::RevokeRound(RevokeGround::Correction));
    assert_eq!(desk.state().rounds().len(), 1);
}

#[test]
fn a_late_entry_gets_the_next_number_and_is_paired_from_the_next_round_on() {
    let mut desk = two_rounds();
    desk.must(Command::Enter(entry("Pozdní", 2600)));
    assert_eq!(desk.state().number_of(id(7)).map(StartNumber::get), Some(7));
    assert_eq!(desk.state().idle_next(id(7)), None);
    desk.play_latest();
    desk.must(by_hand(&[(1, 2), (3, 5), (6, 4)], &[7]));
    let facts = desk.state().facts().unwrap();
    let missed = facts.crosstable().row(StartNumber::from_index(6)).cells.clone();
    assert_eq!(missed, [kolo_model::Cell::Idle(Idle::Absent); 2]);
}

#[test]
fn withdrawn_and_excused_players_are_not_paired_and_get_nothing() {
    let mut desk = first_round();
    desk.play_latest();
    desk.must(Command::Withdraw(id(4)));
    desk.absent(6, 2);
    let with_both = by_hand(&[(1, 5), (3, 4), (2, 6)], &[]);
    assert!(matches!(desk.give(Role::Arbiter, BECAUSE, with_both), Err(Refusal::SheetWrong(_))));
    desk.publish_by_hand(&[(1, 5), (2, 3)], &[]);
    let facts = desk.state().facts().unwrap();
    let points =
        |no| facts.crosstable().row(StartNumber::from_index(no)).points(&facts.scoring(), Adjourned::AsDraw);
    assert_eq!([points(3), points(5)], [HalfPoints::ZERO; 2]);
    let third = desk.state().entrants().keys().filter(|id| desk.state().idle_next(**id).is_none()).count();
    assert_eq!(third, 5, "the absence was for round 2 only");
}

#[test]
fn adjourned_games_count_for_pairing_as_the_tournament_says() {
    for (setting, points) in
        [(AdjournedGames::AsDraws, HalfPoints::HALF), (AdjournedGames::WithoutPoints, HalfPoints::ZERO)]
    {
        let desk = Desk::with_players(System::Fide1992, 5, 2);
        let mut desk = configured(desk, |settings| Settings { adjourned_games: setting, ..settings });
        desk.publish_by_hand(&[(1, 2)], &[]);
        desk.must(Command::ReportResult(TableResult { outcome: Outcome::Adjourned, ..first_wins(1, 1) }));
        let facts = desk.state().facts().unwrap();
        let row = facts.crosstable().row(StartNumber::FIRST).clone();
        assert_eq!(row.points(&facts.scoring(), Adjourned::AsDraw), points);
        assert_eq!(desk.state().settings().scoring(), facts.scoring());
    }
}
