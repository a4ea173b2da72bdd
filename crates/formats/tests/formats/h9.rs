use std::collections::BTreeSet;

use kolo_formats::{Format, h9, read, write};
use kolo_model::{
    ForfeitResult, Game, Handicap, Idle, Outcome, PerSide, PlayedResult, RatingReport, StartNumber, System,
    Tournament,
};
use kolo_standings::{preset, standings};
use proptest::prelude::*;

use super::files::content;
use super::generator::tournament;

fn club() -> Tournament {
    let reading = read(Format::H9, &content("h9/club.h9")).unwrap();
    assert!(reading.warnings.is_empty(), "{:?}", reading.warnings);
    reading.tournament
}

#[test]
fn players_games_and_heading_are_read() {
    let tournament = club();
    let event = tournament.event();
    assert_eq!([&event.name, &event.city, &event.federation], ["Open of Kolín", "Kolín", "CZ"]);
    assert_eq!([&event.start, &event.end], ["2026-05-01", "2026-05-03"]);
    assert_eq!(event.time_control, "60 min + Canadian 15/5");
    assert_eq!(h9::class_of(event), Some("B"));
    assert_eq!(tournament.go().komi.unwrap().to_string(), "6.5");
    assert_eq!(tournament.go().handicap.unwrap().reduction, 1);
    assert_eq!(tournament.planned_rounds(), Some(3));
    let names: Vec<&str> = tournament.competitors().iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Nová Eva", "Van Dam Jean\u{a0}Marc", "Žitná Ida", "Madonna"]);
    let second = &tournament.rounds()[1].games[0];
    assert_eq!((second.sides.first.get(), second.sides.second.get()), (2, 1));
    assert_eq!(second.terms.handicap, Handicap::new(2).unwrap());
    assert_eq!(second.outcome, Outcome::played(PlayedResult::SecondWins));
    let default = &tournament.rounds()[0].games[1];
    assert_eq!(default.outcome, Outcome::Forfeit(ForfeitResult::SecondWins));
    let idle: Vec<(u32, Idle)> =
        tournament.rounds()[1].idle.iter().map(|(no, idle)| (no.get(), *idle)).collect();
    assert_eq!(idle, [(3, Idle::HalfPointBye)]);
}

#[test]
fn the_canonical_form_is_written_again() {
    let writing = write(Format::H9, &club()).unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!(text(&writing.bytes), text(&content("h9/club.h9")));
    assert_eq!(writing.bytes, content("h9/club.h9"));
    assert!(writing.lost.is_empty(), "{:?}", writing.lost);
}

#[test]
fn files_of_other_programs_are_read() {
    let reading = read(Format::H9, &content("h9/shared-places.h9")).unwrap();
    let tournament = reading.tournament;
    assert_eq!(tournament.system(), Some(System::McMahon));
    assert_eq!(tournament.event().name, "Tournament of another program");
    assert_eq!((tournament.rounds().len(), tournament.planned_rounds()), (2, Some(4)));
    assert_eq!(tournament.competitors()[3].name.as_str(), "Ma Li Bo\u{a0}Wen");
    assert_eq!(tournament.rounds()[1].games[0].outcome, Outcome::Pending);
    // Nobody says who had which colour in the game of 3 and 4.
    let keys: Vec<&str> = reading.warnings.iter().map(|note| note.message.key()).collect();
    assert_eq!(keys, ["few-for-mcmahon", "h9-colours-made-up"]);
    let made_up = tournament.rounds()[1].games[1];
    assert_eq!((made_up.sides.first.get(), made_up.sides.second.get()), (4, 3));
}

#[test]
fn letters_and_facts_without_a_place_are_reported() {
    let json = r#"{"kolo": 1, "seed": 3, "competitors": [
        {"no": 1, "name": "Řehoř Jiří", "rank": "3k", "rating": 1800, "club": "Plzeň", "federation_id": 11112222},
        {"no": 2, "name": "Ota; Pes", "country": "Česko"}],
        "played": [[{"first": 1, "second": 2, "points": [1, 0]}]]}"#;
    let original = read(Format::Json, json.as_bytes()).unwrap().tournament;
    let writing = h9::write(&original, Some("C")).unwrap();
    let losses: Vec<String> = writing.lost.iter().map(ToString::to_string).collect();
    for what in [
        "the seed for drawing lots",
        "letters such as",
        "ratings",
        "clubs over 4",
        "without a known two-letter code",
        "without a rank",
    ] {
        assert!(losses.iter().any(|note| note.contains(what)), "{what}: {losses:?}");
    }
    let back = read(Format::H9, &writing.bytes).unwrap().tournament;
    assert_eq!(back.competitors()[0].name.as_str(), "Rehor Jirí");
    assert_eq!(back.competitors()[1].name.as_str(), "Ota, Pes");
    assert_eq!(back.competitors()[0].kind, original.competitors()[0].kind, "the PIN says who it is");
    assert_eq!(h9::class_of(back.event()), Some("C"));
    let without_class = write(Format::H9, &original).unwrap().lost;
    assert_eq!(without_class.last().unwrap().message.key(), "h9-class-missing");
}

#[test]
fn what_is_wrong_is_reported_with_its_place() {
    let line = "   1 Nova Eva 3D CZ Prah 1 0 0 0 2+/w0\n   2 Pes Ota 3K CZ Prah 0 0 0 0 1-/b0\n";
    assert!(read(Format::H9, line.as_bytes()).is_ok());
    let broken = [
        (line.replace("2+/w0", "2x/w0"), "h9-number-of-results", 2, 6),
        (line.replace("1-/b0", "1-/b0 0-"), "h9-number-of-results", 2, 6),
        (line.replace("1-/b0", "1-/bX"), "h9-result-unreadable", 2, 33),
        (line.replace("1-/b0", "1+/b0"), "results-disagree", 2, 33),
        (line.replace("1-/b0", "1-/w0"), "sides-disagree", 2, 33),
        (line.replace("1-/b0", "1-/b2"), "terms-disagree", 2, 33),
        (line.replace("2+/w0", "3+/w0"), "unknown-competitor-in-round", 1, 34),
        (line.replace("3K CZ", "3 CZ"), "h9-no-rank", 2, 1),
        (String::new(), "file-empty", 0, 0),
        ("; EV[x]\n".to_owned(), "h9-no-players", 0, 0),
    ];
    for (text, key, line, column) in broken {
        let problems = read(Format::H9, text.as_bytes()).unwrap_err();
        let found: Vec<_> =
            problems.iter().map(|note| (note.message.key(), note.place.line, note.place.column)).collect();
        assert!(found.contains(&(key, line, column)), "{text}: {found:?}");
    }
}

/// A game as a result file can tell it, with numbers exchanged for places.
fn as_written(game: &Game, places: &[u32]) -> (u32, u32, Outcome, Handicap) {
    let PerSide { first, second } = game.sides.map(|no: StartNumber| places[no.index()]);
    let outcome = match game.outcome {
        Outcome::Adjourned => Outcome::Pending,
        Outcome::Played(result, RatingReport::Unrated) => Outcome::played(result),
        other => other,
    };
    (first, second, outcome, game.terms.handicap)
}

fn idle_as_written(idle: Idle) -> Option<Idle> {
    match idle {
        Idle::PairingBye | Idle::FullPointBye => Some(Idle::PairingBye),
        Idle::HalfPointBye => Some(Idle::HalfPointBye),
        Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn what_a_result_file_can_tell_reads_back(seed: u64, players in 1u32..14, rounds in 0u32..6) {
        let original = tournament(seed, players, rounds);
        // The table needs criteria that exist.
        let Ok(writing) = write(Format::H9, &original) else { return Ok(()) };
        let table = standings(&original, preset(original.system())).unwrap();
        let mut places = vec![0; players as usize];
        for (row, place) in table.rows.iter().zip(1..) {
            places[row.no.index()] = place;
        }
        let text = String::from_utf8_lossy(&writing.bytes).into_owned();
        // Rounds without any game or point cannot be distinguished from rounds that were not played.
        let is_written = |round: &kolo_model::Round| {
            !round.games.is_empty() || round.idle.iter().any(|(_, idle)| idle_as_written(*idle).is_some())
        };
        let reading = read(Format::H9, &writing.bytes);
        if original.rounds().iter().rev().skip_while(|round| !is_written(round)).all(is_written) {
            prop_assert!(reading.is_ok(), "{}\n{text}", reading.unwrap_err());
        }
        let Ok(reading) = reading else { return Ok(()) };
        let odd = |outcome: Outcome| matches!(outcome, Outcome::Played(
            PlayedResult::FirstDrawsSecondLoses | PlayedResult::SecondDrawsFirstLoses, _));
        for (round, back) in original.rounds().iter().zip(reading.tournament.rounds()) {
            let identity: Vec<u32> = (1..=players).collect();
            let here: BTreeSet<String> = round.games.iter().map(|game| format!("{:?}", as_written(game, &places))).collect();
            let there: BTreeSet<String> = back.games.iter().map(|game| format!("{:?}", as_written(game, &identity))).collect();
            prop_assert_eq!(here, there, "{}", text);
            let idle_here: BTreeSet<(u32, Idle)> = round
                .idle.iter().filter_map(|(no, idle)| Some((places[no.index()], idle_as_written(*idle)?))).collect();
            let idle_there: BTreeSet<(u32, Idle)> = back.idle.iter().map(|(no, idle)| (no.get(), *idle)).collect();
            prop_assert_eq!(idle_here, idle_there);
            prop_assert!(!round.games.iter().any(|game| odd(game.outcome)) || !writing.lost.is_empty());
        }
        for competitor in original.competitors() {
            let back = &reading.tournament.competitors()[places[competitor.no.index()] as usize - 1];
            prop_assert!(competitor.rank.is_none() || competitor.rank == back.rank);
        }
    }
}
