//! The rounds: whole games, halves of games that must agree, and byes.

use std::collections::{BTreeMap, BTreeSet};

use super::MAX_ROUNDS;
use super::numbers::KnownNumbers;
use crate::{
    Adjourned, ForfeitResult, Game, GameTerms, Idle, Outcome, PerSide, Place, PlayedResult, Problem,
    ProblemKind, RawEntry, RawGameResult, RawHalfResult, RawRound, RawTournament, Round, Scoring, Side,
    StartNumber, System, TooManyOf,
};

pub(super) fn check(raw: &RawTournament, known: &KnownNumbers, problems: &mut Vec<Problem>) -> Vec<Round> {
    if raw.played.len() > MAX_ROUNDS {
        let kind =
            ProblemKind::TooMany { what: TooManyOf::Rounds, count: raw.played.len(), most: MAX_ROUNDS };
        problems.push(Problem { place: Place::default(), kind });
        return Vec::new();
    }
    let withdrawals = withdrawals(raw);
    let scoring = raw.scoring.unwrap_or_else(|| raw.system.map_or(Scoring::ONE_HALF_ZERO, System::scoring));
    let mut rounds = Vec::with_capacity(raw.played.len());
    for (index, raw_round) in raw.played.iter().enumerate() {
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        if raw_round.entries.iter().all(is_absence_without_reason) {
            let kind = ProblemKind::RoundEmpty { round: number };
            problems.push(Problem { place: Place::default(), kind });
        }
        let mut checker = RoundChecker {
            raw,
            known,
            scoring: &scoring,
            withdrawals: &withdrawals,
            number,
            named: BTreeSet::new(),
            problems,
        };
        rounds.push(checker.round(raw_round));
    }
    rounds
}

/// Who is not named in a round was absent, so an entry that says just this adds nothing.
fn is_absence_without_reason(entry: &RawEntry) -> bool {
    matches!(entry, RawEntry::Idle { idle: Idle::Absent, .. })
}

/// After how many rounds who withdrew.
fn withdrawals(raw: &RawTournament) -> BTreeMap<u32, u32> {
    let withdrawn = raw.competitors.iter().filter_map(|c| Some((c.no, c.withdrawn_after.as_ref()?.value)));
    withdrawn.collect()
}

struct RoundChecker<'a> {
    raw: &'a RawTournament,
    known: &'a KnownNumbers,
    scoring: &'a Scoring,
    withdrawals: &'a BTreeMap<u32, u32>,
    number: u32,
    named: BTreeSet<u32>,
    problems: &'a mut Vec<Problem>,
}

/// One player's line about a game.
#[derive(Clone, Copy)]
struct Half<'a> {
    place: &'a Place,
    who: u32,
    opponent: u32,
    side: Option<Side>,
    result: RawHalfResult,
    terms: GameTerms,
}

impl RoundChecker<'_> {
    fn add(&mut self, place: &Place, kind: ProblemKind) {
        self.problems.push(Problem { place: place.clone(), kind });
    }

    fn round(&mut self, raw: &RawRound) -> Round {
        let mut round = Round::default();
        let mut halves: BTreeMap<u32, Half<'_>> = BTreeMap::new();
        for entry in &raw.entries {
            match entry {
                RawEntry::Game { place, sides, result, score, terms } => {
                    if let Some(game) = self.game(place, *sides, *result, *score) {
                        let game = Game { terms: *terms, ..game };
                        round.games.push(game);
                    }
                }
                RawEntry::Half { place, who, opponent, side, result, terms } => {
                    let half = Half {
                        place,
                        who: *who,
                        opponent: *opponent,
                        side: *side,
                        result: *result,
                        terms: *terms,
                    };
                    if self.name(place, *who).is_some() && self.opponent_exists(half) {
                        halves.insert(*who, half);
                    }
                }
                RawEntry::Idle { place, who, idle } => {
                    if let Some(who) = self.name(place, *who) {
                        self.must_not_have_withdrawn(place, who.get(), *idle == Idle::PairingBye);
                        if !is_absence_without_reason(entry) {
                            round.idle.push((who, *idle));
                        }
                    }
                }
            }
        }
        for half in halves.values() {
            if let Some(game) = self.join(*half, halves.get(&half.opponent).copied()) {
                round.games.push(game);
            }
        }
        round.idle.sort_by_key(|(who, _)| *who);
        round
    }

    /// The start number of a player named in this round, once.
    fn name(&mut self, place: &Place, no: u32) -> Option<StartNumber> {
        match self.known.resolve(no, Some(self.number)) {
            Err(kind) => {
                self.add(place, kind);
                None
            }
            Ok(_) if !self.named.insert(no) => {
                self.add(place, ProblemKind::NamedTwice { no, round: self.number });
                None
            }
            Ok(start_number) => Some(start_number),
        }
    }

    fn must_not_have_withdrawn(&mut self, place: &Place, no: u32, was_paired: bool) {
        if let Some(&withdrawn_after) = self.withdrawals.get(&no)
            && was_paired
            && withdrawn_after < self.number
        {
            self.add(place, ProblemKind::PlaysAfterWithdrawal { no, withdrawn_after, round: self.number });
        }
    }

    fn game(
        &mut self,
        place: &Place,
        sides: PerSide<u32>,
        result: RawGameResult,
        score: Option<PerSide<i64>>,
    ) -> Option<Game> {
        if sides.first == sides.second {
            self.add(place, ProblemKind::AgainstHimself { no: sides.first, round: self.number });
            return None;
        }
        let outcome = self.outcome(place, result);
        let named = sides.map(|no| self.name(place, no));
        self.must_not_have_withdrawn(place, sides.first, true);
        self.must_not_have_withdrawn(place, sides.second, true);
        let score = self.score(place, outcome?, score);
        Some(Game {
            sides: PerSide::new(named.first?, named.second?),
            outcome: outcome?,
            score,
            terms: GameTerms::EVEN,
        })
    }

    fn outcome(&mut self, place: &Place, result: RawGameResult) -> Option<Outcome> {
        let (points, forfeit, outcome) = match result {
            RawGameResult::Adjourned => return Some(Outcome::Adjourned),
            RawGameResult::Pending => return Some(Outcome::Pending),
            RawGameResult::Outcome(outcome) => return Some(outcome),
            RawGameResult::Points(points) => {
                let shares = self.scoring.shares_of_points(points);
                (points, false, shares.and_then(PlayedResult::from_shares).map(Outcome::played))
            }
            RawGameResult::ForfeitPoints(points) => {
                let shares = self.scoring.forfeit_shares_of_points(points);
                (points, true, shares.and_then(ForfeitResult::from_shares).map(Outcome::Forfeit))
            }
        };
        if outcome.is_none() {
            self.add(place, ProblemKind::PointsImpossible { points, forfeit });
            return None;
        }
        outcome
    }

    fn score(
        &mut self,
        place: &Place,
        outcome: Outcome,
        score: Option<PerSide<i64>>,
    ) -> Option<PerSide<u32>> {
        let boards = self.raw.boards.as_ref().map_or(1, |boards| boards.value);
        match check_result(self.raw.system, boards, outcome, score) {
            Ok(score) => score,
            Err(kind) => {
                self.add(place, kind);
                None
            }
        }
    }

    fn opponent_exists(&mut self, half: Half<'_>) -> bool {
        let kind = if half.who == half.opponent {
            ProblemKind::AgainstHimself { no: half.who, round: self.number }
        } else if let Err(kind) = self.known.resolve(half.opponent, Some(self.number)) {
            kind
        } else {
            self.must_not_have_withdrawn(half.place, half.who, true);
            return true;
        };
        self.add(half.place, kind);
        false
    }

    /// Makes a game of two lines that agree. Every disagreement is reported once.
    fn join(&mut self, half: Half<'_>, other: Option<Half<'_>>) -> Option<Game> {
        let round = self.number;
        let (who, opponent) = (half.who, half.opponent);
        let Some(other) = other.filter(|other| other.opponent == who) else {
            let opponent_has = other.map(|other| other.opponent);
            let kind = ProblemKind::OpponentDisagrees { round, who, opponent, opponent_has };
            self.add(half.place, kind);
            return None;
        };
        if who > opponent {
            return None; // The game was made from the lower number's line.
        }
        let Some(outcome) = joined_outcome(half, other) else {
            self.add(other.place, ProblemKind::ResultsDisagree { round, who: opponent, opponent: who });
            return None;
        };
        if half.terms != other.terms {
            self.add(other.place, ProblemKind::TermsDisagree { round, who: opponent, opponent: who });
            return None;
        }
        let side = match (half.side, other.side) {
            (Some(own), Some(others)) if own == others => {
                self.add(other.place, ProblemKind::SidesDisagree { round, who: opponent, opponent: who });
                return None;
            }
            (Some(own), _) => own,
            (None, Some(others)) => others.other(),
            // A forfeit has no colour (R-F2.1), so files may leave it out.
            (None, None) if !outcome.is_game() => Side::First,
            (None, None) => {
                self.add(half.place, ProblemKind::SideMissing { round, who, opponent });
                return None;
            }
        };
        let (who, opponent) = (StartNumber::new(who)?, StartNumber::new(opponent)?);
        Some(match side {
            Side::First => {
                Game { sides: PerSide::new(who, opponent), outcome, score: None, terms: half.terms }
            }
            Side::Second => Game {
                sides: PerSide::new(opponent, who),
                outcome: outcome.swapped(),
                score: None,
                terms: half.terms,
            },
        })
    }
}

/// Checks a result of `system`: a played match of the gomoku contest is 2:0, 1:1 or 0:2 and has a score, which is
/// never more than its boards can give (two duels a board, two points each).
///
/// # Errors
/// When the result cannot be, or its score is missing or impossible.
pub fn check_result(
    system: Option<System>,
    boards: u32,
    outcome: Outcome,
    score: Option<PerSide<i64>>,
) -> Result<Option<PerSide<u32>>, ProblemKind> {
    use PlayedResult::{BothLose, FirstDrawsSecondLoses, SecondDrawsFirstLoses};
    let gomoku = system == Some(System::Pisqworky2023);
    if let Outcome::Played(BothLose | FirstDrawsSecondLoses | SecondDrawsFirstLoses, _) = outcome
        && gomoku
    {
        let side_points = |side| Scoring::TWO_ONE_ZERO.outcome(outcome, side, Adjourned::AsDraw);
        let points = PerSide::new(side_points(Side::First), side_points(Side::Second));
        return Err(ProblemKind::PointsImpossible { points, forfeit: false });
    }
    let Some(score) = score else {
        let missing = gomoku && matches!(outcome, Outcome::Played(..));
        return if missing { Err(ProblemKind::ScoreMissing) } else { Ok(None) };
    };
    // Other games have no known limit; the guard only keeps sums within bounds.
    let most = if gomoku { boards.saturating_mul(4) } else { 1_000_000 };
    let impossible = ProblemKind::ScoreImpossible { score, most };
    let (Ok(first), Ok(second)) = (u32::try_from(score.first), u32::try_from(score.second)) else {
        return Err(impossible);
    };
    if first.saturating_add(second) > most {
        return Err(impossible);
    }
    Ok(Some(PerSide::new(first, second)))
}

/// The outcome seen from `half`'s end, if the two lines can both be true.
fn joined_outcome(half: Half<'_>, other: Half<'_>) -> Option<Outcome> {
    match (half.result, other.result) {
        (RawHalfResult::Pending, RawHalfResult::Pending) => Some(Outcome::Pending),
        (RawHalfResult::Adjourned, RawHalfResult::Adjourned) => Some(Outcome::Adjourned),
        (RawHalfResult::Played(own, report), RawHalfResult::Played(others, other_report)) => {
            let result = PlayedResult::from_shares(PerSide::new(own, others))?;
            (report == other_report).then_some(Outcome::Played(result, report))
        }
        (RawHalfResult::Forfeit(own), RawHalfResult::Forfeit(others)) => {
            ForfeitResult::from_shares(PerSide::new(own, others)).map(Outcome::Forfeit)
        }
        (
            RawHalfResult::Pending
            | RawHalfResult::Adjourned
            | RawHalfResult::Played(..)
            | RawHalfResult::Forfeit(_),
            _,
        ) => None,
    }
}
