//! Forfeits that a sanction brings: a duel, a game, a match, or everything a participant has played (P-2.1.1.2,
//! P-3.2.3).

use kolo_log::Order;
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{DuelNumber, DuelResult, ForfeitBy, Game, MatchResult, SlipCommand, TableKind};

use super::{Play, Progress};
use crate::{Against, EntryId, GameKey, Measure, Refusal, Sanction};

impl Play {
    /// Whether a person or team plays here.
    pub(crate) fn takes_part(&self, against: &Against) -> bool {
        self.entry_of(against).is_some()
    }

    /// The entry a person plays for here.
    pub(crate) fn entry_of(&self, against: &Against) -> Option<&EntryId> {
        match against {
            Against::Entry(entry) => self.sides.field.iter().find(|one| *one == entry),
            Against::Player(player) => {
                let number = self.number_of(player)?;
                let roster = self.sides.rosters.iter().position(|roster| roster.member(number).is_some())?;
                self.sides.field.get(roster)
            }
        }
    }

    /// Whether a person or team was taken out of the matches to come.
    pub(crate) fn has_left(&self, against: &Against) -> bool {
        let number = self.entry_of(against).and_then(|entry| self.sides.number(entry));
        number.is_some_and(|number| self.engine.has_left(number))
    }

    fn number_of(&self, player: &crate::PlayerId) -> Option<kolo_teams::PlayerId> {
        let index = self.sides.people.iter().position(|one| one == player)?;
        u32::try_from(index + 1).ok().map(kolo_teams::PlayerId)
    }

    /// A duel, a game or a match is lost.
    pub(crate) fn forfeit(&mut self, hand: &Order, sanction: &Sanction, later: Later) -> Result<(), Refusal> {
        let entry = self.entry_of(&sanction.against).cloned().ok_or(Refusal::DoesNotPlayHere)?;
        let unknown = |game: &GameKey| Refusal::UnknownGame(game.clone());
        let (game, sheet) = match &sanction.measure {
            Measure::ForfeitDuel { game, board, duel } => {
                let side = self.side_of(game, &entry).ok_or_else(|| unknown(game))?;
                let number = match duel {
                    1 => DuelNumber::One,
                    2 => DuelNumber::Two,
                    _ => return Err(Refusal::NoSuchBoard { game: game.clone(), board: *board }),
                };
                let lost = DuelResult::ForfeitedBy(ForfeitBy::of(side));
                (game, self.with_board(game, *board, |board| board.set(number, Some(lost)))?)
            }
            Measure::ForfeitGame { game, board } => {
                let side = self.side_of(game, &entry).ok_or_else(|| unknown(game))?;
                (game, self.with_board(game, *board, |board| board.forfeit = Some(ForfeitBy::of(side)))?)
            }
            Measure::ForfeitMatch { game } => {
                let side = self.side_of(game, &entry).ok_or_else(|| unknown(game))?;
                (game, MatchResult::Forfeit(ForfeitBy::of(side)))
            }
            Measure::Warning | Measure::Exclusion { .. } => return Ok(()),
        };
        self.rewrite(hand, game, sheet, later)
    }

    /// The games of a settled match with one board changed.
    fn with_board(
        &self,
        key: &GameKey,
        board: u32,
        change: impl FnOnce(&mut Game),
    ) -> Result<MatchResult, Refusal> {
        let settled = self.slips.get(key).and_then(|slip| slip.settled());
        let games = settled.and_then(|settled| settled.sheet.games());
        let mut games = games.ok_or_else(|| Refusal::NoDuels(key.clone()))?;
        let index = (board as usize).checked_sub(1);
        let game = index.and_then(|index| games.get_mut(index));
        change(game.ok_or_else(|| Refusal::NoSuchBoard { game: key.clone(), board })?);
        Ok(MatchResult::of_games(games))
    }

    /// Settles a match, or corrects it.
    fn rewrite(
        &mut self,
        hand: &Order,
        key: &GameKey,
        entry: MatchResult,
        later: Later,
    ) -> Result<(), Refusal> {
        let reason = hand.reason().map(str::to_owned);
        let settled = self.slips.get(key).is_some_and(|slip| slip.settled().is_some());
        let command = if settled {
            SlipCommand::Correct { line_up: None, entry, reason }
        } else {
            SlipCommand::Enter { line_up: None, entry, reason }
        };
        self.write_slip(hand, key, &command, TableKind::Usual, later)
    }

    /// Everything played here is lost: matches of a team, games of a person.
    pub(crate) fn forfeit_all(
        &mut self,
        hand: &Order,
        against: &Against,
        later: Later,
    ) -> Result<(), Refusal> {
        let Some(entry) = self.entry_of(against).cloned() else { return Ok(()) };
        for key in self.games() {
            let Some(side) = self.side_of(&key, &entry) else { continue };
            if self.slips.get(&key).is_none_or(|slip| slip.settled().is_none()) {
                continue;
            }
            let sheet = match against {
                Against::Entry(_) => Some(MatchResult::Forfeit(ForfeitBy::of(side))),
                Against::Player(player) => self.without_player(&key, player, side),
            };
            if let Some(sheet) = sheet {
                self.rewrite(hand, &key, sheet, later)?;
            }
        }
        Ok(())
    }

    /// A settled match with the game of one person lost, if they played in it. Where one plays one, the match is lost.
    fn without_player(&self, key: &GameKey, player: &crate::PlayerId, side: Side) -> Option<MatchResult> {
        let by = ForfeitBy::of(side);
        if !self.shape().is_of_teams() {
            return Some(MatchResult::Forfeit(by));
        }
        let number = self.number_of(player)?;
        let sheet = &self.slips.get(key)?.settled()?.sheet;
        let (mut games, line_up) = (sheet.games()?, sheet.line_up()?);
        let board = line_up.seats(side).position(|seat| seat.player() == Some(number))?;
        games.get_mut(board)?.forfeit = Some(by);
        Some(MatchResult::of_games(games))
    }

    /// An entry plays no more: a team loses what is open, a person is in no line-up any more.
    pub(crate) fn exclude(&mut self, hand: &Order, against: &Against) -> Result<(), Refusal> {
        match against {
            // The team plays on; from now on the player stands in no line-up.
            Against::Player(_) if self.shape().is_of_teams() => Ok(()),
            Against::Player(_) | Against::Entry(_) => {
                let Some(entry) = self.entry_of(against).cloned() else { return Ok(()) };
                if self.has_left(against) {
                    // Out of the tournament first, then out of the contest: there is nothing left to lose here.
                    return Ok(());
                }
                self.lose_open_matches(hand, &entry)?;
                let number = self.sides.number(&entry).ok_or(Refusal::DoesNotPlayHere)?;
                self.engine.withdraw(hand, number)
            }
        }
    }

    /// The match of the round that is being played is lost; groups give their walkovers by themselves.
    pub(super) fn lose_open_matches(&mut self, hand: &Order, entry: &EntryId) -> Result<(), Refusal> {
        if self.swiss().is_none() {
            return Ok(());
        }
        for fixture in self.open_games() {
            let Some(side) = self.side_of(&fixture.key, entry) else { continue };
            debug_assert!(fixture.progress == Progress::Open);
            let lost = MatchResult::Forfeit(ForfeitBy::of(side));
            self.rewrite(hand, &fixture.key, lost, Later::Keep)?;
        }
        Ok(())
    }
}
