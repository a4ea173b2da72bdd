//! What happened, in words.

use kolo_messages::{Arg, Message};
use kolo_model::PerSide;

use crate::{
    Clock, DecidedBy, Decision, DuelNumber, DuelTerms, EntrantId, Event, Opening, Outcome, SlotChange, State,
};

impl State {
    /// An event in a sentence, with the names of people.
    pub fn tell(&self, event: &Event) -> Message {
        match event {
            Event::Result { game, sides, outcome } => Message::new("stages-told-result")
                .with("match", game)
                .with("how", self.ended(*sides, *outcome)),
            Event::Corrected { game, sides, outcome, void, .. } => {
                let message = if void.is_empty() {
                    Message::new("stages-told-corrected")
                } else {
                    let void: Vec<Arg> = void.iter().map(Arg::from).collect();
                    Message::new("stages-told-corrected-void").with("void", void)
                };
                message.with("match", game).with("how", self.ended(*sides, *outcome))
            }
            Event::SidesCorrected { game, sides } => Message::new("stages-told-sides")
                .with("match", game)
                .with("first", self.name(sides.first))
                .with("second", self.name(sides.second)),
            Event::SlotsEdited { changes } => {
                let changes: Vec<Message> = changes.iter().map(told_change).collect();
                Message::new("stages-told-slots").with("changes", changes)
            }
            Event::Withdrawn { entrant } => {
                Message::new("stages-told-withdrawn").with("name", self.name(*entrant))
            }
            Event::Returned { entrant } => {
                Message::new("stages-told-returned").with("name", self.name(*entrant))
            }
            Event::TieDecided { group, decision: Decision { order, how } } => {
                let order: Vec<String> = order.iter().map(|id| self.name(*id)).collect();
                let message = match how {
                    DecidedBy::Hand => Message::new("stages-told-hand"),
                    DecidedBy::Lot => Message::new("stages-told-lot").with("seed", self.seed().to_string()),
                };
                message.with("group", group).with("order", order)
            }
            Event::ChosenDuel { group, sides, duel, .. } => Message::new("stages-told-chosen-duel")
                .with("group", group)
                .with("how", duel.message(sides.map(|id| self.name(id)))),
            Event::DecidingDuel { game, sides, number, duel, terms } => {
                let message = match number {
                    DuelNumber::First => Message::new("stages-told-first-duel"),
                    DuelNumber::Second => Message::new("stages-told-second-duel"),
                };
                let how = duel.message(sides.map(|id| self.name(id)));
                message.with("match", game).with("how", how).with("terms", told_terms(*terms))
            }
            Event::MatchLot { game, sides, winner } => Message::new("stages-told-match-lot")
                .with("match", game)
                .with("name", self.name(sides[*winner]))
                .with("seed", self.seed().to_string()),
            Event::Undone { step } => Message::new("stages-told-undone").with("step", step.to_string()),
            Event::Redone { step } => Message::new("stages-told-redone").with("step", step.to_string()),
        }
    }

    fn ended(&self, sides: PerSide<EntrantId>, outcome: Outcome) -> Message {
        outcome.message(sides.map(|id| self.name(id)))
    }
}

fn told_terms(terms: DuelTerms) -> Message {
    match (terms.opening, terms.clock) {
        (Opening::Swap1, Clock::None) => Message::new("stages-terms-swap1"),
        (Opening::Swap1, Clock::Chess) => Message::new("stages-terms-swap1-clock"),
        (Opening::Swap2, Clock::None) => Message::new("stages-terms-swap2"),
        (Opening::Swap2, Clock::Chess) => Message::new("stages-terms-swap2-clock"),
    }
    .with("minutes", terms.minutes)
}

fn told_change(SlotChange { slot, was, link }: &SlotChange) -> Message {
    Message::new("stages-change-slot")
        .with("slot", slot.message())
        .with("before", was.message())
        .with("after", link.message())
}
