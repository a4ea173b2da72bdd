//! What happened. Names and fields are kept for ever.

use std::collections::BTreeSet;

use kolo_model::Name;
use serde::{Deserialize, Serialize};

use super::{CupCommand, CupOrder, Note, Setup};
use crate::{Command, DecidedBy, EntrantId, Event, Label, MatchId, Outcome, RawPlan, Record, SlotChange};

/// Something that happened to a tournament of stages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CupEvent {
    /// Around play.
    Arranged(Arranged),
    /// In play, as a stages file writes it.
    Played(Record),
}

/// Something around play: what, when, by whom and why (K-WHO).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arranged {
    /// Milliseconds since 1970 in UTC. Always passed in.
    pub at: i64,
    /// Who.
    pub by: Name,
    /// Why, where that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// What.
    pub event: Arrangement,
}

/// What happens around play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Arrangement {
    /// It begins.
    Opened {
        /// With this.
        setup: Setup,
    },
    /// Others play, or in another way.
    Changed {
        /// What holds now.
        setup: Setup,
    },
    /// Lots were drawn again, before the draw counts.
    LotsDrawn {
        /// The seed until now.
        was: u64,
        /// The seed from now on.
        seed: u64,
    },
    /// It was looked who has come, before the draw counts.
    CheckedIn {
        /// Those who have not.
        missing: BTreeSet<EntrantId>,
    },
    /// The draw was changed by hand before it counts.
    Edited {
        /// What was changed.
        changes: Vec<SlotChange>,
        /// The whole draw as it is now, so that no later version of the program draws it anew.
        plan: RawPlan,
    },
    /// The draw counts.
    Published {
        /// As it was drawn.
        plan: RawPlan,
    },
    /// The draw does not count any more.
    Recalled,
    /// Somebody is called differently: on the list there was a mistake.
    Renamed {
        /// Who.
        who: EntrantId,
        /// How until now.
        was: Label,
        /// How from now on.
        label: Label,
    },
    /// A correction of a name does not count any more.
    NameTakenBack {
        /// The event that it was, from 1.
        event: u64,
    },
    /// A step around the draw, or a line of the journal, does not count any more.
    TakenBack {
        /// The event that it was, from 1.
        event: u64,
    },
    /// A step around the draw, a correction of a name, or a line of the journal counts again.
    DoneAgain {
        /// The event that it was, from 1.
        event: u64,
    },
    /// Something was written into the journal of incidents and protests.
    Noted {
        /// What.
        note: Note,
    },
    /// A player said how a match ended.
    Reported {
        /// Which match.
        game: MatchId,
        /// Who said so.
        by: EntrantId,
        /// How it ended.
        outcome: Outcome,
    },
}

impl CupEvent {
    /// Whether it can have followed from this order, as the first of what did (K-ONCE).
    pub fn answers(&self, order: &CupOrder) -> bool {
        match (self, &order.command) {
            (CupEvent::Arranged(arranged), command) => match (&arranged.event, command) {
                (Arrangement::Opened { setup }, CupCommand::Open(wanted))
                | (Arrangement::Changed { setup }, CupCommand::Change(wanted)) => {
                    is_same_but_lots(setup, wanted)
                }
                // Lots that are asked for once more come from another seed.
                (Arrangement::LotsDrawn { .. }, CupCommand::DrawAgain(_))
                | (Arrangement::Published { .. }, CupCommand::Publish)
                | (Arrangement::Recalled, CupCommand::Recall | CupCommand::TakeBack(_)) => true,
                (
                    Arrangement::Renamed { who, label, .. },
                    CupCommand::Rename { who: wanted, label: called },
                ) => (who, label) == (wanted, called),
                (Arrangement::NameTakenBack { event }, CupCommand::TakeNameBack(wanted))
                | (Arrangement::TakenBack { event }, CupCommand::TakeBack(wanted))
                | (Arrangement::DoneAgain { event }, CupCommand::DoAgain(wanted)) => event == wanted,
                (Arrangement::CheckedIn { missing }, CupCommand::CheckIn(wanted)) => missing == wanted,
                (Arrangement::Edited { changes, .. }, CupCommand::EditDraft(wanted)) => {
                    let same = |slot, link| wanted.iter().any(|(at, to)| at == slot && to == link);
                    changes.iter().all(|change| same(&change.slot, &change.link))
                }
                (
                    Arrangement::Reported { game, by, outcome },
                    CupCommand::Report { game: wanted, by: who, outcome: said },
                ) => (game, by, outcome) == (wanted, who, said),
                (Arrangement::Noted { note }, CupCommand::Note(command)) => note.answers(command),
                (
                    Arrangement::Opened { .. }
                    | Arrangement::Changed { .. }
                    | Arrangement::LotsDrawn { .. }
                    | Arrangement::CheckedIn { .. }
                    | Arrangement::Edited { .. }
                    | Arrangement::Published { .. }
                    | Arrangement::Recalled
                    | Arrangement::Renamed { .. }
                    | Arrangement::NameTakenBack { .. }
                    | Arrangement::TakenBack { .. }
                    | Arrangement::DoneAgain { .. }
                    | Arrangement::Noted { .. }
                    | Arrangement::Reported { .. },
                    _,
                ) => false,
            },
            (CupEvent::Played(record), CupCommand::Play(command)) => is_of(&record.event, command),
            (CupEvent::Played(_), _) => false,
        }
    }
}

/// The seed of the lots is drawn for every request, so that a repetition has another one.
fn is_same_but_lots(setup: &Setup, wanted: &Setup) -> bool {
    let mut wanted = wanted.clone();
    wanted.recipe.seed = setup.recipe.seed;
    *setup == wanted
}

fn is_of(event: &Event, command: &Command) -> bool {
    match (event, command) {
        (Event::Result { game, outcome, .. }, Command::Record { game: wanted, outcome: said })
        | (Event::Corrected { game, outcome, .. }, Command::Correct { game: wanted, outcome: said, .. }) => {
            (game, outcome) == (wanted, said)
        }
        (Event::SlotsEdited { changes }, Command::EditSlots(wanted)) => {
            let links = changes.iter().map(|change| (&change.slot, &change.link));
            links.eq(wanted.iter().map(|(slot, link)| (slot, link)))
        }
        (Event::Withdrawn { entrant }, Command::Withdraw(wanted))
        | (Event::Returned { entrant }, Command::Return(wanted)) => entrant == wanted,
        (Event::TieDecided { group, decision }, Command::Decide { group: wanted, order }) => {
            group == wanted && decision.how == DecidedBy::Hand && decision.order == *order
        }
        (Event::TieDecided { group, decision }, Command::DrawLot(wanted)) => {
            group == wanted && decision.how == DecidedBy::Lot
        }
        (
            Event::ChosenDuel { group, sides, duel, .. },
            Command::ChosenDuel { group: wanted, sides: who, duel: how },
        ) => (group, sides, duel) == (wanted, who, how),
        (
            Event::DecidingDuel { game, duel, terms, .. },
            Command::DecidingDuel { game: wanted, duel: how, terms: by },
        ) => (game, duel, terms) == (wanted, how, by),
        (Event::MatchLot { game, .. }, Command::DrawMatchLot(wanted)) => game == wanted,
        (Event::Undone { step }, Command::Undo(wanted)) | (Event::Redone { step }, Command::Redo(wanted)) => {
            step == wanted
        }
        (
            Event::Result { .. }
            | Event::Corrected { .. }
            | Event::SlotsEdited { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::TieDecided { .. }
            | Event::ChosenDuel { .. }
            | Event::DecidingDuel { .. }
            | Event::MatchLot { .. }
            | Event::Undone { .. }
            | Event::Redone { .. },
            _,
        ) => false,
    }
}
