//! Orders given by somebody who has not seen the latest events (K-STALE): whether they still mean what was shown.

use super::journal::NoteRuling;
use super::{Arranged, Arrangement, Cup, CupChange, CupCommand, CupEvent, CupOrder, Note, NoteCommand, Past};
use crate::{Change, Command, MatchId, State};

impl Cup {
    /// The tournament as it stood after so many events; nothing if there were never so many.
    pub fn as_of(&self, events: u64) -> Option<Cup> {
        let past = self.past().get(..usize::try_from(events).ok()?)?;
        let mut events = past.iter().map(|past| self.event(past));
        let mut cup = Cup::begin(&events.next()??).ok()?;
        for event in events {
            cup.take(&event?).ok()?;
        }
        Some(cup)
    }

    /// What was written down.
    pub(super) fn event(&self, past: &Past) -> Option<CupEvent> {
        match past {
            Past::Arranged(arranged) => Some(CupEvent::Arranged(arranged.clone())),
            Past::Step { draw, step } => {
                let index = usize::try_from(step.checked_sub(1)?).ok()?;
                self.ledger(*draw)?.records().get(index).cloned().map(CupEvent::Played)
            }
        }
    }

    /// Whether an order means now what it meant after so many events: it is about the same, writes the same and changes
    /// the same. One that was refused then and is refused now means the same: the rule says why.
    pub fn means_the_same_as_of(&self, events: u64, order: &CupOrder) -> bool {
        let Some(then) = self.as_of(events) else { return false };
        if !is_about_the_same(&then, self, &order.command) {
            return false;
        }
        match (Cup::decide(Some(&then), order), Cup::decide(Some(self), order)) {
            (Ok(before), Ok(now)) => {
                unnumbered(before) == unnumbered(now) && then.changes(order) == self.changes(order)
            }
            (Err(_), Err(_)) => true,
            (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
        }
    }

    /// What an order changes. Places, and sums of groups, move with every result, so they are shown and not compared.
    fn changes(&self, order: &CupOrder) -> Vec<CupChange> {
        let mut changes = self.preview(order).unwrap_or_default();
        changes.retain(|change| {
            !matches!(change, CupChange::Play(Change::Place { .. } | Change::InGroup { .. }))
        });
        changes
    }
}

/// Events without the numbers that count on with whatever else is written down.
fn unnumbered(mut events: Vec<CupEvent>) -> Vec<CupEvent> {
    for event in &mut events {
        let CupEvent::Arranged(Arranged { event: Arrangement::Noted { note }, .. }) = event else { continue };
        match note {
            Note::Incident { id, .. } | Note::Protest { id, .. } => *id = 0,
            Note::ProtestDecided { ruling: NoteRuling::Upheld { step }, .. } => *step = None,
            Note::ProtestDecided { ruling: NoteRuling::Rejected, .. }
            | Note::IncidentAmended { .. }
            | Note::PassedOver { .. } => {}
        }
    }
    events
}

/// Whether what a command takes into its hand looks the same here and there.
fn is_about_the_same(then: &Cup, now: &Cup, command: &CupCommand) -> bool {
    let result = |cup: &Cup, game: &MatchId| cup.state().and_then(|state| state.result(game)).copied();
    let plan = |cup: &Cup| cup.state().map(State::plan).cloned();
    match command {
        CupCommand::Play(Command::Correct { game, .. } | Command::Record { game, .. }) => {
            result(then, game) == result(now, game) && then.reports(game) == now.reports(game)
        }
        CupCommand::Play(Command::EditSlots(_)) => plan(then) == plan(now),
        CupCommand::Play(
            Command::Withdraw(_)
            | Command::Return(_)
            | Command::Decide { .. }
            | Command::DrawLot(_)
            | Command::ChosenDuel { .. }
            | Command::DecidingDuel { .. }
            | Command::DrawMatchLot(_)
            | Command::Undo(_)
            | Command::Redo(_),
        )
        | CupCommand::Note(NoteCommand::RecordIncident { .. })
        | CupCommand::Rename { .. }
        | CupCommand::TakeNameBack(_)
        | CupCommand::Report { .. } => true,
        CupCommand::Note(NoteCommand::LodgeProtest { game, .. }) => result(then, game) == result(now, game),
        CupCommand::Note(NoteCommand::AmendIncident { id, .. }) => {
            let incident = |cup: &Cup| cup.journal().incidents().get(id).cloned();
            incident(then) == incident(now)
        }
        CupCommand::Note(NoteCommand::DecideProtest { id, .. } | NoteCommand::PassOver(id)) => {
            let protest = |cup: &Cup| cup.journal().protests().get(id).cloned();
            let of_game = |cup: &Cup| protest(cup).and_then(|one| result(cup, &one.game));
            protest(then) == protest(now) && of_game(then) == of_game(now)
        }
        CupCommand::TakeBack(event) | CupCommand::DoAgain(event) if now.journal().line(*event).is_some() => {
            true
        }
        CupCommand::Open(_)
        | CupCommand::Change(_)
        | CupCommand::DrawAgain(_)
        | CupCommand::CheckIn(_)
        | CupCommand::EditDraft(_)
        | CupCommand::TakeBack(_)
        | CupCommand::DoAgain(_)
        | CupCommand::Publish
        | CupCommand::Recall => {
            let drafted = |cup: &Cup| cup.drafted().ok();
            then.setup() == now.setup() && then.draw() == now.draw() && drafted(then) == drafted(now)
        }
    }
}
