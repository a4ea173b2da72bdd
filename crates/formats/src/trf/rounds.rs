//! From the players' lines to rounds played and byes to come.

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_model::{GameTerms, Idle, Place, RawEntry, RawPlanned, RawRound, RawTournament};

use super::player::{Entry, FIRST_ROUND, ROUND_WIDTH};
use crate::collector::Collector;
use crate::limits::MOST_EXTRA_BYES;
use crate::text::count;

/// What a line says about a player's round, and where.
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
    pub(super) fn fill(self, raw: &mut RawTournament, notes: &mut Collector) {
        let paired = |round: &Vec<Said>| round.iter().any(|said| said.entry.is_paired());
        let played = self.rounds.iter().rposition(paired).map_or(0, |last| last + 1);
        let extra = new_byes(&self.rounds, self.extra, played, notes);
        let mut rounds = self.rounds.into_iter();
        raw.played = rounds.by_ref().take(played).map(played_round).collect();
        for (index, round) in rounds.enumerate() {
            raw.planned.extend(round.into_iter().filter_map(|said| planned(played + index, said)));
        }
        for (index, ExtraBye { who, idle, place, .. }) in extra {
            match raw.played.get_mut(index) {
                Some(round) => round.entries.push(RawEntry::Idle { place, who, idle }),
                None => raw.planned.push(RawPlanned { place, round: Some(count(index + 1)), who, idle }),
            }
        }
    }
}

/// The byes of lines of their own that say something new, each with the index of its round. Lines of TRF26
/// repeat what the player's line says.
fn new_byes(
    rounds: &[Vec<Said>],
    extra: Vec<ExtraBye>,
    next: usize,
    notes: &mut Collector,
) -> Vec<(usize, ExtraBye)> {
    let mut known = BTreeSet::new();
    if !extra.is_empty() {
        for (index, round) in rounds.iter().enumerate() {
            known.extend(round.iter().filter_map(|said| Some((index, said.who, said.entry.bye()?))));
        }
    }
    let mut new = Vec::new();
    for bye in extra {
        let index = bye.round.unwrap_or(next);
        if known.insert((index, bye.who, bye.idle)) {
            if new.len() == MOST_EXTRA_BYES {
                notes.problem(bye.place, Message::new("trf-too-many-byes").with("most", MOST_EXTRA_BYES));
                break;
            }
            new.push((index, bye));
        }
    }
    new
}

fn played_round(round: Vec<Said>) -> RawRound {
    let entries = round.into_iter().map(|Said { who, entry, place }| match entry {
        Entry::Game { opponent, side, result } => {
            RawEntry::Half { place, who, opponent, side, result, terms: GameTerms::EVEN }
        }
        Entry::Bye(idle) => RawEntry::Idle { place, who, idle },
    });
    RawRound { entries: entries.collect() }
}

/// With a game in it the round would have been played.
fn planned(index: usize, said: Said) -> Option<RawPlanned> {
    let Said { who, entry, place } = said;
    entry.bye().map(|idle| RawPlanned { place, round: Some(count(index + 1)), who, idle })
}
