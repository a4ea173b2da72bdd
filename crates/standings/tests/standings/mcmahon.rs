//! McMahon: MM comes first, and it is the score of every opponent.

use kolo_messages::Lang;
use kolo_model::{Clause, ForfeitOpponents, McMahon, Place, RawTournament, Spot, System, Tournament};
use kolo_standings::{
    Criterion, Ground, PrizeList, Standings, StandingsError, preset, share_prizes, standings, standings_on,
};

use crate::notation::{explained, field, places, round, value};

/// Four players of these ranks, after two rounds: 1 beat 2 and lost to 3; 3 drew with 4 before; 2 beat 4.
fn raw(ranks: [&str; 4]) -> RawTournament {
    let mut raw = field(System::McMahon, 4);
    for (competitor, rank) in raw.competitors.iter_mut().zip(ranks) {
        competitor.rank = (!rank.is_empty()).then(|| Spot::new(rank.to_owned(), Place::default()));
    }
    raw.played = ["1-2:1 3-4:=", "3-1:1 2-4:1"].map(round).into();
    raw
}

fn checked(raw: &RawTournament) -> Tournament {
    raw.check().expect("a sound tournament").tournament
}

fn values(table: &Standings, no: u32) -> Vec<String> {
    table.criteria.iter().map(|criterion| value(table, no, *criterion)).collect()
}

#[test]
fn the_preset_is_that_of_the_association() {
    use Criterion::{DirectEncounter, Mm, Sos, Ssos};
    assert_eq!(preset(Some(System::McMahon)), [Mm, Sos, Ssos, DirectEncounter]);
    assert_eq!(Mm.clause(Some(System::McMahon)).id(), "G-3.3.1");
    let played = checked(&raw(["1d", "1k", "2k", "3k"]));
    // Start 30, 29, 28, 27; MM 31, 30, 29.5, 27.5.
    let table = standings(&played, preset(Some(System::McMahon))).unwrap();
    assert_eq!(places(&table), ["1 1", "2 2", "3 3", "4 4"]);
    // SOS of 1 = 30 + 29.5, of 2 = 31 + 27.5, of 3 = 27.5 + 31, of 4 = 29.5 + 30.
    // SSOS of 1 = 58.5 + 58.5, of 2 = 59.5 + 59.5.
    assert_eq!(values(&table, 1), ["31", "59.5", "117", ""]);
    assert_eq!(values(&table, 2), ["30", "58.5", "119", ""]);
}

#[test]
fn in_mcmahon_every_score_of_an_opponent_is_his_mm() {
    let played = checked(&raw(["1d", "1k", "2k", "3k"]));
    let criteria = Criterion::parse_list("mm,points,sdos,msos,cuss,buchholz,sonneborn-berger").unwrap();
    let table = standings(&played, &criteria).unwrap();
    // 1: SDOS = 30; one of two won, so that MSOS leaves out both; CUSS = 31 + 31; plain points for the rest.
    assert_eq!(values(&table, 1), ["31", "1", "30", "0", "62", "2.5", "1"]);
    // 3: SDOS = half of 27.5 + 31; 1.5 of 2 won, without 27.5; CUSS = 28.5 + 29.5.
    assert_eq!(values(&table, 3), ["29.5", "1.5", "44.75", "31", "58", "1.5", "1.25"]);
}

#[test]
fn the_system_decides_whether_start_coefficients_count() {
    let played = checked(&raw(["1d", "1k", "2k", "3k"]));
    let swiss = Ground { system: Some(System::Swiss), ..Ground::of(&played) };
    let table = standings_on(swiss, &played, &[Criterion::Points, Criterion::Sos]).unwrap();
    assert_eq!(values(&table, 1), ["1", "2.5"]);
    let refused = standings_on(swiss, &played, &[Criterion::Mm]).unwrap_err();
    assert_eq!(refused, StandingsError::OnlyInMcMahon);
    assert_eq!(refused.clause().map(Clause::id), Some("G-3.3.1"));
    assert!(refused.to_string().contains("use points"), "{refused}");
}

#[test]
fn mm_opens_into_the_start_and_the_rounds() {
    let mut raw = raw(["6d", "4k", "", "2k"]);
    let rank = |text: &str| text.parse().ok();
    raw.go.mcmahon = McMahon { bar: rank("3d"), floor: rank("3k"), ..McMahon::default() };
    raw.competitors[3].adjustment = -1;
    let table = standings(&checked(&raw), &[Criterion::Mm]).unwrap();
    assert_eq!(
        explained(&table, 1, Criterion::Mm, Lang::En),
        [
            "33",
            "start by rank 6d (35), no higher than the bar: 32",
            "round 1: win against 2: 1",
            "round 2: loss to 3: 0",
        ]
    );
    let start = |no, lang| explained(&table, no, Criterion::Mm, lang)[1].clone();
    assert_eq!(start(2, Lang::Cs), "start podle třídy 4k (26), nejméně na dolní hranici: 27");
    assert_eq!(start(3, Lang::Sk), "štart bez triedy a ratingu (0), najmenej na dolnej hranici: 27");
    assert_eq!(start(4, Lang::En), "start by rank 2k (28), adjusted by -1: 27");
}

#[test]
fn ssos_opens_into_the_sos_of_every_opponent() {
    let table = standings(&checked(&raw(["1d", "1k", "2k", "3k"])), &[Criterion::Ssos]).unwrap();
    assert_eq!(
        explained(&table, 1, Criterion::Ssos, Lang::En),
        [
            "117",
            "round 1: win against 2: counts with SOS 31 + 27.5 = 58.5",
            "round 2: loss to 3: counts with SOS 27.5 + 31 = 58.5",
        ]
    );
    let czech = explained(&table, 1, Criterion::Ssos, Lang::Cs);
    assert_eq!(czech[2], "2. kolo: prohra s číslem 3: počítá se jeho SOS 27,5 + 31 = 58,5");
}

#[test]
fn forfeits_count_where_the_tournament_says_so() {
    let mut raw = field(System::Swiss, 3);
    raw.played = ["1-2:+- 3:free", "1-3:1 2:absent"].map(round).into();
    let criteria = Criterion::parse_list("points,sos,sdos,ssos,buchholz,sonneborn-berger,wins").unwrap();
    // 2 has no points and missed two rounds: he counts 1 where he counts at all. 3 has 1 and counts 1.
    let not_played = standings(&checked(&raw), &criteria).unwrap();
    assert_eq!(values(&not_played, 1), ["2", "1", "1", "2", "1", "1", "1"]);
    raw.go.forfeits = ForfeitOpponents::Count;
    let counted = standings(&checked(&raw), &criteria).unwrap();
    // SSOS: 2 has met 1, who has 2 points, and so has 3. What is counted at the board stays as it was.
    assert_eq!(values(&counted, 1), ["2", "2", "2", "4", "1", "1", "1"]);
    assert_eq!(
        explained(&counted, 1, Criterion::Sos, Lang::En)[1],
        "round 1: win by forfeit against 2: counts 0 + 1 for 2 missed rounds = 1"
    );
}

#[test]
fn prizes_follow_mm() {
    // 3 made one and a half points of two, more than anybody, but 1 and 2 started higher.
    let played = checked(&raw(["1d", "2d", "10k", "11k"]));
    let list: PrizeList = "100,60".parse().unwrap();
    let table = standings(&played, preset(Some(System::McMahon))).unwrap();
    let prizes = share_prizes(&played, &table, &list).unwrap();
    let paid: Vec<(u32, u64)> =
        prizes.shared.iter().flat_map(|s| &s.shares).map(|(no, money)| (no.get(), money.units)).collect();
    assert_eq!(paid, [(2, 100), (1, 60)]);
}
