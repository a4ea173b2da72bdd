//! The players' lines as they are read: who is who, and what the rounds say.

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Message;
use kolo_model::{Idle, Place, RawEntry, RawHalfResult, RawRound, RawTournament, Side, Spot};

use super::player::PlayerLine;
use super::result::Entry;
use crate::collector::Collector;
use crate::text::count;

/// Every player with a start number: the written numbers where they are 1 to n, else the lines counted.
pub(super) fn numbered(mut players: Vec<PlayerLine>) -> Vec<PlayerLine> {
    let written: BTreeSet<u32> = players.iter().filter_map(|player| player.number).collect();
    let complete = written.len() == players.len() && written.iter().copied().eq(1..=count(players.len()));
    for (index, player) in players.iter_mut().enumerate() {
        let number = player.number.filter(|_| complete);
        player.competitor.no = number.unwrap_or_else(|| count(index + 1));
        player.competitor.listed_place = player.number;
    }
    players
}

/// Puts the rounds together. Rounds at the end in which no player played are rounds to come.
pub(super) fn fill(players: &[PlayerLine], raw: &mut RawTournament, notes: &mut Collector) {
    let Some(first) = players.first() else { return };
    let rounds = first.results.len();
    for player in players.iter().filter(|player| player.results.len() != rounds) {
        let message =
            Message::new("h9-number-of-results").with("found", player.results.len()).with("expected", rounds);
        notes.missing(player.competitor.place.clone(), message);
    }
    let was_played = |index: &usize| {
        players.iter().any(|player| {
            player.results.get(*index).is_some_and(|(_, entry)| *entry != Entry::Idle(Idle::Absent))
        })
    };
    let played = (0..rounds).rev().find(was_played).map_or(0, |last| last + 1);
    raw.rounds = (rounds > 0).then(|| Spot::new(count(rounds), first.competitor.place.clone()));
    let mut made_up: Option<(Place, usize)> = None;
    raw.played = (0..played).map(|index| round(players, index, &mut made_up, notes)).collect();
    if let Some((place, games)) = made_up {
        notes.warn(place, Message::new("h9-colours-made-up").with("count", games));
    }
}

fn round(
    players: &[PlayerLine],
    index: usize,
    made_up: &mut Option<(Place, usize)>,
    notes: &mut Collector,
) -> RawRound {
    let sides: BTreeMap<u32, Side> = players
        .iter()
        .filter_map(|player| match player.results.get(index)?.1 {
            Entry::Game { side, .. } => Some((player.competitor.no, side?)),
            Entry::DrawnByDefault { .. } | Entry::Idle(_) => None,
        })
        .collect();
    let mut entries = Vec::new();
    for player in players {
        let Some((place, entry)) = player.results.get(index) else { continue };
        let (place, who) = (place.clone(), player.competitor.no);
        entries.push(match *entry {
            Entry::Idle(idle) => RawEntry::Idle { place, who, idle },
            Entry::DrawnByDefault { opponent } => {
                let message = Message::new("h9-drawn-by-default").with("who", who).with("opponent", opponent);
                notes.warn(place.clone(), message);
                RawEntry::Idle { place, who, idle: Idle::HalfPointBye }
            }
            Entry::Game { opponent, side, result, terms } => {
                let known = side.or_else(|| sides.get(&opponent).map(|side| side.other()));
                let forfeit = matches!(result, RawHalfResult::Forfeit(_));
                // It is not known; White is the one who stands higher.
                let side = known.or_else(|| {
                    (!forfeit).then_some(if who < opponent { Side::Second } else { Side::First })
                });
                if known.is_none() && !forfeit && who < opponent {
                    made_up.get_or_insert((place.clone(), 0)).1 += 1;
                }
                RawEntry::Half { place, who, opponent, side, result, terms }
            }
        });
    }
    RawRound { entries }
}
