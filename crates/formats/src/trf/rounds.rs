//! From the players' lines to rounds played and byes to come.

use kolo_model::{Idle, Place, RawEntry, RawPlanned, RawRound, RawTournament};

use super::player::{Entry, FIRST_ROUND, ROUND_WIDTH};
use crate::text::count;

/// What a line says about somebody's round, and where.
#[derive(Debug)]
struct Said {
    who: u32,
    entry: Entry,
    place: Place,
}

/// Byes that a line of its own gives (`XXZ`, `240`).
#[derive(Debug)]
pub(super) struct ExtraBye {
    /// Index of the round; `None` for the next one.
    pub(super) round: Option<usize>,
    pub(super) who: u32,
    pub(super) idle: Idle,
    pub(super) place: Place,
}

/// Everything said about rounds, by index of the round.
#[derive(Debug, Default)]
pub(super) struct Sayings {
    rounds: Vec<Vec<Said>>,
    extra: Vec<ExtraBye>,
}

impl Sayings {
    /// Adds what the player's line at `line_place` says.
    pub(super) fn add_player(&mut self, who: u32, line_place: &Place, entries: &[(usize, Entry)]) {
        for (index, entry) in entries {
            if self.rounds.len() <= *index {
                self.rounds.resize_with(index + 1, Vec::new);
            }
            let place = Place::at(line_place.line, count(FIRST_ROUND + index * ROUND_WIDTH));
            self.rounds[*index].push(Said { who, entry: *entry, place });
        }
    }

    /// Adds a bye from a line of its own.
    pub(super) fn add_bye(&mut self, bye: ExtraBye) {
        self.extra.push(bye);
    }

    /// Rounds up to the last one with an opponent or a pairing bye are played; the rest is planned.
    pub(super) fn fill(self, raw: &mut RawTournament) {
        let paired = |round: &Vec<Said>| round.iter().any(|said| said.entry.is_paired());
        let played = self.rounds.iter().rposition(paired).map_or(0, |last| last + 1);
        let mut extra = self.extra;
        for bye in &mut extra {
            bye.round.get_or_insert(played);
        }
        // Lines of TRF26 repeat what the player's line says; only what is new is added.
        extra.retain(|bye| {
            let round = bye.round.and_then(|index| self.rounds.get(index));
            let repeats = |said: &Said| said.who == bye.who && said.entry == Entry::Bye(bye.idle);
            !round.is_some_and(|round| round.iter().any(repeats))
        });
        let mut rounds = self.rounds.into_iter();
        raw.played = rounds.by_ref().take(played).map(played_round).collect();
        for (index, round) in rounds.enumerate() {
            raw.planned.extend(round.into_iter().filter_map(|said| planned(played + index, said)));
        }
        for ExtraBye { round, who, idle, place } in extra {
            let index = round.unwrap_or(played);
            match raw.played.get_mut(index) {
                Some(round) => round.entries.push(RawEntry::Idle { place, who, idle }),
                None => raw.planned.push(RawPlanned { place, round: Some(count(index + 1)), who, idle }),
            }
        }
    }
}

fn played_round(round: Vec<Said>) -> RawRound {
    let entries = round.into_iter().map(|Said { who, entry, place }| match entry {
        Entry::Game { opponent, side, result } => RawEntry::Half { place, who, opponent, side, result },
        Entry::Bye(idle) => RawEntry::Idle { place, who, idle },
    });
    RawRound { entries: entries.collect() }
}

fn planned(index: usize, said: Said) -> Option<RawPlanned> {
    match said.entry {
        Entry::Game { .. } => None, // The round would have been played.
        Entry::Bye(idle) => {
            Some(RawPlanned { place: said.place, round: Some(count(index + 1)), who: said.who, idle })
        }
    }
}
