//! A match on devices: what its events add up to.

use std::collections::BTreeMap;

use kolo_model::{Name, Side};
use kolo_play::Board;
use kolo_play::Mark;
use kolo_play::clock::Moment;
use kolo_play::duel::{End, Outcome};
use kolo_teams::{BoardNumber, DuelNumber, DuelResult, Game, MatchResult, Slip};

use crate::table::Table;
use crate::{Event, Examined, KeyHash, LiveRefusal, Record, Seat, Setting};

/// A match on devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveMatch {
    pub(crate) setting: Setting,
    pub(crate) opened_by: Name,
    pub(crate) opened_at: u64,
    pub(crate) last: Moment,
    pub(crate) seats: BTreeMap<Seat, KeyHash>,
    /// The duels of each board; none where a side has no player.
    pub(crate) boards: Vec<Option<[Table; 2]>>,
    /// Results that the arbiter corrected.
    pub(crate) corrected: BTreeMap<(BoardNumber, DuelNumber), DuelResult>,
    pub(crate) slip: Slip,
}

/// An event that does not fit: the log is damaged or belongs to another match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidEvent {
    /// The log does not begin with the setting up of the match.
    #[error("the log does not begin with the setting up of the match")]
    NotOpened,
    /// Something that the match would have refused.
    #[error("event {number} cannot have happened: {refusal}")]
    Refused {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        refusal: LiveRefusal,
    },
}

/// A claim that waits for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenClaim {
    /// Whose.
    pub seat: Seat,
    /// In which duel of the board.
    pub duel: DuelNumber,
    /// What the program found, once it has looked.
    pub examined: Option<Examined>,
    /// What it is about.
    pub position: ClaimedPosition,
}

/// A position that a player claims to win by force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimedPosition {
    /// What stands on the board.
    pub board: Board,
    /// Whose turn it is.
    pub to_move: Mark,
    /// Who claims the win.
    pub claimant: Mark,
}

impl LiveMatch {
    /// A match that was just set up.
    ///
    /// # Errors
    /// When the setting cannot be played.
    pub fn open(by: Name, setting: Setting, at: u64) -> Result<Self, LiveRefusal> {
        setting.check()?;
        let time = setting.time_on_screen()?;
        let tables = |board: &crate::BoardSetting| {
            board.is_played().then(|| {
                DuelNumber::BOTH
                    .map(|duel| Table::new(kolo_teams::opener(board.opens, duel), setting.opening, time))
            })
        };
        Ok(LiveMatch {
            opened_by: by,
            opened_at: at,
            last: Moment(0),
            seats: BTreeMap::new(),
            boards: setting.boards.iter().map(tables).collect(),
            corrected: BTreeMap::new(),
            slip: Slip::new(setting.shape),
            setting,
        })
    }

    /// The match as its log gives it.
    ///
    /// # Errors
    /// At the first event that does not fit.
    pub fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Result<Self, InvalidEvent> {
        let mut records = records.into_iter();
        let Some(Record { event: Event::Opened { by, setting, at }, .. }) = records.next() else {
            return Err(InvalidEvent::NotOpened);
        };
        let refused = |number| move |refusal| InvalidEvent::Refused { number, refusal };
        let mut live = LiveMatch::open(by.clone(), setting.clone(), *at).map_err(refused(1))?;
        for (number, record) in (2..).zip(records) {
            live.apply(record).map_err(refused(number))?;
        }
        Ok(live)
    }

    /// What was agreed.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// When it was set up, in milliseconds since 1970.
    pub fn opened_at(&self) -> u64 {
        self.opened_at
    }

    /// Who set it up.
    pub fn opened_by(&self) -> &Name {
        &self.opened_by
    }

    /// The moment on the match's own time line; never before the last event.
    pub fn moment(&self, now: u64) -> Moment {
        Moment(now.saturating_sub(self.opened_at)).max(self.last)
    }

    /// The seat that a secret opens.
    pub fn seat_of(&self, key: &KeyHash) -> Option<Seat> {
        self.seats.iter().find(|(_, known)| *known == key).map(|(seat, _)| *seat)
    }

    /// Whether a secret opens this seat.
    pub fn opens(&self, seat: Seat, key: &KeyHash) -> bool {
        self.seats.get(&seat) == Some(key)
    }

    /// The seats that have a link now.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.keys().copied()
    }

    /// The slip.
    pub fn slip(&self) -> &Slip {
        &self.slip
    }

    /// The game of each board as far as it has come.
    pub fn games(&self) -> Vec<Game> {
        (1..)
            .zip(&self.boards)
            .map(|(number, tables)| {
                let mut game = Game::OPEN;
                for (duel, table) in DuelNumber::BOTH.into_iter().zip(tables.iter().flatten()) {
                    let corrected = self.corrected.get(&(BoardNumber(number), duel)).copied();
                    game.set(duel, corrected.or_else(|| table.result()));
                }
                game
            })
            .collect()
    }

    /// The outcomes of a board's duels that ended in this way, by the sides of the match.
    pub fn ended_by(&self, board: BoardNumber, end: &End) -> impl Iterator<Item = Outcome> {
        let tables = self.tables(board).ok().into_iter().flatten();
        tables
            .filter(move |table| table.duel.end() == Some(end))
            .map(|table| table.turned.outcome(end.outcome()))
    }

    /// Whether every duel has its result.
    pub fn is_over(&self) -> bool {
        self.boards.iter().flatten().flatten().all(|table| table.duel.end().is_some())
    }

    /// The sheet for the slip.
    pub(crate) fn entry(&self) -> MatchResult {
        MatchResult::of_games(self.games())
    }

    /// The duels of a board that is played.
    pub(crate) fn tables(&self, board: BoardNumber) -> Result<&[Table; 2], LiveRefusal> {
        index(board).and_then(|index| self.boards.get(index)?.as_ref()).ok_or(LiveRefusal::NoSuchBoard(board))
    }

    /// The duel that a board is at, and which one it is.
    pub(crate) fn current(&self, board: BoardNumber) -> Result<(DuelNumber, &Table), LiveRefusal> {
        let pairs = DuelNumber::BOTH.into_iter().zip(self.tables(board)?);
        pairs.into_iter().find(|(_, table)| table.duel.end().is_none()).ok_or(LiveRefusal::BoardDone)
    }

    /// The duel that a board is at, if it is the one that was meant.
    pub(crate) fn at_duel(&self, board: BoardNumber, meant: DuelNumber) -> Result<&Table, LiveRefusal> {
        let (duel, table) = self.current(board)?;
        if duel == meant { Ok(table) } else { Err(LiveRefusal::OtherDuel { meant }) }
    }

    pub(crate) fn current_mut(&mut self, board: BoardNumber) -> Result<&mut Table, LiveRefusal> {
        let tables = index(board)
            .and_then(|index| self.boards.get_mut(index)?.as_mut())
            .ok_or(LiveRefusal::NoSuchBoard(board))?;
        tables.iter_mut().find(|table| table.duel.end().is_none()).ok_or(LiveRefusal::BoardDone)
    }

    /// When something will happen by itself if no player does anything: a flag falls, the time of a duel is over. Until
    /// then no device needs an update.
    pub fn next_deadline(&self) -> Option<Moment> {
        let tables = self.boards.iter().flatten().flatten();
        tables.filter_map(|table| Some(table.clock.next_deadline()?.0)).min()
    }

    /// In how many duels time runs at a moment.
    pub fn running(&self, at: Moment) -> usize {
        self.boards.iter().flatten().flatten().filter(|table| table.time_runs(at)).count()
    }

    /// Whether the clocks of any duel were stopped and wait for the arbiter.
    pub fn is_stopped(&self) -> bool {
        let mut tables = self.boards.iter().flatten().flatten();
        tables.any(|table| table.stopped.is_some() && table.duel.end().is_none())
    }

    /// The open claims of a board, of none, one or both players.
    pub fn claims(&self, board: BoardNumber) -> Vec<OpenClaim> {
        let Ok((duel, table)) = self.current(board) else { return Vec::new() };
        let open = |side: Side| {
            let (marks, examined) = (table.duel.marks()?, table.open_claim(side)?.examined);
            let position = ClaimedPosition {
                board: table.duel.board().clone(),
                to_move: marks[table.duel.to_act()?],
                claimant: marks[table.turned.side(side)],
            };
            Some(OpenClaim { seat: Seat { board, side }, duel, examined, position })
        };
        Side::BOTH.into_iter().filter_map(open).collect()
    }

    /// Takes in what happened. Nothing changes if it does not fit.
    ///
    /// # Errors
    /// When the rules do not let it happen.
    pub fn apply(&mut self, record: &Record) -> Result<(), LiveRefusal> {
        let at = record.at.max(self.last);
        let mut after = self.clone();
        after.take_in(at, &record.event)?;
        after.last = at;
        *self = after;
        Ok(())
    }

    fn take_in(&mut self, at: Moment, event: &Event) -> Result<(), LiveRefusal> {
        match event {
            Event::Opened { .. } => Err(LiveRefusal::OpenedAlready),
            Event::SeatIssued { seat, key } => {
                self.tables(seat.board)?;
                self.seats.insert(*seat, *key);
                Ok(())
            }
            Event::SeatRevoked { seat } => {
                self.tables(seat.board)?;
                self.seats.remove(seat);
                Ok(())
            }
            Event::Arrived { seat } => self.current_mut(seat.board)?.arrive(at, seat.side),
            Event::Started { board, duel } => {
                if self.current(*board)?.0 != *duel {
                    return Err(LiveRefusal::StartedAlready);
                }
                self.current_mut(*board)?.start(at)
            }
            Event::Stepped { board, take, lag } => {
                let table = self.current_mut(*board)?;
                let by = table.to_act().ok_or(LiveRefusal::DuelOver)?;
                table.step(at, by, *take, *lag)
            }
            Event::DrawOffered { seat } => self.current_mut(seat.board)?.offer(at, seat.side),
            Event::DrawDeclined { seat } => self.current_mut(seat.board)?.decline(seat.side),
            Event::WinClaimed { seat } => self.current_mut(seat.board)?.claim(at, seat.side),
            Event::ClaimExamined { seat, examined } => {
                self.current_mut(seat.board)?.examined(seat.side, *examined)
            }
            Event::ClaimRejected { seat, reason } => self.current_mut(seat.board)?.reject(seat.side, reason),
            Event::TimeLimitAccepted { seat } => self.current_mut(seat.board)?.accept_limit(at, seat.side),
            Event::ArbiterCalled { seat } => self.current_mut(seat.board)?.call(at, seat.side),
            Event::CallAnswered { board } => self.current_mut(*board)?.answer_call(),
            Event::Stopped { board, by, reason } => self.current_mut(*board)?.stop(at, by, reason),
            Event::Resumed { board } => self.current_mut(*board)?.resume(at),
            Event::TimeSet { seat, left, reason } => {
                self.current_mut(seat.board)?.set_time(at, seat.side, *left, reason)
            }
            Event::LimitSet { board, left, reason } => self.current_mut(*board)?.set_limit(at, *left, reason),
            Event::Ended { board, end } => self.current_mut(*board)?.end(at, end),
            Event::ResultCorrected { board, duel, result, reason: _ } => {
                let tables = self.tables(*board)?;
                let [one, two] = tables;
                let table = match duel {
                    DuelNumber::One => one,
                    DuelNumber::Two => two,
                };
                if table.duel.end().is_none() {
                    return Err(LiveRefusal::DuelNotOver);
                }
                self.corrected.insert((*board, *duel), *result);
                Ok(())
            }
            Event::Slip { slip } => self.slip.apply(slip).map_err(LiveRefusal::SlipDamaged),
        }
    }
}

fn index(board: BoardNumber) -> Option<usize> {
    usize::try_from(board.0).ok()?.checked_sub(1)
}

impl Seat {
    /// Every seat of a match with so many boards.
    pub fn all(boards: u32) -> impl Iterator<Item = Seat> {
        (1..=boards).flat_map(|board| Side::BOTH.map(|side| Seat { board: BoardNumber(board), side }))
    }
}
