//! How long the largest files take. Run with `cargo bench -p kolo-formats`.

use std::time::Instant;

use kolo_formats::{Format, read, write};
use kolo_model::{
    HalfPoints, Outcome, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawRound, RawTournament,
    Tournament,
};

fn main() {
    measure(Format::Json, 10_000, 9);
    measure(Format::Trf, 9_999, 9);
    measure(Format::Json, 100_000, 9);
}

/// Everybody plays in every round, and nobody meets anybody twice.
fn tournament(players: u32, rounds: u32) -> Tournament {
    let half = players / 2;
    let game = |round: u32, board: u32| {
        let result = PlayedResult::ALL[(board % 3) as usize];
        RawEntry::game(
            board + 1,
            half + (board + round) % half + 1,
            RawGameResult::Outcome(Outcome::played(result)),
        )
    };
    let raw = RawTournament {
        competitors: (1..=players)
            .map(|no| RawCompetitor::named(no, &format!("Nováková {no}, Žofie")))
            .collect(),
        played: (0..rounds)
            .map(|round| RawRound { entries: (0..half).map(|board| game(round, board)).collect() })
            .collect(),
        ..RawTournament::default()
    };
    raw.check().expect("the tournament is sound").tournament
}

#[expect(clippy::print_stdout, reason = "the figures are what a benchmark is for")]
fn measure(format: Format, players: u32, rounds: u32) {
    let original = tournament(players, rounds);
    let begin = Instant::now();
    let bytes = write(format, &original).expect("the tournament fits the format").bytes;
    let writing = begin.elapsed();
    let begin = Instant::now();
    let reading = read(format, &bytes).expect("what was written reads back");
    let elapsed = begin.elapsed();
    assert_eq!(reading.tournament.competitors().len(), players as usize);
    let points = |tournament: &Tournament| -> HalfPoints {
        let scoring = tournament.scoring();
        tournament
            .crosstable()
            .rows()
            .iter()
            .map(|row| row.points(&scoring, kolo_model::Adjourned::AsDraw))
            .sum()
    };
    assert_eq!(points(&reading.tournament), points(&original));
    println!(
        "{} {players} x {rounds}: {} KiB, written in {} ms, read and checked in {} ms",
        format.code(),
        bytes.len() / 1024,
        writing.as_millis(),
        elapsed.as_millis()
    );
}
