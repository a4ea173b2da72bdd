use kolo_formats::{Format, Reading, read, write};
use kolo_model::{
    DrawPreset, ForfeitResult, HalfPoints, Handicap, Idle, Outcome, PlayedResult, RatingBasis, RatingReport,
    Seeding, System, Tournament,
};
use proptest::prelude::*;

use super::files::content;
use super::generator::tournament;

fn club() -> Reading {
    read(Format::OpenGotha, &content("opengotha/club.xml")).unwrap()
}

#[test]
fn players_are_read() {
    let tournament = club().tournament;
    let [eva, jean, meister, ida, ota, late] = tournament.competitors() else {
        panic!("six players");
    };
    assert_eq!(eva.name.as_str(), "Nová Eva");
    assert_eq!(eva.rating.unwrap().value(), 2290);
    assert_eq!(jean.name.as_str(), "van Dam Jean\u{a0}Marc");
    assert_eq!(jean.adjustment, 1);
    assert_eq!((meister.rank.unwrap().to_string(), meister.rating), ("5p".to_owned(), None));
    assert_eq!((ida.rating.unwrap().basis(), ida.withdrawn_after), (RatingBasis::Estimated, Some(2)));
    assert_eq!(ota.rank.unwrap().to_string(), "5k");
    assert_eq!(late.withdrawn_after, Some(0));
}

#[test]
fn games_byes_and_absences_are_read() {
    let tournament = club().tournament;
    let [one, two] = tournament.rounds() else { panic!("two rounds") };
    let pairs = |round: &kolo_model::Round| -> Vec<(u32, u32)> {
        round.games.iter().map(|game| (game.sides.first.get(), game.sides.second.get())).collect()
    };
    assert_eq!((pairs(one), pairs(two)), (vec![(1, 2), (5, 3)], vec![(1, 3), (4, 5)]));
    assert_eq!(one.games[1].terms.handicap, Handicap::MOST);
    assert_eq!(one.games[1].outcome, Outcome::played(PlayedResult::SecondWins));
    assert_eq!(two.games[1].outcome, Outcome::Forfeit(ForfeitResult::FirstWins));
    let idle: Vec<(u32, Idle)> = one.idle.iter().map(|(no, idle)| (no.get(), *idle)).collect();
    assert_eq!(idle, [(4, Idle::PairingBye)]);
    let idle: Vec<(u32, Idle)> = two.idle.iter().map(|(no, idle)| (no.get(), *idle)).collect();
    assert_eq!(idle, [(2, Idle::AnnouncedAbsence)]);
}

#[test]
fn settings_are_read() {
    let tournament = club().tournament;
    assert_eq!(tournament.system(), Some(System::McMahon));
    assert_eq!(tournament.planned_rounds(), Some(5));
    assert_eq!(tournament.criteria(), ["mm", "sos", "direct"]);
    assert_eq!(tournament.scoring().absence, HalfPoints::HALF);
    let go = tournament.go();
    assert_eq!(go.mcmahon.bar.unwrap().to_string(), "4d");
    assert_eq!(go.mcmahon.floor.unwrap().to_string(), "20k");
    assert_eq!((go.handicap.unwrap().reduction, go.komi.unwrap().to_string()), (2, "7.5".to_owned()));
    assert_eq!(go.draw.preset, DrawPreset::OpengothaMm);
    let seeding = go.draw.seeding.unwrap();
    assert_eq!((seeding.first, seeding.first_rounds, seeding.later), (Seeding::Halves, 2, Seeding::Slip));
    let event = tournament.event();
    assert_eq!(event.name, "Open \"Kolín\" & okolí");
    assert_eq!([&event.city, &event.chief_arbiter, &event.start], ["Kolín", "Rozhodčí", "2026-05-01"]);
    assert_eq!(event.time_control, "60 min + Canadian 15 moves in 300 s");
}

#[test]
fn what_is_not_used_is_reported() {
    let warnings: Vec<(String, u32)> = club()
        .warnings
        .iter()
        .map(|note| (note.message.text(kolo_messages::Lang::En), note.place.line))
        .collect();
    let has = |what: &str, line: u32| {
        assert!(
            warnings.iter().any(|(text, at)| text.contains(what) && *at == line),
            "{what} in {line}: {warnings:#?}"
        );
    };
    has("ffgLicence is not kept (players: 1)", 5);
    has("grades that differ from the rank are not kept (players: 1)", 8);
    has("the element Team is not kept", 20);
    has("genCountNotPlayedGamesAsHalfPoint", 22);
    has("SOSM-1", 25);
    has("paiBaRandom", 33);
    has("colours are marked as unknown", 13);
}

/// What Kolo knows of a file is in the file it writes, which reads back as the same.
#[test]
fn there_and_back_keeps_everything_kolo_knows() {
    let first = club().tournament;
    let writing = write(Format::OpenGotha, &first).unwrap();
    assert_eq!(writing.lost, []);
    let reading = read(Format::OpenGotha, &writing.bytes).unwrap();
    let text = String::from_utf8(writing.bytes).unwrap();
    assert_eq!(reading.tournament, first, "{text}");
    assert!(text.contains("blackPlayer=\"NOVÁEVA\""), "{text}");
    assert!(text.contains("name=\"Open &quot;Kolín&quot; &amp; okolí\""), "{text}");
}

#[test]
fn old_ratings_are_shifted() {
    let old = "<Tournament dataVersion=\"200\"><Players><Player name=\"A\" firstName=\"B\" rank=\"1D\" rating=\"50\"/>\
               </Players></Tournament>";
    let rating = |text: &str| {
        let tournament = read(Format::OpenGotha, text.as_bytes()).unwrap().tournament;
        tournament.competitors()[0].rating.unwrap().value()
    };
    assert_eq!(rating(old), 2100);
    assert_eq!(rating(&old.replace("200", "201")), 50);
    assert_eq!(rating(&old.replace("dataVersion=\"200\"", "fullVersionNumber=\"3.51\"")), 50);
}

#[test]
fn a_rank_that_nobody_knows_is_none() {
    let file = "<Tournament dataVersion=\"201\"><Players><Player name=\"A\" firstName=\"B\" rank=\"99K\"/>\
                <Player name=\"C\" firstName=\"D\" rank=\"99K\" grade=\"3K\"/></Players></Tournament>";
    let reading = read(Format::OpenGotha, file.as_bytes()).unwrap();
    let ranks: Vec<Option<String>> =
        reading.tournament.competitors().iter().map(|one| one.rank.map(|rank| rank.to_string())).collect();
    assert_eq!(ranks, [None, Some("3k".to_owned())]);
    assert_eq!(reading.warnings[0].message.key(), "opengotha-ranks-unknown");
}

#[test]
fn what_is_wrong_is_reported_with_its_place() {
    let sound = String::from_utf8(content("opengotha/club.xml")).unwrap();
    let broken = [
        (sound.replace("PESOTA\" handicap", "NOBODY\" handicap"), "opengotha-player-unknown", 12),
        (sound.replace("RESULT_EQUAL", "RESULT_X"), "opengotha-result-unknown", 15),
        (sound.replace("handicap=\"9\"", "handicap=\"12\""), "handicap-unreadable", 12),
        (sound.replace("rank=\"12K\"", "rank=\"XII\""), "rank-unreadable", 7),
        (sound.replace("rating=\"2290\"", "rating=\"many\""), "opengotha-not-a-number", 4),
        (sound.replace("rating=\"2290\"", "rating=\"99999\""), "rating-out-of-range", 4),
        (
            sound.replace("roundNumber=\"2\" tableNumber=\"2\"", "roundNumber=\"21\""),
            "opengotha-round-impossible",
            14,
        ),
        (
            sound.replace("firstName=\"Ida\"", "firstName=\"Ota\"").replace("Žitná", "Pes"),
            "opengotha-name-twice",
            8,
        ),
        (sound.replace("whitePlayer=\"MEISTERGO\"", "whitePlayer=\"PESOTA\""), "against-himself", 12),
        (sound.replace("genMMBar=\"4D\"", "genMMBar=\"25K\""), "bar-below-floor", 0),
        (sound.replace("</Games>", ""), "xml-ill-formed", 41),
        (sound[..2000].to_owned(), "xml-ill-formed", 12),
        (sound.replace("Tournament", "Other"), "opengotha-no-tournament", 2),
        ("<a/>".to_owned(), "opengotha-no-tournament", 1),
        ("<?xml version='1.0'?>".to_owned(), "opengotha-no-tournament", 0),
    ];
    for (text, key, line) in broken {
        let problems = read(Format::OpenGotha, text.as_bytes()).unwrap_err();
        let found: Vec<_> = problems.iter().map(|note| (note.message.key(), note.place.line)).collect();
        assert!(found.contains(&(key, line)), "{key} {line}: {found:?}");
    }
}

#[test]
fn bombs_and_junk_are_refused_quickly() {
    let bomb = "<!DOCTYPE l [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n\
                <Tournament><Players><Player name=\"&b;\"/></Players></Tournament>";
    assert!(read(Format::OpenGotha, bomb.as_bytes()).is_err());
    let junk = "<a b='".repeat(1_700_000);
    assert!(read(Format::OpenGotha, junk.as_bytes()).is_err());
    let many = format!("<Tournament>{}</Tournament>", "<Player/>".repeat(600_000));
    assert!(read(Format::OpenGotha, many.as_bytes()).unwrap_err().is_too_large());
}

/// What a game is for the other program.
fn as_written(outcome: Outcome) -> Outcome {
    use PlayedResult::{FirstDrawsSecondLoses, SecondDrawsFirstLoses};
    match outcome {
        Outcome::Adjourned | Outcome::Played(FirstDrawsSecondLoses | SecondDrawsFirstLoses, _) => {
            Outcome::Pending
        }
        Outcome::Played(result, _) => Outcome::Played(result, RatingReport::Rated),
        other => other,
    }
}

fn games(tournament: &Tournament) -> Vec<Vec<(u32, u32, Outcome, Handicap)>> {
    let game = |game: &kolo_model::Game| {
        (game.sides.first.get(), game.sides.second.get(), as_written(game.outcome), game.terms.handicap)
    };
    let rounds = tournament.rounds().iter().map(|round| round.games.iter().map(game).collect::<Vec<_>>());
    let mut rounds: Vec<_> = rounds.collect();
    while rounds.last().is_some_and(Vec::is_empty) {
        rounds.pop();
    }
    rounds
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn a_written_file_is_canonical(seed: u64, players in 1u32..14, rounds in 0u32..6) {
        let original = tournament(seed, players, rounds);
        let text = String::from_utf8(write(Format::OpenGotha, &original).unwrap().bytes).unwrap();
        let reading = read(Format::OpenGotha, text.as_bytes());
        prop_assert!(reading.is_ok(), "{}\n{text}", reading.unwrap_err());
        let back = reading.unwrap().tournament;
        prop_assert_eq!(games(&back), games(&original));
        let again = String::from_utf8(write(Format::OpenGotha, &back).unwrap().bytes).unwrap();
        prop_assert_eq!(again, text);
    }
}
