//! The words for the end of a duel, read and written.

use kolo_model::{Name, Side};

use super::parts::End;
use crate::duel::Outcome;
use crate::record::data::Claim;
use crate::record::lines::{Notes, Piece};
use crate::record::problem::{ProblemKind, quoted};

/// The end that these words name, if they do.
pub(super) fn end(words: &[Piece<'_>], notes: &mut Notes) -> Option<End> {
    let first = *words.first()?;
    let lower: Vec<String> = words.iter().take(4).map(|word| word.text.to_ascii_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let claim = match lower.as_slice() {
        ["resigns"] => return Some(End::Resigns(first.place())),
        ["five"] => Claim::Five,
        ["full"] => Claim::Full,
        ["agreed"] => Claim::Agreed,
        ["both", "flags"] => Claim::BothFlags,
        ["time", "limit"] => Claim::TimeLimit,
        ["first", "resigns"] => Claim::Resigned { by: Side::First },
        ["second", "resigns"] => Claim::Resigned { by: Side::Second },
        ["first", "flag"] => Claim::Flag { loser: Side::First },
        ["second", "flag"] => Claim::Flag { loser: Side::Second },
        ["first", "forced", "win"] => Claim::ForcedWin { winner: Side::First },
        ["second", "forced", "win"] => Claim::ForcedWin { winner: Side::Second },
        _ => {
            let text: Vec<&str> = words.iter().take(8).map(|word| word.text).collect();
            notes.add(first.place(), ProblemKind::Part { text: quoted(&text.join(" ")) });
            return None;
        }
    };
    Some(End::Whole(claim))
}

/// `ruled first: reason`, `ruled second: reason` or `ruled draw: reason`.
pub(super) fn ruling(line: Piece<'_>, notes: &mut Notes) -> Option<Claim> {
    let (text, reason) = match line.text.find(':') {
        Some(colon) => (&line.text[..colon], line.from(colon + 1).trimmed()),
        None => (line.text, line.from(line.text.len())),
    };
    let words: Vec<String> = text.split_whitespace().take(3).map(str::to_ascii_lowercase).collect();
    let outcome = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["ruled", "first"] => Outcome::Won(Side::First),
        ["ruled", "second"] => Outcome::Won(Side::Second),
        ["ruled", "draw"] => Outcome::Drawn,
        _ => {
            notes.add(line.place(), ProblemKind::Part { text: quoted(text) });
            return None;
        }
    };
    match Name::new(reason.text) {
        Ok(reason) => Some(Claim::Ruled { outcome, reason }),
        Err(problem) => {
            notes.add(reason.place(), ProblemKind::Name(problem));
            None
        }
    }
}

/// The words for an end.
pub(super) fn words(claim: &Claim) -> String {
    let side = |side: Side| match side {
        Side::First => "first",
        Side::Second => "second",
    };
    match claim {
        Claim::Five => "five".to_owned(),
        Claim::Full => "full".to_owned(),
        Claim::Agreed => "agreed".to_owned(),
        Claim::BothFlags => "both flags".to_owned(),
        Claim::TimeLimit => "time limit".to_owned(),
        Claim::Resigned { by } => format!("{} resigns", side(*by)),
        Claim::Flag { loser } => format!("{} flag", side(*loser)),
        Claim::ForcedWin { winner } => format!("{} forced win", side(*winner)),
        Claim::Ruled { outcome, reason } => {
            let outcome = match outcome {
                Outcome::Won(winner) => side(*winner),
                Outcome::Drawn => "draw",
            };
            format!("ruled {outcome}: {reason}")
        }
    }
}
