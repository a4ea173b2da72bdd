//! The parts between the bars.

use super::ends;
use crate::duel::{Placed, Step};
use crate::record::data::{Claim, Record, Spent, TakenStep};
use crate::record::lines::{Notes, Piece};
use crate::record::problem::{ProblemKind, quoted};
use crate::{Cell, Mark, UnreadableCell};

/// The duel without its names and its head, line by line.
#[derive(Debug, Default)]
pub(super) struct Body<'a> {
    words: Vec<Piece<'a>>,
    steps: Vec<TakenStep>,
    claim: Option<End>,
}

/// An end as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// It says everything.
    Whole(Claim),
    /// `resigns`, with the place to complain about.
    Resigns(kolo_model::Place),
}

impl<'a> Body<'a> {
    /// Takes a line. A part goes on in the next line unless a bar ends it; a ruling ends with its line.
    pub(super) fn line(&mut self, line: Piece<'a>, notes: &mut Notes) {
        let mut rest = line;
        loop {
            let here = rest.trimmed();
            if self.words.is_empty()
                && here.text.get(..6).is_some_and(|word| word.eq_ignore_ascii_case("ruled "))
            {
                self.refuse_after_end(here, notes);
                if let Some(claim) = ends::ruling(here, notes) {
                    self.claim = Some(End::Whole(claim));
                }
                return;
            }
            let Some(bar) = rest.text.find('|') else {
                self.words.extend(rest.words());
                return;
            };
            self.words.extend(Piece { text: &rest.text[..bar], ..rest }.words());
            self.part(notes);
            rest = rest.from(bar + 1);
        }
    }

    pub(super) fn finish(mut self, record: &mut Record, notes: &mut Notes) {
        self.part(notes);
        record.steps = self.steps;
        record.claim = match self.claim {
            None => None,
            Some(End::Whole(claim)) => Some(claim),
            Some(End::Resigns(place)) => {
                let report = crate::record::check_record(record);
                let by = report.to_act.filter(|_| report.is_lawful());
                if by.is_none() {
                    notes.add(place, ProblemKind::WhoResigned);
                }
                by.map(|by| Claim::Resigned { by })
            }
        };
    }

    fn refuse_after_end(&self, piece: Piece<'_>, notes: &mut Notes) {
        if self.claim.is_some() {
            notes.add(piece.place(), ProblemKind::AfterEnd);
        }
    }

    /// Ends a part.
    fn part(&mut self, notes: &mut Notes) {
        let words = std::mem::take(&mut self.words);
        let Some(first) = words.first().copied() else { return };
        self.refuse_after_end(first, notes);
        let mut letters = first.text.chars().map(|letter| letter.to_ascii_lowercase());
        let (one, two) = (letters.next(), letters.next());
        let is_mark = matches!(one, Some('x' | 'o'));
        match two {
            _ if one == Some('+') => {
                let plus = first.from(1);
                let rest = words.into_iter().skip(1);
                let words: Vec<Piece<'_>> =
                    std::iter::once(plus).filter(|word| !word.text.is_empty()).chain(rest).collect();
                if let Some((marks, spent)) = marks(first, &words, notes) {
                    self.steps.push(TakenStep { step: Step::Add { marks }, spent });
                }
            }
            None | Some('/') if is_mark && words.len() == 1 => {
                let (text, spent) = timed(first, notes);
                match text.text.parse::<Mark>() {
                    Ok(mark) => self.steps.push(TakenStep { step: Step::Choose { mark }, spent }),
                    Err(unreadable) => notes.add(first.place(), ProblemKind::Mark(unreadable)),
                }
            }
            Some('a'..='z') if is_mark && first.text.contains(|letter: char| letter.is_ascii_digit()) => {
                if let Some((marks, spent)) = marks(first, &words, notes) {
                    self.steps.push(TakenStep { step: Step::Open { marks }, spent });
                }
            }
            Some('0'..='9') => self.squares(&words, notes),
            _ => {
                if let Some(end) = ends::end(&words, notes) {
                    self.claim.get_or_insert(end);
                }
            }
        }
    }

    fn squares(&mut self, words: &[Piece<'_>], notes: &mut Notes) {
        for word in words {
            let (text, spent) = timed(*word, notes);
            match text.text.parse::<Cell>() {
                Ok(cell) => self.steps.push(TakenStep { step: Step::Play { cell }, spent }),
                Err(UnreadableCell(text)) => {
                    notes.add(word.place(), ProblemKind::Cell(UnreadableCell(quoted(&text))));
                }
            }
        }
    }
}

/// As many marks as the step has, and the time after the last one.
fn marks<const N: usize>(
    first: Piece<'_>,
    words: &[Piece<'_>],
    notes: &mut Notes,
) -> Option<([Placed; N], Option<Spent>)> {
    let mut spent = None;
    let mut found = Vec::new();
    let mut sound = true;
    for (index, word) in words.iter().enumerate() {
        let (text, time) = timed(*word, notes);
        if time.is_some() && index + 1 < words.len() {
            notes.add(word.place(), ProblemKind::Time { text: quoted(word.text) });
        }
        spent = time;
        if let Some(placed) = marked_cell(text.text) {
            found.push(placed);
        } else {
            sound = false;
            notes.add(word.place(), ProblemKind::MarkedCell { text: quoted(text.text) });
        }
    }
    if !sound {
        return None;
    }
    let Ok(marks) = <[Placed; N]>::try_from(found) else {
        notes.add(first.place(), ProblemKind::NumberOfMarks { found: words.len(), due: N });
        return None;
    };
    Some((marks, spent))
}

/// `xh8`: a mark in its square.
pub(in crate::record) fn marked_cell(text: &str) -> Option<Placed> {
    let mark = match text.chars().next()?.to_ascii_lowercase() {
        'x' => Mark::Cross,
        'o' => Mark::Circle,
        _ => return None,
    };
    Some(Placed { cell: text[1..].parse().ok()?, mark })
}

/// A word and the milliseconds after its stroke.
fn timed<'a>(word: Piece<'a>, notes: &mut Notes) -> (Piece<'a>, Option<Spent>) {
    let Some(stroke) = word.text.find('/') else { return (word, None) };
    let digits = word.from(stroke + 1);
    let plain = digits.text.bytes().all(|byte| byte.is_ascii_digit());
    let spent = digits.text.parse().ok().filter(|_| plain).and_then(Spent::new);
    if spent.is_none() {
        notes.add(word.place(), ProblemKind::Time { text: quoted(digits.text) });
    }
    (Piece { text: &word.text[..stroke], ..word }, spent)
}
