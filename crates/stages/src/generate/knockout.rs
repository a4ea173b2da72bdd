//! The matches of a knockout (G-3.1.4): the winner moves on; the loser is out or plays on for lower places.
//!
//! No two meet twice: after a match the two go different ways, and no way of one ever leads back to a
//! match of the other. Only a consolation of several rounds brings them together again, as late as possible.

use serde::{Deserialize, Serialize};

use super::groups::Qualifier;
use super::lines::{Candidate, arrange};
use super::{CannotPlan, family_of};
use crate::{Match, MatchId, Slot, Stage, TieRule};

/// Rows of links that share their places, the best row first.
pub(super) type Rows = Vec<Vec<Slot>>;

/// What becomes of those who lose a match of a knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Losers {
    /// They are out, and share their places.
    #[default]
    Out,
    /// They are out, but for the match of the semi-finalists for place 3.
    ThirdPlace,
    /// They play on until every place is decided.
    AllPlaces,
    /// Those of the first rounds play a knockout of their own; the rest as with a match for place 3.
    Consolation {
        /// Of how many rounds.
        rounds: u32,
        /// Whether place 3 is played for.
        third_place: bool,
    },
}

/// How matches are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// `final`, `SF1`, `QF1`, `R16-1`.
    Main,
    /// The same with `C-` before it.
    Consolation,
    /// By the places they are about: `P5-8-1`, `P5`.
    Places,
}

/// What was made.
pub(super) struct Made {
    pub(super) stages: Vec<Stage>,
    pub(super) rows: Rows,
}

/// An entrant on the way through the bracket.
#[derive(Debug, Clone)]
struct Side {
    slot: Slot,
    /// The line of the one expected here: the least of the two for a winner, the greatest for a loser.
    strength: usize,
    /// The match of the last round that the entrant comes from, from 0.
    from: usize,
}

/// The losers of each round, the first round first.
type LosersByRound = Vec<Vec<Side>>;

pub(super) fn make(
    sides: Vec<Qualifier>,
    first_place: usize,
    naming: Naming,
    losers: Losers,
) -> Result<Made, CannotPlan> {
    let rounds = sides.len().next_power_of_two().trailing_zeros();
    if let Losers::Consolation { rounds: asked, .. } = losers
        && !(1..rounds.max(2)).contains(&asked)
    {
        return Err(CannotPlan::ConsolationRounds { rounds: asked, most: rounds.max(2) - 1 });
    }
    let mut maker = Maker { matches: Vec::new(), consolation: Vec::new() };
    let families: Vec<Option<String>> =
        sides.iter().map(|one| family_of(&one.slot).map(str::to_owned)).collect();
    let candidates: Vec<Candidate> = sides
        .iter()
        .zip(&families)
        .map(|(one, family)| Candidate {
            rank: one.rank,
            family: family.as_ref().and_then(|_| families.iter().position(|other| other == family)),
        })
        .collect();
    let sides =
        sides.into_iter().enumerate().map(|(strength, one)| Side { slot: one.slot, strength, from: 0 });
    let sides = sides.collect();
    let rows = maker.play(sides, &candidates, first_place, naming, losers);
    let id = match naming {
        Naming::Main | Naming::Consolation => "knockout",
        Naming::Places => "places",
    };
    let mut stages = vec![Stage { id: id.into(), groups: Vec::new(), matches: maker.matches }];
    if !maker.consolation.is_empty() {
        stages.push(Stage { id: "consolation".into(), groups: Vec::new(), matches: maker.consolation });
    }
    Ok(Made { stages, rows })
}

struct Maker {
    matches: Vec<Match>,
    consolation: Vec<Match>,
}

impl Maker {
    /// Plays a bracket out; gives the rows of places from `first_place` on.
    fn play(
        &mut self,
        sides: Vec<Side>,
        candidates: &[Candidate],
        first_place: usize,
        naming: Naming,
        losers: Losers,
    ) -> Rows {
        if sides.len() < 2 {
            return sides.into_iter().map(|side| vec![side.slot]).collect();
        }
        let mut by_line: Vec<Option<Side>> = sides.into_iter().map(Some).collect();
        let mut lines: Vec<Option<Side>> = arrange(candidates)
            .into_iter()
            .map(|line| line.and_then(|index| by_line[index].take()))
            .collect();
        let mut lost: LosersByRound = Vec::new();
        while lines.len() > 1 {
            let playing = lines.iter().flatten().count();
            let last_place = first_place + playing - 1;
            let (mut winners, mut round) = (Vec::new(), Vec::new());
            let count = lines.len() / 2;
            let mut pairs = lines.into_iter();
            for number in 1..=count {
                let id = match_id(naming, count, number, first_place, last_place);
                let sides = (pairs.next().flatten(), pairs.next().flatten());
                let (winner, loser) = self.game(naming, id, number - 1, sides);
                winners.push(winner);
                round.extend(loser);
            }
            lost.push(round);
            lines = winners;
        }
        let mut rows: Rows = lines.into_iter().flatten().map(|side| vec![side.slot]).collect();
        rows.extend(self.losers(lost, first_place + 1, losers));
        rows
    }

    /// A match between two lines, at most one of which is a bye.
    fn game(
        &mut self,
        naming: Naming,
        id: MatchId,
        from: usize,
        (first, second): (Option<Side>, Option<Side>),
    ) -> (Option<Side>, Option<Side>) {
        let strengths = [&first, &second].map(|side| side.as_ref().map(|side| side.strength));
        let known = || strengths.iter().flatten().copied();
        let winner = known().min().map(|strength| Side { slot: Slot::Winner(id.clone()), strength, from });
        let both = first.is_some() && second.is_some();
        let loser = known().max().filter(|_| both).map(|strength| Side {
            slot: Slot::Loser(id.clone()),
            strength,
            from,
        });
        let slot = |side: Option<Side>| side.map_or(Slot::Bye, |side| side.slot);
        let game = Match { id, first: slot(first), second: slot(second), ties: TieRule::Usual };
        match naming {
            Naming::Main | Naming::Places => self.matches.push(game),
            Naming::Consolation => self.consolation.push(game),
        }
        (winner, loser)
    }

    /// The rows of those who lost, the last round first.
    fn losers(&mut self, lost: LosersByRound, mut place: usize, losers: Losers) -> Rows {
        let mut rows = Rows::new();
        let rounds = lost.len();
        let in_consolation = match losers {
            Losers::Consolation { rounds, .. } => rounds as usize,
            Losers::Out | Losers::ThirdPlace | Losers::AllPlaces => 0,
        };
        let mut consoled = LosersByRound::new();
        for (round, sides) in lost.into_iter().enumerate().rev() {
            if round < in_consolation {
                consoled.push(sides);
                continue;
            }
            let count = sides.len();
            let plays = match losers {
                Losers::AllPlaces => true,
                Losers::ThirdPlace | Losers::Consolation { third_place: true, .. } => round + 2 == rounds,
                Losers::Out | Losers::Consolation { third_place: false, .. } => false,
            };
            if plays {
                rows.extend(self.play_among(sides, place));
            } else if !sides.is_empty() {
                rows.push(sides.into_iter().map(|side| side.slot).collect());
            }
            place += count;
        }
        if !consoled.is_empty() {
            rows.extend(self.consolation(consoled, place));
        }
        rows
    }

    /// A knockout of the losers of several rounds, those of the last of these rounds first.
    ///
    /// An entrant who lost later may have beaten one who lost before: all who can have come through the same match of
    /// the last of these rounds are one family.
    fn consolation(&mut self, lost: LosersByRound, place: usize) -> Rows {
        let (mut sides, mut families) = (Vec::new(), Vec::new());
        for (back, mut losers) in lost.into_iter().enumerate() {
            losers.sort_by_key(|side| side.strength);
            families.extend(losers.iter().map(|side| Some(side.from >> back)));
            sides.extend(losers);
        }
        let candidates: Vec<Candidate> =
            families.into_iter().map(|family| Candidate { rank: None, family }).collect();
        self.play(sides, &candidates, place, Naming::Consolation, Losers::Out)
    }

    /// Plays a bracket among losers of one round.
    fn play_among(&mut self, mut sides: Vec<Side>, place: usize) -> Rows {
        sides.sort_by_key(|side| side.strength);
        let candidates = vec![Candidate { rank: None, family: None }; sides.len()];
        self.play(sides, &candidates, place, Naming::Places, Losers::AllPlaces)
    }
}

fn match_id(naming: Naming, count: usize, number: usize, first: usize, last: usize) -> MatchId {
    let round = |prefix: &str| match count {
        1 => format!("{prefix}final"),
        2 => format!("{prefix}SF{number}"),
        4 => format!("{prefix}QF{number}"),
        _ => format!("{prefix}R{}-{number}", count * 2),
    };
    MatchId::from(match naming {
        Naming::Main => round(""),
        Naming::Consolation => round("C-"),
        Naming::Places if count == 1 => format!("P{first}"),
        Naming::Places => format!("P{first}-{last}-{number}"),
    })
}
