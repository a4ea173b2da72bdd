//! Buchholz, Fore Buchholz, Sonneborn-Berger and progressive scores written straight from the articles, as slow and as
//! plain as it gets. It shares no code with the tables it is compared with, and is for a Swiss only.

use kolo_model::{Adjourned, Cell, Idle, Outcome, Share, StartNumber, Tournament};

/// Whether a dummy has limits (16.4.1, 16.4.2), which it has since March 2026.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limits {
    Of2026,
    None,
}

pub(crate) struct Reference<'a>(pub(crate) &'a Tournament);

/// A round as a sum sees it, in halves and quarters.
#[derive(Debug, Clone, Copy)]
struct Element {
    score: u64,
    value: u64,
    missed: bool,
}

impl Reference<'_> {
    /// The value in quarters of a point, or `None` of a tie-break that is not here.
    pub(crate) fn quarters(&self, code: &str, no: u32, limits: Limits) -> Option<u64> {
        let no = StartNumber::new(no)?;
        let (acronym, cut) = code.split_once('/').unwrap_or((code, ""));
        let (low, high) = match cut {
            "" => (0, 0),
            "C1" => (1, 0),
            "C2" => (2, 0),
            "M1" => (1, 1),
            "M2" => (2, 2),
            _ => return None,
        };
        match acronym {
            "PS" => Some(self.progressive(no, low)),
            "BH" => Some(self.sum(no, false, false, limits, low, high)),
            "FB" => Some(self.sum(no, true, false, limits, low, high)),
            "SB" => Some(self.sum(no, false, true, limits, low, high)),
            _ => None,
        }
    }

    fn cells(&self, no: StartNumber) -> Vec<Cell> {
        self.0.crosstable().row(no).cells.clone()
    }

    fn halves(&self, cell: &Cell) -> u64 {
        u64::from(cell.points(&self.0.scoring(), Adjourned::NotYet).halves())
    }

    fn progressive(&self, no: StartNumber, cut: usize) -> u64 {
        let cells = self.cells(no);
        let after = |round: usize| cells[..round].iter().map(|cell| self.halves(cell)).sum::<u64>();
        (cut + 1..=cells.len()).map(after).map(|halves| 2 * halves).sum()
    }

    /// Whether this is a game of the last round in Fore Buchholz.
    fn is_fore_draw(&self, fore: bool, round: usize, cell: &Cell) -> bool {
        let planned = self.0.planned_rounds().map_or(self.0.rounds().len(), |rounds| rounds as usize);
        fore && round + 1 >= planned && round + 1 == self.0.rounds().len() && matches!(cell, Cell::Game(_))
    }

    fn is_missed(&self, fore: bool, round: usize, cell: &Cell) -> bool {
        !self.is_fore_draw(fore, round, cell) && (is_requested_bye(cell) || is_forfeit(cell, Share::Loss))
    }

    fn own(&self, no: StartNumber, fore: bool) -> u64 {
        let draw = u64::from(self.0.scoring().draw.halves());
        let cells = self.cells(no);
        let halves = |(round, cell): (usize, &Cell)| {
            if self.is_fore_draw(fore, round, cell) { draw } else { self.halves(cell) }
        };
        cells.iter().enumerate().map(halves).sum()
    }

    fn adjusted(&self, no: StartNumber, fore: bool) -> u64 {
        let draw = u64::from(self.0.scoring().draw.halves());
        let cells = self.cells(no);
        let mut sum = 0;
        for (round, cell) in cells.iter().enumerate() {
            let later = || cells.iter().enumerate().skip(round + 1);
            let never_again = later().all(|(later, cell)| self.is_missed(fore, later, cell));
            sum += if self.is_fore_draw(fore, round, cell) || is_requested_bye(cell) && never_again {
                draw
            } else {
                self.halves(cell)
            };
        }
        sum
    }

    fn sum(
        &self,
        no: StartNumber,
        fore: bool,
        products: bool,
        limits: Limits,
        low: usize,
        high: usize,
    ) -> u64 {
        let cells = self.cells(no);
        let own = self.own(no, fore);
        let mut elements = Vec::new();
        for (round, cell) in cells.iter().enumerate() {
            let is_game_over =
                matches!(cell, Cell::Game(game) if matches!(game.outcome, Outcome::Played(..)));
            let score = match cell {
                Cell::Game(game) if is_game_over || self.is_fore_draw(fore, round, cell) => {
                    self.adjusted(game.opponent, fore)
                }
                Cell::Game(game) if matches!(game.outcome, Outcome::Forfeit(_)) => match limits {
                    Limits::Of2026 => own.min(self.adjusted(game.opponent, fore)),
                    Limits::None => own,
                },
                Cell::Game(_) => continue,
                Cell::Idle(_) => match limits {
                    Limits::Of2026 => own.min(u64::from(self.0.scoring().draw.halves()) * cells.len() as u64),
                    Limits::None => own,
                },
            };
            let value = if products { score * self.halves(cell) } else { 2 * score };
            elements.push(Element { score, value, missed: self.is_missed(fore, round, cell) });
        }
        for _ in 0..low {
            cut_low(&mut elements);
        }
        for _ in 0..high {
            let highest = (0..elements.len()).max_by_key(|at| (elements[*at].score, elements[*at].value));
            highest.map(|at| elements.remove(at));
        }
        elements.iter().map(|element| element.value).sum()
    }
}

fn cut_low(elements: &mut Vec<Element>) {
    let least = (0..elements.len()).min_by_key(|at| (elements[*at].score, elements[*at].value));
    let missed = (0..elements.len())
        .filter(|at| elements[*at].missed)
        .min_by_key(|at| (elements[*at].value, elements[*at].score));
    let Some(mut at) = least else { return };
    if let Some(missed) = missed
        && elements[missed].value >= elements[at].value
    {
        at = missed;
    }
    elements.remove(at);
}

fn is_requested_bye(cell: &Cell) -> bool {
    matches!(cell, Cell::Idle(idle) if !matches!(idle, Idle::PairingBye | Idle::FullPointBye))
}

fn is_forfeit(cell: &Cell, share: Share) -> bool {
    matches!(cell, Cell::Game(game) if matches!(game.outcome, Outcome::Forfeit(_)) && game.share() == Some(share))
}
