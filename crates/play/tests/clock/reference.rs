//! A plain clock that steps second by second, written from the rules alone, against the real one.
//!
//! It knows whole seconds only and counts everything down one by one. Where a rule says "more than", the real clock acts
//! a millisecond after the limit and this one with the next second; at whole seconds both must agree on everything: which
//! events are refused, what is left, stones, periods, flags, the countdown, and how it ended.

use kolo_model::{Side, SplitMix64};
use kolo_play::clock::{
    Change, Clock, Event, Flag, Moment, PassSaid, Person, Phase, Span, StopReason, TimeCause, Verdict, What,
};

use crate::support::control;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Extra {
    Nothing,
    Canadian(u64, u16),
    Japanese(u16, u64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum End {
    LostOnTime(usize),
    LostAway(usize),
    LostLate(usize),
    LostByBoth,
    Claimed(usize),
    BothFlags,
    Limit,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Halt {
    Arbiter,
    Toilet { player: usize, seconds: u64 },
}

/// No player's number: both clocks run, because nobody has come.
const BOTH: usize = 2;

#[derive(Debug, Clone)]
struct Plain {
    go: bool,
    claims: bool,
    basic: u64,
    extra: Extra,
    second: u64,
    started: Option<u64>,
    limit: Option<u64>,
    left: [u64; 2],
    in_extra: [bool; 2],
    stones: [u16; 2],
    periods: [u16; 2],
    down: [bool; 2],
    here: [bool; 2],
    came: [bool; 2],
    away: [u64; 2],
    toilets: [u32; 2],
    turn: usize,
    /// Whose clock runs; `BOTH` if both do.
    running: usize,
    halt: Option<Halt>,
    fault: bool,
    end: Option<End>,
    counted: Vec<(u64, usize, u64)>,
}

impl Plain {
    fn new(go: bool, claims: bool, basic: u64, extra: Extra, limit: Option<u64>) -> Plain {
        Plain {
            go,
            claims,
            basic,
            extra,
            second: 0,
            started: None,
            limit,
            left: [basic; 2],
            in_extra: [false; 2],
            stones: [0; 2],
            periods: [0; 2],
            down: [false; 2],
            here: [true; 2],
            came: [true; 2],
            away: [0; 2],
            toilets: [0; 2],
            turn: 0,
            running: 0,
            halt: None,
            fault: false,
            end: None,
            counted: Vec::new(),
        }
    }

    /// One second passes.
    fn tick(&mut self) {
        self.second += 1;
        let Some(start) = self.started else { return };
        if self.end.is_some() {
            return;
        }
        let who = self.running;
        if self.halt.is_none() && self.go && self.in_extra[who] && !self.here[who] {
            self.away[who] += 1;
            if self.away[who] > 180 {
                self.end = Some(End::LostAway(who));
                return;
            }
        }
        if self.go && self.second - start > self.basic.min(3600) && self.came != [true; 2] {
            self.end = Some(match self.came {
                [false, false] => End::LostByBoth,
                [false, true] => End::LostLate(0),
                _ => End::LostLate(1),
            });
            return;
        }
        match &mut self.halt {
            Some(Halt::Arbiter) => {}
            Some(Halt::Toilet { seconds, .. }) => {
                *seconds += 1;
                if *seconds == 300 {
                    self.halt = None;
                }
            }
            None => self.run(who),
        }
    }

    fn run(&mut self, who: usize) {
        let sides = if who == BOTH { 0..2 } else { who..who + 1 };
        for who in sides {
            self.run_one(who);
        }
        if let Some(limit) = &mut self.limit {
            *limit -= 1;
            if *limit == 0 {
                self.end = self.end.or(Some(End::Limit));
            }
        }
    }

    fn run_one(&mut self, who: usize) {
        if !self.down[who] {
            self.left[who] -= 1;
            let japanese = self.in_extra[who] && matches!(self.extra, Extra::Japanese(..));
            if japanese && self.left[who] <= 10 {
                self.counted.push((self.second, who, self.left[who]));
            }
            if self.left[who] == 0 {
                self.used_up(who);
            }
        }
    }

    fn used_up(&mut self, who: usize) {
        match self.extra {
            Extra::Canadian(time, stones) if !self.in_extra[who] => {
                self.in_extra[who] = true;
                (self.left[who], self.stones[who]) = (time, stones);
            }
            Extra::Japanese(periods, time) if !self.in_extra[who] => {
                self.in_extra[who] = true;
                (self.left[who], self.periods[who]) = (time, periods);
            }
            Extra::Japanese(_, time) if self.periods[who] > 1 => {
                self.periods[who] -= 1;
                self.left[who] = time;
            }
            Extra::Nothing | Extra::Canadian(..) | Extra::Japanese(..) => {
                self.down[who] = true;
                if self.claims {
                    if self.down == [true; 2] {
                        self.end = Some(End::BothFlags);
                    }
                } else if self.go && self.came == [false; 2] || self.down == [true; 2] {
                    self.end = Some(End::LostByBoth);
                } else {
                    self.end = Some(End::LostOnTime(who));
                }
            }
        }
    }

    fn trouble(&self, who: usize) -> bool {
        self.go && (self.in_extra[who] || self.left[who] < 300)
    }

    /// Whether the event is allowed; if it is, it is done.
    fn event(&mut self, event: &Event) -> bool {
        if self.end.is_some() {
            return false;
        }
        let running = self.started.is_some() && self.halt.is_none();
        let index = |side: Side| usize::from(side == Side::Second);
        match event {
            Event::Start { by } => {
                let allowed = self.started.is_none()
                    && (matches!(by, Person::Arbiter | Person::Director)
                        || !self.go && *by != Person::Bystander);
                if allowed {
                    self.started = Some(self.second);
                    self.running = match (self.go, self.here) {
                        (false, [true, false]) => 1,
                        (false, [false, false]) => BOTH,
                        _ => 0,
                    };
                }
                allowed
            }
            Event::Absent { side } => {
                let who = index(*side);
                let allowed = self.here[who];
                self.here[who] = false;
                if allowed && self.started.is_none() {
                    self.came[who] = false;
                }
                allowed
            }
            Event::Arrive { side } => {
                let who = index(*side);
                if self.here[who] {
                    return false;
                }
                if self.go && self.started.is_some() && self.came == [false; 2] {
                    self.left[1] = self.left[0];
                    self.in_extra[1] = self.in_extra[0];
                    self.stones[1] = self.stones[0];
                    self.periods[1] = self.periods[0];
                }
                self.here[who] = true;
                self.came[who] = true;
                self.away[who] = 0;
                if !self.go && self.started.is_some() && self.running == BOTH {
                    self.running = 1 - who;
                } else if !self.go && self.started.is_some() && self.running == who {
                    self.running = self.turn;
                }
                true
            }
            Event::Press { by } => {
                let who = index(*by);
                let allowed = running && self.here[who] && self.running == who && self.turn == who;
                if allowed {
                    self.move_done(who);
                }
                allowed
            }
            Event::Pass { by, said } => {
                let who = index(*by);
                let silent = *said == PassSaid::Silent && (self.trouble(0) || self.trouble(1));
                let allowed = self.go
                    && running
                    && self.here[who]
                    && self.running == who
                    && self.turn == who
                    && !silent;
                if allowed {
                    self.move_done(who);
                }
                allowed
            }
            Event::Stop { by, reason } => running && self.stop(*by, *reason),
            Event::Resume { by } => {
                let allowed = match (self.halt, by) {
                    (Some(_), Person::Arbiter | Person::Director) => true,
                    (Some(Halt::Toilet { player, .. }), Person::First) => player == 0,
                    (Some(Halt::Toilet { player, .. }), Person::Second) => player == 1,
                    (None | Some(_), _) => false,
                };
                if allowed {
                    self.halt = None;
                }
                allowed
            }
            Event::ReportFault { by } => {
                let allowed = *by != Person::Bystander;
                self.fault |= allowed;
                allowed
            }
            Event::Adjust { by, side, change, .. } => self.adjust(*by, index(*side), *change),
            Event::ClaimFlag { by } => {
                if self.started.is_none() {
                    return false;
                }
                let who = match by {
                    Person::First => 0,
                    Person::Second => 1,
                    _ => return true,
                };
                let allowed = self.here[who] && self.claims && self.down[1 - who];
                if allowed {
                    self.end = Some(End::Claimed(1 - who));
                }
                allowed
            }
            _ => unreachable!("the reference is not asked"),
        }
    }

    fn stop(&mut self, by: Person, reason: StopReason) -> bool {
        let who = usize::from(by == Person::Second);
        match (by, reason) {
            (Person::Arbiter | Person::Director, StopReason::Ruling | StopReason::Break) => {
                self.halt = Some(Halt::Arbiter);
                true
            }
            (Person::First | Person::Second, StopReason::Toilet) => {
                let allowed = self.here[who] && self.trouble(who) && self.toilets[who] < 2;
                if allowed {
                    self.toilets[who] += 1;
                    self.halt = Some(Halt::Toilet { player: who, seconds: 0 });
                }
                allowed
            }
            _ => false,
        }
    }

    fn adjust(&mut self, by: Person, who: usize, change: Change) -> bool {
        let allowed = matches!(by, Person::Arbiter | Person::Director) && (self.go || self.fault);
        if allowed {
            let old = self.left[who];
            let asked = match change {
                Change::To(span) => span.0 / 1000,
                Change::Plus(span) => old + span.0 / 1000,
                Change::Minus(span) => old.saturating_sub(span.0 / 1000),
            };
            // At most ten minutes are protected, and never more than there were.
            let protected = if !self.go {
                0
            } else if old <= 600 {
                old
            } else {
                600
            };
            self.left[who] = if asked < protected { protected } else { asked };
            self.down[who] &= self.left[who] == 0;
        }
        allowed
    }

    fn move_done(&mut self, who: usize) {
        match self.extra {
            Extra::Canadian(time, stones) if self.in_extra[who] => {
                self.stones[who] -= 1;
                if self.stones[who] == 0 {
                    (self.left[who], self.stones[who]) = (time, stones);
                }
            }
            Extra::Japanese(_, time) if self.in_extra[who] => self.left[who] = time,
            Extra::Nothing | Extra::Canadian(..) | Extra::Japanese(..) => {}
        }
        self.turn = 1 - who;
        self.running = self.turn;
    }

    fn agrees(&self, clock: &Clock) {
        let index = |side: Side| usize::from(side == Side::Second);
        let end = clock.verdict().map(|verdict| match verdict {
            Verdict::Lost(side, TimeCause::Away) => End::LostAway(index(side)),
            Verdict::Lost(side, TimeCause::Late) => End::LostLate(index(side)),
            Verdict::Lost(side, TimeCause::PointedOut) => End::Claimed(index(side)),
            Verdict::Lost(side, _) => End::LostOnTime(index(side)),
            Verdict::LostByBoth(_) => End::LostByBoth,
            Verdict::BothFlags => End::BothFlags,
            Verdict::LimitReached => End::Limit,
            Verdict::FaultyClock | Verdict::ForfeitedTo(_) | Verdict::Finished => {
                unreachable!("nobody rules or resigns in these games")
            }
        });
        assert_eq!(end, self.end);
        // Whoever was not there lost between two whole seconds; what is left then is no whole number.
        if matches!(self.end, Some(End::LostAway(_) | End::LostLate(_) | End::LostByBoth)) {
            return;
        }
        let view = clock.view();
        for side in Side::BOTH {
            let (who, shown) = (index(side), view.sides.expect("a clock")[side]);
            assert_eq!(shown.left, Span::seconds(self.left[who]), "{side:?}");
            assert_eq!(shown.flag == Flag::Down, self.down[who], "{side:?}");
            let (extra, stones) = match shown.phase {
                Phase::Basic => (false, 0),
                Phase::Canadian { stones } => (true, stones),
                Phase::Japanese { .. } => (true, 0),
            };
            assert_eq!((extra, stones), (self.in_extra[who], self.stones[who]), "{side:?}");
            if let (true, Extra::Japanese(..)) = (extra, self.extra) {
                assert_eq!(shown.periods, self.periods[who], "{side:?}");
            }
            assert_eq!(shown.time_trouble, self.trouble(who), "{side:?}");
        }
        assert_eq!(view.together, self.limit.map(Span::seconds));
    }
}

fn event(dice: &mut SplitMix64, plain: &Plain) -> Event {
    let people = [Person::Arbiter, Person::Arbiter, Person::First, Person::Second, Person::Bystander];
    let by = people[usize::try_from(dice.below(5)).expect("small")];
    let side = if dice.happens(500) { Side::First } else { Side::Second };
    let turn = if (plain.turn == 0) == dice.happens(950) { Side::First } else { Side::Second };
    if plain.started.is_none() && dice.happens(600) {
        return Event::Start { by: Person::Arbiter };
    }
    match dice.below(32) {
        0..=13 => Event::Press { by: turn },
        14 => Event::Pass {
            by: turn,
            said: if dice.happens(500) { PassSaid::Spoken } else { PassSaid::Silent },
        },
        15 => Event::Start { by },
        16 | 17 => Event::Absent { side },
        18..=20 => Event::Arrive { side },
        21 => Event::Stop { by, reason: StopReason::Ruling },
        22 | 23 => Event::Stop { by, reason: StopReason::Toilet },
        24 | 25 => Event::Resume { by },
        26 => Event::ReportFault { by },
        27 | 28 => {
            let span = Span::seconds(dice.below(1500));
            let change = match dice.below(3) {
                0 => Change::To(span),
                1 => Change::Plus(span),
                _ => Change::Minus(span),
            };
            Event::Adjust { by, side, change, reason: "by lot".to_owned() }
        }
        _ => Event::ClaimFlag { by },
    }
}

#[test]
fn the_clock_agrees_with_a_plain_one() {
    let go = |basic, extra| Plain::new(true, false, basic, extra, None);
    let contest = |claims, limit| Plain::new(false, claims, 120, Extra::Nothing, limit);
    let games = [
        ("2m+1m30s/3", go(120, Extra::Canadian(90, 3))),
        ("20m+5m/2", go(1200, Extra::Canadian(300, 2))),
        ("1m+3x30s", go(60, Extra::Japanese(3, 30))),
        ("6m+2x12s", go(360, Extra::Japanese(2, 12))),
        ("70m+2m/1", go(4200, Extra::Canadian(120, 1))),
        ("6m", go(360, Extra::Nothing)),
        ("2m+2m", contest(true, None)),
        ("2m+2m falls", contest(false, None)),
        ("2m+2m own, 3m together", contest(true, Some(180))),
    ];
    let mut ends = [0u32; 2];
    for seed in 0..9000u64 {
        let mut dice = SplitMix64::new(seed);
        let (text, plain) = &games[usize::try_from(seed % 9).expect("small")];
        let (mut clock, mut plain) = (Clock::new(control(text)), plain.clone());
        let mut counted = Vec::new();
        let mut adjusted = false;
        for _ in 0..40 {
            let gap = match dice.below(10) {
                0 => 0,
                1..=6 => dice.below(15),
                7 | 8 => dice.below(70),
                _ => dice.below(400),
            };
            for _ in 0..gap {
                plain.tick();
            }
            let at = Moment(plain.second * 1000);
            let happenings = clock.advance(at).expect("time goes on");
            counted.extend(happenings.iter().filter_map(|happening| match happening.what {
                What::Count(side, number) => {
                    Some((happening.at.0 / 1000, usize::from(side == Side::Second), u64::from(number)))
                }
                _ => None,
            }));
            plain.agrees(&clock);
            let event = event(&mut dice, &plain);
            let (allowed, taken) = (plain.event(&event), clock.apply(at, &event).is_ok());
            assert_eq!(allowed, taken, "seed {seed}, {text}, second {}: {event:?}", plain.second);
            adjusted |= taken && matches!(event, Event::Adjust { .. });
            // A clock that runs out at the moment it is set to nothing needs no second more.
            if plain.end.is_none() && clock.verdict().is_some() {
                break;
            }
            if clock
                .view()
                .sides
                .is_some_and(|sides| sides.first.left.is_zero() || sides.second.left.is_zero())
                && adjusted
            {
                break;
            }
            plain.agrees(&clock);
        }
        if !adjusted {
            assert_eq!(counted, plain.counted, "seed {seed}, {text}");
        }
        ends[usize::from(plain.end.is_some())] += 1;
    }
    println!("9000 games, still on and over: {ends:?}");
    assert!(ends.iter().all(|count| *count > 1000), "{ends:?}");
}
