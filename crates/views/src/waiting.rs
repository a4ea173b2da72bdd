//! What the next pairing waits for.

use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_tournament::{CheckIn, State, TableStatus};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::contest::matches::{MatchLine, MatchState};
use crate::plan::{matches, ties};

/// Something that the next pairing, or the end, waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Waiting {
    /// What kind of thing it is.
    pub kind: Kind,
    /// What it is, in words.
    pub text: String,
    /// The clause that holds the pairing back.
    pub clause: &'static str,
    /// The match of a plan, if it is about one, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairing: Option<String>,
    /// The table, if it is about one: round, then table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<(u32, u32)>,
    /// The protest, by its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub protest: Option<u32>,
    /// Who, by the number in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<u32>,
}

impl Waiting {
    pub(crate) fn new(kind: Kind, text: String, clause: &'static str) -> Waiting {
        Waiting { kind, text, clause, pairing: None, table: None, protest: None, who: None }
    }
}

/// What kind of thing is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A result that was not reported.
    Result,
    /// A report that the other side has yet to confirm.
    Confirmation,
    /// Two reports that differ.
    Mismatch,
    /// A protest that is not decided.
    Protest,
    /// A player who is not checked in.
    CheckIn,
    /// A player without a rating, where the system asks for one.
    Rating,
    /// Tied players of whom some go on.
    Tie,
}

/// One thing comes after the other.
fn in_order() -> &'static str {
    Clause::new("K-ORDER").id()
}

/// Everything that the next pairing waits for, in the order in which it is best dealt with.
pub fn before_next_draw(state: &State, lang: Lang) -> Vec<Waiting> {
    let mut waiting = Vec::new();
    for (round, table, status) in state.unsettled() {
        let about = |message: Message| message.with("round", round).with("table", table).text(lang);
        let (kind, text) = match status {
            TableStatus::Mismatch => (Kind::Mismatch, about(Message::new("day-waiting-mismatch"))),
            TableStatus::Unconfirmed => (Kind::Confirmation, about(Message::new("day-waiting-confirmation"))),
            TableStatus::Open | TableStatus::Settled => {
                (Kind::Result, about(Message::new("day-waiting-result")))
            }
        };
        let place = Some((round.get(), u32::try_from(table.index() + 1).unwrap_or(u32::MAX)));
        waiting.push(Waiting { table: place, ..Waiting::new(kind, text, in_order()) });
    }
    let lines = matches::of_tournament(state, lang);
    waiting.extend(lines.iter().filter_map(|line| of_match(line, lang)));
    // People have to talk about a mismatch; the rest is waiting.
    waiting.sort_by_key(|one| one.kind != Kind::Mismatch);
    // Those that the arbiter has passed over hold nothing back.
    for id in state.holding_protests() {
        // A match of a plan has a name; that of a round is found by the protest.
        let of_plan = state.protests().get(&id).filter(|one| one.pairing.round().is_none());
        let text = match of_plan {
            Some(one) => {
                let game = one.pairing.place.to_string();
                Message::new("school-waits-protest").with("id", id.0).with("game", game)
            }
            None => Message::new("day-waiting-protest").with("id", id.0),
        };
        let one = Waiting::new(Kind::Protest, text.text(lang), Clause::new("K-PROTEST").id());
        let pairing = of_plan.map(|one| one.pairing.to_string());
        waiting.push(Waiting { protest: Some(id.0), pairing, ..one });
    }
    let ties = ties::of_tournament(state, lang).into_iter();
    waiting.extend(ties.map(|tie| Waiting::new(Kind::Tie, tie.text, tie.clause)));
    // A plan is drawn of those who have come; a round waits for all of them.
    if !state.has_started() && state.settings().system.is_some() {
        waiting.extend(before_the_first(state, lang));
    }
    waiting
}

/// What a match of a plan waits for: reports that differ, or one side that has not confirmed. What can simply be played is
/// not waited for.
fn of_match(line: &MatchLine, lang: Lang) -> Option<Waiting> {
    let about = |message: Message| {
        let message = message.with("match", line.key.as_str());
        message.with("first", line.sides.first.name.as_str()).with("second", line.sides.second.name.as_str())
    };
    let (kind, message) = match line.state {
        MatchState::Differing => (Kind::Mismatch, about(Message::new("plan-waits-differ"))),
        MatchState::Reported => {
            let by = if line.reports.first.is_some() { &line.sides.first } else { &line.sides.second };
            let said = line.reports.first.as_ref().or(line.reports.second.as_ref());
            let message = about(Message::new("plan-waits-other")).with("side", by.name.as_str());
            (Kind::Confirmation, message.with("result", said.map(String::as_str).unwrap_or_default()))
        }
        _ => return None,
    };
    Some(Waiting { pairing: line.pairing.clone(), ..Waiting::new(kind, message.text(lang), in_order()) })
}

fn before_the_first(state: &State, lang: Lang) -> Vec<Waiting> {
    let mut waiting = Vec::new();
    if state.settings().check_in == CheckIn::Required {
        let absent = state.entrants().iter().filter(|(_, entrant)| {
            entrant.withdrawn_after.is_none()
                && !entrant.checked_in
                && !entrant.absences.contains_key(&state.next_round())
        });
        for (id, _) in absent {
            let text = Message::new("day-waiting-check-in").with("name", Who::of(state, *id).name).text(lang);
            waiting.push(Waiting { who: Some(id.0), ..Waiting::new(Kind::CheckIn, text, in_order()) });
        }
    }
    let clause = state.rating_clause().map_or_else(in_order, Clause::id);
    for id in state.missing_ratings() {
        let text = Message::new("day-waiting-rating").with("name", Who::of(state, id).name).text(lang);
        let one = Waiting::new(Kind::Rating, text, clause);
        waiting.push(Waiting { who: Some(id.0), ..one });
    }
    waiting
}
