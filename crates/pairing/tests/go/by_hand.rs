//! Small tournaments worked out on paper. Each says which criterion decides. The engine is asked, too.
//!
//! Players are called by their start numbers. A lot is the number drawn for a pair, or for a free player.

use kolo_model::{
    DrawWishes, GoRank, GoSettings, HandicapRules, Idle, Komi, McMahon, Outcome, Place, PlayedResult,
    RawCompetitor, RawEntry, RawGameResult, RawRound, RawTournament, Seeding, SeedingPlan, Spot, System,
    Wish,
};

use crate::agreement::difference;
use crate::generator::{Position, checked};
use crate::reference::Criterion::{self as By, Lot, ScoreDifference};
use crate::reference::{Criterion, draw};

/// Competitors with these ranks; empty for none.
fn with_ranks(system: System, ranks: &[&str]) -> RawTournament {
    let competitors = (1..).zip(ranks).map(|(no, rank)| RawCompetitor {
        rank: (!rank.is_empty()).then(|| spot(rank)),
        ..RawCompetitor::named(no, &format!("Player {no}"))
    });
    RawTournament { system: Some(system), competitors: competitors.collect(), ..RawTournament::default() }
}

fn spot(text: &str) -> Spot<String> {
    Spot::new(text.to_owned(), Place::default())
}

/// A round that is over: `1>3` won by Black, `4<2` won by White, `5 free`.
fn played(raw: &mut RawTournament, round: &[&str]) {
    let place = Place::default;
    let number = |text: &str| -> u32 { text.parse().unwrap() };
    let entry = |text: &&str| {
        if let Some(free) = text.strip_suffix(" free") {
            return RawEntry::Idle { place: place(), who: number(free), idle: Idle::PairingBye };
        }
        let result = if text.contains('>') { PlayedResult::FirstWins } else { PlayedResult::SecondWins };
        let (first, second) = text.split_once(['<', '>']).unwrap();
        RawEntry::game(number(first), number(second), RawGameResult::Outcome(Outcome::played(result)))
    };
    raw.played.push(RawRound { entries: round.iter().map(entry).collect() });
}

/// The boards of the next round (`1-3`, Black first; `5 free`), and the criteria that ruled out pairings.
fn drawn(raw: &RawTournament, seed: u64) -> (Vec<String>, Vec<Criterion>) {
    let drawn = draw(raw.system.unwrap(), &checked(raw), seed).unwrap();
    let boards = drawn.boards.iter().map(|board| format!("{}-{}", board.first, board.second));
    (boards.chain(drawn.free.map(|no| format!("{no} free"))).collect(), drawn.ruled_out)
}

/// The reference draws these boards by these criteria, and the engine draws the same.
fn assert_drawn(raw: &RawTournament, seed: u64, boards: &[&str], ruled_out: &[Criterion]) {
    let boards: Vec<String> = boards.iter().map(|board| (*board).to_owned()).collect();
    assert_eq!(drawn(raw, seed), (boards, ruled_out.to_vec()));
    assert_engine_agrees(raw, seed);
}

fn assert_engine_agrees(raw: &RawTournament, seed: u64) {
    let (system, tournament) = (raw.system.unwrap(), checked(raw));
    let expected = draw(system, &tournament, seed);
    let position = Position { system, seed, tournament, expected };
    assert_eq!(difference(&position), None);
}

/// Four equal players, seed 0.
///
/// Round 1: one group, the positions are the numbers. `slip` is 0 for 1 with 3 and 2 with 4, and 8 for both other
/// pairings. All balances are 0, so the lots give the sides; both are even: the smaller number is Black.
///
/// Round 2: 1 and 2 have a point. They meet, and so do 3 and 4; 1 with 4 and 2 with 3 would be a difference of 8.
/// Equal balances again (1, 1 and −1, −1) and even lots.
///
/// Round 3: 2 points, 1, 0 and 1. Only 1 with 4 and 2 with 3 have not met. Balances 2 and −2: 4 is Black. 0 and 0:
/// the lot of 2 and 3 is even. After that everybody has met everybody.
#[test]
fn a_swiss_of_four() {
    let mut raw = with_ranks(System::Swiss, &[""; 4]);
    assert_drawn(&raw, 0, &["1-3", "2-4"], &[By::Wish(Wish::Seeding)]);
    played(&mut raw, &["1>3", "2>4"]);
    assert_drawn(&raw, 0, &["1-2", "3-4"], &[ScoreDifference]);
    played(&mut raw, &["1>2", "3<4"]);
    assert_drawn(&raw, 0, &["4-1", "2-3"], &[]);
    played(&mut raw, &["4>1", "2>3"]);
    assert_eq!(draw(System::Swiss, &checked(&raw), 0), None);
    assert_engine_agrees(&raw, 0);
}

/// Five players from 1 kyu to 5 kyu, seed 0.
///
/// Round 1: the weakest, 5, is free. He still belongs to the group of five. `slip` is 1 for a distance of 2 or 3
/// and 9 for 1, so 1 with 3 and 2 with 4 (sum 2) are before 1 with 4 and 2 with 3 (10).
///
/// Round 2: 1, 2 and 5 have a point. 5 has been free, of the others 3 and 4 have the lowest score, and 4 is weaker:
/// 4 is free. 3 has met 1, so 3 meets 2 (then 1 meets 5) or 5 (then 1 meets 2): a difference of 4 both times, and 1
/// for `slip` both times (distances 2 and 1 in a group of three). The balances of 1 to 5 are 1, 1, −1, −1, 0. With 3
/// and 2, 1 and 5 they come to 0, 0, 0, 1, a sum of 1; with 3 and 5, 1 and 2 to 0, −1, 2, 0, a sum of 5. Colours decide.
///
/// Round 3: 1 has two points, everybody else one. 4 and 5 have been free; of 2 and 3, who have less than 1, 3 is
/// weaker. 1 meets 2 or 4, then 4 or 2 meets 5. 2 was drawn down and would be drawn up, which repeats nothing.
/// `slip` in the group 2, 3, 4, 5 is 4 for 4 with 5 (distance 1) and for 2 with 5 (distance 3). The balances 0, 0,
/// −1, 1 of 1, 2, 4, 5 come to a sum of 2 both times. The lots decide: 3536559997 + 1535993535 for 1 with 2 and 4
/// with 5 against 1750887839 + 1584913823 for 1 with 4 and 2 with 5; the lot of 3 is in both.
#[test]
fn a_swiss_of_five() {
    let mut raw = with_ranks(System::Swiss, &["1k", "2k", "3k", "4k", "5k"]);
    assert_drawn(&raw, 0, &["1-3", "2-4", "5 free"], &[By::FreeRank, By::Wish(Wish::Seeding)]);
    played(&mut raw, &["1>3", "2>4", "5 free"]);
    let by = [By::FreeRounds, By::FreeScore, By::FreeRank, By::Wish(Wish::Colours)];
    assert_drawn(&raw, 0, &["5-1", "3-2", "4 free"], &by);
    played(&mut raw, &["5<1", "3>2", "4 free"]);
    assert_drawn(&raw, 0, &["4-1", "2-5", "3 free"], &[By::FreeRounds, By::FreeScore, By::FreeRank, Lot]);
}

/// Six equal players, `club` before `seeding` by `fold`, 1 and 6 of one club written in two ways, seed 0.
///
/// `fold` alone would let 1 meet 6. The next best sum is 2: 1 with 5 (1), 2 with 6 (1), 3 with 4 (0). The lots of 1
/// with 5 and 2 with 6 are odd, that of 3 with 4 is even.
#[test]
fn a_swiss_of_six_with_a_club() {
    let mut raw = with_ranks(System::Swiss, &[""; 6]);
    raw.competitors[0].club = Some(spot("Praha"));
    raw.competitors[5].club = Some(spot(" PRAHA"));
    raw.go.draw = DrawWishes {
        wishes: Some(vec![Wish::Club, Wish::Seeding]),
        seeding: Some(SeedingPlan::always(Seeding::Fold)),
        ..DrawWishes::default()
    };
    assert_drawn(&raw, 0, &["5-1", "6-2", "3-4"], &[By::Wish(Wish::Club), By::Wish(Wish::Seeding)]);
    raw.competitors[5].club = None;
    assert_eq!(drawn(&raw, 0).1, [By::Wish(Wish::Seeding)]);
}

/// Six equal players in round 3, where only repeated floats and clubs are looked at, seed 0.
///
/// 3 has two points, 6 none, the others one. 3 has met 4 and 5, 6 has met 2 and 5, and 1 has met 2 and 4. A sum of 8
/// is the least difference: 3 and 6 each meet somebody with one point. That leaves
/// 3–1, 6–4, 2–5; 3–2, 6–1, 4–5; and 3–2, 6–4, 1–5. In round 2 player 1 was drawn down to 4, so the second
/// one would draw him down again. It is the only one without a game inside the club of 1, 2 and 5, but that comes later.
/// Lots of the others, with that of 4 and 6 in both: 2090132150 + 1584913823 against 1808663670 + 839687811.
/// Balances: 2, 0, 2, −2, 0, −2; the lot of 4 and 6 is even.
#[test]
fn a_repeated_float() {
    let mut raw = with_ranks(System::Swiss, &[""; 6]);
    for member in [0, 1, 4] {
        raw.competitors[member].club = Some(spot("Praha"));
    }
    raw.go.draw.wishes = Some(vec![Wish::RepeatedFloats, Wish::Club]);
    played(&mut raw, &["1>2", "3>4", "5>6"]);
    played(&mut raw, &["1<4", "3>5", "2>6"]);
    let by = [ScoreDifference, By::Wish(Wish::RepeatedFloats), Lot];
    assert_drawn(&raw, 0, &["2-3", "5-1", "4-6"], &by);
    raw.go.draw.wishes = Some(vec![Wish::Club, Wish::RepeatedFloats]);
    let by = [ScoreDifference, By::Wish(Wish::Club)];
    assert_drawn(&raw, 0, &["2-3", "4-5", "6-1"], &by);
}

/// McMahon of 5d, 3d, 2d, 1d and two of 1k with the bar at 2d, seed 7; 1, 2 and 4 are of one club.
///
/// They start with 31, 31, 31, 30, 29, 29. The least difference, 4 in half points, is 5 with 6 and one of the first three
/// with 4. `halves` is 0 for every pair of a group of three. 1 with 4 and 2 with 4 are games inside the club,
/// because 4 is below the bar. 1 with 2 is one above it and does not count: 3 with 4 and 1 with 2, by `club`.
/// Without the bar's exception all three would be equal, and the lots would let 1 meet 4 (435479515 + 998128317
/// against 741295165 + 1757412564 for 3 with 4): so it comes out when the club has no members.
#[test]
fn a_mcmahon_with_a_bar() {
    let mut raw = with_ranks(System::McMahon, &["5d", "3d", "2d", "1d", "1k", "1k"]);
    raw.go.mcmahon = McMahon { bar: GoRank::dan(2), ..McMahon::default() };
    assert_drawn(&raw, 7, &["2-3", "1-4", "5-6"], &[ScoreDifference, Lot]);
    for member in [0, 1, 3] {
        raw.competitors[member].club = Some(spot("Praha"));
    }
    assert_drawn(&raw, 7, &["1-2", "3-4", "5-6"], &[ScoreDifference, By::Wish(Wish::Club)]);
}

/// Handicap by coefficients: 5k is 25, 9k is 21, so 9k gets three stones of the four and takes Black. Nobody gets a
/// stone from 1d, and a difference of one is no stone.
#[test]
fn handicap_games() {
    let terms = |ranks: [&str; 2]| {
        let mut raw = with_ranks(System::McMahon, &ranks);
        raw.go = GoSettings { handicap: Some(HandicapRules::default()), ..GoSettings::default() };
        assert_engine_agrees(&raw, 0);
        let board = draw(System::McMahon, &checked(&raw), 0).unwrap().boards[0];
        (board.first, board.second, board.terms.handicap.stones(), board.terms.komi.map(Komi::halves))
    };
    assert_eq!(terms(["5k", "9k"]), (2, 1, 3, Some(1)));
    assert_eq!(terms(["20k", "1k"]), (1, 2, 9, Some(1)));
    // The lot of 1 and 2 in round 1 with seed 0 is even: the smaller number is Black.
    assert_eq!(terms(["1d", "9k"]), (1, 2, 0, None));
    assert_eq!(terms(["8k", "9k"]), (1, 2, 0, None));
}
