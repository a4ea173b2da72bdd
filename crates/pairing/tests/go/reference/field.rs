//! 2.1: who is paired, in the current order, and what the tournament wishes.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use kolo_model::{
    DrawPreset, HandicapRules, Komi, Name, Seeding, SeedingPlan, StartNumber, System, Tournament, Wish,
};

use super::history::{History, histories};
use super::strength::{Strength, steps_of_rank};

/// One who is present.
#[derive(Debug, Clone)]
pub(crate) struct Player {
    pub(crate) no: u32,
    /// In half points; in McMahon with the start coefficient, rounded down to whole points.
    pub(crate) score: i64,
    pub(crate) strength: Strength,
    /// From 0, inside the score group.
    pub(crate) position: i64,
    /// How many are in the score group.
    pub(crate) group_size: i64,
    pub(crate) history: History,
    pub(crate) club: Option<String>,
    pub(crate) country: Option<String>,
    /// Start numbers of those he is kept apart from in this round.
    pub(crate) forbidden_pairs: BTreeSet<u32>,
}

/// Everybody who is present, in the current order, and the rules of the tournament.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) system: System,
    pub(crate) round: u32,
    pub(crate) seed: u64,
    pub(crate) players: Vec<Player>,
    pub(crate) wishes: Vec<Wish>,
    pub(crate) seeding: Seeding,
    /// Whether games between neighbours count with the score, as in `opengotha-mm`.
    pub(crate) neighbours_count_as_score: bool,
    /// The bar in half points, where there is one that counts.
    pub(crate) bar: Option<i64>,
    pub(crate) handicap: Option<HandicapRules>,
    /// From so many steps on there is no handicap.
    pub(crate) even_from: i64,
    /// Komi of even games.
    pub(crate) komi: Option<Komi>,
}

impl Field {
    pub(crate) fn of(system: System, tournament: &Tournament, seed: u64) -> Field {
        let go = tournament.go();
        let round = tournament.next_round().get();
        let histories = histories(system, tournament);
        let present = tournament.present_next().into_iter();
        let mut players: Vec<Player> =
            present.map(|no| player(tournament, no, histories[no.index()].clone())).collect();
        players.sort_by_key(|player| (Reverse(player.score), Reverse(player.strength), player.no));
        number_the_groups(&mut players);
        let handicap = go.handicap;
        Field {
            system,
            round,
            seed,
            players,
            wishes: wishes(tournament),
            seeding: seeding(system, tournament, round),
            neighbours_count_as_score: go.draw.preset == DrawPreset::OpengothaMm,
            bar: match (system, go.mcmahon.bar) {
                (System::McMahon, Some(bar)) => Some(2 * steps_of_rank(go.mcmahon, bar)),
                _ => None,
            },
            handicap,
            even_from: handicap.map_or(0, |rules| steps_of_rank(go.mcmahon, rules.none_from)),
            komi: go.komi,
        }
    }
}

fn player(tournament: &Tournament, no: StartNumber, history: History) -> Player {
    let competitor = tournament.competitor(no).expect("who is present plays");
    let next = tournament.next_round();
    let groups = tournament.forbidden().iter().filter(|f| f.holds_in(next) && f.members.contains(&no));
    Player {
        no: no.get(),
        score: history.score(),
        strength: Strength::of(tournament.go().mcmahon, competitor),
        position: 0,
        group_size: 0,
        history,
        club: competitor.club.as_ref().map(plain),
        country: competitor.country.as_ref().map(plain),
        forbidden_pairs: groups.flat_map(|group| group.members.iter().map(|member| member.get())).collect(),
    }
}

/// Names are the same, capitals and blanks around them aside.
fn plain(name: &Name) -> String {
    name.as_str().trim().to_lowercase()
}

fn number_the_groups(players: &mut [Player]) {
    for group in players.chunk_by_mut(|one, next| one.score == next.score) {
        let size = i64::try_from(group.len()).expect("a field is not endless");
        for (position, player) in (0..).zip(group) {
            player.position = position;
            player.group_size = size;
        }
    }
}

/// 2.5: the list of the tournament, else that of the preset.
fn wishes(tournament: &Tournament) -> Vec<Wish> {
    let draw = &tournament.go().draw;
    draw.wishes.clone().unwrap_or_else(|| match draw.preset {
        DrawPreset::Association => vec![
            Wish::RepeatedFloats,
            Wish::FloatBalance,
            Wish::Seeding,
            Wish::Club,
            Wish::Country,
            Wish::Colours,
        ],
        DrawPreset::OpengothaMm | DrawPreset::OpengothaSwiss => {
            vec![Wish::FloatBalance, Wish::Floaters, Wish::Seeding, Wish::Colours]
        }
    })
}

/// 2.4 and 2.5: as the tournament says; else halves in the first rounds of some presets, and slip in all others.
fn seeding(system: System, tournament: &Tournament, round: u32) -> Seeding {
    match (tournament.go().draw.seeding, system) {
        (Some(SeedingPlan { first, first_rounds, later }), _) => {
            if round <= first_rounds {
                first
            } else {
                later
            }
        }
        (None, _) => match (tournament.go().draw.preset, system, round) {
            (DrawPreset::Association, System::McMahon, 1 | 2) | (DrawPreset::OpengothaMm, _, 1) => {
                Seeding::Halves
            }
            _ => Seeding::Slip,
        },
    }
}
