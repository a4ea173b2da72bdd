//! TRF files: real ones, and every tolerance that reading promises.

use kolo_formats::{Format, Reading, read, write};
use kolo_model::{
    Acceleration, Adjourned, AdjournedGames, ForfeitResult, HalfPoints, Idle, Lot, Outcome, PlayedResult,
    RatingReport, Scoring, Side, StartNumber, System, Tournament, TrfDialect,
};

use super::files::{content, folder};

fn reading(text: &str) -> Reading {
    read(Format::Trf, text.as_bytes()).unwrap_or_else(|problems| panic!("{problems}\n{text}"))
}

fn problems(text: &str) -> String {
    read(Format::Trf, text.as_bytes()).unwrap_err().to_string()
}

fn written(tournament: &Tournament) -> String {
    String::from_utf8(write(Format::Trf, tournament).unwrap().bytes).unwrap()
}

/// A player's line with the entries of his rounds.
fn player(no: u32, rounds: &str) -> String {
    format!("{:<89}{rounds}\n", format!("001 {no:>4}      Player {no}"))
}

fn warnings(reading: &Reading) -> Vec<&'static str> {
    reading.warnings.iter().map(|note| note.message.key()).collect()
}

#[test]
fn files_of_other_programs_come_back_as_the_same_bytes() {
    for (name, bytes) in folder("trf/dutch").into_iter().chain(folder("trf/fide-1992")) {
        let reading = read(Format::Trf, &bytes).unwrap_or_else(|problems| panic!("{name}: {problems}"));
        assert_eq!(warnings(&reading), [] as [&str; 0], "{name}");
        let trf = write(Format::Trf, &reading.tournament).unwrap();
        assert!(trf.lost.is_empty(), "{name}");
        assert!(trf.bytes == bytes, "{name} differs");

        let json = write(Format::Json, &reading.tournament).unwrap();
        let through_json = read(Format::Json, &json.bytes).unwrap().tournament;
        assert_eq!(through_json, reading.tournament, "{name}");
        assert!(write(Format::Trf, &through_json).unwrap().bytes == bytes, "{name} differs through JSON");
    }
}

#[test]
fn every_kind_of_line_has_a_canonical_form() {
    for file in ["own/canonical-trf16.trf", "own/canonical-trf26.trf"] {
        let bytes = content(file);
        let reading = read(Format::Trf, &bytes).unwrap();
        assert_eq!(written(&reading.tournament), String::from_utf8(bytes).unwrap(), "{file}");
        assert!(warnings(&reading).iter().all(|key| *key == "trf-lines-kept"), "{file}");
    }
}

#[test]
fn the_facts_of_a_file_arrive() {
    let tournament = read(Format::Trf, &content("own/canonical-trf16.trf")).unwrap().tournament;
    assert_eq!(tournament.event().city, "Plzeň");
    assert_eq!(tournament.event().deputies.len(), 2);
    assert_eq!(tournament.event().round_dates.len(), 5);
    assert_eq!(tournament.planned_rounds(), Some(5));
    assert_eq!(tournament.lot(), Some(Lot::FirstWaits));
    assert_eq!(tournament.rounds().len(), 3);
    assert_eq!(tournament.scoring().win.to_string(), "3");
    assert_eq!(tournament.teams()[1].members.len(), 3);
    assert_eq!(tournament.forbidden().len(), 3);
    assert_eq!(tournament.accelerations().len(), 2);
    let outcomes: Vec<Outcome> =
        tournament.rounds().iter().flat_map(|round| round.games.iter().map(|game| game.outcome)).collect();
    assert_eq!(
        outcomes,
        [
            Outcome::played(PlayedResult::FirstWins),
            Outcome::Forfeit(ForfeitResult::SecondWins),
            Outcome::Played(PlayedResult::Draw, RatingReport::Unrated),
            Outcome::played(PlayedResult::Draw),
            Outcome::Adjourned,
            Outcome::Played(PlayedResult::SecondWins, RatingReport::Unrated),
            Outcome::played(PlayedResult::Draw),
        ]
    );
    let idle = |no| tournament.idle_next(StartNumber::new(no).unwrap());
    assert_eq!(idle(1), Some(Idle::HalfPointBye));
    assert_eq!(idle(2), Some(Idle::FullPointBye));
    assert_eq!(idle(3), None);
    assert_eq!(idle(6), Some(Idle::AnnouncedAbsence));
}

#[test]
fn the_lines_of_trf26_mean_the_same() {
    let tournament = read(Format::Trf, &content("own/canonical-trf26.trf")).unwrap().tournament;
    assert_eq!(tournament.event().layout.dialect, TrfDialect::Trf26);
    assert_eq!(tournament.planned_rounds(), Some(5));
    assert_eq!(tournament.lot(), Some(Lot::FirstWaits));
    assert_eq!(tournament.system(), Some(System::Dutch));
    let Scoring { win, loss, pairing_bye, forfeit_win, .. } = tournament.scoring();
    let points = [win, loss, pairing_bye, forfeit_win].map(|points| points.to_string());
    assert_eq!(points, ["3", "0.5", "1.5", "3"]);
    let of_first: Vec<u32> = tournament.accelerations()[0].1.iter().map(|points| points.halves()).collect();
    assert_eq!(of_first, [2, 2, 1]);
}

#[test]
fn both_names_of_a_setting_may_stand_there_if_they_agree() {
    let players = player(1, "") + &player(2, "");
    let both = reading(&format!("XXR 5\n142 5\nXXC white1\n152 W\n{players}"));
    assert_eq!(both.tournament.planned_rounds(), Some(5));
    assert!(problems(&format!("XXR 5\n142 6\n{players}")).starts_with("2:5: "));
    assert!(problems(&format!("XXC white1\n152 B\n{players}")).starts_with("2:5: "));
}

#[test]
fn line_ends_marks_blanks_and_order_do_not_matter() {
    let plain = format!("012 Open\nXXR 3\n{}{}", player(1, "     2 w 1"), player(2, "     1 b 0"));
    let expected = reading(&plain).tournament;
    let reordered = format!("{}012 Open\n{}XXR 3", player(2, "     1 b 0"), player(1, "     2 w 1"));
    let variants = [
        plain.replace('\n', "\r\n"),
        plain.replace('\n', "\r"),
        format!("\u{feff}{plain}"),
        format!("{plain}\u{1a}"),
        plain.replace('\n', "   \n\n"),
        plain.trim_end().to_owned(),
        reordered,
        plain.replace("w 1", "W 1").replace("b 0", "B 0"),
    ];
    for variant in variants {
        assert_eq!(reading(&variant).tournament, expected, "{variant:?}");
    }
}

#[test]
fn rounds_are_played_up_to_the_last_pair_or_pairing_bye() {
    let text = [
        player(1, "     2 w 1  0000 - H  0000 - Z  0000 - F"),
        player(2, "     1 b 0            0000 - H"),
        player(3, "  0000 - Z  0000 - U"),
    ]
    .concat();
    let tournament = reading(&text).tournament;
    assert_eq!(tournament.rounds().len(), 2);
    assert_eq!(tournament.planned().len(), 3);
    let absent = tournament.crosstable().row(StartNumber::new(2).unwrap()).cells[1];
    assert_eq!(absent, kolo_model::Cell::Idle(Idle::Absent));
    // Plans bring no points yet: one for the win, a half for the bye of round 2.
    let row = tournament.crosstable().row(StartNumber::FIRST).clone();
    assert_eq!(row.points(&tournament.scoring(), Adjourned::AsDraw).halves(), 3);
}

#[test]
fn byes_of_trf06_and_small_letters_are_known() {
    let old = [
        player(1, "  0000 - +     4 w w"),
        player(2, "  0000 - =  0000 - u"),
        player(3, "  0000 - -         h"),
        player(4, "  0000 - f     1 b l"),
    ];
    let idle: Vec<Idle> =
        reading(&old.concat()).tournament.rounds()[0].idle.iter().map(|(_, idle)| *idle).collect();
    assert_eq!(idle, [Idle::PairingBye, Idle::HalfPointBye, Idle::AnnouncedAbsence, Idle::FullPointBye]);
}

#[test]
fn absences_from_lines_of_their_own_join_those_of_the_columns() {
    let players = player(1, "     2 w 1") + &player(2, "     1 b 0  0000 - Z") + &player(3, "  0000 - H");
    let tournament = reading(&format!("{players}XXZ 1 2\n240 H 001    3\n240 F 003    3\n")).tournament;
    assert_eq!(tournament.rounds()[0].idle.len(), 1);
    let planned: Vec<(u32, u32, Idle)> =
        tournament.planned().iter().map(|plan| (plan.round.get(), plan.who.get(), plan.idle)).collect();
    let absent = Idle::AnnouncedAbsence;
    assert_eq!(planned, [(2, 1, absent), (2, 2, absent), (3, 3, Idle::FullPointBye)]);
}

#[test]
fn points_of_the_engines_lines_are_one_scoring() {
    let players = player(1, "") + &player(2, "");
    let scoring = |lines: &str| reading(&format!("{lines}{players}")).tournament.scoring();
    let three = scoring("XXS W=3 D=1 PAB=2\nXXS FL=.5\n");
    assert_eq!(three, scoring("BBW  3.0\nBBD  1.0\nBBU  2.0\nBBF  0.5\n"));
    assert_eq!([three.forfeit_win, three.half_bye, three.pairing_bye].map(HalfPoints::halves), [6, 2, 4]);
    let compact = scoring("162  W3.0 D1.0\n");
    assert_eq!(compact, scoring("162  W 3.0    D 1.0\n"));
    assert_eq!(compact.pairing_bye.halves(), 6, "a pairing bye is worth a win in TRF26");
    assert!(problems(&format!("XXS WW=2 BW=1\n{players}")).contains("White and Black"));
    assert!(problems(&format!("XXS WW=0.3\n{players}")).starts_with("1:8: "));
}

#[test]
fn a_trf26_says_what_adjourned_games_are_worth() {
    let players = player(1, "     2 w *") + &player(2, "     1 b *");
    let tournament = |lines: &str| reading(&format!("{lines}{players}")).tournament;
    let usual = tournament("162  W 1.0    D 0.5    X 0.5\n");
    assert_eq!(usual.adjourned_games(), AdjournedGames::AsDraws);
    // X may stand before D.
    let nothing = tournament("142 5\n162  X 0.0    W 3.0    D 1.0\n");
    assert_eq!(nothing.adjourned_games(), AdjournedGames::WithoutPoints);
    let written = write(Format::Trf, &nothing).unwrap();
    let text = String::from_utf8(written.bytes).unwrap();
    assert!(text.contains("162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 0.0\n"), "{text}");
    assert_eq!(reading(&text).tournament, nothing);
    assert!(problems(&format!("162  W 1.0    D 0.5    X 1.0\n{players}")).contains('X'));

    // TRF16 has no place for it: the points in the columns are those a reader will find.
    let json = write(Format::Json, &nothing).unwrap().bytes;
    let text = String::from_utf8(json).unwrap();
    assert!(text.contains("\"adjourned_games\": \"without-points\""), "{text}");
    let old = text.replace("\"dialect\": \"trf26\"", "\"dialect\": \"trf16\"");
    let old = read(Format::Json, old.as_bytes()).unwrap().tournament;
    let written = write(Format::Trf, &old).unwrap();
    assert!(
        written.lost.iter().any(|note| note.to_string().contains("adjourned games")),
        "{:?}",
        written.lost
    );
    assert_eq!(warnings(&reading(&String::from_utf8(written.bytes).unwrap())), [""; 0]);
}

#[test]
fn odd_things_are_warnings() {
    let first = format!("001    1 x NM {:<33} {:>4}", "Odd", 2000);
    let text = format!("062 7\n012 A\n012 B\n{first}\n{}", player(2, ""));
    assert_eq!(
        warnings(&reading(&text)),
        ["trf-count-differs", "trf-line-twice", "trf-value-left-out", "trf-value-left-out"]
    );
    let listed = player(1, "     2 w 1").replace("               2 w", "  7.0          2 w");
    assert!(listed.contains("7.0"));
    let differs = reading(&(listed + &player(2, "     1 b 0")));
    assert_eq!(warnings(&differs), ["points-differ"]);
}

#[test]
fn a_game_keeps_its_colours_even_when_one_line_is_silent() {
    let tournament = reading(&(player(1, "     2 - +") + &player(2, "     1 w -"))).tournament;
    assert_eq!(tournament.rounds()[0].games[0].side_of(StartNumber::FIRST), Some(Side::Second));
}

#[test]
fn the_type_of_tournament_may_name_the_baku_acceleration() {
    for (code, acceleration) in [
        ("FIDE_DUTCH_2025", Acceleration::NotUsed),
        ("FIDE_DUTCH_2025_BAKU", Acceleration::Baku),
        ("FIDE_DUTCH_BAKU", Acceleration::Baku),
    ] {
        let text = format!("192 {code}\n{}", player(1, ""));
        let reading = reading(&text);
        assert_eq!(reading.warnings, [], "{code}");
        assert_eq!(reading.tournament.system(), Some(System::Dutch), "{code}");
        assert_eq!(reading.tournament.acceleration(), acceleration, "{code}");
        let writing = write(Format::Trf, &reading.tournament).unwrap();
        assert!(writing.lost.is_empty(), "{code} {:?}", writing.lost);
        assert!(String::from_utf8(writing.bytes).unwrap().contains(&format!("192 {code}\n")), "{code}");
    }
    let nonsense = reading(&format!("192 FIDE_ROUNDROBIN_BAKU\n{}", player(1, "")));
    assert_eq!(nonsense.tournament.system(), None);
    assert_eq!(nonsense.warnings.len(), 1);
}

#[test]
fn what_a_trf_cannot_hold_is_named() {
    let full = read(Format::Json, &content("own/full.json")).unwrap().tournament;
    let writing = write(Format::Trf, &full).unwrap();
    let lost = writing.lost.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    for word in [
        "system",
        "Baku",
        "seed",
        "tie-break order",
        "B 6",
        "go tournaments",
        "handicap",
        "starting scores",
        "games in a match",
        "clubs",
        "go ranks",
        "rosters",
        "scores",
        "withdrawal",
    ] {
        assert!(lost.contains(word), "{word}\n{lost}");
    }
    // The engines must not pair a player who has withdrawn.
    let again = read(Format::Trf, &writing.bytes).unwrap().tournament;
    assert_eq!(again.idle_next(StartNumber::FIRST), Some(Idle::AnnouncedAbsence));
}

#[test]
fn a_rating_of_zero_is_none_in_a_trf_and_that_is_reported() {
    let json = br#"{"kolo": 1, "competitors": [{"no": 1, "name": "A", "rating": 0}, {"no": 2, "name": "B", "rating": -900}]}"#;
    let writing = write(Format::Trf, &read(Format::Json, json).unwrap().tournament).unwrap();
    assert!(writing.lost.iter().any(|note| note.to_string().contains("a rating of 0")), "{:?}", writing.lost);
    let again = read(Format::Trf, &writing.bytes).unwrap().tournament;
    let ratings: Vec<_> =
        again.competitors().iter().map(|c| c.rating.map(kolo_model::Rating::value)).collect();
    assert_eq!(ratings, [None, Some(-900)]);
}

#[test]
fn more_players_than_four_columns_count_need_another_format() {
    let mut json = String::from("{\"kolo\": 1, \"competitors\": [");
    let names: Vec<String> = (1..=10_000).map(|no| format!("{{\"no\": {no}, \"name\": \"P\"}}")).collect();
    json.push_str(&names.join(","));
    json.push_str("]}");
    let tournament = read(Format::Json, json.as_bytes()).unwrap().tournament;
    let refused = write(Format::Trf, &tournament).unwrap_err();
    assert!(refused.to_string().contains("JSON"), "{refused}");
}

#[test]
fn the_order_of_players_stands_in_202_or_212() {
    let players = || player(1, "     2 w 1") + &player(2, "     1 b 0");
    for (line, criteria) in [
        ("202 BH/C1,BH,DE", &["points", "BH/C1", "BH", "DE"][..]),
        ("212 PTS,DE,WIN,DE", &["points", "DE", "WIN", "DE"]),
        ("212 WIN,PTS", &["WIN", "points"]),
    ] {
        let read_back = reading(&format!("{line}\n{}", players()));
        assert_eq!(read_back.tournament.criteria(), criteria, "{line}");
        assert_eq!(warnings(&read_back), [] as [&str; 0]);
        let writing = write(Format::Trf, &read_back.tournament).unwrap();
        assert_eq!(writing.lost, []);
        let again = read(Format::Trf, &writing.bytes).unwrap().tournament;
        assert_eq!(again.criteria(), criteria, "{line}");
    }
    // Both lines may say the same.
    let both = reading(&format!("202 BH,SB\n212 PTS,BH,SB\n{}", players()));
    assert_eq!(both.tournament.criteria(), ["points", "BH", "SB"]);
    let differ = format!("202 BH,SB\n212 PTS,SB,BH\n{}", players());
    assert!(read(Format::Trf, differ.as_bytes()).is_err());
}

#[test]
fn an_order_with_a_criterion_of_others_is_kept_and_not_used() {
    let text = format!("202 EDET/P,BH:MP/C1\n{}{}", player(1, "     2 w 1"), player(2, "     1 b 0"));
    let read_back = reading(&text);
    assert_eq!(read_back.tournament.criteria(), [] as [&str; 0]);
    assert_eq!(warnings(&read_back), ["trf-criteria-unused"]);
    let writing = write(Format::Trf, &read_back.tournament).unwrap();
    assert!(String::from_utf8(writing.bytes).unwrap().contains("202 EDET/P,BH:MP/C1\n"));
}
