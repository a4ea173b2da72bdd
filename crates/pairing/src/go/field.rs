//! Who is present, with what score, in which order.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::{Index, Range};

use kolo_model::{Adjourned, Competitor, HalfPoints, Rating, RoundNumber, StartNumber, System, Tournament};

use super::handicap::{Measure, Measured};
use super::history::{History, Past};
use super::legal::Legal;
use super::rules::Rules;

/// A present player by their place in the current order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Rank(pub(super) usize);

/// How strong a player is: the coefficient of their rank or rating alone, then their rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Strength {
    coefficient: u32,
    rating: Option<i32>,
}

impl Strength {
    fn of(tournament: &Tournament, competitor: &Competitor) -> Self {
        Strength {
            coefficient: tournament.start(competitor.no).natural,
            rating: competitor.rating.map(Rating::value),
        }
    }
}

/// A present player and everything the criteria look at.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) no: StartNumber,
    /// The score for pairing.
    pub(super) score: HalfPoints,
    pub(super) strength: Strength,
    /// Which score group, the highest first.
    pub(super) group: u32,
    /// Which one of the group, from 0.
    pub(super) position: u32,
    /// How many the group has.
    pub(super) group_size: u32,
    pub(super) past: Past,
    /// The same number for the same club; `None` without a club.
    pub(super) club: Option<u32>,
    /// The same number for the same country.
    pub(super) country: Option<u32>,
    /// Plays a McMahon tournament with a bar and stands at the bar or above it.
    pub(super) above_bar: bool,
    /// What their handicap is measured by, if the tournament gives any.
    pub(super) measured: Option<Measured>,
    /// The key of their lots; the number of the opponent completes it.
    pub(super) lots: u64,
}

/// The present players in the current order, and the rules of the pairing.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) system: System,
    pub(super) round: RoundNumber,
    pub(super) seed: u64,
    pub(super) rules: Rules,
    pub(super) handicap: Option<Measure>,
    players: Vec<Player>,
    /// The score groups as parts of the current order.
    groups: Vec<Range<usize>>,
    pub(super) legal: Legal,
}

impl Field {
    pub(super) fn of(system: System, tournament: &Tournament, seed: u64) -> Self {
        let scores = Scores::of(system, tournament);
        let round = tournament.next_round();
        let history = History::of(tournament, &scores);
        let (mut clubs, mut countries) = (Names::default(), Names::default());
        let bar = bar(system, tournament);
        let handicap = Measure::of(system, tournament);
        let lots = super::criteria::lot::key_of_round(seed, round);
        let mut players: Vec<Player> = tournament
            .present_next()
            .into_iter()
            .filter_map(|no| tournament.competitor(no))
            .map(|competitor| {
                let score = scores.now(competitor.no);
                Player {
                    no: competitor.no,
                    score,
                    strength: Strength::of(tournament, competitor),
                    group: 0,
                    position: 0,
                    group_size: 0,
                    past: history.of_player(competitor.no),
                    club: clubs.number(competitor.club.as_ref().map(kolo_model::Name::as_str)),
                    country: countries.number(competitor.country.as_ref().map(kolo_model::Name::as_str)),
                    above_bar: bar.is_some_and(|bar| score >= bar),
                    measured: handicap.map(|measure| measure.player(tournament, &scores, competitor)),
                    lots: super::criteria::lot::key_of_player(lots, competitor.no),
                }
            })
            .collect();
        players.sort_by_key(|player| (Reverse(player.score), Reverse(player.strength), player.no));
        let groups = divide(&mut players);
        let legal = Legal::of(tournament, &players);
        let rules = Rules::of(system, tournament);
        Field { system, round, seed, rules, handicap, players, groups, legal }
    }

    /// How many are present.
    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether there must be a bye.
    pub(super) fn is_odd(&self) -> bool {
        !self.len().is_multiple_of(2)
    }

    pub(super) fn ranks(&self) -> impl DoubleEndedIterator<Item = Rank> + use<> {
        (0..self.players.len()).map(Rank)
    }

    pub(super) fn players(&self) -> &[Player] {
        &self.players
    }

    /// The score groups, the highest first, as parts of the current order.
    pub(super) fn groups(&self) -> &[Range<usize>] {
        &self.groups
    }

    /// The greatest difference of scores between two players.
    pub(super) fn greatest_difference(&self) -> u32 {
        let (first, last) = (self.players.first(), self.players.last());
        let scores = first.zip(last).map(|(first, last)| (first.score.halves(), last.score.halves()));
        scores.map_or(0, |(most, least)| most - least)
    }

    /// The size of the largest score group.
    pub(super) fn largest_group(&self) -> usize {
        self.groups.iter().map(Range::len).max().unwrap_or(0)
    }
}

impl Index<Rank> for Field {
    type Output = Player;

    fn index(&self, rank: Rank) -> &Player {
        &self.players[rank.0]
    }
}

/// Divides players in the current order into score groups.
fn divide(players: &mut [Player]) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut start = 0;
    for (number, group) in (0..).zip(players.chunk_by_mut(|a, b| a.score == b.score)) {
        let size = group.len();
        let group_size = u32::try_from(size).unwrap_or(u32::MAX);
        for (position, player) in (0..).zip(group.iter_mut()) {
            (player.group, player.position, player.group_size) = (number, position, group_size);
        }
        groups.push(start..start + size);
        start += size;
    }
    groups
}

/// The score at which the bar of a McMahon tournament lies.
fn bar(system: System, tournament: &Tournament) -> Option<HalfPoints> {
    let rules = tournament.go().mcmahon;
    let bar = rules.bar.filter(|_| system == System::McMahon)?;
    Some(HalfPoints::from_whole(rules.of_rank(bar)))
}

/// Every player's score for pairing before each round so far and now.
#[derive(Debug)]
pub(super) struct Scores {
    /// One list a round, by start number; the last one is the score now.
    before: Vec<Vec<HalfPoints>>,
}

impl Scores {
    pub(super) fn of(system: System, tournament: &Tournament) -> Self {
        let scoring = tournament.scoring();
        let mut exact: Vec<HalfPoints> = match system {
            System::McMahon => {
                tournament.competitors().iter().map(|c| tournament.start_coefficient(c.no)).collect()
            }
            _ => vec![HalfPoints::ZERO; tournament.competitors().len()],
        };
        let crosstable = tournament.crosstable();
        let mut before = vec![for_pairing(system, &exact)];
        for round in 0..tournament.rounds().len() {
            for (score, row) in exact.iter_mut().zip(crosstable.rows()) {
                *score += row.cells[round].points(&scoring, Adjourned::AsDraw);
            }
            before.push(for_pairing(system, &exact));
        }
        Scores { before }
    }

    /// The score before `round`, which was played already or is the next one.
    pub(super) fn before(&self, round: usize, no: StartNumber) -> HalfPoints {
        self.before[round][no.index()]
    }

    /// The score before the next round.
    pub(super) fn now(&self, no: StartNumber) -> HalfPoints {
        self.before(self.before.len() - 1, no)
    }
}

/// A McMahon score counts in whole points, rounded down.
fn for_pairing(system: System, exact: &[HalfPoints]) -> Vec<HalfPoints> {
    let round_down = |score: &HalfPoints| match system {
        System::McMahon => HalfPoints::from_whole(score.halves() / 2),
        _ => *score,
    };
    exact.iter().map(round_down).collect()
}

/// Numbers for names that are the same but for capitals and blanks around them.
#[derive(Debug, Default)]
struct Names(BTreeMap<String, u32>);

impl Names {
    fn number(&mut self, name: Option<&str>) -> Option<u32> {
        let name = name?.trim().to_lowercase();
        let next = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        Some(*self.0.entry(name).or_insert(next))
    }
}
