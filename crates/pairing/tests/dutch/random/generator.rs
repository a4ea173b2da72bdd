//! Random tournaments, fixed by a seed, round after round.

use kolo_model::{
    ForfeitResult, Idle, Lot, Outcome, Place, PlayedResult, RatingReport, RawCompetitor, RawEntry,
    RawGameResult, RawPlanned, RawRound, RawTournament, SplitMix64, Spot, Tournament,
};

use super::arranged;
use crate::reference::Board;

/// How often, of a thousand times, something happens in one tournament.
#[derive(Debug)]
struct Rates {
    draw: u32,
    /// The better start number wins a decided game.
    favourite: u32,
    forfeit: u32,
    adjourned: u32,
    /// Byes asked for, and other rounds off.
    off: u32,
    /// The next round is announced as the last one.
    last: u32,
    /// The arbiter pairs by hand, and looks at nothing but who has met.
    by_hand: u32,
}

/// A tournament that goes on as long as somebody pairs it.
#[derive(Debug)]
pub(crate) struct Running {
    random: SplitMix64,
    raw: RawTournament,
    rates: Rates,
    rounds: u32,
    /// Rounds that each player misses at the beginning.
    late: Vec<u32>,
}

/// One of these.
fn pick<T: Copy>(random: &mut SplitMix64, of: &[T]) -> T {
    of[usize::try_from(random.below(of.len() as u64)).unwrap()]
}

fn between(random: &mut SplitMix64, least: u32, most: u32) -> u32 {
    least + u32::try_from(random.below(u64::from(most - least + 1))).unwrap()
}

impl Running {
    /// A tournament of `fewest` to `most` players.
    pub(crate) fn new(seed: u64, fewest: u32, most: u32) -> Running {
        let mut random = SplitMix64::stream(seed, most);
        let random = &mut random;
        // The larger of two draws: fields of two or three players have little to tell.
        let players = between(random, fewest, most).max(between(random, fewest, most));
        // A third of the tournaments have as many rounds as there can be, so that nearly everybody has met.
        let rounds =
            if random.happens(333) { between(random, players - 1, players) } else { between(random, 1, 9) };
        let rates = Rates {
            draw: pick(random, &[0, 100, 300, 600, 950]),
            favourite: pick(random, &[500, 500, 700, 900, 1000]),
            forfeit: pick(random, &[0, 0, 0, 30, 100, 300]),
            adjourned: pick(random, &[0, 0, 0, 50]),
            off: pick(random, &[0, 0, 0, 30, 100, 250]),
            last: pick(random, &[0, 0, 200, 500, 1000]),
            by_hand: pick(random, &[0, 0, 0, 0, 200, 600, 1000]),
        };
        let withdrawal = pick(random, &[0, 0, 60, 300]);
        let late = pick(random, &[0, 0, 60, 200]);
        let raw = RawTournament {
            competitors: (1..=players).map(|no| competitor(random, withdrawal, no, rounds)).collect(),
            lot: pick(random, &[Some(Lot::FirstStarts), Some(Lot::FirstWaits), Some(Lot::FirstWaits), None]),
            forbidden: if random.happens(250) { arranged::forbidden(random, players) } else { Vec::new() },
            scoring: random.happens(250).then(|| arranged::scoring(random)),
            accelerations: if random.happens(250) {
                arranged::accelerations(random, players, rounds)
            } else {
                Vec::new()
            },
            ..RawTournament::default()
        };
        let late =
            (0..players).map(|_| if random.happens(late) { between(random, 1, 3) } else { 0 }).collect();
        Running { random: random.clone(), raw, rates, rounds, late }
    }

    /// The tournament before its next round, if there is one and somebody is there.
    pub(crate) fn position(&mut self) -> Option<Tournament> {
        let next = u32::try_from(self.raw.played.len()).unwrap() + 1;
        if next > self.rounds {
            return None;
        }
        let planned = if self.random.happens(self.rates.last) { next } else { self.rounds };
        self.raw.rounds = (!self.random.happens(50)).then(|| Spot::new(planned, Place::default()));
        self.raw.planned = self.off(next);
        match self.raw.check() {
            Ok(checked) => {
                Some(checked.tournament).filter(|tournament| !tournament.present_next().is_empty())
            }
            Err(problems) => panic!("the generator made an unsound tournament: {problems}"),
        }
    }

    /// Plays the round that was paired so, or another one that an arbiter made by hand.
    pub(crate) fn play(&mut self, tournament: &Tournament, boards: Vec<Board>) {
        let boards = if self.random.happens(self.rates.by_hand) {
            arranged::by_hand(&mut self.random, tournament)
        } else {
            boards
        };
        let place = Place::default;
        let mut entries: Vec<RawEntry> = boards.into_iter().map(|board| self.entry(board)).collect();
        let idle = std::mem::take(&mut self.raw.planned).into_iter();
        entries.extend(idle.map(|off| RawEntry::Idle { place: place(), who: off.who, idle: off.idle }));
        self.raw.played.push(RawRound { entries });
    }

    /// Who misses round `next`, and why.
    fn off(&mut self, next: u32) -> Vec<RawPlanned> {
        let kinds = [
            Idle::HalfPointBye,
            Idle::HalfPointBye,
            Idle::ZeroPointBye,
            Idle::FullPointBye,
            Idle::AnnouncedAbsence,
            Idle::Absent,
        ];
        let mut all = Vec::new();
        for (who, missed) in (1..).zip(self.late.clone()) {
            let gone = self.raw.competitors.iter().find(|competitor| competitor.no == who);
            let gone = gone.and_then(|competitor| competitor.withdrawn_after.as_ref());
            let idle = if gone.is_some_and(|after| after.value < next) {
                continue;
            } else if next <= missed {
                Idle::Absent
            } else if self.random.happens(self.rates.off) {
                pick(&mut self.random, &kinds)
            } else {
                continue;
            };
            all.push(RawPlanned { place: Place::default(), round: Some(next), who, idle });
        }
        all
    }

    /// A game with its result, or the bye.
    fn entry(&mut self, (white, black): Board) -> RawEntry {
        if black == 0 {
            return RawEntry::Idle { place: Place::default(), who: white, idle: Idle::PairingBye };
        }
        let outcome = self.outcome(white < black);
        RawEntry::game(white, black, RawGameResult::Outcome(outcome))
    }

    fn outcome(&mut self, white_is_favourite: bool) -> Outcome {
        let random = &mut self.random;
        if random.happens(self.rates.forfeit) {
            return Outcome::Forfeit(pick(random, &ForfeitResult::ALL));
        }
        if random.happens(self.rates.adjourned) {
            return Outcome::Adjourned;
        }
        let result = if random.happens(10) {
            pick(random, &PlayedResult::ALL)
        } else if random.happens(self.rates.draw) {
            PlayedResult::Draw
        } else if random.happens(self.rates.favourite) == white_is_favourite {
            PlayedResult::FirstWins
        } else {
            PlayedResult::SecondWins
        };
        Outcome::Played(result, RatingReport::Rated)
    }
}

/// Some withdraw.
fn competitor(random: &mut SplitMix64, withdrawal: u32, no: u32, rounds: u32) -> RawCompetitor {
    let after = random.happens(withdrawal).then(|| between(random, 1, rounds));
    RawCompetitor {
        withdrawn_after: after.map(|after| Spot::new(after, Place::default())),
        ..RawCompetitor::named(no, &format!("Player {no}"))
    }
}
