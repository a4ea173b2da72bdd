//! What a sheet of pairs breaks, table by table: for the arbiter who changes a draft by hand.

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_model::{Adjourned, Clause, HalfPoints, PerSide, StartNumber, System, Tournament};
use kolo_pairing::Violation;
use kolo_tournament::{EntrantId, PairingSheet, Refusal, RuleBreak, State};
use serde::Serialize;
use utoipa::ToSchema;

/// A sheet with everything that can be said against it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Checked {
    /// Whether it can be a round at all: each player stands on it once.
    pub possible: bool,
    /// Whether a rule is broken, so that a reason is needed (K-REASON).
    pub breaks: bool,
    /// What is said about each table, in their order.
    pub tables: Vec<Vec<Remark>>,
    /// What is said about those without an opponent, by their number in the log.
    #[schema(value_type = BTreeMap<String, Vec<Remark>>)]
    pub free: BTreeMap<u32, Vec<Remark>>,
    /// What is said about the sheet as a whole.
    pub whole: Vec<Remark>,
}

/// Something said about a pair, with its clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Remark {
    /// How much it weighs.
    pub weight: Weight,
    /// What it is, in words.
    pub text: String,
    /// The clause.
    pub clause: &'static str,
}

/// How much a remark weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// So it cannot be.
    Impossible,
    /// A rule is broken; with a reason the arbiter may do so.
    Broken,
    /// Worth knowing: nothing is broken.
    Note,
}

impl Checked {
    /// What a sheet breaks as the next round of a tournament.
    ///
    /// # Errors
    /// When it names a player who is not there, so that nothing can be said about it.
    pub fn of(state: &State, sheet: &PairingSheet, lang: Lang) -> Result<Checked, Refusal> {
        Checked::with(state, sheet, state.rule_breaks(sheet), lang)
    }

    /// What a sheet breaks in the place of the latest published round.
    ///
    /// # Errors
    /// When nothing is published, or it names a player who is not in the round.
    pub fn instead_of_latest(state: &State, sheet: &PairingSheet, lang: Lang) -> Result<Checked, Refusal> {
        let before = state.before_latest().ok_or(Refusal::NothingPublished)?;
        Checked::with(&before, sheet, state.rule_breaks_instead_of_latest(sheet), lang)
    }

    fn with(
        state: &State,
        sheet: &PairingSheet,
        breaks: Result<Vec<RuleBreak>, Refusal>,
        lang: Lang,
    ) -> Result<Checked, Refusal> {
        let (breaks, weight) = match breaks {
            Ok(breaks) => (breaks, Weight::Broken),
            Err(Refusal::SheetWrong(breaks)) => (breaks, Weight::Impossible),
            Err(refusal) => return Err(refusal),
        };
        let mut checked = Checked {
            possible: weight != Weight::Impossible,
            breaks: !breaks.is_empty(),
            tables: vec![Vec::new(); sheet.pairs.len()],
            free: BTreeMap::new(),
            whole: Vec::new(),
        };
        for broken in &breaks {
            let text = broken.violation.message().text(lang);
            checked.place(state, sheet, broken, Remark { weight, text, clause: broken.clause.id() });
        }
        if let (true, Ok(facts)) = (checked.possible, state.facts()) {
            checked.note_floats(state, &facts, sheet, lang);
        }
        Ok(checked)
    }

    /// Puts a remark beside the pair it is about.
    fn place(&mut self, state: &State, sheet: &PairingSheet, broken: &RuleBreak, remark: Remark) {
        let Some(no) = about(&broken.violation) else { return self.whole.push(remark) };
        let Some(id) = state.order().get(no.index()).copied() else { return self.whole.push(remark) };
        let at = sheet.pairs.iter().position(|pair| pair.first == id || pair.second == id);
        if let Some(table) = at.and_then(|at| self.tables.get_mut(at)) {
            table.push(remark);
        } else if sheet.byes.contains(&id) {
            self.free.entry(id.0).or_default().push(remark);
        } else {
            self.whole.push(remark);
        }
    }

    /// Pairs whose scores differ: no rule is broken, but a player floats.
    fn note_floats(&mut self, state: &State, facts: &Tournament, sheet: &PairingSheet, lang: Lang) {
        let Some(clause) = state.settings().system.and_then(scores_meet) else { return };
        let scores = Scores::of(state, facts);
        for (table, pair) in self.tables.iter_mut().zip(&sheet.pairs) {
            let (Some(first), Some(second)) = (scores.of_one(pair.first), scores.of_one(pair.second)) else {
                continue;
            };
            if first != second {
                let text = Message::new("day-draft-float")
                    .with("first", first.to_string())
                    .with("second", second.to_string());
                table.push(Remark { weight: Weight::Note, text: text.text(lang), clause: clause.id() });
            }
        }
    }
}

/// Whom a broken rule is about; empty if it is about the whole sheet.
fn about(violation: &Violation) -> Option<StartNumber> {
    match violation {
        Violation::WrongRound { .. } | Violation::SeveralByes { .. } => None,
        Violation::NamedTwice { no }
        | Violation::NotEntered { no }
        | Violation::NotPresent { no, .. }
        | Violation::Forgotten { no }
        | Violation::AgainstHimself { no }
        | Violation::SecondBye { no }
        | Violation::ThirdTimeInARow { no, .. }
        | Violation::SideTooOften { no, .. } => Some(*no),
        Violation::MetBefore { pair: PerSide { first, .. }, .. }
        | Violation::Forbidden { pair: PerSide { first, .. } } => Some(*first),
    }
}

/// Where those with equal scores are to meet; in a round robin all meet each other.
fn scores_meet(system: System) -> Option<Clause> {
    match system {
        System::Fide1992 => Some(Clause::new("R-B3")),
        System::Dutch => Some(Clause::new("D-C.04.1-5")),
        System::Pisqworky2023 => Some(Clause::new("P-6.3")),
        System::Swiss => Some(Clause::new("G-3.1.2")),
        System::McMahon => Some(Clause::new("G-3.1.3")),
        System::RoundRobin => None,
    }
}

/// Scores of all players before the next round, in McMahon with the start coefficient.
struct Scores(BTreeMap<EntrantId, HalfPoints>);

impl Scores {
    fn of(state: &State, facts: &Tournament) -> Scores {
        let (scoring, next) = (facts.scoring(), state.next_round());
        let start = |no| match state.settings().system {
            Some(System::McMahon) => HalfPoints::from_halves(facts.start(no).value.saturating_mul(2)),
            Some(
                System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::Swiss | System::RoundRobin,
            )
            | None => HalfPoints::from_halves(0),
        };
        let crosstable = facts.crosstable();
        let of_row = |row: &kolo_model::Row| {
            let id = *state.order().get(row.no.index())?;
            Some((id, start(row.no) + row.points_before(next, &scoring, Adjourned::AsDraw)))
        };
        Scores(crosstable.rows().iter().filter_map(of_row).collect())
    }

    fn of_one(&self, id: EntrantId) -> Option<HalfPoints> {
        self.0.get(&id).copied()
    }
}

/// The sheet with two people in each other's place; two who meet each other change sides. Terms of games are made
/// again: they follow from the pair.
pub fn exchanged(sheet: &PairingSheet, one: EntrantId, other: EntrantId) -> PairingSheet {
    let turned = |id: EntrantId| match id {
        id if id == one => other,
        id if id == other => one,
        id => id,
    };
    let pairs = sheet.pairs.iter().map(|pair: &PerSide<EntrantId>| pair.map(turned)).collect();
    let byes = sheet.byes.iter().copied().map(turned).collect();
    PairingSheet { pairs, terms: Vec::new(), byes }
}
