//! Two who meet, in a round or in a plan: who plays, what each side reports, what counts.

use kolo_model::{GameTerms, Outcome, PerSide, Share, Side, Verdict};
use kolo_rulings::GameEnd;
use kolo_teams::{Judged, LineUp, MatchResult};

use crate::EntrantId;
use crate::live::LiveOpening;

/// A match with all that is known about it. In a round its table is its place in the list, in a plan its node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Who sits on which side.
    pub sides: PerSide<EntrantId>,
    /// Handicap and komi.
    pub terms: GameTerms,
    /// Who of each roster plays at which board, where that is recorded (P-3.1.5).
    pub line_up: Option<LineUp>,
    /// Whose line-up was given; the other side still sits by its roster and may say otherwise.
    pub lined_up: PerSide<bool>,
    /// The match on devices that it is, also after its end (K-LIVE).
    pub live: Option<LiveOpening>,
    /// What counts.
    pub outcome: Outcome,
    /// Points inside the match.
    pub score: Option<PerSide<u32>>,
    /// The result that counts, where it says more than outcome and score.
    pub(crate) detail: Option<MatchResult>,
    /// What the sides have reported so far, each with what it would count for.
    pub reports: PerSide<Option<Judged>>,
    /// How it ended, where that is known (G-4.4.5).
    pub end: Option<GameEnd>,
    /// Whether it was played with the sides the other way round than the plan has them (R-F7.1). In a round the sides
    /// themselves are exchanged: colours of later rounds follow from them.
    pub(crate) exchanged: bool,
    /// Whether its result can be protested against (G-4.4.8).
    pub(crate) window: ProtestWindow,
}

/// Whether a result can be protested against (G-4.4.8). What is closed stays closed for this result: a round that is
/// unpublished and a tournament that is opened again bring no time for protests back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum ProtestWindow {
    /// There is no result yet.
    #[default]
    NoResult,
    /// The next round is not published, and the results are not announced.
    Open,
    /// One of them happened after the result came.
    Closed,
}

impl ProtestWindow {
    /// A result that comes now opens it; an adjourned game has none yet.
    pub(crate) fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Pending | Outcome::Adjourned => ProtestWindow::NoResult,
            Outcome::Played(..) | Outcome::Forfeit(_) => ProtestWindow::Open,
        }
    }
}

/// How far a match has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableStatus {
    /// Nothing is reported.
    Open,
    /// One side reported; the other has yet to confirm.
    Unconfirmed,
    /// The two sides reported different results.
    Mismatch,
    /// The result counts.
    Settled,
}

impl Meeting {
    pub(crate) fn new(sides: PerSide<EntrantId>, terms: GameTerms) -> Self {
        Meeting {
            sides,
            terms,
            line_up: None,
            lined_up: PerSide::default(),
            live: None,
            outcome: Outcome::Pending,
            score: None,
            detail: None,
            reports: PerSide::default(),
            end: None,
            exchanged: false,
            window: ProtestWindow::NoResult,
        }
    }

    /// The match with the sides as it was played.
    #[must_use]
    pub fn as_played(mut self) -> Meeting {
        if self.exchanged {
            self.turn();
            self.exchanged = false;
        }
        self
    }

    /// Whether it was played with the sides the other way round than a plan has them.
    pub fn is_exchanged(&self) -> bool {
        self.exchanged
    }

    /// Whether anything is known about how it was played: a result, or a report of one.
    pub fn is_touched(&self) -> bool {
        self.outcome != Outcome::Pending || self.is_reported()
    }

    /// Whether a side has reported.
    pub(crate) fn is_reported(&self) -> bool {
        self.reports.first.is_some() || self.reports.second.is_some()
    }

    /// What counts.
    pub fn verdict(&self) -> Verdict {
        Verdict { outcome: self.outcome, score: self.score }
    }

    /// The result that counts, as it was recorded; nothing while there is none.
    pub fn result(&self) -> Option<MatchResult> {
        match self.outcome {
            Outcome::Pending => None,
            Outcome::Adjourned | Outcome::Played(..) | Outcome::Forfeit(_) => {
                Some(self.detail.clone().unwrap_or_else(|| self.verdict().into()))
            }
        }
    }

    /// What each side says the match counts for.
    pub fn reported(&self) -> PerSide<Option<Verdict>> {
        PerSide::new(&self.reports.first, &self.reports.second)
            .map(|report| report.as_ref().map(|one| one.verdict))
    }

    /// Lets a result count.
    pub(crate) fn count(&mut self, verdict: Verdict, detail: Option<MatchResult>) {
        (self.outcome, self.score, self.detail) = (verdict.outcome, verdict.score, detail);
        (self.end, self.window) = (None, ProtestWindow::of(verdict.outcome));
    }

    /// The same with the sides exchanged: everything stays with the people it is about.
    pub(crate) fn turn(&mut self) {
        self.sides = self.sides.swapped();
        self.line_up = self.line_up.take().map(LineUp::swapped);
        self.lined_up = self.lined_up.swapped();
        self.outcome = self.outcome.swapped();
        self.score = self.score.map(PerSide::swapped);
        self.detail = self.detail.take().map(MatchResult::swapped);
        let reports = std::mem::take(&mut self.reports);
        self.reports = reports.swapped().map(|report| report.map(Judged::swapped));
    }

    /// The side of `who`, if they sit here.
    pub fn side_of(&self, who: EntrantId) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.sides[*side] == who)
    }

    /// Whether `who` lost this match by not coming.
    pub fn is_forfeited_by(&self, who: EntrantId) -> bool {
        let lost = |side: Side| match self.outcome {
            Outcome::Forfeit(result) => result.shares()[side] == Share::Loss,
            Outcome::Pending | Outcome::Adjourned | Outcome::Played(..) => false,
        };
        self.side_of(who).is_some_and(lost)
    }

    /// How far it has come.
    pub fn status(&self) -> TableStatus {
        match (self.outcome, &self.reports.first, &self.reports.second) {
            (Outcome::Adjourned | Outcome::Played(..) | Outcome::Forfeit(_), _, _) => TableStatus::Settled,
            (Outcome::Pending, None, None) => TableStatus::Open,
            (Outcome::Pending, Some(_), Some(_)) => TableStatus::Mismatch,
            (Outcome::Pending, Some(_), None) | (Outcome::Pending, None, Some(_)) => TableStatus::Unconfirmed,
        }
    }
}
