//! A tournament that passed every check.

use crate::{
    Acceleration, AdjournedGames, Competitor, Crosstable, EventInfo, FloatsTwoRoundsAgo, Forbidden, Game,
    GoSettings, HalfPoints, Idle, Lot, PlannedIdle, Problems, Round, RoundNumber, Scoring, StartCoefficient,
    StartNumber, System, TeamListing,
};

/// Checked facts of a tournament. Made only by [`RawTournament::check`](crate::RawTournament::check).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    pub(crate) event: EventInfo,
    pub(crate) system: Option<System>,
    pub(crate) planned_rounds: Option<u32>,
    pub(crate) lot: Option<Lot>,
    pub(crate) boards: Option<u32>,
    pub(crate) bye_score: Option<u32>,
    pub(crate) scoring: Option<Scoring>,
    pub(crate) adjourned_games: AdjournedGames,
    pub(crate) b6: FloatsTwoRoundsAgo,
    pub(crate) acceleration: Acceleration,
    pub(crate) go: GoSettings,
    /// By start number.
    pub(crate) starts: Vec<StartCoefficient>,
    pub(crate) seed: Option<u64>,
    pub(crate) criteria: Vec<String>,
    pub(crate) competitors: Vec<Competitor>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) planned: Vec<PlannedIdle>,
    pub(crate) forbidden: Vec<Forbidden>,
    pub(crate) accelerations: Vec<(StartNumber, Vec<HalfPoints>)>,
    pub(crate) teams: Vec<TeamListing>,
}

impl Tournament {
    /// Name, place and officials.
    pub fn event(&self) -> &EventInfo {
        &self.event
    }

    /// How pairs are made, if the input says it.
    pub fn system(&self) -> Option<System> {
        self.system
    }

    /// Number of rounds planned, if known.
    pub fn planned_rounds(&self) -> Option<u32> {
        self.planned_rounds
    }

    /// The lot of round 1 as given; `None` where the input is silent (then the default holds).
    pub fn lot(&self) -> Option<Lot> {
        self.lot
    }

    /// Games per match as given; 1 where the input is silent.
    pub fn boards(&self) -> Option<u32> {
        self.boards
    }

    /// Score of a bye as given; the full score of a match where the input is silent.
    pub fn bye_score(&self) -> Option<u32> {
        self.bye_score
    }

    /// The full score of a match: four duel points a board (two duels, two points each).
    pub fn full_score(&self) -> u32 {
        4 * self.boards.unwrap_or(1)
    }

    /// Points for results as given in the input, if they were.
    pub fn own_scoring(&self) -> Option<Scoring> {
        self.scoring
    }

    /// Points for results: the input's own, else the usual ones of the system, else 1, ½, 0.
    pub fn scoring(&self) -> Scoring {
        let usual = || self.system.map_or(Scoring::ONE_HALF_ZERO, System::scoring);
        Scoring { adjourned: self.adjourned_games, ..self.scoring.unwrap_or_else(usual) }
    }

    /// What adjourned games are worth for pairing (R-F9).
    pub fn adjourned_games(&self) -> AdjournedGames {
        self.adjourned_games
    }

    /// Which acceleration is used for pairing, as the input names it. The points themselves are
    /// [`Tournament::accelerations`]; an input may name the way alone.
    pub fn acceleration(&self) -> Acceleration {
        self.acceleration
    }

    /// Which floats the system of 1992 looks back at (R-B6).
    pub fn b6(&self) -> FloatsTwoRoundsAgo {
        self.b6
    }

    /// What only go tournaments set.
    pub fn go(&self) -> &GoSettings {
        &self.go
    }

    /// With which McMahon coefficient `no` starts, and why (G-3.1.3).
    ///
    /// It counts only where the system is McMahon; pairing or ranking by another system leaves it aside.
    ///
    /// # Panics
    /// When `no` does not play in this tournament.
    pub fn start(&self, no: StartNumber) -> &StartCoefficient {
        &self.starts[no.index()]
    }

    /// The McMahon start coefficient of `no` as points.
    ///
    /// # Panics
    /// When `no` does not play in this tournament.
    pub fn start_coefficient(&self, no: StartNumber) -> HalfPoints {
        self.start(no).points()
    }

    /// The same tournament with other settings of go; start coefficients are worked out again.
    ///
    /// # Errors
    /// When the settings cannot be, as in a file.
    pub fn with_go(self, go: GoSettings) -> Result<Tournament, Problems> {
        crate::check::check_go(&go)?;
        let starts = crate::go::start_coefficients(go.mcmahon, &self.competitors);
        Ok(Tournament { go, starts, ..self })
    }

    /// The same tournament with the lot of round 1 known.
    #[must_use]
    pub fn with_lot(self, lot: Lot) -> Tournament {
        Tournament { lot: Some(lot), ..self }
    }

    /// The same tournament with these acceleration points, round by round, in the order of start numbers.
    #[must_use]
    pub fn with_accelerations(self, accelerations: Vec<(StartNumber, Vec<HalfPoints>)>) -> Tournament {
        Tournament { accelerations, ..self }
    }

    /// The same tournament with the number of its rounds known; no fewer than there are.
    #[must_use]
    pub fn with_planned_rounds(self, rounds: u32) -> Tournament {
        let played = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        Tournament { planned_rounds: Some(rounds.max(played)), ..self }
    }

    /// Seed of all lots, if recorded.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Names of the criteria for the order of players, if the input gives them.
    pub fn criteria(&self) -> &[String] {
        &self.criteria
    }

    /// Competitors by start number: the one with number n stands at index n − 1.
    pub fn competitors(&self) -> &[Competitor] {
        &self.competitors
    }

    /// The competitor with this start number.
    pub fn competitor(&self, no: StartNumber) -> Option<&Competitor> {
        self.competitors.get(no.index())
    }

    /// Number and name, `7 Eva Nová`, as sentences call a competitor; the bare number of a stranger.
    pub fn label(&self, no: StartNumber) -> String {
        self.competitor(no).map_or_else(|| no.to_string(), |competitor| format!("{no} {}", competitor.name))
    }

    /// The rounds so far, round 1 first.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The number of the round to be paired next.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber::from_index(self.rounds.len())
    }

    /// Whether all planned rounds have been paired.
    pub fn is_complete(&self) -> bool {
        self.planned_rounds.is_some_and(|planned| self.rounds.len() >= planned as usize)
    }

    /// Rounds to come that a player will miss, by round and number.
    pub fn planned(&self) -> &[PlannedIdle] {
        &self.planned
    }

    /// Pairs that must not be made.
    pub fn forbidden(&self) -> &[Forbidden] {
        &self.forbidden
    }

    /// Fictitious points for pairing, one a round.
    pub fn accelerations(&self) -> &[(StartNumber, Vec<HalfPoints>)] {
        &self.accelerations
    }

    /// Named groups of players.
    pub fn teams(&self) -> &[TeamListing] {
        &self.teams
    }

    /// Why `no` is not to be paired in the next round, or `None` if they are.
    ///
    /// Withdrawn competitors (R-F5.1) and announced absences (R-F5.2, G-3.2.1) are never paired.
    pub fn idle_next(&self, no: StartNumber) -> Option<Idle> {
        let next = self.next_round();
        let planned = self.planned.iter().find(|planned| planned.round == next && planned.who == no);
        let withdrawn =
            self.competitor(no).is_none_or(|c| c.withdrawn_after.is_some_and(|rounds| rounds < next.get()));
        if withdrawn { Some(Idle::Absent) } else { planned.map(|planned| planned.idle) }
    }

    /// Every player who is to be paired in the next round, by start number.
    pub fn present_next(&self) -> Vec<StartNumber> {
        self.competitors.iter().map(|c| c.no).filter(|no| self.idle_next(*no).is_none()).collect()
    }

    /// Games without a result, with their round.
    pub fn pending_games(&self) -> impl Iterator<Item = (RoundNumber, &Game)> {
        self.rounds.iter().enumerate().flat_map(|(index, round)| {
            let pending = round.games.iter().filter(|game| game.outcome == crate::Outcome::Pending);
            pending.map(move |game| (RoundNumber::from_index(index), game))
        })
    }

    /// All rounds of all players.
    pub fn crosstable(&self) -> Crosstable {
        Crosstable::of(self)
    }

    /// The tournament as it was after `rounds` rounds: later rounds are taken away, and what was planned
    /// for the first of them (byes and absences, not the pairing bye) becomes a plan again.
    ///
    /// For checking a file round by round.
    #[must_use]
    pub fn before_round(&self, round: RoundNumber) -> Tournament {
        let mut earlier = self.clone();
        earlier.rounds.truncate(round.index());
        if let Some(undone) = self.rounds.get(round.index()) {
            earlier.planned.retain(|planned| planned.round != round);
            let left_out = undone.left_out(self.competitors.len());
            earlier.planned.extend(left_out.map(|(who, idle)| PlannedIdle { round, who, idle }));
            earlier.planned.sort();
        }
        earlier
    }
}

impl Round {
    /// Who of `count` competitors was left out of the pairing of this round, and why. The pairing bye is a
    /// result of the pairing, so it does not count.
    fn left_out(&self, count: usize) -> impl Iterator<Item = (StartNumber, Idle)> {
        let mut left_out = vec![Some(Idle::Absent); count];
        for game in &self.games {
            left_out[game.sides.first.index()] = None;
            left_out[game.sides.second.index()] = None;
        }
        for (who, idle) in &self.idle {
            left_out[who.index()] = (*idle != Idle::PairingBye).then_some(*idle);
        }
        left_out
            .into_iter()
            .enumerate()
            .filter_map(|(index, idle)| Some((StartNumber::from_index(index), idle?)))
    }
}
