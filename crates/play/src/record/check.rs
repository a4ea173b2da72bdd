//! Whether a record is legal: its steps replayed against the rules (P-3.3).

use kolo_messages::Message;
use kolo_model::{Clause, PerSide, Place, Side, Spot};

use super::data::{Beginning, Claim, Record};
use super::position::{Counting, Position, RawPosition};
use super::problem::RecordProblems;
use super::replay::{Ended, Turns};
use crate::duel::{Duel, DuelRefusal, End, Opening, Placed, Stage, Step};
use crate::{Board, Cell, Mark, Row};

/// What the rules say of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Every step that is not legal, and an end that does not fit; in the order of the record.
    pub faults: Vec<Fault>,
    /// Steps after a fault that leaves open what they mean: nothing is said of them.
    pub not_followed: usize,
    /// What stands on the board after the legal steps.
    pub board: Board,
    /// The marks of the legal steps in their order: the numbers of a diagram.
    pub placed: Vec<Placed>,
    /// How many of them were set in the opening.
    pub opening_marks: usize,
    /// Which side plays with which mark, once that is chosen.
    pub marks: Option<PerSide<Mark>>,
    /// Whose turn it is, or was when the duel was ended off the board; no one's after five in a row or on a full board.
    /// Before the choice it is the turn of the mark that stands there less often (P-3.3.3.3, P-3.3.4.3).
    pub to_move: Option<Mark>,
    /// Which side has to act; neither when the duel is over.
    pub to_act: Option<Side>,
    /// How the duel ended: by the board, else as it was written down.
    pub end: Option<End>,
}

impl Report {
    /// Whether every step and the end are legal.
    pub fn is_lawful(&self) -> bool {
        self.faults.is_empty()
    }

    /// The row that won, if one did.
    pub fn row(&self) -> Option<Row> {
        match &self.end {
            Some(End::Row { mark, cells, .. }) => Some(Row { mark: *mark, cells: cells.clone() }),
            Some(_) | None => None,
        }
    }

    /// The position after the last step; `asked` goes before the turn of the record.
    ///
    /// # Errors
    /// When the duel was won, or `asked` cannot be on turn.
    pub fn position(&self, asked: Option<Mark>, counting: Counting) -> Result<Position, RecordProblems> {
        let marks = self.placed.iter().map(|placed| Spot::new(*placed, Place::default())).collect();
        RawPosition { marks, to_move: self.to_move }.check(asked, counting)
    }
}

/// One thing that is not legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The number of the step, from 1; nothing when the end is meant.
    pub step: Option<usize>,
    /// What is not legal about it.
    pub kind: FaultKind,
}

/// What is not legal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultKind {
    /// The duel refuses the step.
    Refused(DuelRefusal),
    /// Five in a row stood there before the step.
    AfterFive {
        /// The row.
        row: Row,
    },
    /// The board was full before the step.
    AfterFull,
    /// A step of an opening in a game without one.
    NoOpening,
    /// The record says five in a row, and there is none.
    NoFive,
    /// The record says that the board is full, and it is not.
    NotFull {
        /// Squares without a mark.
        empty: usize,
    },
    /// The record says something else, and there is five in a row.
    FiveMissed {
        /// The row.
        row: Row,
    },
    /// The record says something else, and the board is full.
    FullMissed,
}

impl Fault {
    /// The clause that it breaks.
    pub fn clause(&self) -> Clause {
        match &self.kind {
            FaultKind::Refused(refusal) => refusal.clause(),
            FaultKind::NoOpening => Clause::new("P-3.3.1.3"),
            FaultKind::AfterFive { .. } | FaultKind::NoFive | FaultKind::FiveMissed { .. } => {
                Clause::new("P-3.3.1.4")
            }
            FaultKind::AfterFull | FaultKind::NotFull { .. } | FaultKind::FullMissed => {
                Clause::new("P-3.3.1.5")
            }
        }
    }

    /// The sentence for people; the number of the step is not in it.
    pub fn message(&self) -> Message {
        let row_of = |message: Message, row: &Row| {
            let name = |cell: Option<&Cell>| cell.map(ToString::to_string).unwrap_or_default();
            message
                .with("mark", row.mark)
                .with("from", name(row.cells.first()))
                .with("to", name(row.cells.last()))
        };
        match &self.kind {
            FaultKind::Refused(refusal) => refusal.message(),
            FaultKind::AfterFive { row } => row_of(Message::new("record-after-five"), row),
            FaultKind::AfterFull => Message::new("record-after-full"),
            FaultKind::NoOpening => Message::new("record-no-opening"),
            FaultKind::NoFive => Message::new("record-no-five"),
            FaultKind::NotFull { empty } => Message::new("record-not-full").with("empty", *empty),
            FaultKind::FiveMissed { row } => row_of(Message::new("record-five-missed"), row),
            FaultKind::FullMissed => Message::new("record-full-missed"),
        }
    }
}

/// Replays a record against the rules.
///
/// A step that can be left out is left out and the next ones are looked at: a square that is taken (the turn is lost),
/// a choice made twice. After a fault in the opening, or a step after the end, nothing more is said.
pub fn check_record(record: &Record) -> Report {
    match record.beginning {
        Beginning::Swap(opening) => swap(record, opening),
        Beginning::Plain { first } => plain(record, first),
    }
}

fn swap(record: &Record, opening: Opening) -> Report {
    let mut duel = Duel::new(opening);
    let mut faults = Vec::new();
    let mut taken = 0;
    while let (Some(next), Some(side)) = (record.steps.get(taken), duel.to_act()) {
        let number = taken + 1;
        if let Err(refusal) = duel.take(side, next.step) {
            faults.push(Fault { step: Some(number), kind: FaultKind::Refused(refusal) });
            match refusal {
                DuelRefusal::Taken { .. } if matches!(duel.stage(), Stage::Playing { .. }) => {
                    return loosely(record, &duel, taken, faults);
                }
                DuelRefusal::OpenedAlready { .. }
                | DuelRefusal::ChosenAlready { .. }
                | DuelRefusal::MayNotAdd { .. } => {}
                DuelRefusal::Taken { .. }
                | DuelRefusal::NotYourTurn { .. }
                | DuelRefusal::OpenFirst { .. }
                | DuelRefusal::ChooseFirst { .. }
                | DuelRefusal::ThreeAlike { .. }
                | DuelRefusal::TwoAlike
                | DuelRefusal::Over => {
                    return report(&duel, faults, record.steps.len() - number);
                }
            }
        }
        taken += 1;
    }
    if taken < record.steps.len() {
        let kind = match duel.end() {
            Some(End::Row { mark, cells, .. }) => {
                FaultKind::AfterFive { row: Row { mark: *mark, cells: cells.clone() } }
            }
            Some(_) | None => FaultKind::AfterFull,
        };
        faults.push(Fault { step: Some(taken + 1), kind });
        return report(&duel, faults, record.steps.len() - taken - 1);
    }
    let ended = match duel.end() {
        Some(End::Row { mark, cells, .. }) => Some(Ended::Row(Row { mark: *mark, cells: cells.clone() })),
        Some(_) => Some(Ended::Full),
        None => None,
    };
    faults.extend(claim_fault(record.claim.as_ref(), ended.as_ref(), duel.board()));
    let mut report = report(&duel, faults, 0);
    if report.end.is_none() {
        report.end = record.claim.as_ref().and_then(Claim::off_the_board);
        report.to_act = report.to_act.filter(|_| report.end.is_none());
    }
    report
}

fn report(duel: &Duel, faults: Vec<Fault>, not_followed: usize) -> Report {
    let to_move = match duel.stage() {
        Stage::Opening => Some(Mark::Cross),
        Stage::Choosing { .. } => duel.board().fewer(),
        Stage::Playing { to_move } => duel.marks().map(|marks| marks[*to_move]),
        Stage::Over(_) => None,
    };
    Report {
        faults,
        not_followed,
        board: duel.board().clone(),
        placed: duel.placed().to_vec(),
        opening_marks: opening_marks(duel.steps()),
        marks: duel.marks(),
        to_move,
        to_act: duel.to_act(),
        end: duel.end().cloned(),
    }
}

fn opening_marks(steps: &[Step]) -> usize {
    let of = |step: &Step| match step {
        Step::Open { marks } => marks.len(),
        Step::Add { marks } => marks.len(),
        Step::Choose { .. } | Step::Play { .. } => 0,
    };
    steps.iter().map(of).sum()
}

/// Goes on after a square that was taken: the turn is lost, the rest is looked at.
fn loosely(record: &Record, duel: &Duel, from: usize, faults: Vec<Fault>) -> Report {
    let base = report(duel, faults, 0);
    let to_move = base.to_move.map_or(Mark::Cross, Mark::other);
    let turns = Turns { board: base.board.clone(), placed: base.placed.clone(), to_move, over: None };
    let refused = |step: &Step| match (step, duel.opening()) {
        (Step::Play { .. }, _) => None,
        (Step::Open { .. }, opening) => Some(DuelRefusal::OpenedAlready { opening }),
        (Step::Add { .. } | Step::Choose { .. }, opening) => Some(DuelRefusal::ChosenAlready { opening }),
    };
    follow(record, from + 1, turns, base, |step| refused(step).map(FaultKind::Refused))
}

fn plain(record: &Record, first: Mark) -> Report {
    let base = Report {
        faults: Vec::new(),
        not_followed: 0,
        board: Board::default(),
        placed: Vec::new(),
        opening_marks: 0,
        marks: Some(PerSide::new(first, first.other())),
        to_move: Some(first),
        to_act: Some(Side::First),
        end: None,
    };
    let no_opening = |step: &Step| match step {
        Step::Play { .. } => None,
        Step::Open { .. } | Step::Add { .. } | Step::Choose { .. } => Some(FaultKind::NoOpening),
    };
    follow(record, 0, Turns::new(first), base, no_opening)
}

/// Marks in turn from step `from` on. `refused` says what is wrong with a step that marks no square.
fn follow(
    record: &Record,
    from: usize,
    mut turns: Turns,
    mut report: Report,
    refused: impl Fn(&Step) -> Option<FaultKind>,
) -> Report {
    for (index, taken) in record.steps.iter().enumerate().skip(from) {
        let step = Some(index + 1);
        let after = match &turns.over {
            Some(Ended::Row(row)) => Some(FaultKind::AfterFive { row: row.clone() }),
            Some(Ended::Full) => Some(FaultKind::AfterFull),
            None => None,
        };
        if let Some(kind) = after {
            report.faults.push(Fault { step, kind });
            report.not_followed = record.steps.len() - index - 1;
            break;
        }
        if let Step::Play { cell } = taken.step {
            if let Err(place) = turns.play(cell) {
                let kind = FaultKind::Refused(DuelRefusal::Taken { cell: place.cell, by: place.by });
                report.faults.push(Fault { step, kind });
            }
        } else if let Some(kind) = refused(&taken.step) {
            report.faults.push(Fault { step, kind });
        }
    }
    if report.not_followed == 0 && report.faults.last().is_none_or(|fault| !is_after(&fault.kind)) {
        report.faults.extend(claim_fault(record.claim.as_ref(), turns.over.as_ref(), &turns.board));
    }
    report.to_move = turns.over.is_none().then_some(turns.to_move);
    report.end = match turns.over {
        Some(Ended::Row(row)) => {
            let winner = report.marks.map_or(Side::First, |marks| side_of(marks, row.mark));
            Some(End::Row { winner, mark: row.mark, cells: row.cells })
        }
        Some(Ended::Full) => Some(End::BoardFull),
        None => record.claim.as_ref().and_then(Claim::off_the_board),
    };
    let to_act = report.to_move.filter(|_| report.end.is_none());
    report.to_act = to_act.and_then(|mark| report.marks.map(|marks| side_of(marks, mark)));
    report.board = turns.board;
    report.placed = turns.placed;
    report
}

fn is_after(kind: &FaultKind) -> bool {
    matches!(kind, FaultKind::AfterFive { .. } | FaultKind::AfterFull)
}

fn side_of(marks: PerSide<Mark>, mark: Mark) -> Side {
    if marks.first == mark { Side::First } else { Side::Second }
}

/// What is wrong with the end that was written down.
fn claim_fault(claim: Option<&Claim>, ended: Option<&Ended>, board: &Board) -> Option<Fault> {
    let kind = match (claim?, ended) {
        (Claim::Five, Some(Ended::Row(_)))
        | (Claim::Full, Some(Ended::Full))
        | (
            Claim::Resigned { .. }
            | Claim::Agreed
            | Claim::Flag { .. }
            | Claim::BothFlags
            | Claim::TimeLimit
            | Claim::ForcedWin { .. }
            | Claim::Ruled { .. },
            None,
        ) => return None,
        (_, Some(Ended::Row(row))) => FaultKind::FiveMissed { row: row.clone() },
        (_, Some(Ended::Full)) => FaultKind::FullMissed,
        (Claim::Five, None) => FaultKind::NoFive,
        (Claim::Full, None) => FaultKind::NotFull { empty: board.empty().count() },
    };
    Some(Fault { step: None, kind })
}
