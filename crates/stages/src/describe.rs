//! What happened, in words.

use kolo_messages::{Arg, Message};
use kolo_model::{PerSide, Verdict};

use crate::verdict::message;
use crate::{
    Clock, DecidedBy, Decision, DuelNumber, DuelTerms, EntrantId, Event, Opening, SlotChange, State,
};

impl State {
    /// An event in a sentence, with the names of people.
    pub fn describe(&self, event: &Event) -> Message {
        match event {
            Event::Result { game, sides, verdict } => Message::new("stages-event-result")
                .with("match", game)
                .with("how", self.ended(*sides, *verdict)),
            Event::Corrected { game, sides, verdict, void, .. } => {
                let message = if void.is_empty() {
                    Message::new("stages-event-corrected")
                } else {
                    let void: Vec<Arg> = void.iter().map(Arg::from).collect();
                    Message::new("stages-event-corrected-void").with("void", void)
                };
                message.with("match", game).with("how", self.ended(*sides, *verdict))
            }
            Event::SidesCorrected { game, sides } => Message::new("stages-event-sides")
                .with("match", game)
                .with("first", self.name(sides.first))
                .with("second", self.name(sides.second)),
            Event::SlotsEdited { changes } => {
                let changes: Vec<Message> = changes.iter().map(change_text).collect();
                Message::new("stages-event-slots").with("changes", changes)
            }
            Event::Withdrawn { entrant } => {
                Message::new("stages-event-withdrawn").with("name", self.name(*entrant))
            }
            Event::Returned { entrant } => {
                Message::new("stages-event-returned").with("name", self.name(*entrant))
            }
            Event::TieDecided { group, decision: Decision { order, how } } => {
                let order: Vec<String> = order.iter().map(|id| self.name(*id)).collect();
                let message = match how {
                    DecidedBy::Hand => Message::new("stages-event-hand"),
                    DecidedBy::Lot => Message::new("stages-event-lot").with("seed", self.seed().to_string()),
                };
                message.with("group", group).with("order", order)
            }
            Event::ChosenDuel { group, sides, duel, .. } => Message::new("stages-event-chosen-duel")
                .with("group", group)
                .with("how", duel.message(sides.map(|id| self.name(id)))),
            Event::DecidingDuel { game, sides, number, duel, terms } => {
                let message = match number {
                    DuelNumber::First => Message::new("stages-event-first-duel"),
                    DuelNumber::Second => Message::new("stages-event-second-duel"),
                };
                let how = duel.message(sides.map(|id| self.name(id)));
                message.with("match", game).with("how", how).with("terms", terms_text(*terms))
            }
            Event::MatchLot { game, sides, winner } => Message::new("stages-event-match-lot")
                .with("match", game)
                .with("name", self.name(sides[*winner]))
                .with("seed", self.seed().to_string()),
            Event::Undone { step } => Message::new("stages-event-undone").with("step", step.to_string()),
            Event::Redone { step } => Message::new("stages-event-redone").with("step", step.to_string()),
        }
    }

    fn ended(&self, sides: PerSide<EntrantId>, verdict: Verdict) -> Message {
        message(verdict, sides.map(|id| self.name(id)))
    }
}

fn terms_text(terms: DuelTerms) -> Message {
    match (terms.opening, terms.clock) {
        (Opening::Swap1, Clock::None) => Message::new("stages-terms-swap1"),
        (Opening::Swap1, Clock::Chess) => Message::new("stages-terms-swap1-clock"),
        (Opening::Swap2, Clock::None) => Message::new("stages-terms-swap2"),
        (Opening::Swap2, Clock::Chess) => Message::new("stages-terms-swap2-clock"),
    }
    .with("minutes", terms.minutes)
}

fn change_text(SlotChange { slot, was, link }: &SlotChange) -> Message {
    Message::new("stages-change-slot")
        .with("slot", slot.message())
        .with("before", was.message())
        .with("after", link.message())
}
