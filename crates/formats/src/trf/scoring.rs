//! Points for results: `XXS`, the `BB` lines, and `162` of TRF26.

use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{AdjournedGames, HalfPoints, Scoring, TrfDialect};

use super::code::Code;
use super::numbers::points;
use crate::collector::Collector;
use crate::columns::Line;

/// Points as lines give them, one line after the other. Wins of White and Black are apart in the files.
#[derive(Debug, Clone)]
pub(super) struct GivenPoints {
    black: [HalfPoints; 3],
    scoring: Scoring,
    /// `P` of a line `162`; a pairing bye is worth a win unless it is given.
    pairing_bye: Option<HalfPoints>,
}

impl Default for GivenPoints {
    fn default() -> Self {
        let scoring = Scoring::ONE_HALF_ZERO;
        GivenPoints { black: [scoring.win, scoring.draw, scoring.loss], scoring, pairing_bye: None }
    }
}

impl GivenPoints {
    /// Takes a line `XXS CODE=VALUE …`; the later value counts.
    pub(super) fn add_xxs(&mut self, line: &Line<'_>, notes: &mut Collector) {
        for (column, word) in line.words(4) {
            let Some((code, value)) = word.split_once('=') else {
                notes.problem(line.place(column), Message::new("trf-xxs-word").with("found", word));
                continue;
            };
            let Some(value) = points(line, column + code.chars().count() + 1, value, notes) else {
                continue;
            };
            if !self.set_xxs(code, value) {
                notes.problem(line.place(column), Message::new("trf-xxs-word").with("found", word));
            }
        }
    }

    fn set_xxs(&mut self, code: &str, value: HalfPoints) -> bool {
        let scoring = &mut self.scoring;
        match code {
            "WW" => scoring.win = value,
            "BW" => self.black[0] = value,
            "WD" => scoring.draw = value,
            "BD" => self.black[1] = value,
            "WL" => scoring.loss = value,
            "BL" => self.black[2] = value,
            "FW" => scoring.forfeit_win = value,
            "FL" => scoring.forfeit_loss = value,
            "PAB" => self.pairing_bye = Some(value),
            "FPB" => scoring.full_bye = value,
            "HPB" => scoring.half_bye = value,
            "ZPB" => scoring.absence = value,
            "W" => self.set_wins(value),
            "D" => self.set_draws(value),
            "L" => self.set_losses(value),
            _ => return false,
        }
        true
    }

    /// Takes a line `BBW`, `BBD` and so on.
    pub(super) fn add_bb(&mut self, code: Code, line: &Line<'_>, notes: &mut Collector) {
        let Some(value) = points(line, 5, line.rest(4), notes) else {
            return;
        };
        match code {
            Code::BbDraw => self.set_draws(value),
            Code::BbLoss => self.set_losses(value),
            Code::BbZeroBye => self.scoring.absence = value,
            Code::BbForfeitLoss => self.scoring.forfeit_loss = value,
            Code::BbPairingBye => self.pairing_bye = Some(value),
            _ => self.set_wins(value),
        }
    }

    /// Takes a line `162`: letters, each followed by points.
    pub(super) fn add_162(&mut self, line: &Line<'_>, notes: &mut Collector) {
        let words = line.words(4);
        let mut words = words.iter();
        let mut pairing_bye_is_win = true;
        let mut adjourned = None;
        while let Some((column, word)) = words.next() {
            let letter: String = word.chars().take(1).collect();
            let attached = &word[letter.len()..];
            let (value_column, value) = match attached {
                "" => words.next().copied().unwrap_or((column + 1, "")),
                attached => (column + 1, attached),
            };
            let Some(value) = points(line, value_column, value, notes) else {
                continue;
            };
            match letter.as_str() {
                "W" => self.set_wins(value),
                "D" => self.set_draws(value),
                "L" => self.set_losses(value),
                "A" => (self.scoring.absence, self.scoring.forfeit_loss) = (value, value),
                "P" => {
                    self.pairing_bye = Some(value);
                    pairing_bye_is_win = false;
                }
                "X" => adjourned = Some((*column, *word, value)),
                _ => notes.problem(line.place(*column), Message::new("trf-162-word").with("found", *word)),
            }
        }
        if pairing_bye_is_win && self.pairing_bye.is_none() {
            self.pairing_bye = Some(self.scoring.win);
        }
        // An adjourned game counts as a draw (R-F9), or for nothing until it is over (R-F.dispo).
        match adjourned {
            None => {}
            Some((.., value)) if value == self.scoring.draw => {
                self.scoring.adjourned = AdjournedGames::AsDraws;
            }
            Some((.., HalfPoints::ZERO)) => self.scoring.adjourned = AdjournedGames::WithoutPoints,
            Some((column, word, _)) => {
                notes.problem(line.place(column), Message::new("trf-162-word").with("found", word));
            }
        }
    }

    fn set_wins(&mut self, value: HalfPoints) {
        self.black[0] = value;
        (self.scoring.win, self.scoring.forfeit_win, self.scoring.full_bye) = (value, value, value);
    }

    fn set_draws(&mut self, value: HalfPoints) {
        self.black[1] = value;
        (self.scoring.draw, self.scoring.half_bye) = (value, value);
    }

    fn set_losses(&mut self, value: HalfPoints) {
        self.black[2] = value;
        self.scoring.loss = value;
    }

    /// The scoring, unless White and Black get different points: then standings would be wrong.
    pub(super) fn scoring(&self) -> Result<Scoring, Message> {
        let white = [self.scoring.win, self.scoring.draw, self.scoring.loss];
        if white != self.black {
            return Err(Message::new("trf-points-by-colour"));
        }
        let pairing_bye = self.pairing_bye.unwrap_or(self.scoring.pairing_bye);
        Ok(Scoring { pairing_bye, ..self.scoring })
    }
}

/// Whether a line `162` says all of `scoring`.
fn fits_162(scoring: &Scoring) -> bool {
    let Scoring { win, draw, forfeit_win, forfeit_loss, full_bye, half_bye, absence, .. } = *scoring;
    forfeit_win == win && full_bye == win && half_bye == draw && forfeit_loss == absence
}

/// Whether adjourned games count as they usually do. Where a draw brings nothing, either way is the same.
fn counts_adjourned_as_usual(scoring: &Scoring) -> bool {
    scoring.adjourned.is_usual() || scoring.draw == HalfPoints::ZERO
}

/// Whether the line that is written says what adjourned games are worth.
pub(super) fn can_hold_adjourned(scoring: &Scoring, dialect: TrfDialect) -> bool {
    counts_adjourned_as_usual(scoring) || (dialect == TrfDialect::Trf26 && fits_162(scoring))
}

/// The line for `scoring`, or `None` for the usual points.
pub(super) fn write(scoring: &Scoring, dialect: TrfDialect) -> Option<String> {
    let Scoring {
        win,
        draw,
        loss,
        forfeit_win,
        forfeit_loss,
        pairing_bye,
        full_bye,
        half_bye,
        absence,
        adjourned,
    } = *scoring;
    let with_adjourned = !counts_adjourned_as_usual(scoring) && can_hold_adjourned(scoring, dialect);
    if !with_adjourned && *scoring == (Scoring { adjourned, ..Scoring::ONE_HALF_ZERO }) {
        return None;
    }
    if dialect == TrfDialect::Trf26 && fits_162(scoring) {
        let mut line = Code::Scoring26.text().to_owned();
        for (letter, value) in [('W', win), ('D', draw), ('L', loss), ('A', absence), ('P', pairing_bye)] {
            let _ = write!(line, "  {letter}{:>4}  ", value.with_decimal());
        }
        if with_adjourned {
            let _ = write!(line, "  X{:>4}  ", HalfPoints::ZERO.with_decimal());
        }
        return Some(line);
    }
    let usual = Scoring::ONE_HALF_ZERO;
    let values = [
        ("WW", win, usual.win),
        ("BW", win, usual.win),
        ("WD", draw, usual.draw),
        ("BD", draw, usual.draw),
        ("WL", loss, usual.loss),
        ("BL", loss, usual.loss),
        ("FW", forfeit_win, usual.forfeit_win),
        ("FL", forfeit_loss, usual.forfeit_loss),
        ("PAB", pairing_bye, usual.pairing_bye),
        ("FPB", full_bye, usual.full_bye),
        ("HPB", half_bye, usual.half_bye),
        ("ZPB", absence, usual.absence),
    ];
    let mut line = Code::Scoring.text().to_owned();
    for (code, value, usual) in values {
        if value != usual {
            let _ = write!(line, " {code}={}", value.with_decimal());
        }
    }
    Some(line)
}
