//! A Swiss of the go association with an odd field, from entry to the last round.

use kolo_model::{GameTerms, GoSettings, Komi, Outcome, PlayedResult, System};
use kolo_pairing::{Options, Silent, check_round, pair};
use kolo_standings::standings;
use kolo_tournament::{Command, Settings, TableNumber, TableResult};

use crate::desk::{Desk, entry, id, round};

#[test]
fn thirteen_players_play_five_rounds() {
    let mut desk = Desk::open(System::Swiss, 5);
    let komi = Some(Komi::from_halves(13));
    let go = GoSettings { komi, ..GoSettings::default() };
    desk.must(Command::Configure(Settings { go, ..desk.state().settings().clone() }));
    for n in 1..=13 {
        desk.must(Command::Enter(entry(&format!("P{n:02}"), i64::from(2200 - 40 * n))));
    }
    desk.absent(4, 2);
    for number in 1..=5 {
        desk.draft();
        let facts = desk.state().facts().expect("sound facts");
        let options = Options { seed: 42, ..Options::default() };
        let next = pair(System::Swiss, &facts, &options, &mut Silent).expect("the round can be paired");
        assert_eq!(check_round(System::Swiss, &facts, &next), []);
        desk.must(Command::Publish);
        let published = desk.state().rounds().last().expect("just published").clone();
        let expected_free = usize::from(number != 2);
        assert_eq!((published.byes.len(), published.idle.len()), (expected_free, 1 - expected_free));
        let even = GameTerms { komi, ..GameTerms::EVEN };
        assert!(published.tables.iter().all(|table| table.terms == even));
        for (index, seat) in published.tables.iter().enumerate() {
            let stronger_first = seat.sides.first < seat.sides.second;
            let result = if stronger_first { PlayedResult::FirstWins } else { PlayedResult::SecondWins };
            let (round, table) = (round(number), TableNumber::from_index(index));
            let outcome = Outcome::played(result);
            desk.must(Command::ReportResult(TableResult { round, table, outcome, score: None }));
        }
    }
    // Free rounds go to four different players.
    let mut free: Vec<_> = desk.state().rounds().iter().flat_map(|round| round.byes.clone()).collect();
    free.sort_unstable();
    free.dedup();
    assert_eq!(free.len(), 4);
    desk.must(Command::Finish);
    let facts = desk.state().facts().expect("sound facts");
    let list = desk.state().settings().criteria().expect("the usual order");
    let table = standings(&facts, &list).expect("a Swiss table");
    assert_eq!(desk.state().order()[table.rows[0].no.index()], id(1));
}
