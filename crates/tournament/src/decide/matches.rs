//! What is said about a match, wherever it is played: reported, confirmed, corrected. One rule for reports; what a
//! result needs in order to count is a matter of the round (`results`) or of the plan (`nodes`) it belongs to.

use kolo_model::{Outcome, RoundNumber, Side};
use kolo_teams::{Judged, MatchResult, MatchSheet, SlipRefusal, Terms};

use super::late::Footing;
use super::nodes::Node;
use super::{Decision, line_ups, live, protests, results};
use crate::command::MatchCommand;
use crate::event::{Event, ResultConfirmed, ResultReported};
use crate::meeting::{Meeting, TableStatus};
use crate::state::State;
use crate::{EntrantId, Ledger, Order, PairingId, Refusal, Role, TableNumber};

pub(super) fn decide(
    ledger: &Ledger,
    state: &State,
    order: &Order,
    pairing: &PairingId,
    command: &MatchCommand,
) -> Result<Decision, Refusal> {
    let at = Match::for_sender(state, order, pairing)?;
    match command {
        MatchCommand::LineUp(line_up) => line_ups::set(&at, order, line_up),
        MatchCommand::Report(result) => at.report(order, result),
        MatchCommand::Confirm(result) => at.confirm(order, result),
        MatchCommand::Correct { result, published, own_rules } => {
            at.correct(order, result, Footing::now(*published, *own_rules))
        }
        MatchCommand::Sides { published, own_rules } => match &at.place {
            Seat::Table(round, table) => {
                results::correct_sides(state, order, (*round, *table), Footing::now(*published, *own_rules))
            }
            Seat::Node(node) => node.sides(order),
        },
        MatchCommand::Protest { by } => match &at.place {
            Seat::Table(round, table) => protests::lodge(ledger, state, order, (*round, *table), *by),
            Seat::Node(node) => node.protest(ledger, order, *by),
        },
        MatchCommand::OpenLive(opening) => live::open(&at, opening),
        MatchCommand::CloseLive => live::close(&at),
        MatchCommand::Deliver { live, result } => live::deliver(ledger, &at, order, live, result),
    }
}

/// A match with the two who meet in it now.
pub(super) struct Match<'a> {
    pub(super) state: &'a State,
    /// The pairing with the sides as they are now.
    pub(super) pairing: PairingId,
    pub(super) meeting: Meeting,
    /// Whether the pairing that was asked for names the sides the other way round.
    pub(super) turned: bool,
    place: Seat<'a>,
}

/// Where a match is played, with the law of the place.
enum Seat<'a> {
    Table(RoundNumber, TableNumber),
    Node(Node<'a>),
}

impl<'a> Match<'a> {
    pub(super) fn of(state: &'a State, asked: &'a PairingId) -> Result<Self, Refusal> {
        let unknown = || Refusal::UnknownPairing(asked.clone());
        let meeting = state.meeting(asked).ok_or_else(unknown)?;
        let pairing = PairingId { sides: meeting.sides, ..asked.clone() };
        let place = match state.find(asked) {
            Some((round, table, _)) => Seat::Table(round, table),
            None => Seat::Node(Node::of(state, asked).ok_or_else(unknown)?),
        };
        Ok(Match { state, turned: meeting.sides != asked.sides, pairing, meeting, place })
    }

    /// The match that an order is about. K-WHO: a competitor has no other matches than those they play. Of the rest they
    /// learn nothing, not even whether there is such a match: it may be of a round that is not published.
    fn for_sender(state: &'a State, order: &Order, asked: &'a PairingId) -> Result<Self, Refusal> {
        let Role::Competitor(by) = order.by.role else { return Match::of(state, asked) };
        let own = Match::of(state, asked).ok().filter(|at| at.meeting.side_of(by).is_some());
        own.ok_or(Refusal::NotYourTable)
    }

    /// The match at a table.
    pub(super) fn at_table(
        state: &'a State,
        round: RoundNumber,
        table: TableNumber,
    ) -> Result<Self, Refusal> {
        let meeting = results::table(state, round, table)?.clone();
        let pairing = results::pairing(state, round, &meeting);
        Ok(Match { state, pairing, meeting, turned: false, place: Seat::Table(round, table) })
    }

    /// A result by the sides as they are now.
    pub(super) fn as_now(&self, result: &MatchResult) -> MatchResult {
        if self.turned { result.clone().swapped() } else { result.clone() }
    }

    /// What a result counts for, if this match can have it (K-SHAPE). To take a result away is an undo, not a result.
    pub(super) fn judged(&self, result: &MatchResult) -> Result<Judged, Refusal> {
        let result = self.as_now(result);
        if let MatchResult::Game(verdict) = &result {
            if let Seat::Table(..) = self.place {
                results::check(self.state, *verdict)?;
            }
            if verdict.outcome == Outcome::Pending {
                return Err(Refusal::UndoInstead);
            }
        }
        let sheet = MatchSheet::new(self.state.settings.shape(), result);
        let sheet = sheet.with_line_up(self.meeting.line_up.clone()).check(Terms::default());
        let sheet = sheet.map_err(|problems| Refusal::Slip(SlipRefusal::Unsound(problems)))?;
        let judged = Judged { result: sheet.sheet().entry.clone(), verdict: sheet.verdict() };
        match &self.place {
            Seat::Table(..) => Ok(judged),
            Seat::Node(_) => Node::judged(judged),
        }
    }

    /// Competitors report for the side they sit on, and their report waits for the other side; what the organiser
    /// enters counts at once.
    pub(super) fn report(&self, order: &Order, result: &MatchResult) -> Result<Decision, Refusal> {
        let report = self.judged(result)?;
        match order.by.role {
            Role::Helper if self.is_mismatch() => Err(Refusal::DecidesBetween),
            Role::Arbiter | Role::Helper => {
                self.may_enter(&report)?;
                self.settle(order, &report, None)
            }
            Role::Competitor(by) => {
                let side = self.meeting.side_of(by).ok_or(Refusal::NotYourTable)?;
                self.may_report(order, &report)?;
                self.report_by(order, by, side, &report)
            }
        }
    }

    /// Whether both sides have reported, and not the same.
    fn is_mismatch(&self) -> bool {
        self.meeting.status() == TableStatus::Mismatch
    }

    fn report_by(
        &self,
        order: &Order,
        by: EntrantId,
        side: Side,
        report: &Judged,
    ) -> Result<Decision, Refusal> {
        if self.meeting.reports[side].as_ref() == Some(report) {
            return Err(Refusal::NothingChanges);
        }
        let (pairing, verdict, result) = (self.pairing.clone(), report.verdict, report.detail());
        let reported = Event::from(ResultReported { pairing, by, verdict, result });
        let earlier = self.meeting.reports[side.other()].as_ref();
        // Both sides say the same: the result counts.
        match earlier.and_then(|earlier| Judged::agreed(earlier, report)) {
            Some(agreed) => self.settle(order, agreed, Some(reported)),
            None => Ok(vec![reported].into()),
        }
    }

    /// A side confirms the report of the other one, the organiser the only one there is.
    pub(super) fn confirm(&self, order: &Order, result: &MatchResult) -> Result<Decision, Refusal> {
        let confirmed = self.judged(result)?;
        if self.meeting.outcome != Outcome::Pending {
            return Err(Refusal::ResultSettled);
        }
        let reports = &self.meeting.reports;
        let report = match order.by.role {
            Role::Competitor(by) => {
                let side = self.meeting.side_of(by).ok_or(Refusal::NotYourTable)?;
                match (&reports[side.other()], &reports[side]) {
                    (Some(report), _) => report,
                    (None, Some(_)) => return Err(Refusal::OwnReport),
                    (None, None) => return Err(Refusal::NothingToConfirm),
                }
            }
            Role::Arbiter | Role::Helper => match (&reports.first, &reports.second) {
                (Some(report), None) | (None, Some(report)) => report,
                // Two different reports: the organiser must say which one holds.
                (Some(_), Some(_)) | (None, None) => return Err(Refusal::NothingToConfirm),
            },
        };
        if *report != confirmed {
            return Err(Refusal::ReportChanged);
        }
        self.settle(order, report, None)
    }

    pub(super) fn correct(
        &self,
        order: &Order,
        result: &MatchResult,
        footing: Footing,
    ) -> Result<Decision, Refusal> {
        match &self.place {
            Seat::Table(round, _) => {
                super::require_reason(order)?;
                let right = self.judged(result)?;
                results::correct(self.state, *round, &self.meeting, &right, footing)
            }
            Seat::Node(node) => {
                let right = self.judged(result)?;
                node.correct(order, &self.meeting, &right, footing.published)
            }
        }
    }

    /// Whether it can be played now.
    pub(super) fn may_begin(&self) -> Result<(), Refusal> {
        match &self.place {
            Seat::Table(..) => Ok(()),
            Seat::Node(node) => node.may_begin(),
        }
    }

    /// Whether the desk can enter a result now. An adjourned game may get its result this way, too.
    fn may_enter(&self, report: &Judged) -> Result<(), Refusal> {
        match (&self.place, self.meeting.outcome) {
            (Seat::Table(..), Outcome::Adjourned) if report.verdict.outcome == Outcome::Adjourned => {
                Err(Refusal::NothingChanges)
            }
            (Seat::Table(..), Outcome::Played(..) | Outcome::Forfeit(_)) => Err(Refusal::ResultSettled),
            (Seat::Table(..), Outcome::Pending | Outcome::Adjourned) | (Seat::Node(_), _) => Ok(()),
        }
    }

    /// Whether a side can report this now. That an opponent did not come, and that a game is adjourned, is for the
    /// organiser to say.
    fn may_report(&self, order: &Order, report: &Judged) -> Result<(), Refusal> {
        if !matches!(report.verdict.outcome, Outcome::Played(..)) {
            return Err(Refusal::NotAllowed);
        }
        match &self.place {
            Seat::Node(node) => node.may_report(order, report.verdict),
            Seat::Table(..) if self.meeting.outcome != Outcome::Pending => Err(Refusal::ResultSettled),
            Seat::Table(..) => Ok(()),
        }
    }

    /// The result counts, after what is written beside it.
    fn settle(&self, order: &Order, judged: &Judged, before: Option<Event>) -> Result<Decision, Refusal> {
        let (pairing, verdict, result) = (self.pairing.clone(), judged.verdict, judged.detail());
        let confirmed = Event::from(ResultConfirmed { pairing, verdict, result });
        let events = before.into_iter().chain([confirmed]);
        match &self.place {
            // A draft that was made without it is thrown away.
            Seat::Table(..) => Ok(super::with_draft_discarded(self.state, events)),
            Seat::Node(node) => {
                node.may_end(order, verdict)?;
                Ok(events.collect::<Vec<Event>>().into())
            }
        }
    }

    /// Whether what counts and what is reported can stand with another line-up.
    pub(super) fn stands_with(&self, line_up: &kolo_teams::LineUp) -> Result<(), Refusal> {
        let reports = [&self.meeting.reports.first, &self.meeting.reports.second];
        let reports = reports.into_iter().flatten().map(|report| report.result.clone());
        for result in reports.chain(self.meeting.result()) {
            let sheet =
                MatchSheet::new(self.state.settings.shape(), result).with_line_up(Some(line_up.clone()));
            sheet
                .check(Terms::default())
                .map_err(|problems| Refusal::Slip(SlipRefusal::Unsound(problems)))?;
        }
        Ok(())
    }
}

/// A protest against the result of a match is upheld: the result is corrected in the same step.
pub(super) fn uphold(
    at: &Match<'_>,
    order: &Order,
    right: &MatchResult,
    footing: Footing,
    decided: Event,
) -> Result<Decision, Refusal> {
    let mut decision = at.correct(order, right, footing)?;
    decision.events.push(decided);
    Ok(decision)
}
