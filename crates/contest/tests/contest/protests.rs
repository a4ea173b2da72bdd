//! What waits for protests in groups and play-offs, and what settles them.

use kolo_contest::codec::{FileTrouble, read};
use kolo_contest::{
    Against, BookRefusal, Breach, Fixture, GameKey, IncidentId, JournalCommand, JournalProblem, Measure,
    PairingId, Play, PlayCommand, PlayedMatches, Progress, ProtestId, ProtestRuling, Refusal, Repeat,
    Sanction, SanctionOrder, Tied, Weight, invariants,
};
use kolo_model::PerSide;
use kolo_stages::{Clock, Duel, DuelResult, DuelTerms, Later, Opening};
use kolo_tournament::EntrantId;

use super::journal::{decide, delay, incident, pass_over, protest, started, undo, upheld};
use super::support::{World, entry_id, name, open_live, sanction, venue_id};

fn play(world: &World) -> &Play {
    world.contest.play(&venue_id("ot-a")).expect("it is there")
}

/// The groups are played, the play-off is not; the last match of a group that it depends on.
fn before_the_play_off() -> (World, Fixture, GameKey) {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    let next = play(&world).open_games();
    let first = next.first().expect("there is a play-off").key.clone();
    let plan = play(&world).stages().expect("groups").state().plan();
    let feeding = plan.feeding(&first.0.as_str().into()).into_iter().next().expect("it depends on groups");
    let game = GameKey(feeding.as_str().to_owned());
    let fixture = play(&world).fixture(&game).expect("it is there");
    (world, fixture, first)
}

#[test]
fn a_match_waits_for_protests_against_the_results_it_depends_on() {
    let (mut world, fixture, next) = before_the_play_off();
    let (game, by) = (fixture.key.clone(), fixture.sides.second.to_string());
    let open = play(&world).open_games().len();
    world.on("ot-a", &protest(&game, &by)).expect("in time");
    assert_eq!(play(&world).held_by(&next), [ProtestId(1)]);
    assert!(play(&world).open_games().len() < open);
    let broadcast = kolo_teams::BroadcastTables(0);
    let arrange = PlayCommand::Arrange { game: next.clone(), lot: None, broadcast };
    let refused = world.on("ot-a", &arrange).unwrap_err();
    assert_eq!(
        (&refused, refused.clause().id()),
        (&Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])), "K-PROTEST")
    );
    assert_eq!(
        world.enter_score("ot-a", &next, (12, 0)),
        Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])))
    );
    assert_eq!(
        world.on("ot-a", &open_live(&next, 1)),
        Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])))
    );
    // Rejected, it holds nothing back.
    world.on("ot-a", &decide(1, ProtestRuling::Rejected)).expect("it is there");
    assert_eq!(play(&world).open_games().len(), open);
    world.on("ot-a", &arrange).expect("it can be played");
    // Once a match that depends on it has begun, a protest is too late.
    let other = fixture.sides.first.to_string();
    assert_eq!(world.on("ot-a", &protest(&game, &other)), Err(Refusal::ProtestTooLate(game)));
}

#[test]
fn play_goes_on_over_a_protest_only_by_its_number() {
    let (mut world, fixture, next) = before_the_play_off();
    world.on("ot-a", &protest(&fixture.key, fixture.sides.second.as_str())).expect("in time");
    world.on("ot-a", &protest(&fixture.key, fixture.sides.first.as_str())).expect("in time");
    assert_eq!(
        world.on("ot-a", &pass_over(3)),
        Err(Refusal::Book(BookRefusal::UnknownProtest(ProtestId(3))))
    );
    let hand = world.hand();
    let silent = world.contest.play_on(&hand, &venue_id("ot-a"), &pass_over(1));
    assert_eq!(silent, Err(Refusal::ReasonMissing));
    world.on("ot-a", &pass_over(1)).expect("by its number");
    assert_eq!(play(&world).held_by(&next), [ProtestId(2)]);
    world.on("ot-a", &pass_over(1)).expect("the same changes nothing");
    let lines = play(&world).journal().about_protest(ProtestId(1));
    assert_eq!(lines.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 3]);
    world.on("ot-a", &pass_over(2)).expect("by its number");
    assert_eq!(play(&world).held_by(&next), Vec::<ProtestId>::new());
    // Both are still to be decided.
    assert_eq!(play(&world).unsettled_protests(), [ProtestId(1), ProtestId(2)]);
    world.on("ot-a", &undo(3)).expect("it is there");
    assert_eq!(play(&world).held_by(&next), [ProtestId(1)]);
    let again = read(world.file().as_bytes()).expect("it reads back");
    assert_eq!(again.play(&venue_id("ot-a")).expect("it is there").journal(), play(&world).journal());
}

#[test]
fn an_upheld_protest_is_settled_by_the_correction() {
    let (mut world, fixture, next) = before_the_play_off();
    let game = fixture.key.clone();
    world.on("ot-a", &protest(&game, fixture.sides.second.as_str())).expect("in time");
    world.on("ot-a", &decide(1, upheld("7:5"))).expect("it is there");
    assert_eq!(
        (play(&world).unsettled_protests(), play(&world).held_by(&next)),
        (vec![ProtestId(1)], vec![ProtestId(1)])
    );
    assert_eq!(
        world.on("ot-a", &PlayCommand::Close),
        Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])))
    );
    world.correct("ot-a", &game, (7, 5), Later::Keep).expect("the slip is there");
    assert_eq!(play(&world).unsettled_protests(), Vec::<ProtestId>::new());
    assert_eq!(
        world.on("ot-a", &pass_over(1)),
        Err(Refusal::Book(BookRefusal::ProtestIsDecided(ProtestId(1))))
    );
    world.play_out("ot-a");
    world.on("ot-a", &PlayCommand::Close).expect("everything is settled");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn a_correction_before_the_protest_settles_nothing() {
    let (mut world, fixture, _) = before_the_play_off();
    let game = fixture.key.clone();
    world.correct("ot-a", &game, (7, 5), Later::Keep).expect("the slip is there");
    world.on("ot-a", &protest(&game, fixture.sides.second.as_str())).expect("in time");
    world.on("ot-a", &decide(1, upheld("5:7"))).expect("it is there");
    assert_eq!(play(&world).unsettled_protests(), [ProtestId(1)]);
}

/// What settles a protest comes after it, so a line that does not say where it stands among the slips is refused.
#[test]
fn a_line_says_where_it_stands_among_the_slips() {
    let (mut world, fixture, _) = before_the_play_off();
    world.on("ot-a", &protest(&fixture.key, fixture.sides.second.as_str())).expect("in time");
    let slips = format!(",\"slips\":{}", play(&world).slip_log().len());
    let text = world.file();
    assert!(text.contains(&slips), "{slips}");
    assert!(read(text.replace(&slips, "").as_bytes()).is_err());
}

#[test]
fn an_incident_that_stands_there_already_is_asked_about() {
    let (mut world, game) = started();
    world.on("ot-a", &incident(Some(&game), Some(2), delay(40))).expect("it is there");
    let refused = world.on("ot-a", &incident(Some(&game), Some(2), delay(40))).unwrap_err();
    assert_eq!(
        (&refused, refused.clause().id()),
        (&Refusal::Book(BookRefusal::IncidentRepeated(IncidentId(1))), "K-INCIDENT")
    );
    world.on("ot-a", &incident(Some(&game), Some(1), delay(40))).expect("another board");
    let again = JournalCommand::RecordIncident {
        game: Some(game),
        board: Some(2),
        assessment: delay(40),
        repeat: Repeat::Again,
    };
    world.on("ot-a", &PlayCommand::Journal(again)).expect("it happened again");
    assert_eq!(play(&world).journal().book().incidents().len(), 3);
}

#[test]
fn a_journal_about_another_tournament_is_refused_by_name() {
    let (mut world, game) = started();
    let by = play(&world).fixture(&game).expect("it is there").sides.second.to_string();
    world.on("ot-a", &incident(Some(&game), Some(2), delay(40))).expect("it is there");
    world.on("ot-a", &protest(&game, &by)).expect("in time");
    let text = world.file();
    let journal = text.find("\"journal\"").expect("it has one");
    let (head, tail) = text.split_at(journal);
    let pairing = play(&world).pairing(&game).expect("it is there");
    let elsewhere = format!("main/Z.9.9/{}-{}", pairing.sides.first.0, pairing.sides.second.0);
    let unknown: PairingId = elsewhere.parse().expect("a pairing");
    let number = if Some(&entry_id(&by)) == play(&world).side_in_book(pairing.sides.first) {
        pairing.sides.first
    } else {
        pairing.sides.second
    };
    for (now, then, line, problem) in [
        (
            format!("\"pairing\":\"{pairing}\",\"board\""),
            format!("\"pairing\":\"{elsewhere}\",\"board\""),
            1,
            JournalProblem::UnknownGame(unknown.clone()),
        ),
        (
            "\"board\":2".to_owned(),
            "\"board\":9".to_owned(),
            1,
            JournalProblem::NoSuchBoard { game: pairing.clone(), board: 9 },
        ),
        (
            format!("\"pairing\":\"{pairing}\",\"by\""),
            format!("\"pairing\":\"{elsewhere}\",\"by\""),
            2,
            JournalProblem::UnknownGame(unknown),
        ),
        (
            format!("\"by\":{},\"against\"", number.0),
            "\"by\":99,\"against\"".to_owned(),
            2,
            JournalProblem::NotInField(EntrantId(99)),
        ),
    ] {
        assert!(tail.contains(&now), "{now}");
        let changed = format!("{head}{}", tail.replace(&now, &then));
        let trouble = read(changed.as_bytes()).expect_err("it is of another tournament");
        assert_eq!(trouble, FileTrouble::Journal { venue: venue_id("ot-a"), line, problem });
        let (_, message, clause) = trouble.describe();
        assert_eq!(clause.map(kolo_model::Clause::id), Some("K-LOG"));
        assert!(!message.text(kolo_messages::Lang::En).contains('{'));
    }
}

#[test]
fn some_breaches_have_penalties_without_a_warning() {
    let game = |world: &World| play(world).games()[0].clone();
    let order = |world: &World, breach: Breach, measure: Measure| {
        let by = play(world).fixture(&game(world)).expect("it is there").sides.first;
        let sanction = Sanction {
            venue: Some(venue_id("ot-a")),
            against: Against::Entry(by),
            breach,
            weight: Weight::Usual,
            measure,
            decided_by: name("Pořadatel"),
        };
        SanctionOrder { sanction, later: Later::Keep }
    };
    let give = |breach, measure: fn(GameKey) -> Measure| {
        let (mut world, _) = started();
        let order = order(&world, breach, measure(game(&world)));
        let hand = world.hand_because();
        world.contest.sanction(&hand, &order)
    };
    let lost_game = |game| Measure::ForfeitGame { game, board: 1 };
    let lost_duel = |game| Measure::ForfeitDuel { game, board: 1, duel: 1 };
    let lost_match = |game| Measure::ForfeitMatch { game };
    let excluded = |_| Measure::Exclusion { played: PlayedMatches::Stay };
    for breach in Breach::ALL.iter().copied() {
        let of_conduct = breach.is_of_conduct();
        let blocked = |result| result == Err(Refusal::WarningFirst);
        assert_eq!(blocked(give(breach, lost_game)), breach != Breach::LeftGame, "{breach:?}");
        assert_eq!(blocked(give(breach, lost_duel)), breach != Breach::Delay, "{breach:?}");
        assert_eq!(blocked(give(breach, excluded)), !of_conduct, "{breach:?}");
        assert!(blocked(give(breach, lost_match)), "{breach:?}");
    }
}

#[test]
fn a_tournament_that_is_opened_again_brings_no_time_for_protests_back() {
    let (mut world, _) = started();
    world.play_out("ot-a");
    let game = play(&world).games().pop().expect("there is one");
    let sides = play(&world).fixture(&game).expect("it is there").sides;
    world.on("ot-a", &PlayCommand::Close).expect("it is over");
    world.give_because(&kolo_contest::Command::Reopen(venue_id("ot-a")));
    let late = world.on("ot-a", &protest(&game, sides.first.as_str()));
    assert_eq!(late, Err(Refusal::ProtestTooLate(game.clone())));
    // A correction is a new result.
    world.go_to("2023-11-09");
    world.correct("ot-a", &game, (7, 5), Later::Keep).expect("the slip is there");
    world.on("ot-a", &protest(&game, sides.first.as_str())).expect("in time");
}

/// What holds again after a match has begun does not stop it: no player is called back from the boards.
#[test]
fn a_match_that_has_begun_waits_for_no_protest() {
    let (mut world, fixture, next) = before_the_play_off();
    world.on("ot-a", &protest(&fixture.key, fixture.sides.second.as_str())).expect("in time");
    world.on("ot-a", &pass_over(1)).expect("by its number");
    world.line_up("ot-a", &next);
    world.on("ot-a", &undo(2)).expect("it is there");
    assert_eq!(play(&world).holding_protests(), [ProtestId(1)]);
    assert_eq!(play(&world).held_by(&next), Vec::<ProtestId>::new());
    assert!(play(&world).open_games().iter().any(|open| open.key == next), "it is being played");
    world.on("ot-a", &open_live(&next, 1)).expect("it has begun");
    world.enter_score("ot-a", &next, (12, 0)).expect("it has begun");
    assert_eq!(invariants::check(&world.contest), []);
}

/// Both semifinals are played, the final is not; the semifinal a1 – a4, the final, and the score that turns the semifinal.
fn before_the_final() -> (World, Fixture, GameKey, (i64, i64)) {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.play_open("ot-a");
    world.play_open("ot-a");
    let semifinal = world.match_of("ot-a", "a1", "a4");
    let last = world.match_of("ot-a", "a1", "a2").key;
    assert!(play(&world).open_games().iter().any(|open| open.key == last));
    let turned = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    (world, semifinal, last, turned)
}

/// The slip of the begun final is put aside, and those who are in it now can play it.
fn is_begun_again(world: &mut World, last: &GameKey) {
    assert!(play(world).slip(last).is_none(), "the slip of the old pair is put aside");
    let sides = play(world).fixture(last).expect("it is there").sides;
    assert!([&sides.first, &sides.second].contains(&&entry_id("a4")), "{sides:?}");
    world.line_up("ot-a", last);
    world.enter_score("ot-a", last, (12, 0)).expect("it can be played");
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn a_match_that_others_had_begun_is_begun_again() {
    let (mut world, semifinal, last, turned) = before_the_final();
    world.on("ot-a", &protest(&semifinal.key, "a4")).expect("in time");
    world.on("ot-a", &pass_over(1)).expect("by its number");
    world.line_up("ot-a", &last);
    world.on("ot-a", &decide(1, upheld("turned"))).expect("it is there");
    world.correct("ot-a", &semifinal.key, turned, Later::Keep).expect("the final is not over");
    is_begun_again(&mut world, &last);
    // Where the same people play on, what they have begun stays.
    let (mut world, semifinal, last, turned) = before_the_final();
    world.line_up("ot-a", &last);
    let same = if turned.0 == 0 { (8, 4) } else { (4, 8) };
    world.correct("ot-a", &semifinal.key, same, Later::Keep).expect("the slip is there");
    assert!(play(&world).slip(&last).is_some());
}

#[test]
fn a_match_begun_by_a_duel_that_is_taken_back_is_begun_again() {
    let (mut world, semifinal, last, _) = before_the_final();
    world.correct("ot-a", &semifinal.key, (6, 6), Later::Keep).expect("the final has not begun");
    let id = semifinal.key.0.as_str();
    let duel = |winner: &str| {
        let first = semifinal.sides.first == entry_id(winner);
        let result = if first { DuelResult::First } else { DuelResult::Second };
        let duel = Duel { players: PerSide::new(name("Ada"), name("Ben")), result };
        let terms = DuelTerms::new(Opening::Swap2, Clock::None);
        PlayCommand::Stage(kolo_stages::Command::DecidingDuel { game: id.into(), duel, terms })
    };
    world.on("ot-a", &duel("a1")).expect("it was drawn");
    world.line_up("ot-a", &last);
    world.on("ot-a", &PlayCommand::TakeBack(Tied::Match(id.into()))).expect("it is there");
    world.on("ot-a", &duel("a4")).expect("it is to be decided");
    is_begun_again(&mut world, &last);
}

/// A walkover is written on no slip, and yet its time for protests ends with the tournament.
#[test]
fn walkovers_have_no_more_time_for_protests_than_results() {
    // Nothing is played after a final, so only the end can be too late for it.
    let (mut world, _, last, _) = before_the_final();
    let out = Measure::Exclusion { played: PlayedMatches::Stay };
    let order = sanction(Some("ot-a"), Against::Entry(entry_id("a2")), out, Weight::Serious);
    let hand = world.hand_because();
    world.contest.sanction(&hand, &order).expect("it is serious");
    let walkover = play(&world).fixture(&last).expect("it is there");
    assert!(matches!(walkover.progress, Progress::Over(_)) && play(&world).slip(&last).is_none());
    world.play_out("ot-a");
    world.on("ot-a", &PlayCommand::Close).expect("it is over");
    world.give_because(&kolo_contest::Command::Reopen(venue_id("ot-a")));
    assert_eq!(world.on("ot-a", &protest(&last, "a2")), Err(Refusal::ProtestTooLate(last)));
    let unknown = GameKey("Z.9.9".to_owned());
    assert_eq!(world.on("ot-a", &protest(&unknown, "a2")), Err(Refusal::UnknownGame(unknown)));
}
