//! Why this one stands in this slot, with the clause behind each step.

use kolo_messages::Message;
use kolo_model::{Clause, Name, PerSide};

use crate::event::{DecidedBy, Event};
use crate::generate::explain_draw;
use crate::verdict::message;
use crate::{
    BrokenBy, Decision, DuelNumber, EntrantId, Fixture, GroupDuel, GroupId, Ledger, MatchId, Occupant, Slot,
    SlotPlace, State, Status, TieRule,
};

/// One step of an explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExplanationStep {
    /// The sentence.
    pub message: Message,
    /// The clause it follows.
    pub clause: Clause,
}

fn explained(clause: &'static str, message: Message) -> ExplanationStep {
    ExplanationStep { message, clause: Clause::new(clause) }
}

impl Ledger {
    /// Why an entrant stands in a slot, or why none does yet; `None` if there is no such slot.
    pub fn explain(&self, place: &SlotPlace) -> Option<Vec<ExplanationStep>> {
        let edits = (1..).zip(self.records()).filter(|(step, _)| !self.is_undone(*step));
        let edited = edits.filter(|(_, record)| match &record.event {
            Event::SlotsEdited { changes } => changes.iter().any(|change| change.slot == *place),
            _ => false,
        });
        let edited =
            edited.last().map(|(_, record)| edited_by_hand(&record.by.name, record.reason.as_deref()));
        self.state().explain(place, edited)
    }
}

/// That a slot was changed by hand. The public sees that it was done, the organiser also by whom and why.
pub fn edited_by_hand(by: &Name, reason: Option<&str>) -> ExplanationStep {
    let message = match reason {
        Some(reason) => Message::new("stages-why-edited").with("by", by).with("reason", reason),
        None => Message::new("stages-why-by-hand"),
    };
    explained("K-SLOT", message)
}

impl State {
    /// Why an entrant stands in a slot, or why none does yet, and that it was changed by hand if it was; `None` if
    /// there is no such slot.
    pub fn explain(
        &self,
        place: &SlotPlace,
        edited: Option<ExplanationStep>,
    ) -> Option<Vec<ExplanationStep>> {
        let link = self.plan().link(place)?;
        let mut steps = match (place, link) {
            (SlotPlace::Member(..), Slot::Entrant(id)) => self.explain_draw_of(*id),
            _ => None,
        }
        .unwrap_or_else(|| self.explain_link(link));
        steps.extend(edited);
        if let Some(Occupant::Out(id)) = self.occupant(place) {
            let name = self.name(id);
            let message = if self.has_withdrawn(id) {
                Message::new("stages-why-withdrawn")
            } else {
                Message::new("stages-why-fallen")
            };
            steps.push(explained("K-OUT", message.with("name", name)));
        }
        Some(steps)
    }

    /// The draw of the groups step by step, if the plan has one (P-1.1.4.4).
    pub fn explain_draw(&self) -> Vec<(EntrantId, ExplanationStep)> {
        let Some(contest) = &self.plan.plan().contest else { return Vec::new() };
        let stages = self.plan.stages();
        let groups: Vec<GroupId> =
            stages.iter().take(1).flat_map(|stage| &stage.groups).map(|group| group.id.clone()).collect();
        let steps = explain_draw(self.plan.entrants(), &groups, &contest.draw);
        let numbered = (1..).zip(steps);
        let steps = numbered.map(|(number, step)| {
            let message = step.message(number, &self.name(step.who));
            (step.who, ExplanationStep { message, clause: step.clause() })
        });
        steps.collect()
    }

    fn explain_draw_of(&self, id: EntrantId) -> Option<Vec<ExplanationStep>> {
        let mut steps = self.explain_draw().into_iter();
        steps.find(|(who, _)| *who == id).map(|(_, step)| vec![step])
    }

    fn explain_link(&self, link: &Slot) -> Vec<ExplanationStep> {
        match link {
            Slot::Entrant(id) => {
                vec![explained("G-3.2.2", Message::new("stages-why-drawn").with("name", self.name(*id)))]
            }
            Slot::Winner(id) => vec![self.explain_match(id, Message::new("stages-why-winner"))],
            Slot::Loser(id) => vec![self.explain_match(id, Message::new("stages-why-loser"))],
            Slot::Place { group, place } => self.explain_place(group, *place),
            Slot::Bye => vec![explained("G-3.1.4", Message::new("stages-why-bye"))],
        }
    }

    fn explain_match(&self, id: &MatchId, message: Message) -> ExplanationStep {
        let how = match self.fixture(id).map(|fixture| (fixture, fixture.status)) {
            None | Some((_, Status::Waiting | Status::Ready)) => Message::new("stages-why-not-played"),
            Some((_, Status::Bye)) => Message::new("stages-why-free"),
            Some((fixture, Status::Over(_) | Status::GivenUp(_))) => self.ended_like(fixture),
            Some((fixture, Status::Tied { .. })) => {
                Message::new("stages-why-tied").with("how", self.ended_like(fixture))
            }
            Some((fixture, Status::TieBroken { winner, by, .. })) => {
                let name = fixture.sides[winner].id().map(|id| self.name(id)).unwrap_or_default();
                let by = match by {
                    BrokenBy::Duel(DuelNumber::First) => Message::new("stages-why-first-duel"),
                    BrokenBy::Duel(DuelNumber::Second) => Message::new("stages-why-second-duel"),
                    BrokenBy::Lot => {
                        Message::new("stages-why-match-lot").with("seed", self.seed().to_string())
                    }
                    BrokenBy::Withdrawal => Message::new("stages-why-left"),
                };
                let how = self.ended_like(fixture);
                Message::new("stages-why-tie-broken").with("how", how).with("by", by.with("name", name))
            }
        };
        let clause = match self.plan.ties_of(id) {
            Some(TieRule::Pisqworky2023) => "P-1.1.4.8.1",
            Some(TieRule::Usual) | None => "G-3.1.4",
        };
        explained(clause, message.with("match", id).with("how", how))
    }

    fn ended_like(&self, fixture: &Fixture) -> Message {
        let names = fixture.sides.map(|side| side.id().map(|id| self.name(id)).unwrap_or_default());
        fixture.verdict().map_or_else(
            || Message::new("stages-why-not-played"),
            |verdict| message(verdict, PerSide::new(names.first, names.second)),
        )
    }

    fn explain_place(&self, group: &GroupId, place: u32) -> Vec<ExplanationStep> {
        let link = Message::new("stages-why-place").with("group", group).with("place", place);
        let mut steps = vec![explained("G-3.1.5", link)];
        let Some(view) = self.group(group) else { return steps };
        let Some(Occupant::Here(id) | Occupant::Out(id)) = view.places.get(place as usize - 1).copied()
        else {
            steps.push(explained("G-3.1.5", Message::new("stages-why-group-open").with("group", group)));
            return steps;
        };
        let member = view.members.iter().position(|member| member.id() == Some(id));
        let rows = view.table.as_ref().map(|table| table.standings.rows.as_slice()).unwrap_or_default();
        let Some(row) = rows.iter().find(|row| Some(row.no.index()) == member) else { return steps };
        let column = |column: &kolo_standings::Column| {
            Message::new("stages-why-value")
                .with("heading", column.criterion.heading())
                .with("value", column.value)
        };
        let shown = row.columns.iter().filter(|column| !column.value.to_string().is_empty());
        let values: Vec<Message> = shown.map(column).collect();
        let message = Message::new("stages-why-values").with("name", self.name(id));
        let clause = match view.ties_by {
            TieRule::Usual => "G-3.3.2",
            TieRule::Pisqworky2023 => "P-1.1.4.7",
        };
        steps.push(explained(clause, message.with("values", values)));
        let equal = rows.iter().filter(|other| other.place == row.place);
        let equal: Vec<EntrantId> =
            equal.filter_map(|row| view.members.get(row.no.index()).copied()?.id()).collect();
        steps.extend(self.explain_duels(group, &equal));
        steps.extend(self.explain_decision(group, id, &equal));
        steps
    }

    /// The duels of chosen players between those who are tied, if they count.
    fn explain_duels(&self, group: &GroupId, equal: &[EntrantId]) -> Option<ExplanationStep> {
        let all = self.facts.duels.get(group)?;
        let counts = |duel: &&GroupDuel| {
            duel.among.len() == equal.len() && duel.among.iter().all(|id| equal.contains(id))
        };
        let duels: Vec<Message> = all
            .iter()
            .filter(counts)
            .map(|duel| duel.duel.message(duel.sides.map(|id| self.name(id))))
            .collect();
        let message = Message::new("stages-why-duels").with("duels", duels.clone());
        (!duels.is_empty()).then(|| explained("P-1.1.4.7", message))
    }

    fn explain_decision(
        &self,
        group: &GroupId,
        id: EntrantId,
        equal: &[EntrantId],
    ) -> Option<ExplanationStep> {
        let is_about = |decision: &&Decision| {
            decision.order.contains(&id) && decision.order.iter().all(|other| equal.contains(other))
        };
        let decision = self.decisions(group).iter().rev().find(is_about)?;
        let order: Vec<String> = decision.order.iter().map(|id| self.name(*id)).collect();
        Some(match decision.how {
            DecidedBy::Hand => explained("K-TIE", Message::new("stages-why-hand").with("order", order)),
            DecidedBy::Lot => {
                let seed = self.seed().to_string();
                explained("K-SEED", Message::new("stages-why-lot").with("order", order).with("seed", seed))
            }
        })
    }
}
