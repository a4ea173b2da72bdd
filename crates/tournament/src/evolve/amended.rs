//! Published pairs that changed, and what is noted for the rating report.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_model::{GameTerms, Idle, PerSide};

use super::InvalidEvent;
use crate::EntrantId;
use crate::event::{AmendGround, RatingNoted, RoundAmended};
use crate::meeting::Meeting;
use crate::rating_note::{RatingNote, has_ended};
use crate::state::{ByHand, PublishedRound, State};

impl State {
    /// The same people as before, paired otherwise; where the reason is about players without an opponent, a player may
    /// come in late, and one who did not come may go (D-C.04.2-4.4). Games that stay the same keep what is known about
    /// them.
    pub(super) fn amended(&mut self, event: &RoundAmended) -> Result<(), InvalidEvent> {
        if self.latest_round() != Some(event.round) {
            return Err(InvalidEvent::WrongRound(event.round));
        }
        if !event.sheet.has_terms_of_its_pairs() {
            return Err(InvalidEvent::WrongTerms);
        }
        let Some(latest) = self.rounds.last() else { return Err(InvalidEvent::WrongRound(event.round)) };
        let then: BTreeSet<EntrantId> = latest.sheet().named().collect();
        let now = named_once(event)?;
        let (newcomers, gone) = (now.difference(&then), then.difference(&now));
        let newcomers: Vec<EntrantId> = newcomers.copied().collect();
        let gone: Vec<EntrantId> = gone.copied().collect();
        if let Some(wrong) = newcomers.iter().find(|id| !self.may_come_in(event.ground, **id)) {
            return Err(InvalidEvent::WrongSheet(*wrong));
        }
        if let Some(wrong) = gone.iter().find(|id| !may_go(event.ground, latest, **id)) {
            return Err(InvalidEvent::WrongSheet(*wrong));
        }
        if let Some(open) = self.protests_left_out(event.round, &event.sheet).first() {
            return Err(InvalidEvent::WrongProtest(*open));
        }
        let kept: BTreeMap<_, &Meeting> = latest.tables.iter().map(|table| (table.sides, table)).collect();
        let table = |(sides, terms): (PerSide<EntrantId>, GameTerms)| match kept.get(&sides) {
            Some(table) => Meeting { terms, ..Meeting::clone(table) },
            None => Meeting::new(sides, terms),
        };
        let tables = event.sheet.games().map(table).collect();
        let (byes, origin, group_a) =
            (event.sheet.byes.clone(), latest.origin.clone(), latest.group_a.clone());
        let stays = latest.idle.iter().filter(|(id, _)| !now.contains(id)).copied();
        let idle = stays.chain(gone.iter().map(|id| (*id, Idle::Absent))).collect();
        let had_ended = latest.had_ended || has_ended(latest);
        let gone = latest.gone.iter().copied().chain(gone).filter(|id| !now.contains(id)).collect();
        let changed = ByHand::Changed;
        let amended = PublishedRound { tables, byes, idle, origin, changed, had_ended, gone, group_a };
        if let Some(latest) = self.rounds.last_mut() {
            *latest = Arc::new(amended);
        }
        Ok(())
    }

    fn may_come_in(&self, ground: AmendGround, id: EntrantId) -> bool {
        ground == AmendGround::LateEntry && self.number_of(id).is_some()
    }

    pub(super) fn rating_noted(&mut self, event: &RatingNoted) -> Result<(), InvalidEvent> {
        let RatingNoted { pairing, was, should } = event.clone();
        let (round, table) = self.seat(&pairing)?;
        if self.table(round, table).map(|seat| seat.outcome) != Some(was) {
            return Err(InvalidEvent::TableStatus(round, table));
        }
        self.for_rating.retain(|note| !note.is_about(&pairing, should));
        self.for_rating.push(RatingNote { pairing, was, should });
        Ok(())
    }
}

/// All on the new sheet, if none stands there twice.
fn named_once(event: &RoundAmended) -> Result<BTreeSet<EntrantId>, InvalidEvent> {
    let mut named = BTreeSet::new();
    match event.sheet.named().find(|id| !named.insert(*id)) {
        Some(twice) => Err(InvalidEvent::WrongSheet(twice)),
        None => Ok(named),
    }
}

/// A player who did not come to the game has no place at the tables once the opponent plays another.
fn may_go(ground: AmendGround, latest: &PublishedRound, id: EntrantId) -> bool {
    let did_not_come = || latest.tables.iter().any(|table| table.is_forfeited_by(id));
    matches!(ground, AmendGround::WithoutOpponent | AmendGround::LateEntry) && did_not_come()
}
