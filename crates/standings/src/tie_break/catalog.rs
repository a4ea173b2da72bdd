//! All tie-breaks for single players, in the order of the articles.
//!
//! Modifiers: `Cn` leaves out the n lowest values, `Mn` also the n highest (article 14); `P` takes forfeits as games
//! against the scheduled opponent (6.1.1, 16.6); `F` takes Fore Buchholz; `L` moves the limit of Koya by half points
//! (14.5); `R` turns the order round.

use super::TieBreak;

/// What a tie-break computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Kind {
    DirectEncounter(Forfeits),
    Wins,
    GamesWon,
    BlackGames,
    BlackWins,
    Progressive { cut: usize },
    RoundsElected,
    StandardPoints,
    PairingNumber(Direction),
    Buchholz(LastRound, Cut, Forfeits),
    AverageBuchholz(LastRound),
    SonnebornBerger(Cut, Forfeits),
    Koya { limit: i32 },
    OpponentsRating(Cut),
    Performance,
    PerfectPerformance,
    OpponentsPerformance,
    OpponentsPerfect,
    Rating(Direction),
}

/// How many values are left out on each side, the lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Cut {
    pub(crate) low: usize,
    pub(crate) high: usize,
}

/// How a game that was paired and not played counts in a Swiss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Forfeits {
    /// As an unplayed round (article 16).
    Unplayed,
    /// As a game against the scheduled opponent.
    Played,
}

/// How the paired games of the final round count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum LastRound {
    /// With their results.
    AsPlayed,
    /// As draws, so that the value is known before they are played (8.3).
    Drawn,
}

/// Which end goes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Direction {
    Usual,
    Reversed,
}

impl Cut {
    const NONE: Cut = Cut { low: 0, high: 0 };
    const ONE: Cut = Cut { low: 1, high: 0 };
    const TWO: Cut = Cut { low: 2, high: 0 };
    const MEDIAN: Cut = Cut { low: 1, high: 1 };
    const MEDIAN_TWO: Cut = Cut { low: 2, high: 2 };
}

use Direction::{Reversed, Usual};
use Forfeits::{Played, Unplayed};
use LastRound::{AsPlayed, Drawn};

impl TieBreak {
    /// Direct encounter.
    pub const DE: TieBreak = TieBreak { code: "DE", kind: Kind::DirectEncounter(Unplayed) };
    /// Buchholz.
    pub const BH: TieBreak = TieBreak { code: "BH", kind: Kind::Buchholz(AsPlayed, Cut::NONE, Unplayed) };
    /// Buchholz without the lowest value.
    pub const BH_C1: TieBreak =
        TieBreak { code: "BH/C1", kind: Kind::Buchholz(AsPlayed, Cut::ONE, Unplayed) };
    /// Sonneborn-Berger.
    pub const SB: TieBreak = TieBreak { code: "SB", kind: Kind::SonnebornBerger(Cut::NONE, Unplayed) };
}

const fn plain(code: &'static str, kind: Kind) -> TieBreak {
    TieBreak { code, kind }
}

const fn bh(code: &'static str, cut: Cut, forfeits: Forfeits) -> TieBreak {
    plain(code, Kind::Buchholz(AsPlayed, cut, forfeits))
}

const fn fb(code: &'static str, cut: Cut, forfeits: Forfeits) -> TieBreak {
    plain(code, Kind::Buchholz(Drawn, cut, forfeits))
}

const fn sb(code: &'static str, cut: Cut, forfeits: Forfeits) -> TieBreak {
    plain(code, Kind::SonnebornBerger(cut, forfeits))
}

const fn ks(code: &'static str, limit: i32) -> TieBreak {
    plain(code, Kind::Koya { limit })
}

const fn aro(code: &'static str, cut: Cut) -> TieBreak {
    plain(code, Kind::OpponentsRating(cut))
}

pub(super) static CATALOG: [TieBreak; 69] = [
    TieBreak::DE,
    plain("DE/P", Kind::DirectEncounter(Played)),
    plain("WIN", Kind::Wins),
    plain("WON", Kind::GamesWon),
    plain("BPG", Kind::BlackGames),
    plain("BWG", Kind::BlackWins),
    plain("PS", Kind::Progressive { cut: 0 }),
    plain("PS/C1", Kind::Progressive { cut: 1 }),
    plain("PS/C2", Kind::Progressive { cut: 2 }),
    plain("REP", Kind::RoundsElected),
    plain("STD", Kind::StandardPoints),
    plain("TPN", Kind::PairingNumber(Usual)),
    plain("TPN/R", Kind::PairingNumber(Reversed)),
    TieBreak::BH,
    TieBreak::BH_C1,
    bh("BH/C2", Cut::TWO, Unplayed),
    bh("BH/M1", Cut::MEDIAN, Unplayed),
    bh("BH/M2", Cut::MEDIAN_TWO, Unplayed),
    bh("BH/P", Cut::NONE, Played),
    bh("BH/C1/P", Cut::ONE, Played),
    bh("BH/C2/P", Cut::TWO, Played),
    bh("BH/M1/P", Cut::MEDIAN, Played),
    bh("BH/M2/P", Cut::MEDIAN_TWO, Played),
    plain("AOB", Kind::AverageBuchholz(AsPlayed)),
    plain("AOB/F", Kind::AverageBuchholz(Drawn)),
    fb("FB", Cut::NONE, Unplayed),
    fb("FB/C1", Cut::ONE, Unplayed),
    fb("FB/C2", Cut::TWO, Unplayed),
    fb("FB/M1", Cut::MEDIAN, Unplayed),
    fb("FB/M2", Cut::MEDIAN_TWO, Unplayed),
    fb("FB/P", Cut::NONE, Played),
    fb("FB/C1/P", Cut::ONE, Played),
    fb("FB/C2/P", Cut::TWO, Played),
    fb("FB/M1/P", Cut::MEDIAN, Played),
    fb("FB/M2/P", Cut::MEDIAN_TWO, Played),
    TieBreak::SB,
    sb("SB/C1", Cut::ONE, Unplayed),
    sb("SB/C2", Cut::TWO, Unplayed),
    sb("SB/P", Cut::NONE, Played),
    sb("SB/C1/P", Cut::ONE, Played),
    sb("SB/C2/P", Cut::TWO, Played),
    ks("KS", 0),
    ks("KS/L+1", 1),
    ks("KS/L+2", 2),
    ks("KS/L+3", 3),
    ks("KS/L+4", 4),
    ks("KS/L+5", 5),
    ks("KS/L+6", 6),
    ks("KS/L+7", 7),
    ks("KS/L+8", 8),
    ks("KS/L-1", -1),
    ks("KS/L-2", -2),
    ks("KS/L-3", -3),
    ks("KS/L-4", -4),
    ks("KS/L-5", -5),
    ks("KS/L-6", -6),
    ks("KS/L-7", -7),
    ks("KS/L-8", -8),
    aro("ARO", Cut::NONE),
    aro("ARO/C1", Cut::ONE),
    aro("ARO/C2", Cut::TWO),
    aro("ARO/M1", Cut::MEDIAN),
    aro("ARO/M2", Cut::MEDIAN_TWO),
    plain("TPR", Kind::Performance),
    plain("PTP", Kind::PerfectPerformance),
    plain("APRO", Kind::OpponentsPerformance),
    plain("APPO", Kind::OpponentsPerfect),
    plain("RTNG", Kind::Rating(Usual)),
    plain("RTNG/R", Kind::Rating(Reversed)),
];
