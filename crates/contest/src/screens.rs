//! Matches of the contest that are played on screens: how they are set up there, and how their result comes back.

use kolo_live::{BoardSetting, Home, Setting};
use kolo_model::{Name, PerSide};
use kolo_play::clock::{
    ClockRules, ClockSource, ControlProblem, FlagRule, LagRule, Overtime, RawTimeControl, SideTime, Span,
    TimeControl,
};
use kolo_stages::Later;
use kolo_teams::{BroadcastTables, Entry, Game, Roster, Seat, SlipCommand};

use crate::command::Hand;
use crate::contest::Contest;
use crate::decide::venue as known_venue;
use crate::desk::PlayCommand;
use crate::{DuelTime, GameKey, Refusal, VenueId};

/// Whether the duels of a match are played with clocks, where the level leaves the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Clocks {
    /// They are.
    #[default]
    Used,
    /// None are to be had, or none are wanted.
    None,
}

impl DuelTime {
    /// The same on a screen, where clocks switch by themselves (P-3.3.2.4). Without clocks the time that the level names
    /// for this case counts (P-1.1.6.7, P-1.2.3.5); a level that names none is played with clocks.
    ///
    /// # Errors
    /// When no clock can be set to it.
    pub fn on_screen(self, clocks: Clocks) -> Result<TimeControl, ControlProblem> {
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
    /// Sets a match up for screens: lines it up if nobody has done so, and says who plays whom by which opening and time.
    ///
    /// # Errors
    /// When it cannot be played now, or cannot be lined up.
    pub fn to_screens(
        &mut self,
        hand: &Hand,
        venue: &VenueId,
        game: &GameKey,
        clocks: Clocks,
        broadcast: BroadcastTables,
    ) -> Result<Setting, Refusal> {
        let is_open = self.running(venue)?.open_games().iter().any(|fixture| fixture.key == *game);
        if !is_open {
            return Err(Refusal::UnknownGame(game.clone()));
        }
        let lined_up = self.running(venue)?.slip(game).is_some_and(|slip| slip.line_up().is_some());
        if !lined_up {
            self.play_on(hand, venue, &PlayCommand::Arrange { game: game.clone(), lot: None, broadcast })?;
        }
        self.on_screens(venue, game, clocks)
    }

    /// Whether the duels of a tournament have a time with clocks and one without, so that somebody has to choose.
    pub fn leaves_the_choice_of_clocks(&self, venue: &VenueId) -> bool {
        known_venue(&self.state, venue).is_ok_and(|known| known.plan.level.terms().time.leaves_the_choice())
    }

    /// Enters what was played on screens on the slip of the match; what stands there already is corrected, with a reason.
    ///
    /// # Errors
    /// When the slip refuses it.
    pub fn from_screens(
        &mut self,
        hand: &Hand,
        venue: &VenueId,
        game: &GameKey,
        games: &[Game],
    ) -> Result<(), Refusal> {
        let settled = self.running(venue)?.slip(game).and_then(|slip| slip.settled());
        let (line_up, entry, reason) = (None, Entry::Games(games.to_vec()), hand.reason.clone());
        let command = match settled {
            Some(_) => SlipCommand::Correct { line_up, entry, reason },
            None => SlipCommand::Enter { line_up, entry, reason },
        };
        let (game, later, broadcast) = (game.clone(), Later::Keep, BroadcastTables::default());
        self.play_on(hand, venue, &PlayCommand::Slip { game, command, later, broadcast })
    }

    fn running(&self, venue: &VenueId) -> Result<&crate::Play, Refusal> {
        known_venue(&self.state, venue)?;
        self.play(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))
    }

    /// A match that is lined up, for screens.
    fn on_screens(&self, venue: &VenueId, game: &GameKey, clocks: Clocks) -> Result<Setting, Refusal> {
        let play = self.running(venue)?;
        let unknown = || Refusal::UnknownGame(game.clone());
        let rosters = play.rosters(game).ok_or_else(unknown)?;
        let line_up = play.slip(game).and_then(|slip| slip.line_up()).ok_or_else(unknown)?;
        let terms = known_venue(&self.state, venue)?.plan.level.terms();
        let boards = line_up.tables.iter().map(|table| BoardSetting {
            players: PerSide::new(
                player(rosters.first, table.seats.first),
                player(rosters.second, table.seats.second),
            ),
            opens: table.opens,
        });
        Ok(Setting {
            title: Name::new(&format!("{venue} {game}")).map_err(|_| unknown())?,
            shape: play.shape(),
            sides: PerSide::new(rosters.first.name.clone(), rosters.second.name.clone()),
            boards: boards.collect(),
            opening: terms.opening,
            time: terms.time.on_screen(clocks).expect("the times of the rules are minutes"),
            home: Some(Home { venue: venue.to_string(), game: game.to_string() }),
        })
    }
}

fn player(roster: &Roster, seat: Seat) -> Option<Name> {
    seat.player().and_then(|id| roster.member(id)).map(|member| member.name.clone())
}
