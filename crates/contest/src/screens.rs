//! Matches of the contest that are played on screens: how they are set up there, and how their result comes back.

use kolo_live::{BoardSetting, Home, Setting};
use kolo_model::{Name, PerSide};
use kolo_play::clock::{
    ClockRules, ClockSource, ControlProblem, FlagRule, LagRule, Overtime, RawTimeControl, SideTime, Span,
    TimeControl,
};
use kolo_stages::Later;
use kolo_teams::{
    BroadcastTables, CheckedSheet, Entry, Game, MatchSheet, Roster, Seat, SlipCommand, SlipEvent, Terms,
};

use crate::command::Actor;
use crate::contest::Contest;
use crate::decide::venue as known_venue;
use crate::desk::PlayCommand;
use crate::event::{Event, Record};
use crate::play::{SlipRecord, SlipStep};
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

/// What became of a result from the screens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// It was entered, or corrected what the screens had entered before.
    Entered,
    /// The slip says the same.
    ThereAlready,
    /// Somebody has written something else by hand, and that counts.
    ByHand(Name),
    /// The slip was put aside after the match had been taken to the screens: what was played there counts no more.
    Stale,
}

impl Contest {
    /// Sets a match up for screens: lines it up if nobody has done so, and says who plays whom by which opening and time.
    ///
    /// # Errors
    /// When it cannot be played now, or cannot be lined up.
    pub fn to_screens(
        &mut self,
        hand: &Actor,
        venue: &VenueId,
        game: &GameKey,
        clocks: Clocks,
        broadcast: BroadcastTables,
    ) -> Result<Setting, Refusal> {
        let held = self.running(venue)?.held_by(game);
        if !held.is_empty() {
            return Err(Refusal::ProtestsOpen(held));
        }
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
        known_venue(self.log.state(), venue)
            .is_ok_and(|known| known.plan.level.terms().time.leaves_the_choice())
    }

    /// What tells this contest from every other: copies of it have the same, however far each was worked on.
    pub fn identity(&self) -> String {
        let Some(Record { at, event: Event::Opened { season }, .. }) = self.log.records().first() else {
            return String::new();
        };
        format!("{} {} {}", at.0, season.seed, season.name)
    }

    /// Where the result of a match goes that is taken to the screens now.
    pub fn home(&self, venue: &VenueId, game: &GameKey) -> Home {
        let call = self.play(venue).map_or(0, |play| play.times_put_aside(game));
        Home { contest: self.identity(), venue: venue.to_string(), game: game.to_string(), call }
    }

    /// Enters what was played on screens on the slip of the match. What the screens have entered before, they correct, with
    /// a reason; what somebody has entered or corrected by hand stays as it is. Nothing is entered if the slip was put aside
    /// since the `call` to the screens.
    ///
    /// # Errors
    /// When the slip refuses it.
    pub fn from_screens(
        &mut self,
        hand: &Actor,
        venue: &VenueId,
        game: &GameKey,
        call: u32,
        games: &[Game],
    ) -> Result<Delivery, Refusal> {
        let play = self.running(venue)?;
        if call != play.times_put_aside(game) {
            return Ok(Delivery::Stale);
        }
        let settled = play.slip(game).and_then(|slip| slip.settled());
        let by_hand = other_author(play.slip_log(), game, &hand.by).cloned();
        let (line_up, entry, reason) = (None, Entry::Games(games.to_vec()), hand.reason.clone());
        let command = match (settled, by_hand) {
            (Some(settled), _) if says(&settled.sheet, &entry) => return Ok(Delivery::ThereAlready),
            (_, Some(by)) => return Ok(Delivery::ByHand(by)),
            (Some(_), None) => SlipCommand::Correct { line_up, entry, reason },
            (None, None) => SlipCommand::Enter { line_up, entry, reason },
        };
        let (game, later, broadcast) = (game.clone(), Later::Keep, BroadcastTables::default());
        self.play_on(hand, venue, &PlayCommand::Slip { game, command, later, broadcast })?;
        Ok(Delivery::Entered)
    }

    fn running(&self, venue: &VenueId) -> Result<&crate::Play, Refusal> {
        known_venue(self.log.state(), venue)?;
        self.play(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))
    }

    /// A match that is lined up, for screens.
    fn on_screens(&self, venue: &VenueId, game: &GameKey, clocks: Clocks) -> Result<Setting, Refusal> {
        let play = self.running(venue)?;
        let unknown = || Refusal::UnknownGame(game.clone());
        let rosters = play.rosters(game).ok_or_else(unknown)?;
        let line_up = play.slip(game).and_then(|slip| slip.line_up()).ok_or_else(unknown)?;
        let terms = known_venue(self.log.state(), venue)?.plan.level.terms();
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
            home: Some(self.home(venue, game)),
        })
    }
}

/// Who has last said what the result of a match is, if that was not `own`: settled it or corrected it. What stood on a slip
/// that was put aside says nothing of the next one.
fn other_author<'a>(log: &'a [SlipRecord], game: &GameKey, own: &Name) -> Option<&'a Name> {
    log.iter().rev().filter(|record| record.game == *game).find_map(|record| match &record.step {
        SlipStep::Void => Some(None),
        // Sides on screens are those of the call: whoever turned the match round answers for it from then on.
        SlipStep::Turned => Some(Some(&record.by)),
        SlipStep::Wrote(event) => match event {
            SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. } | SlipEvent::Corrected { .. } => {
                Some(Some(&record.by).filter(|by| *by != own))
            }
            SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_) => None,
        },
    })?
}

/// Whether a sheet says the same as an entry, once games without a player are filled in.
fn says(sheet: &CheckedSheet, entry: &Entry) -> bool {
    let other = MatchSheet::new(sheet.shape(), entry.clone()).with_line_up(sheet.line_up().cloned());
    other.check(Terms::default()).is_ok_and(|other| other == *sheet)
}

fn player(roster: &Roster, seat: Seat) -> Option<Name> {
    seat.player().and_then(|id| roster.member(id)).map(|member| member.name.clone())
}
