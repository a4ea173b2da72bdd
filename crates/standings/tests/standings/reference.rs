//! The order of players written straight from the reading (docs/rules/readings/go-2009.md, section 3; for the
//! criteria of 1992 readings/fide-1992.md, F 10; for the score and for two who are equal readings/pisqworky-swiss.md), as slow and as plain as it gets: every question is answered by
//! going through all rounds again. It shares no code with the tables it is compared with.

use std::cmp::Reverse;

use kolo_model::{
    ForfeitOpponents, ForfeitResult, Idle, Outcome, Share, Side, SplitMix64, StartNumber, System, Tournament,
};
use kolo_standings::Criterion;

/// What a player did in a round.
#[derive(Clone, Copy)]
enum Did {
    /// Played to the end.
    Played { opponent: StartNumber, own: Share, other: Share },
    /// Paired, but not played.
    Forfeit { opponent: StartNumber, own: Share },
    /// Paired, and not over yet.
    GoingOn { opponent: StartNumber },
    /// Had no opponent.
    Idle(Idle),
}

pub(crate) struct Reference<'a>(pub(crate) &'a Tournament);

impl Reference<'_> {
    fn players(&self) -> Vec<StartNumber> {
        self.0.competitors().iter().map(|competitor| competitor.no).collect()
    }

    fn did(&self, no: StartNumber, round: usize) -> Did {
        let round = &self.0.rounds()[round];
        for game in &round.games {
            for side in [Side::First, Side::Second] {
                if game.sides[side] != no {
                    continue;
                }
                let opponent = game.sides[side.other()];
                return match game.outcome {
                    Outcome::Pending | Outcome::Adjourned => Did::GoingOn { opponent },
                    Outcome::Played(result, _) => Did::Played {
                        opponent,
                        own: result.shares()[side],
                        other: result.shares()[side.other()],
                    },
                    Outcome::Forfeit(ForfeitResult::BothLose) => Did::Forfeit { opponent, own: Share::Loss },
                    Outcome::Forfeit(ForfeitResult::FirstWins) => Did::Forfeit {
                        opponent,
                        own: if side == Side::First { Share::Win } else { Share::Loss },
                    },
                    Outcome::Forfeit(ForfeitResult::SecondWins) => Did::Forfeit {
                        opponent,
                        own: if side == Side::First { Share::Loss } else { Share::Win },
                    },
                };
            }
        }
        let idle = round.idle.iter().find(|(who, _)| *who == no);
        Did::Idle(idle.map_or(Idle::Absent, |(_, idle)| *idle))
    }

    fn all(&self, no: StartNumber) -> Vec<Did> {
        (0..self.0.rounds().len()).map(|round| self.did(no, round)).collect()
    }

    /// One for a win, half for a jigo; a free round is one.
    fn halves(did: Did) -> u32 {
        match did {
            Did::Played { own, .. } | Did::Forfeit { own, .. } => match own {
                Share::Win => 2,
                Share::Draw => 1,
                Share::Loss => 0,
            },
            Did::Idle(Idle::PairingBye | Idle::FullPointBye) => 2,
            Did::Idle(Idle::HalfPointBye) => 1,
            Did::Idle(Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) | Did::GoingOn { .. } => 0,
        }
    }

    fn points(&self, no: StartNumber) -> u32 {
        self.all(no).into_iter().map(Self::halves).sum()
    }

    /// The start coefficient in halves; the model works it out and tests it.
    fn start(&self, no: StartNumber) -> u32 {
        if self.0.system() == Some(System::McMahon) { 2 * self.0.start(no).value } else { 0 }
    }

    /// Points, in McMahon MM; in halves.
    fn score(&self, no: StartNumber) -> u32 {
        self.start(no) + self.points(no)
    }

    /// a(o): the score and one point for every two rounds he did not play.
    fn adjusted(&self, no: StartNumber) -> u32 {
        let missed = self.all(no).into_iter().filter(|did| match did {
            Did::Played { .. }
            | Did::GoingOn { .. }
            | Did::Forfeit { own: Share::Win, .. }
            | Did::Idle(Idle::PairingBye | Idle::FullPointBye) => false,
            Did::Forfeit { .. } | Did::Idle(_) => true,
        });
        self.score(no) + 2 * (u32::try_from(missed.count()).unwrap_or(u32::MAX) / 2)
    }

    /// Opponents of SOS and its kin, with what the game brought.
    fn opponents(&self, no: StartNumber) -> Vec<(StartNumber, Share)> {
        let forfeits_count = self.0.go().forfeits == ForfeitOpponents::Count;
        let played = self.all(no).into_iter().filter_map(|did| match did {
            Did::Played { opponent, own, .. } => Some((opponent, own)),
            Did::Forfeit { opponent, own } => forfeits_count.then_some((opponent, own)),
            Did::GoingOn { .. } | Did::Idle(_) => None,
        });
        played.collect()
    }

    fn at_the_board(&self, no: StartNumber) -> Vec<(StartNumber, Share)> {
        let played = self.all(no).into_iter().filter_map(|did| match did {
            Did::Played { opponent, own, .. } => Some((opponent, own)),
            Did::Forfeit { .. } | Did::GoingOn { .. } | Did::Idle(_) => None,
        });
        played.collect()
    }

    fn sos(&self, no: StartNumber) -> u32 {
        self.opponents(no).into_iter().map(|(opponent, _)| self.adjusted(opponent)).sum()
    }

    /// All of the beaten, half of those drawn with; in quarters.
    fn of_beaten(opponents: &[(StartNumber, Share)], score: impl Fn(StartNumber) -> u32) -> u64 {
        let quarters = opponents.iter().map(|(opponent, share)| match share {
            Share::Win => 2 * u64::from(score(*opponent)),
            Share::Draw => u64::from(score(*opponent)),
            Share::Loss => 0,
        });
        quarters.sum()
    }

    fn msos(&self, no: StartNumber, most: usize) -> u32 {
        let rounds = self.0.rounds().len();
        let each = if rounds > 8 { most } else { 1 };
        let done: Vec<Did> =
            self.all(no).into_iter().filter(|did| !matches!(did, Did::GoingOn { .. })).collect();
        let percent_of_two = 100 * done.iter().copied().map(Self::halves).sum::<u32>();
        let half = 50 * 2 * u32::try_from(done.len()).unwrap_or(u32::MAX);
        let mut scores: Vec<u32> =
            self.opponents(no).into_iter().map(|(opponent, _)| self.adjusted(opponent)).collect();
        scores.sort_unstable();
        for _ in 0..each {
            if percent_of_two >= half && !scores.is_empty() {
                scores.remove(0);
            }
        }
        for _ in 0..each {
            if percent_of_two <= half {
                scores.pop();
            }
        }
        scores.into_iter().sum()
    }

    /// Own points inside the matches, and what they are where nobody wrote them down.
    fn inside(&self, no: StartNumber) -> u32 {
        let full = if self.0.boards().is_some() { self.0.full_score() } else { 0 };
        let bye = self.0.bye_score().unwrap_or(full);
        let mut sum = 0;
        for (index, round) in self.0.rounds().iter().enumerate() {
            let written = round.games.iter().find_map(|game| {
                let side = game.side_of(no)?;
                Some(game.score?[side])
            });
            sum += match self.did(no, index) {
                Did::Forfeit { own: Share::Win, .. } => written.unwrap_or(full),
                Did::Played { .. } | Did::Forfeit { .. } => written.unwrap_or(0),
                Did::Idle(Idle::PairingBye | Idle::FullPointBye) => bye,
                Did::Idle(Idle::HalfPointBye) => bye / 2,
                Did::Idle(_) | Did::GoingOn { .. } => 0,
            };
        }
        sum
    }

    fn median(&self, no: StartNumber) -> u32 {
        let mut points: Vec<u32> =
            self.at_the_board(no).into_iter().map(|(opponent, _)| self.points(opponent)).collect();
        points.sort_unstable();
        if points.len() <= 2 { 0 } else { points[1..points.len() - 1].iter().sum() }
    }

    fn cuss(&self, no: StartNumber) -> u32 {
        let before = self.start(no);
        let all = self.all(no);
        (1..=all.len())
            .map(|rounds| before + all[..rounds].iter().copied().map(Self::halves).sum::<u32>())
            .sum()
    }

    /// The value of a criterion that is a number of points, in quarters.
    pub(crate) fn quarters(&self, criterion: Criterion, no: StartNumber) -> Option<u64> {
        let doubled = |halves: u32| Some(2 * u64::from(halves));
        match criterion {
            Criterion::Points => doubled(self.points(no)),
            Criterion::Mm => doubled(self.score(no)),
            Criterion::Score => doubled(2 * self.inside(no)),
            Criterion::Sos => doubled(self.sos(no)),
            Criterion::Sdos => Some(Self::of_beaten(&self.opponents(no), |o| self.adjusted(o))),
            Criterion::Ssos => doubled(self.opponents(no).into_iter().map(|(o, _)| self.sos(o)).sum()),
            Criterion::Msos => doubled(self.msos(no, 2)),
            Criterion::MsosOne => doubled(self.msos(no, 1)),
            Criterion::Cuss => doubled(self.cuss(no)),
            Criterion::Wins => {
                let won = self.at_the_board(no).into_iter().filter(|(_, share)| *share == Share::Win);
                doubled(2 * u32::try_from(won.count()).unwrap_or(u32::MAX))
            }
            Criterion::Buchholz => {
                doubled(self.at_the_board(no).into_iter().map(|(o, _)| self.points(o)).sum())
            }
            Criterion::BuchholzBeaten => {
                let beaten = self.at_the_board(no).into_iter().filter(|(_, share)| *share == Share::Win);
                doubled(beaten.map(|(o, _)| self.points(o)).sum())
            }
            Criterion::MedianBuchholz => doubled(self.median(no)),
            Criterion::SonnebornBerger => Some(Self::of_beaten(&self.at_the_board(no), |o| self.points(o))),
            Criterion::DirectEncounter
            | Criterion::DirectFirst
            | Criterion::DirectTwo
            | Criterion::AverageRating
            | Criterion::Rating
            | Criterion::StartNumber
            | Criterion::Lot
            | Criterion::TieBreak(_) => None,
        }
    }

    fn rating(&self, no: StartNumber) -> Option<i64> {
        self.0.competitor(no)?.rating.map(|rating| i64::from(rating.value()))
    }

    /// The average with a common denominator: nobody has more than twenty opponents here.
    fn average(&self, no: StartNumber) -> Option<i64> {
        const LCM: i64 = 232_792_560;
        let ratings: Vec<i64> =
            self.at_the_board(no).into_iter().filter_map(|(opponent, _)| self.rating(opponent)).collect();
        let count = i64::try_from(ratings.len()).ok().filter(|count| *count > 0)?;
        Some(ratings.iter().sum::<i64>() * (LCM / count))
    }

    /// Points of `no` against one opponent in halves, his points, and whether all their games were played.
    fn against(&self, no: StartNumber, opponent: StartNumber) -> Option<(u32, u32, bool)> {
        let halves = |share| match share {
            Share::Win => 2,
            Share::Draw => 1,
            Share::Loss => 0,
        };
        let mut sum = None;
        for did in self.all(no) {
            let (whom, own, other, played) = match did {
                Did::Played { opponent, own, other } => (opponent, halves(own), halves(other), true),
                Did::Forfeit { opponent, .. } | Did::GoingOn { opponent } => (opponent, 0, 0, false),
                Did::Idle(_) => continue,
            };
            if whom == opponent {
                let (a, b, all) = sum.unwrap_or((0, 0, true));
                sum = Some((a + own, b + other, all && played));
            }
        }
        sum
    }

    fn beat(&self, no: StartNumber, opponent: StartNumber) -> bool {
        self.against(no, opponent).is_some_and(|(own, other, played)| played && own > other)
    }

    /// Who beat all others first, who lost to all last, and so on with the rest.
    fn by_encounter(&self, group: Vec<StartNumber>) -> Vec<Vec<StartNumber>> {
        if group.len() < 2 {
            return vec![group];
        }
        let rest_without = |no: StartNumber| group.iter().copied().filter(|other| *other != no).collect();
        for no in &group {
            let others: Vec<StartNumber> = rest_without(*no);
            if others.iter().all(|other| self.beat(*no, *other)) {
                return [vec![vec![*no]], self.by_encounter(others)].concat();
            }
        }
        for no in &group {
            let others: Vec<StartNumber> = rest_without(*no);
            if others.iter().all(|other| self.beat(*other, *no)) {
                return [self.by_encounter(others), vec![vec![*no]]].concat();
            }
        }
        vec![group]
    }

    /// Points won less points lost in the games the group played with each other.
    fn balance(&self, no: StartNumber, group: &[StartNumber]) -> i64 {
        let mut balance = 0;
        for did in self.all(no) {
            if let Did::Played { opponent, own, other } = did
                && group.contains(&opponent)
            {
                let halves = |share| i64::from(share == Share::Win) * 2 + i64::from(share == Share::Draw);
                balance += halves(own) - halves(other);
            }
        }
        balance
    }

    /// Points of `no` from the matches of two, also from forfeited ones; nothing for either if one is going on.
    fn between_two(&self, no: StartNumber, two: &[StartNumber]) -> u32 {
        let between = self.all(no).into_iter().filter(|did| match did {
            Did::Played { opponent, .. } | Did::Forfeit { opponent, .. } | Did::GoingOn { opponent } => {
                two.contains(opponent)
            }
            Did::Idle(_) => false,
        });
        let between: Vec<Did> = between.collect();
        if between.iter().any(|did| matches!(did, Did::GoingOn { .. })) {
            return 0;
        }
        between.into_iter().map(Self::halves).sum()
    }

    /// The lot as it is recorded: one number each from the part of the seed that belongs to tables.
    fn lot(no: StartNumber, seed: u64) -> u64 {
        let own = SplitMix64::stream(seed, u32::MAX).next_u64();
        SplitMix64::stream(own, no.get()).next_u64()
    }

    /// Everybody in groups of those who are equal in all criteria, the best first.
    pub(crate) fn order(&self, criteria: &[Criterion]) -> Vec<Vec<StartNumber>> {
        let mut groups = vec![self.players()];
        for criterion in criteria {
            let split = groups.into_iter().enumerate().flat_map(|(index, group)| match criterion {
                Criterion::DirectEncounter => self.by_encounter(group),
                Criterion::DirectFirst if index > 0 => vec![group],
                Criterion::DirectFirst => by_key(&group, |no| self.balance(no, &group)),
                Criterion::DirectTwo if group.len() != 2 => vec![group],
                Criterion::DirectTwo => by_key(&group, |no| self.between_two(no, &group)),
                Criterion::StartNumber => by_key(&group, Reverse),
                Criterion::AverageRating => by_key(&group, |no| self.average(no)),
                Criterion::Rating => by_key(&group, |no| self.rating(no)),
                Criterion::Lot => match self.0.seed() {
                    None => vec![group],
                    Some(seed) => by_key(&group, |no| Reverse(Self::lot(no, seed))),
                },
                number => by_key(&group, |no| self.quarters(*number, no)),
            });
            groups = split.collect();
        }
        groups
    }
}

/// One group for each key, the greatest first.
fn by_key<K: Ord>(group: &[StartNumber], key: impl Fn(StartNumber) -> K) -> Vec<Vec<StartNumber>> {
    let mut rest = group.to_vec();
    let mut groups = Vec::new();
    while let Some(best) = rest.iter().copied().map(&key).max() {
        groups.push(rest.iter().copied().filter(|no| key(*no) == best).collect());
        rest.retain(|no| key(*no) != best);
    }
    groups
}
