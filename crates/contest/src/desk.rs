//! Orders to a tournament that is being played: rounds, line-ups, results, ties, its end.

use kolo_log::Order;
use kolo_stages::Later;
use kolo_teams::{AskedBy, BroadcastTables, LineUp, SlipCommand};

use crate::contest::Contest;
use crate::decide::venue as known_venue;
use crate::event::Event;
use crate::play::{
    Counts, GroupSheet, JournalCommand, LiveOpening, Misses, Play, Progress, RoundCommand, Tied,
};
use crate::preview::{Change, differences};
use crate::state::Phase;
use crate::{EntryId, GameKey, Refusal, VenueId, lots};

/// What can be asked of a tournament that is being played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayCommand {
    /// Pair the next round of a Swiss and publish it.
    NextRound,
    /// Put the teams into other groups than drawn, before any match is played (K-SLOT).
    SetGroups(GroupSheet),
    /// Undo or redo a step that is not a result, by its number in the log of the groups or of the Swiss
    /// (K-UNDO).
    CountStep(u64, Counts),
    /// A participant goes home: what is open is lost, and they are not paired any more.
    Leave(EntryId),
    /// A participant who had left plays on.
    ComeBack(EntryId),
    /// Leave a participant out of the next round of a Swiss, or pair them in it after all.
    Miss(EntryId, Misses),
    /// Something about the rounds of a Swiss: the draft of the next one, when one starts.
    Round(RoundCommand),
    /// Let the result of a match not count: it was not played, or the slip is of another one (K-UNDO).
    Reopen {
        /// Which match.
        game: GameKey,
        /// What becomes of later results that no longer hold (K-LATER).
        later: Later,
    },
    /// Undo the last step that said what counts in a match: it is open again, or what was corrected counts (K-UNDO).
    UndoResult {
        /// Which match.
        game: GameKey,
        /// What becomes of later results that no longer hold (K-LATER).
        later: Later,
    },
    /// Correct the sides of a match that was played: the two change places.
    CorrectSides {
        /// Which match.
        game: GameKey,
        /// What becomes of a later round in which no match was played (R-F7.2).
        later: Later,
    },
    /// Redo the result that was undone last (K-UNDO).
    Restore(GameKey),
    /// Line a match up: in the order of registration, or by lot on request (P-3.1.2).
    Arrange {
        /// Which match.
        game: GameKey,
        /// Who asked for the lot, if it was asked for.
        lot: Option<AskedBy>,
        /// How many tables from the first on are broadcast (P-1.1.6.8).
        broadcast: BroadcastTables,
    },
    /// Write on the slip of a match.
    Slip {
        /// Which match.
        game: GameKey,
        /// What.
        command: SlipCommand,
        /// What becomes of later results that no longer hold (K-LATER).
        later: Later,
        /// How many tables from the first on are broadcast (P-1.1.6.8).
        broadcast: BroadcastTables,
    },
    /// Play a match on devices (P-3.3.2.4): it is lined up if that was not done yet.
    OpenLive {
        /// Which match.
        game: GameKey,
        /// Under which name, and whether with clocks.
        opening: LiveOpening,
    },
    /// Take a match off the devices: what is played there does not come home.
    CloseLive(GameKey),
    /// A step of groups and play-off that is not a result: deciding duels, lots, order by hand (P-1.1.4.7, P-1.1.4.8).
    Stage(kolo_stages::Command),
    /// Undo the last of these steps about a group or a match, because it was recorded wrongly (K-UNDO).
    TakeBack(Tied),
    /// Write an incident or a protest down.
    Journal(JournalCommand),
    /// Close the tournament with its final order.
    Close,
}

impl Contest {
    /// Does what is asked of a tournament. Nothing has changed when it is refused.
    ///
    /// # Errors
    /// When a rule stands against it.
    pub fn play_on(&mut self, hand: &Order, venue: &VenueId, command: &PlayCommand) -> Result<(), Refusal> {
        let state = known_venue(self.log.state(), venue)?;
        let closed = matches!(state.phase, Phase::Closed(_));
        if closed && !corrects(command) {
            return Err(Refusal::VenueClosed(venue.clone()));
        }
        if let PlayCommand::Journal(JournalCommand::LodgeProtest { game, .. }) = command
            && self.was_announced(venue, game)
        {
            return Err(Refusal::ProtestTooLate(game.clone()));
        }
        if let Some(entry) = self.would_come_back(venue, command)
            && self.is_kept_out(&entry, venue)
        {
            return Err(Refusal::Excluded(entry));
        }
        if let PlayCommand::Close = command {
            return self.close(hand, venue);
        }
        let seed = state.start.as_ref().map(|start| start.seed).unwrap_or_default();
        // Every step is decided before it changes anything.
        self.change_play(hand, venue, |play| {
            if !revokes(command) {
                return step(play, hand, venue, command, seed);
            }
            let mut after = play.clone();
            step(&mut after, hand, venue, command, seed)?;
            play.require_still_live(&after)?;
            *play = after;
            Ok(())
        })?;
        if let Some(play) = self.plays.get_mut(venue) {
            // An undo reads names from the log again.
            play.call_by(self.log.state());
        }
        Ok(())
    }

    /// Who plays on by this order although they had left.
    fn would_come_back(&self, venue: &VenueId, command: &PlayCommand) -> Option<EntryId> {
        match command {
            PlayCommand::ComeBack(entry) => Some(entry.clone()),
            PlayCommand::CountStep(step, Counts::NoMore) => self.plays.get(venue)?.left_in(*step).cloned(),
            PlayCommand::CountStep(step, Counts::Again) => self.plays.get(venue)?.returned_in(*step).cloned(),
            _ => None,
        }
    }

    /// Whether the tournament was closed after the result of this match came. Opening it again gives no time back for
    /// protests, also when the closing was undone (K-PROTEST). A walkover stands on no slip: it was there when everything
    /// was over.
    fn was_announced(&self, venue: &VenueId, game: &GameKey) -> bool {
        let closes = |event: &Event| matches!(event, Event::Closed { venue: closed, .. } if closed == venue);
        let ended =
            self.log.records().iter().rev().find(|record| closes(&record.event)).map(|record| record.at);
        let Some((ended, play)) = ended.zip(self.plays.get(venue)) else { return false };
        let has_result = play.fixture(game).is_some_and(|fixture| match fixture.progress {
            Progress::Over(_) | Progress::Tied => true,
            Progress::Open | Progress::Waiting => false,
        });
        has_result && play.settled_at(game).is_none_or(|settled| settled <= ended)
    }

    /// What an order to a tournament would change.
    ///
    /// # Errors
    /// The same refusal that giving it would meet.
    pub fn preview_play(
        &self,
        hand: &Order,
        venue: &VenueId,
        command: &PlayCommand,
    ) -> Result<Vec<Change>, Refusal> {
        let mut after = self.clone();
        after.play_on(hand, venue, command)?;
        Ok(differences(self, &after))
    }

    /// Ends a tournament in which everything is played and decided; a Swiss between two rounds also earlier, with a reason.
    fn close(&mut self, hand: &Order, venue: &VenueId) -> Result<(), Refusal> {
        let play = self.plays.get(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))?;
        play.require_no_open_protest()?;
        let mut ended = play.clone();
        if !play.is_over() {
            // A small Swiss can come to a point where all have met: it ends there, with a reason.
            if hand.reason().is_none() || !play.is_stuck(hand, venue) {
                return Err(Refusal::NotOver(venue.clone()));
            }
            ended.end_here(hand, venue)?;
        }
        let order = ended.final_order()?;
        self.plays.insert(venue.clone(), ended);
        self.write(hand, Event::Closed { venue: venue.clone(), order });
        Ok(())
    }
}

/// Whether a command corrects something: the only thing that is done to a tournament that is over.
fn corrects(command: &PlayCommand) -> bool {
    match command {
        PlayCommand::Slip { command, .. } => {
            matches!(command, SlipCommand::Correct { .. } | SlipCommand::TickPapers(_))
        }
        // Undone as it was done; the tournament is open again if a match is (K-UNDO).
        PlayCommand::Reopen { .. }
        | PlayCommand::UndoResult { .. }
        | PlayCommand::Restore(_)
        | PlayCommand::CorrectSides { .. } => true,
        // What happened can be recorded and decided later (P-4.1.1.10); protests come before the end.
        PlayCommand::Journal(command) => match command {
            JournalCommand::LodgeProtest { .. } => false,
            JournalCommand::RecordIncident { .. }
            | JournalCommand::AmendIncident { .. }
            | JournalCommand::DecideProtest { .. }
            | JournalCommand::PassOver(_)
            | JournalCommand::Undo(_)
            | JournalCommand::Redo(_) => true,
        },
        PlayCommand::NextRound
        | PlayCommand::SetGroups(_)
        | PlayCommand::CountStep(..)
        | PlayCommand::Leave(_)
        | PlayCommand::ComeBack(_)
        | PlayCommand::Miss(..)
        | PlayCommand::Round(_)
        | PlayCommand::Arrange { .. }
        | PlayCommand::OpenLive { .. }
        | PlayCommand::CloseLive(_)
        | PlayCommand::Stage(_)
        | PlayCommand::TakeBack(_)
        | PlayCommand::Close => false,
    }
}

/// Whether a command removes pairings that were made: not while they are played on devices.
fn revokes(command: &PlayCommand) -> bool {
    matches!(
        command,
        PlayCommand::Round(RoundCommand::TakeBack) | PlayCommand::SetGroups(_) | PlayCommand::CountStep(..)
    )
}

fn step(
    play: &mut Play,
    hand: &Order,
    venue: &VenueId,
    command: &PlayCommand,
    seed: u64,
) -> Result<(), Refusal> {
    match command {
        PlayCommand::NextRound => {
            play.require_no_open_protest()?;
            play.next_round(hand, venue)
        }
        PlayCommand::SetGroups(sheet) => play.set_groups(hand, venue, sheet),
        PlayCommand::CountStep(step, counts) => play.count_step(hand, venue, *step, *counts),
        PlayCommand::Leave(entry) => play.leave(hand, venue, entry),
        PlayCommand::ComeBack(entry) => play.come_back(hand, entry),
        PlayCommand::Miss(entry, misses) => play.miss_round(hand, venue, entry, *misses),
        PlayCommand::Round(command) => play.on_round(hand, venue, command),
        PlayCommand::Reopen { game, later } => play.reopen(hand, game, *later),
        PlayCommand::UndoResult { game, later } => play.undo_result(hand, game, *later),
        PlayCommand::Restore(game) => play.restore(hand, game),
        PlayCommand::CorrectSides { game, later } => play.correct_sides(hand, game, *later),
        PlayCommand::Journal(command) => play.write_journal(hand, command),
        PlayCommand::Arrange { game, lot, broadcast } => {
            let table = play.fixture(game).and_then(|fixture| fixture.table);
            let kind = play.table_kind(table, *broadcast);
            let line_up: LineUp = play.arranged(game, kind, *lot, lots::of_line_up(seed, game))?;
            let by = kolo_teams::Actor::Organiser;
            let command = SlipCommand::SetLineUp { by, line_up };
            play.write_slip(hand, game, &command, kind, Later::Keep)
        }
        PlayCommand::Slip { game, command, later, broadcast } => {
            let table = play.fixture(game).and_then(|fixture| fixture.table);
            let kind = play.table_kind(table, *broadcast);
            play.write_slip(hand, game, command, kind, *later)
        }
        PlayCommand::OpenLive { game, opening } => {
            play.open_live(hand, game, opening, |play, line_up| step(play, hand, venue, line_up, seed))
        }
        PlayCommand::CloseLive(game) => play.close_live(hand, game),
        PlayCommand::Stage(command) => play.decide_tie(hand, venue, command),
        PlayCommand::TakeBack(tied) => play.take_back_tie(hand, venue, tied),
        PlayCommand::Close => Ok(()),
    }
}
