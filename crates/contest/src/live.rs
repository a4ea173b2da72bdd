//! Matches of the contest that are played on devices: how they are set up there, and how their result comes home.

use kolo_live::{BoardSetting, Delivery, Home, LiveId, Setting};
use kolo_log::Order;
use kolo_model::{Name, PerSide};
use kolo_play::clock::{
    ClockRules, ClockSource, ControlProblem, FlagRule, LagRule, Overtime, RawTimeControl, SideTime, Span,
    TimeControl,
};
use kolo_stages::Later;
use kolo_teams::{BroadcastTables, CheckedSheet, Game, MatchResult, MatchSheet, SlipCommand, Terms};
use serde::{Deserialize, Serialize};

use crate::contest::Contest;
use crate::decide::venue as known_venue;
use crate::desk::PlayCommand;
use crate::{DuelTime, GameKey, Refusal, VenueId};

/// Whether the duels of a match are played with clocks, where the level leaves the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clocks {
    /// They are.
    #[default]
    Used,
    /// None are to be had, or none are wanted.
    None,
}

impl DuelTime {
    /// The same on a device, where clocks switch by themselves (P-3.3.2.4). Without clocks the time that the level names
    /// for this case counts (P-1.1.6.7, P-1.2.3.5); a level that names none is played with clocks.
    ///
    /// # Errors
    /// When no clock can be set to it.
    pub fn on_device(self, clocks: Clocks) -> Result<TimeControl, ControlProblem> {
        let span = |seconds: u32| Span::seconds(u64::from(seconds));
        let raw = match (self, clocks) {
            (DuelTime::Together { seconds }, Clocks::Used | Clocks::None)
            | (DuelTime::EachSide { without_clocks: Some(seconds), .. }, Clocks::None) => {
                RawTimeControl { sides: None, together: Some(span(seconds)) }
            }
            (DuelTime::EachSide { seconds, .. }, Clocks::Used)
            | (DuelTime::EachSide { seconds, without_clocks: None }, Clocks::None) => {
                let sides = SideTime {
                    rules: ClockRules::Contest,
                    basic: span(seconds),
                    overtime: Overtime::None {},
                    flag: FlagRule::WhenPointedOut,
                    source: ClockSource::Server { lag: LagRule::USUAL },
                };
                RawTimeControl { sides: Some(sides), together: None }
            }
        };
        raw.check()
    }

    /// Whether the level has a time for duels with clocks and one for duels without.
    pub fn leaves_the_choice(self) -> bool {
        match self {
            DuelTime::EachSide { without_clocks, .. } => without_clocks.is_some(),
            DuelTime::Together { .. } => false,
        }
    }
}

impl Contest {
    /// Whether the duels of a tournament have a time with clocks and one without, so that one has to be chosen.
    pub fn leaves_the_choice_of_clocks(&self, venue: &VenueId) -> bool {
        known_venue(self.log.state(), venue)
            .is_ok_and(|known| known.plan.level.terms().time.leaves_the_choice())
    }

    /// A match as it was opened on devices: who plays whom by which opening and time.
    ///
    /// # Errors
    /// When it is not open there.
    pub fn live_setting(&self, venue: &VenueId, game: &GameKey, home: Home) -> Result<Setting, Refusal> {
        let play = self.running(venue)?;
        let unknown = || Refusal::UnknownGame(game.clone());
        let clocks = play.live(game).ok_or_else(unknown)?.clocks;
        let rosters = play.rosters(game).ok_or_else(unknown)?;
        let line_up = play.slip(game).and_then(|slip| slip.line_up()).ok_or_else(unknown)?;
        let terms = known_venue(self.log.state(), venue)?.plan.level.terms();
        let boards = line_up.tables.iter().map(|table| BoardSetting::of(table, rosters));
        Ok(Setting {
            title: Name::new(&format!("{venue} {game}")).map_err(|_| unknown())?,
            shape: play.shape(),
            sides: PerSide::new(rosters.first.name.clone(), rosters.second.name.clone()),
            boards: boards.collect(),
            opening: terms.opening,
            time: terms
                .time
                .on_device(clocks)
                .map_err(|problem| Refusal::Internal(format!("{problem:?}")))?,
            home: Some(home),
        })
    }

    /// Enters what was played on devices on the slip of the match. What the devices have entered before, they correct, with
    /// a reason; what was entered or corrected by hand stays as it is, and so does what was undone.
    ///
    /// # Errors
    /// When the slip refuses it.
    pub fn deliver(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        game: &GameKey,
        live: &LiveId,
        games: &[Game],
    ) -> Result<Delivery, Refusal> {
        // A tournament that is not being played has no match on devices either.
        let Ok(play) = self.running(venue) else { return Ok(Delivery::Stale) };
        if play.live(game).is_none_or(|known| known.live != *live) {
            return Ok(Delivery::Stale);
        }
        let settled = play.slip(game).and_then(|slip| slip.settled());
        let by_hand = play.said_by_others(game, live).cloned();
        let (line_up, entry, reason) = (None, MatchResult::of_games(games.to_vec()), hand.reason.clone());
        let command = match (settled, by_hand) {
            (Some(settled), _) if says(&settled.sheet, &entry) => return Ok(Delivery::ThereAlready),
            (_, Some(by)) => return Ok(Delivery::ByHand(by)),
            (Some(_), None) => SlipCommand::Correct { line_up, entry, reason },
            (None, None) => SlipCommand::Enter { line_up, entry, reason },
        };
        let (key, later, broadcast) = (game.clone(), Later::Keep, BroadcastTables::default());
        self.play_on(hand, venue, &PlayCommand::Slip { game: key, command, later, broadcast })?;
        if let Some(play) = self.plays.get_mut(venue) {
            play.came_live(live);
        }
        Ok(Delivery::Entered)
    }

    fn running(&self, venue: &VenueId) -> Result<&crate::Play, Refusal> {
        known_venue(self.log.state(), venue)?;
        self.play(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))
    }
}

/// Whether a sheet says the same as an entry, once games without a player are filled in.
fn says(sheet: &CheckedSheet, entry: &MatchResult) -> bool {
    let other = MatchSheet::new(sheet.shape(), entry.clone()).with_line_up(sheet.line_up().cloned());
    other.check(Terms::default()).is_ok_and(|other| other == *sheet)
}
