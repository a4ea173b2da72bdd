//! The rules of SWAP written once more, as plainly as the document has them, and held against [`Duel::take`].

use kolo_model::{Side, SplitMix64};
use kolo_play::duel::{Duel, Opening, Outcome, Placed, Step};
use kolo_play::{Cell, Mark};

use super::random::{below, pick};

/// A duel as a list of facts, asked anew for each step.
#[derive(Debug, Clone)]
struct Facts {
    swap2: bool,
    marks: Vec<(Cell, Mark)>,
    opened: bool,
    added: bool,
    crosses_of: Option<Side>,
    played: usize,
    won: Option<Side>,
}

impl Facts {
    fn new(opening: Opening) -> Facts {
        Facts {
            swap2: opening == Opening::Swap2,
            marks: Vec::new(),
            opened: false,
            added: false,
            crosses_of: None,
            played: 0,
            won: None,
        }
    }

    fn number(&self, mark: Mark) -> usize {
        self.marks.iter().filter(|(_, other)| *other == mark).count()
    }

    fn is_over(&self) -> bool {
        self.won.is_some() || self.marks.len() == 225
    }

    fn owner(&self, mark: Mark) -> Option<Side> {
        let crosses_of = self.crosses_of?;
        Some(if mark == Mark::Cross { crosses_of } else { crosses_of.other() })
    }

    /// Who has to do something.
    fn due(&self) -> Option<Side> {
        if self.is_over() {
            return None;
        }
        if !self.opened {
            return Some(Side::First);
        }
        if self.crosses_of.is_none() {
            // Whoever did not place marks last.
            return Some(if self.added { Side::First } else { Side::Second });
        }
        let (crosses, circles) = (self.number(Mark::Cross), self.number(Mark::Circle));
        // Fewer marks go on; from then on in turn, so with equal numbers whoever had more after the opening.
        if crosses == circles {
            let first = if self.opening_had_more_crosses() { Mark::Cross } else { Mark::Circle };
            self.owner(first)
        } else {
            self.owner(if crosses < circles { Mark::Cross } else { Mark::Circle })
        }
    }

    fn opening_had_more_crosses(&self) -> bool {
        let opening = &self.marks[..self.marks.len() - self.played];
        2 * opening.iter().filter(|(_, mark)| *mark == Mark::Cross).count() > opening.len()
    }

    fn free(&self, cells: &[Cell]) -> bool {
        let distinct = cells.iter().enumerate().all(|(index, cell)| !cells[..index].contains(cell));
        distinct && cells.iter().all(|cell| self.marks.iter().all(|(taken, _)| taken != cell))
    }

    /// Whether the step is allowed; if it is, it is done.
    fn take(&mut self, by: Side, step: Step) -> bool {
        if self.due() != Some(by) {
            return false;
        }
        match step {
            Step::Open { marks } => {
                let crosses = marks.iter().filter(|placed| placed.mark == Mark::Cross).count();
                let allowed = !self.opened
                    && (crosses == 1 || crosses == 2)
                    && self.free(&marks.map(|placed| placed.cell));
                if allowed {
                    self.opened = true;
                    self.marks.extend(marks.map(|placed| (placed.cell, placed.mark)));
                }
                allowed
            }
            Step::Add { marks } => {
                let allowed = self.swap2
                    && self.opened
                    && !self.added
                    && self.crosses_of.is_none()
                    && marks[0].mark != marks[1].mark
                    && self.free(&marks.map(|placed| placed.cell));
                if allowed {
                    self.added = true;
                    self.marks.extend(marks.map(|placed| (placed.cell, placed.mark)));
                }
                allowed
            }
            Step::Choose { mark } => {
                let allowed = self.opened && self.crosses_of.is_none();
                if allowed {
                    self.crosses_of = Some(if mark == Mark::Cross { by } else { by.other() });
                }
                allowed
            }
            Step::Play { cell } => {
                let allowed = self.crosses_of.is_some() && self.free(&[cell]);
                if allowed {
                    let mark = if self.crosses_of == Some(by) { Mark::Cross } else { Mark::Circle };
                    self.marks.push((cell, mark));
                    self.played += 1;
                    self.won = self.has_five(mark).then_some(by);
                }
                allowed
            }
        }
    }

    /// Five windows in every direction, square by square.
    fn has_five(&self, mark: Mark) -> bool {
        let own = |column: usize, row: usize| {
            Cell::at(column, row).is_some_and(|cell| self.marks.contains(&(cell, mark)))
        };
        (0..15usize).any(|column| {
            (0..15usize).any(|row| {
                (0..5).all(|step| own(column + step, row))
                    || (0..5).all(|step| own(column, row + step))
                    || (0..5).all(|step| own(column + step, row + step))
                    || (0..5).all(|step| row >= step && own(column + step, row - step))
            })
        })
    }
}

/// A step of any kind, on a part of the board so small that squares are taken and rows come about.
fn any_step(random: &mut SplitMix64, playing: bool) -> Step {
    let mut cell = || Cell::at(below(random, 7), 4 + below(random, 6)).expect("on the board");
    let cells = [cell(), cell(), cell()];
    let marks: [Mark; 3] = std::array::from_fn(|_| *pick(random, &Mark::BOTH));
    let placed = |index: usize| Placed { cell: cells[index], mark: marks[index] };
    let kind = if playing && random.happens(900) { 3 } else { below(random, 4) };
    match kind {
        0 => Step::Open { marks: [placed(0), placed(1), placed(2)] },
        1 => Step::Add { marks: [placed(0), placed(1)] },
        2 => Step::Choose { mark: marks[0] },
        _ => Step::Play { cell: cells[0] },
    }
}

#[test]
fn duels_take_exactly_what_the_rules_allow() {
    let (mut taken, mut refused, mut won, mut added) = (0, 0, 0, 0);
    for seed in 0..1_500 {
        let random = &mut SplitMix64::new(seed);
        let opening = *pick(random, &[Opening::Swap1, Opening::Swap2]);
        let (mut duel, mut facts) = (Duel::new(opening), Facts::new(opening));
        for _ in 0..90 {
            let step = any_step(random, facts.crosses_of.is_some());
            let by = if random.happens(100) {
                *pick(random, &Side::BOTH)
            } else {
                facts.due().unwrap_or(Side::First)
            };
            let before = duel.clone();
            let allowed = facts.take(by, step);
            let answer = duel.take(by, step);
            assert_eq!(answer.is_ok(), allowed, "{seed}: {by:?} {step:?} {answer:?}\n{facts:?}");
            if allowed {
                taken += 1;
            } else {
                refused += 1;
                assert_eq!(duel, before, "a step that is refused changes nothing");
            }
            assert_eq!(duel.to_act(), facts.due(), "{seed}: {step:?}");
            for mark in Mark::BOTH {
                assert_eq!(duel.side_of(mark), facts.owner(mark));
                assert_eq!(duel.board().count(mark), facts.number(mark));
            }
            assert_eq!(duel.outcome(), facts.won.map(Outcome::Won), "{seed}: {step:?}");
        }
        won += usize::from(facts.won.is_some());
        added += usize::from(facts.added);
    }
    assert!(taken > 20_000 && refused > 20_000 && won > 500 && added > 50, "{taken} {refused} {won} {added}");
}
