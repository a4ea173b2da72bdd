//! Random fields of the contest: fields as they come, and nasty ones, in which every clause has something to do.

mod arranged;
mod results;
mod rounds;

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::{
    Idle, Lot, Place, RawCompetitor, RawForbidden, RawPlanned, RawRound, RawTournament, SplitMix64, Spot,
    System, Tournament,
};

use crate::reference::{self, Choices, Paired, Used};

/// How the rounds so far came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Paired by the reference round by round.
    Paired,
    /// As before, nearly everything drawn.
    Draws,
    /// Random pairs of those who have not met.
    Random,
    /// As before in a small field, until nearly everybody has met.
    Dense,
    /// Many forfeits, byes and absences.
    Unplayed,
    /// Clubs whose members have met each other and have equal points.
    Clubs,
    /// Points and meetings apart from each other: groups of any size in which many have met.
    Arranged,
    /// Everybody has met nearly everybody, but points are spread by forfeits.
    Spread,
}

impl Kind {
    pub(crate) const ALL: [Kind; 8] = [
        Kind::Paired,
        Kind::Draws,
        Kind::Random,
        Kind::Dense,
        Kind::Unplayed,
        Kind::Clubs,
        Kind::Arranged,
        Kind::Spread,
    ];

    /// From what size to what size the fields are.
    fn sizes(self) -> (u32, u32) {
        match self {
            Kind::Paired | Kind::Draws | Kind::Random => (2, 14),
            Kind::Dense => (2, 8),
            Kind::Unplayed => (1, 12),
            Kind::Clubs | Kind::Arranged | Kind::Spread => (5, 14),
        }
    }
}

/// A field before a round, and what the reference makes of it.
pub(crate) struct Position {
    pub(crate) tournament: Tournament,
    pub(crate) choices: Choices,
    pub(crate) expected: Option<Paired>,
    pub(crate) used: Used,
}

/// A tournament in the making.
struct Draft {
    kind: Kind,
    chance: SplitMix64,
    raw: RawTournament,
    met: BTreeSet<(u32, u32)>,
    had_bye: BTreeSet<u32>,
    /// After which round somebody came; nobody else is there from the start.
    comes_after: BTreeMap<u32, u32>,
    /// After which round somebody leaves.
    leaves_after: BTreeMap<u32, u32>,
    /// Of how many clubs the competitors are.
    clubs: u32,
    /// So many of the last numbers never come: the others win by forfeit against them.
    never_there: u32,
    /// How far above or below one point a round somebody is, and how far he shall be.
    offsets: BTreeMap<u32, (i32, i32)>,
    /// Those who meet nobody, while the others meet each other.
    hermits: BTreeSet<u32>,
}

/// The positions of a random tournament: before every round where the reference pairs and, after a while, where
/// points are arranged; else before the last.
pub(crate) fn positions(kind: Kind, seed: u64) -> Vec<Position> {
    let mut draft = Draft::new(kind, seed);
    let players = draft.count() - draft.never_there;
    let most = match kind {
        Kind::Paired | Kind::Draws => players + 1,
        Kind::Random | Kind::Unplayed => players.min(9),
        Kind::Dense => 2 * players,
        Kind::Clubs | Kind::Arranged | Kind::Spread => players + 3,
    };
    let least = if kind == Kind::Arranged { players / 2 } else { 0 };
    let rounds = least + draft.below(most + 1);
    let mut list = Vec::new();
    for _ in 0..rounds {
        match kind {
            Kind::Paired | Kind::Draws => {
                let position = draft.position();
                let expected = position.expected.clone();
                list.push(position);
                match expected {
                    Some(paired) => draft.play(&paired),
                    None => return list,
                }
            }
            Kind::Random | Kind::Dense | Kind::Unplayed => draft.play_at_random(),
            Kind::Clubs => draft.play_in_clubs(),
            Kind::Arranged => {
                if draft.rounds() >= least {
                    list.push(draft.position());
                }
                draft.play_arranged();
            }
            Kind::Spread => draft.play_spread(),
        }
    }
    list.push(draft.position());
    list
}

impl Draft {
    fn new(kind: Kind, seed: u64) -> Self {
        let mut chance = SplitMix64::stream(seed, kind as u32);
        let (least, most) = kind.sizes();
        let count = least + u32::try_from(chance.below(u64::from(most - least + 1))).unwrap();
        let mut draft = Draft {
            kind,
            chance,
            raw: RawTournament { system: Some(System::Pisqworky2023), ..RawTournament::default() },
            met: BTreeSet::new(),
            had_bye: BTreeSet::new(),
            comes_after: BTreeMap::new(),
            leaves_after: BTreeMap::new(),
            clubs: 2,
            never_there: 0,
            offsets: BTreeMap::new(),
            hermits: BTreeSet::new(),
        };
        if kind == Kind::Arranged {
            draft.arrange(count);
        }
        let count = count + draft.never_there;
        draft.clubs = 2 + draft.below(2);
        draft.raw.boards = [None, Some(1), Some(3), Some(5)][draft.one_of(4)].map(spot);
        let full = draft.full_score();
        draft.raw.bye_score = draft.one_in(3).then(|| draft.below(full + 1)).map(spot);
        draft.raw.lot = [None, Some(Lot::FirstStarts), Some(Lot::FirstWaits)][draft.one_of(3)];
        if draft.one_in(6) {
            draft.forbid(count);
        }
        for no in 1..=count {
            let mut competitor = RawCompetitor::named(no, "Team");
            // No. 1 is always there, so that no round is empty.
            let is_free = no > 1 && no <= count - draft.never_there;
            match draft.below(15) {
                0 if is_free => {
                    let after = 1 + draft.below(6);
                    competitor.withdrawn_after = Some(spot(after));
                    draft.leaves_after.insert(no, after);
                }
                1 if is_free => {
                    let after = 1 + draft.below(4);
                    draft.comes_after.insert(no, after);
                }
                _ => {}
            }
            draft.raw.competitors.push(competitor);
        }
        draft
    }

    /// Some must not meet, in all rounds or in some.
    fn forbid(&mut self, count: u32) {
        let mut members: Vec<u32> = (1..=count).collect();
        self.chance.shuffle(&mut members);
        members.truncate(2 + self.one_of(2));
        let from = self.one_in(3).then(|| 1 + self.below(4));
        let to = self.one_in(3).then(|| 4 + self.below(3));
        if members.len() > 1 {
            self.raw.forbidden.push(RawForbidden { place: Place::default(), members, from, to });
        }
    }

    fn below(&mut self, bound: u32) -> u32 {
        u32::try_from(self.chance.below(u64::from(bound))).unwrap()
    }

    fn one_of(&mut self, count: usize) -> usize {
        usize::try_from(self.chance.below(count as u64)).unwrap()
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    fn count(&self) -> u32 {
        u32::try_from(self.raw.competitors.len()).unwrap()
    }

    fn full_score(&self) -> u32 {
        4 * self.raw.boards.as_ref().map_or(1, |boards| boards.value)
    }

    fn rounds(&self) -> u32 {
        u32::try_from(self.raw.played.len()).unwrap()
    }

    /// Who takes part in the round to come, by number.
    fn taking_part(&self) -> Vec<u32> {
        let rounds = self.rounds();
        let all = 1..=self.count();
        all.filter(|no| self.leaves_after.get(no).is_none_or(|after| *after > rounds))
            .filter(|no| self.comes_after.get(no).is_none_or(|after| *after <= rounds))
            .collect()
    }

    /// The tournament as it stands, and the reference's next round.
    fn position(&mut self) -> Position {
        let mut raw = self.raw.clone();
        raw.rounds = Some(spot(self.rounds() + 1 + self.below(4)));
        let late: Vec<u32> = (1..=self.count())
            .filter(|no| self.comes_after.get(no).is_some_and(|after| *after > self.rounds()))
            .collect();
        let away = match self.kind {
            Kind::Paired | Kind::Draws | Kind::Random | Kind::Dense => 25,
            Kind::Unplayed => 6,
            Kind::Clubs | Kind::Arranged | Kind::Spread => 15,
        };
        for who in self.taking_part() {
            if who > self.count() - self.never_there || self.one_in(away) {
                raw.planned.push(planned(who));
            }
        }
        raw.planned.extend(late.into_iter().map(planned));
        let tournament = raw.check().unwrap().tournament;
        let choices = Choices { alternate: self.one_in(3), lim_numbers: self.one_in(3) };
        let mut used = Used::default();
        let expected = reference::pair(&tournament, choices, &mut used);
        Position { tournament, choices, expected, used }
    }

    fn push(&mut self, round: RawRound) {
        let mut round = round;
        if round.entries.is_empty()
            && let Some(who) = self.taking_part().first()
        {
            round.entries.push(rounds::idle(*who, Idle::AnnouncedAbsence));
        }
        self.raw.played.push(round);
    }
}

fn spot(value: u32) -> Spot<u32> {
    Spot::new(value, Place::default())
}

fn planned(who: u32) -> RawPlanned {
    RawPlanned { place: Place::default(), round: None, who, idle: Idle::AnnouncedAbsence }
}
