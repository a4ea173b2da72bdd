//! A match and those around it, for tests.

use kolo_live::{
    ArbiterAct, BoardSetting, Command, Event, KeyHash, LiveMatch, LiveRefusal, PlayerAct, Record, Seat,
    Setting,
};
use kolo_messages::Lang;
use kolo_model::{Name, PerSide, Side};
use kolo_play::clock::{Moment, Span, TimeControl};
use kolo_play::duel::{Opening, Placed, Step};
use kolo_play::{Cell, Mark};
use kolo_teams::{BoardNumber, DuelNumber, Shape};

pub(crate) const BOARD: BoardNumber = BoardNumber(1);

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().expect("a square")
}

pub(crate) fn x(text: &str) -> Placed {
    Placed { cell: cell(text), mark: Mark::Cross }
}

pub(crate) fn o(text: &str) -> Placed {
    Placed { cell: cell(text), mark: Mark::Circle }
}

pub(crate) fn play(text: &str) -> Step {
    Step::Play { cell: cell(text) }
}

pub(crate) fn setting(shape: Shape, opening: Opening, time: TimeControl) -> Setting {
    let board = |number: u32| BoardSetting {
        players: PerSide::new(Some(name(&format!("Ada {number}"))), Some(name(&format!("Bob {number}")))),
        opens: Side::First,
    };
    Setting {
        title: name("Round 1, table 1"),
        shape,
        sides: PerSide::new(name("Ada"), name("Bob")),
        boards: (1..=shape.boards()).map(board).collect(),
        opening,
        time,
        home: None,
    }
}

/// The secret of a seat, hashed.
pub(crate) fn key(seat: Seat) -> KeyHash {
    let mut digest = [0; 32];
    digest[0] = u8::try_from(seat.board.0).expect("few boards");
    digest[1] = if seat.side == Side::First { 1 } else { 2 };
    KeyHash::new(digest)
}

/// A player with the right key.
pub(crate) fn by_player(seat: Seat, act: PlayerAct) -> Command {
    Command::Player { seat, key: key(seat), act }
}

/// A match with its log and the time of day.
pub(crate) struct World {
    pub(crate) live: LiveMatch,
    pub(crate) log: Vec<Record>,
    pub(crate) now: Moment,
}

impl World {
    pub(crate) fn new(opening: Opening, time: TimeControl) -> Self {
        World::of(setting(Shape::ONE, opening, time))
    }

    pub(crate) fn of(setting: Setting) -> Self {
        let live = LiveMatch::open(name("Eva"), setting.clone(), 1000).expect("a match that can be played");
        let opened = Event::Opened { by: name("Eva"), setting, at: 1000 };
        let mut world = World { live, log: vec![Record { at: Moment(0), event: opened }], now: Moment(0) };
        for seat in Seat::all(world.live.setting().shape.boards()) {
            // Where no player sits there is no seat.
            let _ = world.arbiter(ArbiterAct::IssueSeat { seat, key: key(seat) });
        }
        world
    }

    pub(crate) fn give(&mut self, command: &Command) -> Result<Vec<Event>, LiveRefusal> {
        let before = self.live.clone();
        let decided = self.live.decide(self.now, command, Span::ZERO);
        assert_eq!(self.live, before, "deciding changes nothing, whether it is refused or not");
        let events = decided?;
        for event in &events {
            let record = Record { at: self.now, event: event.clone() };
            self.live.apply(&record).expect("what was decided fits");
            self.log.push(record);
        }
        Ok(events)
    }

    pub(crate) fn player(&mut self, side: Side, act: PlayerAct) -> Result<Vec<Event>, LiveRefusal> {
        self.give(&by_player(Seat { board: BOARD, side }, act))
    }

    pub(crate) fn arbiter(&mut self, act: ArbiterAct) -> Result<Vec<Event>, LiveRefusal> {
        self.give(&Command::Arbiter(name("Eva"), act))
    }

    /// Both sit down, so that the next duel of the board begins.
    pub(crate) fn both_ready(&mut self) {
        for side in Side::BOTH {
            self.player(side, PlayerAct::Arrive).expect("nobody is kept out");
        }
    }

    pub(crate) fn pass(&mut self, span: Span) {
        self.now = self.now.after(span);
    }

    fn at_now(&self) -> kolo_live::view::DuelView {
        let view = self.live.view(self.now, Lang::En);
        let board = &view.boards[0];
        board.duels[board.current.unwrap_or(1)].clone()
    }

    /// Which duel the board is at.
    pub(crate) fn number(&self) -> DuelNumber {
        if self.at_now().number == 1 { DuelNumber::One } else { DuelNumber::Two }
    }

    pub(crate) fn duel(&self) -> kolo_live::view::DuelView {
        self.at_now()
    }

    /// The side takes a step in the position as it is.
    pub(crate) fn step(&mut self, side: Side, take: Step) -> Result<Vec<Event>, LiveRefusal> {
        let (ply, duel) = (self.at_now().ply, self.number());
        self.player(side, PlayerAct::Step { ply, duel, take })
    }

    /// The side that has to act takes a step.
    pub(crate) fn next(&mut self, take: Step) {
        let side = self.at_now().to_act.expect("somebody has to act");
        self.step(side, take).expect("lawful");
    }

    /// Two crosses and a circle; then circles are chosen, so that the one who chose moves.
    pub(crate) fn open_and_choose(&mut self) {
        self.next(Step::Open { marks: [x("h8"), o("i8"), x("j10")] });
        self.next(Step::Choose { mark: Mark::Circle });
    }

    /// The rest of a duel: circles make five on row 1.
    pub(crate) fn circles_win(&mut self) {
        for column in ["a", "b", "c", "d"] {
            self.next(play(&format!("{column}1")));
            self.next(play(&format!("{column}3")));
        }
        self.next(play("e1"));
    }
}
