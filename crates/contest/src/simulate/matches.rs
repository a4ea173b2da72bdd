//! Matches played by chance, with line-ups, slips, differing reports, ties and forfeits.

use kolo_model::{Name, PerSide, Side};
use kolo_stages::{
    Clock, Command as StageCommand, DeciderStep, Duel, DuelNumber, DuelResult as Decider, DuelTerms, Later,
    OpenStep, Opening, TieStep,
};
use kolo_standings::Criterion;
use kolo_teams::{AskedBy, BroadcastTables, DuelResult, ForfeitBy, Game, MatchResult, SlipCommand};

use super::Simulation;
use super::report::{GroupTie, PlayOffTie};
use crate::contest::Contest;
use crate::desk::PlayCommand;
use crate::play::{Fixture, Play};
use crate::{GameKey, Kind, Level, Refusal, VenueId};

/// Tables of a grand final that are broadcast.
const BROADCAST: BroadcastTables = BroadcastTables(2);

impl Simulation<'_> {
    /// Plays a tournament until everything is played and decided.
    pub(super) fn play_through(&mut self, venue: &VenueId) -> Result<(), Refusal> {
        loop {
            let Some(play) = self.contest.play(venue) else { return Ok(()) };
            if play.is_over() {
                self.count_group_ties(venue);
                return Ok(());
            }
            if play.round_is_due() {
                match self.play_on(venue, &PlayCommand::NextRound) {
                    // No pairing is left: a small field ends here.
                    Err(Refusal::Swiss(_)) if play_has_results(&self.contest, venue) => return Ok(()),
                    drawn => drawn?,
                }
                self.counts.rounds += 1;
                self.maybe_sanction(venue)?;
                continue;
            }
            let open = play.open_games();
            if open.is_empty() {
                self.decide_tie(venue)?;
                continue;
            }
            for fixture in open {
                self.play_match(venue, &fixture)?;
            }
            self.maybe_sanction(venue)?;
        }
    }

    fn play_on(&mut self, venue: &VenueId, command: &PlayCommand) -> Result<(), Refusal> {
        let hand = self.hand();
        self.contest.play_on(&hand, venue, command)
    }

    fn slip(&mut self, venue: &VenueId, game: &GameKey, command: SlipCommand) -> Result<(), Refusal> {
        let (game, later, broadcast) = (game.clone(), Later::Keep, BROADCAST);
        self.play_on(venue, &PlayCommand::Slip { game, command, later, broadcast })
    }

    /// Line-up, both reports, and the organiser where they differ.
    fn play_match(&mut self, venue: &VenueId, fixture: &Fixture) -> Result<(), Refusal> {
        let key = &fixture.key;
        self.counts.matches += 1;
        if self.random.happens(8) {
            self.counts.forfeits += 1;
            let by = if self.random.happens(500) { ForfeitBy::First } else { ForfeitBy::Second };
            let entry = MatchResult::Forfeit(by);
            return self.slip(venue, key, SlipCommand::Enter { line_up: None, entry, reason: None });
        }
        let (kind, level) = match self.contest.state().venue(venue) {
            Some(state) => (state.plan.category.kind(), state.plan.level),
            None => return Ok(()),
        };
        if kind == Kind::Teams {
            let broadcast_table =
                level == Level::GrandFinal && fixture.table.is_some_and(|table| table <= BROADCAST.0);
            let lot = (!broadcast_table && self.random.happens(200)).then_some(AskedBy::First);
            self.counts.lots_of_line_ups += u64::from(lot.is_some());
            let game = key.clone();
            self.play_on(venue, &PlayCommand::Arrange { game, lot, broadcast: BROADCAST })?;
        }
        let games = self.games(venue, fixture);
        let entry = MatchResult::of_games(games.clone());
        self.slip(venue, key, SlipCommand::Report { by: Side::First, entry: entry.clone() })?;
        if self.random.happens(20) && games.iter().any(Game::was_played) {
            self.counts.mismatches += 1;
            let wrong = MatchResult::of_games(games.iter().map(|game| mistaken(*game)));
            self.slip(venue, key, SlipCommand::Report { by: Side::Second, entry: wrong })?;
            let reason = Some("podle archů".to_owned());
            return self.slip(venue, key, SlipCommand::Enter { line_up: None, entry, reason });
        }
        self.slip(venue, key, SlipCommand::Report { by: Side::Second, entry })
    }

    /// The games of a match; a seat that stays empty loses its game.
    fn games(&mut self, venue: &VenueId, fixture: &Fixture) -> Vec<Game> {
        let Some(play) = self.contest.play(venue) else { return Vec::new() };
        let shape = play.shape();
        let line_up = play.slip(&fixture.key).and_then(|slip| slip.line_up()).cloned();
        let strength = fixture.sides.clone().map(|id| strength(id.as_str()));
        let boards = shape.boards() as usize;
        let missing =
            |board: usize| line_up.as_ref().and_then(|line_up| line_up.tables.get(board)?.missing());
        let missing: Vec<Option<ForfeitBy>> = (0..boards).map(missing).collect();
        let mut games = Vec::with_capacity(boards);
        for missing in missing {
            games.push(match missing {
                Some(by) => Game::forfeited(by),
                None => Game::of(self.duel(strength), self.duel(strength)),
            });
        }
        games
    }

    /// The stronger wins more often; some duels are drawn.
    fn duel(&mut self, strength: PerSide<u64>) -> DuelResult {
        if self.random.happens(120) {
            return DuelResult::Draw;
        }
        let first = self.random.below(strength.first + strength.second) < strength.first;
        if first { DuelResult::FirstWins } else { DuelResult::SecondWins }
    }

    /// The first step that is needed before play goes on.
    fn decide_tie(&mut self, venue: &VenueId) -> Result<(), Refusal> {
        let stages = self.contest.play(venue).and_then(|play| play.stages());
        let step = stages.and_then(|ledger| ledger.state().open_steps().into_iter().next());
        let Some(step) = step else {
            return Err(Refusal::Internal(format!("{venue} goes neither on nor to its end")));
        };
        let command = match step {
            OpenStep::Group { group, tie } => match tie.step {
                TieStep::ChosenDuels { missing } => {
                    let Some([first, second]) = missing.first().copied() else {
                        return Err(Refusal::Internal(format!("{venue}: no duel is missing")));
                    };
                    *self.counts.group_ties.entry(GroupTie::ChosenDuels).or_default() += 1;
                    let sides = PerSide::new(first, second);
                    StageCommand::ChosenDuel { group, sides, duel: self.decider()? }
                }
                TieStep::Lot | TieStep::Decision => {
                    *self.counts.group_ties.entry(GroupTie::Lot).or_default() += 1;
                    StageCommand::DrawLot(group)
                }
            },
            OpenStep::Match { game, step: DeciderStep::Lot } => {
                *self.counts.play_off_ties.entry(PlayOffTie::Lot).or_default() += 1;
                StageCommand::DrawMatchLot(game)
            }
            OpenStep::Match { game, step: DeciderStep::Duel(number) } => {
                let kind = match number {
                    DuelNumber::First => PlayOffTie::FirstDuel,
                    DuelNumber::Second => PlayOffTie::SecondDuel,
                };
                *self.counts.play_off_ties.entry(kind).or_default() += 1;
                let opening = if self.random.happens(500) { Opening::Swap2 } else { Opening::Swap1 };
                let terms = DuelTerms::new(opening, Clock::None);
                StageCommand::DecidingDuel { game, duel: self.decider()?, terms }
            }
        };
        self.play_on(venue, &PlayCommand::Stage(command))
    }

    /// Teams with equal points that a criterion separated without a manual step.
    fn count_group_ties(&mut self, venue: &VenueId) {
        let Some(ledger) = self.contest.play(venue).and_then(|play| play.stages()) else { return };
        let state = ledger.state();
        let groups = state.plan().plan().stages.iter().flat_map(|stage| &stage.groups);
        let tables = groups.filter_map(|group| state.group(&group.id)?.table);
        for table in tables {
            for pair in table.standings.rows.windows(2) {
                let columns = pair[0].columns.iter().zip(&pair[1].columns);
                let apart = columns.into_iter().find(|(one, other)| one.value != other.value);
                let tie = match apart.map(|(column, _)| column.criterion) {
                    Some(Criterion::DirectTwo) => GroupTie::DirectMatch,
                    Some(Criterion::Score) => GroupTie::Score,
                    Some(_) | None => continue,
                };
                *self.counts.group_ties.entry(tie).or_default() += 1;
            }
        }
    }

    fn decider(&mut self) -> Result<Duel, Refusal> {
        let result = match self.random.below(10) {
            0 | 1 => Decider::Draw,
            2..=5 => Decider::First,
            _ => Decider::Second,
        };
        let player = |text: &str| Name::new(text).map_err(|problem| Refusal::Internal(problem.to_string()));
        Ok(Duel { players: PerSide::new(player("Kapitán A")?, player("Kapitán B")?), result })
    }
}

/// A report in which the first duel of each game is misread.
fn mistaken(game: Game) -> Game {
    let [one, two] = game.duels;
    Game { duels: [one.map(DuelResult::swapped), two], ..game }
}

/// How strong a participant is, fixed by the name.
fn strength(id: &str) -> u64 {
    20 + crate::lots::of_text(0, 0, id) % 100
}

fn play_has_results(contest: &Contest, venue: &VenueId) -> bool {
    contest.play(venue).is_some_and(Play::has_results)
}
