//! The tie-breaks of the FIDE Handbook C.07, by code.
//!
//! The edition is the one applied from 1 March 2026. Codes are those of the list of mandatory tie-breaks that
//! belongs to TRF26: an acronym of C.07 and its modifiers, `BH/C1`. What each of them computes stands in
//! `criteria/fide_c07`.

mod code;
mod modifiers;

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

pub(crate) use modifiers::{Cut, Direction, Forfeits, LastRound, Modifiers};

use crate::criteria::fide_c07::{TIE_BREAKS, buchholz, direct, sonneborn_berger};
use crate::criterion::Rule;

/// A tie-break with its modifiers. No two have the same code.
#[derive(Clone, Copy)]
pub struct TieBreak {
    code: &'static str,
    modifiers: Modifiers,
    rule: &'static Rule,
}

impl TieBreak {
    /// Direct encounter.
    pub const DE: TieBreak = TieBreak::plain(&direct::DE);
    /// Buchholz.
    pub const BH: TieBreak = TieBreak::plain(&buchholz::BH);
    /// Buchholz without the lowest value.
    pub const BH_C1: TieBreak =
        TieBreak { code: "BH/C1", modifiers: Modifiers::NONE.cut(1), rule: &buchholz::BH };
    /// Sonneborn-Berger.
    pub const SB: TieBreak = TieBreak::plain(&sonneborn_berger::SB);

    /// Without modifiers.
    const fn plain(rule: &'static Rule) -> TieBreak {
        TieBreak { code: rule.code, modifiers: Modifiers::NONE, rule }
    }

    /// Every tie-break with every modifier it can have, by article.
    pub fn all() -> impl Iterator<Item = TieBreak> {
        TIE_BREAKS.iter().flat_map(|rule| {
            let modified = rule.modified.iter();
            let modified = modified.map(|(code, modifiers)| TieBreak { code, modifiers: *modifiers, rule });
            std::iter::once(TieBreak::plain(rule)).chain(modified)
        })
    }

    /// The usual ones, for people to choose from: all but forfeits that count as games and moved limits.
    pub fn offered() -> impl Iterator<Item = TieBreak> {
        TieBreak::all().filter(|tie_break| !tie_break.modifiers.are_rare())
    }

    /// The name on the command line and in files: `BH/C1`.
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// The acronym without modifiers: `BH`.
    pub fn acronym(self) -> &'static str {
        self.code.split('/').next().unwrap_or(self.code)
    }

    pub(crate) const fn modifiers(self) -> Modifiers {
        self.modifiers
    }

    pub(crate) const fn rule(self) -> &'static Rule {
        self.rule
    }
}

impl fmt::Debug for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TieBreak").field(&self.code).finish()
    }
}

impl PartialEq for TieBreak {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for TieBreak {}

impl Hash for TieBreak {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code.hash(state);
    }
}

impl PartialOrd for TieBreak {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for TieBreak {
    fn cmp(&self, other: &Self) -> Ordering {
        self.code.cmp(other.code)
    }
}
