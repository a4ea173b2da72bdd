//! Whatever is sent in whatever order: nothing breaks, refusals change nothing, the log reads back.

use std::collections::BTreeSet;

use kolo_live::{
    ArbiterAct, Command, Event, Examined, Finding, KeyHash, LiveMatch, LiveRefusal, PlayerAct, Record, Seat,
};
use kolo_messages::Lang;
use kolo_model::{Side, SplitMix64};
use kolo_play::clock::{Span, TimeControl};
use kolo_play::duel::{Opening, Outcome, Placed, Step};
use kolo_play::{CELLS, Cell, Mark};
use kolo_teams::{BoardNumber, DuelNumber, DuelResult, Shape};

use crate::world::{World, key, name, setting};

struct Chance(SplitMix64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.next_u64() % bound
    }

    fn one_of<T: Copy, const N: usize>(&mut self, items: [T; N]) -> T {
        items[usize::try_from(self.below(N as u64)).expect("small")]
    }

    fn cell(&mut self) -> Cell {
        // A corner of the board, so that squares are taken twice and rows come about.
        let index = if self.below(3) == 0 { self.below(CELLS as u64) } else { self.below(8) };
        Cell::from_index(usize::try_from(index).expect("small")).expect("on the board")
    }

    fn mark(&mut self) -> Mark {
        if self.below(2) == 0 { Mark::Cross } else { Mark::Circle }
    }

    fn placed(&mut self) -> Placed {
        Placed { cell: self.cell(), mark: self.mark() }
    }

    fn side(&mut self) -> Side {
        if self.below(2) == 0 { Side::First } else { Side::Second }
    }

    fn step(&mut self) -> Step {
        match self.below(8) {
            0 => Step::Open { marks: [self.placed(), self.placed(), self.placed()] },
            1 => Step::Add { marks: [self.placed(), self.placed()] },
            2 => Step::Choose { mark: self.mark() },
            _ => Step::Play { cell: self.cell() },
        }
    }

    fn command(&mut self, world: &World) -> Command {
        let boards = u64::from(world.live.setting().shape.boards());
        let board = BoardNumber(u32::try_from(1 + self.below(boards + 1) % (boards + 1)).expect("small"));
        let seat = Seat { board, side: self.side() };
        let reason = || "why".to_owned();
        let view = world.live.view(world.now, Lang::En);
        let shown = view.boards.get(board.0 as usize - 1);
        let at = shown.and_then(|shown| Some((shown.current?, shown)));
        let (index, ply) = at.map_or((0, 0), |(duel, shown)| (duel, shown.duels[duel].ply));
        let index = if self.below(20) == 0 { 1 - index } else { index };
        let duel = DuelNumber::BOTH[index];
        let act = match self.below(41) {
            0 => return Command::Time,
            1..=4 => PlayerAct::Arrive,
            5..=24 => {
                let ply = if self.below(20) == 0 { ply + 1 } else { ply };
                PlayerAct::Step { ply, duel, take: self.step() }
            }
            25 => PlayerAct::Resign { duel },
            26 => PlayerAct::OfferDraw { duel },
            27 => PlayerAct::AcceptDraw { duel },
            28 => PlayerAct::DeclineDraw { duel },
            29 => PlayerAct::ClaimFlag { duel },
            30 => PlayerAct::ClaimForcedWin { duel },
            31 => PlayerAct::AcceptTimeLimit { duel },
            32 => PlayerAct::CallArbiter { duel },
            33 => {
                let finding = self.one_of([Finding::Proven, Finding::NotProven, Finding::Refuted]);
                return Command::Examined {
                    seat,
                    duel,
                    examined: Examined { finding, nodes: self.below(9) },
                };
            }
            other => {
                let left = Span(self.below(1_000_000));
                let act = match other {
                    34 => ArbiterAct::Start { board, duel },
                    35 => ArbiterAct::Stop { board, duel, reason: reason() },
                    36 | 37 => ArbiterAct::Resume { board, duel },
                    38 => ArbiterAct::SetTime { seat, duel, left, reason: reason() },
                    39 => ArbiterAct::SetLimit { board, duel, left, reason: reason() },
                    _ => match self.below(7) {
                        0 => ArbiterAct::AcceptClaim { seat, duel },
                        1 => ArbiterAct::RejectClaim { seat, duel, reason: reason() },
                        2 => ArbiterAct::EndByTimeLimit { board, duel },
                        3 => ArbiterAct::Rule { board, duel, outcome: Outcome::Drawn, reason: reason() },
                        4 => ArbiterAct::AnswerCall { board, duel },
                        5 => ArbiterAct::IssueSeat { seat, key: key(seat) },
                        _ => ArbiterAct::Correct { board, duel, result: DuelResult::Draw, reason: reason() },
                    },
                };
                return Command::Arbiter(name("Eva"), act);
            }
        };
        let key = if self.below(50) == 0 { KeyHash::new([77; 32]) } else { key(seat) };
        Command::Player { seat, key, act }
    }
}

#[test]
fn any_order_of_commands_keeps_the_match_sound() {
    let mut over = 0;
    let (mut happened, mut refused) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let mut chance = Chance(SplitMix64::new(seed));
        let shape = chance.one_of(Shape::CONTEST);
        let opening = if chance.below(2) == 0 { Opening::Swap1 } else { Opening::Swap2 };
        let time = chance.one_of(TimeControl::presets()).1;
        let mut world = World::of(setting(shape, opening, time));
        for _ in 0..300 {
            let command = chance.command(&world);
            let before = world.live.clone();
            match world.give(&command) {
                Ok(events) => happened.extend(events.iter().map(Event::code)),
                Err(refusal) => {
                    assert_eq!(world.live, before, "seed {seed}: {command:?}");
                    refused.insert(refusal.clause().id());
                    assert!(!matches!(refusal, LiveRefusal::SlipDamaged(_)), "seed {seed}: {refusal}");
                }
            }
            // An event out of another moment fits or is refused; refused, it leaves no trace.
            let old = chance.below(world.log.len() as u64);
            let mut again = world.log[usize::try_from(old).expect("small")].clone();
            again.at = world.now;
            let mut tried = world.live.clone();
            if tried.apply(&again).is_err() {
                assert_eq!(tried, world.live, "seed {seed}: {again:?}");
            }
            world.pass(Span(chance.below(20_000)));
        }
        let json = serde_json::to_string(&world.log).expect("events are plain data");
        let read: Vec<Record> = serde_json::from_str(&json).expect("what was written can be read");
        assert_eq!(read, world.log);
        assert_eq!(LiveMatch::replay(&read).as_ref(), Ok(&world.live), "seed {seed}");
        assert_eq!(world.live.is_over(), world.live.slip().settled().is_some(), "seed {seed}");
        over += u32::from(world.live.is_over());
    }
    assert!(over > 20, "some matches come to their end: {over}");
    // Everything that can happen has happened, except what opens a match.
    for code in "LI LA LB LM LD LN LC LX LJ LT LQ LG LS LR LZ LL LE LK LP".split(' ') {
        assert!(happened.contains(code), "{code} never happened: {happened:?}");
    }
    for clause in ["K-STALE", "K-SEAT", "K-ORDER", "P-3.3.1.6", "P-3.3.2.8", "K-DUEL-AGREED"] {
        assert!(refused.contains(clause), "{clause} never stood against anything: {refused:?}");
    }
}
